"""Information-set Monte Carlo tree search with max^n rewards.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012): one tree
over public moves, a new determinization every iteration, availability counts. Every seat maximises
its own reward. The title's policy lists candidate moves with scores; better ones are tried first
and further ones are admitted as a node is visited more often (progressive widening). Where the
candidates depend on no secret they are listed once and stored with their node; what a move reveals
to all seats leads to a separate node.

A search may give each seat a tree of its own moves alone instead of one tree for all. Then a seat's
best moves are the best on average over what the others do in between, and the own tree reaches its
next turns (after Auger, "Multiple Tree for Partially Observable Monte-Carlo Tree Search", 2011).
"""

from math import sqrt
from typing import Final, final

from ai.search.policy import FULL_REWARD_MILLIONTHS, Policy, PositionValue
from ai.search.proofs import PROVEN_LOST, PROVEN_WON, store_and_propagate_result
from ai.search.search_settings import STAGES_TO_THE_END, SearchSettings
from ai.search.tree import NO_NODE, ROOT_NODE, Tree
from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.rows import make_row, make_zero_row
from game.engine.rules import CHANCE, NOBODY, Rules, State

LONGEST_PATH: Final = 512
NODE_CAPACITY: Final = 200_000
MAX_CHILDREN: Final = 48
VISITS_FOR_ALL_CHILDREN: Final = 600  # more than any width below the maximum needs
VISIT_WEIGHT_OF_BEST_SCORED_MOVE: Final = 2.0  # weight of a visit of the best-scored move
UNREACHABLE_STAGE: Final = 1_000_000
SEAT_COUNT_WITH_PROOFS: Final = 2  # players of a game in which results are proven
VISITS_OF_PROVEN_WIN: Final = 1_000_000_000  # visits that a proven win counts as
INDICES_PER_SORT_KEY: Final = 65_536  # a power of 2 above the length of any list of moves


