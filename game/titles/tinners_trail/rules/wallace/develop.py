"""Develop: the first development of Lord Wallace's list that is possible (LW-13)."""

from __future__ import annotations

from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.adit import dig_adit
from game.titles.tinners_trail.rules.wallace.miner import send_miner
from game.titles.tinners_trail.rules.wallace.port import open_port
from game.titles.tinners_trail.rules.wallace.pumps import take_pumps_and_drain
from game.titles.tinners_trail.rules.wallace.train import bring_train


def develop(st: TrailState) -> bool:
    """Train, adit, port, steam pumps, miner; False when none is possible."""
    return (
        bring_train(st)
        or dig_adit(st)
        or open_port(st)
        or take_pumps_and_drain(st)
        or send_miner(st)
    )


def dig_adit_or_pump(st: TrailState) -> bool:
    """The adit of an action card: without a place for it he takes steam pumps (LW-9)."""
    return dig_adit(st) or take_pumps_and_drain(st)
