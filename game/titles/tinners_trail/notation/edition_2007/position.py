"""The state of a position of the edition of 2007, read part by part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.engine.rules import Rules
from game.fields import Fields
from game.notation.positions import ReadSetUp, read_luck
from game.titles.tinners_trail.notation.edition_2007.reading import (
    OF_A_PLAYER,
    OF_THE_ORE,
    OF_THE_TABLE,
    pass_over_other_edition,
    read_areas,
    read_auction,
    read_boxes,
    read_turn,
)
from game.titles.tinners_trail.notation.reading.areas import read_adits, read_developments
from game.titles.tinners_trail.notation.reading.companies import (
    MOST_CUBES,
    PassedPhases,
    read_track,
)
from game.titles.tinners_trail.notation.reading.moment import read_prices
from game.titles.tinners_trail.rules.edition_2007.kinds import PHASE_WORDS, PROSPECT_PHASE
from game.titles.tinners_trail.rules.edition_2007.state import ClassicState
from game.titles.tinners_trail.rules.kinds import INVEST_PHASE, MOST_POUNDS, OVER, PRICES, ROUNDS

# The players' entries: money, points, mines, cubes and ore (C-1).

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


# The state of a position of the edition of 2007, read part by part.

PASSING: Final = PassedPhases((INVEST_PHASE, OVER), (PRICES, PROSPECT_PHASE))


def read_classic_state(set_up: ReadSetUp, rules: Rules) -> ClassicState:
    """Return the state a position describes; Unreadable names the key that is wrong.

    Without seed and luck it is a view, which cannot be played on.
    """
    state = rules.new_state()
    assert isinstance(state, ClassicState)
    fields, colours = set_up.fields, set_up.colours
    luck_is_told = read_luck(fields, state)
    _read_moment(fields, state)
    read_track(fields, state, colours, PASSING)
    read_developments(fields, state)
    read_areas(fields, state, colours)
    read_adits(fields, state)
    read_boxes(fields, state, colours)
    read_companies(set_up.players, state)
    dice_are_due = read_auction(fields, state, colours)
    read_turn(fields, state, colours, dice_are_due=dice_are_due)
    pass_over_other_edition(fields, OF_THE_TABLE)
    fields.finish()
    if not luck_is_told:
        state.luck.forget()
    return state


def _read_moment(fields: Fields, state: ClassicState) -> None:
    """Set round, phase and prices; they must go together."""
    state.round = fields.whole("round", 1, ROUNDS, default=1)
    word = fields.choice("phase", tuple(PHASE_WORDS.values()))
    state.phase = next(phase for phase, name in PHASE_WORDS.items() if name == word)
    if state.phase == OVER and state.round != ROUNDS:
        raise fields.refusal("round", f"is {state.round} in phase {word}", str(ROUNDS))
    if state.phase == PROSPECT_PHASE and state.round == ROUNDS:
        raise fields.refusal("round", f"is {state.round} in phase {word}", f"1 to {ROUNDS - 1}")
    read_prices(fields, state, word)
