"""One row of the setup screen: plate, name, person or computer, and how strong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Unpack

from game.client.box_place import box
from game.client.cards import player_words
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
    """What a row asks for: another player ("" frees the seat), another name.

    `usual` is the kind a computer player begins with.
    """

    set_player: Callable[[int, str], None]
    set_name: Callable[[int, str], None]
    usual: str


class SeatRow(Node):
    """The seat at `place`; of the free seats only the first can be filled."""

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
            segments,
            value,
            self._chosen,
            paper=True,
            name=f"seat:{self._place}:player",
            **box(416, 36, 330, 44),
        )

    def _chosen(self, value: str) -> None:
        player = self._orders.usual if value == "computer" else value
        self._orders.set_player(self._place, player)

    def _add_free(self) -> None:
        say = self._desk.say
        note = "setup.free-note" if self._open else "setup.free-wait"
        self.add(
            Label(say("setup.seat", seat=self._place + 1), FREE, **box(112, 24, 290, 40)),
            Label(say("setup.free-seat"), NOTE_ON_PARCHMENT, **box(112, 64, 290, 26)),
            Label(say(note), NOTE_ON_PARCHMENT, **box(766, 36, 280, 44)),
        )

    def _add_taken(self, seat: SeatPlan) -> None:
        place, say = self._place, self._desk.say
        self.add(
            TextField(
                seat.name,
                lambda name: self._orders.set_name(place, name),
                limit=LONGEST_NAME,
                hint=say("setup.seat", seat=place + 1),
                name=f"seat:{place}:name",
                label=say("setup.seat", seat=place + 1),
                **box(112, 18, 284, 48),
            ),
            Label(
                say("setup.here" if seat.is_human else "setup.thinks"),
                NOTE_ON_PARCHMENT,
                **box(116, 72, 280, 26),
            ),
        )
        if not seat.is_human:
            self._add_level(seat)

    def _add_level(self, seat: SeatPlan) -> None:
        kinds = self._desk.players.kinds
        level = kinds.index(seat.player)
        stationery = self._desk.box.stationery
        self.add(
            *(
                icon(
                    stationery,
                    "pick",
                    26,
                    "ink" if rank <= level else "faint",
                    x=832 + 26 * rank,
                    y=38,
                )
                for rank in range(len(kinds))
            ),
            Label(
                player_words(self._desk, seat.player),
                LEVEL,
                align="centre",
                **box(816, 52, 180, 34),
            ),
            Label(
                player_words(self._desk, seat.player, "-note"),
                NOTE_ON_PARCHMENT,
                align="centre",
                **box(762, 85, 288, 24),
            ),
            self._step("weaker", "weakest", level - 1, 764),
            self._step("stronger", "strongest", level + 1, 1004),
        )

    def _step(self, key: str, end: str, level: int, x: float) -> Button:
        say, kinds = self._desk.say, self._desk.players.kinds
        possible = 0 <= level < len(kinds)
        return Button(
            "",
            skin="quiet",
            icon=icon_painter(self._desk, "prev" if key == "weaker" else "next", 22, "ink"),
            label=say(f"setup.{key}"),
            name=f"seat:{self._place}:{key}",
            enabled=possible,
            tooltip=say(f"setup.{key}" if possible else f"setup.{end}"),
            on_click=lambda: self._orders.set_player(self._place, kinds[level]),
            **box(x, 36, 44, 44),
        )
