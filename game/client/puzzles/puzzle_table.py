"""A puzzle on the real table: the player answers by playing, and the answer is judged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.client.advice.hint_panel import Paragraph
from game.client.asking import Asking
from game.client.desk import Desk
from game.client.parts.side_note import note_room
from game.client.puzzles.puzzle import Finish, Puzzle
from game.client.puzzles.puzzle_match import Bystanders, puzzle_match
from game.client.puzzles.puzzle_panel import PanelButton, PuzzlePanel, PuzzleText
from game.client.puzzles.puzzle_words import PuzzleWords
from game.client.puzzles.verdict import NEARLY, RIGHT, judge_move, judge_points
from game.client.screens.table import TableScreen
from game.client.screens.table_exits import TableHandlers
from game.room import PersonalQuestion

SOUNDS = {RIGHT: "coins", NEARLY: "hint"}
WRONG_SOUND = "not-possible"


@dataclass(frozen=True, slots=True)
class PuzzleHandlers:
    """Where a puzzle leads: `judged` hears the first verdict of each attempt.

    `again` is None where an answer counts for good, `following` where nothing follows; `note`
    stands beside the heading, `on` names the words of the button that leads on.
    """

    judged: Callable[[str], None]
    leave: Callable[[], None]
    settings: Callable[[], None]
    again: Callable[[], None] | None
    following: Callable[[], None] | None
    note: str = ""
    on: str = "next"


class PuzzleTable(TableScreen):
    """One attempt at one puzzle; it ends with the first move, a finish with the game."""

    aided = False

    def __init__(self, desk: Desk, puzzle: Puzzle, ways: PuzzleHandlers) -> None:
        """Unreadable when the puzzle's position cannot be read."""
        self.puzzle, self._ways = puzzle, ways
        self.verdict = ""  # of this attempt, once it is over
        self._shown = False  # whether the solution has been asked for
        self._panel: PuzzlePanel | None = None
        match = puzzle_match(desk, puzzle)
        exits = TableHandlers(
            over=lambda match: None,
            leave=ways.leave,
            settings=ways.settings,
            learn=desk.help,
        )
        super().__init__(desk, match, exits, Bystanders(desk.players.kinds))
        self._words = PuzzleWords(desk, puzzle, [seat.name for seat in match.seats])

    def make_asking(self) -> Asking:
        """Return who asks; a choice is judged at once, the end of a finish may be held back."""
        asking = super().make_asking()
        asking.holds_turn = isinstance(self.puzzle.answer, Finish)
        return asking

    def open_menu(self) -> None:
        """Leave: a puzzle has nothing that could be lost."""
        self.exits.leave()

    def described_table(self) -> tuple[str, ...]:
        """Return what the panel says, then the position in words."""
        texts = tuple(text for text, _ in self._told())
        return (self._words.heading, *texts, *super().described_table())

    def played(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        """Judge a choice by its first move."""
        if not isinstance(self.puzzle.answer, Finish) and not self.verdict:
            self._judge(judge_move(self.puzzle.answer, self._first_move()))
        super().played(question, places)

    def _ask_or_rest(self) -> None:
        """Ask while the puzzle is open; afterwards nobody is asked any more."""
        answer = self.puzzle.answer
        if isinstance(answer, Finish) and self.sitting.is_over and not self.verdict:
            self._judge(judge_points(answer, self._points()))
        if self.verdict:
            self._rest(self.desk.say("puzzles.judged"))
        else:
            super()._ask_or_rest()
        self._put_panel()

    # ---- judging

    def _judge(self, verdict: str) -> None:
        self.verdict = verdict
        self.kit.sound.play(SOUNDS.get(verdict, WRONG_SOUND))
        self._ways.judged(verdict)
        self._drop_panel()

    def _first_move(self) -> str:
        """Return the player's first move as text."""
        step = self.match.chronicle.steps[0]
        game, state, _ = self.match.title.read_position(self.puzzle.position, self.puzzle.name)
        return game.move(state, step.move).text

    def _points(self) -> int:
        return self.match.scores()[self.puzzle.seat]

    def _show_solution(self) -> None:
        self._shown = True
        self._drop_panel()
        self._put_panel()

    # ---- the panel

    def _make_table(self) -> None:
        self._panel = None
        super()._make_table()

    def _drop_panel(self) -> None:
        if self._panel is not None and self._panel in self.stage.root.children:
            self.stage.root.remove(self._panel)
        self._panel = None

    def _put_panel(self) -> None:
        """Show the panel that belongs to how far the puzzle has come."""
        if self._panel is not None:
            return
        icons = self.desk.box.puzzles.icons if self.desk.box.puzzles is not None else {}
        told = PuzzleText(
            self._words.heading, self._ways.note, icons[self.puzzle.kind], self._told()
        )
        room = note_room(self.table, self.stage.units)
        self._panel = PuzzlePanel(self.desk, room, told, self._offered())
        self.stage.root.add(self._panel)
        if self._shown:
            self.table.point_out(self._words.places())
        self.stage.refresh()

    def _told(self) -> list[Paragraph]:
        words, answer = self._words, self.puzzle.answer
        told: list[Paragraph] = []
        if not self.verdict:
            told = words.question()
        elif isinstance(answer, Finish):
            told = words.judged_points(answer, self._points(), self.verdict)
        else:
            told = words.judged_move(answer, self._first_move(), self.verdict)
        if self._shown:
            told = [*told, *words.solution()] if self.verdict else words.solution()
        return told

    def _offered(self) -> list[PanelButton]:
        """Return what can be done now, what leads on first."""
        ways, offered = self._ways, list[PanelButton]()
        settled = self.verdict == RIGHT or self._shown or (self.verdict and ways.again is None)
        if settled and ways.following is not None:
            offered.append(PanelButton(ways.on, "@menu-puzzle-next", "next", ways.following))
        if self.verdict and ways.again is not None:
            offered.append(PanelButton("again", "@menu-puzzle-again", "reset", ways.again))
        exact = isinstance(self.puzzle.answer, Finish)
        if not self._shown and (self.verdict != RIGHT or exact) and (self.verdict or ways.again):
            offered.append(
                PanelButton("solution", "@hint", "lantern", self._show_solution, quiet=True)
            )
        if self.verdict and not settled and ways.following is not None:
            offered.append(PanelButton(ways.on, "@menu-puzzle-next", "next", ways.following))
        offered.append(PanelButton("leave", "@back", "x", ways.leave, quiet=True))
        return offered
