"""The bar of a replay: the scrubber above, below it strides, transport, speed and eyes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Unpack

import pygame
from pygame import Surface

from game.client.app import App
from game.client.screens.end_charts import flag, flag_ground, round_line, strip_of
from game.client.session.score_history import STRIDES, Mark, Playback, ScoreHistory
from game.client.widgets.buttons import Segment, Segments
from game.client.widgets.frames import ProgressBar, icon_painter
from game.client.widgets.page import MARGIN, fitting_scale
from game.client.widgets.text import MOST_ROMAN, numerals
from game.match.analysis import JudgedGame
from game.records.records import HUMAN, Chronicle, Seat
from game.records.replay import COMMON_OBSERVER, OPEN_OBSERVER
from game.scene.drawing import colours
from game.scene.drawing.cache import SURFACES
from game.scene.drawing.colours import tone
from game.scene.drawing.paint_surface import Painter
from game.scene.drawing.picture import Picture
from game.scene.input.keys import Stroke
from game.scene.nodes.node import Canvas, Node, NodeValues
from game.scene.skins.control import knob
from game.scene.stage.placing import Point, Units, box
from game.scene.text.lettering import NOTE, TextStyle
from game.scene.widgets import Button, Label, Panel

# The scrubber: a ribbon of who moved when, with rounds and marks, to jump to any step.

HEAD, RIBBON, GAP, ICON = 30.0, 40.0, 8.0, 30.0
ROUND = TextStyle("head", 22, colours.BRASS_TEXT)
LUCK_TINT = (0x56, 0x61, 0x63)
KNOB_RADIUS = 13.0
SHADE_PX = 64
JUMPS = {"home": -(10**6), "end": 10**6, "page up": -20, "page down": 20}


class Scrubber(Node):
    """A slider over all steps; `go_to` hears where the player wants to be."""

    def __init__(
        self,
        app: App,
        seats: Sequence[Seat],
        history: ScoreHistory,
        go_to: Callable[[int], None],
        **place: Unpack[NodeValues],
    ) -> None:
        place.setdefault("role", "slider")
        place.setdefault("focusable", True)
        place.setdefault("height", HEAD + RIBBON + GAP + ICON)
        super().__init__(**place)
        self._screen_pictures = app.box.screen_pictures
        self._round = app.say("replay.round-number", round="{round}")
        self._numerals = numerals(app, len(history.rounds), len(seats))
        self._colours = tuple(seat.colour for seat in seats)
        self._history = history
        self._go_to = go_to
        self.position = 0
        self._marks = spread(history, self.width, ICON + 4)
        self.judged: JudgedGame | None = None  # with it the ribbon shows the shares of wins

    # ---- answering

    def press(self, point: Point) -> None:
        """Jump to the pointer."""
        self.drag(point)

    def drag(self, point: Point) -> None:
        """Follow the pointer."""
        step = round(point[0] / self.width * self._history.steps)
        self._go_to(min(max(step, 0), self._history.steps))

    def wheel(self, steps: float) -> bool:
        """One step a notch."""
        self._go_to(self.position - round(steps))
        return True

    def key(self, stroke: Stroke) -> bool:
        """Home, End, Page Up and Page Down; the arrows belong to the buttons."""
        if stroke.name not in JUMPS:
            return False
        self._go_to(self.position + JUMPS[stroke.name])
        return True

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Put rounds, ribbon, marks and the knob."""
        ribbon = canvas.box(0, HEAD, self.width, RIBBON).size
        if self.judged is None:
            canvas.put(self._ribbon(ribbon, canvas.k), 0, HEAD)
        else:
            canvas.put(strip_of(self._screen_pictures, self._colours, self.judged, ribbon), 0, HEAD)
            for move in self.judged.moves:
                if move.mark:
                    canvas.put(flag_ground(canvas.k, move.mark), self._x(move.number), HEAD)
                    canvas.put(flag(canvas.k, move.mark), self._x(move.number), HEAD)
        for at, start in enumerate(self._history.rounds):
            if at and self.judged is not None:
                canvas.put(round_line(canvas.box(0, 0, 2, RIBBON).size), self._x(start) - 1, HEAD)
            number = self._numerals[at]
            few = len(self._history.rounds) <= MOST_ROMAN
            text = self._round.replace("{round}", number) if few else number
            canvas.words(text, ROUND, (self._x(start) + 6, 0, 200, HEAD - 2))
        for mark, x in self._marks:
            top = HEAD + RIBBON + GAP
            size = canvas.box(x - ICON / 2, top, ICON, ICON).size
            canvas.put(_badge(size, canvas.k, self._tint(mark.seat)), x - ICON / 2, top)
            tone = "ink" if sum(self._tint(mark.seat)) > 420 else "cream"
            picture = self._screen_pictures.icon(mark.icon, round(ICON * 0.74 * canvas.k), tone)
            canvas.put(picture, x - ICON * 0.37, top + ICON * 0.13)
        shade = canvas.box(
            self._x(self.position), HEAD, self.width - self._x(self.position), RIBBON
        )
        if shade.width > 0:
            _put_shade(canvas, canvas.place.px(self._x(self.position), HEAD), shade.size)
        radius = round(KNOB_RADIUS * canvas.k)
        canvas.put(
            knob(radius, canvas.k, hovered=self.hovered), self._x(self.position), HEAD + RIBBON / 2
        )

    def _x(self, step: int) -> float:
        return self.width * step / max(self._history.steps, 1)

    def _tint(self, seat: int) -> colours.Rgb:
        return self._screen_pictures.tints(self._colours[seat])[1] if seat >= 0 else LUCK_TINT

    def _ribbon(self, size: tuple[int, int], k: float) -> Surface:
        return SURFACES.get(("ribbon", self._history, size), lambda: self._paint_ribbon(size, k))

    def _paint_ribbon(self, size: tuple[int, int], k: float) -> Surface:
        """Each mover's steps in the mover's own pattern, with a dark edge between two movers."""
        surface = Surface(size)
        surface.fill(colours.NIGHT)
        movers = self._history.movers
        start = 0
        for end in range(1, len(movers) + 1):
            if end < len(movers) and movers[end] == movers[start]:
                continue
            left, right = (round(size[0] * step / len(movers)) for step in (start, end))
            part = pygame.Rect(left, 0, max(right - left, 1), size[1])
            if movers[start] >= 0:
                plate = self._screen_pictures.plate(self._colours[movers[start]], size)
                surface.blit(plate, part, part)
            else:
                surface.fill(LUCK_TINT, part)
            surface.fill(colours.NIGHT, (part.left, 0, 1, size[1]))
            start = end
        for at in self._history.rounds[1:]:
            line = round(size[0] * at / max(len(movers), 1))
            surface.fill(colours.CREAM, (line - 1, 0, max(round(2 * k), 1), size[1]))
        pygame.draw.rect(
            surface, tone(colours.BRASS_LOW), surface.get_rect(), max(round(1.5 * k), 1)
        )
        return surface


