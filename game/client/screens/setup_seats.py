"""One row of the set-up page: colour, name, person or computer, and level."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Unpack

from game.client.app import App
from game.client.stored.set_up import MAX_NAME_LETTERS, SavedSetUp, SeatPlan
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.frames import (
    make_icon_sprite,
    make_light_plate_node,
    make_portrait_node,
    make_seat_disc_sprite,
    make_seat_emblem_sprite,
)
from game.client.widgets.name_field import NameField
from game.client.widgets.player_labels import distinct_portrait_kind_by_seat, player_kind_text
from game.client.widgets.segmented_control import SegmentedControl, SegmentOption
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.scene.drawing.colours import INK, RUST
from game.scene.layout import Column, Overlay, Row, Spacer, WrappingRow, theme
from game.scene.nodes.node import Node, NodeValues
from game.scene.nodes.tooltip import Tooltip
from game.scene.text.lettering import TextStyle
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Button, Label, PaintedNode
from game.text.names import clean_name

FREE_SEAT_STYLE = TextStyle("title", 29, RUST)
LEVEL_STYLE = TextStyle("title", 26, INK)
PORTRAIT_PLATE_WIDTH = 92.0
EMBLEM_SCALE = 1.15  # times its size on the table
ROW_MIN_HEIGHT = 90.0
NAME_WIDTH = 150.0
LEVEL_WIDTH = 288.0
CHOICE_WIDTH = 300.0
LEVEL_STEP_BUTTON_WIDTH = 44.0
BUTTON_ICON_SIZE = 20.0
RANK_ICON_SIZE = 26.0
PORTRAIT_SIZE = 78.0
SEAT_DISC_SIZE = 30.0
PLATE_CORNER_PADDING = 5.0
FREE_SEAT_OPACITY = 0.35
PLATE_PADDING = (theme.HAIR_GAP, theme.WIDE_GAP, theme.HAIR_GAP, 0.0)
BELOW_NAME_PADDING = (0.0, 0.0, 0.0, 6.0)
AUTOMA_SEAT_INDEX = 1  # the seat opposite the first


@dataclass(frozen=True, slots=True)
class SeatRowHandlers:
    """The actions of a seat's row: change the player ("" frees the seat), the name, or the colour.

    `default_computer_kind` is the kind that a new computer player has. `no_automa_reason` says why
    the automa cannot be chosen, "" if it can. With `allows_friends` a seat may be reserved for an
    online player. `last_freed_name` is the name of the player whose seat was freed last, and who
    gets the first free seat that is filled; "" if there is none.
    """

    set_player: Callable[[int, str], None]
    set_name: Callable[[int, str], None]
    take_next_colour: Callable[[int], None]
    default_computer_kind: str
    no_automa_reason: str = ""
    allows_friends: bool = False
    last_freed_name: str = ""


class SeatRow(Overlay):
    """The row of one seat on the set-up page; of the free seats only the first can be filled. In a
    folded row the choice of player and level is placed below the name."""

    def __init__(
        self,
        app: App,
        set_up: SavedSetUp,
        handlers: SeatRowHandlers,
        *,
        seat_index: int,
        colour: str,
        is_folded: bool,
        **node_values: Unpack[NodeValues],
    ) -> None:
        self._colour = colour
        seats = set_up.seats
        self._app = app
        self._seats = seats
        self._handlers = handlers
        self._seat_index = seat_index
        self._seat = seats[seat_index] if seat_index < len(seats) else None
        self._is_fillable = seat_index <= len(seats)
        self._portrait_kind = (
            distinct_portrait_kind_by_seat(app, [seat.player for seat in seats])[seat_index]
            if self._seat
            else ""
        )
        told = (
            self._build_free_seat_cells()
            if self._seat is None
            else self._build_taken_seat_cells(self._seat)
        )
        # The gap leaves the note below a name clear of the focus ring around the name's field
        name = Column(*told, gap=theme.TIGHT_GAP, justify="centre", grow=1, basis=NAME_WIDTH)
        level = self._build_level_choice(self._seat) if self._seat is not None else None
        if level is None and not is_folded:
            level = Spacer(grow=0.0, basis=LEVEL_WIDTH)
        words = WrappingRow(
            name, self._build_player_choice(), level, gap=theme.WIDE_GAP, align="centre"
        )
        words.line_gap = theme.HAIR_GAP
        row = Row(
            self._build_seat_badge(),
            Column(words, justify="centre", padding=PLATE_PADDING, grow=1, basis=0.0),
            gap=theme.WIDE_GAP,
        )
        super().__init__(make_light_plate_node(is_dimmed=self._seat is None), row, **node_values)
        self.min_height = ROW_MIN_HEIGHT

    def _build_seat_badge(self) -> Node:
        seat = self._seat
        colour = self._colour
        pictures_outside_table = self._app.box.pictures_outside_table
        plate = PaintedNode(lambda size, k: pictures_outside_table.seat_plate_picture(colour, size))
        marks: list[Node] = []
        if seat is not None and pictures_outside_table.portrait(seat.player, 8) is not None:
            face = make_portrait_node(
                pictures_outside_table,
                self._portrait_kind,
                width=PORTRAIT_SIZE,
                height=PORTRAIT_SIZE,
            )
            marks.append(Row(face, justify="centre", align="centre"))
            mark = make_seat_disc_sprite(pictures_outside_table, colour, SEAT_DISC_SIZE)
            marks.append(Row(mark, justify="end", align="end", padding=PLATE_CORNER_PADDING))
        else:
            figure = make_seat_emblem_sprite(
                pictures_outside_table, colour, EMBLEM_SCALE, max_width=PORTRAIT_PLATE_WIDTH
            )
            marks.append(Row(figure, justify="centre", align="centre"))
        if (
            seat is not None
            and seat.player not in (AUTOMA_PLAYER, FRIEND_PLAYER_KIND)
            and not self._handlers.allows_friends
        ):
            marks.append(
                Row(self._build_next_colour_button(), align="start", padding=PLATE_CORNER_PADDING)
            )
        return Overlay(
            plate, *marks, width=PORTRAIT_PLATE_WIDTH, alpha=1.0 if seat else FREE_SEAT_OPACITY
        )

    def _build_next_colour_button(self) -> Button:
        """Return the small button that gives the seat the next colour."""
        say = self._app.say
        label = say("setup.colour", colour=say(f"seat-colour.{self._colour}"))
        then = partial(self._handlers.take_next_colour, self._seat_index)
        way = ButtonSpec(f"seat:{self._seat_index}:colour", "", then, "next")
        side = theme.SMALL_CONTROL_HEIGHT
        button = way.make_plain_button(
            self._app, size=BUTTON_ICON_SIZE, label=label, width=side, height=side
        )
        button.tooltip = Tooltip(label, (say("setup.colour-note"),))
        return button

    def _build_player_choice(self) -> Node:
        """Return the choice among a person, a computer and an empty seat. If friends are allowed, a
        friend is a choice too; otherwise, if the title has an automa, the automa is one on its
        seat."""
        say = self._app.say
        seat = self._seat
        value = "" if seat is None else seat.player
        if seat is not None and seat.player not in (
            HUMAN_PLAYER,
            AUTOMA_PLAYER,
            FRIEND_PLAYER_KIND,
        ):
            value = "computer"

        def choose_player(player_kind: str) -> None:
            if player_kind != value:  # a computer that is chosen once more keeps its strength
                player = (
                    self._handlers.default_computer_kind
                    if player_kind == "computer"
                    else player_kind
                )
                self._handlers.set_player(self._seat_index, player)

        wait = "" if self._is_fillable else say("setup.free-wait")
        segments = [
            SegmentOption(HUMAN_PLAYER, say("setup.human"), wait),
            SegmentOption("computer", say("setup.computer"), wait),
            SegmentOption(
                "", say("setup.free"), wait, tooltip=say("setup.free-tip") if seat else ""
            ),
        ]
        lines = [segments]
        if self._handlers.allows_friends:
            lines = [
                [segments[0], SegmentOption(FRIEND_PLAYER_KIND, say("setup.friend"), wait)],
                segments[1:],
            ]
        elif self._app.box.automa is not None and self._seat_index == AUTOMA_SEAT_INDEX:
            why_not = wait or self._handlers.no_automa_reason
            lines.append([SegmentOption(AUTOMA_PLAYER, say("automa.name"), why_not)])
        name = f"seat:{self._seat_index}:player"
        return Column(
            *[
                SegmentedControl(line, value, choose_player, is_on_parchment=True, name=name)
                for line in lines
            ],
            gap=theme.HAIR_GAP,
            justify="centre",
            basis=CHOICE_WIDTH,
        )

    def _build_free_seat_cells(self) -> list[Node]:
        """Return two labels for a free seat: that it is free, and how it can be filled."""
        say = self._app.say
        note = say("setup.free-note") if self._is_fillable else say("setup.free-wait")
        if self._is_fillable and self._handlers.last_freed_name:
            note = say("setup.free-back", name=self._handlers.last_freed_name)
        return [
            Label(say("setup.free-seat"), FREE_SEAT_STYLE),
            Label(note, PAPER_STYLES.note, wraps=True),
        ]

    def _build_taken_seat_cells(self, seat: SeatPlan) -> list[Node]:
        """Return the field for the player's name and a label about who plays; for an online
        player two labels."""
        say = self._app.say
        kind = say("setup.here" if seat.is_person_at_screen else "setup.thinks")
        if seat.player == FRIEND_PLAYER_KIND:
            told = say("setup.seat-of-friend"), say("setup.friend-note")
            return [
                Label(told[0], LEVEL_STYLE, wraps=True),
                Label(told[1], PAPER_STYLES.note, wraps=True),
            ]
        if seat.player == AUTOMA_PLAYER:
            kind = say("setup.automa")
        new_name = names_in_place_of_taken_ones(self._app, self._seats).get(self._seat_index)
        name_note = say("setup.name-taken", name=new_name) if new_name else ""
        hint = say("setup.seat", seat=self._seat_index + 1)
        field = NameField(
            seat.name,
            partial(self._handlers.set_name, self._seat_index),
            max_letters=MAX_NAME_LETTERS,
            placeholder=hint,
            name=f"seat:{self._seat_index}:name",
            label=hint,
            height=theme.CONTROL_HEIGHT,
        )
        below = Row(
            Label(name_note or kind, PAPER_STYLES.note, wraps=True, grow=1),
            padding=BELOW_NAME_PADDING,
        )
        return [field, below]

    def _build_level_choice(self, seat: SeatPlan) -> Node | None:
        kinds = self._app.computer_players.player_kinds
        if seat.player not in kinds:
            return None
        level = kinds.index(seat.player)
        pictures = self._app.box.pictures_outside_table
        ranks = [
            make_icon_sprite(pictures, "rank", RANK_ICON_SIZE, "ink" if rank <= level else "faint")
            for rank in range(len(kinds))
        ]
        told = Column(
            Row(*ranks, justify="centre"),
            Label(player_kind_text(self._app, seat.player), LEVEL_STYLE, align="centre"),
            Label(
                player_kind_text(self._app, seat.player, "-note"), PAPER_STYLES.note, align="centre"
            ),
            grow=1,
            basis=0.0,
        )
        return Row(
            self._make_level_step_button("weaker", level - 1),
            told,
            self._make_level_step_button("stronger", level + 1),
            gap=theme.HAIR_GAP,
            align="centre",
            basis=LEVEL_WIDTH,
        )

    def _make_level_step_button(self, key: str, level_index: int) -> Button:
        say = self._app.say
        kinds = self._app.computer_players.player_kinds
        possible = 0 <= level_index < len(kinds)
        end = "weakest" if key == "weaker" else "strongest"
        picture = "prev" if key == "weaker" else "next"

        def set_level() -> None:
            self._handlers.set_player(self._seat_index, kinds[level_index])

        way = ButtonSpec(f"seat:{self._seat_index}:{key}", "", set_level, picture)
        button = way.make_plain_button(
            self._app,
            size=BUTTON_ICON_SIZE,
            width=LEVEL_STEP_BUTTON_WIDTH,
            height=LEVEL_STEP_BUTTON_WIDTH,
        )
        button.label = say(f"setup.{key}")
        button.enabled = possible
        button.tooltip = say(f"setup.{key if possible else end}")
        return button


def names_in_place_of_taken_ones(app: App, seats: tuple[SeatPlan, ...]) -> dict[int, str]:
    """Return, by the index of the seat, the names that the game uses in place of typed names that
    are already taken."""
    called = app.seats_with_unique_names(seats)
    pairs = enumerate(zip(seats, called, strict=True))
    return {
        at: unique.name
        for at, (seat, unique) in pairs
        if (typed := clean_name(seat.name, MAX_NAME_LETTERS)) and typed != unique.name
    }
