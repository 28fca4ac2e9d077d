"""Opens puzzles: from their page, as a random one, or one after another."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Final

from game.box.box_pictures import TitlePuzzles
from game.client.app import App
from game.client.puzzles.puzzle import RIGHT_VERDICT, Puzzle
from game.client.puzzles.puzzle_book import PuzzleBook
from game.client.puzzles.puzzle_page import PuzzlePage
from game.client.puzzles.puzzle_table import PuzzleHandlers, PuzzleTableScreen
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.client.widgets.frames import MenuItem
from game.engine.reasons import Unreadable
from game.scene.window.window import Window

PUZZLES_PER_DRILL: Final = (
    5  # of a drill: puzzles of one kind in a row, one attempt each, a score at the end
)


def shuffled_puzzles(puzzles: Sequence[Puzzle], seed: int) -> list[Puzzle]:
    """Return the puzzles in a random order that depends only on the seed."""
    left = list(puzzles)
    order = list[Puzzle]()
    while left:
        seed = (seed * 1_103_515_245 + 12_345) % 2**31
        order.append(left.pop((seed >> 8) % len(left)))
    return order


class PuzzleFlow:
    """Owns the puzzles of an edition and opens their screens above the top screen; closing them
    returns to it."""

    def __init__(self, app: App, window: Window, title_puzzles: TitlePuzzles) -> None:
        self._app = app
        self._window = window
        self.title_puzzles = title_puzzles

    @cached_property
    def book(self) -> PuzzleBook:
        """The book of all puzzles of the edition, read on first use."""
        app = self._app
        return PuzzleBook(
            self.title_puzzles,
            app.saves_folder,
            app.open_edition_section_name,
            app.report_progress_unsaved,
        )

    def puzzle_page_menu_entry(self) -> MenuItem:
        """Return the menu entry of the page of puzzles; its note tells how many are solved."""
        say = self._app.say
        book = self.book
        done = book.count_solved(book.puzzles)
        note = say("puzzles.solved", solved=done, all=len(book.puzzles)) if done else ""
        return MenuItem("puzzles", "scales", "@menu-puzzles", self.open_puzzle_page, note)

    def quick_practice_replies(self) -> list[DialogReply]:
        """Return the buttons of quick practice: a random puzzle of a kind, or a drill of a kind."""
        say = self._app.say
        offered = [
            ("any", "quick", kind, self.play_random_puzzle)
            for kind in self.title_puzzles.quick_practice_kinds
        ]
        offered += [
            ("drill", "drill", kind, self.start_drill) for kind in self.title_puzzles.drill_kinds
        ]
        return [
            DialogReply(say(f"puzzle.{words}.{kind}"), partial(go, kind), name=f"{name}:{kind}")
            for name, words, kind, go in offered
        ]

    def open_puzzle_page(self) -> None:
        """Open the page of all puzzles."""
        self._window.push(
            PuzzlePage(self._app, self.book, self.play_in_unsolved_series, self.start_drill)
        )

    def play_in_unsolved_series(self, puzzle: Puzzle) -> None:
        """Open a puzzle; its continue button opens the next unsolved one."""

        def go_on() -> None:
            if (after := self.book.next_unsolved_after(puzzle)) is not None:
                self.play_in_unsolved_series(after)

        self._open_in_series(puzzle, go_on, lambda: self.play_in_unsolved_series(puzzle))

    def play_random_puzzle(self, puzzle_kind: str) -> None:
        """Open a random puzzle of a kind, an unsolved one if possible; do nothing if there is
        none."""
        candidates = self.book.unsolved_puzzles(puzzle_kind) or self.book.puzzles_of_kind(
            puzzle_kind
        )
        if not candidates:
            return
        self._play_in_random_series(shuffled_puzzles(candidates, self._app.make_seed())[0])

    def start_drill(self, puzzle_kind: str) -> None:
        """Start a drill: a series of random puzzles of a kind, unsolved ones preferred, played
        from the easiest to the hardest."""
        seed = self._app.make_seed()
        unsolved = self.book.unsolved_puzzles(puzzle_kind)
        solved = [one for one in self.book.puzzles_of_kind(puzzle_kind) if one not in unsolved]
        order = [*shuffled_puzzles(unsolved, seed), *shuffled_puzzles(solved, seed)]
        self._open_next_of_drill(
            puzzle_kind,
            sorted(order[:PUZZLES_PER_DRILL], key=lambda puzzle: puzzle.difficulty_grade),
            [],
        )

    def _play_in_random_series(self, puzzle: Puzzle) -> None:
        self._open_in_series(
            puzzle,
            lambda: self.play_random_puzzle(puzzle.kind),
            lambda: self._play_in_random_series(puzzle),
        )

    def _open_next_of_drill(
        self, puzzle_kind: str, drill_puzzles: Sequence[Puzzle], verdicts_so_far: list[str]
    ) -> None:
        """Open the next puzzle of a drill of `drill_puzzles`, or show the score after the last one;
        `verdicts_so_far` collects the verdicts so far."""
        if len(verdicts_so_far) == len(drill_puzzles):
            self._show_drill_score(puzzle_kind, drill_puzzles, verdicts_so_far)
            return
        puzzle = drill_puzzles[len(verdicts_so_far)]
        number = len(verdicts_so_far) + 1

        def store_verdict(verdict: str) -> None:
            self.book.store_verdict_if_better(puzzle, verdict)
            verdicts_so_far.append(verdict)

        ways = PuzzleHandlers(
            store_verdict,
            self._close_puzzle_table,
            None,
            self._wrap_action_to_close_table_first(
                partial(self._open_next_of_drill, puzzle_kind, drill_puzzles, verdicts_so_far)
            ),
            self._app.say("puzzles.of", number=number, all=len(drill_puzzles)),
            "next" if number < len(drill_puzzles) else "score",
        )
        self._open_puzzle_table(puzzle, ways)

    def _show_drill_score(
        self, puzzle_kind: str, drill_puzzles: Sequence[Puzzle], verdicts: list[str]
    ) -> None:
        say = self._app.say
        screen = self._window.screen
        assert screen is not None
        told = say(
            "puzzles.drill-score", score=verdicts.count(RIGHT_VERDICT), all=len(drill_puzzles)
        )
        again = partial(self.start_drill, puzzle_kind)
        key_cap = "@lesson-back"
        replies = [
            DialogReply(say("puzzles.drill-again"), again, "primary", key_cap, "again"),
            DialogReply(say("button.close"), lambda: None, key_cap="@back", name="close"),
        ]
        open_question_dialog(screen.stage, say(f"puzzle.drill.{puzzle_kind}"), [told], replies)

    def _open_in_series(
        self, puzzle: Puzzle, open_next: Callable[[], None], open_again: Callable[[], None]
    ) -> None:
        judged = partial(self.book.store_verdict_if_better, puzzle)
        again = self._wrap_action_to_close_table_first(open_again)
        self._open_puzzle_table(
            puzzle,
            PuzzleHandlers(
                judged,
                self._close_puzzle_table,
                again,
                self._wrap_action_to_close_table_first(open_next),
            ),
        )

    def _wrap_action_to_close_table_first(self, action: Callable[[], None]) -> Callable[[], None]:
        """Return a function that closes the puzzle's table and then calls `action`."""

        def leave_first() -> None:
            self._close_puzzle_table()
            action()

        return leave_first

    def _open_puzzle_table(self, puzzle: Puzzle, handlers: PuzzleHandlers) -> None:
        try:
            self._window.push(PuzzleTableScreen(self._app, puzzle, handlers))
        except Unreadable as problem:
            self._app.show_sentences([self._app.translated_file_error_text(str(problem))])

    def _close_puzzle_table(self) -> None:
        """Close the puzzle if it is the top screen, and show the screen below it."""
        screen = self._window.screen
        if isinstance(screen, PuzzleTableScreen):
            self._window.pop()
            screen.close()
