"""The octagons: areas to point at, symbols, settlements, sites and castles, one lying in the other."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import Markup

from maniero.art.kit import NOTHING, circle, el, icon, join, path, pick, rect, text, use
from maniero.art.shapes import Point
from maniero.games.castelli.draw.geometry import PITCH, Places, area, at, centre, places
from maniero.games.castelli.draw.labels import area_label, castle_label, octagon_label, site_label
from maniero.games.castelli.draw.reach import seen_from, strengths
from maniero.games.castelli.draw.things import SITE, castle, settlement, symbol, tag, taken, worth
from maniero.games.castelli.nouns import Tr
from maniero.games.castelli.view import AreaView, CastelliView, OctagonView, SiteView

_GRASP: Final = 18  # Radius round a site that belongs to it.
_ON_MINE: Final = ((-PITCH * 0.34, -PITCH * 0.4), (PITCH * 0.34, -PITCH * 0.4))  # Who takes it in the end.


def octagons(view: CastelliView, names: list[str], tr: Tr) -> Markup:
    return join(_octagon(view, each, names, tr) for each in view["octagons"])


def _octagon(view: CastelliView, here: OctagonView, names: list[str], tr: Tr) -> Markup:
    """Everything of an octagon but its ground, which lies below all of them."""
    lying = {each["kind"]: _lying(view, here, each) for each in here["areas"]}
    things, grounds = [], []
    for each in here["areas"]:
        things.append(_things(each, lying[each["kind"]]))
        grounds.append(_area(each, lying[each["kind"]], names, tr))
        if each["kind"] == "mine":
            grounds.append(_silver(each["amount"], tr))
    if here["settlement"] is not None:
        things.append(settlement(here["settlement"]))
    sites = _sites(view, here, lying, names, tr)
    x, y = at(here["row"], here["column"])
    return pick(
        f"octagon-{here['name']}",
        "octagon",
        *things,
        *grounds,
        *sites,
        label=octagon_label(here["name"], tr),
        x=x,
        y=y,
    )


def sites_of(view: CastelliView, here: OctagonView, kind: str) -> list[SiteView]:
    """The sites of an area: printed, or there for a castle that count or countess builds."""
    found = [site for site in here["sites"] if site["site"].rstrip("12") == kind]
    if not found and kind in ("wood", "grain") and f"{here['name']}-{kind}" in view["sites"]:
        found.append({"site": kind, "owner": None, "under": None, "printed": False})
    return found


def _lying(view: CastelliView, here: OctagonView, each: AreaView) -> Places:
    sites = len(sites_of(view, here, each["kind"]))
    amount = each["amount"] if each["kind"] != "mine" else 0
    return places(each["sides"], amount, sites, here["settlement"] is not None)


# ------------------------------------------------------------ areas
def _things(each: AreaView, lie: Places) -> Markup:
    """Symbols of an area, paler once it has been evaluated; just now: its outline in the takers' colours."""
    if each["kind"] == "mine":
        return icon("mine", 0, -PITCH * 0.1, PITCH * 0.74, 1.4)
    fresh = tuple(each["leaders"]) if each["fresh"] else ()
    return _symbols(each["kind"], each["sides"], lie, each["evaluated"], fresh)


@lru_cache(maxsize=4096)
def _symbols(kind: str, sides: str, lie: Places, evaluated: bool, fresh: tuple[int, ...]) -> Markup:
    drawn = [symbol(kind, x, y, lie.size) for x, y in lie.symbols]
    if not evaluated or not drawn:
        return join(drawn)
    pale = el("g", *drawn, opacity=0.42)
    return _ring(sides, fresh) + pale if fresh else pale


def _ring(sides: str, leaders: tuple[int, ...]) -> Markup:
    """The outline of an area that was evaluated just now, in the colours of those who took it."""
    d = area(sides)
    ring = path(d, "none", "outline", 8) + path(d, "none", "plaster", 6.4)
    ring += path(d, "none", f"seat-{leaders[0] + 1}", 4.4)
    for i, seat in enumerate(leaders[1:]):
        ring += path(d, "none", f"seat-{seat + 1}", 4.4, stroke_dasharray="9 9", stroke_dashoffset=5 * i)
    return el("g", ring, stroke_linejoin="round")


