"""The messages of a hosted table: its lobby and surroundings, its events, its chat and its game."""

from collections.abc import Sequence
from typing import Protocol

from game.online.host.chat import chat_lines_to_keep, checked_chat_line
from game.online.host.game_messages import send_history, send_unsent_steps
from game.online.host.host_services import HostServices
from game.online.host.hosted_game import HostedGame
from game.online.host.table_decisions import TableVotes
from game.online.host.table_member import TableMember
from game.online.host.table_people import TablePeople
from game.online.host.table_record import TableRecord
from game.online.protocol.host_messages import (
    ChatMessage,
    EventMessage,
    JournalMessage,
    LobbyMessage,
    NextTableMessage,
    RejoinMessage,
    SurroundingsMessage,
    UpdateMessage,
)
from game.online.protocol.messages import ANY_OR_NO_SEAT
from game.online.protocol.surroundings import TableEvent, TableSurroundings
from game.online.protocol.table_state import GameStanding, Lobby, Phase
from game.records.atomic_files import read_regular_file
from game.records.frames import MAX_JOURNAL_BYTES
from game.records.records import Seat


class MessagingTable(Protocol):
    """The part of a hosted table that its messages need."""

    record: TableRecord
    people: TablePeople
    votes: TableVotes

    @property
    def game(self) -> HostedGame:
        """The game; raise Refused when it cannot be continued, or has not started."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats of the game if it is in memory, otherwise those of the set-up."""

    def charge_clock_and_return_standing(self) -> GameStanding:
        """Return the standing of the game."""


class TableMessages:
    """Makes the messages of one table, and sends each person there what that person may see."""

    def __init__(self, table: MessagingTable, services: HostServices) -> None:
        """Store the table; nothing is sent yet."""
        self._table = table
        self._services = services

    def lobby_state(self) -> Lobby:
        """Return the table's phase, seats, number of watchers, pause and votes."""
        record = self._table.record
        people = self._table.people
        return Lobby(
            record.phase,
            people.seat_statuses(self._table.seats),
            len(people.watching_members),
            record.is_paused,
            self._table.votes.undecided_votes(people.connected_seats()),
        )

    def table_surroundings(self) -> TableSurroundings:
        """Return the state of the table apart from its game: the host, the watchers, the progress
        of votes and the table of the next game."""
        record = self._table.record
        return TableSurroundings(
            host_name=self._services.host_name,
            hosting_seat=record.hosting_seat,
            admits_watchers=record.set_up.admits_watchers,
            watchers=self._table.people.public_watchers(),
            votes=self._table.votes.progress_of_votes(),
            next_table=record.next_table,
        )

    def send_lobby_and_surroundings(self) -> None:
        """Send the lobby and the surroundings to everybody."""
        self._table.people.send_to_all(LobbyMessage(self.lobby_state()))
        self._table.people.send_to_all(SurroundingsMessage(self.table_surroundings()))

    def send_event(
        self,
        event_kind: str,
        seat: int,
        *,
        vote_kind: str = "",
        concerned_seat: int = ANY_OR_NO_SEAT,
        text: str = "",
    ) -> None:
        """Send everybody an event of this kind that the seat has caused; `vote_kind`,
        `concerned_seat` and `text` are values of `TableEvent`."""
        event = TableEvent(event_kind, seat, vote_kind, concerned_seat, text)
        self._table.people.send_to_all(EventMessage(event))

    def store_and_send_chat_line(self, seat: int, phrase: str, text: str) -> None:
        """Store a chat line of a seat, and send it to everybody; raise Refused as in
        `checked_chat_line`.
        """
        line = checked_chat_line(seat, phrase, text)
        record = self._table.record
        record.chat_lines = chat_lines_to_keep([*record.chat_lines, line])
        record.has_unwritten_change = True
        self._table.people.send_to_all(ChatMessage(is_whole=False, lines=(line,)))

    def send_next_table(self, next_table: str) -> None:
        """Send everybody the name of the table of the next game of these people."""
        self._table.people.send_to_all(NextTableMessage(next_table))

    def ask_all_to_rejoin(self) -> None:
        """Ask every client to send a new request to join, since the seats have changed."""
        self._table.people.send_to_all(RejoinMessage())

    def send_game_update(self) -> None:
        """Send every member the standing of the game and the steps and undos since the last
        call; after the end also the lobby and the journal."""
        members = self._table.people.members
        send_unsent_steps(
            list(members), self._table.game, self._table.charge_clock_and_return_standing()
        )
        if self._table.record.phase is Phase.OVER:
            self.send_lobby_and_surroundings()
            self._send_journal_if_over(members)

    def send_whole_table(self, member: TableMember) -> None:
        """Send a member the lobby, the state of the table beside its game, and the chat; after the
        start also all steps as its seats see them, the standing, and at the end the journal."""
        table = self._table
        member.send_message(LobbyMessage(self.lobby_state()))
        member.send_message(SurroundingsMessage(self.table_surroundings()))
        member.send_message(ChatMessage(is_whole=True, lines=tuple(table.record.chat_lines)))
        if table.record.phase is Phase.LOBBY:
            return
        game = table.game
        send_history(member, game)
        refusals = game.undo_refusals(member.seats)
        member.send_message(
            UpdateMessage(table.charge_clock_and_return_standing(), refusals, steps=())
        )
        self._send_journal_if_over([member])

    def _send_journal_if_over(self, members: Sequence[TableMember]) -> None:
        """Send these members the whole journal if the game is over; else do nothing."""
        record = self._table.record
        if record.phase is Phase.OVER:
            content = read_regular_file(
                self._services.folder / record.journal_file_name, MAX_JOURNAL_BYTES
            )
            for member in members:
                member.send_message(JournalMessage(content))
