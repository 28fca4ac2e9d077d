"""The tables of games between equal players: points and actions, with confidence intervals."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from statistics import mean, stdev

from game.match.win_shares import Z_SCORE_95
from tools.contest.accounts import WITHOUT_EFFECT, Accounts, load_accounts
from tools.contest.equals import EqualsGame

Row = tuple[str, str]  # group and name
TABLE_RULE_TEXT = "|---" * 3 + "|"


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over games, and half the width of its 95 % interval, None if there is only one
    game."""

    mean: float
    within: float | None

    def __str__(self) -> str:
        """Return mean and half width as text."""
        within = "" if self.within is None else f" ± {self.within:.2f}"
        return f"{self.mean:.2f}{within}"


@dataclass(frozen=True, slots=True)
class EqualsRow:
    """The mean amount of a counted thing per seat: in each stage, in the whole game, and in the
    whole game for winners only."""

    group: str
    name: str
    stages: tuple[Estimate, ...]
    game: Estimate
    winner: Estimate


@dataclass(frozen=True, slots=True)
class EqualsSummary:
    """The results of all games with one player on every seat, for one title, edition and number of
    seats."""

    title: str
    edition: str
    expansions: tuple[str, ...]
    player: str
    seats: int
    games: int
    stages: tuple[str, ...]
    table: Estimate  # points of a seat
    winner: Estimate
    last: Estimate
    leaders: tuple[Estimate, ...]  # points of the leader at the end of each stage
    without_effect: Estimate  # actions of a seat
    rows: tuple[EqualsRow, ...]


def summaries_of_log(games: Iterable[EqualsGame]) -> list[EqualsSummary]:
    """Return a summary for each player, title and number of seats of a log."""
    alike: defaultdict[tuple[object, ...], list[EqualsGame]] = defaultdict(list)
    for game in games:
        alike[game.bout.setting, game.bout.seating].append(game)
    return [summarise_games(each) for each in alike.values()]


def summarise_games(games: Sequence[EqualsGame]) -> EqualsSummary:
    """Return the summary of games of the same player at the same table."""
    bout = games[0].bout
    accounts = load_accounts(bout.setting.title)
    stages = accounts.stages
    reached = range(min(len(stages), *(len(game.points) for game in games)))
    return EqualsSummary(
        bout.setting.title,
        bout.setting.edition,
        bout.setting.expansions,
        bout.seating[0],
        len(bout.seating),
        len(games),
        stages,
        estimate_mean(mean(game.scores) for game in games),
        estimate_mean(max(game.scores) for game in games),
        estimate_mean(min(game.scores) for game in games),
        tuple(estimate_mean(max(game.points[stage]) for game in games) for stage in reached),
        estimate_mean(_wasted(game) / len(bout.seating) for game in games),
        tuple(_rows(games, accounts)),
    )


def _wasted(game: EqualsGame) -> int:
    return sum(each.amount for each in game.entries if each.group == WITHOUT_EFFECT)


def _rows(games: Sequence[EqualsGame], accounts: Accounts) -> Iterator[EqualsRow]:
    found = {(each.group, each.name) for game in games for each in game.entries}
    stages = len(accounts.stages)
    for row in sorted(found, key=lambda one: (accounts.groups.index(one[0]), one[1])):
        sums = [_sums(game, row, stages) for game in games]

        def of_a_seat(game: int, stage: int, sums: list[list[list[int]]] = sums) -> float:
            return mean(seat[stage] for seat in sums[game])

        every = range(len(games))
        by_stage = [estimate_mean(of_a_seat(at, stage) for at in every) for stage in range(stages)]
        whole = estimate_mean(sum(map(sum, sums[at])) / len(sums[at]) for at in every)
        won = estimate_mean(sum(sums[at][games[at].places.index(0)]) for at in every)
        yield EqualsRow(*row, tuple(by_stage), whole, won)


def _sums(game: EqualsGame, row: Row, stages: int) -> list[list[int]]:
    """Return a game's amounts of a row, as [seat][stage]."""
    sums = [[0] * stages for _seat in game.bout.seating]
    for entry in game.entries:
        if (entry.group, entry.name) == row:
            sums[entry.seat][entry.stage] += entry.amount
    return sums


def estimate_mean(values: Iterable[float]) -> Estimate:
    """Return the mean over games; the seats of a game are not independent, so each game gives one
    value."""
    found = list(values)
    if len(found) < 2:
        return Estimate(mean(found), None)
    return Estimate(mean(found), Z_SCORE_95 * stdev(found) / math.sqrt(len(found)))


def equals_tables(games: Iterable[EqualsGame]) -> Iterator[str]:
    """Yield the tables of a log in Markdown."""
    for summary in summaries_of_log(games):
        yield from _table(summary)


def _table(summary: EqualsSummary) -> Iterator[str]:
    expansions = "".join(f" with {name}" for name in summary.expansions)
    game = f"{summary.title} ({summary.edition}){expansions}, {summary.seats} players"
    yield f"\n{game}, {summary.player} at every seat, {summary.games} games; 95 % intervals\n"
    yield "| points | mean | |"
    yield TABLE_RULE_TEXT
    heads: list[tuple[str, Estimate]] = [("the table", summary.table), ("winner", summary.winner)]
    heads.append(("last", summary.last))
    for stage, leader in zip(summary.stages, summary.leaders, strict=False):
        heads.append((f"leader after {stage}", leader))
    for name, found in heads:
        within = "" if found.within is None else f"± {found.within:.1f}"
        yield f"| {name} | {found.mean:.1f} | {within} |"
    yield f"\nActions without effect, of a seat: {summary.without_effect}"
    split = summary.stages if len(summary.stages) > 1 else ()
    yield ""
    yield f"| of a seat | {''.join(f'{stage} | ' for stage in split)}game | winners |"
    yield "|---" * (len(split) + 3) + "|"
    for row in summary.rows:
        parts = "".join(f"{each.mean:.2f} | " for each in row.stages) if split else ""
        yield f"| {row.group}: {row.name} | {parts}{row.game} | {row.winner.mean:.2f} |"


def equals_json(games: Iterable[EqualsGame]) -> str:
    """Return the summaries of a log as JSON."""
    return json.dumps([asdict(each) for each in summaries_of_log(games)], indent=1) + "\n"
