"""The players' entries: money, points, mines, cubes and ore (C-1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.fields import Fields
from game.titles.tinners_trail.notation.classic.set_up import (
    OF_A_PLAYER,
    OF_THE_ORE,
    pass_over_other_edition,
)
from game.titles.tinners_trail.notation.reading.companies import MOST_CUBES
from game.titles.tinners_trail.rules.classic.kinds import PROSPECT_PHASE
from game.titles.tinners_trail.rules.classic.state import ClassicState
from game.titles.tinners_trail.rules.kinds import INVEST_PHASE, MOST_POUNDS, OVER, PRICES

WITHOUT_ORE: Final = (PRICES, INVEST_PHASE, PROSPECT_PHASE, OVER)  # C-13: all has been sold


def read_companies(players: Sequence[Fields], state: ClassicState) -> None:
    """Set every seat's entry; what is left out is as at the start, or as areas and boxes say."""
    for seat, player in enumerate(players):
        state.money[seat] = player.whole("money", 0, MOST_POUNDS, int(state.county.start_money))
        _check_boxes(player, "points", int(state.points[seat]))
        _check_boxes(player, "cubes_left", int(state.cubes_left[seat]))
        mines = int(state.county.mines)
        owned = list(state.owner).count(seat)
        if owned > mines:
            problem = f"has {owned} mines in area"
            raise player.refusal("mines_left", problem, f"{mines} of each colour")
        state.mines_left[seat] = player.whole("mines_left", 0, mines - owned, mines - owned)
        ore = player.table("ore", needed=False)
        most = 0 if state.phase in WITHOUT_ORE else MOST_CUBES
        state.ore_tin[seat] = ore.whole("tin", 0, most, 0)
        state.ore_copper[seat] = ore.whole("copper", 0, most, 0)
        pass_over_other_edition(ore, OF_THE_ORE)
        ore.finish()
        pass_over_other_edition(player, OF_A_PLAYER)
        player.finish()


def _check_boxes(player: Fields, key: str, right: int) -> None:
    """Refuse a number that is not what the boxes say (C-25)."""
    found = player.raw(key, "") if key in player else right
    if type(found) is not int or found != right:
        raise player.refusal(key, f"is {found}", f"{right}, as the cubes in boxes say")
