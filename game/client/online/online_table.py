"""The usual table, played over the wire: a sign in its upper bar says what goes on around it."""

from __future__ import annotations

from functools import partial
from typing import Final

from game.client.app import App
from game.client.online.chat_box import ChatMemory
from game.client.online.company import (
    Sign,
    clock_told,
    name_at,
    own_vote,
    seat_sign,
    table_sign,
    time_told,
)
from game.client.online.company_panel import CompanyPanel
from game.client.online.remote_match import RemoteDriver, RemoteMatch
from game.client.screens.handover import ask_which_computer
from game.client.screens.pause import PauseDialog
from game.client.screens.table import TableScreen
from game.client.session.driver import ComputerPlayers, Driver
from game.client.session.question import TableHandlers
from game.client.session.saving import TableWays
from game.client.widgets.buttons import ButtonWay
from game.online.client.remote_table import RemoteTable
from game.records.records import AUTOMA, HUMAN, Seat
from game.scene.stage.placing import BoxPlace
from game.scene.text.lettering import BOLD
from game.scene.widgets import Button
from game.table_protocol import PersonalQuestion

LETTERS: Final = BOLD.sized(18)


class OnlinePause(PauseDialog):
    """The menu of such a table: who plays is put to the vote, and so is a pause for all."""

    _match: RemoteMatch

    def _told(self) -> str:
        return self._app.say("online.saved-there")

    def _matter(self, place: BoxPlace) -> Button:
        table = self._match.table
        lobby = table.lobby
        kind = "go-on" if lobby is not None and lobby.paused else "pause"
        why_not = "" if table.own_seats else self._app.say("reason.online.no-vote")
        words, picture = self._app.say(f"online.ask-{kind}"), "play" if kind == "go-on" else "pause"

        def ask() -> None:
            table.vote(kind, agrees=True)
            self._close()

        way = ButtonWay("vote", words, ask, picture, why_not=why_not)
        return way.plain(self._app, "quiet", 28, "row", **place)

    def _change_of_player(self, place: int, seat: Seat) -> ButtonWay:
        """A seat that stays away can be given to a computer, and back."""
        app, say, table = self._app, self._app.say, self._match.table
        status = table.lobby.seats[place] if table.lobby is not None else None
        given = (
            status is not None
            and status.taken
            and seat.player not in (HUMAN, AUTOMA)
            and status.player != HUMAN
        )
        key = "give-back" if given else "take-over"
        is_away = status is not None and status.taken and not status.here
        why_not = ""
        if not (table.own_seats and (given or is_away)):
            why_not = say("online.nothing-to-change")

        def ask() -> None:
            if given:
                self._vote(place, HUMAN)
            else:
                ask_which_computer(
                    self._stage, app, name_at(app, table, place), partial(self._vote, place)
                )

        tip = say(f"online.{key}-note")
        words = say(f"pause.{key}")
        return ButtonWay(f"take-over:{place}", words, ask, why_not=why_not, tip=tip)

    def _vote(self, place: int, player: str) -> None:
        self._match.take_over(place, player)
        self._close()


