"""The summary between two rounds: what every seat brought in and spent, and the break for it."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from game.client.app import App
from game.client.session.director import ObservedStep
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.frames import disc
from game.client.widgets.text import cells, round_numeral
from game.engine.knowledge import OPEN_OBSERVER, Event
from game.engine.rules import State
from game.match.match import Match
from game.records.records import HUMAN, Seat
from game.scene.drawing.colours import CHOUGH, INK
from game.scene.nodes.node import Node
from game.scene.stage.modal import Modal
from game.scene.stage.placing import box
from game.scene.stage.stage import Stage
from game.scene.text.lettering import ON_PAPER, TextStyle
from game.scene.widgets import Divider, Label, Panel
from game.table_protocol import GameFacts

INSTANT: Final = "instant"

SIDE = 34.0
NAME_WIDTH = 270.0
COLUMN = 124.0
HEAD_HEIGHT = 136.0
ROW = 58.0
FOOT_HEIGHT = 100.0
NAME = TextStyle("title", 27, INK)
TOTAL = TextStyle("heavy", 30, INK)
AMOUNT = ON_PAPER.body.sized(23)
GAINED = TextStyle("bold", 24, INK)
BUTTON = (260.0, 56.0)


class RoundBreak:
    """Opens the summary when the scene that ended a round has been played.

    While it is open nobody is asked and no other scene begins. It stays away when the settings
    say so, where moves are shown at once, where nobody at this screen plays, and for titles whose
    books keep no takings.
    """

    def __init__(
        self, app: App, match: Match, stage: Stage, told: Callable[[], None], *, offered: bool
    ) -> None:
        """`told` is called when the summary has been closed."""
        self._app = app
        self._match = match
        self._stage = stage
        self._told = told
        self.is_open = False  # whether the summary lies over the table
        self._accounts: RoundAccounts | None = None
        if offered and app.box.game_facts.taking_columns:
            self._accounts = RoundAccounts(match, app.box.game_facts)

    def watch(self, scene: ObservedStep) -> None:
        """A scene has been played: open the summary if a round has ended with it."""
        if self._accounts is None:
            return
        account = self._accounts.take(scene.seen.step)
        if account is not None and not self.is_open and self._is_wanted():
            self._open(account)

    def close(self) -> None:
        """Follow the match no more."""
        if self._accounts is not None:
            self._accounts.close()
            self._accounts = None

    def _is_wanted(self) -> bool:
        settings = self._app.settings
        at_once = INSTANT in (settings.own_speed, settings.computer_speed)
        is_played = any(seat.player == HUMAN for seat in self._match.seats)
        return settings.round_summary and is_played and not at_once

    def _open(self, account: "RoundAccount") -> None:
        panel = round_summary(self._app, self._match.seats, account, self._stage.back)
        self.is_open = True
        self._stage.open(Modal(panel, on_close=self._closed, veil=0.45))

    def _closed(self) -> None:
        self.is_open = False
        self._told()


# The summary of a round: a row a seat, the one with most points first.


def round_summary(
    app: App, seats: Sequence[Seat], account: "RoundAccount", go_on: Callable[[], None]
) -> Node:
    """Return the panel; `go_on` is what its button does."""
    say = app.say
    columns = app.box.game_facts.taking_columns
    heads = [say(f"takings.{column}") for column in columns]
    heads += [say("round-summary.money"), say("round-summary.gained"), say("round-summary.points")]
    width = 2 * SIDE + NAME_WIDTH + COLUMN * len(heads)
    height = HEAD_HEIGHT + ROW * len(seats) + FOOT_HEIGHT
    title = say("round-summary.title", round=round_numeral(app, account.number, len(seats)))
    panel = Panel("parchment", width=width, height=height, label=title)
    named = [(head, ON_PAPER.note) for head in heads]
    first = box(SIDE + NAME_WIDTH, 84, COLUMN, 30)
    panel.add(
        Label(title, ON_PAPER.head.sized(34), **box(SIDE, 22, width - 2 * SIDE, 48)),
        *cells(named, first, COLUMN, "right"),
        Divider(x=SIDE - 8, y=HEAD_HEIGHT - 18, width=width - 2 * SIDE + 16),
    )
    best_first = sorted(range(len(seats)), key=lambda seat: -account.points[seat])
    for place, seat in enumerate(best_first):
        who = seats[seat]
        amounts = _amounts(app, account, seat)
        row = Node(**box(SIDE, HEAD_HEIGHT + ROW * place, width - 2 * SIDE, ROW))
        row.add(
            disc(app.box.screen_pictures, who.colour, 38, x=20, y=ROW / 2),
            Label(who.name, NAME, **box(52, 0, NAME_WIDTH - 56, ROW)),
            *cells(amounts, box(NAME_WIDTH, 0, COLUMN, ROW), COLUMN, "right"),
        )
        panel.add(row)
    words = say("round-summary.go-on")
    keys = ("return", "space")
    way = ButtonWay("go-on", words, go_on, "play", "@confirm", keys)
    spot = box((width - BUTTON[0]) / 2, height - 78, *BUTTON)
    return panel.add(way.plain(app, "primary", 26, **spot))


def _amounts(app: App, account: "RoundAccount", seat: int) -> list[tuple[str, TextStyle]]:
    columns = app.box.game_facts.taking_columns
    pay = app.pay
    gained = account.gained[seat]
    best = max(account.gained)
    sums = [(pay(account.takings[seat][column]), AMOUNT) for column in columns]
    style = GAINED.in_colour(CHOUGH) if gained == best > 0 else GAINED
    return [
        *sums,
        (pay(account.money[seat]), AMOUNT),
        (f"+{gained}", style),
        (str(account.points[seat]), TOTAL),
    ]


# Round accounts: what every seat brought in and spent in a round that has ended.


@dataclass(frozen=True, slots=True)
class RoundAccount:
    """A round's number and the step that ended it; one entry a seat in everything else.

    `takings` are sums by the columns of the title's books, `gained` the points of this round,
    `points` and `money` what a seat has now.
    """

    number: int
    step: int
    takings: tuple[Counter[str], ...]
    gained: tuple[int, ...]
    points: tuple[int, ...]
    money: tuple[int, ...]


@dataclass(slots=True)
class _Round:
    number: int
    points: tuple[int, ...]
    takings: list[Counter[str]]


class RoundAccounts:
    """Follows a match; what a continued game did before is read from its chronicle."""

    def __init__(self, match: Match, game_facts: GameFacts) -> None:
        self._match = match
        self._game_facts = game_facts
        self._feed = match.follow(OPEN_OBSERVER)
        self._ended: list[RoundAccount] = []
        self._round = self._read()

    def take(self, step: int) -> RoundAccount | None:
        """Return the account of the last round that had ended by that step, once."""
        for seen in self._feed.take():
            if seen.undone:
                self._ended.clear()
                self._round = self._read()
            else:
                self._add(seen.step, seen.events, seen.view)
        past = [account for account in self._ended if account.step <= step]
        self._ended = [account for account in self._ended if account.step > step]
        return past[-1] if past else None

    def close(self) -> None:
        """Follow no more."""
        self._match.unfollow(self._feed)

    def _read(self) -> _Round:
        """Return the round that is being played, with all that has happened in it."""
        first, history = self._match.seen(OPEN_OBSERVER)
        self._round = self._begun(first)
        for seen in history:
            self._add(seen.step, seen.events, seen.view)
        self._feed.take()
        self._ended.clear()
        return self._round

    def _begun(self, view: State) -> _Round:
        takings = [Counter[str]() for _ in self._match.seats]
        return _Round(self._game_facts.round_of(view), self._match.game.scores(view), takings)

    def _add(self, step: int, events: Iterable[Event], view: State) -> None:
        for event in events:
            if event.seat >= 0:
                self._round.takings[event.seat].update(self._game_facts.takings(event))
        if self._game_facts.round_of(view) == self._round.number:
            return
        before = self._round
        points = self._match.game.scores(view)
        gained = tuple(now - then for now, then in zip(points, before.points, strict=True))
        money = tuple(self._game_facts.money(view, seat) for seat in range(len(points)))
        takings = tuple(before.takings)
        self._ended.append(RoundAccount(before.number, step, takings, gained, points, money))
        self._round = self._begun(view)
