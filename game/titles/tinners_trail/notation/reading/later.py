"""Keys of expansions that are not in play: they may stand there if they say nothing."""

from __future__ import annotations

from typing import Final

from game.fields import Fields, shown
from game.titles.tinners_trail.rules.set_up import NOBODY_AUTOMATIC
from game.titles.tinners_trail.rules.state import TrailState

ARSENIC: Final = "the arsenic expansion"
EMIGRATION: Final = "the emigration expansion"
SOLO: Final = "the solo game against Lord Wallace"
KICKSTARTER: Final = "the pack of Kickstarter tiles"

# What each key says when nothing of its expansion is there; None = the key must be absent.
Keys = dict[str, tuple[object, str]]
OF_THE_TABLE: Final[Keys] = {
    "market": ([], ARSENIC),
    "emigrated": ([], EMIGRATION),
    "wallace_cards": ([], SOLO),
    "impossible_cards": (0, SOLO),
}
OF_A_PLAYER: Final[Keys] = {
    "limiter": (0, ARSENIC),
    "calciner_left": (True, ARSENIC),
    "miners_left": (4, EMIGRATION),
    "waiting": ([], EMIGRATION),
    "owed": (0, SOLO),
    "income": (0, SOLO),
    "under": ([], SOLO),
}
OF_THE_ORE: Final[Keys] = {"arsenic": (0, ARSENIC)}
OF_AN_AREA: Final[Keys] = {"arsenic": (0, ARSENIC), "calciner": (None, ARSENIC)}
OF_A_TILE: Final[Keys] = {"bonus": (None, KICKSTARTER)}


def pass_over(fields: Fields, keys: Keys, state: TrailState) -> None:
    """Refuse a key that says anything of an expansion which is not in play."""
    set_up = state.board.set_up
    in_play = {
        ARSENIC: set_up.arsenic,
        EMIGRATION: set_up.emigration,
        KICKSTARTER: set_up.kickstarter_tiles,
        SOLO: set_up.wallace_seat != NOBODY_AUTOMATIC,
    }
    for key, (nothing, expansion) in keys.items():
        if in_play[expansion] or key not in fields:
            continue
        value = fields.raw(key, "")
        if nothing is None or value != nothing or type(value) is not type(nothing):
            allowed = "no such key" if nothing is None else shown(nothing)
            problem = f"is {shown(value)}, but {expansion} is not in play"
            raise fields.refusal(key, problem, allowed)
