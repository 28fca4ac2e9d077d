"""Keys that belong to expansions: they may stand there if they say nothing."""

from __future__ import annotations

from typing import Final

from game.fields import Fields, shown

ARSENIC: Final = "the arsenic expansion"
EMIGRATION: Final = "the emigration expansion"
SOLO: Final = "the solo game against Lord Wallace"
KICKSTARTER: Final = "the Kickstarter pack"

# What each key says when nothing of its expansion is there; None = the key must be absent.
Keys = dict[str, tuple[object, str]]
OF_THE_TABLE: Final[Keys] = {
    "market": ([], ARSENIC),
    "emigrated": ([], EMIGRATION),
    "wallace_cards": ([], SOLO),
}
OF_A_PLAYER: Final[Keys] = {
    "limiter": (0, ARSENIC),
    "calciner_left": (True, ARSENIC),
    "miners_left": (4, EMIGRATION),
    "waiting": ([], EMIGRATION),
    "owed": (0, SOLO),
    "income": (0, SOLO),
}
OF_THE_ORE: Final[Keys] = {"arsenic": (0, ARSENIC)}
OF_AN_AREA: Final[Keys] = {"arsenic": (0, ARSENIC), "calciner": (None, ARSENIC)}
OF_A_TILE: Final[Keys] = {"bonus": (None, KICKSTARTER)}


def pass_over(fields: Fields, keys: Keys) -> None:
    """Refuse a key of an expansion that says anything, for none is playable yet."""
    for key, (nothing, expansion) in keys.items():
        if key not in fields:
            continue
        value = fields.raw(key, "")
        if nothing is None or value != nothing or type(value) is not type(nothing):
            allowed = "no such key" if nothing is None else shown(nothing)
            problem = f"is {shown(value)}, but {expansion} is not playable yet"
            raise fields.refusal(key, problem, allowed)
