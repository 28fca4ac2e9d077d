"""One row of the setup screen: plate, name, person or computer, and how strong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Unpack

from game.client.app import App
from game.client.stored.set_up import LONGEST_NAME, SavedSetUp, SeatPlan
from game.client.widgets.buttons import Segment, Segments
from game.client.widgets.dialogs import NameField
from game.client.widgets.frames import Plate, Portrait, SeatPlate, disc, icon, icon_painter, piece
from game.client.widgets.seat_cards import faces, player_words
from game.records.records import AUTOMA, HUMAN
from game.scene.drawing.colours import INK, RUST
from game.scene.nodes.node import Node, NodeValues
from game.scene.stage.placing import box
from game.scene.text.lettering import NOTE_ON_PARCHMENT, TextStyle
from game.scene.widgets import Button, Label

FREE = TextStyle("title", 29, RUST)
LEVEL = TextStyle("title", 26, INK)
PLATE_WIDTH = 92.0
LARGEST_PIECE = 1.45  # times its size on the table
GAP = 16.0
LEVEL_WIDTH, CHOICE_WIDTH = 288.0, 312.0
NARROW = 1000.0
STEP = 44.0
LINE_GAP = 6.0
AUTOMA_PLACE = 1  # the seat opposite the first


@dataclass(frozen=True, slots=True)
class SeatHandlers:
    """What a row asks for: another player ("" frees the seat), another name.

    `usual` is the kind a computer player begins with, `why_no_automa` says why the automa cannot be
    chosen, "" where it can.
    """

    set_player: Callable[[int, str], None]
    set_name: Callable[[int, str], None]
    usual: str
    why_no_automa: str = ""


class SeatRow(Node):
    """The seat of a place and colour; of the free seats only the first can be filled.

    In a narrow row plate, choice and level take less room.
    """

    def __init__(
        self,
        app: App,
        set_up: SavedSetUp,
        where: tuple[int, str],
        orders: SeatHandlers,
        **spot: Unpack[NodeValues],
    ) -> None:
        super().__init__(**spot)
        place, self._colour = where
        seats = set_up.seats
        self._app, self._orders, self._place = app, orders, place
        self._seat = seats[place] if place < len(seats) else None
        self._open = place <= len(seats)
        self._face = faces(app, [seat.player for seat in seats])[place] if self._seat else ""
        share = 1.0 if self.width >= NARROW else 0.86
        self._level_left = self.width - LEVEL_WIDTH * share - GAP
        self._choice_left = self._level_left - CHOICE_WIDTH * share - GAP
        self._name_left = PLATE_WIDTH * share + GAP
        self._name_width = self._choice_left - GAP - self._name_left
        self.add(
            Plate(dim=self._seat is None, width=self.width, height=self.height),
            self._badge(PLATE_WIDTH * share),
            *self._choice(CHOICE_WIDTH * share),
        )
        if self._seat is None:
            self._add_free()
        else:
            self._add_taken(self._seat)

    # ---- parts

    def _badge(self, width: float) -> Node:
        colour = self._colour
        screen_pictures = self._app.box.screen_pictures
        badge = SeatPlate(screen_pictures, colour, width=width, height=self.height)
        times = min(self.height / 86, LARGEST_PIECE)  # what is wider than tall has to fit as well
        foot = self.height / 2 + 26.7 * times
        badge.add(piece(screen_pictures, colour, times, x=width / 2 - 2, y=foot))
        badge.alpha = 1.0 if self._seat else 0.35
        if self._has_portrait():
            size = min(width, self.height) - 8
            badge.clear()
            badge.add(
                Portrait(
                    screen_pictures,
                    self._face,
                    **box(width / 2 - size / 2, self.height / 2 - size / 2, size, size),
                ),
                disc(screen_pictures, colour, 30, x=width - 19, y=self.height - 20),
            )
        return badge

    def _has_portrait(self) -> bool:
        seat = self._seat
        return (
            seat is not None and self._app.box.screen_pictures.portrait(seat.player, 8) is not None
        )

    def _choice(self, width: float) -> list[Node]:
        """Who plays; the automa has a line of its own, on the one seat it is offered for."""
        say = self._app.say
        seat = self._seat
        value = "" if seat is None else seat.player
        if seat is not None and seat.player not in (HUMAN, AUTOMA):
            value = "computer"
        wait = "" if self._open else say("setup.free-wait")
        segments = [
            Segment(HUMAN, say("setup.human"), wait),
            Segment("computer", say("setup.computer"), wait),
            Segment("", say("setup.free"), wait),
        ]
        lines = [segments]
        if self._app.box.automa is not None and self._place == AUTOMA_PLACE:
            lines.append([Segment(AUTOMA, say("automa.name"), wait or self._orders.why_no_automa)])
        tall = min(46, (self.height - 16) / len(lines) - LINE_GAP)
        top = (self.height - len(lines) * (tall + LINE_GAP) + LINE_GAP) / 2
        return [
            Segments(
                line,
                value,
                self._chosen,
                paper=True,
                name=f"seat:{self._place}:player",
                **box(self._choice_left, top + at * (tall + LINE_GAP), width, tall),
            )
            for at, line in enumerate(lines)
        ]

    def _chosen(self, value: str) -> None:
        player = self._orders.usual if value == "computer" else value
        self._orders.set_player(self._place, player)

    def _add_free(self) -> None:
        say = self._app.say
        note = "setup.free-note" if self._open else "setup.free-wait"
        left, middle = self._name_left, self.height / 2
        self.add(
            Label(say("setup.free-seat"), FREE, **box(left, middle - 34, self._name_width, 40)),
            Label(say(note), NOTE_ON_PARCHMENT, **box(left, middle + 4, self._name_width, 26)),
        )

    def _add_taken(self, seat: SeatPlan) -> None:
        say, left = self._app.say, self._name_left
        middle = self.height / 2
        kind = "setup.here" if seat.is_human else "setup.thinks"
        if seat.player == AUTOMA:
            kind = "setup.automa"
        self.add(
            NameField(
                seat.name,
                partial(self._orders.set_name, self._place),
                limit=LONGEST_NAME,
                hint=say("setup.seat", seat=self._place + 1),
                name=f"seat:{self._place}:name",
                label=say("setup.seat", seat=self._place + 1),
                **box(left - 6, middle - 44, self._name_width, 48),
            ),
            Label(say(kind), NOTE_ON_PARCHMENT, **box(left, middle + 8, self._name_width, 26)),
        )
        if seat.player in self._app.players.kinds:
            self._add_level(seat)

    def _add_level(self, seat: SeatPlan) -> None:
        kinds = self._app.players.kinds
        level = kinds.index(seat.player)
        left, width = self._level_left, self.width - self._level_left - GAP
        inner, middle = width - 2 * STEP - 8, self.height / 2
        pitch = min(inner / len(kinds), 27)
        first = left + width / 2 - pitch * (len(kinds) - 1) / 2
        screen_pictures = self._app.box.screen_pictures
        for rank in range(len(kinds)):
            tone = "ink" if rank <= level else "faint"
            self.add(icon(screen_pictures, "rank", 26, tone, x=first + pitch * rank, y=middle - 30))
        words = player_words(self._app, seat.player)
        note = player_words(self._app, seat.player, "-note")
        self.add(
            Label(words, LEVEL, align="centre", **box(left + STEP + 4, middle - 17, inner, 34)),
            Label(note, NOTE_ON_PARCHMENT, align="centre", **box(left, middle + 17, width, 24)),
            self._step("weaker", level - 1, left),
            self._step("stronger", level + 1, left + width - STEP),
        )

    def _step(self, way: str, level: int, x: float) -> Button:
        say, kinds = self._app.say, self._app.players.kinds
        possible = 0 <= level < len(kinds)
        end = "weakest" if way == "weaker" else "strongest"
        picture = "prev" if way == "weaker" else "next"
        return Button(
            "",
            skin="quiet",
            icon=icon_painter(self._app, picture, 22, "ink"),
            label=say(f"setup.{way}"),
            name=f"seat:{self._place}:{way}",
            enabled=possible,
            tooltip=say(f"setup.{way}" if possible else f"setup.{end}"),
            on_click=lambda: self._orders.set_player(self._place, kinds[level]),
            **box(x, self.height / 2 - 30, STEP, STEP),
        )
