"""The seats of the lobby: who sits where, and what this player may do about it."""

from collections.abc import Callable
from functools import partial

from game.client.app import App
from game.client.online.invitation_copying import copy_invitation_or_ask_which_address
from game.client.online.lobby_handlers import LobbyHandlers
from game.client.online.own_player_name import ask_for_and_store_player_name, stored_player_name
from game.client.online.participant_texts import player_name_at_seat, seat_status_sign
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.dialogs import DialogReply, open_question_dialog
from game.client.widgets.frames import PaperLine, make_icon_sprite, make_seat_disc_sprite
from game.client.widgets.player_labels import player_kind_text
from game.online.client.remote_table import RemoteTable
from game.online.protocol.invitation import SeatInvitation
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records.records import HUMAN_PLAYER
from game.scene.layout import Column, Row, WrappingRow, theme
from game.scene.nodes.node import Node
from game.scene.stage.stage import Stage
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label
from game.text.names import unique_seat_names

MIN_BUTTON_WIDTH = 168.0
SEAT_DISC_SIZE = 44.0
MIN_NAME_WIDTH_BESIDE_BUTTONS = 300.0
"""The width in u of a seat's name below which the buttons are placed below it."""


class LobbySeats:
    """Builds the rows of the seats, with the buttons of a row and their dialogs."""

    def __init__(self, app: App, stage: Stage, handlers: LobbyHandlers) -> None:
        """Store the stage for dialogs and notices, and the actions of the lobby."""
        self._app = app
        self._stage = stage
        self._handlers = handlers

    def build_panel(self, table: RemoteTable) -> Node:
        """Return the panel with a row for each seat."""
        say = self._app.say
        head = Row(
            Label(say("lobby.seats"), PAPER_STYLES.head),
            Label(
                say("lobby.fixed"), PAPER_STYLES.note, align="right", wraps=True, grow=1, basis=0.0
            ),
            gap=theme.EXTRA_WIDE_GAP,
            align="centre",
        )
        rows = [self._build_seat_row(table, at) for at in range(len(table.seats))]
        return Column(
            head,
            *[part for row in rows for part in (PaperLine(), row)],
            gap=theme.TIGHT_GAP,
            padding=(theme.MEDIUM_GAP, theme.EXTRA_WIDE_GAP),
            skin="parchment",
            label=say("lobby.seats"),
        )

    def _build_seat_row(self, table: RemoteTable, seat_index: int) -> Node:
        app = self._app
        pictures = app.box.pictures_outside_table
        sign = seat_status_sign(app, table, seat_index)
        invitation = table.membership.invitation_to_seat(seat_index)
        is_free = seat_index in free_seats_for_people(table)
        state = Row(
            make_icon_sprite(pictures, sign.picture, theme.ICON_SIZE, "ink"),
            Label(sign.words, PAPER_STYLES.note, wraps=True, grow=1, basis=0.0),
            gap=theme.TIGHT_GAP,
            align="centre",
        )
        who = Row(
            make_seat_disc_sprite(pictures, table.seats[seat_index].colour, SEAT_DISC_SIZE),
            Column(
                Label(
                    player_name_at_seat(app, table, seat_index),
                    PAPER_STYLES.title,
                    may_shorten=True,
                ),
                state,
                grow=1,
                basis=0.0,
            ),
            gap=theme.MEDIUM_GAP,
            align="centre",
            grow=1,
            basis=MIN_NAME_WIDTH_BESIDE_BUTTONS,
        )
        buttons = [
            way.make_plain_button(app, min_width=MIN_BUTTON_WIDTH, height=theme.CONTROL_HEIGHT)
            for way in self._seat_button_specs(table, seat_index, is_free)
        ]
        line = WrappingRow(
            who,
            WrappingRow(*buttons, gap=theme.TIGHT_GAP) if buttons else None,
            gap=theme.MEDIUM_GAP,
        )
        if invitation is None or not is_free:
            return line
        link = self._handlers.invitation_links(invitation)[0].text
        told = Label(link, PAPER_STYLES.note, name=f"link:{seat_index}", may_shorten=True)
        return Column(line, told, gap=theme.HAIR_GAP)

    def _seat_button_specs(
        self, table: RemoteTable, seat_index: int, is_free: bool
    ) -> list[ButtonSpec]:
        """Return the buttons for a seat that this player may use."""
        say = self._app.say
        ways = list[ButtonSpec]()
        player = table.seats[seat_index].player
        back = table.membership.return_invitation_to_own_seat(seat_index)
        invitation = table.membership.invitation_to_seat(seat_index)

        def add_button(
            key: str,
            on_click: Callable[[], None],
            tooltip: str = "",
            icon: str = "",
            why_not: str = "",
        ) -> None:
            spec = ButtonSpec(
                f"{key}:{seat_index}",
                say(f"lobby.{key}"),
                on_click,
                icon,
                disabled_reason=why_not,
                tooltip=tooltip,
            )
            ways.append(spec)

        if seat_index in table.own_seats:
            if back is not None:
                copy = partial(self._copy_invitation, back, is_to_own_seat=True)
                add_button("own-link", copy, say("lobby.own-link-tip"), "lock")
            add_button("stand-up", partial(table.leave_seat_before_start, seat_index))
        elif is_free:
            if invitation is not None:
                add_button("copy", partial(self._copy_invitation, invitation))
            if table.is_owner or (table.set_up is not None and table.set_up.is_listed):
                add_button("sit-here", partial(self._claim_seat, table, seat_index))
            if table.is_owner:
                names = [
                    seat.name * (place != seat_index)
                    for place, seat in enumerate(table.lobby.seats)
                ]
                called = unique_seat_names(names, self._app.box.player_names)[seat_index]
                name = player_name_at_seat(self._app, table, seat_index)
                seat = partial(table.seat_computer_before_start, seat_index, called)
                add_button(
                    "computer",
                    partial(self._ask_which_computer_takes_seat, name, seat),
                    why_not=""
                    if _has_other_seat_for_person(table, seat_index)
                    else say("reason.online.no-people"),
                )
        elif table.is_owner:
            add_button(
                "free" if player == FRIEND_PLAYER_KIND else "person",
                partial(table.free_seat_with_new_invitation, seat_index),
            )
        return ways

    def _claim_seat(self, table: RemoteTable, seat_index: int) -> None:
        code = dict(table.membership.invitation_codes).get(seat_index, b"")
        take = partial(table.claim_seat, seat_index, code=code)
        if name := stored_player_name(self._app):
            take(name)
        else:
            ask_for_and_store_player_name(
                self._stage, self._app, self._handlers.default_name(), take
            )

    def _ask_which_computer_takes_seat(
        self, seat_name: str, seat_computer: Callable[[str], None]
    ) -> None:
        """Ask which computer takes a free seat."""
        say = self._app.say
        app = self._app
        replies = [
            DialogReply(
                player_kind_text(app, kind),
                partial(seat_computer, kind),
                name=f"level:{kind}",
                tooltip=player_kind_text(app, kind, "-trait"),
            )
            for kind in app.computer_players.player_kinds
        ]
        stay = DialogReply(say("button.cancel"), lambda: None, "primary", "@back", "stay")
        told = [say("lobby.computer-note")]
        open_question_dialog(
            self._stage, say("lobby.computer-title", name=seat_name), told, [*replies, stay]
        )

    def _copy_invitation(self, invitation: SeatInvitation, *, is_to_own_seat: bool = False) -> None:
        links = self._handlers.invitation_links(invitation)
        copy_invitation_or_ask_which_address(
            self._app, self._stage, links, is_to_own_seat=is_to_own_seat
        )


def _has_other_seat_for_person(table: RemoteTable, seat_index: int) -> bool:
    """Return whether another seat than `seat_index` is for a person, taken or free."""
    return any(
        seat.player in (HUMAN_PLAYER, FRIEND_PLAYER_KIND)
        for place, seat in enumerate(table.lobby.seats)
        if place != seat_index
    )


def free_seats_for_people(table: RemoteTable) -> list[int]:
    """Return the numbers, ascending, of the seats for people who have not joined yet."""
    seats = enumerate(table.lobby.seats)
    return [at for at, seat in seats if seat.player == HUMAN_PLAYER and not seat.is_taken]
