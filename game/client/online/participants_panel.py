"""The panel of an online game: players, votes, spectators and chat."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.client.online.chat_box import ChatBox, ChatContext
from game.client.online.participant_texts import (
    StatusSign,
    clock_text,
    hosting_machine_sentence,
    player_name_at_seat,
    spectators_text,
    vote_progress_text,
)
from game.client.online.spectators_dialog import open_spectator_admission_and_removal_dialog
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.frames import make_icon_sprite, make_seat_disc_sprite
from game.client.widgets.scroll_pane import ScrollPane
from game.client.widgets.side_note import find_note_area
from game.scene.layout import Column, Row, lay_out, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import BOLD_STYLE, HEADING_STYLE, NOTE_STYLE
from game.scene.widgets import Label
from game.table_protocol import Table

MIN_CHAT_HEIGHT: Final = 112.0  # the field, and two lines above it
MIN_PANEL_HEIGHT: Final = 400.0  # below which it is higher than its room
MIN_PEOPLE_HEIGHT: Final = 46.0
SEAT_DISC_SIZE: Final = 30.0
STATUS_ICON_SIZE: Final = 18.0
PANEL_PADDING: Final = (theme.TIGHT_GAP, theme.WIDE_GAP, theme.WIDE_GAP, theme.WIDE_GAP)


class ParticipantsPanel(Column):
    """The panel with the seats, votes, spectators and chat of an online table; it is shown in the
    place of the hint panel.
    """

    is_sheet = True

    def __init__(
        self,
        context: ChatContext,
        *,
        table: Table,
        sign_of_seat: Callable[[int], StatusSign],
        on_change: Callable[[], None],
        on_close: Callable[[], None],
    ) -> None:
        """Build the panel in the area of `table` for hints. `sign_of_seat` returns what a seat's
        player is doing, `on_change` is called when the panel has to be rebuilt, `on_close` removes
        it."""
        app = context.app
        self._app = app
        self._table = context.table
        self._memory = context.memory
        self._sign_of_seat = sign_of_seat
        self._stage = context.stage
        title = app.say("online.company")
        way = ButtonSpec("company-close", "", on_close, "x", tooltip=app.say("button.close"))
        shut = way.make_plain_button(
            app,
            "slate",
            label=way.tooltip,
            width=theme.SMALL_CONTROL_HEIGHT,
            height=theme.SMALL_CONTROL_HEIGHT,
        )
        people = ScrollPane(
            Column(*self._build_vote_and_participant_rows(), gap=theme.HAIR_GAP),
            name="people",
            min_height=MIN_PEOPLE_HEIGHT,
        )
        super().__init__(
            Row(Label(title, HEADING_STYLE, grow=1), shut, align="centre"),
            people,
            ChatBox(context, on_change=on_change, grow=1, basis=MIN_CHAT_HEIGHT, shrink=0),
            gap=theme.TIGHT_GAP,
            padding=PANEL_PADDING,
            skin="slate",
            name="company-panel",
            label=title,
            z=88,
        )
        room = find_note_area(table, context.stage.units, "advice")
        most = room.rect_values["height"]
        height = max(most, MIN_PANEL_HEIGHT)
        self.scale = room.scale
        self.x = max(room.rect_values["x"], 0.0)
        self.y = max(room.rect_values["y"] + (most - height) * room.scale, 0.0)
        lay_out(
            self,
            app.kit,
            room.px_per_u * room.scale,
            width=room.rect_values["width"],
            height=height,
        )

    def shown_values(self) -> object:
        """Return everything that the panel shows as a comparable value, to find out whether it
        has changed."""
        table = self._table
        seats = range(len(table.seats))
        return (
            [self._sign_of_seat(at) for at in seats],
            [int(table.seconds_left(at) or 0) for at in seats],
            [vote_progress_text(self._app, table, vote) for vote in table.lobby.votes],
            spectators_text(self._app, table),
            hosting_machine_sentence(self._app, table),
            len(table.chat_lines),
            self._memory.is_muted,
        )

    def _build_vote_and_participant_rows(self) -> Sequence[Node]:
        app = self._app
        table = self._table
        votes = [
            Label(vote_progress_text(app, table, vote), BOLD_STYLE, wraps=True)
            for vote in table.lobby.votes
        ]
        rows = [self._build_seat_row(at) for at in range(len(table.seats))]
        host = hosting_machine_sentence(app, table)
        return [
            *votes,
            *rows,
            self._build_spectators_row(),
            self._build_quiet_row("lantern", host, "host"),
        ]

    def _build_seat_row(self, seat_index: int) -> Node:
        app = self._app
        table = self._table
        sign = self._sign_of_seat(seat_index)
        left = table.seconds_left(seat_index)
        pictures = app.box.pictures_outside_table
        name = Label(
            player_name_at_seat(app, table, seat_index), BOLD_STYLE, may_shorten=True, grow=1
        )
        clock = None if left is None else Label(clock_text(left), BOLD_STYLE)
        state = Row(
            make_icon_sprite(pictures, sign.picture, STATUS_ICON_SIZE),
            Label(sign.words, NOTE_STYLE, wraps=True, grow=1, basis=0.0),
            gap=theme.HAIR_GAP,
            align="centre",
        )
        return Row(
            make_seat_disc_sprite(pictures, table.seats[seat_index].colour, SEAT_DISC_SIZE),
            Column(Row(name, clock, gap=theme.TIGHT_GAP), state, grow=1, basis=0.0),
            gap=theme.TIGHT_GAP,
            align="centre",
        )

    def _build_spectators_row(self) -> Node:
        app = self._app
        table = self._table
        row = self._build_quiet_row("eye", spectators_text(app, table), "watchers")
        if table.is_owner:
            then = partial(open_spectator_admission_and_removal_dialog, self._stage, app, table)
            way = ButtonSpec(
                "watchers-way", "", then, "gear", tooltip=app.say("online.watchers-tip")
            )
            side = theme.SMALL_CONTROL_HEIGHT
            row.add(
                way.make_plain_button(
                    app, "slate", STATUS_ICON_SIZE, label=way.tooltip, width=side, height=side
                )
            )
        return row

    def _build_quiet_row(self, picture: str, words: str, name: str) -> Row:
        """Return a row with an icon and a small text, for the lines below the seats; `name` is
        the label's node name."""
        mark = make_icon_sprite(self._app.box.pictures_outside_table, picture, STATUS_ICON_SIZE)
        return Row(
            Row(mark, justify="centre", align="centre", width=SEAT_DISC_SIZE),
            Label(words, NOTE_STYLE, wraps=True, name=name, tooltip=words, grow=1, basis=0.0),
            gap=theme.TIGHT_GAP,
            align="centre",
        )
