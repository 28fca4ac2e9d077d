"""A habit of pressing Enter, or an arrow and Enter, never gives anything up for good."""

import pytest

from game.table_protocol import PersonalQuestion
from game.tabletop.sheet.sheet import Sheet
from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from game.titles.tinners_trail.table.controller import POUNDS_KEPT_BY_FIRST_PROPOSED_INVESTMENT
from game.titles.tinners_trail.table.inputs import SumInput
from tests.helpers.present import of_kind, present
from tests.titles.tinners_trail.table.hands import Keyboard, Mouse
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, game_of_2007

pytestmark = pytest.mark.thorough


@pytest.fixture(params=["2021", "2007"])
def game(request: pytest.FixtureRequest) -> Game:
    """A game of an edition."""
    return Game(3, 11) if request.param == "2021" else game_of_2007(3, 11)


def investing(game: Game) -> HotSeat:
    """Sit down where a sum may be invested or nothing."""
    hot_seat = HotSeat(game)
    hot_seat.asked(
        lambda moves: (
            sum(move.kind == "invest" for move in moves) > 2
            and any(not move.amounts for move in moves)
        )
    )
    return hot_seat


def pounds_answered(hot_seat: HotSeat) -> int:
    """Return how much was invested by the one answer, 0 for nothing."""
    (code,) = hot_seat.host.answers
    game = of_kind(hot_seat.played, Game)
    return game.game.readable_move(game.state, code).amount("pounds")


@pytest.mark.parametrize("arrow", ["left", "right", "up", "down"])
def test_an_arrow_and_enter_give_no_investment_up(game: Game, arrow: str) -> None:
    hot_seat = investing(game)
    for key in (arrow, arrow, "enter", "enter"):
        if not hot_seat.host.answers:
            hot_seat.ui.press_keys(key)
    assert all(pounds_answered(hot_seat) for _ in hot_seat.host.answers)


def test_investing_nothing_is_asked_once_more(game: Game) -> None:
    hot_seat = investing(game)
    hot_seat.ui.press_keys("n")
    assert hot_seat.host.answers == []
    assert hot_seat.ui.find(name="sheet-confirm").label == "Keep investing"
    hot_seat.ui.press_keys("escape")
    assert hot_seat.ui.find(name="sheet-confirm").label != "Keep investing"
    hot_seat.ui.press_keys("n", "n")
    assert pounds_answered(hot_seat) == 0


def test_the_question_whether_to_stop_shows_nothing_of_the_offer(game: Game) -> None:
    hot_seat = investing(game)
    sheet = next(node for node in hot_seat.table.root.walk() if isinstance(node, Sheet))

    def offers() -> set[str]:
        return {node.name for node in sheet.walk() if node.name.startswith(("told:", "box:"))}

    assert offers()
    hot_seat.ui.press_keys("n")
    assert not offers()
    assert not hot_seat.ui.sees(name="invest-slider")
    boxes = hot_seat.table.parts.boxes.look
    assert boxes is None or not boxes.chosen_box_pounds


def test_enter_returns_to_the_offer_when_it_is_asked_whether_to_stop(game: Game) -> None:
    hot_seat = investing(game)
    hot_seat.ui.press_keys("n", "enter")
    assert hot_seat.host.answers == []
    assert not of_kind(hot_seat.table.controller.question_input, SumInput).asks_to_decline


@pytest.mark.parametrize("kind", ["invest", "peek", "pump"])
def test_what_is_given_up_for_good_is_asked_first_alone_too(kind: str) -> None:
    hot_seat = HotSeat(Game(2, 4, wallace=()))
    hot_seat.asked(lambda moves: any(move.text == f"{kind} none" for move in moves))
    hot_seat.ui.press_keys("n")
    assert hot_seat.host.answers == []
    hot_seat.ui.press_keys("enter", "n")
    assert hot_seat.host.answers == []
    hot_seat.ui.press_keys("n")
    assert len(hot_seat.host.answers) == 1


def test_the_sum_proposed_leaves_money_for_auctions_while_any_are_to_come(game: Game) -> None:
    hot_seat = investing(game)
    view = game.look(game.mover)
    assert view.round < ROUND_COUNT
    chosen = of_kind(hot_seat.table.controller.question_input, SumInput).sum_choice
    others = [
        pounds
        for pounds in present(chosen).possible_sums
        if pounds <= present(chosen).most - POUNDS_KEPT_BY_FIRST_PROPOSED_INVESTMENT
    ]
    assert present(chosen).pounds <= max(others, default=present(chosen).least)