class OnlineTable(TableScreen):
    """Hosts a table as ever; what is done is sent, and shown when the host has told it."""

    match: RemoteMatch

    def __init__(
        self, app: App, match: RemoteMatch, exits: TableHandlers, memory: ChatMemory
    ) -> None:
        self.hinted = match.table.allows_hints and bool(match.table.own_seats)
        self._memory = memory
        self._sign: Button | None = None
        self._panel: CompanyPanel | None = None
        self._shown: object = None
        self._ended: tuple[PersonalQuestion, tuple[str, ...]] | None = None
        super().__init__(app, match, exits)
        self._seats = match.seats

    @property
    def remote(self) -> RemoteTable:
        """The table at the host."""
        return self.match.table

    def make_driver(self, players: ComputerPlayers) -> Driver:
        """Nobody thinks here."""
        return RemoteDriver(self.match, players, lambda: None, self._note_fault)

    def make_menu(self, ways: TableWays) -> PauseDialog:
        """Return the menu of a table of friends."""
        return OnlinePause(self.stage, self.app, self.match, ways)

    # ---- what the host told

    def hear(self) -> None:
        """Something may have changed, if only that time has passed."""
        if self.window.screen is not self:
            return
        if self.match.seats != self._seats:
            self._seats = self.match.seats
            self.hot_seat.seats_changed()
            self._made_for = None  # the table tells who plays
            self.arrange(self.stage.units)
        self._go_on()
        self._put_sign()

    def described_table(self) -> tuple[str, ...]:
        """Return who is at the table and what they do, then the position in words."""
        table, seats = self.remote, range(len(self.remote.seats))
        told = [
            f"{name_at(self.app, table, at)}: {seat_sign(self.app, table, at).words}."
            for at in seats
        ]
        return (self._sign_now().words, *told, *super().described_table())

    def _make_table(self) -> None:
        self._sign = self._panel = self._shown = None
        super()._make_table()
        self._put_sign()

    # ---- going on

    def _ask_or_rest(self) -> None:
        """The end of a turn is known once the host has told who comes next."""
        if self._ended is not None and not self.remote.is_waiting:
            question, places = self._ended
            self._ended = None
            super()._end_of_turn(question, places)
        super()._ask_or_rest()

    def _end_of_turn(self, question: PersonalQuestion, places: tuple[str, ...]) -> None:
        self._ended = question, places

    def _aid(self) -> None:
        """Nobody sees chances among friends."""
        self.waiting.check(self.questioner.question)
        self.aids.check(self.questioner.question, shared=self.hot_seat.shared)

    def _thinking(self) -> str:
        table, say = self.remote, self.app.say
        lobby, asked = table.lobby, table.standing.asked
        if not table.is_connected or lobby is None:
            return say("online.connecting")
        if lobby.paused:
            return say("online.paused")
        if table.is_waiting:
            return say("online.sent")
        if 0 <= asked < len(lobby.seats):
            status = lobby.seats[asked]
            if status.player == HUMAN and not status.here:
                away = time_told(self.app, table.seconds_there(asked))
                return say("online.waits-for", name=name_at(self.app, table, asked), time=away)
        return super()._thinking()

    # ---- the sign, and the panel it opens

    def _sign_now(self) -> Sign:
        sign = table_sign(self.app, self.remote, self._memory.unread(self.remote))
        left = self.remote.seconds_left(self.remote.standing.asked) if self._has_clock else None
        return sign if left is None else Sign(sign.picture, f"{sign.words} · {clock_told(left)}")

    @property
    def _has_clock(self) -> bool:
        asked = self.remote.standing.asked
        return 0 <= asked < len(self.remote.standing.clocks)

    def _put_sign(self) -> None:
        sign = self._sign_now()
        look = sign, self._panel.look() if self._panel is not None else None
        if look == self._shown:
            return
        self._shown = look
        focus, parts = self.stage.focus, [part for part in (self._sign, self._panel) if part]
        had = [node.name for part in parts for node in part.walk() if node is focus.node]
        self.stage.root.remove(self._sign)
        tip, keys = f"{sign.words} · {self.app.say('online.tip')}", ("@company",)
        way = ButtonWay("company", sign.words, self.toggle_panel, sign.picture, "", keys, tip=tip)
        button = way.plain(self.app, "slate", 22, "row", **self.table.spare("strip"))
        button.letters, button.gap, button.z = LETTERS, 6.0, 80
        button.chosen = own_vote(self.remote) is not None or self._panel is not None
        self._sign = button
        self.stage.root.add(button)
        if self._panel is not None:
            self._open_panel()
        if had:
            focus.set(self.stage.root.find(had[0]), shown=focus.shown)
        self.stage.refresh()

    def toggle_panel(self) -> None:
        """Open the panel with everybody and the chat, or close it."""
        if self._panel is not None:
            self.stage.root.remove(self._panel)
            self._panel = None
        else:
            self._open_panel()
            if self.stage.by_keys:
                self.stage.focus.set(self.stage.root.find("say"), shown=True)
        self._redraw()

    def _open_panel(self) -> None:
        self.stage.root.remove(self._panel)
        self._memory.read_all(self.remote)
        ways = self._redraw, self.toggle_panel
        where = self.table, self.stage
        self._panel = CompanyPanel(self.app, self.remote, self._memory, where, ways)
        self.stage.root.add(self._panel)

    def _redraw(self) -> None:
        self._shown = None
        self._put_sign()

    def _back(self) -> None:
        if self._panel is not None:
            self.toggle_panel()
        else:
            super()._back()
