"""The end of a turn: the last action stays visible until its person confirms it."""

from collections.abc import Callable
from typing import Protocol

from game.client.app import App
from game.client.session.prompt_controller import PromptController
from game.client.widgets.buttons import ButtonSpec
from game.match.match import Match, Question
from game.scene.nodes.node import Node
from game.scene.stage.stage import Stage
from game.table_protocol import GameFacts, PersonalQuestion, Table

PlaceNames = tuple[str, ...]


def is_same_turn(
    question: PersonalQuestion, next_question: Question | None, game_facts: GameFacts
) -> bool:
    """Return whether the next question is for the seat of `question` and in its round; False if
    there is no next question."""
    if next_question is None or next_question.seat != question.seat:
        return False
    return game_facts.round_of(next_question.view) == game_facts.round_of(question.view)


class TurnEndScreen(Protocol):
    """The part of the table screen that `TurnEndHold` uses."""

    app: App
    match: Match
    stage: Stage
    table: Table
    prompt_controller: PromptController


class TurnEndHold:
    """Holds the game after the last move of a turn until the person confirms it.

    While it `is_waiting` no computer moves, no chance happens and no other question is asked, so
    the move can be undone.
    """

    def __init__(
        self, screen: TurnEndScreen, on_turn_ended: Callable[[PersonalQuestion, PlaceNames], None]
    ) -> None:
        """Store the screen; `on_turn_ended` is called when a turn is confirmed, with its last
        question and the areas of its last move."""
        self._screen = screen
        self._on_turn_ended = on_turn_ended
        self._last_question_and_places: tuple[PersonalQuestion, PlaceNames] | None = None
        self._end_button: Node | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether a turn is held until the person confirms its end."""
        return self._last_question_and_places is not None

    def hold_if_turn_ended(self, question: PersonalQuestion, places: PlaceNames) -> bool:
        """Start to wait if the move has ended the turn or the game and can still be undone; return
        whether it waits.

        For a title that names no moves to wait after, only the end of the game is held.
        """
        host = self._screen
        box = self._screen.app.box
        is_over = host.match.is_over_without_closing
        if not is_over and box.waits_for_turn_end_after is not None:
            stage_of = box.turn_stage_of_state or box.game_facts.round_of
            is_over = host.match.has_last_decision_ended_turn(question.seat, stage_of)
        if is_over and host.match.reason_against_undo(question.seat) is None:
            self._last_question_and_places = question, places
        return self.is_waiting

    def show_end_button(self) -> None:
        """Show the button that ends the held turn; until it is clicked, undo is possible. Do
        nothing if no turn is held or if the button is already shown."""
        if self._last_question_and_places is None or self._end_button is not None:
            return
        host = self._screen
        seat = self._last_question_and_places[0].seat
        host.prompt_controller.replace_question_by_note("", seat)
        note = host.app.say("turn-end.note")
        host.table.disable_controls_and_show_note(note, may_undo=True, deciding_seat=seat)
        words = host.app.say("turn-end.end")
        tip = host.app.say("turn-end.tip")
        keys = ("@confirm", "return")
        way = ButtonSpec("end-turn", words, self._end_turn, "go-on", "@confirm", keys, tooltip=tip)
        self._end_button = way.make_plain_button(
            host.app, "primary", 26, **host.table.spare_rect("waiting")
        )
        self._end_button.z = 40
        self._end_button.ignores_hasty_input = True
        host.stage.root.add(self._end_button)
        host.stage.ignore_input_briefly()
        host.stage.update_before_next_drawing()

    def stop_waiting(self) -> None:
        """Stop waiting, since the move was undone or the turn continues."""
        self._last_question_and_places = None
        self._remove_button()

    def remove_button_until_shown_again(self) -> None:
        """Remove the button, because the table is being replaced or shows the past. The turn stays
        held, and `show_end_button` makes a new button."""
        self._remove_button()

    def _remove_button(self) -> None:
        self._screen.stage.root.remove(self._end_button)
        self._end_button = None

    def _end_turn(self) -> None:
        if self._last_question_and_places is not None:
            question, places = self._last_question_and_places
            self.stop_waiting()
            self._screen.prompt_controller.resolve_held_chance(
                lambda: self._on_turn_ended(question, places)
            )
