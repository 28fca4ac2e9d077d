"""Judging in a replay: the judgement on request, its panel and what is hidden until asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from game.client.app import App
from game.client.hints.judgements import JudgedWords, Judgements, percent
from game.client.screens.judged_panel import JudgedFacts, JudgedHandlers, JudgedPanel, Paragraph
from game.engine.title import Unreadable
from game.match.analysis import KNOWN, JudgedGame, JudgedMove
from game.numerals import signed
from game.records.records import Chronicle
from game.scene.stage.stage import Stage
from game.scene.text.lettering import BODY, BOLD, NOTE, TITLE
from game.table_protocol import Table

QUESTION = TITLE.sized(23)


class JudgingHost(Protocol):
    """The replay that is judged."""

    table: Table
    stage: Stage

    def go_to(self, position: int) -> None:
        """Show a position at once."""

    def call_soon(self, then: Callable[[], None]) -> None:
        """Call on the screen's own thread; may be asked from any."""

    def judged_anew(self) -> None:
        """There is another judgement, or none any more, or its progress has changed."""


@dataclass(frozen=True, slots=True)
class JudgingHandlers:
    """Who judges, and how a decision is tried again: by its step and seat."""

    judgements: Judgements
    try_again: Callable[[int, int], None]


class Judging:
    """One replay's judgement; a decision keeps its better move until it is asked for."""

    def __init__(
        self,
        app: App,
        ways: JudgingHandlers,
        chronicle: Chronicle,
        host: JudgingHost,
        *,
        wanted: bool,
    ) -> None:
        """Ask nothing yet, unless a judgement is wanted from the beginning."""
        self._app, self._judgements, self._try_again = app, ways.judgements, ways.try_again
        self._chronicle, self._host = chronicle, host
        self._words = JudgedWords(app, chronicle)
        self._mode = KNOWN
        self._wanted = wanted
        self._revealed = 0  # the step whose better move was asked for
        self._panel: JudgedPanel | None = None
        self._position = 0

    @property
    def game(self) -> JudgedGame | None:
        """The judgement, once it is there."""
        return self._judgements.judged(self._chronicle, self._mode)

    @property
    def shown(self) -> JudgedGame | None:
        """The judgement while it is to be shown."""
        return self.game if self._wanted else None

    @property
    def progress(self) -> float | None:
        """How much is done while it is worked on."""
        if not self._wanted or self.game is not None:
            return None
        return self._judgements.progress(self._chronicle, self._mode)

    @property
    def first_marked(self) -> int | None:
        """The position before the first decision that teaches something, once it is to be shown."""
        game = self.shown
        if game is None:
            return None
        return next((move.number - 1 for move in game.moves if move.teaches), None)

    def toggle(self) -> None:
        """Judge the game, or put the judgement away."""
        if self._wanted:
            self._wanted = False
            self._judgements.stop()
            self._host.judged_anew()
        else:
            self._wanted = True
            self._begin()

    def listen(self) -> None:
        """The replay is on the screen: go on hearing about a judgement that is wanted."""
        if self._wanted and self.game is None:
            self._begin_quietly()

    def hush(self) -> None:
        """Hear nothing for a while; the work goes on."""
        self._judgements.hush()

    def set_mode(self, mode: str) -> None:
        """Judge by what each could know, or with everything open."""
        self._mode = mode
        self._begin()

    def at(self, position: int) -> None:
        """Show what belongs to a position: the decision before it, or the one to come."""
        self._position = position
        self._put_panel()

    # ---- details

    def _begin(self) -> None:
        self._begin_quietly()
        self._host.judged_anew()

    def _begin_quietly(self) -> None:
        host = self._host
        try:
            self._judgements.begin(
                self._chronicle, self._mode, lambda: host.call_soon(host.judged_anew)
            )
        except Unreadable:
            return  # the panel says so

    def _put_panel(self) -> None:
        root = self._host.stage.root
        if self._panel is not None and self._panel in root.children:
            root.remove(self._panel)
        self._panel = None
        game = self.shown
        self._host.table.point_out(())
        if not self._wanted:
            return
        if game is None:
            self._put(self._not_yet(), JudgedHandlers(self.set_mode, None, None, None, None))
            return
        move = self._move_at_hand(game)
        hidden = move is not None and move.teaches and self._revealed != move.number
        told = self._told(game, move, hidden=hidden)
        accounts = () if move is not None and move.teaches and not hidden else game.accounts
        facts = JudgedFacts(self._chronicle.seats, accounts, self._mode, told)
        ways = JudgedHandlers(
            self.set_mode,
            lambda: self._jump(game, -1),
            lambda: self._jump(game, 1),
            self._reveal if hidden else None,
            partial(self._try_again, move.number, move.seat) if move and move.teaches else None,
        )
        self._put(facts, ways)

    def _not_yet(self) -> JudgedFacts:
        """Say that the judgement is being worked out, or that there will be none."""
        waits = self.progress is not None
        told = self._app.say("end.judging" if waits else "end.not-judged")
        return JudgedFacts(self._chronicle.seats, (), self._mode, [(told, BODY)])

    def _put(self, facts: JudgedFacts, ways: JudgedHandlers) -> None:
        stage = self._host.stage
        room = self._host.table.spare("note")
        self._panel = JudgedPanel(self._app, room, facts, ways, stage.units.k)
        stage.root.add(self._panel)
        stage.refresh()

    def _move_at_hand(self, game: JudgedGame) -> JudgedMove | None:
        """Return the decision that comes next if it teaches something, else the one just made."""
        coming = game.move_at(self._position + 1)
        if coming is not None and coming.teaches:
            return coming
        return game.move_at(self._position)

    def _told(
        self, game: JudgedGame, move: JudgedMove | None, *, hidden: bool
    ) -> Sequence[Paragraph]:
        say = self._app.say
        if move is None:
            return self._luck_told(game) or [(say("judged.nothing"), NOTE)]
        name = self._chronicle.seats[move.seat].name
        if hidden and move.number > self._position:
            return [(say("judged.what-would-you-do", name=name), QUESTION), *self._luck_told(game)]
        told = [(say("judged.played", name=name, move=self._words.played(move)), BOLD)]
        told.append((self._words.verdict(move), BODY))
        if move.teaches and not hidden:
            told += [(doubt, BODY) for doubt in self._words.doubts(move)]
            told.append((self._words.better(move), BOLD))
            told += [(reason, BODY) for reason in self._words.reasons(move)]
            self._host.table.point_out(self._words.places(move))
        return [*told, *self._luck_told(game)]

    def _luck_told(self, game: JudgedGame) -> list[Paragraph]:
        chance = game.chance_at(self._position)
        if chance is None:
            return []
        return [(self._app.say("judged.luck-of-step", told=self._luck(chance.gains)), NOTE)]

    def _luck(self, gains: Sequence[int]) -> str:
        parts = [
            self._app.say("judged.gain", name=seat.name, percent=signed(percent(gain)))
            for seat, gain in zip(self._chronicle.seats, gains, strict=True)
            if percent(gain)
        ]
        return ", ".join(parts) or self._app.say("judged.no-luck")

    def _reveal(self) -> None:
        game = self.shown
        move = self._move_at_hand(game) if game is not None else None
        if move is not None:
            self._revealed = move.number
            self._put_panel()

    def _jump(self, game: JudgedGame, way: int) -> None:
        """Go to just before the next or previous decision that teaches something."""
        starts = [move.number - 1 for move in game.moves if move.teaches]
        if way > 0:
            goal = next((start for start in starts if start > self._position), None)
        else:
            goal = next((start for start in reversed(starts) if start < self._position), None)
        if goal is not None:
            self._host.go_to(goal)