@final
class Search:
    """A search from one seat's view. Call `begin`, then `run_iterations` repeatedly, then
    `best_move`."""

    def __init__(
        self,
        rules: Rules,
        policy: Policy,
        search_settings: SearchSettings,
        value: PositionValue | None,
    ) -> None:
        """Allocate a search with this policy and these settings. If there is no value, playouts go
        to the end of the game."""
        self.rules: Rules = rules
        self.policy: Policy = policy
        self.value: PositionValue | None = value
        policy.own_points_percent = search_settings.own_points_percent
        if value is not None:
            value.own_points_percent = search_settings.own_points_percent
        self.stages: i64 = (
            search_settings.playout_stages if value is not None else STAGES_TO_THE_END
        )
        self.exploration: float = search_settings.exploration_hundredths / 100
        self.widths: vec[i64] = make_row(_admitted_move_counts(search_settings.moves_at_new_node))
        self.has_tree_per_seat: bool = search_settings.has_tree_per_seat
        self.seat_roots: vec[i64] = make_zero_row(rules.seats)
        # the node that the present iteration has reached in each tree, NO_NODE outside it
        self.seat_nodes: vec[i64] = make_zero_row(rules.seats)
        self.resamples_per_iteration: i64 = search_settings.resamplings_per_determinization
        self.tree: Tree = Tree(NODE_CAPACITY)
        self.luck: Luck = Luck()
        self.seat: i64 = 0
        self.iterations: i64 = 0
        self.proves_results: bool = False  # whether results found in the tree are proven
        self.places: vec[i64] = make_zero_row(rules.seats)
        self.view: State = rules.new_state()
        self.state: State = rules.new_state()
        self.moves: vec[i64] = make_zero_row(rules.max_move_count)
        self.scores: vec[i64] = make_zero_row(rules.max_move_count)
        self.best_moves: vec[i64] = make_zero_row(MAX_CHILDREN)  # moves, sorted by score
        self.path: vec[i64] = make_zero_row(LONGEST_PATH)
        self.movers: vec[i64] = make_zero_row(LONGEST_PATH)
        self.depth: i64 = 0
        self.rewards: vec[i64] = make_zero_row(rules.seats)
        # smallest reward of each seat in this search so far
        self.min_rewards: vec[i64] = make_zero_row(rules.seats)
        self.max_rewards: vec[i64] = make_zero_row(rules.seats)

    def begin(self, view: State, seat: i64, seed: i64) -> None:
        """Start a new search in an emptied tree, from the view of `seat`, which is to move; the
        seed determines all randomness."""
        self.view.copy_from(view)
        self.seat = seat
        self.luck.reset_from_seed(seed)
        self.tree.reset_to_unvisited_root()
        self.iterations = 0
        self.proves_results = (
            self.rules.seats == SEAT_COUNT_WITH_PROOFS
            and not self.has_tree_per_seat
            and self.policy.check_and_store_view_certainty(view, seat)
        )
        for place in range(self.rules.seats):
            if self.has_tree_per_seat:
                self.seat_roots[place] = (
                    ROOT_NODE if place == seat else self.tree.allocate_node(NO_NODE)
                )
            self.min_rewards[place] = FULL_REWARD_MILLIONTHS
            self.max_rewards[place] = 0

    def run_iterations(self, iterations: i64) -> None:
        """Run this many more iterations. Each one determinizes the view, goes down the tree to a
        leaf, plays on from there, and increases the sums of the nodes of the path by the
        rewards."""
        for _turn in range(iterations):
            self.state.copy_from(self.view)
            self.rules.determinize(self.state, self.seat, self.luck)
            for _step in range(self.resamples_per_iteration):
                self.policy.resample_determinization(self.state, self.seat, self.luck)
            self.policy.begin_determinization(self.state)
            if self.has_tree_per_seat:
                self.descend_in_seat_trees()
            else:
                self.descend_to_leaf()
            if self.proves_results and self.state.to_move == NOBODY and self.depth > 0:
                self.store_and_propagate_proven_result()
            self.play_out()
            self.write_leaf_rewards()
            self.backpropagate()
            self.iterations += 1

    def descend_to_leaf(self) -> None:
        """Play moves and chance events in `state` along the tree and store the nodes passed in
        `path`, until a node is reached for the first time, the tree is full or the game ends.
        Hidden choices are played quickly and have no node."""
        node: i64 = ROOT_NODE
        self.depth = 0
        while self.state.to_move != NOBODY and self.depth < LONGEST_PATH - 1:
            mover: i64 = self.state.to_move
            if mover == CHANCE:
                outcome: i64 = self.rules.draw_outcome(self.state)
                self.rules.apply(self.state, outcome)
                node = self.find_or_add_child(
                    node, self.policy.chance_outcome_key(self.state, outcome)
                )
            elif self.policy.is_choice_hidden(self.state, self.seat):
                self.rules.apply(
                    self.state, self.policy.quick_move(self.state, self.moves, self.luck)
                )
                continue
            else:
                node = self.select_or_add_child(node)
                macro_move: i64 = self.moves[0] if node == NO_NODE else self.tree.move[node]
                self.policy.play_macro_move(self.state, macro_move)
            if node == NO_NODE:
                return
            fresh: bool = self.tree.visits[node] == 0 and mover != CHANCE
            self.append_to_path(node, mover)
            if mover != CHANCE:
                revealed: i64 = self.policy.newly_revealed_facts_key(self.state)
                if revealed != 0:
                    node = self.find_or_add_child(node, revealed)
                    if node == NO_NODE:
                        return
                    self.append_to_path(node, CHANCE)
            if fresh:
                return

    def descend_in_seat_trees(self) -> None:
        """Play moves and chance events in `state`, each seat along a separate tree, and store the
        nodes passed in `path`, until the searching seat reaches a node for the first time, the
        trees are full or the game ends. Another seat plays quick moves once it has reached a new
        node."""
        self.depth = 0
        for seat in range(self.rules.seats):
            self.seat_nodes[seat] = self.seat_roots[seat]
        mover: i64 = self.seat
        while self.state.to_move != NOBODY and self.depth < LONGEST_PATH - 2:
            if self.state.to_move == CHANCE:
                self.apply_chance_in_seat_tree(mover)
                continue
            mover = self.state.to_move
            node: i64 = self.seat_nodes[mover]
            child: i64 = NO_NODE
            if node != NO_NODE:
                if mover != self.seat and node == self.seat_roots[mover]:
                    self.append_to_path(node, CHANCE)
                child = self.select_or_add_child(node)
            if child == NO_NODE and mover == self.seat:
                return
            self.seat_nodes[mover] = child
            if child == NO_NODE:
                self.rules.apply(
                    self.state, self.policy.quick_move(self.state, self.moves, self.luck)
                )
                continue
            self.policy.play_macro_move(self.state, self.tree.move[child])
            self.append_to_path(child, mover)
            if self.tree.visits[child] == 0:
                if mover == self.seat:
                    return
                self.seat_nodes[mover] = NO_NODE

    def apply_chance_in_seat_tree(self, mover_seat: i64) -> None:
        """Draw and apply a chance outcome after a move of `mover_seat`. In the tree of that seat
        follow the outcome, unless the seat has left its tree."""
        outcome: i64 = self.rules.draw_outcome(self.state)
        self.rules.apply(self.state, outcome)
        if self.seat_nodes[mover_seat] == NO_NODE:
            return
        child: i64 = self.find_or_add_child(
            self.seat_nodes[mover_seat], self.policy.chance_outcome_key(self.state, outcome)
        )
        self.seat_nodes[mover_seat] = child
        if child != NO_NODE:
            self.append_to_path(child, CHANCE)

    def store_and_propagate_proven_result(self) -> None:
        """Mark the last node of the path as proven won or lost by its mover, and propagate that up
        the path; do nothing for a draw. Only for two-player games that have ended."""
        self.rules.write_ranks(self.state, self.places)
        mover: i64 = self.movers[self.depth - 1]
        if self.places[mover] != self.places[1 - mover]:
            result: i64 = PROVEN_WON if self.places[mover] == 0 else PROVEN_LOST
            store_and_propagate_result(self.tree, self.path, self.movers, self.depth, result)

    def append_to_path(self, node: i64, mover_seat: i64) -> None:
        """Append a node, and the seat whose move led to it, to the path."""
        self.path[self.depth] = node
        self.movers[self.depth] = mover_seat
        self.depth += 1

    def find_or_add_child(self, node: i64, move: i64) -> i64:
        """Return the child for the move, a new one if needed; NO_NODE when the tree is full."""
        child: i64 = self.tree.find_child(node, move)
        return self.tree.add_child(node, move) if child == NO_NODE else child

    def select_or_add_child(self, node: i64) -> i64:
        """Return the child of a node to follow, adding it if needed.

        When the tree is full, return NO_NODE and leave the macro move to play in `moves[0]`.
        """
        if self.tree.has_listed_children[node] != 0:
            return self.select_listed_child(node)
        count: i64 = self.policy.write_candidate_moves(self.state, self.moves, self.scores)
        if self.policy.are_candidates_public(self.state, self.seat):
            kept: i64 = self.sort_and_keep_best_moves(count, MAX_CHILDREN)
            if not self.tree.add_all_children(node, self.moves, kept):
                return NO_NODE
            if kept == count:
                self.tree.has_every_legal_move[node] = 1
            return self.tree.first_child[node]
        width: i64 = self.sort_and_keep_best_moves(
            count, self.admitted_move_count(self.tree.visits[node])
        )
        return self.select_or_add_available_child(node, width)

    def select_listed_child(self, node: i64) -> i64:
        """Return the admitted child with the largest upper confidence bound.

        A proven win is taken before all others, then an untried child; proven losses are skipped
        and make room for more children, and only if all are lost the first child is returned.
        """
        visits: i64 = self.tree.visits[node]
        width: i64 = self.admitted_move_count(visits)
        allowance: float = self.exploration_bonus_numerator(self.state.to_move, visits)
        best: float = -1.0
        chosen: i64 = NO_NODE
        child: i64 = self.tree.first_child[node]
        rank: i64 = 0
        weight: float = VISIT_WEIGHT_OF_BEST_SCORED_MOVE
        while child != NO_NODE and rank < width:
            if self.tree.proven_result[child] == PROVEN_LOST:
                child = self.tree.next_sibling[child]
                continue
            if self.tree.visits[child] == 0 or self.tree.proven_result[child] == PROVEN_WON:
                return child
            bound: float = self.upper_confidence_bound(child, weight, allowance)
            if bound > best:
                best = bound
                chosen = child
            child = self.tree.next_sibling[child]
            rank += 1
            weight += 1.0
        return chosen if chosen != NO_NODE else self.tree.first_child[node]

    def select_or_add_available_child(self, node: i64, candidate_count: i64) -> i64:
        """Return the child with the largest upper confidence bound among the first
        `candidate_count` candidates, adding it if needed; exploration counts how often a child was
        available, not how often its parent was visited.

        When the tree is full, return NO_NODE and leave the macro move to play in `moves[0]`.
        """
        mover: i64 = self.state.to_move
        best: float = -1.0
        chosen: i64 = NO_NODE
        for rank in range(candidate_count):
            child: i64 = self.find_or_add_child(node, self.moves[rank])
            if child == NO_NODE or self.tree.visits[child] == 0:
                self.moves[0] = self.moves[rank]
                return child
            self.tree.availability_count[child] += 1
            allowance: float = self.exploration_bonus_numerator(
                mover, self.tree.availability_count[child]
            )
            bound: float = self.upper_confidence_bound(
                child, VISIT_WEIGHT_OF_BEST_SCORED_MOVE + float(rank), allowance
            )
            if bound > best:
                best = bound
                chosen = child
        return chosen

    def admitted_move_count(self, visits: i64) -> i64:
        """Return how many of the best-scored moves may be tried in a node with this number of
        visits; MAX_CHILDREN from VISITS_FOR_ALL_CHILDREN visits on."""
        if visits >= VISITS_FOR_ALL_CHILDREN:
            return MAX_CHILDREN
        return self.widths[visits]

    def sort_and_keep_best_moves(self, move_count: i64, max_kept: i64) -> i64:
        """Sort the best-scored moves to the front of `moves` and return their number, at most
        `max_kept`; the others are dropped. Among equal scores the first listed comes first."""
        kept: i64 = 0
        for index in range(move_count):
            key: i64 = self.scores[index] * INDICES_PER_SORT_KEY + (
                INDICES_PER_SORT_KEY - 1 - index
            )
            at: i64 = kept
            if kept < max_kept:
                kept += 1
            elif key > self.scores[kept - 1]:
                at -= 1
            else:
                continue
            while at > 0 and self.scores[at - 1] < key:
                self.scores[at] = self.scores[at - 1]
                at -= 1
            self.scores[at] = key
        for rank in range(kept):
            self.best_moves[rank] = self.moves[
                INDICES_PER_SORT_KEY - 1 - (self.scores[rank] & (INDICES_PER_SORT_KEY - 1))
            ]
        for rank in range(kept):
            self.moves[rank] = self.best_moves[rank]
        return kept

    def exploration_bonus_numerator(self, mover_seat: i64, possible_tries: i64) -> float:
        """Return the numerator of the exploration bonus of a move that could have been tried
        `possible_tries` times.

        It is proportional to the range of the mover's rewards so far, so that the search also
        distinguishes moves whose rewards differ little, as in a lost game.
        """
        spread: float = float(self.max_rewards[mover_seat] - self.min_rewards[mover_seat]) + 1.0
        return 2.0 * self.exploration * spread * sqrt(float(possible_tries))

    def upper_confidence_bound(
        self, child: i64, visit_weight: float, exploration_bonus_numerator: float
    ) -> float:
        """Return mean reward + allowance / (weight * (1 + visits)) of a visited child.

        The policy's less preferred moves have larger weights, and so a smaller bonus.
        """
        visits: float = float(self.tree.visits[child])
        mean: float = float(self.tree.total_reward[child]) / visits
        return mean + exploration_bonus_numerator / (visit_weight * (1.0 + visits))

    def play_out(self) -> None:
        """Play quick moves of the policy in `state` until it has passed `stages` more stages or the
        game ends; with STAGES_TO_THE_END, to the end of the game."""
        last: i64 = UNREACHABLE_STAGE
        if self.stages != STAGES_TO_THE_END:
            last = self.policy.stage_number(self.state) + self.stages
        self.policy.play_until_stage(self.state, self.luck, last)

    def write_leaf_rewards(self) -> None:
        """Write each seat's reward into `rewards`: exact when the game is over or there is no
        value, otherwise the value's estimate."""
        if self.state.to_move == NOBODY or self.value is None:
            self.policy.write_final_rewards(self.state, self.rewards)
        else:
            self.value.write_expected_rewards(self.state, self.rewards)

    def backpropagate(self) -> None:
        """Add a visit and the mover's reward to every node of the path, and update the range of
        each seat's rewards."""
        self.tree.visits[ROOT_NODE] += 1
        for seat in range(self.rules.seats):
            self.min_rewards[seat] = min(self.min_rewards[seat], self.rewards[seat])
            self.max_rewards[seat] = max(self.max_rewards[seat], self.rewards[seat])
        for step in range(self.depth):
            node: i64 = self.path[step]
            self.tree.visits[node] += 1
            mover: i64 = self.movers[step]
            if mover >= 0:
                self.tree.total_reward[node] += self.rewards[mover]

    def best_move(self) -> i64:
        """Return the first legal move of the best macro move of the root, NO_NODE before any
        search.

        The best one has the most visits by `effective_visit_count`, so a proven win comes first;
        among equally visited ones it has the most reward.
        """
        best: i64 = NO_NODE
        node: i64 = self.tree.first_child[ROOT_NODE]
        while node != NO_NODE:
            if best == NO_NODE or self.is_better_root_child(node, best):
                best = node
            node = self.tree.next_sibling[node]
        return (
            self.policy.first_move_of_macro_move(self.view, self.tree.move[best])
            if best != NO_NODE
            else NO_NODE
        )

    def is_better_root_child(self, node: i64, other_child: i64) -> bool:
        """Return whether a child of the root has more visits than another, or as many and more
        reward.
        """
        if self.effective_visit_count(node) != self.effective_visit_count(other_child):
            return self.effective_visit_count(node) > self.effective_visit_count(other_child)
        return self.tree.total_reward[node] > self.tree.total_reward[other_child]

    def effective_visit_count(self, node: i64) -> i64:
        """Return a node's visits, but VISITS_OF_PROVEN_WIN for a proven win and 1 for a proven
        loss."""
        if self.tree.proven_result[node] == PROVEN_WON:
            return VISITS_OF_PROVEN_WIN
        return 1 if self.tree.proven_result[node] == PROVEN_LOST else self.tree.visits[node]

    def is_best_move_settled(self, iterations_left: i64) -> bool:
        """Return whether the result of the root is proven, or the most visited child of the root
        leads by more visits than the `iterations_left` iterations that are left."""
        if self.tree.proven_result[ROOT_NODE] != 0:
            return True
        most, second = self.two_most_visit_counts()
        return most - second > iterations_left

    def is_best_move_clear(self) -> bool:
        """Return whether one child of the root has at least twice as many visits as every other."""
        most, second = self.two_most_visit_counts()
        return most >= 2 * second

    def two_most_visit_counts(self) -> tuple[i64, i64]:
        """Return the two highest visit counts of the root's children, 0 for a missing child."""
        most: i64 = 0
        second: i64 = 0
        node: i64 = self.tree.first_child[ROOT_NODE]
        while node != NO_NODE:
            visits: i64 = self.tree.visits[node]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            node = self.tree.next_sibling[node]
        return most, second

    def macro_move_statistics(self) -> list[tuple[int, int, int]]:
        """Return (macro move, visits, mean reward rounded down) of every tried macro move of the
        root, most visited first. The visits are those of `effective_visit_count`."""
        tried: list[tuple[int, int, int]] = []
        node: i64 = self.tree.first_child[ROOT_NODE]
        while node != NO_NODE:
            visits: i64 = self.tree.visits[node]
            if visits > 0:
                mean: i64 = self.tree.total_reward[node] // visits
                tried.append(
                    (int(self.tree.move[node]), int(self.effective_visit_count(node)), int(mean))
                )
            node = self.tree.next_sibling[node]
        return sorted(tried, key=_most_visits_sort_key)

    def legal_move_statistics(self) -> list[tuple[int, int, int]]:
        """Return (legal move, visits, mean reward) of every tried first move, most visited first;
        macro moves with an equal first move are added up."""
        visits: dict[int, int] = {}
        rewards: dict[int, int] = {}
        for macro_move, times, mean in self.macro_move_statistics():
            move = int(self.policy.first_move_of_macro_move(self.view, macro_move))
            visits[move] = visits.get(move, 0) + times
            rewards[move] = rewards.get(move, 0) + times * mean
        tried = [(move, visits[move], rewards[move] // visits[move]) for move in visits]
        return sorted(tried, key=_most_visits_sort_key)


def _admitted_move_counts(min_count: int) -> list[int]:
    """Return, indexed by the visits of a node, how many moves it may try: twice the square root
    of the visits, at least `min_count` and at most MAX_CHILDREN."""
    widths: list[int] = []
    width = min_count
    for visits in range(VISITS_FOR_ALL_CHILDREN):
        while width < MAX_CHILDREN and width * width < 4 * visits:
            width += 1
        widths.append(width)
    return widths


def _most_visits_sort_key(tried: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return a sort key: most visits first, then most reward, then by move."""
    return (-tried[1], -tried[2], tried[0])
