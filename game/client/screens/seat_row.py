"""One row of the setup screen: plate, name, person or computer, and how strong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Unpack

from game.client.desk import Desk
from game.client.furniture import Plate, SeatPlate, house, icon, icon_painter
from game.client.segments import Segment, Segments
from game.client.set_up import HUMAN, LONGEST_NAME, SeatPlan
from game.scene.lettering import TextStyle
from game.scene.node import Node, Place
from game.scene.styles import NOTE_ON_PARCHMENT
from game.scene.theme import INK, RUST
from game.scene.widgets import Button, Label, TextField

ROW_WIDTH, ROW_HEIGHT = 1064.0, 116.0
NAME = TextStyle("title", 31, INK)
FREE = TextStyle("title", 31, RUST)
LEVEL = TextStyle("title", 26, INK)
PLATE_WIDTH = 92.0


@dataclass(frozen=True, slots=True)
class SeatOrders:
    """What a row may ask for: another player ("" frees the seat), another name; `usual` is the first level."""

    set_player: Callable[[int, str], None]
    set_name: Callable[[int, str], None]
    usual: str


class SeatRow(Node):
    """The seat at `place`; beyond the last taken seat it is free, and only the first free one can be filled."""

    def __init__(
        self,
        desk: Desk,
        seats: tuple[SeatPlan, ...],
        place: int,
        orders: SeatOrders,
        **box: Unpack[Place],
    ) -> None:
        super().__init__(**box)
        self._desk, self._orders, self._place = desk, orders, place
        self._seat = seats[place] if place < len(seats) else None
        self._open = place <= len(seats)
        self.add(
            Plate(dim=self._seat is None, width=ROW_WIDTH, height=ROW_HEIGHT),
            self._badge(),
            self._choice(),
        )
        if self._seat is None:
            self._add_free()
        else:
            self._add_taken(self._seat)

    # ---- parts

    def _badge(self) -> Node:
        colour = self._desk.box.colours[self._place]
        stationery = self._desk.box.stationery
        badge = SeatPlate(stationery, colour, width=PLATE_WIDTH, height=ROW_HEIGHT)
        badge.add(house(stationery, colour, 1.35, x=PLATE_WIDTH / 2 - 2, y=94))
        badge.alpha = 1.0 if self._seat else 0.35
        return badge

    def _choice(self) -> Segments:
        say = self._desk.say
        seat = self._seat
        value = "" if seat is None else HUMAN if seat.is_human else "computer"
        wait = "" if self._open else say("setup.free-wait")
        segments = [
            Segment(HUMAN, say("setup.human"), wait),
            Segment("computer", say("setup.computer"), wait),
            Segment("", say("setup.free"), wait),
        ]
        return Segments(
            segments, value, self._chosen, paper=True, name=f"seat:{self._place}:player",
            x=416, y=36, width=330, height=44,
        )  # fmt: skip

    def _chosen(self, value: str) -> None:
        player = self._orders.usual if value == "computer" else value
        self._orders.set_player(self._place, player)

    def _add_free(self) -> None:
        say = self._desk.say
        note = "setup.free-note" if self._open else "setup.free-wait"
        self.add(
            Label(say("setup.seat", seat=self._place + 1), FREE, x=112, y=24, width=290, height=40),
            Label(say("setup.free-seat"), NOTE_ON_PARCHMENT, x=112, y=64, width=290, height=26),
            Label(say(note), NOTE_ON_PARCHMENT, x=766, y=36, width=280, height=44),
        )

    def _add_taken(self, seat: SeatPlan) -> None:
        place, say = self._place, self._desk.say
        self.add(
            TextField(
                seat.name, lambda name: self._orders.set_name(place, name), limit=LONGEST_NAME,
                hint=say("setup.seat", seat=place + 1), name=f"seat:{place}:name",
                label=say("setup.seat", seat=place + 1), x=112, y=18, width=284, height=48,
            ),
            Label(
                say("setup.here" if seat.is_human else "setup.thinks"), NOTE_ON_PARCHMENT,
                x=116, y=72, width=280, height=26,
            ),
        )  # fmt: skip
        if not seat.is_human:
            self._add_level(seat)

    def _add_level(self, seat: SeatPlan) -> None:
        say, kinds = self._desk.say, self._desk.players.kinds
        level = kinds.index(seat.player)
        key = f"player.{seat.player.replace(':', '-')}"
        stationery = self._desk.box.stationery
        self.add(
            *(
                icon(stationery, "pick", 26, "ink" if rank <= level else "faint",
                     x=832 + 26 * rank, y=38)
                for rank in range(len(kinds))
            ),
            Label(say(key), LEVEL, align="centre", x=816, y=52, width=180, height=34),
            Label(say(f"{key}-note"), NOTE_ON_PARCHMENT, align="centre", x=762, y=85, width=288, height=24),
            self._step("weaker", "weakest", level - 1, 764),
            self._step("stronger", "strongest", level + 1, 1004),
        )  # fmt: skip

    def _step(self, key: str, end: str, level: int, x: float) -> Button:
        say, kinds = self._desk.say, self._desk.players.kinds
        possible = 0 <= level < len(kinds)
        return Button(
            "", skin="quiet", icon=icon_painter(self._desk, "prev" if key == "weaker" else "next", 22, "ink"),
            label=say(f"setup.{key}"), name=f"seat:{self._place}:{key}", enabled=possible,
            tooltip=say(f"setup.{key}" if possible else f"setup.{end}"),
            on_click=lambda: self._orders.set_player(self._place, kinds[level]),
            x=x, y=36, width=44, height=44,
        )  # fmt: skip
