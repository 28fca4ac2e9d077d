"""The sheet of a fork: the choices one below the other, each with what it would do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.scene import styles
from game.scene.canvas import Canvas
from game.scene.node import Node
from game.scene.skins.button import look_of, shift_of
from game.scene.widgets import Button
from game.tabletop.art.lines import put_rule
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.studio import put
from game.titles.tinners_trail.table.look.emigration import NOBODY, Gift
from game.titles.tinners_trail.table.look.fork import Fork, ForkWay
from game.titles.tinners_trail.table.panels.emigration import draw_gift
from game.titles.tinners_trail.table.studio import Studio

WIDTH = 560.0
HEAD, ROW, PITCH, FOOT = 106.0, 78.0, 88.0, 74.0
PICTURE = 46.0
TEXT_LEFT = 92.0
NOTE, NOTE_STEP = styles.NOTE_ON_PARCHMENT.sized(19), 21.0
CUBES = ("tin", "copper")


@dataclass(frozen=True, slots=True)
class ForkHandlers:
    """What the buttons do: choose a way, go one pick back."""

    choose: Callable[[str], None]
    back: Callable[[], None]


class ForkSheet(Sheet):
    """A click, or the number of a way, chooses it; a way that is closed says why."""

    def __init__(self, studio: Studio, fork: Fork, orders: ForkHandlers) -> None:
        """Lay out the ways; a firm question has no way back."""
        foot = 24.0 if fork.firm else FOOT
        height = HEAD + PITCH * len(fork.ways) + foot
        super().__init__(width=WIDTH, height=height, name="fork")
        self._studio = studio
        self._fork = fork
        self.showing = fork
        self.label = f"{fork.head} {fork.note}"
        self.ways = tuple(
            WayButton(studio, way, fork.seat, number, orders.choose)
            for number, way in enumerate(fork.ways)
        )
        self.add(*self.ways)
        if not fork.firm:
            back = Button(
                studio.say("back"),
                cap="@back",
                name="sheet-back",
                on_click=orders.back,
                x=30,
                y=height - FOOT + 4,
                width=150,
                height=50,
            )
            self.add(back)

    def first_control(self) -> Node:
        """The first way that is open."""
        return next((way for way in self.ways if way.enabled), self.ways[0])

    def draw(self, canvas: Canvas) -> None:
        """Put paper and question."""
        super().draw(canvas)
        head = styles.TITLE_ON_PARCHMENT.sized(31)
        canvas.words(self._fork.head, head, (30, 16, WIDTH - 60, 40), "centre")
        note = styles.NOTE_ON_PARCHMENT.sized(20)
        canvas.words(self._fork.note, note, (30, 54, WIDTH - 60, 30), "centre")
        put_rule(canvas, 30, 90, WIDTH - 60)


class WayButton(Button):
    """One way: picture, name, what it would do, and its number as a key."""

    def __init__(
        self, studio: Studio, way: ForkWay, seat: int, number: int, choose: Callable[[str], None]
    ) -> None:
        """Take the way and where it stands among the others."""
        closed = way.taken_by != NOBODY
        cap = str(number + 1)
        super().__init__(
            "",
            skin="quiet",
            cap=cap,
            label=f"{way.title}. {way.note}",
            name=f"way:{way.choice or 'plain'}",
            keys=(cap, f"[{cap}]") if way.choice != "no" else (cap, f"[{cap}]", "@decline"),
            on_click=lambda: choose(way.choice),
            wary=True,
            tooltip=way.note if closed else None,
            enabled=not closed,
            keep_clear=True,
            x=30,
            y=HEAD + PITCH * number,
            width=WIDTH - 60,
            height=ROW,
        )
        self.role = "choice"
        self._studio = studio
        self._way = way
        self._seat = seat

    def draw(self, canvas: Canvas) -> None:
        """Put plate, picture, words and key cap."""
        super().draw(canvas)
        top = shift_of(self.state)
        self._draw_picture(canvas, (PICTURE, self.height / 2 + top))
        look = look_of(self.skin, self.state)
        name = styles.TITLE_ON_PARCHMENT.sized(25).in_colour(look.text)
        room = self.width - TEXT_LEFT - 58
        lines = self._note_lines(canvas)
        middle = 8 if len(lines) < 2 else 2
        canvas.words(self._way.title, name, (TEXT_LEFT, middle + top, room, 32))
        note = NOTE if self.enabled else NOTE.in_colour(look.note)
        for number, line in enumerate(lines):
            y = middle + 31 + NOTE_STEP * number + top
            canvas.words(line, note, (TEXT_LEFT, y, self.width - TEXT_LEFT - 12, 26))
        self._draw_cap(canvas, self.width - 38, 9 + top)

    def _draw_large_gift(self, canvas: Canvas, gift: Gift, at: tuple[float, float]) -> None:
        art, (x, y) = self._studio.art(canvas.k), at
        if gift.kind == "pounds":
            label = self._studio.say("pounds", pounds=gift.number)
            put(canvas, art.coin(23.0, label=label), x, y)
        elif gift.kind in ("points", "rise"):
            draw_gift(canvas, self._studio, gift, at)
        else:
            size, pitch = (46.0, 0.0) if gift.number == 1 else (38.0, 27.0)
            for number in range(gift.number):
                left = x + pitch * (number - (gift.number - 1) / 2)
                put(canvas, art.icon(gift.kind, size, tone=("#4A2E1A", "#7A5526")), left, y)

    def _note_lines(self, canvas: Canvas) -> list[str]:
        room = canvas.box(0, 0, self.width - TEXT_LEFT - 14, 10).width
        return canvas.kit.lettering.wrapped(self._way.note, NOTE, canvas.k, room)[:2]

    def _draw_picture(self, canvas: Canvas, at: tuple[float, float]) -> None:
        art = self._studio.art(canvas.k)
        way, (x, y) = self._way, at
        if way.taken_by != NOBODY:
            put(canvas, art.disc(self._studio.colour(way.taken_by), 18.0), x, y)
        elif way.gift is not None:
            self._draw_large_gift(canvas, way.gift, at)
        elif way.picture in CUBES:
            put(canvas, art.cube(way.picture, 18.0), x, y)
        elif way.picture == "calciner":
            put(canvas, art.calciner(scale=1.3), x, y + 26)
        elif way.picture == "miner":
            put(canvas, art.miner(scale=1.4), x, y + 26)
        elif way.picture == "own-miner":
            put(canvas, art.miner(self._studio.colour(self._seat), scale=1.4), x, y + 26)
        elif way.picture == "none":
            put(canvas, art.icon("x", 34, tone="faint"), x, y)
        else:
            put(canvas, art.icon(way.picture, 46, tone=("#4A2E1A", "#7A5526")), x, y)
