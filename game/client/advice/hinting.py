"""Hints: three presses tell where to look and why, what to do, and how sure it is.

Nothing moves by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.client.advice.ahead import ahead
from game.client.advice.counsel import SURE, Counsel
from game.client.advice.hint_panel import HintPanel, Paragraph
from game.client.advice.judged_words import percent
from game.client.desk import Desk
from game.client.parts.side_note import note_room
from game.engine.move import Move
from game.match.analysis import Advice, Hint
from game.match.match import Match
from game.room import PersonalQuestion, Phrases, Table
from game.scene.stage import Stage
from game.scene.styles import BODY, BOLD, NOTE

WHERE, WHAT, SURE_OF_IT = 1, 2, 3


class HintHost(Protocol):
    """The screen a hint is shown on."""

    table: Table
    stage: Stage

    def call_soon(self, then: Callable[[], None]) -> None:
        """Call on the screen's own thread; may be asked from any."""


class Hinting:
    """At most one hint, for the question that is asked now. Knows that seat's view alone."""

    def __init__(self, desk: Desk, match: Match, host: HintHost, counsel: Counsel) -> None:
        """Offer hints for people at this screen."""
        self._desk, self._match, self._host = desk, match, host
        self._counsel = counsel
        self._asked: PersonalQuestion | None = None  # by the table
        self._question: PersonalQuestion | None = None  # the one the hint is about
        self._settled: tuple[str, ...] = ()
        self._panel: HintPanel | None = None
        self._step = 0

    @property
    def is_offered(self) -> bool:
        """Whether anybody can give hints."""
        return self._counsel.is_offered

    @property
    def is_open(self) -> bool:
        """Whether a hint is being worked out or shown."""
        return self._question is not None

    def more(self, question: PersonalQuestion | None) -> None:
        """Begin a hint for the question, tell one thing more, or close it when all is told."""
        self.check(question)
        if question is None or not self.is_offered:
            return
        if self._question is None:
            self._begin(question)
        elif self._counsel.hint is not None:
            self._step += 1
            if self._step > SURE_OF_IT:
                self.drop()
            else:
                self._show()

    def check(self, question: PersonalQuestion | None) -> None:
        """Take the hint away when another question is asked, or none; of one question it goes on
        to what is not settled yet.
        """
        if self._question is None:
            return
        if self._asked is not question:
            self.drop()
        elif question is not None and self._settled != self._host.table.settled():
            self.drop()
            self._begin(question)

    def drop(self) -> None:
        """Stop working on the hint and take it away."""
        self._counsel.leave(self._news)
        if self._question is not None:
            self._host.table.point_out(())
        self._question = self._asked = None
        self._step = 0
        self._remove_panel()
        self._host.stage.refresh()

    # ---- working it out

    def _begin(self, question: PersonalQuestion) -> None:
        self._asked, self._settled = question, self._host.table.settled()
        self._question = ahead(self._match, question, self._settled)
        self._desk.kit.sound.play("hint")
        self._counsel.ask(self._question, self._news)
        self._news()

    def _news(self) -> None:
        """Something new about the hint: progress, or the hint itself."""
        if self._question is None or self._step:
            return
        if self._counsel.hint is not None:
            self._step = WHERE
        self._show()

    # ---- showing

    def _show(self) -> None:
        counsel, hint = self._counsel, self._counsel.hint
        more = self._more if hint is not None and self._step < SURE_OF_IT else None
        if hint is None:
            key = "hint.failed" if counsel.failed else "hint.thinking"
            told = [(self._desk.say(key), BODY)]
        else:
            told = self._told(hint)
        self._remove_panel()
        room = note_room(self._host.table, self._host.stage.units, "advice")
        self._panel = HintPanel(self._desk, room, told, (more, self.drop))
        if hint is None and not counsel.failed:
            self._panel.progress.visible = True
            self._panel.progress.done = counsel.progress
        self._host.stage.root.add(self._panel)
        self._host.stage.refresh()

    def _more(self) -> None:
        self.more(self._asked)

    def _told(self, hint: Hint) -> list[Paragraph]:
        """Return what the presses so far have asked for, the newest last."""
        phrases, question = self._desk.box.phrases, self._question
        assert phrases is not None
        assert question is not None
        best = hint.advice[0]
        move = self._move(best)
        self._host.table.point_out(phrases.places(move, question.view))
        names = [seat.name for seat in self._match.seats]
        reasons = [phrases.why(reason, names) for reason in best.reasons]
        measured = self._measured(hint, phrases)
        first = reasons[0] if reasons else measured.pop(0)
        told: list[Paragraph] = [(phrases.where(move, question.view), BODY), (first, BODY)]
        if self._step >= WHAT:
            told.append((f"{phrases.what(move, question.view)}.", BOLD.sized(24)))
        if self._step >= SURE_OF_IT:
            told += [(reason, BODY) for reason in reasons[1:]]
            told += [(line, NOTE) for line in measured]
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
