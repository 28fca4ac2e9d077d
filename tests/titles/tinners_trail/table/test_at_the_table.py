"""What a person meets at the table: reasons, previews, orders that answer by themselves."""

import pytest

from game.engine.move import Move
from game.scene.input.pointer import HANDLE_ROLE
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip, tooltip_from_source
from game.scene.widgets.value_controls import Slider, Toggle
from game.table_protocol import PersonalQuestion
from game.titles.tinners_trail.table.panels.hand import TrailCardNode
from tests.helpers.present import of_kind, present
from tests.titles.tinners_trail.table.hands import Mouse
from tests.titles.tinners_trail.table.hot_seat import Game, HotSeat, seated

pytestmark = pytest.mark.thorough


@pytest.fixture
def hot_seat() -> HotSeat:
    """Four people, some way into the game."""
    return HotSeat(Game(4, 7), (1920, 1080))


def kinds(moves: tuple[Move, ...]) -> set[str]:
    return {move.kind for move in moves}


def in_a_sale(moves: tuple[Move, ...]) -> bool:
    return {"bid", "drop"} <= kinds(moves) and len(moves) > 6


def test_a_greyed_action_stays_focusable_and_says_why(hot_seat: HotSeat) -> None:
    hot_seat.asked(lambda moves: "pass" in kinds(moves) and "train" not in kinds(moves))
    button = hot_seat.ui.find(name="action:train")
    assert not button.enabled
    assert button.focusable
    tip = of_kind(tooltip_from_source(button.tooltip), Tooltip)
    assert tip.badge_text
    assert "train" in tip.lines[0].lower()


def test_a_pending_action_shows_where_the_marker_will_lie(hot_seat: HotSeat) -> None:
    hot_seat.asked("pass")
    day = hot_seat.table.parts.work_track
    assert day.look is not None
    assert day.look.marker_landing is None
    hot_seat.ui.press_keys("k")
    assert day.look.marker_landing is not None
    assert day.look.marker_landing.column == 1
    hot_seat.ui.press_keys("escape")
    assert day.look.marker_landing is None


def test_escape_goes_back_step_by_step_and_then_to_the_client(hot_seat: HotSeat) -> None:
    hot_seat.asked("build")
    hot_seat.ui.press_keys("b", "enter")
    assert hot_seat.ui.sees(name="confirm")
    hot_seat.ui.press_keys("escape")
    assert not hot_seat.ui.sees(name="confirm")
    hot_seat.ui.press_keys("escape")
    assert hot_seat.host.said == []
    hot_seat.ui.press_keys("escape")
    assert hot_seat.host.said == ["back"]


def test_areas_can_be_picked_before_the_action(hot_seat: HotSeat) -> None:
    hot_seat.asked("miner")
    move = hot_seat.game.move("miner")
    hot_seat.ui.click(name=f"area:{move.places[0]}")
    hot_seat.ui.press_keys("m")
    if not hot_seat.host.answers:  # somebody else comes next: that cannot be taken back
        hot_seat.ui.press_keys("enter")
    assert hot_seat.host.answers == [move.code]


def test_a_table_at_rest_answers_nothing(hot_seat: HotSeat) -> None:
    hot_seat.asked("pass")
    hot_seat.table.disable_controls_and_show_note("Jago is thinking.")
    hot_seat.ui.press_keys("b", "enter", "space")
    assert hot_seat.host.answers == []


def test_undo_is_greyed_with_the_clients_reason(hot_seat: HotSeat) -> None:
    hot_seat.asked("pass", can_undo=False)
    undo = hot_seat.ui.find(name="undo")
    assert not undo.enabled
    assert undo.tooltip == "No undo."


def test_undo_reset_and_last_turns_go_to_the_client(hot_seat: HotSeat) -> None:
    hot_seat.asked("pass")
    hot_seat.ui.press_keys("u", "r", "l")
    assert hot_seat.host.said == ["undo", "reset", "last turns"]


def test_a_concealed_hand_shows_backs_and_no_sheet_of_cards(hot_seat: HotSeat) -> None:
    hot_seat.asked(lambda moves: moves[0].kind == "survey")
    hot_seat.table.set_hand_hidden(True)
    hot_seat.ui.advance_time(0.1)
    assert not hot_seat.ui.find_all(role="choice")
    cards = hot_seat.ui.find_all(role="card")
    assert all("?" in str(getattr(card, "look", "")) for card in cards)
    hot_seat.ui.press_keys("v")
    assert hot_seat.host.said == ["show hand"]


def amount(move: Move) -> int:
    return move.amount("pounds")


@pytest.mark.parametrize("asks", [False, True], ids=["drops out", "asks"])
def test_above_the_limit_a_proxy_does_what_it_was_told(hot_seat: HotSeat, *, asks: bool) -> None:
    game = hot_seat.game
    hot_seat.asked(in_a_sale)
    seat = game.mover
    drops = of_kind(hot_seat.ui.find(name="proxy-then"), Toggle)
    assert drops.value, "an option of the limit, on at first"
    if asks:
        hot_seat.ui.click(name="proxy-then")
        assert not of_kind(hot_seat.ui.find(name="proxy-then"), Toggle).value
    hot_seat.ui.click(name="proxy")  # up to the least possible bid
    game.step(0, hot_seat.host.answers[0])
    raised = min((move for move in game.moves() if move.kind == "bid"), key=amount)
    game.step(0, raised.code)
    while not game.is_over and game.mover not in (seat, -1):
        game.step(0, game.move("drop").code)
    hot_seat.host.answers.clear()
    hot_seat.ask()
    answered = [game.face.readable_move(game.state, code).kind for code in hot_seat.host.answers]
    assert answered == ([] if asks else ["drop"])
    assert hot_seat.ui.sees(name="bid") == asks


