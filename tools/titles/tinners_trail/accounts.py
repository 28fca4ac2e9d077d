"""What is counted in games of Tinners' Trail between equals: rounds, mines, pieces and sales."""

from collections.abc import Mapping
from typing import cast

from game.engine.rules import State
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.rules.ranking import count_ore_in_mines
from game.titles.tinners_trail.rules.state import TrailState
from tools.contest.accounts import Accounts, CountedEvent


def stage_of(state: State) -> int:
    """Return the index of the state's round, from 0."""
    return int(cast("TrailState", state).round) - 1


def at_the_end(state: State, seat: int) -> Mapping[str, int]:
    """Return a seat's money, its mines, and the ore left in them, at the end of a game."""
    st = cast("TrailState", state)
    return {
        "pounds left": int(st.money[seat]),
        "mines": sum(owner == seat for owner in st.owner),
        "ore left": int(count_ore_in_mines(st, seat)),
    }


def accounts() -> Accounts:
    """Return the definition of what is counted in games of Tinners' Trail, for `tools/arena.py
    equals`."""
    return Accounts(
        stages=tuple(f"round {number}" for number in range(1, ROUND_COUNT + 1)),
        stage_of=stage_of,
        sources={"invested": "investments"},
        counted=(
            CountedEvent("won", "mines and pieces", "mines bought"),
            CountedEvent("placed-miner", "mines and pieces", "miners"),
            CountedEvent("placed-port", "mines and pieces", "ports"),
            CountedEvent("placed-train", "mines and pieces", "trains"),
            CountedEvent("dug-adit", "mines and pieces", "adits"),
            CountedEvent("took-pumps", "mines and pieces", "steam pumps", "pumps"),
            CountedEvent("played", "mines and pieces", "survey cards played"),
            CountedEvent("prospected", "mines and pieces", "areas prospected"),
            CountedEvent("extracted", "ore", "loads"),
            CountedEvent("extracted", "ore", "tin", "tin"),
            CountedEvent("extracted", "ore", "copper", "copper"),
            CountedEvent("passed", "actions", "passes"),
            CountedEvent("pasties", "actions", "pasties sold"),
            CountedEvent("won", "pounds", "paid for mines", "pounds"),
            CountedEvent("extracted", "pounds", "paid for water", "pounds"),
            CountedEvent("sold", "pounds", "for ore", "pounds"),
            CountedEvent("insured", "pounds", "insurance", "pounds"),
            CountedEvent("invested", "pounds", "invested", "pounds"),
        ),
        at_the_end=at_the_end,
    )
