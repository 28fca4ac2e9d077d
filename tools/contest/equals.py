"""Games with the same player on every seat, and the account of each seat."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import astuple, dataclass

from game.engine.knowledge import OPEN_OBSERVER, make_observed_state
from game.engine.rules import State
from game.engine.title import Game
from game.match.computer_answers import player_choice_seed
from game.titles import title_by_name
from tools.contest.accounts import (
    AT_THE_END,
    IN_HINDSIGHT,
    WITHOUT_EFFECT,
    AccountEntry,
    Accounts,
    load_accounts,
    load_waste_finder,
)
from tools.contest.contestants import make_contestant
from tools.contest.play import Bout, bout_from_dict
from tools.contest.played_game import play_and_list_actions
from tools.proof.random_games import deal_game


@dataclass(frozen=True, slots=True)
class EqualsGame:
    """A finished game with the same player on every seat: places, points by stage, and the entries
    of the accounts.

    `points[stage][seat]` is the score at the end of a stage.
    """

    bout: Bout
    places: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    entries: tuple[AccountEntry, ...]

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points at the end."""
        return self.points[-1]

    def line(self) -> str:
        """Return the game as one line of JSON."""
        content = {
            "bout": self.bout.plain(),
            "places": self.places,
            "stages": self.points,
            "entries": [astuple(entry) for entry in self.entries],
        }
        return json.dumps(content, separators=(",", ":"))


def parse_equals_game(line: str) -> EqualsGame:
    """Return the game of a log line; raises ValueError if the line is incomplete."""
    try:
        found = json.loads(line)
        return EqualsGame(
            bout_from_dict(found["bout"]),
            tuple(found["places"]),
            tuple(tuple(stage) for stage in found["stages"]),
            tuple(AccountEntry(*entry) for entry in found["entries"]),
        )
    except (KeyError, TypeError) as error:
        raise ValueError("no game between equals") from error


def play_equals_game(bout: Bout) -> EqualsGame:
    """Play a game to its end and return it with its accounts; the same bout gives the same game."""
    options = bout.setting.options(len(bout.seating))
    game = title_by_name(options.title).make_game(options)
    players = {name: make_contestant(name, game) for name in set(bout.seating)}
    state = deal_game(game, bout.seed)
    books = AccountBooks(game, load_accounts(options.title))
    actions = play_and_list_actions(
        game,
        state,
        [players[name] for name in bout.seating],
        lambda turn: player_choice_seed(bout.seed, turn.seat, turn.number),
        books.watch,
    )
    books.close(state)
    for waste in load_waste_finder(options.title)(game, actions):
        stage = books.stage_of(waste.before)
        group = IN_HINDSIGHT if waste.in_hindsight else WITHOUT_EFFECT
        books.add([AccountEntry(waste.seat, stage, group, waste.told, 1)])
    return EqualsGame(
        bout,
        tuple(game.rules.ranks(state)),
        tuple(books.points),
        tuple(books.entries()),
    )


class AccountBooks:
    """Collects the accounts of all seats during a game, and the points at the end of each stage."""

    def __init__(self, game: Game, accounts: Accounts) -> None:
        """Start with empty accounts."""
        self._game = game
        self._accounts = accounts
        self._sums: Counter[tuple[int, int, str, str]] = Counter()
        self.points: list[tuple[int, ...]] = []

    def stage_of(self, state: State) -> int:
        """Return the index of the stage that a state belongs to."""
        return self._accounts.stage_of(state)

    def watch(self, before: State, code: int, after: State) -> None:
        """Add the events of a step to the accounts, and store the points if the step has ended a
        stage."""
        game = self._game
        stage = self.stage_of(before)
        views = [make_observed_state(game.rules, state, OPEN_OBSERVER) for state in (before, after)]
        for event in game.events_of_step(
            views[0], game.readable_move(before, code), views[1], OPEN_OBSERVER
        ):
            self.add(self._accounts.entries(event, stage))
        if self.stage_of(after) != stage:
            self.points.append(tuple(game.scores(after)))

    def close(self, state: State) -> None:
        """Add the numbers of the finished game to the accounts, and store the final points."""
        self.points.append(tuple(self._game.scores(state)))
        last = len(self._accounts.stages) - 1
        for seat in range(int(state.seats)):
            held = self._accounts.at_the_end(state, seat)
            self.add(AccountEntry(seat, last, AT_THE_END, name, held[name]) for name in held)

    def add(self, entries: Iterable[AccountEntry]) -> None:
        """Add the amounts of these entries to the sums."""
        for each in entries:
            self._sums[each.seat, each.stage, each.group, each.name] += each.amount

    def entries(self) -> Iterator[AccountEntry]:
        """Yield one entry for every sum that is not 0."""
        for (seat, stage, group, name), amount in self._sums.items():
            if amount:
                yield AccountEntry(seat, stage, group, name, amount)
