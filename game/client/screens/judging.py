"""Judging in a replay: the judgement on request, its panel, and what is hidden until asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from game.client.app import App
from game.client.hints.judgements import JudgedWords, Judgements, percent
from game.client.widgets.buttons import Segment, Segments
from game.client.widgets.frames import disc, icon_painter
from game.client.widgets.side_note import Paragraph
from game.client.widgets.text import BAR, GAP, TextColumn, scrolling_text
from game.engine.title import Unreadable
from game.match.analysis import KNOWN, MODES, Account, JudgedGame, JudgedMove
from game.numerals import signed
from game.records.records import Chronicle, Seat
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import BoxPlace, box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import BODY, BOLD, HEAD, NOTE, TITLE
from game.scene.widgets import Button, Divider, Label, Panel
from game.scene.widgets.small import IconSource
from game.table_protocol import Table

# The panel of a judged replay: everybody's account, and what the step at hand was worth.

SIDE, ROW, WIDE_ROW, BUTTON = 18.0, 28.0, 38.0, 56.0
TITLE_WIDTH = 100.0
FIGURES, WIDEST, APART = ("accuracy", "lost", "luck"), "−100 %", 14.0  # columns of the accounts
HEAD_HEIGHT, FOOT = 46.0, 14.0
LEAST_TOLD = 70.0  # u for the texts
ONE_HEAD, LOW_BUTTON = 56.0, 46.0  # of a panel with all its buttons in the head
SMALL = NOTE.sized(17)
PICTURES = {"reveal": "lantern", "try": "go-on"}  # of the buttons that answer


@dataclass(frozen=True, slots=True)
class JudgedFacts:
    """What the panel shows: accounts in seat order, the way of judging, texts about the step.

    Without accounts there is more room for the texts.
    """

    seats: Sequence[Seat]
    accounts: Sequence[Account]
    mode: str
    told: Sequence[Paragraph]


@dataclass(frozen=True, slots=True)
class JudgedHandlers:
    """What the panel may ask for; `reveal` is None when nothing better is hidden, `try_again`
    when the step at hand is no marked decision, the ways to marked decisions while none is known.
    """

    set_mode: Callable[[str], None]
    previous: Callable[[], None] | None
    following: Callable[[], None] | None
    reveal: Callable[[], None] | None
    try_again: Callable[[], None] | None


class JudgedPanel(Panel):
    """Fills its room; where that is low the texts matter more than the accounts.

    For texts that are longer still all buttons go into the head, with pictures only; then the
    texts scroll. It never grows over the map, where the decision is to be seen.
    """

    def __init__(
        self, app: App, room: NodeValues, facts: JudgedFacts, ways: JudgedHandlers, k: float
    ) -> None:
        """`k` are the px of a u of the window."""
        zoom = k * room.get("scale", 1.0)
        super().__init__("slate", **room)
        self.name, self.z, self.label = "judged-panel", 60, app.say("judged.title")
        self._app = app
        inner = self.width - 2 * SIDE
        if _needs_more(app, room, facts, zoom):
            top, foot = ONE_HEAD, self.height
            self._put_one_head(facts, ways)
        else:
            foot = self.height - BUTTON - FOOT
            row = _row_height(app, facts, (inner, foot), zoom)
            top = self._accounts(facts, 58.0, row, zoom) if row else HEAD_HEIGHT
            self._put_head(facts, ways, foot)
        spot = box(SIDE, top + 12, inner, foot - top - 18)
        texts = scrolling_text(app.kit.lettering, facts.told, "judged-told", zoom, **spot)
        self.add(Divider(x=SIDE, y=top + 4, width=inner), texts)

    def _put_head(self, facts: JudgedFacts, ways: JudgedHandlers, foot: float) -> None:
        """The title and the ways of judging above, the buttons below."""
        inner = self.width - 2 * SIDE
        title = self._app.say("judged.title")
        self.add(
            Label(title, HEAD, **box(SIDE, 8, TITLE_WIDTH, 38)),
            self._modes(facts, ways, box(SIDE + TITLE_WIDTH, 8, inner - TITLE_WIDTH, 40)),
            *self._steps(ways, box(SIDE, foot, 56, BUTTON)),
        )
        left = SIDE + 132
        self.add(*self._answers(ways, box(left, foot, self.width - SIDE - left, BUTTON)))

    def _put_one_head(self, facts: JudgedFacts, ways: JudgedHandlers) -> None:
        """All buttons in one row; the panel's name and what they do are spoken and in tips."""
        offered = [way for way in (ways.reveal, ways.try_again) if way is not None]
        answers = (LOW_BUTTON + 8) * len(offered)
        steps = 2 * LOW_BUTTON + 6
        modes = self.width - 2 * SIDE - steps - answers - 8
        self.add(
            self._modes(facts, ways, box(SIDE, 8, modes, LOW_BUTTON)),
            *self._steps(ways, box(SIDE + modes + 8, 8, LOW_BUTTON, LOW_BUTTON)),
        )
        left = self.width - SIDE - answers + 8
        self.add(*self._answers(ways, box(left, 8, answers - 8, LOW_BUTTON), bare=True))

    def _modes(self, facts: JudgedFacts, ways: JudgedHandlers, place: BoxPlace) -> Segments:
        modes = [Segment(mode, self._app.say(f"judged.{mode}")) for mode in MODES]
        return Segments(modes, facts.mode, ways.set_mode, name="mode", **place)

    def _column(self, head: str, zoom: float) -> float:
        """Return how wide a column of figures is, with what keeps it from the one before it."""
        lettering = self._app.kit.lettering
        widest = max(lettering.width(head, SMALL, zoom), lettering.width(WIDEST, BOLD, zoom))
        return widest / zoom + APART

    def _accounts(self, facts: JudgedFacts, top: float, row: float, zoom: float) -> float:
        """Add a row for each seat below the heads of the columns; return where they end."""
        say = self._app.say
        right = self.width - SIDE
        left = right
        heads = [say(f"judged.{key}") for key in FIGURES]
        widths = [self._column(head, zoom) for head in heads]
        for head, width in zip(reversed(heads), reversed(widths), strict=True):
            left -= width
            self.add(Label(head, SMALL, align="right", **box(left, top, width, 24)))
        for seat, account in zip(facts.seats, facts.accounts, strict=True):
            top += row if seat is not facts.seats[0] else 26.0
            middle = top + row / 2
            place = box(SIDE + 32, top, left - SIDE - 36, row)
            fits, room = self._app.kit.lettering.fits, place["width"] * zoom
            style = next((one for one in (BODY, SMALL) if fits(seat.name, one, zoom, room)), None)
            self.add(
                disc(self._app.box.screen_pictures, seat.colour, 24, x=SIDE + 12, y=middle),
                Label(seat.name if style else "", style or SMALL, **place),
            )
            figures = (
                say("judged.percent", number=account.accuracy),
                say("judged.tenths", whole=account.lost // 10, tenth=account.lost % 10),
                say("judged.percent", number=signed(percent(account.luck))),
            )
            x = left
            for figure, width in zip(figures, widths, strict=True):
                self.add(Label(figure, BOLD, align="right", **box(x, top, width, row)))
                x += width
        return top + row

    def _steps(self, ways: JudgedHandlers, place: BoxPlace) -> list[Button]:
        """The buttons that lead to the marked decision before and after, from `place` on."""
        say = self._app.say
        steps = (
            ("previous", "prev", "@menu-judged-before", ways.previous),
            ("following", "next", "@menu-judged-after", ways.following),
        )
        pitch = place["width"] + 6
        return [
            Button(
                "",
                icon=icon_painter(self._app, picture, 24),
                name=f"judged-{name}",
                keys=(key,),
                label=say(f"judged.{name}"),
                tooltip=say(f"judged.{name}"),
                on_click=way,
                **box(place["x"] + pitch * at, place["y"], place["width"], place["height"]),
            )
            for at, (name, picture, key, way) in enumerate(steps)
            if way is not None
        ]

    def _picture(self, name: str, *, on_brass: bool) -> IconSource:
        return icon_painter(self._app, PICTURES[name], 26, "ink" if on_brass else "cream")

    def _answers(self, ways: JudgedHandlers, place: BoxPlace, *, bare: bool = False) -> list[Node]:
        """The buttons that show the better move and that let the player try again; `bare` ones
        have pictures for names.
        """
        offered = [
            (name, key, way)
            for name, key, way in (
                ("reveal", "@menu-judged-reveal", ways.reveal),
                ("try", "@menu-judged-try", ways.try_again),
            )
            if way is not None
        ]
        left, room = place["x"], place["width"]
        width = (room - 8 * (len(offered) - 1)) / max(len(offered), 1)
        return [
            Button(
                "" if bare else self._app.say(f"judged.{name}"),
                skin="primary" if at == 0 else "slate",
                icon=self._picture(name, on_brass=at == 0) if bare else None,
                cap="" if bare else key,
                label=self._app.say(f"judged.{name}"),
                keys=(key,),
                name=f"judged-{name}",
                tooltip=self._app.say(f"judged.{name}-note"),
                on_click=way,
                **box(left + (width + 8) * at, place["y"], width, place["height"]),
            )
            for at, (name, key, way) in enumerate(offered)
        ]


def _row_height(app: App, facts: JudgedFacts, room: tuple[float, float], zoom: float) -> float:
    """Return how high a row of the accounts is, 0 where there is no room for them.

    `room` is the width inside and where the buttons begin.
    """
    width, foot = room
    free = foot - 84.0 - LEAST_TOLD
    if not facts.accounts or ROW * len(facts.accounts) > free:
        return 0.0
    told = TextColumn(app.kit.lettering, facts.told, GAP, k=zoom, width=width - BAR).height
    wide = 84.0 + WIDE_ROW * len(facts.accounts) + 18 + told <= foot
    return WIDE_ROW if wide else ROW


def _needs_more(app: App, room: NodeValues, facts: JudgedFacts, zoom: float) -> bool:
    """Whether the texts do not fit between head and buttons, even without accounts."""
    free = room["height"] - BUTTON - FOOT - HEAD_HEIGHT - 18
    width = room["width"] - 2 * SIDE - BAR
    return TextColumn(app.kit.lettering, facts.told, GAP, k=zoom, width=width).height > free


# Judging in a replay: the judgement on request, its panel and what is hidden until asked for.

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
        self._host.stage.root.remove(self._panel)
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