def spread(history: ScoreHistory, width: float, least: float) -> tuple[tuple[Mark, float], ...]:
    """Return the marks with their places, leaving out those that would cover the one before."""
    placed: list[tuple[Mark, float]] = []
    for mark in history.marks:
        x = width * mark.number / max(history.steps, 1)
        x = min(max(x, least / 2), width - least / 2)
        if not placed or x - placed[-1][1] >= least:
            placed.append((mark, x))
    return tuple(placed)


def _put_shade(canvas: Canvas, corner: tuple[int, int], size: tuple[int, int]) -> None:
    """Darken a box in pieces: one picture for each of its widths would be one for each step."""
    (left, top), (width, height) = corner, size
    for x in range(0, width, SHADE_PX):
        canvas.put_px(_shade((min(SHADE_PX, width - x), height)), left + x, top)


def _shade(size: tuple[int, int]) -> Surface:
    def paint() -> Surface:
        shade = Surface(size, pygame.SRCALPHA)
        shade.fill(colours.with_alpha(colours.NIGHT, 0.62))
        return shade

    return SURFACES.get(("scrubber shade", size), paint)


def _badge(size: tuple[int, int], k: float, tint: colours.Rgb) -> Picture:
    def paint() -> Picture:
        painter = Painter(size)
        painter.fill(painter.box(6 * k), tint, as_it_is=True)
        painter.line(painter.box(6 * k), 1.4 * k, colours.with_alpha(colours.HALO, 0.8))
        return painter.picture()

    return SURFACES.get(("scrubber badge", size, tint), paint)


BAR_HEIGHT, NARROWEST = 208.0, 1880.0
FOLDED_HEIGHT, NARROWEST_FOLDED = 254.0, 1290.0  # where one row of buttons would be too small
LARGEST_SHARE = 0.26  # of the height of the window that a folded bar may take
WORTH_FOLDING = 1.08  # times as large as it would be in one row
SPEEDS = ("half", "normal", "double", "fourfold")
TOP, LOW, SIDE = 138.0, 196.0, 24.0
HEIGHT, FOLDED_ROW = 60.0, 48.0
STEP, GRAND, BAR_GAP = 60.0, 84.0, 10.0
STRIDES_WIDTH, SPEEDS_WIDTH, MOST_SPEEDS, EYES_WIDTH = 240.0, 242.0, 320.0, 520.0
JUDGE_LEFT, PLACE_WIDTH = SIDE + 72 + STRIDES_WIDTH + 12, 146.0


