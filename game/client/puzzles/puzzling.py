"""Opens puzzles: from their page, as a random one, or one after another."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Final

from game.box.box_pictures import PuzzleOffer
from game.client.app import App
from game.client.puzzles.puzzle import RIGHT, Puzzle
from game.client.puzzles.puzzle_book import PuzzleBook
from game.client.puzzles.puzzle_page import PuzzlePage
from game.client.puzzles.puzzle_table import PuzzleHandlers, PuzzleTable
from game.client.widgets.dialogs import Reply, ask
from game.client.widgets.frames import MenuItem
from game.engine.reasons import Unreadable
from game.scene.window.window import Window

LENGTH: Final = 5  # of a drill: puzzles of one kind in a row, one attempt each, a score at the end


def shuffled(puzzles: Sequence[Puzzle], seed: int) -> list[Puzzle]:
    """Return the puzzles in a random order that depends only on the seed."""
    left = list(puzzles)
    order = list[Puzzle]()
    while left:
        seed = (seed * 1_103_515_245 + 12_345) % 2**31
        order.append(left.pop((seed >> 8) % len(left)))
    return order


class PuzzleFlow:
    """Owns the book of puzzles; its screens open above the present one and return to it."""

    def __init__(self, app: App, window: Window, offer: PuzzleOffer) -> None:
        self._app = app
        self._window = window
        self.offer = offer

    @cached_property
    def book(self) -> PuzzleBook:
        """All puzzles, read on first use."""
        app = self._app
        return PuzzleBook(
            self.offer, app.saves_folder, app.edition_section, app.report_progress_unsaved
        )

    def menu_entry(self) -> MenuItem:
        """Return the menu entry of the page of puzzles; its note tells how many are solved."""
        say = self._app.say
        book = self.book
        done = book.solved_count(book.puzzles)
        note = say("puzzles.solved", solved=done, all=len(book.puzzles)) if done else ""
        return MenuItem("puzzles", "scales", "@menu-puzzles", self.open_page, note)

    def practice_replies(self) -> list[Reply]:
        """Return the choices of quick practice: a random puzzle, and drills."""
        say = self._app.say
        offered = [("any", "quick", kind, self.play_any) for kind in self.offer.quick]
        offered += [("drill", "drill", kind, self.drill) for kind in self.offer.drills]
        return [
            Reply(say(f"puzzle.{words}.{kind}"), partial(go, kind), name=f"{name}:{kind}")
            for name, words, kind, go in offered
        ]

    def open_page(self) -> None:
        """Open the page of all puzzles."""
        self._window.push(PuzzlePage(self._app, self.book, self.play, self.drill))

    def play(self, puzzle: Puzzle) -> None:
        """Open a puzzle; the next ones follow in the order of the page."""

        def go_on() -> None:
            if (after := self.book.next_after(puzzle)) is not None:
                self.play(after)

        self._open_in_series(puzzle, go_on, lambda: self.play(puzzle))

    def play_any(self, kind: str) -> None:
        """Open a random puzzle of a kind, an unsolved one if possible."""
        candidates = self.book.unsolved(kind) or self.book.puzzles_of_kind(kind)
        if not candidates:
            return
        self._repeat(shuffled(candidates, self._app.fresh_seed())[0])

    def drill(self, kind: str) -> None:
        """Start a series of puzzles of a kind."""
        seed = self._app.fresh_seed()
        unsolved = self.book.unsolved(kind)
        solved = [one for one in self.book.puzzles_of_kind(kind) if one not in unsolved]
        order = [*shuffled(unsolved, seed), *shuffled(solved, seed)]
        self._continue_drill(kind, sorted(order[:LENGTH], key=lambda puzzle: puzzle.grade), [])

    def _repeat(self, puzzle: Puzzle) -> None:
        self._open_in_series(
            puzzle, lambda: self.play_any(puzzle.kind), lambda: self._repeat(puzzle)
        )

    def _continue_drill(self, kind: str, drilled: Sequence[Puzzle], verdicts: list[str]) -> None:
        """Open the next puzzle of a drill; after the last one show the score."""
        if len(verdicts) == len(drilled):
            self._show_score(kind, drilled, verdicts)
            return
        puzzle = drilled[len(verdicts)]
        number = len(verdicts) + 1

        def judged(verdict: str) -> None:
            self.book.store_verdict(puzzle, verdict)
            verdicts.append(verdict)

        ways = PuzzleHandlers(
            judged,
            self._leave,
            None,
            self._after_closing(partial(self._continue_drill, kind, drilled, verdicts)),
            self._app.say("puzzles.of", number=number, all=len(drilled)),
            "next" if number < len(drilled) else "score",
        )
        self._open(puzzle, ways)

    def _show_score(self, kind: str, drilled: Sequence[Puzzle], verdicts: list[str]) -> None:
        say = self._app.say
        screen = self._window.screen
        assert screen is not None
        told = say("puzzles.drill-score", score=verdicts.count(RIGHT), all=len(drilled))
        again = partial(self.drill, kind)
        cap = "@lesson-back"
        replies = [
            Reply(say("puzzles.drill-again"), again, "primary", cap, "again"),
            Reply(say("button.close"), lambda: None, cap="@back", name="close"),
        ]
        ask(screen.stage, say(f"puzzle.drill.{kind}"), [told], replies)

    def _open_in_series(
        self, puzzle: Puzzle, go_on: Callable[[], None], afresh: Callable[[], None]
    ) -> None:
        judged = partial(self.book.store_verdict, puzzle)
        again = self._after_closing(afresh)
        self._open(puzzle, PuzzleHandlers(judged, self._leave, again, self._after_closing(go_on)))

    def _after_closing(self, then: Callable[[], None]) -> Callable[[], None]:
        """Return a function that closes the table and then calls `then`."""

        def leave_first() -> None:
            self._leave()
            then()

        return leave_first

    def _open(self, puzzle: Puzzle, ways: PuzzleHandlers) -> None:
        try:
            self._window.push(PuzzleTable(self._app, puzzle, ways))
        except Unreadable as problem:
            self._app.tell([self._app.translated_refusal(str(problem))])

    def _leave(self) -> None:
        """Close the table and show the screen below."""
        screen = self._window.screen
        if isinstance(screen, PuzzleTable):
            self._window.pop()
            screen.close()