def _area(each: AreaView, lie: Places, names: list[str], tr: Tr) -> Markup:
    """The area itself: who has taken it; its outline and all influence only when it is pointed at."""
    spot = centre(lie.symbols + lie.sites) if lie.symbols or lie.sites else (0.0, -PITCH * 0.1)
    return _whole(
        each["name"],
        each["sides"],
        tuple(each["influence"]),
        (round(spot[0] * 0.8, 1), round(spot[1] * 0.8, 1)),
        tuple(each["leaders"]) if each["evaluated"] else (),
        each["share"] if each["fresh"] else None,
        _ON_MINE if each["kind"] == "mine" else lie.symbols,
        area_label(each, names, tr),
    )


@lru_cache(maxsize=4096)
def _whole(
    name: str,
    sides: str,
    influence: tuple[int, ...],
    spot: Point,
    takers: tuple[int, ...],
    share: int | None,
    spots: tuple[Point, ...],
    label: str,
) -> Markup:
    ground = use(f"o-area-{sides}", pointer_events="all")
    markers = taken(takers, spots, share) if takers and spots else NOTHING
    body = ground + markers + strengths(influence, *spot)
    return pick(f"area-{name}", f"area-{sides}", body, label=label, class_="whole")


@lru_cache(maxsize=128)
def _silver(silver: int, tr: Tr) -> Markup:
    """The silver in the mine."""
    body = rect(-25, -11, 50, 22, 11, "plaster", "outline", 1.3)
    body += icon("silver", -11.5, 0, 17, 1.1) + text(str(silver), 10, 5, 14, "pip", weight=800)
    label = tr("Silver mine: {silver}").format(silver=silver)
    return pick("mine", "pill", body, id="silver-mine", label=label, y=round(PITCH * 0.4, 1))


# ------------------------------------------------------------ sites and castles
def _sites(
    view: CastelliView, here: OctagonView, lying: dict[str, Places], names: list[str], tr: Tr
) -> list[Markup]:
    out = []
    seat = view["viewer"] if view["viewer"] is not None else max(0, view["turn"])
    for kind in ("rock", "grain", "wood"):
        if kind not in lying:
            continue
        sites = sites_of(view, here, kind)
        for site, spot in zip(sites, lying[kind].sites, strict=False):
            if site["owner"] is None:
                out.append(_free(view, here, site["site"], kind, seat, spot, tr))
            else:
                out.append(_standing(view, here, site, spot, names, tr))
    return out


def _free(
    view: CastelliView, here: OctagonView, site: str, kind: str, seat: int, spot: Point, tr: Tr
) -> Markup:
    """A site without a castle; its points where one may be built now."""
    name = f"site-{here['name']}-{kind}"
    open_ = f"{here['name']}-{kind}" in view["sites"]
    seen = seen_from(here["row"], here["column"], seat, here["worth"], spot)
    label = site_label(here["name"], here["worth"], tr)
    return _site(name, f"site-{here['name']}-{site}", here["worth"], open_, seen, label, spot)


@lru_cache(maxsize=4096)
def _site(name: str, id: str, points: int, open_: bool, seen: Markup, label: str, spot: Point) -> Markup:
    face = worth(points) if open_ else el("use", href="#s-site")
    grasp = circle(0, 0, _GRASP if open_ else SITE, "none", pointer_events="all")
    return pick(name, "site", grasp, face, seen, id=id, label=label, x=spot[0], y=spot[1])


def _standing(
    view: CastelliView, here: OctagonView, site: SiteView, spot: Point, names: list[str], tr: Tr
) -> Markup:
    owner = site["owner"] or 0
    name = f"castle-{here['name']}-{site['site']}"
    over = f"{here['name']}-{site['site']}" in view["sites"]
    label = castle_label(here["name"], names[owner], tr)
    return _castle(name, owner, site["under"], here["worth"] if over else None, label, spot)


@lru_cache(maxsize=4096)
def _castle(name: str, owner: int, under: int | None, points: int | None, label: str, spot: Point) -> Markup:
    x, y = spot
    body = castle(owner, under)
    if points is not None:
        body = circle(0, 0, _GRASP, "none", pointer_events="all") + body + tag(f"+{points}", 0, -21)
    return pick(name, "castle", body, label=label, x=x, y=round(y * (0.9 if y < 0 else 0.96), 1))
