"""Ratings from full finishing orders: the Plackett-Luce model."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations, product
from math import log
from types import MappingProxyType
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ai.mind import NEUTRAL, Calibration
from game.match.analysis import WHOLE
from tools.contest.contest import lineup_of
from tools.contest.result import ContestResult

# The first of a table is a draw by strength, then the second among the rest, and so on. Fitted
# by minorisation and maximisation (Hunter, "MM algorithms for generalized Bradley-Terry models",
# 2004). Tied places count as every order of them, in equal parts.

Order = tuple[int, ...]
Numbers = NDArray[np.float64]
MOST_ROUNDS = 20_000
PRECISION = 1e-9
PRIOR = 0.5  # games won, and as many lost, against a player of strength 1: keeps all finite


class Ratings:
    """Strengths of players on the Elo scale, their mean 0."""

    def __init__(self, results: Iterable[ContestResult]) -> None:
        """Fit the players of these games."""
        games = list(results)
        names = sorted({name for game in games for name in game.bout.seating})
        self.names: tuple[str, ...] = tuple(names)
        place = {name: at for at, name in enumerate(names)}
        blocks: defaultdict[object, Counter[Order]] = defaultdict(Counter)
        for game in games:
            bout = game.bout
            for order, weight in _orders(game):
                numbers = tuple(place[name] for name in order)
                blocks[bout.setting, lineup_of(bout.seating), bout.seed][numbers] += weight
        everything: Counter[Order] = Counter()
        for block in blocks.values():
            everything.update(block)
        self._strengths = _fit(everything, len(names))
        self._spreads = _covariances(list(blocks.values()), everything, self._strengths)

    def elo(self, name: str) -> tuple[float, float]:
        """Return a player's Elo and how far its 95 % interval reaches to either side."""
        contrast = np.full(len(self.names), -1 / len(self.names))
        contrast[self.names.index(name)] += 1
        return self._measure(contrast)

    def lead(self, better: str, worse: str) -> tuple[float, float]:
        """Return by how much Elo one leads the other, and how far the interval reaches."""
        contrast = np.zeros(len(self.names))
        contrast[self.names.index(better)] += 1
        contrast[self.names.index(worse)] -= 1
        return self._measure(contrast)

    def _measure(self, contrast: Numbers) -> tuple[float, float]:
        """Measure a difference; of the two estimates of its spread the wider one counts."""
        value = float(contrast @ np.log(self._strengths))
        spread = max(float(contrast @ spreads @ contrast) for spreads in self._spreads)
        return SCALE * value, SCALE * NINETY_FIVE * max(spread, 0.0) ** 0.5


def _orders(game: ContestResult) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yield the finishing order, or every order the ties allow, with weights of sum 120."""
    groups: defaultdict[int, list[str]] = defaultdict(list)
    for name, place in zip(game.bout.seating, game.places, strict=True):
        groups[place].append(name)
    choices = [list(permutations(groups[place])) for place in sorted(groups)]
    orders = list(product(*choices))
    for parts in orders:
        yield tuple(name for part in parts for name in part), RATING_WHOLE // len(orders)


RATING_WHOLE = 120  # the weight of a game: all orders of five tied players divide it


def _fit(orders: Counter[Order], players: int) -> Numbers:
    """Return the strengths that make the orders most likely."""
    strengths = np.ones(players)
    wins = np.full(players, PRIOR)
    for order, weight in orders.items():
        for chosen in order[:-1]:
            wins[chosen] += weight / RATING_WHOLE
    for _ in range(MOST_ROUNDS):
        chances = 2 * PRIOR / (strengths + 1)
        for order, weight in orders.items():
            rest = strengths[list(order)]
            totals = np.cumsum(rest[::-1])[::-1][:-1]
            sums = np.cumsum(1 / totals) * weight / RATING_WHOLE
            for stage, player in enumerate(order):
                chances[player] += sums[min(stage, len(sums) - 1)]
        fitted = wins / chances
        change = float(np.max(np.abs(np.log(fitted / strengths))))
        strengths = fitted
        if change < PRECISION:
            break
    return cast("Numbers", strengths)


def _covariances(
    blocks: Sequence[Counter[Order]], orders: Counter[Order], strengths: Numbers
) -> tuple[Numbers, Numbers]:
    """Return the log-strengths' covariance as the model has it, and as the blocks vary.

    The second is the sandwich estimate with a block as its unit (White 1982).
    """
    players = len(strengths)
    level = strengths / (strengths + 1)
    curvature = np.diag(2 * PRIOR * level * (1 - level))
    for order, weight in orders.items():
        for chances, _chosen in _stages(order, strengths):
            curvature += (np.diag(chances) - np.outer(chances, chances)) * weight / RATING_WHOLE
    model = cast("Numbers", np.linalg.inv(curvature))
    slopes = {order: _slope(order, strengths) for order in orders}
    middle = np.zeros((players, players))
    for block in blocks:
        slope = (
            np.sum([slopes[order] * weight for order, weight in block.items()], 0) / RATING_WHOLE
        )
        middle += np.outer(slope, slope)
    middle *= len(blocks) / max(len(blocks) - 1, 1)
    return model, model @ middle @ model


def _slope(order: Order, strengths: Numbers) -> Numbers:
    """Return how much likelier the order gets with each log-strength."""
    slope = np.zeros(len(strengths))
    for chances, chosen in _stages(order, strengths):
        slope -= chances
        slope[chosen] += 1
    return slope


def _stages(order: Order, strengths: Numbers) -> Iterator[tuple[Numbers, int]]:
    """Yield every player's chance to be the next in the order, and who it was."""
    for stage, chosen in enumerate(order[:-1]):
        chances = np.zeros(len(strengths))
        for player in order[stage:]:
            chances[player] += strengths[player]
        yield chances / chances.sum(), chosen


