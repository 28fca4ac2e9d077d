"""A puzzle on the table: the player answers by a move, which is judged."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.client.app import App
from game.client.puzzles.puzzle import NEARLY, RIGHT, FinishAnswer, Puzzle, judge_move, judge_points
from game.client.puzzles.puzzle_start import puzzle_match
from game.client.puzzles.puzzle_words import PuzzleWords
from game.client.screens.table import TableScreen
from game.client.session.question import PromptController, TableHandlers
from game.client.tutorial.prompter import Prompter
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.side_note import NoteRoom, Paragraph, SideNote, note_head, room_for_note
from game.scene.layout import Grid, theme
from game.scene.text.text_styles import NOTE
from game.scene.widgets import Label
from game.table_protocol import PersonalQuestion

IN_A_ROW = 2
LEAST_BUTTON_PX = 33.0
GIVING_UP = ("puzzle-solution", "puzzle-leave")  # never look like the way on

SOUNDS = {RIGHT: "coins", NEARLY: "hint"}
WRONG_SOUND = "not-possible"


@dataclass(frozen=True, slots=True)
class PuzzleText:
    """The content of the panel: heading, a quiet note beside it, an icon, and paragraphs."""

    heading: str
    note: str
    picture: str
    texts: Sequence[Paragraph]


class PuzzlePanel(SideNote):
    """As high as its texts; longer texts scroll. Of the ways the first one leads on, in brass,
    unless it gives the puzzle up; two stand in each row.
    """

    z = 90.0

    def __init__(
        self, app: App, room: NoteRoom, told: PuzzleText, ways: Sequence[ButtonSpec]
    ) -> None:
        note = Label(told.note, NOTE)
        tall = max(theme.CONTROL, LEAST_BUTTON_PX / (room.k * room.scale))
        buttons = []
        for place, way in enumerate(ways):
            skin = "primary" if place == 0 and way.name not in GIVING_UP else "slate"
            is_alone = place == len(ways) - 1 and place % IN_A_ROW == 0
            span = IN_A_ROW if is_alone else 1
            buttons.append(way.as_plain_button(app, skin, layout="row", height=tall, span=span))
        super().__init__(
            app,
            room,
            head=note_head(app, told.heading, note, picture=told.picture),
            texts=told.texts,
            foot=(Grid(*buttons, columns=IN_A_ROW, gap=theme.TIGHT),),
            name="puzzle",
            label=told.heading,
        )
        self.name = "puzzle-panel"


@dataclass(frozen=True, slots=True)
class PuzzleHandlers:
    """The actions of a puzzle; `judged` is called with the first verdict of each attempt.

    `again` is None if the first answer counts, `following` if no puzzle follows; `note` stands
    beside the heading, `on` is the key of the continue button's text.
    """

    judged: Callable[[str], None]
    leave: Callable[[], None]
    again: Callable[[], None] | None
    following: Callable[[], None] | None
    note: str = ""
    on: str = "next"


class PuzzleTable(TableScreen):
    """One attempt at one puzzle; a choice ends with the first move, a finish with the game."""

    aided = False

    def __init__(self, app: App, puzzle: Puzzle, ways: PuzzleHandlers) -> None:
        """Make the match; raises Unreadable for a faulty position."""
        self.puzzle = puzzle
        self._ways = ways
        self.verdict = ""  # of this attempt, once it is over
        self._shown = False  # whether the solution has been asked for
        self._panel: PuzzlePanel | None = None
        match = puzzle_match(app, puzzle)
        exits = TableHandlers(lambda match: None, ways.leave)
        super().__init__(app, match, exits, Prompter(match.game))  # the others are to be looked at
        self._words = PuzzleWords(app, puzzle, [seat.name for seat in match.seats])

    def make_prompt_controller(self) -> PromptController:
        """Return the prompt controller; a choice is judged at once, the end of a finish only when
        confirmed, since moves may be undone until then."""
        questioner = super().make_prompt_controller()
        questioner.always_holds = True
        questioner.holds_turn = isinstance(self.puzzle.answer, FinishAnswer)
        return questioner

    def open_menu(self) -> None:
        """Leave the puzzle without a question, since nothing can be lost."""
        self.exits.leave()

    def described_table(self) -> tuple[str, ...]:
        """Return the panel's text, then the position, as sentences."""
        texts = tuple(text for text, _ in self._panel_paragraphs())
        return (self._words.heading, *texts, *super().described_table())

    def on_move_played(
        self, question: PersonalQuestion, places: tuple[str, ...], *, waits: bool = False
    ) -> None:
        """Judge a choice by its first move."""
        if not isinstance(self.puzzle.answer, FinishAnswer) and not self.verdict:
            self._judge(judge_move(self.puzzle.answer, self._first_move()))
        super().on_move_played(question, places, waits=waits)

    def _ask_or_rest(self) -> None:
        """Ask the question while the puzzle is open; after the verdict ask nothing."""
        answer = self.puzzle.answer
        if isinstance(answer, FinishAnswer) and self.hot_seat.is_over and not self.verdict:
            self._judge(judge_points(answer, self._points()))
        if self.verdict:
            self._show_waiting_note(self.app.say("puzzles.judged"))
        else:
            super()._ask_or_rest()
        self._put_panel()

    def _judge(self, verdict: str) -> None:
        self.verdict = verdict
        self.kit.sound.play(SOUNDS.get(verdict, WRONG_SOUND))
        self._ways.judged(verdict)
        self._drop_panel()

    def _first_move(self) -> str:
        step = self.match.chronicle.steps[0]
        game, state, _ = self.match.title.read_position(self.puzzle.position, self.puzzle.name)
        return game.move(state, step.move).text

    def _points(self) -> int:
        return self.match.scores()[self.puzzle.seat]

    def _show_solution(self) -> None:
        self._shown = True
        self._drop_panel()
        self._put_panel()

    def _make_table(self) -> None:
        self._panel = None
        super()._make_table()

    def _drop_panel(self) -> None:
        self.stage.root.remove(self._panel)
        self._panel = None

    def _put_panel(self) -> None:
        """Show the panel, if it is not open: the task, or the verdict after the answer."""
        if self._panel is not None:
            return
        offer = self.app.box.puzzles_of(self.match.options.edition)
        assert offer is not None
        picture = offer.icons[self.puzzle.kind]
        told = PuzzleText(self._words.heading, self._ways.note, picture, self._panel_paragraphs())
        use = "note" if self.verdict else "task"  # while it is solved the own board stays in sight
        room = room_for_note(self.table, self.stage.units, use)
        self._panel = PuzzlePanel(self.app, room, told, self._available_buttons())
        self.stage.root.add(self._panel)
        if self._shown:
            self.table.point_out(self._words.places_of_best_move())
        self.stage.refresh()

    def _panel_paragraphs(self) -> list[Paragraph]:
        words = self._words
        answer = self.puzzle.answer
        told: list[Paragraph] = []
        if not self.verdict:
            told = words.question()
        elif isinstance(answer, FinishAnswer):
            told = words.judged_points(answer, self._points(), self.verdict)
        else:
            told = words.judged_move(answer, self._first_move(), self.verdict)
        if self._shown:
            told = [*told, *words.solution()] if self.verdict else words.solution()
        return told

    def _available_buttons(self) -> list[ButtonSpec]:
        """Return the available buttons, the main one first."""
        ways = self._ways
        exact = isinstance(self.puzzle.answer, FinishAnswer)
        settled = self.verdict == RIGHT or self._shown or (self.verdict and ways.again is None)
        unseen = not self._shown and (self.verdict != RIGHT or exact)
        on = self._button_if_offered(ways.on, ways.following, "next", "@lesson-next")
        again = self._button_if_offered("again", ways.again, "reset", "@lesson-back")
        solution = self._button_if_offered("solution", self._show_solution, "lantern", "@hint")
        return [
            *(on if settled else ()),
            *(again if self.verdict else ()),
            *(solution if unseen and (self.verdict or ways.again) else ()),
            *(on if self.verdict and not settled else ()),
            *self._button_if_offered("leave", ways.leave, "x", "@back"),
        ]

    def _button_if_offered(
        self, name: str, then: Callable[[], None] | None, picture: str, cap: str
    ) -> list[ButtonSpec]:
        if then is None:
            return []
        keys = ("@hint",) if cap == "@hint" else None
        words = self.app.say(f"puzzles.{name}")
        return [ButtonSpec(f"puzzle-{name}", words, then, picture, cap, keys)]
