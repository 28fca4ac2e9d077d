"""Who wins a tie, and what the merchant leaves when he leaves the fair."""

from typing import cast

import pytest

from ai.titles.tiletum.learned_policy_weights import initial_policy_weights
from ai.titles.tiletum.map_and_gain_tables import MapAndGainTables
from ai.titles.tiletum.map_reasons import build_house_reasons, leave_fair_objections
from ai.titles.tiletum.seat_valuation import TiletumSeatValuation
from game.titles import title_by_name
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.fairs import KING_FAIR_KIND
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.coaching import TiletumGameFacts
from tests.titles.tiletum.tiletum_tables import new_solo, new_table


def game_facts() -> TiletumGameFacts:
    """Return the facts of the title."""
    return TiletumGameFacts(title_by_name("tiletum"))


@pytest.mark.rule("T-802")
def test_the_king_track_breaks_a_tie_between_people() -> None:
    assert game_facts().tie_break_key(new_table().state, 0, 1) == "order"


@pytest.mark.rule("C-702")
def test_the_cardinal_wins_every_tie() -> None:
    assert game_facts().tie_break_key(new_solo().state, 1, 0) == "automa"


@pytest.mark.rule("T-708")
@pytest.mark.parametrize(("has_house", "objects"), [(False, True), (True, False)])
def test_leaving_the_fair_costs_nothing_where_a_house_takes_part(
    has_house: bool, objects: bool
) -> None:
    state = cast("TiletumState", new_table().let_luck().state)
    seat = int(state.to_move)
    town = int(state.fair[kinds.ROUND_COUNT + state.round])  # of the next fair, where nobody is yet
    state.fair[kinds.ROUND_COUNT + state.round - 1] = town
    state.people[seat * kinds.MEEPLES_PER_SEAT_COUNT + kinds.MERCHANT] = town
    state.fair[state.round - 1] = KING_FAIR_KIND  # which scores whatever has been built
    state.king[seat] = 5
    if has_house:
        row = kinds.HOUSE_PIECE * state.board.space_count + town
        state.owner[state.board.first_slot_of_piece_in_space[row]] = seat
    elsewhere = next(space for space in range(state.board.space_count) if space != town)
    objections = leave_fair_objections(state, kinds.MERCHANT, elsewhere)
    assert [reason.key for reason in objections] == ["leaves-fair"] * objects


@pytest.mark.rule("S-802")
@pytest.mark.parametrize(("expansions", "is_told"), [((), True), (("silver",), False)])
def test_houses_times_pillars_is_a_reason_only_where_mines_cannot_replace_one_of_them(
    expansions: tuple[str, ...], is_told: bool
) -> None:
    table = new_table(expansions=expansions).let_luck()
    state = cast("TiletumState", table.state)
    board = state.board
    valuation = TiletumSeatValuation(MapAndGainTables(board), initial_policy_weights(board))
    valuation.compute_values(state, state.to_move)
    town = int(state.fair[kinds.ROUND_COUNT])
    told = {reason.key for reason in build_house_reasons(state, valuation, town)}
    assert ("house-counts" in told) == is_told
