"""The tables a contest prints, in Markdown."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from tools.contest.contest import lineup_of
from tools.contest.play import DecisionTimes
from tools.contest.rating import Ratings, elo_of_share, wilson
from tools.contest.result import ContestResult

PLAYERS_HEAD = (
    "| player | games | wins a seat | mean place | Elo | to the one above "
    "| median ms | p99 ms | max ms |\n|---|---|---|---|---|---|---|---|---|"
)
DUELS_HEAD = (
    "| one | against | games | won | 95 % interval | Elo | 95 % interval | mean place |\n"
    "|---|---|---|---|---|---|---|---|"
)


def tables(results: Sequence[ContestResult]) -> Iterator[str]:
    """Yield for every number of players the ratings and the games of one against the rest."""
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
    """Yield a line a player, the best first; what a seat of equal players wins is 1 in N."""
    ratings = Ratings(games)
    yield PLAYERS_HEAD
    above = ""
    for name in sorted(ratings.names, key=lambda one: -ratings.elo(one)[0]):
        played = [game for game in games if name in game.bout.seating]
        seated = [
            (game, seat)
            for game in played
            for seat, other in enumerate(game.bout.seating)
            if other == name
        ]
        won = sum(game.win_share(seat) for game, seat in seated) / len(seated)
        place = sum(game.mean_place(seat) for game, seat in seated) / len(seated)
        times = DecisionTimes()
        for game, seat in seated:
            times.update(game.thought[seat])
        lead = _difference(*ratings.lead(above, name)) if above else ""
        took = " | ".join(f"{1000 * times.quantile(share):.3g}" for share in (0.5, 0.99, 1.0))
        yield (
            f"| {name} | {len(played)} | {100 * won:.1f} % | {place:.2f} "
            f"| {_difference(*ratings.elo(name))} | {lead} | {took} |"
        )
        above = name


def duels_table(games: Sequence[ContestResult]) -> Iterator[str]:
    """Yield a line for every player who sat alone against copies of one other."""
    duels: defaultdict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
    for game in games:
        for one, rest in sides(game):
            seat = game.bout.seating.index(one)
            duels[one, rest].append((game.win_share(seat), game.mean_place(seat)))
    if not duels:
        return
    seats = len(games[0].bout.seating)
    yield DUELS_HEAD
    for (one, rest), found in sorted(duels.items()):
        won = sum(share for share, _place in found)
        low, high = wilson(won, len(found))
        share = won / len(found)
        reach = f"{_signed(elo_of_share(low, seats))} to {_signed(elo_of_share(high, seats))}"
        place = sum(place for _share, place in found) / len(found)
        yield (
            f"| {one} | {seats - 1} × {rest} | {len(found)} | {100 * share:.1f} % "
            f"| {100 * low:.1f} to {100 * high:.1f} % | {_signed(elo_of_share(share, seats))} "
            f"| {reach} | {place:.2f} |"
        )


def sides(game: ContestResult) -> list[tuple[str, str]]:
    """Return who sat alone and against whom; of two players the one the alphabet names first."""
    counts = Counter(game.bout.seating)
    if len(counts) != 2:
        return []
    if len(game.bout.seating) == 2:
        first, second = lineup_of(game.bout.seating)
        return [(first, second)]
    return [(one, rest) for one in counts for rest in counts if counts[one] == 1 and one != rest]


def _difference(elo: float, reach: float) -> str:
    return f"{_signed(elo)} ± {reach:.0f}"


def _signed(elo: float) -> str:
    """Return a whole number with its sign; a little less than nothing is nothing."""
    return f"{elo:+.0f}" if abs(elo) >= 0.5 else "0"
