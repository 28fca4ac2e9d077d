"""Puzzling: the ways through the puzzles, from the page, from quick practice, and from one on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Final

from game.box.box import PuzzleOffer
from game.client.app import App
from game.client.puzzles.puzzle import RIGHT, Puzzle
from game.client.puzzles.puzzle_book import PuzzleBook
from game.client.puzzles.puzzle_page import PuzzlePage, PuzzlePageHandlers
from game.client.puzzles.puzzle_table import PuzzleHandlers, PuzzleTable
from game.client.tutorial.lesson_list import LearnEntry
from game.client.widgets.dialogs import Reply, ask, tell
from game.engine.title import Unreadable
from game.scene.window.window import Window

# A drill: some puzzles of one kind in a row, one attempt each, with a score at the end.

LENGTH: Final = 5


class Drill:
    """Remembers the verdicts of one run."""

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        """Begin with nothing answered."""
        self.puzzles = tuple(puzzles)
        self.verdicts: list[str] = []

    @property
    def current(self) -> Puzzle | None:
        """The puzzle that is due, None when all are answered."""
        answered = len(self.verdicts)
        return self.puzzles[answered] if answered < len(self.puzzles) else None

    @property
    def score(self) -> int:
        """How many were answered rightly."""
        return self.verdicts.count(RIGHT)


def shuffled(puzzles: Sequence[Puzzle], seed: int) -> list[Puzzle]:
    """Return the puzzles in another order, the same for the same seed."""
    left, order = list(puzzles), list[Puzzle]()
    while left:
        seed = (seed * 1_103_515_245 + 12_345) % 2**31
        order.append(left.pop((seed >> 8) % len(left)))
    return order


class Puzzling:
    """Owns the book; what it opens lies above whatever is open, and goes back there."""

    def __init__(
        self, app: App, window: Window, offer: PuzzleOffer, settings: Callable[[], None]
    ) -> None:
        """`settings` opens the settings above a puzzle."""
        self._app, self._window, self._settings = app, window, settings
        self._offer = offer

    @cached_property
    def book(self) -> PuzzleBook:
        """All puzzles; they are read when they are first needed."""
        app = self._app
        return PuzzleBook(self._offer, app.saves_folder, app.part, app.not_learned)

    def entry(self) -> LearnEntry:
        """Return the way to the page of puzzles; its note says how many are solved."""
        say, book = self._app.say, self.book
        done = book.solved(book.puzzles)
        note = say("puzzles.solved", solved=done, all=len(book.puzzles)) if done else ""
        return LearnEntry("puzzles", "scales", "@menu-puzzles", self.open_page, note)

    def replies(self) -> list[Reply]:
        """Return what quick practice offers: a puzzle at random, and drills."""
        say = self._app.say
        quick = [
            Reply(say(f"puzzle.quick.{kind}"), partial(self.play_any, kind), name=f"any:{kind}")
            for kind in self._offer.quick
        ]
        drills = [
            Reply(say(f"puzzle.drill.{kind}"), partial(self.drill, kind), name=f"drill:{kind}")
            for kind in self._offer.drills
        ]
        return [*quick, *drills]

    def open_page(self) -> None:
        """Open the page of all puzzles."""
        page = PuzzlePage(self._app, self.book, PuzzlePageHandlers(self.play, self.drill))
        self._window.push(page)

    def play(self, puzzle: Puzzle) -> None:
        """Put a puzzle on the table; the ones after it follow in the order of the page."""
        following = self.book.next_after

        def go_on() -> None:
            after = following(puzzle)
            self._leave()
            if after is not None:
                self.play(after)

        self._seat(puzzle, go_on, lambda: self.play(puzzle))

    def play_any(self, kind: str) -> None:
        """Put a puzzle of a kind on the table at random, an unsolved one while there is one."""
        candidates = self.book.unsolved(kind) or self.book.of_kind(kind)
        if not candidates:
            return
        puzzle = shuffled(candidates, self._app.fresh_seed())[0]
        self._repeat(puzzle)

    def drill(self, kind: str) -> None:
        """Begin a run of some puzzles of a kind."""
        seed = self._app.fresh_seed()
        unsolved, solved = (
            self.book.unsolved(kind),
            [one for one in self.book.of_kind(kind) if self.book.is_solved(one)],
        )
        order = [*shuffled(unsolved, seed), *shuffled(solved, seed)]
        self._go_on_with(Drill(sorted(order[:LENGTH], key=lambda puzzle: puzzle.grade)), kind)

    # ---- details

    def _repeat(self, puzzle: Puzzle) -> None:
        def go_on() -> None:
            self._leave()
            self.play_any(puzzle.kind)

        self._seat(puzzle, go_on, lambda: self._repeat(puzzle))

    def _go_on_with(self, drill: Drill, kind: str) -> None:
        puzzle = drill.current
        if puzzle is None:
            self._tell_score(drill, kind)
            return
        number, all_of = len(drill.verdicts) + 1, len(drill.puzzles)

        def judged(verdict: str) -> None:
            self.book.note(puzzle, verdict)
            drill.verdicts.append(verdict)

        def go_on() -> None:
            self._leave()
            self._go_on_with(drill, kind)

        note = self._app.say("puzzles.of", number=number, all=all_of)
        on = "next" if number < all_of else "score"
        ways = PuzzleHandlers(judged, self._leave, self._settings, None, go_on, note, on)
        self._open(puzzle, ways)

    def _tell_score(self, drill: Drill, kind: str) -> None:
        say, screen = self._app.say, self._window.screen
        assert screen is not None
        told = say("puzzles.drill-score", score=drill.score, all=len(drill.puzzles))
        replies = [
            Reply(
                say("puzzles.drill-again"),
                lambda: self.drill(kind),
                "primary",
                "@menu-puzzle-again",
                "again",
            ),
            Reply(say("button.close"), lambda: None, cap="@back", name="close"),
        ]
        ask(screen.stage, say(f"puzzle.drill.{kind}"), [told], replies)

    def _seat(self, puzzle: Puzzle, go_on: Callable[[], None], afresh: Callable[[], None]) -> None:
        def again() -> None:
            self._leave()
            afresh()

        def judged(verdict: str) -> None:
            self.book.note(puzzle, verdict)

        self._open(puzzle, PuzzleHandlers(judged, self._leave, self._settings, again, go_on))

    def _open(self, puzzle: Puzzle, ways: PuzzleHandlers) -> None:
        try:
            table = PuzzleTable(self._app, puzzle, ways)
        except Unreadable as problem:
            screen = self._window.screen
            assert screen is not None
            tell(screen.stage, self._app, [self._app.refused(str(problem))])
            return
        self._window.push(table)

    def _leave(self) -> None:
        """Clear the table; what lay below is open again."""
        screen = self._window.screen
        if isinstance(screen, PuzzleTable):
            self._window.pop()
            screen.close()


def puzzling_for(app: App, window: Window, settings: Callable[[], None]) -> Puzzling | None:
    """Return the ways through a title's puzzles, None when it has none that can be told."""
    offer = app.box.puzzles
    if offer is None or app.box.phrases is None:
        return None
    return Puzzling(app, window, offer, settings)