# Elo differences for tables of any size, and the interval of a share.
#
# One player against N - 1 copies of another wins w of the games: the difference is 400 log10((N
# - 1) w / (1 - w)), so that equal players, who win 1 in N, are 0 apart.

NINETY_FIVE = 1.96  # standard deviations on either side of a 95 % interval
TINY = 1e-12  # what rounding may leave of none
SCALE = 400 / math.log(10)  # Elo a unit of the logarithm of strength


def elo_of_share(share: float, seats: int) -> float:
    """Return the Elo difference a share of wins shows; infinite for all or none."""
    if share <= TINY:
        return -math.inf
    if share >= 1 - TINY:
        return math.inf
    return SCALE * math.log((seats - 1) * share / (1 - share))


def share_of_elo(elo: float, seats: int) -> float:
    """Return the share of wins the better player by so much Elo has."""
    return 1 / (1 + (seats - 1) * math.exp(-elo / SCALE))


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson 1927)."""
    square = NINETY_FIVE**2
    share = won / games
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = NINETY_FIVE * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    reach /= 1 + square / games
    return max(0.0, middle - reach), min(1.0, middle + reach)


# The sequential test that one player is better than another by so much, block by block.
#
# The generalised sequential probability ratio test with the mean of a block as its normal
# observation, as chess engines are tested with pairs of games: the log-likelihood ratio of
# "better by elo1" over "better by elo0" is n (s1 - s0) (2 x - s0 - s1) / (2 v). Bounds of 2.94
# keep both errors at 5 % (Wald 1945).

BOUND = math.log(0.95 / 0.05)
EXPECTED_BLOCKS = 2  # as many blocks of the expected spread stand in before the first is played


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Better by `low` Elo at most, or by `high` at least, at a table of so many seats."""

    low: float
    high: float
    seats: int

    def ratio(self, block_means: Sequence[float]) -> float:
        """Return the log-likelihood ratio of the blocks' mean win shares of the one player."""
        count = len(block_means)
        if count == 0:
            return 0.0
        low = share_of_elo(self.low, self.seats)
        high = share_of_elo(self.high, self.seats)
        mean = sum(block_means) / count
        spread = sum((value - mean) ** 2 for value in block_means)
        expected = low * (1 - low) / self.seats
        variance = (spread + EXPECTED_BLOCKS * expected) / (count + EXPECTED_BLOCKS)
        return count * (high - low) * (2 * mean - low - high) / (2 * variance)


def verdict(ratio: float) -> str:
    """Return what a ratio decides: "better", "not better" or "undecided"."""
    if ratio >= BOUND:
        return "better"
    return "not better" if ratio <= -BOUND else "undecided"


# Fits the powers of a calibration to games: what was counted on the way, and who won them.

PARTS = 4  # each is foretold by the others
STEPS = (0.2, 0.1, 0.05)  # of a power
GRANTS = (0.5, 2.0, 5.0, 10.0, 20.0)
POWERS = (0.1, 1.5)
LEAST = 0.5  # thousandths, so that a surprise is not worse than anything


@dataclass(frozen=True, slots=True)
class ShareEstimate:
    """Everybody's share at one moment of a game, in thousandths, and what they won in the end."""

    shares: tuple[float, ...]
    progress: int
    won: tuple[float, ...]
    game: int


def of_powers(seats: int, powers: tuple[float, ...], granted: float) -> Calibration:
    """Return a calibration for one number of seats."""
    return Calibration(MappingProxyType({seats: powers}), MappingProxyType({seats: granted}))


def plain(seats: int) -> Calibration:
    """Return the calibration that tells shares as they were counted."""
    return of_powers(seats, NEUTRAL, 0.0)


def surprise(foretold: Sequence[ShareEstimate], calibration: Calibration) -> float:
    """Return the cross-entropy: the less, the better were winners foretold."""
    total = 0.0
    for one in foretold:
        told = calibration.calibrated(one.shares, one.progress)
        total -= sum(
            won * log(max(share, LEAST) / WHOLE) for share, won in zip(told, one.won, strict=True)
        )
    return total / len(foretold)


def fitted(foretold: Sequence[ShareEstimate]) -> Calibration:
    """Return the calibration that foretells best, power by power in ever smaller steps."""
    seats = len(foretold[0].shares)
    powers: tuple[float, ...] = NEUTRAL
    granted = GRANTS[0]
    least = surprise(foretold, of_powers(seats, powers, granted))
    for step in STEPS:
        better = True
        while better:
            better = False
            tries = [(powers, other) for other in GRANTS if other != granted]
            tries += [
                (_changed(powers, at, sign * step), granted)
                for at in range(len(powers))
                for sign in (-1, 1)
            ]
            for other_powers, other_granted in tries:
                found = surprise(foretold, of_powers(seats, other_powers, other_granted))
                if found < least - 1e-6:
                    powers, granted, least, better = other_powers, other_granted, found, True
    return of_powers(seats, powers, granted)


def _changed(powers: tuple[float, ...], at: int, by: float) -> tuple[float, ...]:
    moved = round(min(max(powers[at] + by, POWERS[0]), POWERS[1]), 2)
    return (*powers[:at], moved, *powers[at + 1 :])


def crossed(foretold: Sequence[ShareEstimate]) -> list[ShareEstimate]:
    """Return the shares as told by what was fitted to the other parts of the games."""
    told = []
    for part in range(PARTS):
        others = [one for one in foretold if one.game % PARTS != part]
        if not others:
            continue
        calibration = fitted(others)
        for one in foretold:
            if one.game % PARTS == part:
                shares = tuple(calibration.calibrated(one.shares, one.progress))
                told.append(ShareEstimate(shares, one.progress, one.won, one.game))
    return told
