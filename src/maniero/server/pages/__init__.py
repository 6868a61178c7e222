"""The pages, as HTML: what the server knows goes in, escaped text comes out.  They name no game."""

from maniero.server.pages.analysis import analysis
from maniero.server.pages.home import Lists, home
from maniero.server.pages.invitation import invitation, used_invitation
from maniero.server.pages.new import ONE, new_table
from maniero.server.pages.old_table import old_table
from maniero.server.pages.options import misfit
from maniero.server.pages.problem import problem
from maniero.server.pages.rules import rules
from maniero.server.pages.table import table
from maniero.server.pages.tournament import tournament

__all__ = [
    "ONE",
    "Lists",
    "analysis",
    "home",
    "invitation",
    "misfit",
    "new_table",
    "old_table",
    "problem",
    "rules",
    "table",
    "tournament",
    "used_invitation",
]
