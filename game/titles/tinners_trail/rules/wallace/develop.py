"""Develop: the first development of Lord Wallace's list that is possible (LW-13, LW-E)."""

# compiled: the lists it tries are, and it decides at every card

from __future__ import annotations

from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.adit import dig_adit
from game.titles.tinners_trail.rules.wallace.emigrate import emigrates_to_michigan
from game.titles.tinners_trail.rules.wallace.miner import send_miner
from game.titles.tinners_trail.rules.wallace.port import open_port
from game.titles.tinners_trail.rules.wallace.pumps import take_pumps_and_drain
from game.titles.tinners_trail.rules.wallace.train import bring_train


def develop(st: TrailState) -> bool:
    """Train, adit, port, steam pumps, miner; with emigration the miner comes first.

    Return False when none is possible.
    """
    if st.board.emigration:
        return emigrates_to_michigan(st) or send_miner(st) or develop_ground(st)
    return develop_ground(st) or send_miner(st)


def develop_ground(st: TrailState) -> bool:
    """Train, adit, port, steam pumps; here a failed adit goes on to the port (LW-13)."""
    return bring_train(st) or dig_adit(st) or open_port(st) or take_pumps_and_drain(st)


def dig_adit_or_pump(st: TrailState) -> bool:
    """The adit of an action card: without a place for it he takes steam pumps (LW-9)."""
    return dig_adit(st) or take_pumps_and_drain(st)
