"""A window among friends: its flow sits at a club's tables, whose host is in this process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from game.client.flow.flow import Flow
from game.client.online.online_table import OnlineTableScreen
from game.client.online.table_set_up import TableSetUpPage
from game.client.screens.end import EndScreen
from game.engine.luck import Luck
from game.engine.reasons import Reason
from game.engine.title import Title
from game.online.client.membership import Membership
from game.online.client.remote_table import RemoteTable
from game.online.host.table_status import table_status
from game.online.online_play import OnlinePlay, TablesRequest
from game.online.protocol.invitation import Address
from game.online.protocol.table_state import TableSetUp, TableStatus
from tests.client.client_driver import FIRST_LUCK_SECONDS, MAX_TURNS, ClientDriver
from tests.helpers.present import present
from tests.online.club import Club

SETTLING_TURNS = 3  # until what one window sends has come back from the host to all of them


class ReadyHost:
    """A host that is reached at once, in the place of a process."""

    has_ended_and_folder_is_free = False
    is_ready = True
    refusal: Reason | None = None

    def __init__(self, saves: Path, wake: object, port: int, words: Sequence[str]) -> None:
        self.port = port

    def close(self) -> None:
        """Nothing runs."""


class Nobody:
    """Finds no host."""

    addresses_by_service_name: Mapping[str, Address] = {}

    def close(self) -> None:
        """Nothing runs."""


class ClubPlay(OnlinePlay):
    """The network of a window, as long as it leads to a club."""

    def __init__(self, club: Club, titles: Mapping[str, Title], folder: Path) -> None:
        super().__init__(titles, folder)
        self.club = club
        self.opened = list[RemoteTable]()

    def start_discovery(self) -> Nobody:  # type: ignore[override]
        """Nobody is near."""
        return Nobody()

    def request_tables(self, address: Address, own: Sequence[Membership] = ()) -> TablesRequest:
        """Say how the own tables stand, as the host would."""
        tables = self.club.host.tables
        told = [
            table_status(tables[member.table], [one.seat_secret for one in member.own_seat_claims])
            if member.table in tables else TableStatus(member.table)
            for member in self.memberships.memberships_newest_first
        ]  # fmt: skip
        return TablesRequest(tuple(told), is_done=True)

    def join_or_open_table(
        self, membership: Membership, set_up: TableSetUp | None = None
    ) -> RemoteTable:
        """Sit down at the club."""
        club = self.club
        self._store_membership(membership)
        table = RemoteTable(club.line(), self._titles, membership, set_up, lambda: club.time)
        table.on_membership = self._store_membership
        club.tables.append(table)
        self.opened.append(table)
        return table


def sit_among(flow: Flow, club: Club) -> ClubPlay:
    """Let a flow's network lead to the club."""
    play = ClubPlay(club, flow.app.shelf.titles, flow.app.saves_folder)
    flow.online.connection.online_play = play
    flow.online.connection.own_host.make_process = ReadyHost  # type: ignore[assignment]
    return play


class Company(ClientDriver):
    """A client driver whose window sits at the club's tables."""

    def __init__(self, flow: Flow, club: Club) -> None:
        super().__init__(flow)
        self.club = club
        self.play_online = sit_among(flow, club)

    @property
    def remote(self) -> RemoteTable:
        """The table one sits at."""
        return present(self.flow.online.table)

    @property
    def sign(self) -> str:
        """What the sign over the table says."""
        return self.find(name="company").label

    @property
    def notices(self) -> list[str]:
        """What is said above the screen just now."""
        return [notice.text for notice in present(self.window.screen).stage.notices]

    def advance_until_still(self, *others: Company) -> None:
        """Let everything happen that can, at the host and at these windows; the last of it is
        drawn."""
        for turn in range(1, SETTLING_TURNS + 1):
            self.club.settle()
            for window in (self, *others):
                window.flow.online.process_events()
                window.advance_time(0.1, draws_last=turn == SETTLING_TURNS)

    def open_table(self, *players: str) -> None:
        """Open a table with these kinds of players from the title page on."""
        self.visit("friends", "open-table")
        page = self.at(TableSetUpPage)
        for place, player in enumerate(players):
            page.set_player(place, player)
        self.advance_time(0.1)
        self.focus_by_keyboard(name="start")
        self.press_keys("enter")
        self.advance_until_still()

    def invite(self, seat: int, name: str) -> RemoteTable:
        """Let somebody who has no window sit down."""
        guest = self.club.invited(self.remote.membership.invitation_to_seat(seat), name)
        self.advance_until_still()
        return guest

    def join(self, link: str, name: str) -> None:
        """Paste an invitation and sit down under a name."""
        self.visit("friends", "join-table")
        for text in (link, name):
            self.press_keys("ctrl+a")
            self.type(text)
            self.press_keys("enter", wait_seconds=0.5)
        self.advance_until_still()

    def start(self, *others: Company) -> None:
        """Start the game from the lobby; everybody comes to the table."""
        self.focus_by_keyboard(name="start")
        self.press_keys("enter")
        self.advance_until_still(*others)
        for window in (self, *others):
            window.until_at(OnlineTableScreen)
            window.advance_time(FIRST_LUCK_SECONDS)

    def others_play(self, luck: Luck, most: int = 200) -> None:
        """Let everybody without a window play at random until somebody here is asked."""
        for _ in range(most):
            own = [each for each in self.club.tables if each not in self.play_online.opened]
            asked = [each for each in own if each.question_for_own_seat() is not None]
            if not asked:
                return
            moves = asked[0].legal_moves()
            asked[0].send_answer(
                present(asked[0].question_for_own_seat()).seat,
                moves[luck.draw_below(len(moves))].code,
            )
            self.advance_until_still()


def play_out(*windows: Company, seed: int) -> None:
    """Click anything that is asked in any of the windows until all show the end."""
    chance = Random(seed)
    for _ in range(MAX_TURNS):
        if all(isinstance(window.screen, EndScreen) for window in windows):
            return
        for window in windows:
            if moves := window.buttons("move:"):
                window.click(name=chance.choice(moves))
            window.advance_until_still(*windows)
            window.advance_time(0.5)
    raise AssertionError("the game did not end")
