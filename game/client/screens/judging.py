"""Judging in a replay: the requested judgement, its panel, and answers hidden until asked for."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, Unpack

from game.client.app import App
from game.client.hints.balance import balance_text
from game.client.hints.hints import HintScreen
from game.client.hints.judged_words import JudgedWords
from game.client.hints.judgements import Judgements
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.frames import seat_disc
from game.client.widgets.segments import Segment, Segments
from game.client.widgets.side_note import PARAGRAPH_GAP, Paragraph
from game.client.widgets.text import ScrollPane
from game.engine.reasons import Unreadable
from game.match.analysis import KNOWN, MODES, JudgedGame, JudgedMove, SeatTotals, percent
from game.records.records import AUTOMA, Chronicle, Seat
from game.scene.layout import Column, Grid, Row, Spacer, Stack, fraction, lay_out, theme
from game.scene.nodes.node import Node, NodeValues
from game.scene.text.text_styles import BODY, BOLD, HEAD, NOTE, TITLE
from game.scene.widgets import Divider, Label
from game.text.numerals import signed

# The panel of a judged replay: everybody's account, and what the step at hand was worth.

ROW = 28.0  # of an account where there is little room
FIGURES = ("accuracy", "lost", "luck")
EDGES = (theme.TIGHT, theme.WIDE)
LEAST_TOLD = 70.0  # u for the texts
NOTHING = "–"  # a figure that is not there
SKINS = ("primary", "slate")  # of the buttons that answer
SMALL = NOTE.sized(17)

QUESTION = TITLE.sized(23)

WHOLE = 100  # per cent


@dataclass(frozen=True, slots=True)
class JudgedFacts:
    """The content of the panel: accounts in seat order, the mode of judging, texts about the step.

    Without accounts the texts have more room. `steps` are buttons to the previous and next marked
    decision, `answers` show the better move and let the player try again.
    """

    seats: Sequence[Seat]
    accounts: Sequence[SeatTotals]
    mode: str
    told: Sequence[Paragraph]
    set_mode: Callable[[str], None]
    steps: Sequence[ButtonSpec] = ()
    answers: Sequence[ButtonSpec] = ()


class JudgedPanel(Stack):
    """Fills its room; if that is low the texts have priority over the accounts.

    For longer texts all buttons move into the head as icons; then the texts scroll. It never covers
    the map, on which the decision is visible.
    """

    def __init__(self, app: App, room: NodeValues, facts: JudgedFacts, k: float) -> None:
        """`k` is the number of px per u of the window."""
        super().__init__(skin="slate", **room)
        self.name = "judged-panel"
        self.z = 60
        self.label = app.say("judged.title")
        self._app = app
        self._facts = facts
        wanted = [self._content(0.0, shortest=None)]
        if facts.accounts:
            wanted.insert(0, self._content(ROW, shortest=LEAST_TOLD))
            wanted.insert(0, self._content(theme.SMALL_CONTROL, shortest=None))
        zoom = k * self.scale
        for content in wanted:
            lay_out(content, app.kit, zoom, width=self.width, most_height=self.height)
            if _has_room_for_children(content):
                break
        else:
            content = self._content_with_icons()
        self.add(content)
        lay_out(self, app.kit, zoom, width=self.width, height=self.height)
        for node in content.children:
            if isinstance(node, ScrollPane):
                node.focusable = node.is_scrollable

    def _content(self, row: float, *, shortest: float | None) -> Column:
        """Return the panel with the title and the modes of judging above, the buttons below.

        The accounts have rows of that height, 0 leaves them out; `shortest` is the least height of
        the texts, None for that of all of them.
        """
        facts = self._facts
        title = self._app.say("judged.title")
        head = Row(Label(title, HEAD), self._mode_choice(), gap=theme.WIDE, align="centre")
        buttons = Row(
            *self._step_buttons(theme.BUTTON),
            *self._answer_buttons(facts.answers, grow=1, basis=0.0, height=theme.BUTTON),
            gap=theme.TIGHT,
        )
        texts = self._text_pane()
        texts.min_height = shortest
        texts.shrink = 1.0 if shortest else 0.0
        return Column(
            head,
            self._account_rows(row) if row else None,
            Divider(),
            texts,
            buttons,
            gap=theme.TIGHT,
            padding=EDGES,
        )

    def _content_with_icons(self) -> Column:
        """Return the panel with all buttons in its head as icons; their texts are tooltips and
        spoken."""
        bare = [way._replace(text="", cap="") for way in self._facts.answers]
        side = theme.CONTROL
        head = Row(
            self._mode_choice(),
            *self._step_buttons(side),
            *self._answer_buttons(bare, width=side, height=side),
            gap=theme.TIGHT,
        )
        return Column(head, Divider(), self._text_pane(), gap=theme.TIGHT, padding=EDGES)

    def _text_pane(self) -> ScrollPane:
        told = self._facts.told
        labels = [Label(text, style, wrap=True) for text, style in told]
        spoken = " ".join(text for text, _ in told)
        return ScrollPane(
            Column(*labels, gap=PARAGRAPH_GAP),
            name="judged-told",
            label=spoken,
            role="text",
            grow=1,
        )

    def _mode_choice(self) -> Segments:
        facts = self._facts
        modes = [Segment(mode, self._app.say(f"judged.{mode}")) for mode in MODES]
        return Segments(modes, facts.mode, facts.set_mode, name="mode", grow=1, basis=0.0)

    def _account_rows(self, row: float) -> Grid:
        """Return a row per seat below the column heads."""
        say = self._app.say
        heads = [Label(say(f"judged.{key}"), SMALL, align="right") for key in FIGURES]
        cells: list[Node] = [Spacer(span=2), *heads]
        for seat, account in zip(self._facts.seats, self._facts.accounts, strict=True):
            figures = (
                say("judged.percent", number=account.accuracy),
                say("judged.tenths", whole=account.lost // 10, tenth=account.lost % 10)
                if account.lost
                else say("judged.chance", number=0),
                say("judged.chance", number=signed(percent(account.luck))),
            )
            if seat.player == AUTOMA:  # who follows rules alone has decided nothing
                figures = NOTHING, NOTHING, figures[-1]
            cells += [
                seat_disc(self._app.box.screen_pictures, seat.colour, theme.ICON),
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

    def _step_buttons(self, side: float) -> list[Node]:
        """Return the buttons to the previous and next marked decision."""
        return [
            way.as_plain_button(self._app, "slate", label=way.tip, width=side, height=side)
            for way in self._facts.steps
        ]

    def _answer_buttons(
        self, ways: Sequence[ButtonSpec], **place: Unpack[NodeValues]
    ) -> list[Node]:
        """Return the buttons about the decision; those without text have icons."""
        buttons: list[Node] = []
        for way, skin in zip(ways, SKINS, strict=False):
            shown = way._replace(picture="") if way.text else way
            label = self._app.say(f"judged.{way.name.removeprefix('judged-')}")
            place["label"] = label
            buttons.append(shown.as_plain_button(self._app, skin, **place))
        return buttons


def _has_room_for_children(content: Column) -> bool:
    """Return whether a column that was given at most some height had room for all it holds."""
    return all(child.y + child.height <= content.height for child in content.children)


class JudgedReplay(HintScreen, Protocol):
    """The replay that is judged."""

    def go_to(self, position: int) -> None:
        """Show a position at once."""

    def on_judgement_changed(self) -> None:
        """Update after a change of the judgement or its progress."""


@dataclass(frozen=True, slots=True)
class JudgingHandlers:
    """The judgements, and a function that replays a decision by step and seat."""

    judgements: Judgements
    try_again: Callable[[int, int], None]


class ReplayJudgement:
    """The judgement of one replay; the better move of a decision is hidden until requested."""

    def __init__(
        self,
        app: App,
        ways: JudgingHandlers,
        chronicle: Chronicle,
        host: JudgedReplay,
        *,
        wanted: bool,
    ) -> None:
        """Start the judgement only if it is `wanted` from the beginning."""
        self._app = app
        self._judgements = ways.judgements
        self._try_again = ways.try_again
        self._chronicle = chronicle
        self._host = host
        self._words = JudgedWords(app, chronicle)
        self._mode = KNOWN
        self._wanted = wanted
        self._revealed = 0  # the step whose better move was asked for
        self._panel: JudgedPanel | None = None
        self._position = 0

    @property
    def judged_game(self) -> JudgedGame | None:
        """The judgement, None until it is ready."""
        return self._judgements.judgement_of(self._chronicle, self._mode)

    @property
    def shown_judgement(self) -> JudgedGame | None:
        """The judgement while it should be shown, else None."""
        return self.judged_game if self._wanted else None

    @property
    def progress(self) -> float | None:
        """The progress from 0 to 1 while it is in progress, else None."""
        if not self._wanted or self.judged_game is not None:
            return None
        return self._judgements.progress(self._chronicle, self._mode)

    @property
    def first_marked_position(self) -> int | None:
        """The position before the first instructive decision, None while it is not shown."""
        game = self.shown_judgement
        if game is None:
            return None
        return next((move.number - 1 for move in game.moves if move.is_instructive), None)

    def toggle(self) -> None:
        """Judge the game, or hide the judgement."""
        if self._wanted:
            self._wanted = False
            self._judgements.stop()
            self._host.on_judgement_changed()
        else:
            self._wanted = True
            self._begin()

    def resume_listening(self) -> None:
        """Listen to the judgement again, when the replay becomes the top screen."""
        if self._wanted and self.judged_game is None:
            self._begin_quietly()

    def stop_listening(self) -> None:
        """Stop listening; the work continues."""
        self._judgements.remove_listener()

    def set_mode(self, mode: str) -> None:
        """Judge by what each seat could know, or with everything open."""
        self._mode = mode
        self._begin()

    def show_position(self, position: int) -> None:
        """Show the panel for a position: the decision before it, or the coming one."""
        self._position = position
        self._put_panel()

    def _begin(self) -> None:
        self._begin_quietly()
        self._host.on_judgement_changed()

    def _begin_quietly(self) -> None:
        host = self._host
        try:
            self._judgements.begin(
                self._chronicle, self._mode, lambda: host.call_soon(host.on_judgement_changed)
            )
        except Unreadable:
            return  # the panel says so

    def _put_panel(self) -> None:
        self._host.stage.root.remove(self._panel)
        self._panel = None
        game = self.shown_judgement
        self._host.table.point_out(())
        if not self._wanted:
            return
        if game is None:
            self._add_panel([(self._unjudged_text(), BODY)])
            return
        move = self._decision_to_show(game)
        hidden = move is not None and move.is_instructive and self._revealed != move.number
        told = self._decision_paragraphs(game, move, hidden=hidden)
        accounts = () if move is not None and move.is_instructive and not hidden else game.accounts
        self._add_panel(
            told, accounts, self._step_buttons(game), self._answer_buttons(move, hidden=hidden)
        )

    def show_progress(self) -> None:
        """Say in the open panel how far the analysis is."""
        if self._panel is not None and self.shown_judgement is None:
            self._put_panel()

    def _unjudged_text(self) -> str:
        """Return what is said while there is no judgement: how far it is, or that there is none."""
        done = self.progress
        if done is None:
            return self._app.say("end.not-judged")
        share = int(done * WHOLE)
        return self._app.say("end.judging-share" if share else "end.judging", percent=share)

    def _step_buttons(self, game: JudgedGame) -> list[ButtonSpec]:
        """Return the buttons to the positions before the previous and next marked decision."""
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

    def _answer_buttons(self, move: JudgedMove | None, *, hidden: bool) -> list[ButtonSpec]:
        """Return the buttons about a decision: show the better move, and try again."""
        if move is None or not move.is_instructive:
            return []
        say = self._app.say
        again = partial(self._try_again, move.number, move.seat)
        ways: list[tuple[str, str, Callable[[], None]]] = [("try", "go-on", again)]
        if hidden:
            ways.insert(0, ("reveal", "lantern", self._reveal))
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
        facts = JudgedFacts(seats, accounts, self._mode, told, self.set_mode, steps, answers)
        room = self._host.table.spare_rect("note")
        self._panel = JudgedPanel(self._app, room, facts, stage.units.k)
        stage.root.add(self._panel)
        stage.refresh()

    def _decision_to_show(self, game: JudgedGame) -> JudgedMove | None:
        """Return the next decision if it is instructive, else the last one."""
        coming = game.move_at(self._position + 1)
        if coming is not None and coming.is_instructive:
            return coming
        return game.move_at(self._position)

    def _decision_paragraphs(
        self, game: JudgedGame, move: JudgedMove | None, *, hidden: bool
    ) -> Sequence[Paragraph]:
        say = self._app.say
        if move is None:
            told = [*self._luck_paragraphs(game), *self._balance_paragraphs(game)]
            return told or [(say("judged.nothing"), NOTE)]
        if hidden and move.number > self._position:
            name = self._chronicle.seats[move.seat].name
            return [
                (say("judged.what-would-you-do", name=name), QUESTION),
                *self._luck_paragraphs(game),
            ]
        if move.is_instructive and not hidden:
            self._host.table.point_out(self._words.places_of_best_move(move))
        told = self._words.decision_paragraphs(move, BOLD, BODY, hidden=hidden)
        return [*told, *self._luck_paragraphs(game), *self._balance_paragraphs(game)]

    def _balance_paragraphs(self, game: JudgedGame) -> list[Paragraph]:
        """Return each seat's chance as a sum, at the beginning and the end of the game."""
        if self._position not in (0, len(game.shares) - 1):
            return []
        return [
            (balance_text(self._app, seat.name, account), NOTE)
            for seat, account in zip(self._chronicle.seats, game.accounts, strict=True)
        ]

    def _luck_paragraphs(self, game: JudgedGame) -> list[Paragraph]:
        chance = next((each for each in game.chances if each.number == self._position), None)
        if chance is None:
            return []
        parts = [
            self._app.say("judged.gain", name=seat.name, percent=signed(percent(gain)))
            for seat, gain in zip(self._chronicle.seats, chance.gains, strict=True)
            if percent(gain)
        ]
        told = ", ".join(parts) or self._app.say("judged.no-luck")
        return [(self._app.say("judged.luck-of-step", told=told), NOTE)]

    def _reveal(self) -> None:
        game = self.shown_judgement
        move = self._decision_to_show(game) if game is not None else None
        if move is not None:
            self._revealed = move.number
            self._put_panel()