def test_a_proxy_is_seen_by_its_own_seat_only_and_can_be_cancelled(hot_seat: HotSeat) -> None:
    game = hot_seat.game
    hot_seat.asked(in_a_sale)
    seat = game.mover
    hot_seat.ui.click(name="proxy")
    game.step(0, hot_seat.host.answers[0])
    for viewer in range(4):
        hot_seat.table.show_view(game.view(viewer), viewer)
        hot_seat.table.disable_controls_and_show_note("")
        hot_seat.ui.advance_time(0.1)
        if hot_seat.table.model is not None and hot_seat.table.model.view.auction is None:
            return
        assert hot_seat.ui.sees(name="cancel-proxy") == (viewer == seat)
    hot_seat.table.show_view(game.view(seat), seat)
    hot_seat.ui.advance_time(0.1)
    hot_seat.ui.click(name="cancel-proxy")
    assert not hot_seat.ui.sees(name="cancel-proxy")


def test_the_draft_is_marked_on_one_sheet_and_answers_every_region(hot_seat: HotSeat) -> None:
    game = hot_seat.game
    seat = game.mover
    hot_seat.ask()
    hot_seat.ui.click(name="draft:a:0")
    question = hot_seat.ask()
    card = of_kind(hot_seat.ui.find(name="draft:a:0"), TrailCardNode)
    assert card.glow  # marks outlive a page above the table
    hands = Mouse(hot_seat)
    answers = [hands.answer(question.moves[0])]
    game.step(seat, answers[0])
    while game.mover == seat and game.moves()[0].kind == "discard":
        hot_seat.host.answers.clear()
        hot_seat.table.ask(PersonalQuestion(seat, game.view(seat), game.moves(), True, ""))
        assert len(hot_seat.host.answers) == 1
        game.step(seat, hot_seat.host.answers[0])
        answers += hot_seat.host.answers
    assert len(answers) == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_card_of_the_hand_is_seen_while_cards_are_discarded(seats: int) -> None:
    game = Game(seats, 7)
    hot_seat = seated(game, until="discard")
    sheet = hot_seat.ui.find(name="draft")
    seen = {node.look for node in sheet.walk() if isinstance(node, TrailCardNode)}
    assert seen == set(game.look(game.mover).seats[game.mover].hand)


def test_while_nobody_is_asked_no_button_counts_mines(hot_seat: HotSeat) -> None:
    hot_seat.asked(lambda moves: "extract" in kinds(moves))
    assert "mine" in hot_seat.ui.find(name="action:extract").label
    hot_seat.table.drop_question()
    hot_seat.table.refresh()
    assert "mine" not in hot_seat.ui.find(name="action:extract").label


def test_every_control_has_a_role_and_a_label(hot_seat: HotSeat) -> None:
    for wanted in ("pass", "bid", "survey", "invest", "peek"):
        hot_seat.asked(wanted)
        for node in hot_seat.ui.find_all():
            if node.pressable and node.role != HANDLE_ROLE:
                assert node.role, node.name
                assert node.label, f"{node.role} {node.name} has no label"


def first_focus(hot_seat: HotSeat) -> Node:
    """Return where the keyboard begins."""
    hot_seat.table.focus_and_show_next_pick()
    return present(hot_seat.host.stage.focus.node)


def test_the_keyboard_begins_at_a_mine_of_ones_own_when_water_is_pumped(hot_seat: HotSeat) -> None:
    game = hot_seat.game
    begun = 0
    stayed = 0
    while game.until("pump"):
        question = hot_seat.ask()
        places = {place for move in question.moves for place in move.places}
        view = game.look(question.seat)
        own = [place for place in places if view.area(place).owner == question.seat]
        first = first_focus(hot_seat)
        if own:
            assert first.name.removeprefix("area:") in own
            begun += 1
        at = max(own or places)
        hot_seat.table.pick_target(at)
        game.step(0, next(move.code for move in question.moves if at in move.places))
        again = game.moves()
        if "pump" in kinds(again) and any(at in move.places for move in again):
            hot_seat.ask()
            assert first_focus(hot_seat).name == f"area:{at}"
            stayed += 1
    assert begun > 0
    assert stayed > 0, "the second pump begins where the first one was"


def test_an_investment_begins_with_ten_pounds_kept_back(hot_seat: HotSeat) -> None:
    question = hot_seat.asked(
        lambda moves: max(map(amount, moves)) >= 30 and "invest" in kinds(moves)
    )
    slider = of_kind(hot_seat.ui.find(name="invest-slider"), Slider)
    assert slider.value == max(map(amount, question.moves)) - 10
