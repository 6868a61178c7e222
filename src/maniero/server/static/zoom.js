/** A board that is larger than the screen: it pans by finger and grows by pinch, and shows where the choice is. */

const MOST = 3;

/** @param {HTMLElement} pan */
export function pinch(pan) {
  let zoom = 1;
  /** @type {{spread: number, zoom: number} | null} */
  let start = null;

  /** Grow around a point of the window. @param {number} next @param {number} x @param {number} y */
  const grow = (next, x, y) => {
    next = Math.min(MOST, Math.max(1, next));
    const box = pan.getBoundingClientRect();
    const at = [pan.scrollLeft + x - box.x, pan.scrollTop + y - box.y];
    const by = next / zoom;
    zoom = next;
    pan.style.setProperty("--grown", String(zoom));
    pan.scrollLeft = at[0] * by - (x - box.x);
    pan.scrollTop = at[1] * by - (y - box.y);
  };
  /** @param {TouchList} touches */
  const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  pan.addEventListener(
    "touchstart",
    (event) => {
      start = event.touches.length === 2 ? { spread: spread(event.touches), zoom } : null;
    },
    { passive: true },
  );
  pan.addEventListener(
    "touchmove",
    (event) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      const [a, b] = event.touches;
      const next = (start.zoom * spread(event.touches)) / start.spread;
      grow(next, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    },
    { passive: false },
  );
  pan.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      grow(zoom * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    },
    { passive: false },
  );
}

/** Scroll to the first thing that glows, unless one is in sight. @param {HTMLElement} pan */
export function reveal(pan) {
  const glowing = [...pan.querySelectorAll(".can")];
  if (!glowing.length) return;
  const frame = pan.getBoundingClientRect();
  const boxes = glowing.map((node) => node.getBoundingClientRect());
  if (boxes.some((box) => box.left >= frame.left && box.right <= frame.right)) return;
  pan.scrollLeft += boxes[0].left - frame.left - (frame.width - boxes[0].width) / 2;
}
