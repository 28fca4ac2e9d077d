"""Every sparring partner does what its plan is about, and better than whoever has none."""

from typing import cast

import pytest

from game.engine.moves import kind_of_move
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tiletum.rules.kinds import BUILD_PILLAR_MOVE, END_MOVE, TURNS_PER_ROUND
from game.titles.tiletum.rules.state import TiletumState
from tests.helpers.sparring import decisions

pytestmark = [pytest.mark.thorough, pytest.mark.slow]


def test_partners_of_different_plans_do_different_things() -> None:
    """The courtier rises higher at court than the mason, who raises more pillars."""
    game = title_by_name("tiletum").make_game(Options("tiletum", 2))
    steps = dict[str, int]()
    pillars = dict[str, int]()
    for name in ("mason", "courtier"):
        for seed in range(1, 6):
            for state, move, _name in decisions(game, (name,), seed):
                table = cast("TiletumState", state)
                seat = int(state.to_move)
                if (
                    table.turn == TURNS_PER_ROUND
                    and table.step == 1
                    and kind_of_move(move) == END_MOVE
                ):
                    steps[name] = steps.get(name, 0) + int(table.king[seat])
                pillars[name] = pillars.get(name, 0) + int(kind_of_move(move) == BUILD_PILLAR_MOVE)
    assert steps["courtier"] > steps["mason"]
    assert pillars["mason"] > pillars["courtier"]
