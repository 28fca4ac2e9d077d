"""A trial: a judged decision is played once more, and everything decided in it is judged too."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.advice.judged_words import JudgedWords
from game.client.desk import Desk
from game.client.parts.spoken_note import STRONG, TEXT, NoteWay, Paragraph, SpokenNote
from game.client.screens.table import TableScreen
from game.client.screens.table_exits import TableHandlers
from game.match.analysis import Analyst, Inquiry, JudgedGame, JudgedMove
from game.match.finished import game_so_far
from game.match.match import Match
from game.room import PersonalQuestion


class TrialScreen(TableScreen):
    """A game that is kept nowhere and leads back to where it was begun.

    A note asks for the decision, says what it was worth, and goes away when one plays on.
    """

    def __init__(self, desk: Desk, match: Match, exits: TableHandlers, analyst: Analyst) -> None:
        self._analyst = analyst
        self._inquiry: Inquiry[JudgedGame] | None = None
        self._number = 0  # of the step that is judged
        self._told: Sequence[Paragraph] = [(desk.say("trial.begin"), TEXT)]
        self._verdict: SpokenNote | None = None
        super().__init__(desk, match, exits)
        self.aids.coached = False  # the judge speaks in its place

    def close(self) -> None:
        """Judge nothing any more, and send the computers home."""
        self._drop()
        super().close()

    def described_table(self) -> tuple[str, ...]:
        """Return what was said about the decision, then the position."""
        return (*(text for text, _ in self._told), *super().described_table())

    def _make_table(self) -> None:
        self._verdict = None
        super()._make_table()
        self._tell(self._told)

    def _aid(self) -> None:
        super()._aid()
        if self.aids.is_hinting:  # it lies where the note does
            self._hide()

    # ---- judging

    def played(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        """Have the decision judged while the game goes on."""
        self._judge(question.seat)
        super().played(question, places)

    def taken_back(self) -> None:
        """Ask for the decision again."""
        self._drop()
        self._tell([(self.desk.say("trial.begin"), TEXT)])
        super().taken_back()

    def _judge(self, seat: int) -> None:
        self._drop()
        steps = self.match.chronicle.steps
        self._number = max(step.number for step in steps if step.seat == seat)
        self._tell([(self.desk.say("trial.judging"), TEXT)])
        game = game_so_far(self.match.title, self.match.chronicle)
        wake = self._news
        self._inquiry = self._analyst.judge_step(game, self._number, lambda: self.call_soon(wake))
        self._news()

    def _news(self) -> None:
        inquiry = self._inquiry
        if inquiry is None or not (inquiry.failed or inquiry.answer() is not None):
            return
        self._inquiry = None
        judged = inquiry.answer()
        move = judged.move_at(self._number) if judged is not None else None
        self._tell(self._verdict_on(move))

    def _verdict_on(self, move: JudgedMove | None) -> Sequence[Paragraph]:
        if move is None:
            return [(self.desk.say("trial.not-judged"), TEXT)]
        words = JudgedWords(self.desk, self.match.chronicle)
        name = self.match.seats[move.seat].name
        played = self.desk.say("judged.played", name=name, move=words.played(move))
        told: list[Paragraph] = [(played, STRONG), (words.verdict(move), TEXT)]
        if move.teaches:
            told += [(doubt, TEXT) for doubt in words.doubts(move)]
            told.append((words.better(move), STRONG))
            told += [(reason, TEXT) for reason in words.reasons(move)]
        return told

    def _drop(self) -> None:
        if self._inquiry is not None:
            self._inquiry.close()
        self._inquiry = None

    # ---- the note

    def _tell(self, told: Sequence[Paragraph]) -> None:
        self._told = told
        self._hide()
        say = self.desk.say
        ways = (
            NoteWay(say("trial.back"), "trial-back", self.exits.leave),
            NoteWay(say("trial.play-on"), "trial-play-on", self._hide, "@lesson-next"),
        )
        said = ("trial", say("trial.title"), told)
        self._verdict = SpokenNote(self.desk, said, ways, (self.table, self.stage.units, "note"))
        self.stage.root.add(self._verdict)
        self.stage.refresh()

    def _hide(self) -> None:
        if self._verdict is not None and self._verdict in self.stage.root.children:
            self.stage.root.remove(self._verdict)
            self.stage.refresh()
        self._verdict = None
