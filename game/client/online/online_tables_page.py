"""The page “Play with friends”: the own tables, tables nearby, and buttons to join or open
others."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Final

from game.client.app import App
from game.client.online.own_player_name import ask_for_and_store_player_name, stored_player_name
from game.client.online.participant_texts import SECONDS_PER_MINUTE, duration_text
from game.client.online.table_status_monitor import OwnTable
from game.client.widgets.buttons import ButtonSpec, make_grand_button_row
from game.client.widgets.dialogs import DialogReply
from game.client.widgets.edition_names import title_and_edition_name
from game.client.widgets.frames import make_icon_sprite
from game.client.widgets.list_page import EmptyListPanel, ListPage, ListRow, make_growing_column
from game.client.widgets.name_field import PathField, open_text_dialog
from game.engine.reasons import Reason
from game.online.client.membership import Membership
from game.online.protocol.invitation import Address, SeatInvitation
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import Phase, TableStatus
from game.scene.layout import Container, theme
from game.scene.nodes.node import Node
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label

MIN_BUTTON_WIDTH = 190.0
OPEN_TABLE_BUTTON_NAME = "open-table"
BACK_BUTTON_NAME = "close"
OWN_TABLE_BUTTON_KEY = "own"
ICON_SIZE = 44.0
MAX_LINK_LETTERS: Final = 400
TEXT_KEY_BY_PHASE: Final = {
    Phase.LOBBY: "in-lobby",
    Phase.RUNNING: "others-turn",
    Phase.OVER: "over",
}


@dataclass(frozen=True, slots=True)
class OnlineTablesContent:
    """The content of the page of online tables: those where the player has a seat, with their
    status, and tables nearby; or the reason why online play is not available.

    `has_just_stopped_hosting` is True after the player has stopped hosting on this page.
    """

    own_tables: Sequence[OwnTable] = ()
    nearby_tables: Sequence[tuple[Address, TableStatus]] = ()
    unavailable_reason: Reason | None = None
    is_hosting: bool = False  # whether this machine hosts tables at present
    has_just_stopped_hosting: bool = False


@dataclass(frozen=True, slots=True)
class OnlineTablesHandlers:
    """The actions of the page of online tables; `join_table` is called with an invitation and
    the player's name, "" for a spectator."""

    open_table_set_up: Callable[[], None]
    join_table: Callable[[SeatInvitation, str], None]
    return_to_table: Callable[[Membership], None]
    forget_table: Callable[[Membership], None]
    default_name: Callable[[], str]  # that the name dialog proposes
    ask_to_stop_hosting: Callable[[], None]


def is_own_turn_due_at(table: OwnTable) -> bool:
    """Return whether it is the player's turn at one of the player's tables, by the last status that
    its host has sent; False if no status is known."""
    return table.status is not None and table.status.is_own_seat_due


def is_table_still_open(table: OwnTable) -> bool:
    """Return whether the table's host can be reached, has the player's seat, and the game there is
    not over."""
    status = table.status
    is_reached = table.problem is None and not table.needs_hosting_again
    return is_reached and status is not None and status.is_own and status.phase is not Phase.OVER


def is_table_gone(table: OwnTable) -> bool:
    """Return whether the table's host has said that it does not have the table any more, or that
    the player has no seat there."""
    is_unknown_to_host = table.status is not None and not table.status.is_own
    is_asked_in_vain = table.needs_hosting_again or table.problem is not None
    return is_unknown_to_host and not is_asked_in_vain and bool(table.member.title)


