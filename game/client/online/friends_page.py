"""“Play with friends”: the tables one belongs to, those near by, and the ways to another one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.client.app import App
from game.client.online.company import time_told
from game.client.widgets.buttons import ButtonWay, button_row
from game.client.widgets.choices import edition_told
from game.client.widgets.dialogs import Reply, ask_text
from game.client.widgets.frames import icon
from game.client.widgets.page import Invitation, ListPage
from game.client.widgets.text import Column
from game.engine.title import Reason
from game.online.client.membership import Membership
from game.online.protocol.invitation import Address, SeatInvitation
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import Phase, TableStatus, TableSummary
from game.scene.nodes.node import Node
from game.scene.stage.placing import BoxPlace, box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import BOLD_ON_PARCHMENT, NOTE_ON_PARCHMENT
from game.scene.widgets import Label, Panel

BUTTON, PICTURE = 190.0, 44.0
LONGEST_LINK: Final = 400


@dataclass(frozen=True, slots=True)
class NearTable:
    """A table that somebody near by lets everybody find."""

    address: Address
    summary: TableSummary


@dataclass(frozen=True, slots=True)
class FriendsModel:
    """What the page shows: tables of one's own, with how they stand as far as it is known, and
    others; or why there is nothing to show.
    """

    own: Sequence[tuple[Membership, TableStatus | None]] = ()
    near: Sequence[NearTable] = ()
    missing: Reason | None = None


@dataclass(frozen=True, slots=True)
class FriendsHandlers:
    """Where the page leads; `join` hears the name of whoever sits down, "" to look on."""

    open: Callable[[], None]
    join: Callable[[SeatInvitation, str], None]
    come_back: Callable[[Membership], None]
    forget: Callable[[Membership], None]
    knows: Callable[[SeatInvitation], bool]  # whether its seat is one's own already
    name: Callable[[], str]  # under which one usually sits down


class FriendsPage(ListPage):
    """It asks for its model anew whenever it is told that something has changed."""

    key = "friends"
    row_height = 96.0
    first_focus = "open-table"
    leads_on = True

    def __init__(self, app: App, model: Callable[[], FriendsModel], ways: FriendsHandlers) -> None:
        super().__init__(app)
        self._model, self._ways = model, ways
        self._shown = FriendsModel()

    def hear(self) -> None:
        """Something may have changed."""
        if self.stage.top_modal is None and self._model() != self._shown:
            self.rebuild()

    def rows(self, width: float) -> Sequence[Node]:
        """Return a row for every table."""
        self._shown = model = self._model()
        return [
            *(self._own_row(member, status, width) for member, status in model.own),
            *(self._near_row(near, width) for near in model.near),
        ]

    def nothing(self, column: Column) -> Panel:
        """Say how such a table comes about, or what has to be installed first."""
        say, missing = self.app.say, self._shown.missing
        if missing is not None:
            facts = {"command": say("friends.command")}
            note = f"{self.app.explain(missing)} {say('friends.install', **facts)}"
            return Invitation(self.app, ("lock", say("friends.missing"), note), None, column)
        told = "hand", say("friends.none"), say("friends.none-note")
        return Invitation(self.app, told, None, column)

    def beside(self, place: BoxPlace) -> Sequence[Node]:
        """Return the ways to another table."""
        if self._shown.missing is not None:
            return ()
        say = self.app.say
        ways = [
            ButtonWay("open-table", say("friends.open"), self._ways.open, "new-game"),
            ButtonWay("join-table", say("friends.join"), self._ask_for_link, "seal"),
        ]
        return button_row(self.app, ways, "open-table", 12, **place)

    # ---- rows

    def _own_row(self, member: Membership, status: TableStatus | None, width: float) -> Node:
        due = status is not None and status.due
        picture, told = "watch", self._standing_told(status)
        if due:
            picture = "hand"
        name = f"own:{member.table}"
        go = ButtonWay(
            name, self.app.say("friends.sit-down"), partial(self._ways.come_back, member)
        )
        drop = partial(self._ways.forget, member)
        forget = ButtonWay(f"forget:{member.table}", self.app.say("friends.forget"), drop, "x")
        names = [each or self.app.say("friends.somebody") for each in member.names]
        what = self._title_told(member.title, ""), ", ".join(names)
        return self._row(
            (picture, what, told), [(forget, "quiet"), (go, "primary" if due else "quiet")], width
        )

    def _near_row(self, near: NearTable, width: float) -> Node:
        say, summary = self.app.say, near.summary
        free = summary.free if summary.phase is Phase.LOBBY else 0
        told = say("friends.near", address=str(near.address))
        told += f" · {say('friends.free', count=free)}" if free else f" · {say('friends.full')}"
        invitation = SeatInvitation(near.address, summary.table)
        ways = []
        if summary.watchers:
            look_on = partial(self._ways.join, invitation, "")
            words = say("friends.watch")
            ways.append((ButtonWay(f"watch:{summary.table}", words, look_on, "eye"), "quiet"))
        if free:
            ask = partial(self._ask_name, invitation)
            ways.append((ButtonWay(f"join:{summary.table}", say("friends.take"), ask), "quiet"))
        names = [name or say("friends.somebody") for name in summary.names]
        what = self._title_told(summary.title, summary.edition), ", ".join(names)
        return self._row(("place", what, told), ways, width)

    def _row(
        self,
        told: tuple[str, tuple[str, str], str],
        ways: Sequence[tuple[ButtonWay, str]],
        width: float,
    ) -> Node:
        picture, (title, names), note = told
        row, middle = Node(width=width, height=self.row_height), self.row_height / 2
        left = PICTURE + 24
        room = width - left - len(ways) * (BUTTON + 12) - 8
        pictures = self.app.box.screen_pictures
        row.add(
            icon(pictures, picture, PICTURE, "ink", x=left / 2, y=middle),
            Label(f"{title} · {names}", BOLD_ON_PARCHMENT.sized(22), **box(left, 16, room, 32)),
            Label(note, NOTE_ON_PARCHMENT, **box(left, 50, room, 28)),
        )
        for at, (way, skin) in enumerate(ways):
            spot = box(width - (len(ways) - at) * (BUTTON + 12), middle - 26, BUTTON, 52)
            row.add(way.plain(self.app, skin, **spot))
        return row

    def _title_told(self, title: str, edition: str) -> str:
        if title not in self.app.shelf.titles:
            return title
        named = edition_told(self.app, edition, title) if edition else ""
        name = self.app.box_of(title).words.say("title.name")
        return f"{name} ({named})" if named else name

    def _standing_told(self, status: TableStatus | None) -> str:
        say = self.app.say
        if status is None:
            return say("friends.unknown")
        if not status.known:
            return say("friends.gone")
        if status.due:
            return say("friends.your-turn", time=time_told(self.app, status.seconds))
        key = {Phase.LOBBY: "in-lobby", Phase.RUNNING: "others-turn", Phase.OVER: "over"}
        return say(f"friends.{key[status.phase]}", time=time_told(self.app, status.seconds))

    # ---- coming to a table

    def _ask_for_link(self) -> None:
        say = self.app.say

        def read(text: str) -> str:
            try:
                invitation = SeatInvitation.read(text)
            except Refused as refused:
                return self.app.explain(refused.reason)
            if invitation.own or self._ways.knows(invitation):
                self.window.call_soon(partial(self._ways.join, invitation, self._ways.name()))
            else:
                self.window.call_soon(partial(self._ask_name, invitation))
            return ""

        told = say("friends.join"), say("friends.paste")
        ask_text(self.stage, self.app, told, "", read, limit=LONGEST_LINK)

    def _ask_name(self, invitation: SeatInvitation) -> None:
        look_on = partial(self._ways.join, invitation, "")
        words = self.app.say("friends.watch")
        ready = () if invitation.secret else (Reply(words, look_on, name="look-on"),)
        sit_down = partial(self._ways.join, invitation)
        ask_for_name(self.stage, self.app, self._ways.name(), sit_down, ready)


def ask_for_name(
    stage: Stage, app: App, usual: str, then: Callable[[str], None], ready: Sequence[Reply] = ()
) -> None:
    """Ask under which name somebody sits down, or which of the `ready` replies is meant."""

    def take(name: str) -> str:
        if not name.strip():
            return app.say("friends.no-name")
        then(name.strip())
        return ""

    told = app.say("friends.name"), app.say("friends.name-note")
    ask_text(stage, app, told, usual, take, ready=ready, limit=18)
