"""A puzzle on the table: the player answers by a move, which is judged."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.box.box_pictures import TitlePuzzles
from game.client.app import App
from game.client.hints.hints import ADVISED_MOVE_HINT_PART
from game.client.puzzles.puzzle import (
    NEARLY_RIGHT_VERDICT,
    RIGHT_VERDICT,
    FinishAnswer,
    Puzzle,
    verdict_on_move,
    verdict_on_points,
)
from game.client.puzzles.puzzle_start import make_puzzle_match
from game.client.puzzles.puzzle_words import PuzzleTexts
from game.client.screens.table import TableScreen
from game.client.session.prompt_controller import PromptController, TableExits
from game.client.tutorial.prescribed_moves import PrescribedMoves
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.side_note import (
    NoteArea,
    Paragraph,
    SideNote,
    find_note_area,
    make_note_head,
)
from game.scene.layout import Grid, theme
from game.scene.text.text_styles import NOTE_STYLE
from game.scene.widgets import Label
from game.table_protocol import PersonalQuestion

BUTTONS_PER_ROW = 2
MIN_BUTTON_HEIGHT_PX = 33.0
BUTTONS_THAT_GIVE_UP = (
    "puzzle-hint",
    "puzzle-solution",
    "puzzle-leave",
)  # never look like the way on

SOUND_BY_VERDICT = {RIGHT_VERDICT: "coins", NEARLY_RIGHT_VERDICT: "hint"}
WRONG_ANSWER_SOUND = "not-possible"


@dataclass(frozen=True, slots=True)
class PuzzlePanelText:
    """The content of a puzzle's panel: its heading with a note beside it, the name of an icon,
    and paragraphs."""

    heading: str
    note: str
    icon: str
    paragraphs: Sequence[Paragraph]


class PuzzlePanel(SideNote):
    """The panel with a puzzle's task or verdict. It is as high as its texts; if there is less room,
    they scroll. Its buttons are placed two in a row, the main one first."""

    z = 90.0

    def __init__(
        self,
        app: App,
        note_area: NoteArea,
        text: PuzzlePanelText,
        button_specs: Sequence[ButtonSpec],
    ) -> None:
        note = Label(text.note, NOTE_STYLE)
        tall = max(
            theme.CONTROL_HEIGHT, MIN_BUTTON_HEIGHT_PX / (note_area.px_per_u * note_area.scale)
        )
        buttons = []
        for place, way in enumerate(button_specs):
            skin = "primary" if place == 0 and way.name not in BUTTONS_THAT_GIVE_UP else "slate"
            is_alone = place == len(button_specs) - 1 and place % BUTTONS_PER_ROW == 0
            span = BUTTONS_PER_ROW if is_alone else 1
            button = way.make_plain_button(app, skin, layout="row", height=tall, span=span)
            button.ignores_hasty_input = True
            buttons.append(button)
        super().__init__(
            app,
            note_area,
            heading_node=make_note_head(app, text.heading, note, picture=text.icon),
            texts=text.paragraphs,
            foot_nodes=(Grid(*buttons, columns=BUTTONS_PER_ROW, gap=theme.TIGHT_GAP),),
            name="puzzle",
            label=text.heading,
        )
        self.name = "puzzle-panel"


@dataclass(frozen=True, slots=True)
class PuzzleHandlers:
    """The actions of a puzzle; `on_judged` is called with the first verdict of each attempt.

    `try_again` is None if only the first answer counts, `play_next` if no puzzle follows.
    `heading_note` stands beside the heading, and `next_button_key` is the text key of the button
    that calls `play_next`.
    """

    on_judged: Callable[[str], None]
    leave: Callable[[], None]
    try_again: Callable[[], None] | None
    play_next: Callable[[], None] | None
    heading_note: str = ""
    next_button_key: str = "next"


class PuzzleTableScreen(TableScreen):
    """The screen of one attempt at a puzzle; a single decision is judged by the first move, a
    finish by the points at the end of the game."""

    offers_aids = False
    shows_task = True

    def __init__(self, app: App, puzzle: Puzzle, handlers: PuzzleHandlers) -> None:
        """Make the match and the texts of a puzzle; raises Unreadable for a faulty position."""
        self.puzzle = puzzle
        self._handlers = handlers
        self.verdict = ""  # of this attempt, once it is over
        self._is_solution_shown = False  # whether the solution has been asked for
        self._hint_part = 0  # the last part of the hint asked for before or after the answer
        self._panel: PuzzlePanel | None = None
        match = make_puzzle_match(app, puzzle)
        exits = TableExits(lambda match: None, handlers.leave)
        # the others are to be looked at
        super().__init__(app, match, exits, PrescribedMoves(match.game))
        self._texts = PuzzleTexts(app, puzzle, [seat.name for seat in match.seats])

    def make_prompt_controller(self) -> PromptController:
        """Return the prompt controller. In a puzzle that is played to the end of the game it holds
        the end of a turn until it is confirmed, whatever the settings say, since moves may be
        undone until then."""
        prompt_controller = super().make_prompt_controller()
        prompt_controller.always_waits_for_end_turn = True
        prompt_controller.waits_for_end_turn = isinstance(self.puzzle.answer, FinishAnswer)
        return prompt_controller

    def open_menu(self) -> None:
        """Leave the puzzle at once instead of opening a menu: nothing can be lost, so no
        confirmation is asked."""
        self.table_exits.on_leave()

    def position_sentences(self) -> tuple[str, ...]:
        """Return the heading, the paragraphs of the panel and the position, as sentences."""
        texts = tuple(text for text, _ in self._panel_paragraphs())
        return (self._texts.heading_text, *texts, *super().position_sentences())

    def on_move_played(
        self, question: PersonalQuestion, places: tuple[str, ...], *, turn_end_waits: bool = False
    ) -> None:
        """Judge the move if it is the first one and the puzzle is not a finish, and continue as at
        every table. If `turn_end_waits`, the end of a turn is held until it is confirmed."""
        if not isinstance(self.puzzle.answer, FinishAnswer) and not self.verdict:
            self._set_and_announce_verdict(
                verdict_on_move(self.puzzle, self._played_first_move_text(), self._title_puzzles)
            )
        super().on_move_played(question, places, turn_end_waits=turn_end_waits)

    def _ask_or_show_note_or_end_game(self) -> None:
        """If the puzzle is a finish and its game is over, judge it. Then ask the next question or,
        if there is already a verdict, show a note instead; in either case show the panel."""
        answer = self.puzzle.answer
        if isinstance(answer, FinishAnswer) and self.hot_seat.is_over and not self.verdict:
            self._set_and_announce_verdict(verdict_on_points(answer, self._final_points()))
        if self.verdict:
            self._show_waiting_note(self.app.say("puzzles.judged"))
        else:
            super()._ask_or_show_note_or_end_game()
        self._show_panel()

    def _set_and_announce_verdict(self, verdict: str) -> None:
        self.verdict = verdict
        self._hint_part = 0
        self.kit.sound.play(SOUND_BY_VERDICT.get(verdict, WRONG_ANSWER_SOUND))
        self._handlers.on_judged(verdict)
        self._remove_panel()

    @property
    def _title_puzzles(self) -> TitlePuzzles:
        offer = self.app.box.puzzles_of_edition(self.match.options.edition)
        assert offer is not None
        return offer

    def _played_first_move_text(self) -> str:
        step = self.match.chronicle.steps[0]
        game, state, _ = self.match.title.parse_position(
            self.puzzle.position_text, self.puzzle.name
        )
        return game.readable_move(state, step.move_code).text

    def _final_points(self) -> int:
        return self.match.scores()[self.puzzle.seat]

    def _show_next_hint_part(self) -> None:
        self._hint_part += 1
        if not self._texts.hint_paragraphs(self._hint_part):
            self._hint_part = ADVISED_MOVE_HINT_PART
        self.kit.sound.play("hint")
        self._remove_panel()
        self._show_panel()

    def _show_solution(self) -> None:
        self._is_solution_shown = True
        self._remove_panel()
        self._show_panel()

    def _make_table(self) -> None:
        self._panel = None
        super()._make_table()

    def _remove_panel(self) -> None:
        self.stage.root.remove(self._panel)
        self._panel = None

    def _show_panel(self) -> None:
        """Open the panel with the task, or after the answer with the verdict; do nothing if it is
        open."""
        if self._panel is not None:
            return
        picture = self._title_puzzles.icons_by_kind[self.puzzle.kind]
        told = PuzzlePanelText(
            self._texts.heading_text, self._handlers.heading_note, picture, self._panel_paragraphs()
        )
        use = "note" if self.verdict else "task"  # while it is solved the own board stays in sight
        room = find_note_area(self.table, self.stage.units, use)
        self._panel = PuzzlePanel(self.app, room, told, self._available_button_specs())
        self.stage.root.add(self._panel)
        if self._hint_part and not self._is_solution_shown:
            is_move_told = self._hint_part >= ADVISED_MOVE_HINT_PART
            hint = self._texts.hint_paragraphs(self._hint_part)
            newest = 1 if is_move_told else len(hint)
            self._panel.scroll_to_paragraph(len(told.paragraphs) - newest)
        if self.verdict and not (self._hint_part or self._is_solution_shown):
            self.stage.ignore_input_briefly()
        if self._is_solution_shown or self._hint_part:
            self.table.highlight_places(self._texts.places_of_best_move())
        self.stage.update_before_next_drawing()

    def _panel_paragraphs(self) -> list[Paragraph]:
        words = self._texts
        answer = self.puzzle.answer
        told: list[Paragraph] = []
        if not self.verdict:
            told = [*words.task_paragraphs()]
        elif isinstance(answer, FinishAnswer):
            told = words.points_verdict_paragraphs(answer, self._final_points(), self.verdict)
        else:
            told = words.move_verdict_paragraphs(
                answer, self._played_first_move_text(), self.verdict
            )
        if self._hint_part and not self._is_solution_shown:
            told = [*told, *words.hint_paragraphs(self._hint_part)]
        if self._is_solution_shown:
            told = (
                [*told, *words.solution_paragraphs()]
                if self.verdict
                else words.solution_paragraphs()
            )
        return told

    def _available_button_specs(self) -> list[ButtonSpec]:
        """Return the panel's buttons that make sense now (next, retry, hint, solution, leave), the
        main one first."""
        ways = self._handlers
        exact = isinstance(self.puzzle.answer, FinishAnswer)
        settled = (
            self.verdict == RIGHT_VERDICT
            or self._is_solution_shown
            or (self.verdict and ways.try_again is None)
        )
        unseen = not self._is_solution_shown and (self.verdict != RIGHT_VERDICT or exact)
        on = self._button_specs_if_offered(
            ways.next_button_key, ways.play_next, "next", "@lesson-next"
        )
        again = self._button_specs_if_offered("again", ways.try_again, "reset", "@lesson-back")
        is_hint_offered = (
            bool(ways.try_again)
            and not (self.verdict == RIGHT_VERDICT or self._is_solution_shown)
            and self._hint_part < ADVISED_MOVE_HINT_PART
        )
        hint = self._button_specs_if_offered("hint", self._show_next_hint_part, "lantern", "@hint")
        solution = self._button_specs_if_offered(
            "solution", self._show_solution, "lantern", "" if is_hint_offered else "@hint"
        )
        return [
            *(on if settled else ()),
            *(again if self.verdict else ()),
            *(hint if is_hint_offered else ()),
            *(solution if unseen and (self.verdict or ways.try_again) else ()),
            *(on if self.verdict and not settled else ()),
            *self._button_specs_if_offered("leave", ways.leave, "x", "@back"),
        ]

    def _button_specs_if_offered(
        self, name: str, on_click: Callable[[], None] | None, picture: str, key_cap: str
    ) -> list[ButtonSpec]:
        if on_click is None:
            return []
        keys = ("@hint",) if key_cap == "@hint" else None
        words = self.app.say(f"puzzles.{name}")
        return [ButtonSpec(f"puzzle-{name}", words, on_click, picture, key_cap, keys)]