class OnlineTablesPage(ListPage):
    """The page with the player's online tables and those nearby; after every change it reads its
    content and is rebuilt."""

    key = "friends"
    names_program_in_window_title = True  # the tables of all titles
    row_height = 96.0
    first_focus = OPEN_TABLE_BUTTON_NAME
    has_onward_buttons = True

    def __init__(
        self, app: App, model: Callable[[], OnlineTablesContent], handlers: OnlineTablesHandlers
    ) -> None:
        super().__init__(app)
        self._read_content = model
        self._handlers = handlers
        self._shown_content = OnlineTablesContent()

    def on_news(self) -> None:
        """Rebuild the page if its content has changed and no dialog is open."""
        if self.stage.top_modal is None and self._read_content() != self._shown_content:
            self.rebuild()

    def build_rows(self) -> Sequence[ListRow]:
        """Return a row for every table where the player has a seat, and then for every table
        nearby."""
        self._shown_content = model = self._read_content()
        self.is_back_button_main = model.has_just_stopped_hosting
        self.first_focus = self._name_of_button_for_enter(model)
        own = [self._build_own_table_row(table) for table in model.own_tables]
        return [
            *own,
            *(
                self._build_nearby_table_row(address, status)
                for address, status in model.nearby_tables
            ),
        ]

    def rebuild(self) -> None:
        """Rebuild the page; if the focused button is gone because hosting has been stopped, focus
        the button Back."""
        super().rebuild()
        focus = self.stage.focus
        if self.is_back_button_main and (
            focus.node is None or self.stage.root.find(focus.node.name) is not focus.node
        ):
            focus.focus_node(self.stage.root.find(self.first_focus), shows_ring=focus.is_ring_shown)

    def _name_of_button_for_enter(self, model: OnlineTablesContent) -> str:
        """Return the name of the button that Enter presses: after hosting was stopped the button
        Back. Otherwise the button of the first own table where the player's turn waits, else of the
        first that is still open, else of the first that this machine then hosts again; without such
        tables the button that opens a table."""
        if model.has_just_stopped_hosting:
            return BACK_BUTTON_NAME
        due = filter(is_own_turn_due_at, model.own_tables)
        still_open = filter(is_table_still_open, model.own_tables)
        asleep = (table for table in model.own_tables if table.needs_hosting_again)
        tables = chain(due, still_open, asleep)
        return next(
            (f"{OWN_TABLE_BUTTON_KEY}:{table.member.table}" for table in tables),
            OPEN_TABLE_BUTTON_NAME,
        )

    def note_text(self) -> str:
        """Return the note beside the heading: that this machine hosts tables, or a general note if
        it does not."""
        return self.app.say("hosting.here" if self._shown_content.is_hosting else "friends.note")

    def build_empty_list_content(self) -> Container:
        """Return the invitation (picture, heading, sentence) in place of an empty list: how to
        get a table, or why online play is not available and what to install."""
        say = self.app.say
        missing = self._shown_content.unavailable_reason
        picture = "hand"
        heading = say("friends.none")
        sentence = say("friends.none-note")
        if missing is not None:
            install = say("friends.install", command=say("friends.command"))
            picture = "lock"
            heading = say("friends.missing")
            sentence = f"{self.app.reason_text(missing)} {install}"
        return EmptyListPanel(self.app, picture=picture, heading=heading, sentence=sentence)

    def make_extra_buttons(self) -> Sequence[Node]:
        """Return the buttons that open a table, join one, change the player's name and stop
        hosting; none if online play is not available."""
        if self._shown_content.unavailable_reason is not None:
            return ()
        say = self.app.say
        words = self.app.say("friends.open")
        ways = [
            self._with_enter_key_if_first_focus(
                ButtonSpec(
                    OPEN_TABLE_BUTTON_NAME, words, self._handlers.open_table_set_up, "new-game"
                )
            ),
            ButtonSpec(
                "join-table", say("friends.join-table"), self._ask_for_invitation_link, "seal"
            ),
            ButtonSpec("own-name", self._own_name_text(), self._ask_for_new_player_name, "hand"),
        ]
        if self._shown_content.is_hosting:
            tip = say("hosting.stop-note")
            stop = self._handlers.ask_to_stop_hosting
            ways.append(
                ButtonSpec("stop-hosting", say("hosting.stop-here"), stop, "x", tooltip=tip)
            )
        return make_grand_button_row(self.app, ways, self.first_focus)

    def _with_enter_key_if_first_focus(self, button_spec: ButtonSpec) -> ButtonSpec:
        """Return the button; if it is the one that has the focus when the page opens, add the key
        Enter to it."""
        is_first = button_spec.name == self.first_focus
        return (
            button_spec._replace(key_cap="@confirm", keys=("return",)) if is_first else button_spec
        )

    def _own_name_text(self) -> str:
        name = stored_player_name(self.app)
        return self.app.say("friends.your-name" if name else "friends.no-name-yet", name=name)

    def _build_own_table_row(self, table: OwnTable) -> ListRow:
        member = table.member
        status = table.status
        due = is_own_turn_due_at(table)
        names = member.seat_names
        if status is not None and status.is_own:
            names = status.seat_names
        ways = [
            self._row_button_spec(
                "forget", member.table, partial(self._handlers.forget_table, member), "x"
            )
        ]
        if not is_table_gone(table):
            go_back = ButtonSpec(
                f"{OWN_TABLE_BUTTON_KEY}:{member.table}",
                self._back_to_seat_or_sit_down_text(table),
                partial(self._handlers.return_to_table, member),
            )
            ways.append(self._with_enter_key_if_first_focus(go_back))
        edition = status.edition if status is not None and status.is_own else member.edition
        title = self._title_and_edition_text(member.title, edition)
        if not title:  # it was never reached: an invitation is all that is known
            title = self.app.say("friends.invited", address=str(member.address))
        note = self._status_text(table)
        picture = "hand" if due else "watch"
        return self._build_row(
            picture, ways, title=title, player_names=names, note=note, is_own_turn=due
        )

    def _back_to_seat_or_sit_down_text(self, table: OwnTable) -> str:
        """Return the label of the button that leads to one of the player's tables: "back" if the
        player has a seat there, "sit down" if a computer has taken it over or no seat was taken."""
        has_seat = bool(table.member.own_seat_claims) and not table.has_computer_on_own_seat
        return self.app.say("friends.own-back" if has_seat else "friends.own")

    def _build_nearby_table_row(self, address: Address, status: TableStatus) -> ListRow:
        say = self.app.say
        invitation = SeatInvitation(address, status.table)
        free = status.free_seat_count if status.phase is Phase.LOBBY else 0
        ways = []
        if status.admits_watchers:
            look_on = partial(self._handlers.join_table, invitation, "")
            ways.append(self._row_button_spec("watch", status.table, look_on, "eye"))
        if free:
            ways.append(
                self._row_button_spec(
                    "join", status.table, partial(self._join_or_ask_name_first, invitation)
                )
            )
        told = say("friends.near", address=str(address))
        if not free:  # the heading counts free seats
            told = f"{told} · {say('friends.full')}"
        title = self._title_and_edition_text(status.title, status.edition)
        return self._build_row(
            "place", ways, title=title, player_names=status.seat_names, note=told
        )

    def _row_button_spec(
        self, key: str, table: str, on_click: Callable[[], None], picture: str = ""
    ) -> ButtonSpec:
        return ButtonSpec(f"{key}:{table}", self.app.say(f"friends.{key}"), on_click, picture)

    def _build_row(
        self,
        picture: str,
        button_specs: Sequence[ButtonSpec],
        *,
        title: str,
        player_names: Sequence[str],
        note: str,
        is_own_turn: bool = False,
    ) -> ListRow:
        pictures = self.app.box.pictures_outside_table
        head = " · ".join(filter(None, (title, self._players_and_free_seats_text(player_names))))
        skins = [
            "primary"
            if way.name == self.first_focus or (is_own_turn and way is button_specs[-1])
            else "quiet"
            for way in button_specs
        ]
        return ListRow(
            make_icon_sprite(pictures, picture, ICON_SIZE, "ink"),
            make_growing_column(
                Label(head, PAPER_STYLES.bold.sized(22), may_shorten=True),
                Label(note, PAPER_STYLES.note, wraps=True),
            ),
            *[
                way.make_plain_button(
                    self.app, skin, min_width=MIN_BUTTON_WIDTH, height=theme.BUTTON_HEIGHT
                )
                for way, skin in zip(button_specs, skins, strict=True)
            ],
        )

    def _players_and_free_seats_text(self, player_names: Sequence[str]) -> str:
        """Return the non-empty names of a table's seats as one text, and how many seats are
        empty."""
        people = [name for name in player_names if name]
        empty = len(player_names) - len(people)
        if empty:
            people.append(self.app.say("friends.empty-seats", count=empty))
        return ", ".join(people)

    def _title_and_edition_text(self, title: str, edition: str) -> str:
        if title not in self.app.shelf.titles:
            return title
        return title_and_edition_name(self.app.box_of_title_or_open_box(title), edition)

    def _status_text(self, table: OwnTable) -> str:
        say = self.app.say
        status = table.status
        if table.needs_hosting_again:
            return say("friends.asleep", button=self._back_to_seat_or_sit_down_text(table))
        if table.problem is not None:
            return say("friends.not-reached")
        if status is None:
            return say("friends.asking")
        if not status.is_own:
            return say("friends.gone" if is_table_gone(table) else "friends.not-joined")
        if table.has_computer_on_own_seat:
            return say("friends.stood-in")
        key = "your-turn" if status.is_own_seat_due else TEXT_KEY_BY_PHASE[status.phase]
        if key == "others-turn" and status.seconds_since_move >= SECONDS_PER_MINUTE:
            key = "others-turn-since"  # since the last move, or since the game began
        return self.app.say(
            f"friends.{key}", time=duration_text(self.app, status.seconds_since_move)
        )

    def _ask_for_invitation_link(self) -> None:
        def refusal_of_link(text: str) -> str:
            try:
                invitation = SeatInvitation.parse(text)
            except Refused as refused:
                return self.app.reason_text(refused.reason)
            place = invitation.address, invitation.table
            known = place in {
                table.member.host_address_and_table_name for table in self._shown_content.own_tables
            }
            then = partial(
                self._join_or_ask_name_first
                if invitation.secret
                else self._ask_name_and_join_or_watch,
                invitation,
            )
            if invitation.is_to_own_seat or known:
                then = partial(self._handlers.join_table, invitation, self._handlers.default_name())
            self.window.call_soon(then)
            return ""

        title = self.app.say("friends.join-table")
        sentence = self.app.say("friends.paste")
        open_text_dialog(
            self.stage,
            self.app,
            "",
            refusal_of_link,
            title=title,
            sentence=sentence,
            submit_label=self.app.say("friends.use-invitation"),
            max_letters=MAX_LINK_LETTERS,
            field_class=PathField,
        )

    def _join_or_ask_name_first(self, invitation: SeatInvitation) -> None:
        """Join by an invitation with the stored name of the player; if none is stored, ask for
        it first."""
        if name := stored_player_name(self.app):
            self._handlers.join_table(invitation, name)
        else:
            self._ask_name_and_join_or_watch(invitation)

    def _ask_for_new_player_name(self) -> None:
        ask_for_and_store_player_name(
            self.stage, self.app, self._handlers.default_name(), lambda _name: self.rebuild()
        )

    def _ask_name_and_join_or_watch(self, invitation: SeatInvitation) -> None:
        look_on = partial(self._handlers.join_table, invitation, "")
        words = self.app.say("friends.watch")
        ready = () if invitation.secret else (DialogReply(words, look_on, name="look-on"),)
        sit_down = partial(self._handlers.join_table, invitation)
        ask_for_and_store_player_name(
            self.stage, self.app, self._handlers.default_name(), sit_down, ready
        )
