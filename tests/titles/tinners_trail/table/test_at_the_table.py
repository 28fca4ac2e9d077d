"""What a person meets at the table: reasons, previews, orders that answer by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from game.engine.move import Move
from game.scene.input.pointer import HANDLE
from game.scene.stage.tip import Tip, tip_of
from game.scene.widgets import Slider
from game.table_protocol import PersonalQuestion
from game.titles.tinners_trail.rules.table_view import table_view
from tests.titles.tinners_trail.table.hands import Mouse
from tests.titles.tinners_trail.table.sitting import Game, HotSeat

pytestmark = pytest.mark.thorough


@pytest.fixture
def sitting() -> Iterator[HotSeat]:
    """Four people, some way into the game."""
    sitting = HotSeat(Game(4, 7), (1920, 1080))
    yield sitting
    sitting.close()


def kinds(moves: tuple[Move, ...]) -> set[str]:
    return {move.kind for move in moves}


def offers(kind: str, moves: tuple[Move, ...]) -> bool:
    return kind in kinds(moves)


def in_the_day(moves: tuple[Move, ...]) -> bool:
    return "pass" in kinds(moves)


def test_a_greyed_action_stays_focusable_and_says_why(sitting: HotSeat) -> None:
    assert sitting.game.until(lambda moves: in_the_day(moves) and "train" not in kinds(moves))
    sitting.ask()
    button = sitting.ui.find(name="action:train")
    assert not button.enabled
    assert button.focusable
    tip = tip_of(button.tooltip)
    assert isinstance(tip, Tip)
    assert tip.badge
    assert "train" in tip.lines[0].lower()


def test_a_pending_action_shows_where_the_marker_will_lie(sitting: HotSeat) -> None:
    assert sitting.game.until(in_the_day)
    sitting.ask()
    day = sitting.table._parts.working_day
    assert day.look is not None
    assert day.look.ghost is None
    sitting.ui.press("k")
    assert day.look.ghost is not None
    assert day.look.ghost.column == 1
    sitting.ui.press("escape")
    assert day.look.ghost is None


def test_escape_goes_back_step_by_step_and_then_to_the_client(sitting: HotSeat) -> None:
    assert sitting.game.until(lambda moves: "build" in kinds(moves))
    sitting.ask()
    sitting.ui.press("b")
    sitting.ui.press("enter")
    assert sitting.ui.sees(name="confirm")
    sitting.ui.press("escape")
    assert not sitting.ui.sees(name="confirm")
    sitting.ui.press("escape")
    assert sitting.host.said == []
    sitting.ui.press("escape")
    assert sitting.host.said == ["back"]


def test_areas_can_be_picked_before_the_action(sitting: HotSeat) -> None:
    assert sitting.game.until(lambda moves: "miner" in kinds(moves))
    move = next(move for move in sitting.game.moves() if move.kind == "miner")
    sitting.ask()
    sitting.ui.click(name=f"area:{move.places[0]}")
    sitting.ui.press("m")
    assert sitting.host.answers == [move.code]


def test_a_table_at_rest_answers_nothing(sitting: HotSeat) -> None:
    assert sitting.game.until(in_the_day)
    sitting.ask()
    sitting.table.rest("Jago is thinking.")
    sitting.ui.press("b")
    sitting.ui.press("enter")
    sitting.ui.press("space")
    assert sitting.host.answers == []


def test_undo_is_greyed_with_the_clients_reason(sitting: HotSeat) -> None:
    assert sitting.game.until(in_the_day)
    sitting.ask(can_undo=False)
    undo = sitting.ui.find(name="undo")
    assert not undo.enabled
    assert undo.tooltip == "No undo."


def test_undo_reset_and_last_turns_go_to_the_client(sitting: HotSeat) -> None:
    assert sitting.game.until(in_the_day)
    sitting.ask()
    for key in ("u", "r", "l"):
        sitting.ui.press(key)
    assert sitting.host.said == ["undo", "reset", "last turns"]


def test_a_concealed_hand_shows_backs_and_no_sheet_of_cards(sitting: HotSeat) -> None:
    assert sitting.game.until(lambda moves: moves[0].kind == "survey")
    sitting.ask()
    sitting.table.conceal_hand(True)
    sitting.ui.advance(0.1)
    assert not sitting.ui.all(role="choice")
    cards = sitting.ui.all(role="card")
    assert all("?" in str(getattr(card, "look", "")) for card in cards)
    sitting.ui.press("v")
    assert sitting.host.said == ["show hand"]


def amount(move: Move) -> int:
    return move.amount("pounds")


def test_a_proxy_answers_the_next_question_by_itself(sitting: HotSeat) -> None:
    game = sitting.game
    assert game.until(lambda moves: {"bid", "drop"} <= kinds(moves) and len(moves) > 6)
    seat = game.mover
    question = sitting.ask()
    least = min(move.amount("pounds") for move in question.moves if move.kind == "bid")
    Mouse(sitting).sum("bid-slider", least + 2)
    sitting.ui.click(name="proxy")
    first = game.face.move(game.state, sitting.host.answers[0])
    assert first.amount("pounds") == least
    game.step(0, first.code)
    while not game.is_over and game.mover != seat and game.mover >= 0:
        raising = [move for move in game.moves() if move.kind == "bid"]
        if not raising:
            return
        game.step(0, raising[0].code)
    sitting.ask()
    assert len(sitting.host.answers) == 1
    second = game.face.move(game.state, sitting.host.answers[0])
    assert second.kind in ("bid", "drop")
    assert second.amount("pounds") <= least + 2


@pytest.mark.parametrize("asks", [False, True], ids=["drops out", "asks"])
def test_above_the_limit_a_proxy_does_what_it_was_told(sitting: HotSeat, *, asks: bool) -> None:
    game = sitting.game
    assert game.until(lambda moves: {"bid", "drop"} <= kinds(moves) and len(moves) > 6)
    seat = game.mover
    sitting.ask()
    if asks:
        sitting.ui.click(name="proxy-then")
    sitting.ui.click(name="proxy")  # up to the least possible bid
    game.step(0, sitting.host.answers[0])
    raised = min((move for move in game.moves() if move.kind == "bid"), key=amount)
    game.step(0, raised.code)
    while not game.is_over and game.mover not in (seat, -1):
        game.step(0, next(move for move in game.moves() if move.kind == "drop").code)
    sitting.host.answers.clear()
    sitting.ask()
    answered = [game.face.move(game.state, code).kind for code in sitting.host.answers]
    assert answered == ([] if asks else ["drop"])
    assert sitting.ui.sees(name="bid") == asks


def test_a_proxy_is_seen_by_its_own_seat_only_and_can_be_cancelled(sitting: HotSeat) -> None:
    game = sitting.game
    assert game.until(lambda moves: {"bid", "drop"} <= kinds(moves) and len(moves) > 6)
    seat = game.mover
    sitting.ask()
    sitting.ui.click(name="proxy")
    game.step(0, sitting.host.answers[0])
    for viewer in range(4):
        sitting.table.show(game.view(viewer), viewer)
        sitting.table.rest("")
        sitting.ui.advance(0.1)
        if sitting.table._model is not None and sitting.table._model.view.auction is None:
            return
        assert sitting.ui.sees(name="cancel-proxy") == (viewer == seat)
    sitting.table.show(game.view(seat), seat)
    sitting.ui.advance(0.1)
    sitting.ui.click(name="cancel-proxy")
    assert not sitting.ui.sees(name="cancel-proxy")


def test_the_draft_is_marked_on_one_sheet_and_answers_every_region(sitting: HotSeat) -> None:
    game = sitting.game
    seat = game.mover
    question = sitting.ask()
    hands = Mouse(sitting)
    answers = [hands.answer(question.moves[0])]
    game.step(seat, answers[0])
    while game.mover == seat and game.moves()[0].kind == "discard":
        sitting.host.answers.clear()
        sitting.table.ask(PersonalQuestion(seat, game.view(seat), game.moves(), True, ""))
        assert len(sitting.host.answers) == 1
        game.step(seat, sitting.host.answers[0])
        answers += sitting.host.answers
    assert len(answers) == 4


def test_every_control_has_a_role_and_a_label(sitting: HotSeat) -> None:
    for wanted in ("pass", "bid", "survey", "invest", "peek"):
        assert sitting.game.until(partial(offers, wanted))
        sitting.ask()
        for node in sitting.ui.all():
            if node.pressable and node.role != HANDLE:
                assert node.role, node.name
                assert node.label, f"{node.role} {node.name} has no label"


def test_the_keyboard_begins_at_a_mine_of_ones_own_when_water_is_pumped(sitting: HotSeat) -> None:
    game, begun = sitting.game, 0
    while game.until(partial(offers, "pump")):
        question = sitting.ask()
        places = {place for move in question.moves for place in move.places}
        view = table_view(game.view(question.seat), question.seat)  # type: ignore[arg-type]
        own = [place for place in places if view.area(place).owner == question.seat]
        first = sitting.table._first_pick()
        assert first is not None
        if own:
            assert first.name.removeprefix("area:") in own
            begun += 1
        game.step(0, question.moves[0].code)
    assert begun > 0


def test_an_investment_begins_with_ten_pounds_kept_back(sitting: HotSeat) -> None:
    assert sitting.game.until(
        lambda moves: max(map(amount, moves)) >= 30 and offers("invest", moves)
    )
    question = sitting.ask()
    slider = sitting.ui.find(name="invest-slider")
    assert isinstance(slider, Slider)
    assert slider.value == max(map(amount, question.moves)) - 10


@pytest.mark.parametrize("size", [(1, 1), (200, 150), (10000, 300), (400, 3000)])
def test_a_window_below_the_smallest_cuts_the_table_off(
    sitting: HotSeat, size: tuple[int, int]
) -> None:
    surface = pygame.display.set_mode(size, pygame.RESIZABLE)
    sitting.ui.advance(0.1)
    sitting.ask()
    assert surface.get_size() == size
    units = sitting.window.units
    seen = sitting.table.root.width * units.k, sitting.table.root.height * units.k
    assert seen == pytest.approx((max(size[0], 640), max(size[1], 360)))
