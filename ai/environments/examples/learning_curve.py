"""Learning curves of the examples: the share of wins during learning, and a picture of it."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ai.environments.one_agent import OneAgentEnv

Array = npt.NDArray[Any]
Choose = Callable[[Array, Array], int]
"""Returns the action for an observation and the mask of legal actions."""

RIVAL_NAMES = ("random", "ai:1")
FIRST_MEASURED_GAME_SEED = (
    10**9
)  # far from the seeds of training, so that no measured game was learned from


def symlog(observation: Array) -> Array:
    """Return an observation on a signed logarithmic scale, which networks learn from more
    easily."""
    found: Array = (np.sign(observation) * np.log1p(np.abs(observation))).astype(np.float32)
    return found


def measure_win_share(title: str, choose: Choose, rival: str, game_count: int) -> float:
    """Return a policy's share of the wins in two-player games against a rival, playing either
    seat in turn; `choose` returns its action for an observation and mask."""
    envs = [OneAgentEnv(title, num_players=2, opponents=rival, seat=seat) for seat in (0, 1)]
    won = 0.0
    for number in range(game_count):
        env = envs[number % 2]
        seen, info = env.reset(seed=FIRST_MEASURED_GAME_SEED + number)
        over = False
        while not over:
            seen, reward, over, _, info = env.step(choose(seen, info["action_mask"]))
        won += max(reward, 0.0)
    return won / game_count


@dataclass(slots=True)
class LearningCurve:
    """The shares of wins against every rival, measured repeatedly while a policy learns."""

    title: str
    games_per_rival: int = 100
    opponent_kinds: Sequence[str] = RIVAL_NAMES
    measured_at_steps: list[int] = field(default_factory=list)
    win_shares_by_rival: dict[str, list[float]] = field(default_factory=dict)
    learning_seconds: float = 0.0
    _learning_resumed_at: float = field(default_factory=time.monotonic)

    def measure_and_print_win_shares(self, step_count: int, choose: Choose) -> None:
        """Let the policy play every rival, append its win shares and print them; this time is not
        counted as learning.
        """
        self.learning_seconds += time.monotonic() - self._learning_resumed_at
        self.measured_at_steps.append(step_count)
        found = {
            rival: measure_win_share(self.title, choose, rival, self.games_per_rival)
            for rival in RIVAL_NAMES
        }
        for rival, share in found.items():
            self.win_shares_by_rival.setdefault(rival, []).append(share)
        told = ", ".join(f"{share:.0%} against {rival}" for rival, share in found.items())
        print(f"{step_count:>9,} steps, {self.learning_seconds:>5.0f} s: {told}", flush=True)
        self._learning_resumed_at = time.monotonic()

    def save_picture(self, file: Path, name: str) -> None:
        """Draw the shares of wins against each rival over the steps, with the policy's name in the
        title, and write the picture to a file; print the file's name.
        """
        import matplotlib as mpl

        mpl.use("Agg")
        from matplotlib import pyplot

        figure, axes = pyplot.subplots(figsize=(5.2, 3.2), dpi=90)
        for rival, shares in self.win_shares_by_rival.items():
            percent = [100 * share for share in shares]
            axes.plot(self.measured_at_steps, percent, marker="o", label=f"against {rival}")
        axes.set_xlabel("steps")
        axes.locator_params(axis="x", nbins=5)
        axes.xaxis.set_major_formatter(lambda steps, _: f"{steps:,.0f}")
        axes.set_ylabel(f"wins in {self.games_per_rival} games, %")
        axes.set_ylim(0, 104)  # so that nothing covers a point at 100
        axes.set_title(
            f"{name}: {self.title}, 2 players, {self.learning_seconds / 60:.0f} minutes",
            fontsize=10,
        )
        axes.grid(alpha=0.3)
        figure.tight_layout(rect=(0, 0, 1, 0.94))
        figure.legend(ncols=len(self.win_shares_by_rival), loc="upper center", frameon=False)
        figure.savefig(file)
        pyplot.close(figure)
        print(f"written to {file}")