@dataclass(frozen=True, slots=True)
class BarState:
    """What the bar shows: where the replay stands, how fast, through whose eyes of which.

    `judged` is the judgement the scrubber shows, `judging` how much of one is done. A game that
    `is_over` cannot be played on from its end.
    """

    playback: Playback
    speed: str
    observer: int
    eyes: tuple[int, ...]
    judged: JudgedGame | None = None
    judging: float | None = None
    is_over: bool = True
    edition: str = ""  # its name, where the title has more than one


@dataclass(frozen=True, slots=True)
class BarHandlers:
    """What the bar may ask for; without `judge` nobody judges games, without `play_from` the
    game cannot be played on.
    """

    go_to: Callable[[int], None]
    back: Callable[[], None]
    toggle_play: Callable[[], None]
    forward: Callable[[], None]
    set_stride: Callable[[str], None]
    set_speed: Callable[[str], None]
    look_through: Callable[[int], None]
    close: Callable[[], None]
    judge: Callable[[], None] | None = None
    play_from: Callable[[], None] | None = None


@dataclass(frozen=True, slots=True)
class BarSize:
    """How large a bar is drawn: its scale, and its size in its own u."""

    scale: float
    width: float
    height: float


def bar_size(units: Units) -> BarSize:
    """Return the size of the bar in a window; a tall window has two rows of larger buttons."""
    scale, height = fitting_scale(units, NARROWEST, BAR_HEIGHT), BAR_HEIGHT
    tall = LARGEST_SHARE * units.height / FOLDED_HEIGHT
    folded = min(units.wanted, (units.width - 2 * MARGIN) / NARROWEST_FOLDED, tall)
    if folded > scale * WORTH_FOLDING:
        scale, height = folded, FOLDED_HEIGHT
    return BarSize(scale, (units.width - 2 * MARGIN) / scale, height)


