"""Information-set Monte Carlo tree search with max^n rewards.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): one
tree over public moves, a new imagined state every iteration, availability counts. Every seat
maximises its own reward. The title's scores order the moves; better ones are tried first and
further ones are admitted as a node is visited more often (progressive widening).
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from ai.search.policy import FULL_REWARD, Policy
from ai.search.style import TO_THE_END, Style
from ai.search.tree import NONE, ROOT, Tree
from ai.search.value import Value
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY, Rules, State

LONGEST_PATH: Final = 512
CAPACITY: Final = 60_000
RANKS: Final = 64
LOWEST: Final = -(2**60)
LAST_STAGE: Final = 1_000_000


@final
class Search:
    """One search from a seat's view. Call `begin`, then `run` in slices, then ask `best_move`."""

    def __init__(self, rules: Rules, policy: Policy, style: Style, value: Value | None) -> None:
        """Search games of these rules with this knowledge; without a value to the end."""
        self.rules: Rules = rules
        self.policy: Policy = policy
        self.value: Value | None = value
        self.stages: i64 = style.stages if value is not None else TO_THE_END
        self.exploration: float = style.exploration / 100
        self.first_width: i64 = style.first_width
        self.tree: Tree = Tree(CAPACITY)
        self.luck: Luck = Luck()
        self.seat: i64 = 0
        self.iterations: i64 = 0
        self.view: State = rules.new_state()
        self.state: State = rules.new_state()
        self.moves: vec[i64] = zeros(rules.most_moves)
        self.scores: vec[i64] = zeros(rules.most_moves)
        self.ranked: vec[i64] = zeros(RANKS)
        self.path: vec[i64] = zeros(LONGEST_PATH)
        self.movers: vec[i64] = zeros(LONGEST_PATH)
        self.depth: i64 = 0
        self.rewards: vec[i64] = zeros(rules.seats)

    def begin(self, view: State, seat: i64, seed: i64) -> None:
        """Start afresh from the view of the seat to move; the seed settles all chance."""
        self.view.copy_from(view)
        self.seat = seat
        self.luck.seed(seed)
        self.tree.clear()
        self.iterations = 0

    def run(self, iterations: i64) -> None:
        """Play that many iterations more."""
        for _turn in range(iterations):
            self.state.copy_from(self.view)
            self.rules.imagine(self.state, self.seat, self.luck)
            self.descend()
            self.play_out()
            self.judge()
            self.learn()
            self.iterations += 1

    def descend(self) -> None:
        """Walk down the tree until a move is tried for the first time or the game ends."""
        node: i64 = ROOT
        self.depth = 0
        while self.state.to_move != NOBODY and self.depth < LONGEST_PATH:
            mover: i64 = self.state.to_move
            fresh: bool = False
            move: i64 = 0
            move = self.rules.draw_outcome(self.state) if mover == CHANCE else self.choose(node)
            child: i64 = self.tree.child(node, move)
            if child == NONE:
                child = self.tree.add(node, move)
                fresh = mover != CHANCE
            self.rules.apply(self.state, move)
            if child == NONE:
                return
            self.path[self.depth] = child
            self.movers[self.depth] = mover
            self.depth += 1
            node = child
            if fresh:
                return

    def choose(self, node: i64) -> i64:
        """Return the move to follow: the first untried of the best ranked, else the best bound."""
        count: i64 = self.rules.legal_moves(self.state, self.moves)
        if count == 1:
            return self.moves[0]
        self.policy.score(self.state, self.moves, count, self.scores)
        width: i64 = self.rank_best(count, self.width_of(node))
        best: float = -1.0
        chosen: i64 = self.ranked[0]
        for rank in range(width):
            move: i64 = self.ranked[rank]
            child: i64 = self.tree.child(node, move)
            if child == NONE:
                return move
            self.tree.available[child] += 1
            bound: float = self.upper_bound(child, rank)
            if bound > best:
                best = bound
                chosen = move
        return chosen

    def width_of(self, node: i64) -> i64:
        """Return how many of the best-looking moves a node may try by now."""
        width: i64 = self.first_width
        while width < RANKS and width * width < 4 * self.tree.visits[node]:
            width += 1
        return width

    def rank_best(self, count: i64, most: i64) -> i64:
        """Write the best-scored moves in order of score; return how many."""
        width: i64 = min(count, most)
        for rank in range(width):
            best: i64 = LOWEST
            at: i64 = 0
            for index in range(count):
                if self.scores[index] > best:
                    best = self.scores[index]
                    at = index
            self.ranked[rank] = self.moves[at]
            self.scores[at] = LOWEST
        return width

    def upper_bound(self, child: i64, rank: i64) -> float:
        """Return mean reward plus an allowance for how little the child was tried."""
        visits: float = float(self.tree.visits[child])
        mean: float = float(self.tree.reward[child]) / (visits * float(FULL_REWARD))
        prior: float = 2.0 / (2.0 + float(rank))
        return mean + self.exploration * prior * sqrt(float(self.tree.available[child])) / (
            1.0 + visits
        )

    def play_out(self) -> None:
        """Play the title's quick moves to the end of the game or of enough stages."""
        last: i64 = LAST_STAGE
        if self.stages != TO_THE_END:
            last = self.policy.stage(self.state) + self.stages
        while self.state.to_move != NOBODY:
            if self.stages != TO_THE_END and self.policy.stage(self.state) >= last:
                return
            if self.state.to_move == CHANCE:
                self.rules.apply(self.state, self.rules.draw_outcome(self.state))
            else:
                move: i64 = self.policy.quick_move(self.state, self.moves, self.luck)
                self.rules.apply(self.state, move)

    def judge(self) -> None:
        """Ask what the position is worth to each seat: exactly when the game is over."""
        if self.state.to_move == NOBODY or self.value is None:
            self.policy.rewards(self.state, self.rewards)
        else:
            self.value.estimate(self.state, self.rewards)

    def learn(self) -> None:
        """Credit every node on the path with the reward of who moved into it."""
        self.tree.visits[ROOT] += 1
        for step in range(self.depth):
            node: i64 = self.path[step]
            self.tree.visits[node] += 1
            mover: i64 = self.movers[step]
            if mover >= 0:
                self.tree.reward[node] += self.rewards[mover]

    def best_move(self) -> i64:
        """Return the most visited move; of equally visited ones the better rewarded."""
        best: i64 = NONE
        node: i64 = self.tree.first_child[ROOT]
        while node != NONE:
            if best == NONE or self.is_better(node, best):
                best = node
            node = self.tree.next_sibling[node]
        return self.tree.move[best] if best != NONE else NONE

    def is_better(self, node: i64, other: i64) -> bool:
        """Compare two children of the root by visits, then reward."""
        if self.tree.visits[node] != self.tree.visits[other]:
            return self.tree.visits[node] > self.tree.visits[other]
        return self.tree.reward[node] > self.tree.reward[other]

    def tried_moves(self) -> list[tuple[int, int, int]]:
        """Return move, visits and mean reward of every move tried, the most visited first."""
        tried: list[tuple[int, int, int]] = []
        node: i64 = self.tree.first_child[ROOT]
        while node != NONE:
            visits: i64 = self.tree.visits[node]
            mean: i64 = self.tree.reward[node] // visits if visits > 0 else 0
            tried.append((int(self.tree.move[node]), int(visits), int(mean)))
            node = self.tree.next_sibling[node]
        return sorted(tried, key=_by_visits)


def _by_visits(tried: tuple[int, int, int]) -> tuple[int, int, int]:
    """Order by visits, then reward, both falling, then by move."""
    return (-tried[1], -tried[2], tried[0])
