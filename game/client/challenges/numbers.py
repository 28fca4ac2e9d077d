"""The numbers of a finished game that goals speak of, by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.box.goals import LEAD, MOVES, PLACE, POINTS


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended: everybody's points, and the seats from best to worst."""

    scores: tuple[int, ...]
    ranking: tuple[int, ...]


def numbers_of(
    ending: Ending, seat: int, kinds: Iterable[str], figures: Mapping[str, int]
) -> dict[str, int]:
    """Return points, place and lead of a seat, its moves by kind, and the title's figures.

    `kinds` are those of the seat's own moves.
    """
    others = [points for each, points in enumerate(ending.scores) if each != seat]
    moves = Counter(kind for kind in kinds if kind)
    return {
        POINTS: ending.scores[seat],
        PLACE: ending.ranking.index(seat) + 1,
        LEAD: ending.scores[seat] - max(others),
        **{f"{MOVES}{kind}": count for kind, count in sorted(moves.items())},
        **figures,
    }
