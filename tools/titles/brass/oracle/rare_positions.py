"""The oracle of Brass: moods of its games, and twists of their positions."""

from tools.proof.oracles import Oracle
from tools.titles.brass.oracle.course import answers, play
from tools.titles.brass.oracle.games import of_deal, read, seen
from tools.titles.brass.oracle.twists import (
    advanced,
    bare,
    furnished,
    late,
    maritime,
    poor,
    rich,
    sated,
    short,
    unsold,
    worn,
)

HEAVY = 12
USUAL: dict[str, float] = {
    "build shipyard": HEAVY, "two-cards": 1, "market": 1, "pass": 0.1, "loan": 0.4, "done": 0.5
}  # fmt: skip
MOODS: dict[str, dict[str, float]] = {
    "any": {"pass": 0.5, "loan": 1, "done": 1},
    "builder": {"build": HEAVY, "canal": 4, "rail": 4, "loan": 1},
    "spinner": {"build": HEAVY, "canal": 6, "rail": 4, "sell": HEAVY, "market": HEAVY, "loan": 1},
    "digger": {"canal": HEAVY, "rail": HEAVY, "build": HEAVY, "loan": 2},
    "developer": {"develop": HEAVY, "build": HEAVY, "canal": 4, "rail": 4, "loan": 2},
    "debtor": {"loan": HEAVY, "build": HEAVY, "canal": 2},
    "spender": {"two-cards": HEAVY, "build": 2, "rail": 2, "sell": 4},
}

ORACLE = Oracle(
    edition="2007",
    read=read,
    answers=answers,
    play=play,
    of_deal=of_deal,
    moods={mood: USUAL | weights for mood, weights in MOODS.items()},
    twists=(late, furnished, maritime, short, bare, rich, poor, advanced, sated, unsold, worn),
    seen=seen,
    unordered=["hand"],
)
