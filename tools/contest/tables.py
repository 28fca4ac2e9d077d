"""The tables a contest prints, in Markdown."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from statistics import mean, stdev

from game.match.win_shares import Z_SCORE_95, wilson_interval
from tools.contest.game_turns import DecisionTimes
from tools.contest.pairings import canonical_lineup
from tools.contest.play import ContestResult
from tools.contest.rating import elo_of_share

PLAYERS_HEAD = (
    "| player | games | wins a seat | 95 % interval | mean place | median ms | p99 ms | max ms |\n"
    "|---|---|---|---|---|---|---|---|"
)
DUELS_HEAD = (
    "| one | against | games | won | 95 % interval | Elo | 95 % interval | mean place | ahead |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def contest_tables(results: Sequence[ContestResult]) -> Iterator[str]:
    """Yield, for every number of players, the table of players and that of duels."""
    for seats in sorted({len(result.bout.seating) for result in results}):
        games = [result for result in results if len(result.bout.seating) == seats]
        mixed = [game for game in games if len(set(game.bout.seating)) > 1]
        if not mixed:
            continue
        yield f"\n{seats} players, {len(mixed)} games\n"
        yield from players_table(mixed)
        yield ""
        yield from duels_table(mixed)


def players_table(games: Sequence[ContestResult]) -> Iterator[str]:
    """Yield the lines of a Markdown table with a row per player, the best first: games, share of
    wins, mean place and decision times."""
    seats = defaultdict[str, list[tuple[ContestResult, int]]](list)
    for game in games:
        for seat, name in enumerate(game.bout.seating):
            seats[name].append((game, seat))

    def won(name: str) -> float:
        return sum(game.win_share(seat) for game, seat in seats[name])

    yield PLAYERS_HEAD
    for name in sorted(seats, key=lambda one: -won(one) / len(seats[one])):
        seated = seats[name]
        times = DecisionTimes()
        for game, seat in seated:
            times.update(game.thought[seat])
        low, high = wilson_interval(won(name), len(seated))
        place = sum(game.mean_place(seat) for game, seat in seated) / len(seated)
        took = " | ".join(f"{1000 * times.quantile(share):.3g}" for share in (0.5, 0.99, 1.0))
        yield (
            f"| {name} | {len({game.bout for game, _seat in seated})} "
            f"| {100 * won(name) / len(seated):.1f} % | {100 * low:.1f} to {100 * high:.1f} % "
            f"| {place:.2f} | {took} |"
        )


def duels_table(games: Sequence[ContestResult]) -> Iterator[str]:
    """Yield the lines of a Markdown table with a row for every player that was alone against copies
    of one other; nothing without such games.

    The lead in points needs fewer games than the share of wins to tell players apart.
    """
    duels: defaultdict[tuple[str, str], list[tuple[float, float, float]]] = defaultdict(list)
    seats = len(games[0].bout.seating)
    for game in games:
        for one, rest in duel_sides(game):
            seat = game.bout.seating.index(one)
            ahead = (game.points[seat] - mean(game.points)) * seats / (seats - 1)
            duels[one, rest].append((game.win_share(seat), game.mean_place(seat), ahead))
    if not duels:
        return
    yield DUELS_HEAD
    for (one, rest), found in sorted(duels.items()):
        share, place, ahead = (mean(column) for column in zip(*found, strict=True))
        low, high = wilson_interval(share * len(found), len(found))
        reach = f"{_signed(elo_of_share(low, seats))} to {_signed(elo_of_share(high, seats))}"
        spread = stdev(points for *_, points in found) if len(found) > 1 else math.inf
        within = Z_SCORE_95 * spread / math.sqrt(len(found))
        yield (
            f"| {one} | {seats - 1} × {rest} | {len(found)} | {100 * share:.1f} % "
            f"| {100 * low:.1f} to {100 * high:.1f} % | {_signed(elo_of_share(share, seats))} "
            f"| {reach} | {place:.2f} | {ahead:+.1f} ± {within:.1f} |"
        )


def duel_sides(game: ContestResult) -> list[tuple[str, str]]:
    """Return (player alone, its opponent) for a game between one player and copies of another, []
    for other games; for two seats only the pair in alphabetical order."""
    counts = Counter(game.bout.seating)
    if len(counts) != 2:
        return []
    if len(game.bout.seating) == 2:
        first, second = canonical_lineup(game.bout.seating)
        return [(first, second)]
    return [(one, rest) for one in counts for rest in counts if counts[one] == 1 and one != rest]


def _signed(elo: float) -> str:
    """Return an integer with its sign, as text; a value that rounds to 0 has none."""
    return f"{elo:+.0f}" if abs(elo) >= 0.5 else "0"