def test_who_chooses_a_sum_after_all_goes_on_investing(game: Game) -> None:
    hot_seat = investing(game)
    hot_seat.ui.press_keys("n", "-")
    assert not of_kind(hot_seat.table.controller.question_input, SumInput).asks_to_decline


def test_enter_by_habit_takes_the_miner_that_can_emigrate() -> None:
    hot_seat = HotSeat(Game(3, 11, ("emigration",)))
    hot_seat.asked(lambda moves: {"", "own"} <= {m.choice for m in moves if m.kind == "miner"})
    hot_seat.ui.press_keys("m", "enter")
    assert hot_seat.ui.screen.stage.focus.node is hot_seat.ui.find(name="way:own")


@pytest.mark.parametrize("hands_of", [Mouse, Keyboard])
def test_a_key_pressed_while_ore_is_chosen_never_passes(
    game: Game, hands_of: type[Mouse | Keyboard]
) -> None:
    hot_seat = HotSeat(game)
    asked = hot_seat.asked(lambda moves: any(move.kind == "extract" for move in moves))
    load = next(move for move in asked.moves if move.kind == "extract")
    hot_seat.ui.focus_by_keyboard(name="action:pass")
    hands_of(hot_seat).act("extract", load.places)
    assert hot_seat.ui.sees(name="sheet-confirm")
    for key in ("space", "k", "enter"):
        if not hot_seat.host.answers:
            hot_seat.ui.press_keys(key)
    (code,) = hot_seat.host.answers
    assert [move.kind for move in asked.moves if move.code == code] == ["extract"]


def areas_to_build_in(question: PersonalQuestion) -> list[str]:
    """Return the areas that can be put up for auction, in the order of the moves."""
    return [move.places[0] for move in question.moves if move.kind == "build"]


def first_area_by_key(hot_seat: HotSeat) -> str:
    """Return the area at which the keyboard begins after the key for a new mine."""
    hot_seat.ui.press_keys("b")
    name = present(hot_seat.ui.screen.stage.focus.node).name
    hot_seat.ui.press_keys("escape")
    return name.removeprefix("area:")


def build_and_take_back(hot_seat: HotSeat, area: str) -> None:
    """Put an area up for auction, undo it, and have the question asked again."""
    hot_seat.table.pick_target(area)
    hot_seat.host.answers.clear()
    hot_seat.table.drop_question()
    hot_seat.ui.press_keys("u")
    hot_seat.ask(can_undo=True)


def test_the_keyboard_begins_at_the_area_last_advised_for_the_question(game: Game) -> None:
    hot_seat = HotSeat(game)
    areas = areas_to_build_in(hot_seat.asked("build"))
    hot_seat.table.highlight_places((areas[-1],))
    assert first_area_by_key(hot_seat) == areas[-1]
    hot_seat.table.highlight_places(())
    assert first_area_by_key(hot_seat) == areas[-1], "a closed hint keeps its advice"
    build_and_take_back(hot_seat, areas[1])
    assert first_area_by_key(hot_seat) == areas[-1]


def test_after_an_undo_without_advice_the_keyboard_begins_where_it_began(game: Game) -> None:
    hot_seat = HotSeat(game)
    areas = areas_to_build_in(hot_seat.asked("build"))
    first = first_area_by_key(hot_seat)
    build_and_take_back(hot_seat, next(area for area in reversed(areas) if area != first))
    assert first_area_by_key(hot_seat) == first


def test_advice_counts_for_its_own_question_only(game: Game) -> None:
    hot_seat = HotSeat(game)
    areas = areas_to_build_in(hot_seat.asked("build"))
    first = first_area_by_key(hot_seat)
    hot_seat.table.highlight_places((areas[-1],))
    hot_seat.table.highlight_places(())
    game.step(0, next(move.code for move in game.moves() if move.kind == "pass"))
    later = hot_seat.asked("build")
    assert areas[-1] in areas_to_build_in(later)
    assert first_area_by_key(hot_seat) == first
