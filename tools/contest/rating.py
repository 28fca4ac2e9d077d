"""Ratings from full finishing orders: the Plackett-Luce model.

The first of a table is a draw by strength, then the second among the rest, and so on. Fitted
by minorisation and maximisation (Hunter, "MM algorithms for generalized Bradley-Terry models",
2004). Tied places count as every order of them, in equal parts.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from typing import cast

import numpy as np
from numpy.typing import NDArray

from tools.contest.elo import NINETY_FIVE, SCALE
from tools.contest.result import Result
from tools.contest.schedule import lineup_of

Order = tuple[int, ...]
Numbers = NDArray[np.float64]
MOST_ROUNDS = 20_000
PRECISION = 1e-9
PRIOR = 0.5  # games won, and as many lost, against a player of strength 1: keeps all finite


class Ratings:
    """Strengths of players on the Elo scale, their mean 0."""

    def __init__(self, results: Iterable[Result]) -> None:
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


def _orders(game: Result) -> Iterator[tuple[tuple[str, ...], int]]:
    """Yield the finishing order, or every order the ties allow, with weights of sum 120."""
    groups: defaultdict[int, list[str]] = defaultdict(list)
    for name, place in zip(game.bout.seating, game.places, strict=True):
        groups[place].append(name)
    choices = [list(permutations(groups[place])) for place in sorted(groups)]
    orders = list(product(*choices))
    for parts in orders:
        yield tuple(name for part in parts for name in part), WHOLE // len(orders)


WHOLE = 120  # the weight of a game: all orders of five tied players divide it


def _fit(orders: Counter[Order], players: int) -> Numbers:
    """Return the strengths that make the orders most likely."""
    strengths = np.ones(players)
    wins = np.full(players, PRIOR)
    for order, weight in orders.items():
        for chosen in order[:-1]:
            wins[chosen] += weight / WHOLE
    for _ in range(MOST_ROUNDS):
        chances = 2 * PRIOR / (strengths + 1)
        for order, weight in orders.items():
            rest = strengths[list(order)]
            totals = np.cumsum(rest[::-1])[::-1][:-1]
            sums = np.cumsum(1 / totals) * weight / WHOLE
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
            curvature += (np.diag(chances) - np.outer(chances, chances)) * weight / WHOLE
    model = cast("Numbers", np.linalg.inv(curvature))
    slopes = {order: _slope(order, strengths) for order in orders}
    middle = np.zeros((players, players))
    for block in blocks:
        slope = np.sum([slopes[order] * weight for order, weight in block.items()], 0) / WHOLE
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
