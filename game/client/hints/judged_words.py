"""Texts about judged decisions: what was played, what was better, and why."""

from game.client.app import App
from game.match.analysis import JudgedMove, confidence_half_width_percent, thousandths_to_percent
from game.records.records import Chronicle
from game.records.replay import Replay
from game.scene.text.lettering import TextStyle
from game.table_protocol import Phrases


class JudgedGameTexts:
    """Makes the texts about the decisions of one finished game, whose hidden information may all be
    shown."""

    def __init__(self, app: App, chronicle: Chronicle) -> None:
        assert app.box.phrases is not None
        self._app = app
        self._phrases: Phrases = app.box.phrases
        self._replay = Replay(app.box.title, chronicle)
        self._seat_names = [seat.name for seat in chronicle.seats]

    def decision_paragraphs(
        self,
        move: JudgedMove,
        strong_style: TextStyle,
        plain_style: TextStyle,
        *,
        hides_better_move: bool = False,
    ) -> list[tuple[str, TextStyle]]:
        """Return paragraphs about a decision: the move played and the verdict on it. If the
        decision is instructive, more paragraphs say why it was wrong, which move was better and
        why; `hides_better_move` leaves these out."""
        say = self._app.say
        why = self._phrases.reason_as_sentence
        facts = {"name": self._seat_names[move.seat], "move": self.played_move_text(move)}
        told = [
            (say("judged.played", **facts), strong_style),
            (self.verdict_text(move), plain_style),
        ]
        if move.is_instructive and not hides_better_move:
            told += [
                (why(objection, self._seat_names), plain_style) for objection in move.objections
            ]
            told.append(
                (say("judged.better", move=self._move_text(move, move.best_code)), strong_style)
            )
            told += [(why(reason, self._seat_names), plain_style) for reason in move.reasons]
        return told

    def played_move_text(self, move: JudgedMove) -> str:
        """Return the text of the move that was played, without a full stop."""
        return self._move_text(move, move.code)

    def verdict_text(self, move: JudgedMove) -> str:
        """Return the verdict on the decision as text: how many per cent of winning chance it cost,
        with the lost points if there are any, or that the move was the best or as good."""
        say = self._app.say
        if move.is_instructive:
            key = move.mark or "slip"
            lost = say(
                f"judged.{key}",
                lost=thousandths_to_percent(move.loss_thousandths),
                noise=confidence_half_width_percent(move.standard_error_thousandths),
            )
            told = say("judged.points", points=move.points_lost) if move.points_lost > 0 else ""
            return f"{lost} {told}".strip()
        if move.code == move.best_code:
            return say("judged.best")
        less = thousandths_to_percent(max(move.loss_thousandths, 0))
        return say("judged.fine", lost=less) if less else say("judged.as-good")

    def places_of_best_move(self, move: JudgedMove) -> tuple[str, ...]:
        """Return the names of the places on the table that the best move of a judged decision
        concerns."""
        before = self._replay.view(move.step_number - 1)
        return self._phrases.places_of_move(
            self._replay.game.readable_move(before, move.best_code), before
        )

    def _move_text(self, move: JudgedMove, move_code: int) -> str:
        before = self._replay.view(move.step_number - 1)
        return self._phrases.advised_move_text(
            self._replay.game.readable_move(before, move_code), before
        )
