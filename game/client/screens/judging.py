"""Judging in a replay: the requested judgement, its panel, and answers hidden until asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, Unpack

from game.client.app import App
from game.client.hints.balance import chance_balance_text
from game.client.hints.hints import HintScreen
from game.client.hints.judged_words import JudgedGameTexts
from game.client.hints.judgements import Judgements
from game.client.hints.judging_progress import judging_progress_text
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.frames import make_seat_disc_sprite
from game.client.widgets.segments import Segment, Segments
from game.client.widgets.side_note import PARAGRAPH_GAP, Paragraph
from game.client.widgets.text import ScrollPane
from game.engine.reasons import Unreadable
from game.match.analysis import (
    KNOWN_MODE,
    MODES,
    JudgedGame,
    JudgedMove,
    SeatTotals,
    thousandths_to_percent,
)
from game.records.records import AUTOMA, Chronicle, Seat
from game.scene.layout import Column, Grid, Overlay, Row, Spacer, fraction, lay_out, theme
from game.scene.nodes.node import Node, NodeValues
from game.scene.text.text_styles import BODY, BOLD, HEAD, NOTE, TITLE
from game.scene.widgets import Divider, Label
from game.text.numerals import signed_number_text

# The panel of a judged replay: everybody's account, and what the step at hand was worth.

ROW = 28.0  # of an account where there is little room
FIGURES = ("accuracy", "lost", "luck")
EDGES = (theme.TIGHT, theme.WIDE)
LEAST_TOLD = 70.0  # u for the texts
NOTHING = "–"  # a figure that is not there
SKINS = ("primary", "slate")  # of the buttons that answer
SMALL = NOTE.sized(17)

QUESTION = TITLE.sized(23)


@dataclass(frozen=True, slots=True)
class JudgedPanelContent:
    """The content of the panel of a judged replay: each seat's totals in seat order, the mode of
    judging, and paragraphs about the step.

    Without `accounts` the paragraphs have more room. `set_mode` changes the mode. `step_buttons`
    go to the previous and next marked decision; `answer_buttons` show the better move and let
    the player try again.
    """

    seats: Sequence[Seat]
    accounts: Sequence[SeatTotals]
    mode: str
    paragraphs: Sequence[Paragraph]
    set_mode: Callable[[str], None]
    step_buttons: Sequence[ButtonSpec] = ()
    answer_buttons: Sequence[ButtonSpec] = ()


class JudgedPanel(Overlay):
    """The panel of a judged replay with each seat's totals, paragraphs about the shown step, and
    buttons.

    In little room the paragraphs scroll; then the totals are left out, and finally all buttons
    become icons in the head. The panel never covers the map, on which the decision is visible.
    """

    def __init__(self, app: App, room: NodeValues, facts: JudgedPanelContent, k: float) -> None:
        """Choose the arrangement of the content that fits in `room`; `k` is the number of px per
        u of the window."""
        super().__init__(skin="slate", **room)
        self.name = "judged-panel"
        self.z = 60
        self.label = app.say("judged.title")
        self._app = app
        self._panel_content = facts
        wanted = [self._build_content(0.0, shortest=None)]
        if facts.accounts:
            wanted.insert(0, self._build_content(ROW, shortest=LEAST_TOLD))
            wanted.insert(0, self._build_content(theme.SMALL_CONTROL, shortest=None))
        zoom = k * self.scale
        for content in wanted:
            lay_out(content, app.kit, zoom, width=self.width, most_height=self.height)
            if _has_room_for_children(content):
                break
        else:
            content = self._build_content_with_icons()
        self.add(content)
        lay_out(self, app.kit, zoom, width=self.width, height=self.height)
        for node in content.children:
            if isinstance(node, ScrollPane):
                node.focusable = node.is_scrollable

    def _build_content(self, row: float, *, shortest: float | None) -> Column:
        """Return the panel with the title and the mode of judging above, and the buttons below.

        `row` is the height of the rows of totals, 0 to leave them out; `shortest` is the least
        height of the paragraphs, None to show all of them.
        """
        facts = self._panel_content
        title = self._app.say("judged.title")
        head = Row(Label(title, HEAD), self._build_mode_choice(), gap=theme.WIDE, align="centre")
        buttons = Row(
            *self._build_step_buttons(theme.BUTTON),
            *self._build_answer_buttons(
                facts.answer_buttons, grow=1, basis=0.0, height=theme.BUTTON
            ),
            gap=theme.TIGHT,
        )
        texts = self._build_text_pane()
        texts.min_height = shortest
        texts.shrink = 1.0 if shortest else 0.0
        return Column(
            head,
            self._build_account_rows(row) if row else None,
            Divider(),
            texts,
            buttons,
            gap=theme.TIGHT,
            padding=EDGES,
        )

    def _build_content_with_icons(self) -> Column:
        """Return the panel with all buttons as icons in its head; their texts are tooltips and
        labels for the screen reader."""
        bare = [way._replace(text="", cap="") for way in self._panel_content.answer_buttons]
        side = theme.CONTROL
        head = Row(
            self._build_mode_choice(),
            *self._build_step_buttons(side),
            *self._build_answer_buttons(bare, width=side, height=side),
            gap=theme.TIGHT,
        )
        return Column(head, Divider(), self._build_text_pane(), gap=theme.TIGHT, padding=EDGES)

    def _build_text_pane(self) -> ScrollPane:
        told = self._panel_content.paragraphs
        labels = [Label(text, style, wrap=True) for text, style in told]
        spoken = " ".join(text for text, _ in told)
        return ScrollPane(
            Column(*labels, gap=PARAGRAPH_GAP),
            name="judged-told",
            label=spoken,
            role="text",
            grow=1,
        )

    def _build_mode_choice(self) -> Segments:
        facts = self._panel_content
        modes = [Segment(mode, self._app.say(f"judged.{mode}")) for mode in MODES]
        return Segments(modes, facts.mode, facts.set_mode, name="mode", grow=1, basis=0.0)

    def _build_account_rows(self, row: float) -> Grid:
        """Return a grid with column heads and a row of totals for each seat; `row` is the height
        of a row in u."""
        say = self._app.say
        heads = [Label(say(f"judged.{key}"), SMALL, align="right") for key in FIGURES]
        cells: list[Node] = [Spacer(span=2), *heads]
        for seat, account in zip(
            self._panel_content.seats, self._panel_content.accounts, strict=True
        ):
            figures = (
                say("judged.percent", number=account.accuracy),
                say("judged.tenths", whole=account.lost // 10, tenth=account.lost % 10)
                if account.lost
                else say("judged.chance", number=0),
                say(
                    "judged.chance", number=signed_number_text(thousandths_to_percent(account.luck))
                ),
            )
            if seat.player == AUTOMA:  # who follows rules alone has decided nothing
                figures = NOTHING, NOTHING, figures[-1]
            cells += [
                make_seat_disc_sprite(self._app.box.screen_pictures, seat.colour, theme.ICON),
                Label(seat.name, BODY, may_shorten=True),
                *[Label(figure, BOLD, align="right") for figure in figures],
            ]
        return Grid(
            *cells,
            columns=(theme.ICON, fraction(), *["auto"] * len(FIGURES)),
            gap=theme.GAP,
            row_gap=0.0,
            align="centre",
            least_row=row,
            head_rows=1,
        )

    def _build_step_buttons(self, side: float) -> list[Node]:
        """Return the buttons to the previous and next marked decision."""
        return [
            way.make_plain_button(self._app, "slate", label=way.tip, width=side, height=side)
            for way in self._panel_content.step_buttons
        ]

    def _build_answer_buttons(
        self, ways: Sequence[ButtonSpec], **place: Unpack[NodeValues]
    ) -> list[Node]:
        """Return the buttons about the decision, with their text, or with their icon if they
        have no text."""
        buttons: list[Node] = []
        for way, skin in zip(ways, SKINS, strict=False):
            shown = way._replace(picture="") if way.text else way
            label = self._app.say(f"judged.{way.name.removeprefix('judged-')}")
            place["label"] = label
            buttons.append(shown.make_plain_button(self._app, skin, **place))
        return buttons


def _has_room_for_children(content: Column) -> bool:
    """Return whether all children of a laid-out column end within its height."""
    return all(child.y + child.height <= content.height for child in content.children)


class JudgedReplayScreen(HintScreen, Protocol):
    """The replay screen on which a judgement is shown."""

    def go_to(self, position: int) -> None:
        """Show a position without animation."""

    def on_judgement_changed(self) -> None:
        """Update the screen after a change of the judgement or its progress."""


@dataclass(frozen=True, slots=True)
class JudgingHandlers:
    """The judgements of finished games, and the function that lets a person replay a decision;
    its arguments are the step and the seat."""

    judgements: Judgements
    replay_decision: Callable[[int, int], None]


class ReplayJudgement:
    """The judgement of one replayed game and the panel that shows it; the better move of a
    decision is hidden until the person asks for it."""

    def __init__(
        self,
        app: App,
        ways: JudgingHandlers,
        chronicle: Chronicle,
        host: JudgedReplayScreen,
        *,
        wanted: bool,
    ) -> None:
        """Prepare the judgement of a game by what each seat could know; with `wanted` it is
        shown from the beginning."""
        self._app = app
        self._judgements = ways.judgements
        self._replay_decision = ways.replay_decision
        self._chronicle = chronicle
        self._host = host
        self._texts = JudgedGameTexts(app, chronicle)
        self._mode = KNOWN_MODE
        self._is_wanted = wanted
        self._revealed_step = 0  # the step whose better move was asked for
        self._panel: JudgedPanel | None = None
        self._position = 0

    @property
    def judged_game(self) -> JudgedGame | None:
        """The judgement in the present mode, None until it is ready."""
        return self._judgements.judged_game_of(self._chronicle, self._mode)

    @property
    def shown_judgement(self) -> JudgedGame | None:
        """The judgement if it is ready and switched on, else None."""
        return self.judged_game if self._is_wanted else None

    @property
    def progress(self) -> float | None:
        """The progress of the judgement from 0 to 1; None if it is switched off, ready or has
        failed."""
        if not self._is_wanted or self.judged_game is not None:
            return None
        return self._judgements.progress(self._chronicle, self._mode)

    @property
    def first_marked_position(self) -> int | None:
        """The position just before the first instructive decision; None if there is none, or the
        judgement is not shown."""
        game = self.shown_judgement
        if game is None:
            return None
        return next((move.number - 1 for move in game.moves if move.is_instructive), None)

    def toggle_judgement(self) -> None:
        """Switch the judgement on and start it, or switch it off and stop it."""
        if self._is_wanted:
            self._is_wanted = False
            self._judgements.stop_judging()
            self._host.on_judgement_changed()
        else:
            self._is_wanted = True
            self._start_judging_and_notify()

    def resume_listening(self) -> None:
        """Continue the judgement and listen to it again, when the replay becomes the top screen;
        do nothing if it is off or ready."""
        if self._is_wanted and self.judged_game is None:
            self._start_judging()

    def stop_listening(self) -> None:
        """Stop listening to the judgement; the judgement continues."""
        self._judgements.remove_listener()

    def set_judging_mode(self, mode: str) -> None:
        """Start to judge in a mode: by what each seat could know, or with all hands open."""
        self._mode = mode
        self._start_judging_and_notify()

    def show_panel_for_position(self, position: int) -> None:
        """Show the panel for a position of the replay: about the next decision if it is
        instructive, else about the last one."""
        self._position = position
        self._rebuild_panel()

    def _start_judging_and_notify(self) -> None:
        self._start_judging()
        self._host.on_judgement_changed()

    def _start_judging(self) -> None:
        host = self._host
        try:
            self._judgements.start_judging(
                self._chronicle, self._mode, lambda: host.call_soon(host.on_judgement_changed)
            )
        except Unreadable:
            return  # the panel says so

    def _rebuild_panel(self) -> None:
        self._host.stage.root.remove(self._panel)
        self._panel = None
        game = self.shown_judgement
        self._host.table.highlight_places(())
        if not self._is_wanted:
            return
        if game is None:
            self._add_panel([(self._progress_or_failure_text(), BODY)])
            return
        move = self._decision_to_show(game)
        hidden = move is not None and move.is_instructive and self._revealed_step != move.number
        told = self._decision_paragraphs(game, move, hidden=hidden)
        accounts = () if move is not None and move.is_instructive and not hidden else game.accounts
        self._add_panel(
            told,
            accounts,
            self._step_button_specs(game),
            self._answer_button_specs(move, hidden=hidden),
        )

    def show_progress_in_panel(self) -> None:
        """Update the open panel while the judgement is not ready."""
        if self._panel is not None and self.shown_judgement is None:
            self._rebuild_panel()

    def _progress_or_failure_text(self) -> str:
        """Return the text shown until there is a judgement: its progress in percent, or that the
        game cannot be judged."""
        left = self._judgements.seconds_left(self._chronicle, self._mode)
        return judging_progress_text(self._app, self.progress, left)

    def _step_button_specs(self, game: JudgedGame) -> list[ButtonSpec]:
        """Return the two buttons that go to the positions just before the previous and the next
        instructive decision."""
        starts = [move.number - 1 for move in game.moves if move.is_instructive]
        before = next((start for start in reversed(starts) if start < self._position), None)
        after = next((start for start in starts if start > self._position), None)
        ways = (("previous", "prev", "before", before), ("following", "next", "after", after))
        found = []
        for name, picture, key, goal in ways:
            go = partial(self._host.go_to, goal) if goal is not None else lambda: None
            keys = (f"@menu-judged-{key}",)
            tip = self._app.say(f"judged.{name}")
            found.append(ButtonSpec(f"judged-{name}", "", go, picture, keys=keys, tip=tip))
        return found

    def _answer_button_specs(self, move: JudgedMove | None, *, hidden: bool) -> list[ButtonSpec]:
        """Return the buttons for an instructive decision: try it again and, while it is
        `hidden`, show the better move; none for any other decision."""
        if move is None or not move.is_instructive:
            return []
        say = self._app.say
        again = partial(self._replay_decision, move.number, move.seat)
        ways: list[tuple[str, str, Callable[[], None]]] = [("try", "go-on", again)]
        if hidden:
            ways.insert(0, ("reveal", "lantern", self._reveal_better_move))
        found = []
        for name, picture, then in ways:
            key = f"@menu-judged-{name}"
            tip = say(f"judged.{name}-note")
            words = say(f"judged.{name}")
            found.append(ButtonSpec(f"judged-{name}", words, then, picture, key, (key,), tip=tip))
        return found

    def _add_panel(
        self,
        told: Sequence[Paragraph],
        accounts: Sequence[SeatTotals] = (),
        steps: Sequence[ButtonSpec] = (),
        answers: Sequence[ButtonSpec] = (),
    ) -> None:
        stage = self._host.stage
        seats = self._chronicle.seats
        facts = JudgedPanelContent(
            seats, accounts, self._mode, told, self.set_judging_mode, steps, answers
        )
        room = self._host.table.spare_rect("note")
        self._panel = JudgedPanel(self._app, room, facts, stage.units.k)
        stage.root.add(self._panel)
        stage.update_before_next_drawing()

    def _decision_to_show(self, game: JudgedGame) -> JudgedMove | None:
        """Return the next step's decision if it is instructive, else the decision just played;
        None if that was no decision."""
        coming = game.judged_move_of_step(self._position + 1)
        if coming is not None and coming.is_instructive:
            return coming
        return game.judged_move_of_step(self._position)

    def _decision_paragraphs(
        self, game: JudgedGame, move: JudgedMove | None, *, hidden: bool
    ) -> Sequence[Paragraph]:
        say = self._app.say
        if move is None:
            told = [*self._luck_paragraphs(game), *self._chance_balance_paragraphs(game)]
            return told or [(say("judged.nothing"), NOTE)]
        if hidden and move.number > self._position:
            name = self._chronicle.seats[move.seat].name
            return [
                (say("judged.what-would-you-do", name=name), QUESTION),
                *self._luck_paragraphs(game),
            ]
        if move.is_instructive and not hidden:
            self._host.table.highlight_places(self._texts.places_of_best_move(move))
        told = self._texts.decision_paragraphs(move, BOLD, BODY, hidden=hidden)
        return [*told, *self._luck_paragraphs(game), *self._chance_balance_paragraphs(game)]

    def _chance_balance_paragraphs(self, game: JudgedGame) -> list[Paragraph]:
        """Return, at the first and the last position only, a paragraph about the sum of each
        seat's changes of winning chance."""
        if self._position not in (0, len(game.shares) - 1):
            return []
        return [
            (chance_balance_text(self._app, seat.name, account), NOTE)
            for seat, account in zip(self._chronicle.seats, game.accounts, strict=True)
        ]

    def _luck_paragraphs(self, game: JudgedGame) -> list[Paragraph]:
        chance = next((each for each in game.chances if each.number == self._position), None)
        if chance is None:
            return []
        parts = [
            self._app.say(
                "judged.gain",
                name=seat.name,
                percent=signed_number_text(thousandths_to_percent(gain)),
            )
            for seat, gain in zip(self._chronicle.seats, chance.gains, strict=True)
            if thousandths_to_percent(gain)
        ]
        told = ", ".join(parts) or self._app.say("judged.no-luck")
        return [(self._app.say("judged.luck-of-step", told=told), NOTE)]

    def _reveal_better_move(self) -> None:
        game = self.shown_judgement
        move = self._decision_to_show(game) if game is not None else None
        if move is not None:
            self._revealed_step = move.number
            self._rebuild_panel()
