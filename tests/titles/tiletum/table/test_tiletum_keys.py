"""The keys of a list follow one another from 1: free steps first, goods and tiles in their order,
and several of a good in one go."""

import random
from collections.abc import Iterable, Iterator

import pytest

from game.engine.move import Move
from game.engine.rules import NOBODY
from game.engine.title import Options
from game.scene.widgets.scroll_list import NEGLIGIBLE_HIDDEN_HEIGHT
from game.table_protocol import PersonalQuestion
from game.text.languages import NATIVE_NAME_BY_LANGUAGE
from game.titles.tiletum.rules.components import GOOD_NAMES
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.line_numbers import LAST_LINE_NUMBER
from game.titles.tiletum.table.panels.answers import AnswerRow
from game.titles.tiletum.table.view import question_key, table_view
from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court, action_sheet_of, is_die

pytestmark = pytest.mark.thorough

BASE = Options("tiletum", 4)
SILVER = Options("tiletum", 3, expansions=("silver",))


def with_footprints(language: str = "en") -> Court:
    """Sit down at an explorer action whose step of the footprints is still to be made."""

    def wanted(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        offered = any(move.kind == "symbol" and move.places for move in moves)
        if question_key(state) != "act" or not offered:
            return False
        view = table_view(state)
        return view.action == "explorer" and view.action_points_left > 1

    court = Court((1920, 1080), language, options=SILVER)
    court.asked(wanted)
    return court


def test_a_town_that_the_free_step_reaches_costs_nothing_and_is_gone_to_free() -> None:
    court = with_footprints()
    town = next(move.places[0] for move in court.moves() if move.kind == "symbol")
    assert court.table.parts.map_node.targets[town].walk_cost == 0
    court.ui.click(name=f"space:{town}")
    (code,) = court.host.answers
    assert court.game.readable_move(court.state, code).kind == "symbol"


def test_the_free_step_reaches_one_town_farther_than_the_points_of_the_action() -> None:
    court = with_footprints()
    costs = [court.asking.path_cost(name) for name in court.asking.pickable_paths]
    assert max(costs) <= table_view(court.state).action_points_left
    assert min(costs) == 0
    assert max(map(len, court.asking.pickable_paths.values())) == max(costs) + 1


def key_of_good(court: Court, target: str, good: str) -> str:
    """Return the key of a line that picks a good as `target`, such as "give", or gains it."""
    numbers = court.asking.line_key_numbers
    for number, line in zip(numbers, court.asking.answer_lines, strict=True):
        if line.target == f"{target}:{good}" or (
            len(line.moves) == 1 and line.moves[0].choice == good
        ):
            return str(number)
    raise AssertionError(f"no line for {good}")


def test_goods_are_listed_in_their_order_with_keys_from_one(court: Court) -> None:
    court.asked(lambda _, moves: any(move.kind == "buy" for move in moves))
    court.ui.press_keys("b")
    assert [line.moves[0].choice for line in court.asking.answer_lines] == [*GOOD_NAMES[1:]]
    rows = action_sheet_of(court.table).answer_list.rows
    captions = [row.key_cap for row in rows if isinstance(row, AnswerRow)]
    assert captions == ["1", "2", "3", "4"]


def test_a_trade_is_picked_by_the_keys_of_what_is_given_and_gained(court: Court) -> None:
    court.asked(lambda _, moves: len({m.card for m in moves if m.kind == "exchange"}) > 1)
    given = next(move for move in court.moves() if move.kind == "exchange").card
    gained = next(good for good in reversed(GOOD_NAMES) if good != given)
    court.ui.press_keys("s")
    court.ui.press_keys(key_of_good(court, "give", given))
    court.ui.press_keys(key_of_good(court, "good", gained))
    (code,) = court.host.answers
    move = court.game.readable_move(court.state, code)
    assert (move.card, move.choice) == (given, gained)


def test_contracts_are_listed_by_their_place_with_keys_from_one(court: Court) -> None:
    def gap(state: TiletumState) -> bool:
        view = table_view(state)
        return (
            question_key(state) == "act"
            and view.action == "contract"
            and not view.offered_contracts[0]
        )

    court.asked(lambda st, moves: gap(st) and any(move.kind == "take" for move in moves))
    view = table_view(court.state)
    lines = court.asking.answer_lines
    listed = [line.moves[0].card for line in lines if line.moves[0].kind == "take"]
    assert listed == sorted(listed, key=view.offered_contracts.index)
    assert [line.moves[0].kind for line in lines[: len(listed)]] == ["take"] * len(listed)
    assert court.asking.line_key_numbers == tuple(range(1, len(lines) + 1))


def rich(state: TiletumState) -> bool:
    """Whether whoever is to move can buy at least three goods with gold."""
    return question_key(state) == "turn" and state.to_move >= 0 and gold_of(state) >= 6


def gold_of(state: TiletumState) -> int:
    """Return the gold of whoever is to move."""
    return table_view(state).seats[int(state.to_move)].goods[0]


def test_three_stone_are_bought_with_three_keys(court: Court) -> None:
    court.asked(lambda state, moves: rich(state) and any(move.kind == "buy" for move in moves))
    seat = int(court.state.to_move)
    stone = table_view(court.state).seats[seat].goods[3]
    court.ui.press_keys("b")
    court.ui.press_keys(key_of_good(court, "good", "stone"))
    court.ui.press_keys("3")
    for _ in range(3):
        (code,) = court.host.answers
        court.rules.apply(court.state, code)
        court.host.answers.clear()
        question = PersonalQuestion(seat, court.view(seat), court.moves(), True, "")
        court.table.ask(question)
    assert not court.host.answers
    assert table_view(court.state).seats[seat].goods[3] == stone + 3


def test_as_many_are_offered_as_can_be_paid(court: Court) -> None:
    court.asked(lambda state, moves: rich(state) and any(move.kind == "buy" for move in moves))
    court.ui.press_keys("b")
    court.ui.press_keys("2")
    assert len(court.asking.answer_lines) == min(gold_of(court.state) // 2, 9)


def test_the_free_good_of_the_first_trade_is_called_free(court: Court) -> None:
    court.asked(lambda st, moves: not st.exchanged and any(m.kind == "exchange" for m in moves))
    seat = int(court.state.to_move)
    trade = next(move for move in court.moves() if move.kind == "exchange")
    court.table.controller.last_played_move = trade
    court.rules.apply(court.state, trade.code)
    court.table.ask(PersonalQuestion(seat, court.view(seat), court.moves(), True, ""))
    look = present(action_sheet_of(court.table).look)
    assert look.title == "Choose an extra good"
    assert "first trade" in look.note


def test_a_character_on_offer_says_that_taking_it_cannot_be_taken_back(court: Court) -> None:
    court.asked(
        lambda state, moves: (
            question_key(state) == "act"
            and table_view(state).action == "character"
            and any(move.kind == "take" for move in moves)
        )
    )
    take = next(move for move in court.moves() if move.kind == "take")
    tip = present(court.table.tooltips.target_tooltip(f"offer:{take.card}"))
    assert any("can’t be undone" in line for line in tip.lines)


def every_list(court: Court, seed: int) -> Iterator[str]:
    """Play a game at random; yield what is asked whenever a list of answers is shown for it."""
    court.rules.deal(court.state, seed)
    chance = random.Random(seed)
    asked: set[tuple[str, str, int]] = set()
    while court.mover != NOBODY:
        if court.mover >= 0:
            view = table_view(court.state)
            kind = question_key(court.state), view.action, len(court.moves()) // 3
            if kind not in asked:
                asked.add(kind)
                court.ask()
                yield " ".join(map(str, kind))
        court.rules.apply(court.state, court.choose(chance))


def rows_of(court: Court) -> list[AnswerRow]:
    return [row for row in action_sheet_of(court.table).pickable_rows if isinstance(row, AnswerRow)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["small", "large"])
@pytest.mark.parametrize("options", [BASE, SILVER], ids=["base", "silver"])
def test_every_answer_is_seen_without_scrolling_and_has_a_key(
    options: Options, size: tuple[int, int]
) -> None:
    court = Court(size, options=options)
    for asked in every_list(court, seed=3):
        if not court.asking.asks_for_dice:
            caps = [row.key_cap for row in rows_of(court)]
            assert all(caps), asked
            assert len(set(caps)) == len(caps), asked
            assert (
                action_sheet_of(court.table).answer_list.content_overflow_height
                < NEGLIGIBLE_HIDDEN_HEIGHT
            ), asked


def test_a_part_of_a_long_list_opens_by_its_key_and_escape_leads_back(court: Court) -> None:
    court.asked(lambda state, moves: question_key(state) == "fly" and len(moves) > LAST_LINE_NUMBER)
    before = [row.text for row in rows_of(court)]
    court.ui.press_keys("2")
    assert all(len(line.moves) == 1 for line in court.asking.answer_lines)
    court.ui.press_keys("escape")
    assert [row.text for row in rows_of(court)] == before
    court.ui.press_keys("2", "1")
    assert court.host.answers


def test_the_storehouse_is_listed_by_its_places_after_the_offers(court: Court) -> None:
    def both(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        view = table_view(state)
        places = {move.card for move in moves if move.kind == "place"}
        return question_key(state) == "act" and view.action == "character" and len(places) > 1

    court.asked(both)
    store = present(court.table.model).own_board.storehouse_tiles
    lines = court.asking.answer_lines
    kinds_listed = [line.moves[0].kind for line in lines]
    first = kinds_listed.index("place")
    assert "take" not in kinds_listed[first:]
    stored = [line.moves[0].card for line in lines if line.moves[0].kind == "place"]
    assert stored == sorted(stored, key=store.index)
    assert court.asking.line_key_numbers == tuple(range(1, len(lines) + 1))


def test_a_line_that_moves_a_character_in_says_so(court: Court) -> None:
    def stored(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        is_character = table_view(state).action == "character"
        places = [move for move in moves if move.kind == "place"]
        return question_key(state) == "act" and is_character and bool(places)

    court.asked(stored)
    rows = action_sheet_of(court.table).answer_list.rows
    lines = zip(court.asking.answer_lines, rows, strict=True)
    said = [row.label for line, row in lines if line.moves[0].kind == "place"]
    assert said
    assert all(words.startswith("Move ") for words in said)


def free_places(moves: Iterable[Move]) -> set[tuple[str, ...]]:
    """Return the places of the free steps among moves."""
    return {move.places for move in moves if move.kind == "symbol"}


def lists_a_step_with_its_price(state: TiletumState, moves: tuple[Move, ...]) -> bool:
    """Return whether a step for a point is listed that may also be free."""
    free = free_places(moves)
    return question_key(state) == "act" and any(
        [move.kind for move in line.moves] == ["step"] and line.moves[0].places in free
        for line in (ActionSheetInput(moves).answer_lines if free else ())
    )


@pytest.mark.parametrize("language", NATIVE_NAME_BY_LANGUAGE)
def test_a_step_that_costs_a_point_says_so_where_the_map_offers_it_free(language: str) -> None:
    court = Court((1920, 1080), language, options=SILVER)
    court.asked(lists_a_step_with_its_price)
    free = free_places(court.moves())
    lines = zip(
        court.asking.answer_lines, present(action_sheet_of(court.table).look).answers, strict=True
    )
    paid = [
        look.text
        for line, look in lines
        if [move.kind for move in line.moves] == ["step"] and line.moves[0].places in free
    ]
    points = court.table.context.say("ap-line", line="", ap=1)
    assert paid
    assert [text for text in paid if not text.endswith(points)] == []


def test_the_free_step_is_listed_before_the_steps_that_cost_points() -> None:
    court = with_footprints()
    assert {move.kind for move in court.asking.answer_lines[0].moves} == {"symbol"}


def two_of_a_value(court: Court, *, gold: int = 0) -> tuple[int, set[str]]:
    """Ask for a die when different dice of one value lie in the window and whoever is asked has
    that much gold; return the value and its dice.
    """

    def dice(moves: tuple[Move, ...]) -> dict[int, set[str]]:
        found: dict[int, set[str]] = {}
        for move in filter(is_die, moves):
            value = move.amount("value")
            found.setdefault(value, set()).add(f"die:{move.choice}.{value}")
        return found

    def wanted(state: TiletumState, moves: tuple[Move, ...]) -> bool:
        several = any(len(each) > 1 for each in dice(moves).values())
        return several and gold_of(state) >= gold

    court.asked(wanted)
    return next((value, each) for value, each in dice(court.moves()).items() if len(each) > 1)


def test_after_going_back_the_key_of_a_value_picks_the_next_die_of_that_value(
    court: Court,
) -> None:
    value, dice = two_of_a_value(court)
    picked = []
    for _ in dice:
        court.ui.press_keys(str(value))
        picked += [name for name in court.asking.picked_targets if name.startswith("die:")]
        court.ui.press_keys("escape")
    assert {*picked} == dice
    court.ui.press_keys(str(value))
    assert court.asking.picked_targets == (picked[0],)


def test_at_a_picked_die_a_digit_always_means_its_value(court: Court) -> None:
    value, dice = two_of_a_value(court)
    die = min(dice)
    court.ui.click(name=die)
    for _ in range(2):
        court.ui.press_keys(str(value))
        assert (court.asking.picked_targets, court.asking.resulting_die_value) == ((die,), value)
    assert court.asking.next_die_target_by_value_key == {}


def test_the_key_of_its_own_value_takes_another_value_back(court: Court) -> None:
    value, dice = two_of_a_value(court, gold=4)
    die = max(dice)
    court.ui.click(name=die)
    other = next(
        v for v in range(1, 7) if v != value and f"new:{v}" in court.asking.pickable_targets
    )
    court.ui.press_keys(str(other))
    assert court.asking.resulting_die_value == other
    court.ui.press_keys(str(value))
    assert (court.asking.picked_targets, court.asking.resulting_die_value) == ((die,), value)


def test_a_click_on_the_value_of_a_die_picks_no_other_die(court: Court) -> None:
    value, dice = two_of_a_value(court)
    die = min(dice)
    court.ui.click(name=die)
    court.ui.click(name=f"value:{value}")
    assert court.asking.picked_targets == (die,)


def test_the_prompt_tells_the_key_of_another_die_of_the_same_value(court: Court) -> None:
    value, dice = two_of_a_value(court)
    court.ui.click(name=min(dice))
    assert f"Back, then {value}" in present(court.table.parts.prompt.look).next_step_text