class ReplayBar(Panel):
    """A slate panel as large as it is told; wider ones only spread the groups.

    A tall one has strides, speed and eyes in a row of their own.
    """

    def __init__(
        self,
        app: App,
        seats: Sequence[Seat],
        state: BarState,
        orders: BarHandlers,
        **place: Unpack[NodeValues],
    ) -> None:
        super().__init__("slate", **place)
        folded = self.height > BAR_HEIGHT
        self._low, self._high = (LOW, FOLDED_ROW) if folded else (TOP, HEIGHT)
        self._app, self._seats, self._state, self._orders = app, seats, state, orders
        history = state.playback.history
        self._scrubber = Scrubber(
            app,
            seats,
            history,
            orders.go_to,
            name="scrubber",
            label=" · ".join(filter(None, (app.say("replay.title"), state.edition))),
            x=SIDE,
            y=4,
            width=self.width - 2 * SIDE,
        )
        self._scrubber.judged = state.judged
        self._progress = ProgressBar(**box(JUDGE_LEFT, self._low + self._high + 3, STEP, 5))
        self._progress.visible = state.judging is not None
        self._progress.done = state.judging or 0.0
        middle = (self.width - 4 * STEP - GRAND - 4 * BAR_GAP) / 2
        middle -= 118 if self._low == TOP else 0  # room for the speeds beside
        spot = box(middle - PLACE_WIDTH - BAR_GAP, TOP, PLACE_WIDTH, self._high)
        self._place = Label("", NOTE, align="right", **spot)
        self.add(self._scrubber, self._place)
        self.add(*self._strides(), *self._judge(), *self._play_from())
        self.add(*self._transport(middle), *self._right())

    def tell(self, position: int) -> None:
        """Say where the replay stands."""
        self._scrubber.position = position
        steps = self._state.playback.history.steps
        self._place.set_text(self._app.say("replay.position", step=position, steps=steps))
        button = self.find("play-from")
        if button is not None:
            closed = position >= steps and self._state.is_over
            button.enabled = not closed
            key = "replay.play-from-closed" if closed else "replay.play-from"
            button.tooltip = self._app.say(key)

    def judge_goes_on(self, progress: float | None) -> bool:
        """Show how much of a judgement is done; False when the bar shows something else."""
        if progress is None or not self._progress.visible:
            return False
        self._progress.done = progress
        return True

    # ---- groups

    def _judge(self) -> list[Node]:
        """The button that has the game judged, and below it how far that is."""
        if self._orders.judge is None:
            return []
        button = self._button("judge", "lantern", self._orders.judge)
        button.x, button.y, button.keys = JUDGE_LEFT, self._low, ("@menu-judge",)
        return [button, self._progress]

    def _play_from(self) -> list[Node]:
        """The button that plays on from the position that is shown."""
        if self._orders.play_from is None:
            return []
        button = self._button("play-from", "go-on", self._orders.play_from)
        button.x, button.y, button.keys = JUDGE_LEFT + STEP + 6, self._low, ("@menu-play-from",)
        return [button]

    def _strides(self) -> list[Node]:
        say = self._app.say
        segments = [Segment(stride, say(f"replay.{stride}")) for stride in STRIDES]
        now, choose = self._state.playback.stride, self._orders.set_stride
        spot = box(SIDE + 72, self._low, STRIDES_WIDTH, self._high)
        return [
            Label(say("replay.step-by"), NOTE, **box(SIDE, self._low, 70, self._high)),
            Segments(segments, now, choose, name="stride", **spot),
        ]

    def _transport(self, left: float) -> list[Node]:
        playback, orders = self._state.playback, self._orders
        toggle = "pause" if playback.playing else "play"
        ways: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("first", "first", "home", partial(orders.go_to, 0)),
            ("previous", "prev", "left", orders.back),
            (toggle, toggle, "space", orders.toggle_play),
            ("next", "next", "right", orders.forward),
            ("last", "last", "end", partial(orders.go_to, playback.history.steps)),
        )
        buttons: list[Node] = []
        for name, picture, key, then in ways:
            button = self._button(name, picture, then, grand=name == toggle)
            button.x, button.keys = left, (key,)
            left += button.width + BAR_GAP
            buttons.append(button)
        return buttons

    def _right(self) -> list[Node]:
        say, state = self._app.say, self._state
        speeds = [Segment(speed, say(f"settings.{speed}")) for speed in SPEEDS]
        names = {OPEN_OBSERVER: say("replay.open"), COMMON_OBSERVER: say("replay.common")}
        names |= {at: seat.name for at, seat in enumerate(self._seats)}
        eyes = [Segment(str(observer), names[observer]) for observer in state.eyes]
        close = self._button("close", "x", self._orders.close)
        close.x = self.width - SIDE - STEP
        right = close.x - 12 if self._low == TOP else self.width - SIDE
        eyes_spot = box(right - EYES_WIDTH, self._low, EYES_WIDTH, self._high)
        wide = self._speeds_width(eyes_spot["x"])
        speed_spot = box(eyes_spot["x"] - 12 - wide, self._low, wide, self._high)
        return [
            Segments(speeds, state.speed, self._orders.set_speed, name="speed", **speed_spot),
            Segments(eyes, str(state.observer), self._look, fitted=True, name="eyes", **eyes_spot),
            close,
        ]

    def _speeds_width(self, right: float) -> float:
        """Return how wide the speeds are: in a row without transport they take what is free."""
        if self._low == TOP:
            return SPEEDS_WIDTH
        free = right - 12 - (JUDGE_LEFT + 2 * STEP + 6 + BAR_GAP)
        return min(max(free, SPEEDS_WIDTH), MOST_SPEEDS)

    def _look(self, eye: str) -> None:
        self._orders.look_through(int(eye))

    def _button(
        self, name: str, picture: str, then: Callable[[], None], *, grand: bool = False
    ) -> Button:
        words = self._app.say(f"replay.{name}")
        return Button(
            "",
            icon=icon_painter(self._app, picture, 28, "ink" if grand else "cream"),
            skin="primary" if grand else "slate",
            name="toggle" if grand else name,
            label=words,
            tooltip=words,
            on_click=then,
            **box(0, TOP, GRAND if grand else STEP, self._high),
        )


def eyes_of(chronicle: Chronicle) -> tuple[int, ...]:
    """Return the observers who may watch a game, the usual one first.

    As long as people can still go on with it they see no more than at the table: one person what
    the seat knows, several what everybody knows.
    """
    seats = chronicle.seats
    people = tuple(at for at, seat in enumerate(seats) if seat.player == HUMAN)
    if chronicle.closing is not None or not people:
        return OPEN_OBSERVER, *range(len(seats))
    return people if len(people) == 1 else (COMMON_OBSERVER,)
