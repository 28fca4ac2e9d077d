"""Opening a table: the set-up page with seats for people who will come, and what it allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.client.app import App
from game.client.screens.setup import SetupScreen
from game.client.screens.setup_panels import expansion_panel, idle_expansions
from game.client.stored.set_up import SavedSetUp, SeatPlan, options_of, unused_name
from game.client.widgets.buttons import Segment, Segments, Switch, SwitchRow
from game.client.widgets.people import FRIEND
from game.online.online_play import why_missing
from game.online.protocol.set_up import TableSetUp, planned
from game.records.records import HUMAN
from game.scene.nodes.node import Node
from game.scene.stage.placing import box
from game.scene.text.lettering import BOLD, HEAD
from game.scene.widgets import Label, Panel

HOUR, DAY = 3600, 24 * 3600
CLOCKS: Final = {"none": 0, "half-hour": HOUR // 2, "hour": HOUR, "day": DAY, "week": 7 * DAY}
ROW, SWITCHES = 56.0, ("hints", "watchers", "listed")
FRIENDS: Final = {"friends-1": 1, "friends-2": 2, "friends-3": 3, "friends-4": 4}
OpenTable = Callable[[TableSetUp, Mapping[int, str]], None]


@dataclass(frozen=True, slots=True)
class TableWishes:
    """What a table allows: hints, people who look on, being found near by, and how much time."""

    hints: bool = True
    watchers: bool = True
    listed: bool = True
    clock: str = "none"


class TableSetUpPage(SetupScreen):
    """Seeds are the host's secret and nobody practises among friends, so neither is asked for."""

    heading, beginning = "friends.open-title", "friends.open-now"
    friends = True

    def __init__(self, app: App, open_table: OpenTable) -> None:
        """`open_table` hears the table, and who of this screen sits where."""
        super().__init__(app, lambda set_up: None)
        self._open, self.wishes = open_table, TableWishes()
        first = next((seat.name for seat in self.set_up.seats if seat.is_human), self._names[0])
        friends = max(min(self._offer.seats), len(self.set_up.seats), 2) - 1
        seats = self._with_friends(SeatPlan(first, HUMAN), friends)
        self.set_up = replace(self.set_up, seats=seats, practice=False)

    def take_preset(self, key: str) -> None:
        """Keep so many seats for friends beside the first person here."""
        seats = self._with_friends(self.set_up.seats[0], FRIENDS[key])
        self.change(replace(self.set_up, seats=seats))

    def _with_friends(self, first: SeatPlan, friends: int) -> tuple[SeatPlan, ...]:
        seats: tuple[SeatPlan, ...] = (first,)
        for _ in range(friends):
            seats = (*seats, SeatPlan(unused_name(self._names, seats), FRIEND))
        return seats

    def _presets(self) -> tuple[str, ...]:
        return tuple(key for key, count in FRIENDS.items() if count + 1 in self._offer.seats)

    def _rules(self, width: float, height: float = 0.0) -> list[Node]:
        panels: list[Node] = [self._wishes_panel(width)]
        if self.app.box.title.expansions:
            panels.append(expansion_panel(self.app, self.set_up, self.change, width))
        return panels

    def _wishes_panel(self, width: float) -> Panel:
        say = self.app.say
        panel = Panel("slate", width=width, height=62 + 2 * ROW + len(SWITCHES) * ROW + 16)
        orders = [Segment(way, say(f"setup.order-{way}")) for way in ("fixed", "drawn")]
        clocks = [Segment(key, say(f"online.clock-{key}")) for key in CLOCKS]
        order = "drawn" if self.set_up.drawn else "fixed"
        inner = width - 48 - 116
        panel.add(
            Label(say("friends.table"), HEAD, **box(24, 8, width - 48, 40)),
            Label(say("setup.order"), BOLD, **box(24, 54, 110, 46)),
            Segments(orders, order, self._set_order, name="order", **box(140, 54, inner, 46)),
            Label(say("online.clock"), BOLD, **box(24, 54 + ROW, 110, 46)),
            Segments(
                clocks,
                self.wishes.clock,
                lambda clock: self._wish(clock=clock),
                fitted=True,
                name="clock",
                **box(140, 54 + ROW, inner, 46),
            ),
        )
        for at, key in enumerate(SWITCHES):
            switch = Switch(say(f"online.wish-{key}"), say(f"online.wish-{key}-note"))
            spot = box(24, 60 + (2 + at) * ROW, width - 48, ROW - 3)
            value = bool(getattr(self.wishes, key))
            panel.add(SwitchRow(switch, value, self._switch(key), name=f"wish:{key}", **spot))
        return panel

    def _switch(self, key: str) -> Callable[[bool], None]:
        return lambda on: self._wish(**{key: on})

    def _wish(self, **wishes: bool | str) -> None:
        self.wishes = replace(self.wishes, **wishes)  # type: ignore[arg-type]
        self.rebuild()

    def _set_order(self, way: str) -> None:
        self.change(replace(self.set_up, drawn=way == "drawn"))

    def _why_not(self) -> str:
        """Return why the table cannot be opened, "" when it can."""
        players = [seat.player for seat in self.set_up.seats]
        if (missing := why_missing()) is not None:
            return self.app.explain(missing)
        if not {HUMAN, FRIEND} & {*players}:
            return self.app.say("reason.online.no-people")
        return super()._why_not()

    def _play(self, set_up: SavedSetUp) -> None:
        """Open the table."""
        idle = idle_expansions(self.app, set_up)
        expansions = tuple(name for name in set_up.expansions if name not in idle)
        options = options_of(self.app.box.title, replace(set_up, expansions=expansions))
        own = {
            at: seat.name or unused_name(self._names, set_up.seats)
            for at, seat in enumerate(set_up.seats)
            if seat.player == HUMAN
        }
        players = [
            ("" if seat.player in (HUMAN, FRIEND) else seat.name,
             HUMAN if seat.player == FRIEND else seat.player)
            for seat in set_up.seats
        ]  # fmt: skip
        wishes = self.wishes
        table = replace(
            planned(self.app.box.title, options, players),
            drawn=set_up.drawn,
            hints=wishes.hints,
            listed=wishes.listed,
            watchers=wishes.watchers,
            clock=CLOCKS[wishes.clock],
        )
        self._open(table, own)
