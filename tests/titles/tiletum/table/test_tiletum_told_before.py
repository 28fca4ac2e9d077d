"""What a choice brings is told before it is made: joker, trade, bonus tile, fair and crest."""

from game.engine.move import Move
from game.titles.tiletum.rules.actions import extra_goods_of_exchange
from game.titles.tiletum.rules.forecasts import (
    action_points_of_second_part,
    state_after_move_before_turn_ends,
)
from game.titles.tiletum.rules.questions import current_question_cell
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.board_tooltips import marker_condition_text
from game.titles.tiletum.table.map_look import space_text_lines
from game.titles.tiletum.table.view import question_key, table_view
from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court, action_sheet_of
from tests.titles.tiletum.table.test_drawn_tiletum import OPTIONS, question


def split_joker(state: TiletumState, moves: tuple[Move, ...]) -> bool:
    """Want a joker that can be split."""
    return question_key(state) == "as" and any(move.amounts for move in moves)


def part_for_king(court: Court) -> Move:
    """Return the move that gives the king the smallest part of a split joker."""
    return min((move for move in court.moves() if move.amounts), key=lambda move: move.amount("ap"))


def test_after_the_first_part_of_a_split_joker_the_second_is_announced() -> None:
    court = Court(options=OPTIONS["silver"])
    court.asked(
        lambda state, moves: split_joker(state, moves) and current_question_cell(state, 1) > 1
    )
    court.state = state_after_move_before_turn_ends(court.state, part_for_king(court).code)
    while question_key(court.state) != "act":
        last = court.moves()[-1]
        court.state = state_after_move_before_turn_ends(court.state, last.code)
    left = action_points_of_second_part(court.state)
    court.ask()
    court.ui.advance_time(1 / 60)
    assert left > 0
    assert present(action_sheet_of(court.table).look).note.startswith(f"{left} AP left")
    assert court.ui.find(name="confirm").label == "Continue"
    court.state = state_after_move_before_turn_ends(
        court.state, present(court.asking.finishing_move).code
    )
    court.ask()
    court.ui.advance_time(1 / 60)
    assert (
        present(action_sheet_of(court.table).look).note == f"{left} AP left for the second action"
    )


def test_every_action_of_a_joker_is_listed_with_the_points_it_gets() -> None:
    court = Court(options=OPTIONS["silver"])
    court.asked(question("as"))
    court.ui.advance_time(1 / 60)
    rows = action_sheet_of(court.table).answer_list.rows
    for line, row in zip(court.asking.answer_lines, rows, strict=True):
        (move,) = line.moves
        view = table_view(state_after_move_before_turn_ends(court.state, move.code))
        if view.question_key == "act" and move.choice != "king":
            assert row.label.endswith(f": {view.action_points_left} AP")


def test_a_trade_tells_its_extra_good_before_it_is_chosen(court: Court) -> None:
    court.asked(
        lambda state, moves: state.exchanged == 0 and any(move.kind == "exchange" for move in moves)
    )
    assert extra_goods_of_exchange(court.state, court.state.to_move) == 1
    court.ui.advance_time(1 / 60)
    rows = [row.label for row in action_sheet_of(court.table).answer_list.rows]
    assert "Trade a good (gives 1 extra good)" in rows
    court.asking.pick("task:exchange")
    court.table.refresh()
    court.ui.advance_time(1 / 60)
    note = present(action_sheet_of(court.table).look).note
    assert note == "1 AP for a trade with 1 extra good of your choice"


def test_a_bonus_tile_tells_only_what_it_adds(court: Court) -> None:
    court.asked(
        lambda state, moves: question_key(state) == "bonus" and current_question_cell(state, 1) == 0
    )
    tip = present(court.table.tooltips.target_tooltip("line:0"))
    goods = ("gold", "food", "wool", "stone", "iron", "king")
    assert "storehouse afterwards" in tip.lines[0].lower()
    assert not any(f"{good} +" in tip.lines[0].lower() for good in goods)


def test_a_fair_is_named_once_with_its_condition(court: Court) -> None:
    told = []

    def walks_to_fair(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        if question_key(state) != "act" or table_view(state).action != "merchant":
            return False
        view = table_view(state)
        towns = {fair.town for fair in view.fairs if fair.round >= view.round}
        return any(move.kind == "step" and move.places[0] in towns for move in moves)

    court.asked(walks_to_fair)
    for space in court.asking.pickable_paths:
        tip = court.table.tooltips.target_tooltip(space)
        told += [line for line in present(tip).lines if "take part" in line]
    assert told
    for line in told:
        assert line.count("fair ") == 1
        assert "VP)" in line


def test_a_crest_that_places_nothing_says_so(court: Court) -> None:
    court.asked(
        lambda state, moves: (
            question_key(state) == "turn"
            and not table_view(state).seats[state.to_move].house_and_pillar_supply[0]
        )
    )
    tip = present(court.table.tooltips.target_tooltip("building:1"))
    own = present(court.table.model).own_board.buildings[0]
    if not own.crest:
        assert ("You have no house in your supply, so nothing would be placed" in tip.lines) == (
            own.crest_gain == "house-anywhere"
        )


def test_a_building_names_every_condition_of_its_marker(court: Court) -> None:
    court.asked(lambda state, _: question_key(state) == "turn")
    context = court.table.context
    building = present(court.table.model).own_board.buildings[0]
    rooms = len(building.person_by_floor)
    empty = building._replace(person_by_floor=("",) * rooms, crest="")
    full = empty._replace(person_by_floor=("character:pope",) * rooms)
    assert "When all rooms are taken and there’s a crest" in marker_condition_text(context, empty)
    assert "Once there’s a crest" in marker_condition_text(context, full)
    with_crest = marker_condition_text(context, empty._replace(crest="crest:lion"))
    assert "When all rooms are taken" in with_crest
    assert "crest" not in with_crest


def test_pieces_of_several_players_in_a_town_are_named_in_the_plural(court: Court) -> None:
    court.asked(lambda state, _: question_key(state) == "turn")
    model = present(court.table.model)
    start = next(
        space.name
        for space in model.view.spaces.values()
        if len({seat for seat, _ in space.people}) > 1
    )
    lines = space_text_lines(court.table.context, model, start)
    merchants = [line for line in lines if line.startswith("Merchants: ")]
    assert merchants
    assert not any(", " in line for line in lines if line.endswith("’s merchant"))


def test_a_crest_is_placed_below_a_building_by_the_number_of_the_building(court: Court) -> None:
    court.asked(
        lambda state, moves: (
            len({move.amount("building") for move in moves if move.kind == "crest"}) in (1, 2, 3)
            and len({move.choice for move in moves if move.kind == "crest"}) == 1
            and not any(move.amount("building") == 1 for move in moves if move.kind == "crest")
        )
    )
    court.asking.pick("task:crest")
    court.table.refresh()
    numbers = court.asking.line_key_numbers
    lines = court.asking.answer_lines
    assert [line.moves[0].amount("building") for line in lines] == [*numbers]
    court.ui.advance_time(1 / 60)
    court.ui.press_keys(str(numbers[0]))
    assert court.host.answers == [lines[0].moves[0].code]
