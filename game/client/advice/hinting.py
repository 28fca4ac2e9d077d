"""Hints: three presses tell where to look, what to do, and why; nothing moves by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.client.advice.hint_panel import HintPanel, Paragraph
from game.client.advice.judged_words import percent
from game.client.desk import Desk
from game.client.parts.side_note import note_room
from game.engine.move import Move
from game.match.analysis import Advice, Hint, Inquiry, Position
from game.match.match import Match
from game.room import Phrases, Question, Table
from game.scene.stage import Stage
from game.scene.styles import BODY, BOLD, NOTE

WHERE, WHAT, WHY = 1, 2, 3
SURE = 2  # standard errors beyond which one move is called better than another


class HintHost(Protocol):
    """The screen a hint is shown on."""

    table: Table
    stage: Stage

    def call_soon(self, then: Callable[[], None]) -> None:
        """Call on the screen's own thread; may be asked from any."""


class Hinting:
    """At most one hint, for the question that is asked now. Knows that seat's view alone."""

    def __init__(self, desk: Desk, match: Match, host: HintHost) -> None:
        """Offer hints for people at this screen."""
        self._desk, self._match, self._host = desk, match, host
        self._question: Question | None = None
        self._inquiry: Inquiry[Hint] | None = None
        self._panel: HintPanel | None = None
        self._step = 0

    @property
    def is_offered(self) -> bool:
        """Whether anybody can give hints."""
        return self._desk.analyst is not None and self._desk.box.phrases is not None

    @property
    def is_open(self) -> bool:
        """Whether a hint is being worked out or shown."""
        return self._question is not None

    def more(self, question: Question | None) -> None:
        """Begin a hint for the question, tell one thing more, or close it when all is told."""
        self.check(question)
        if question is None or not self.is_offered:
            return
        if self._question is None:
            self._begin(question)
        elif self._hint() is not None:
            self._step += 1
            if self._step > WHY:
                self.drop()
            else:
                self._show()

    def check(self, question: Question | None) -> None:
        """Take the hint away when another question is asked, or none."""
        if self._question is not None and self._question is not question:
            self.drop()

    def drop(self) -> None:
        """Stop working on the hint and take it away."""
        if self._inquiry is not None:
            self._inquiry.close()
        if self._question is not None:
            self._host.table.point_out(())
        self._question = self._inquiry = None
        self._step = 0
        self._remove_panel()
        self._host.stage.refresh()

    # ---- working it out

    def _begin(self, question: Question) -> None:
        analyst = self._desk.analyst
        assert analyst is not None
        self._question = question
        view = self._match.view_bytes(question.seat)
        position = Position(self._match.options, question.seat, view)
        self._desk.kit.sound.play("hint")
        self._inquiry = analyst.hint(position, lambda: self._host.call_soon(self._news))
        self._show()

    def _news(self) -> None:
        """Something new about the hint: progress, or the hint itself."""
        inquiry = self._inquiry
        if inquiry is None or self._step:
            return
        if self._hint() is not None:
            self._step = WHERE
        self._show()

    def _hint(self) -> Hint | None:
        return self._inquiry.answer() if self._inquiry is not None else None

    # ---- showing

    def _show(self) -> None:
        inquiry, hint = self._inquiry, self._hint()
        assert inquiry is not None
        more = self._more if hint is not None and self._step < WHY else None
        if hint is None:
            key = "hint.failed" if inquiry.failed else "hint.thinking"
            told = [(self._desk.say(key), BODY)]
        else:
            told = self._told(hint)
        self._remove_panel()
        room = note_room(self._host.table, self._host.stage.units, "advice")
        self._panel = HintPanel(self._desk, room, told, (more, self.drop))
        if hint is None and not inquiry.failed:
            self._panel.progress.visible = True
            self._panel.progress.done = inquiry.progress
        self._host.stage.root.add(self._panel)
        self._host.stage.refresh()

    def _more(self) -> None:
        self.more(self._question)

    def _told(self, hint: Hint) -> list[Paragraph]:
        """Return what the presses so far have asked for, the newest last."""
        phrases, question = self._desk.box.phrases, self._question
        assert phrases is not None
        assert question is not None
        best = hint.advice[0]
        move = self._move(best)
        self._host.table.point_out(phrases.places(move, question.view))
        told: list[Paragraph] = [(phrases.where(move, question.view), BODY)]
        if self._step >= WHAT:
            told.append((f"{phrases.what(move, question.view)}.", BOLD.sized(24)))
        if self._step >= WHY:
            names = [seat.name for seat in self._match.seats]
            told += [(phrases.why(reason, names), BODY) for reason in best.reasons]
            told += [(line, NOTE) for line in self._measured(hint, phrases)]
        return told

    def _measured(self, hint: Hint, phrases: Phrases) -> list[str]:
        """Return how often the move wins, and how far the others are behind."""
        say, best, question = self._desk.say, hint.advice[0], self._question
        assert question is not None
        lines = [say("hint.wins", share=percent(best.share), games=hint.worlds)]
        for other in hint.advice[1:]:
            key = "hint.behind" if other.behind > SURE * other.noise else "hint.even"
            move = phrases.what(self._move(other), question.view)
            behind = percent(other.behind)
            lines.append(say(key, move=move, percent=behind, noise=percent(other.noise)))
        return lines

    def _move(self, advice: Advice) -> Move:
        question = self._question
        assert question is not None
        return next(move for move in question.moves if move.code == advice.code)

    def _remove_panel(self) -> None:
        if self._panel is not None and self._panel in self._host.stage.root.children:
            self._host.stage.root.remove(self._panel)
        self._panel = None
