"""Every sparring partner does what its plan is about, and better than whoever has none."""

from collections import Counter

import pytest

from game.engine.moves import first_field_of_move, kind_of_move
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.brass.rules.kinds import (
    BUILD_MOVE,
    DIG_CANAL_MOVE,
    LAY_RAIL_MOVE,
    PORT_INDUSTRY,
    SHIPYARD_INDUSTRY,
)
from tests.helpers.sparring import decisions
from tools.titles.brass.sparring.plans import PARTNERS

pytestmark = pytest.mark.thorough

NAMES = tuple(PARTNERS)


def test_a_partner_does_more_of_what_its_plan_is_about_than_anybody() -> None:
    """In a few games among all four."""
    built: Counter[tuple[str, str]] = Counter()
    game = title_by_name("brass").make_game(Options("brass", 4))
    for seed in range(3):
        for _state, move, name in decisions(game, NAMES, seed):
            what = {DIG_CANAL_MOVE: "link", LAY_RAIL_MOVE: "link"}.get(kind_of_move(move), "")
            if kind_of_move(move) == BUILD_MOVE:
                what = {PORT_INDUSTRY: "port", SHIPYARD_INDUSTRY: "shipyard"}.get(
                    first_field_of_move(move), ""
                )
            built[name, what] += 1
    for name, what in (("shipper", "port"), ("railwayman", "link"), ("shipwright", "shipyard")):
        assert built[name, what] == max(built[other, what] for other in NAMES) >= 3
