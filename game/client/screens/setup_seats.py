"""One row of the set-up page: colour, name, person or computer, and level."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Unpack

from game.client.app import App
from game.client.stored.set_up import LONGEST_NAME, SavedSetUp, SeatPlan
from game.client.widgets.frames import disc, icon, icon_painter, light_plate, piece, portrait
from game.client.widgets.name_field import NameField
from game.client.widgets.player_labels import faces, player_words
from game.client.widgets.segments import Segment, Segments
from game.online.protocol.table_state import FRIEND
from game.records.records import AUTOMA, HUMAN
from game.scene.drawing.colours import INK, RUST
from game.scene.nodes.node import Node, NodeValues, Tip
from game.scene.stage.placing import box
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import ON_PAPER
from game.scene.widgets import Button, Label, Painted

FREE = TextStyle("title", 29, RUST)
LEVEL = TextStyle("title", 26, INK)
PLATE_WIDTH = 92.0
LARGEST_PIECE = 1.45  # times its size on the table
SEAT_GAP = 16.0
LEVEL_WIDTH = 288.0
CHOICE_WIDTH = 312.0
NARROW = 1000.0
STEP = 44.0
COLOUR_BUTTON = 32.0
LINE_GAP = 6.0
AUTOMA_PLACE = 1  # the seat opposite the first


@dataclass(frozen=True, slots=True)
class SeatHandlers:
    """The actions of a row: change the player ("" frees the seat), the name, or the colour.

    `usual` is a computer player's first level, `why_no_automa` says why the automa cannot be
    chosen, "" if it can. With `friends` a seat may be reserved for an online player. The player who
    `left` last returns to the first free seat.
    """

    set_player: Callable[[int, str], None]
    set_name: Callable[[int, str], None]
    change_colour: Callable[[int], None]
    usual: str
    why_no_automa: str = ""
    friends: bool = False
    left: str = ""


class SeatRow(Node):
    """The row of one seat; of the free seats only the first can be filled.

    In a narrow row colour, choice and level take less room.
    """

    def __init__(
        self,
        app: App,
        set_up: SavedSetUp,
        handlers: SeatHandlers,
        *,
        place: int,
        colour: str,
        **spot: Unpack[NodeValues],
    ) -> None:
        super().__init__(**spot)
        self._colour = colour
        seats = set_up.seats
        self._app = app
        self._handlers = handlers
        self._place = place
        self._seat = seats[place] if place < len(seats) else None
        self._open = place <= len(seats)
        self._face = faces(app, [seat.player for seat in seats])[place] if self._seat else ""
        share = 1.0 if self.width >= NARROW else 0.86
        self._level_left = self.width - LEVEL_WIDTH * share - SEAT_GAP
        self._choice_left = self._level_left - CHOICE_WIDTH * share - SEAT_GAP
        self._name_left = PLATE_WIDTH * share + SEAT_GAP
        self._name_width = self._choice_left - SEAT_GAP - self._name_left
        self.add(
            light_plate(dim=self._seat is None, width=self.width, height=self.height),
            self._badge(PLATE_WIDTH * share),
            *self._choice(CHOICE_WIDTH * share),
        )
        if self._seat is None:
            say = app.say
            note = say("setup.free-note") if self._open else say("setup.free-wait")
            if self._open and handlers.left:
                note = say("setup.free-back", name=handlers.left)
            self._add_empty("setup.free-seat", FREE, note)
        else:
            self._add_taken(self._seat)

    def _badge(self, width: float) -> Node:
        seat = self._seat
        colour = self._colour
        screen_pictures = self._app.box.screen_pictures
        badge = Painted(
            lambda size, k: screen_pictures.plate(colour, size),
            width=width,
            height=self.height,
        )
        times = min(self.height / 86, LARGEST_PIECE)  # what is wider than tall has to fit as well
        foot = self.height / 2 + 26.7 * times
        badge.add(piece(screen_pictures, colour, times, x=width / 2 - 2, y=foot))
        badge.alpha = 1.0 if seat else 0.35
        if seat is not None and screen_pictures.portrait(seat.player, 8) is not None:
            size = min(width, self.height) - 8
            spot = box(width / 2 - size / 2, self.height / 2 - size / 2, size, size)
            badge.clear()
            badge.add(
                portrait(screen_pictures, self._face, **spot),
                disc(screen_pictures, colour, 30, x=width - 19, y=self.height - 20),
            )
        if seat is not None and seat.player not in (AUTOMA, FRIEND) and not self._handlers.friends:
            badge.add(self._next_colour())
        return badge

    def _next_colour(self) -> Button:
        """Return the button that changes the seat's colour; the automa and online players keep
        theirs."""
        say = self._app.say
        painter = icon_painter(self._app, "next", 18, "ink")
        spot = box(5, self.height - COLOUR_BUTTON - 5, COLOUR_BUTTON, COLOUR_BUTTON)
        button = Button("", skin="quiet", icon=painter, **spot)
        button.name = f"seat:{self._place}:colour"
        button.label = say("setup.colour", colour=say(f"seat-colour.{self._colour}"))
        button.tooltip = Tip(button.label, (say("setup.colour-note"),))
        button.on_click = partial(self._handlers.change_colour, self._place)
        return button

    def _choice(self, width: float) -> list[Node]:
        """Return the choice of the player; the automa has a separate line, on the one seat it can
        take."""
        say = self._app.say
        seat = self._seat
        value = "" if seat is None else seat.player
        if seat is not None and seat.player not in (HUMAN, AUTOMA, FRIEND):
            value = "computer"

        def chosen(new: str) -> None:
            if new != value:  # a computer that is chosen once more keeps its strength
                player = self._handlers.usual if new == "computer" else new
                self._handlers.set_player(self._place, player)

        wait = "" if self._open else say("setup.free-wait")
        segments = [
            Segment(HUMAN, say("setup.human"), wait),
            Segment("computer", say("setup.computer"), wait),
            Segment("", say("setup.free"), wait, tip=say("setup.free-tip") if seat else ""),
        ]
        lines = [segments]
        if self._handlers.friends:
            lines = [[segments[0], Segment(FRIEND, say("setup.friend"), wait)], segments[1:]]
        elif self._app.box.automa is not None and self._place == AUTOMA_PLACE:
            why_not = wait or self._handlers.why_no_automa
            lines.append([Segment(AUTOMA, say("automa.name"), why_not)])
        tall = min(46, (self.height - 16) / len(lines) - LINE_GAP)
        top = (self.height - len(lines) * (tall + LINE_GAP) + LINE_GAP) / 2
        name = f"seat:{self._place}:player"
        found = list[Node]()
        for line in lines:
            spot = box(self._choice_left, top, width, tall)
            found.append(Segments(line, value, chosen, paper=True, name=name, **spot))
            top += tall + LINE_GAP
        return found

    def _add_empty(self, head: str, style: TextStyle, note: str) -> None:
        say = self._app.say
        left = self._name_left
        middle = self.height / 2
        room = self._name_width
        self.add(
            Label(say(head), style, **box(left, middle - 34, room, 40)),
            Label(note, ON_PAPER.note, **box(left, middle + 4, room, 26)),
        )

    def _add_taken(self, seat: SeatPlan) -> None:
        say = self._app.say
        left = self._name_left
        middle = self.height / 2
        kind = "setup.here" if seat.is_human else "setup.thinks"
        if seat.player == FRIEND:
            self._add_empty("setup.seat-of-friend", LEVEL, say("setup.friend-note"))
            return
        if seat.player == AUTOMA:
            kind = "setup.automa"
        told = say("setup.seat", seat=self._place + 1)
        spot = box(left - 6, middle - 44, self._name_width, 48)
        name = f"seat:{self._place}:name"
        change = partial(self._handlers.set_name, self._place)
        field = NameField(seat.name, change, limit=LONGEST_NAME, hint=told, name=name, **spot)
        field.label = told
        below = box(left, middle + 8, self._name_width, 26)
        self.add(field, Label(say(kind), ON_PAPER.note, **below))
        if seat.player in self._app.players.kinds:
            self._add_level(seat)

    def _add_level(self, seat: SeatPlan) -> None:
        kinds = self._app.players.kinds
        level = kinds.index(seat.player)
        left = self._level_left
        width = self.width - self._level_left - SEAT_GAP
        inner = width - 2 * STEP - 8
        middle = self.height / 2
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
            Label(note, ON_PAPER.note, align="centre", **box(left, middle + 17, width, 24)),
            self._step("weaker", level - 1, left),
            self._step("stronger", level + 1, left + width - STEP),
        )

    def _step(self, way: str, level: int, x: float) -> Button:
        say = self._app.say
        kinds = self._app.players.kinds
        possible = 0 <= level < len(kinds)
        end = "weakest" if way == "weaker" else "strongest"
        picture = "prev" if way == "weaker" else "next"
        painter = icon_painter(self._app, picture, 22, "ink")
        button = Button("", skin="quiet", icon=painter, **box(x, self.height / 2 - 30, STEP, STEP))
        button.name = f"seat:{self._place}:{way}"
        button.label = say(f"setup.{way}")
        button.enabled = possible
        button.tooltip = say(f"setup.{way if possible else end}")
        button.on_click = lambda: self._handlers.set_player(self._place, kinds[level])
        return button
