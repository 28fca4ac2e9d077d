"""What the action sheet says below its heading."""

from dataclasses import replace

import pytest

from game.application.box_factory import read_words
from game.engine.move import Move
from game.engine.title import Options
from game.titles.tiletum.rules.forecasts import state_after_move_before_turn_ends
from game.titles.tiletum.rules.questions import current_question_cell
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.action_sheet_look import die_change_price_note
from game.titles.tiletum.table.view import question_key, table_view
from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court, Wanted, action_sheet_of


def note_of(court: Court) -> str:
    """Return the text below the heading of the action sheet."""
    return present(action_sheet_of(court.table).look).note


def test_a_turn_that_has_to_begin_with_a_die_promises_no_tasks(court: Court) -> None:
    question = court.asked(
        lambda _, moves: (
            any(move.kind == "buy" for move in moves)
            and any(move.kind == "take" and move.amount("value") > 0 for move in moves)
        )
    )
    assert "You can do tasks first" in note_of(court)
    dice = tuple(move for move in question.moves if move.kind == "take")
    court.table.ask(replace(question, moves=dice))
    court.ui.advance_time(1 / 60)
    assert note_of(court) == "Blue numbers are AP, pips are goods"


@pytest.mark.thorough
@pytest.mark.rule("S-610")
def test_a_payment_names_only_what_is_paid() -> None:
    court = Court(options=Options("tiletum", 3, expansions=("silver",)))
    court.asked(lambda state, moves: question_key(state) == "gold" and len(moves) > 2, silver=2)
    price = int(current_question_cell(court.state, 1))
    for move, text in words_of_lines(court, "pay").items():
        number = move.amount("number")
        assert ("rest" in text) == (0 < number < price)
        assert (text == "Pay in gold only") == (number == 0)


def test_the_price_of_a_changed_die_counts_the_good_that_is_paid_as_gold(court: Court) -> None:
    court.asked(lambda _, moves: any(move.kind == "take" for move in moves))
    context = court.table.context
    own = present(court.table.model).view.seats[0]._replace(goods=(4, 0, 0, 0, 3))
    assert die_change_price_note(context, own) == "Each step costs 2 gold (you have 4)"
    with_good = own._replace(bonused_good="iron")
    assert die_change_price_note(context, with_good).endswith("(you have 4, plus 3 iron as gold)")


def acting_with(action: str, kind: str) -> Wanted:
    """Return whether an action is in progress in which a kind of move is possible."""

    def wanted(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        is_acting = question_key(state) == "act" and table_view(state).action == action
        return is_acting and any(move.kind == kind for move in moves)

    return wanted


def words_of_lines(court: Court, kind: str) -> dict[Move, str]:
    """Return the texts of the lines that stand for one move of a kind."""
    rows = action_sheet_of(court.table).answer_list.rows
    lines = zip(court.asking.answer_lines, rows, strict=True)
    return {
        line.moves[0]: row.label
        for line, row in lines
        if len(line.moves) == 1 and line.moves[0].kind == kind
    }


def test_contracts_are_listed_with_their_prices(court: Court) -> None:
    court.asked(acting_with("contract", "take"))
    view = table_view(court.state)
    prices = dict(zip(view.offered_contracts, view.contract_prices_in_action_points, strict=True))
    lines = words_of_lines(court, "take")
    assert lines
    assert all(words.endswith(f" for {prices[move.card]} AP") for move, words in lines.items())


def test_rooms_are_listed_with_their_prices(court: Court) -> None:
    may_move_in = acting_with("character", "place")

    def has_one_room(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        cards = [move.card for move in moves if move.kind == "place"]
        return may_move_in(state, moves) and any(cards.count(card) == 1 for card in cards)

    court.asked(has_one_room)
    lines = words_of_lines(court, "place")
    before = table_view(court.state).action_points_left
    assert lines
    for move, words in lines.items():
        after = table_view(state_after_move_before_turn_ends(court.state, move.code))
        if after.action == "character":
            assert words.endswith(f" for {before - after.action_points_left} AP")


def test_a_tile_of_the_map_is_listed_by_its_name(court: Court) -> None:
    words_en = read_words("tiletum", "en")
    court.asked(acting_with("merchant", "tile"))
    lines = words_of_lines(court, "tile")
    assert lines
    for move, words in lines.items():
        tile = table_view(court.state).spaces["".join(move.places)].tile
        assert words.endswith(f": {words_en.name_of_key(tile)}")


def is_raise_order_unlike_panel_order(state: TiletumState, moves: tuple[Move, ...]) -> bool:
    """Return whether a turn has technologies to raise whose legal moves are ordered unlike the
    panel."""
    raised = [move.choice for move in moves if move.kind == "raise"]
    panel = [name for name in technologies_of_panel(state) if name in raised]
    return question_key(state) == "turn" and raised != panel


def technologies_of_panel(state: TiletumState) -> list[str]:
    """Return the names of the technologies in play in the order of their panel."""
    return [each.name for each in present(table_view(state).silver_view).technologies]


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_technologies_to_raise_are_listed_in_panel_order_with_one_colon_each(
    language: str,
) -> None:
    court = Court(language=language, options=Options("tiletum", 3, expansions=("silver",)))
    court.asked(is_raise_order_unlike_panel_order, silver=4)
    court.asking.pick("task:learn")
    court.table.refresh()
    lines = words_of_lines(court, "raise")
    listed = [move.choice for move in lines]
    assert listed == [name for name in technologies_of_panel(court.state) if name in listed]
    assert len(listed) > 1
    assert [text.count(":") for text in lines.values()] == [1] * len(listed)
