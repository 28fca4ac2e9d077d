"""The habits and misjudgements of the weaker computer players of Tinners' Trail."""

# interpreted: asked once a move of one decision
from typing import Final, cast

from ai.player_settings import NamedHabits
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rules import State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import minimum_opening_bid
from game.titles.tinners_trail.rules.state import TrailState

PENCE_PER_POUND: Final = 100  # in a pound
UNDERESTIMATE_PENCE_OF_MOVE_BEYOND_RESERVE: Final = (
    1_000_000  # pence subtracted from a move that exceeds the money reserve
)
IMPROVEMENT_MOVE_KINDS: Final = (
    kinds.DEVELOP_MINER_MOVE,
    kinds.DEVELOP_PORT_MOVE,
    kinds.DEVELOP_TRAIN_MOVE,
    kinds.DEVELOP_ADIT_MOVE,
    kinds.DEVELOP_PUMPS_MOVE,
)


class TrailHabits(NamedHabits):
    """One player's habits in Tinners' Trail: the pence by which it overestimates kinds of moves,
    and its money reserve.
    """

    names = (
        "tin",  # pence for each tin cube that is extracted or lies in a mine for sale
        "copper",  # the same of copper
        "bidding",  # for every bid against dropping out
        "improving",  # for every development
        "passing",  # for passing
        "thrift",  # for every pound that is not invested
        "selling",  # for every pound that an extraction brings at today's prices
        "reserve",  # pounds that it keeps for a mine and its ore in any case
    )

    def overestimate(self, view: State, seat: int, move: int) -> int:
        """Return by how many pence the player overestimates a move: the amount of the habit for its
        kind of move, per cube or pound where the habit says so. Strongly negative for a move that
        exceeds the money reserve.
        """
        st = cast("TrailState", view)
        kind = kind_of_move(move)
        amounts = self.amounts
        if self._exceeds_money_reserve(st, seat, move):
            return -UNDERESTIMATE_PENCE_OF_MOVE_BEYOND_RESERVE
        if kind == kinds.EXTRACT_ORE_MOVE:
            cubes = (
                second_field_of_move(move) * amounts["tin"]
                + third_field_of_move(move) * amounts["copper"]
            )
            return int(cubes) + pounds_gained_by_extraction(st, move) * amounts["selling"]
        if kind == kinds.BID_MOVE:
            return amounts["bidding"] + self._mine_overestimate(st, seat, int(st.area))
        if kind == kinds.BUILD_MINE_MOVE:
            return self._mine_overestimate(st, seat, first_field_of_move(move))
        if kind == kinds.INVEST_MOVE:
            return -first_field_of_move(move) * amounts["thrift"]
        if kind == kinds.PASS_MOVE:
            return amounts["passing"]
        return amounts["improving"] if kind in IMPROVEMENT_MOVE_KINDS else 0

    def _exceeds_money_reserve(self, st: TrailState, seat: int, move: int) -> bool:
        """Return whether a move would leave less money than the player's reserve; always False in
        the last round, in which money has no other use.

        The money spent is that of a bid or an investment, the minimum bid of an auction that the
        player starts, or the lowest bid that a card to open with would set.
        """
        reserve = self.amounts["reserve"]
        kind = kind_of_move(move)
        if not reserve or st.round >= kinds.ROUND_COUNT:
            return False
        spent = 0
        if kind in (kinds.BID_MOVE, kinds.INVEST_MOVE):
            spent = int(first_field_of_move(move))
        elif kind == kinds.BUILD_MINE_MOVE:
            spent = int(minimum_opening_bid(st))
        elif (
            kind == kinds.CHOOSE_SURVEY_CARD_MOVE
            and first_field_of_move(move) >= kinds.FIRST_HAND_CARD_FIELD
        ):
            spent = int(
                st.board.card_value[first_field_of_move(move) - kinds.FIRST_HAND_CARD_FIELD]
                + st.passed
            )
        return spent > 0 and (int(st.money[seat]) - spent) * PENCE_PER_POUND < reserve

    def _mine_overestimate(self, st: TrailState, seat: int, area: int) -> int:
        """Return by how many pence the player overestimates a mine; it does not change during the
        auction of the mine."""
        ore = st.tin[area] * self.amounts["tin"] + st.copper[area] * self.amounts["copper"]
        track = (st.round, st.tin_price, st.copper_price, *st.points, *st.mines_left)
        return int(ore) + self.random_error(0, seat, area, *track)


def pounds_gained_by_extraction(st: TrailState, move: int) -> int:
    """Return the pounds that an extraction earns at today's prices: the price of its ore minus the
    cost of the water for each cube (X-3, P-2); negative for a loss.
    """
    water = int(st.water[first_field_of_move(move)])
    tin_pounds = second_field_of_move(move) * (int(st.tin_price) - water)
    copper_pounds = third_field_of_move(move) * (int(st.copper_price) - water)
    return int(tin_pounds + copper_pounds)
