"""What the action sheet says below its heading."""

from dataclasses import replace

from tests.helpers.present import present
from tests.titles.tiletum.table.court import Court, action_sheet_of


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
    assert note_of(court).startswith("You can do tasks first")
    dice = tuple(move for move in question.moves if move.kind == "take")
    court.table.ask(replace(question, moves=dice))
    court.ui.advance_time(1 / 60)
    assert note_of(court) == "No task is possible right now"
