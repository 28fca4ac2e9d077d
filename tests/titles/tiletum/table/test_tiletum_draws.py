"""What draws something new cannot be taken back: it is asked about first, as in every title."""

import random
from dataclasses import replace

import pytest

from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Options
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.forecasts import state_after_move_before_turn_ends
from game.titles.tiletum.rules.narrate import is_round_scored_by_move
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.table.action_sheet_lines import GROUP_PREFIX
from game.titles.tiletum.table.view import question_key, table_view
from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court

pytestmark = pytest.mark.thorough

EVERY = 3
"""Only each third question is asked."""


def at_characters(court: Court) -> None:
    """Ask for the points of a character action."""
    court.asked(
        lambda state, moves: (
            question_key(state) == "act"
            and table_view(state).action == "character"
            and any(move.kind == "take" for move in moves)
        )
    )


def test_a_tile_of_the_offers_is_taken_by_a_second_click(court: Court) -> None:
    at_characters(court)
    tile = next(move.card for move in court.moves() if move.kind == "take")
    court.table.pick_target(f"offer:{tile}")
    assert not court.host.answers
    court.table.pick_target(f"offer:{tile}")
    assert court.host.answers


def test_the_question_says_that_there_is_no_undo_and_enter_confirms(court: Court) -> None:
    at_characters(court)
    line = next(
        n for n, each in enumerate(court.asking.answer_lines) if each.moves[0].kind == "take"
    )
    court.ui.press_keys(str(court.asking.line_key_numbers[line]))
    assert "no undo" in present(court.table.parts.prompt.look).next_step_text
    court.ui.click(name="confirm")
    assert court.host.answers


def test_escape_lets_the_tile_lie(court: Court) -> None:
    at_characters(court)
    tile = next(move.card for move in court.moves() if move.kind == "take")
    court.table.pick_target(f"offer:{tile}")
    court.ui.press_keys("escape")
    assert court.asking.held_answer is None
    assert not court.host.answers


def test_undo_lets_the_tile_lie_and_takes_nothing_else_back(court: Court) -> None:
    at_characters(court)
    tile = next(move.card for move in court.moves() if move.kind == "take")
    question = present(court.table.controller.question)
    court.table.ask(replace(question, can_undo=True, undo_reason=""))
    court.table.pick_target(f"offer:{tile}")
    court.ui.press_keys("u")
    assert court.asking.held_answer is None
    assert "undo" not in court.host.said
    court.ui.press_keys("u")
    assert court.host.said[-1] == "undo"


def test_who_wants_no_questions_takes_it_at_once(court: Court) -> None:
    at_characters(court)
    question = present(court.table.controller.question)
    court.table.ask(replace(question, asks_before_passing=False))
    tile = next(move.card for move in court.moves() if move.kind == "take")
    court.table.pick_target(f"offer:{tile}")
    assert court.host.answers


@pytest.mark.parametrize("expansions", [(), ("silver",)], ids=["base", "silver"])
def test_no_answer_that_draws_something_is_given_by_one_pick(expansions: tuple[str, ...]) -> None:
    court = Court(options=Options("tiletum", 3, expansions=expansions))
    court.rules.deal(court.state, 5)
    chance = random.Random(5)
    asked = 0
    while court.mover != NOBODY:
        if court.mover >= 0 and len(court.moves()) > 1:
            asked += 1
            if asked % EVERY == 0:
                court.ask()
                look_at_answers(court, court.state)
        court.rules.apply(court.state, court.choose(chance))


def look_at_answers(court: Court, state: TiletumState) -> None:
    """Pick each line that is an answer; none that draws something is given at once."""
    for number, line in enumerate(court.asking.answer_lines):
        if len(line.moves) > 1 or line.target.startswith(GROUP_PREFIX):
            continue
        draws = state_after_move_before_turn_ends(state, line.moves[0].code).to_move == CHANCE
        given = court.asking.pick_answer_line(number)
        assert not (draws and given), line
        court.asking.held_answer = None
        court.asking.picked_targets = ()


@pytest.mark.parametrize("expansions", [(), ("silver",)], ids=["base", "silver"])
def test_no_answer_after_which_the_round_is_scored_is_given_by_one_pick(
    expansions: tuple[str, ...],
) -> None:
    court = Court(options=Options("tiletum", 2, expansions=expansions))
    held = 0
    for seed in range(3):
        court.rules.deal(court.state, seed)
        chance = random.Random(seed)
        while court.mover != NOBODY:
            if court.mover >= 0 and court.state.phase != kinds.KING_TILE_PHASE:
                ending = [
                    move
                    for move in court.moves()
                    if move.kind not in ("end", "stop")
                    and is_round_scored_by_move(court.state, move.code)
                ]
                if ending:
                    held += 1
                    look_at_ending_answers(court)
            court.rules.apply(court.state, court.choose(chance))
    assert held


def look_at_ending_answers(court: Court) -> None:
    """Pick each line that is an answer; the round is scored after none that is given at once."""
    question = replace(court.ask(), waits_for_end_turn=True)
    court.table.ask(question)
    for number, line in enumerate(court.asking.answer_lines):
        if len(line.moves) > 1 or line.target.startswith(GROUP_PREFIX):
            continue
        given = court.asking.pick_answer_line(number)
        assert not (given and is_round_scored_by_move(court.state, given.code)), line
        if court.asking.ends_round(court.asking.held_answer):
            court.table.refresh()
            assert "scored" in present(court.table.parts.prompt.look).next_step_text
        court.asking.held_answer = None
        court.asking.picked_targets = ()
    asking = court.asking
    if asking.can_be_declined and asking.ends_round(asking.declining_move):
        court.ui.press_keys("n")
        assert not court.host.answers
        assert court.asking.held_answer == asking.declining_move
        court.ui.press_keys("n")
        assert court.asking.held_answer is None
        assert not court.host.answers
