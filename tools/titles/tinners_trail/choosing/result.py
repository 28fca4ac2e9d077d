"""What playing on found: by how much one choice is better than another."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean, stdev


@dataclass(frozen=True, slots=True)
class Found:
    """Pairs of games from the same worlds: differences in points ahead and in wins."""

    ahead: float  # points before the best rival, of the better choice less the worse
    noise: float  # standard error of it
    wins: tuple[float, float]  # shares, worse and better
    worlds: int

    @property
    def told(self) -> str:
        """Return the figures in words."""
        worse, better = (round(100 * share) for share in self.wins)
        return (
            f"{self.ahead:+.1f} points (error {self.noise:.1f}),"
            f" wins {worse} to {better} % in {self.worlds} worlds"
        )


def found_in(pairs: list[tuple[tuple[float, float], tuple[float, float]]]) -> Found:
    """Return what pairs of (points ahead, win share) after worse and better show."""
    differences = [better[0] - worse[0] for worse, better in pairs]
    error = stdev(differences) / len(pairs) ** 0.5
    wins = (fmean(worse[1] for worse, _ in pairs), fmean(better[1] for _, better in pairs))
    return Found(fmean(differences), error, wins, len(pairs))
