"""Learn how good actions look beside each other from what searches visited, and print the table.

    tools/titles/tinners_trail/leanings.py [--iterations 400] [--games 26] [--seed 50000]

Games of the search against itself, with 2 to 5 players; at every decision between actions its
visits are the wanted shares of a soft-max over the candidates, whose logits are a straight line in
the plain gain for every kind of action, with a start of its own in every round. What is printed
belongs into ai/titles/tinners_trail/leanings.py; an extraction of a typical gain keeps its pence.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

TOP = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(TOP))

from ai.player import always  # noqa: E402  (needs the path above)
from ai.search_player import SearchPlayer  # noqa: E402
from ai.titles import mind_for  # noqa: E402
from ai.titles.tinners_trail.actions import action_score  # noqa: E402
from ai.titles.tinners_trail.policy import TrailPolicy  # noqa: E402
from game.engine.moves import kind_of  # noqa: E402
from game.engine.options import Options  # noqa: E402
from game.engine.rows import zeros  # noqa: E402
from game.titles import title  # noqa: E402
from game.titles.tinners_trail.rules.kinds import ACTIONS, BUILD, PASS, ROUNDS  # noqa: E402
from game.titles.tinners_trail.rules.state import TrailState  # noqa: E402
from tools.contest.turns import dealt, turns  # noqa: E402
from tools.starting import run_tool  # noqa: E402

TITLE = "tinners-trail"
KINDS = PASS - BUILD + 1
SLOPES = KINDS * ROUNDS  # where they begin among the weights
WEIGHTS = SLOPES + 2 * KINDS
NAMES = ("BUILD", "EXTRACT", "MINER", "PORT", "TRAIN", "ADIT", "PUMPS", "PASTIES", "PASS")
Numbers = NDArray[np.float64]
LEAST_VISITS = 100
CLIPPED = (-1500, 2500)  # pence: an estimate far off says no more
STEPS, BATCH, RATE = 600, 2048, 0.05
PENNY = 0.004  # logits: what differs by a pound is confused seldom, by a few pence often
TYPICAL = (400, 400, 400, 1000)  # pence of an extraction in the four rounds


@dataclass(frozen=True, slots=True)
class Decision:
    """The candidates of a decision between actions: kinds, plain gains, visits."""

    round: int
    kinds: list[int]
    gains: list[int]  # pence
    visits: list[int]


@dataclass(frozen=True, slots=True)
class Examples:
    """Decisions by candidates: what is known of each, and the share of visits it got."""

    known: Numbers  # decision, candidate, weight
    shares: Numbers
    present: Numbers


def main(arguments: list[str]) -> int:
    """Play, learn and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--games", type=int, default=26, help="with each number of players")
    parser.add_argument("--seed", type=int, default=50_000, help="of the first game")
    wanted = parser.parse_args(arguments)
    rows = [
        decision
        for seats in (2, 3, 4, 5)
        for seed in range(wanted.seed, wanted.seed + wanted.games)
        for decision in decisions(seats, seed, wanted.iterations)
    ]
    show(learned(examples_of(rows)))
    return 0


def decisions(seats: int, seed: int, iterations: int) -> Iterator[Decision]:
    """Play a game of the search against itself and yield its decisions between actions."""
    game = title(TITLE).game(Options(TITLE, seats))
    rules, player = game.rules, SearchPlayer(game, iterations)
    policy = mind_for(TITLE).policy(game)
    assert isinstance(policy, TrailPolicy)
    out, scores = zeros(rules.most_moves), zeros(rules.most_moves)
    for turn in turns(rules, dealt(rules, seed)):
        view = turn.view
        assert isinstance(view, TrailState)
        move = player.forced(view)
        if move is None:
            found = player.explore(view, turn.seat, seed * 1_003 + turn.number + 1, always)
            move = player.decide(view, [found])
            if view.phase == ACTIONS:
                visits = {intention: times for intention, times, _mean in found}
                policy.begin(view)
                moves = [int(out[at]) for at in range(policy.candidates(view, out, scores))]
                yield Decision(
                    int(view.round),
                    [int(kind_of(one)) for one in moves],
                    [int(action_score(view, policy.tiles, one)) for one in moves],
                    [visits.get(one, 0) for one in moves],
                )
        turn.move = move


def examples_of(found: Sequence[Decision]) -> Examples:
    """Return decisions as numbers: a start for every kind and round, a slope early and late."""
    clear = [one for one in found if sum(one.visits) >= LEAST_VISITS and len(one.kinds) > 1]
    most = max(len(one.kinds) for one in clear)
    known = np.zeros((len(clear), most, WEIGHTS))
    shares, present = np.zeros((len(clear), most)), np.zeros((len(clear), most))
    for at, one in enumerate(clear):
        for place, (kind, gain) in enumerate(zip(one.kinds, one.gains, strict=True)):
            known[at, place, (kind - BUILD) * ROUNDS + one.round - 1] = 1
            slope = SLOPES + 2 * (kind - BUILD) + (one.round == ROUNDS)
            known[at, place, slope] = np.clip(gain, *CLIPPED) * PENNY
        count = len(one.kinds)
        shares[at, :count] = np.array(one.visits) / sum(one.visits)
        present[at, :count] = 1
    return Examples(known, shares, present)


def learned(examples: Examples) -> Numbers:
    """Return the weights of the soft-max, by Adam with falling steps; always the same ones."""
    luck = np.random.default_rng(0)
    weights = np.zeros(WEIGHTS)
    mean, square = np.zeros(WEIGHTS), np.zeros(WEIGHTS)
    for step in range(STEPS):
        rows = luck.integers(len(examples.known), size=BATCH)
        known, present = examples.known[rows], examples.present[rows]
        logits = np.where(present > 0, known @ weights, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = ((chances - examples.shares[rows])[..., None] * known).sum(axis=1).mean(axis=0)
        mean += 0.1 * (slope - mean)
        square += 0.01 * (slope**2 - square)
        push = mean / (1 - 0.9 ** (step + 1))
        push /= np.sqrt(square / (1 - 0.99 ** (step + 1))) + 1e-8
        weights -= RATE * (1 - step / STEPS) * push
    return weights


def show(weights: Numbers) -> None:
    """Print the two tables; a typical extraction keeps its pence."""
    starts = weights[:SLOPES].reshape(KINDS, ROUNDS) / PENNY
    slopes = weights[SLOPES:].reshape(KINDS, 2)[:, [0] * (ROUNDS - 1) + [1]]
    dig = NAMES.index("EXTRACT")
    starts += np.array(TYPICAL) * (1 - slopes[dig]) - starts[dig]
    for name, table in (("PER_CENT", 100 * slopes), ("PENCE", starts)):
        print(name)
        for kind, row in zip(NAMES, table, strict=True):
            print(f"        *[{', '.join(str(round(number)) for number in row)}],  # {kind}")


if __name__ == "__main__":
    run_tool(main)
