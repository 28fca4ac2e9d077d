"""Play games by itself and record positions with the games' results."""

from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ai.players import always
from ai.search.policy import Policy
from ai.search.policy_weight_tables import PolicyWeightForm
from ai.search.style import TO_THE_END, SearchStyle
from ai.search_player import SearchPlayer
from ai.titles import mind_for
from ai.value.self_play_plan import SelfPlayPlan
from game.engine.luck import Luck
from game.engine.rows import zeros
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Options
from game.titles import title

LARGEST_SEED: Final = 2**40
# share of the games in which each seat has its own perturbed policy weights
PERTURBED_SHARE: Final = 0.5
OPENING_SHARE: Final = 0.5  # of the games: some seats are set on an opening, where a title has any
SET_ON_ONE: Final = 0.6  # of the seats of such a game
FOLLOWED: Final = 0.35  # of a seat's moves while it is set on an opening: without thought
LITTLE_THOUGHT: Final = 16  # iterations of the other moves that lead up to what is recorded
STRENGTHS: Final = (0.3, 1.2)  # of the changes an opening names


@dataclass(slots=True)
class PlayedGame:
    """One finished game: recorded positions, final points and the winner."""

    options: Options
    stages: list[int] = field(default_factory=list)
    inputs: list[list[int]] = field(default_factory=list)  # of all seats, see Observer
    points: tuple[int, ...] = ()
    winner: int = 0


class SelfPlay:
    """Plays games of one set-up with one strength.

    Moves before the first recorded stage are quick moves, or of little thought in titles with
    openings; later ones are searched. Seats lean to what was drawn for them: with openings only
    before the first recorded stage, so that what is recorded is what good play brings.
    """

    def __init__(
        self, plan: SelfPlayPlan, options: Options, iterations: int, style: SearchStyle
    ) -> None:
        """Prepare games with that many search iterations a decision; 0 uses quick moves only."""
        self._plan = plan
        self._game: Game = title(options.title).game(options)
        self._rules = rules = self._game.rules
        self._policy: Policy = mind_for(options.title, options.edition).policy(self._game)
        self._iterations = iterations
        if options.automa is not None:  # only a learned value knows automas, and there is none yet
            style = replace(style, stages=TO_THE_END)
        self._player = SearchPlayer(self._game, max(iterations, 1), style)
        leads_up = bool(plan.openings) and iterations > 0
        self._leader = SearchPlayer(self._game, LITTLE_THOUGHT, style) if leads_up else None
        self._observer = plan.observer(self._game)
        self._usual: NDArray[np.float64] | None = None  # policy weights, read at the first use
        self._set_on_one: list[bool] = [False] * int(rules.seats)
        self._out = zeros(rules.most_moves)
        self._scores = zeros(rules.most_moves)
        self._view = rules.new_state()

    def play(self, seed: int) -> PlayedGame:
        """Play the game of that seed to its end."""
        luck = np.random.default_rng(seed)
        quick = Luck()
        quick.seed(int(luck.integers(LARGEST_SEED)))
        start = int(luck.choice(self._plan.starts))
        played = PlayedGame(self._game.options)
        state = self._rules.new_state()
        observer = self._observer
        self._rules.deal(state, int(luck.integers(LARGEST_SEED)))
        self._lean(luck)
        noted = -1
        while state.to_move != NOBODY:
            well = observer.plays_well(state, start)
            stage = int(observer.features.stage(state))
            fresh = observer.begins_stage(state) and stage != noted
            if fresh or luck.random() < self._plan.noted:
                if well or stage >= start:
                    played.stages.append(stage)
                    played.inputs.append(observer.features.numbers(state))
                noted = stage
            self._advance(state, luck, quick, well=well)
        played.points = self._game.scores(state)
        played.winner = self._game.ranking(state)[0]
        return played

    def _lean(self, luck: np.random.Generator) -> None:
        """Set the policy weights for a game: perturbed separately for each seat, or the usual
        ones.
        """
        form = self._plan.policy_weights
        policies = (self._policy, (self._leader or self._player).policy)
        every = [
            policy_weights
            for policy in policies
            if (policy_weights := policy.seat_policy_weights())
        ]
        if form is None:
            return
        if self._usual is None:
            self._usual = np.array(form.numbers_in(every[0]), float)
        changes = np.zeros((self._rules.seats, len(self._usual)))
        if luck.random() < PERTURBED_SHARE:
            changes = luck.normal(size=changes.shape) * form.spread()
        self._draw_openings(luck, form, changes)
        for seat, row in enumerate(form.rounded(self._usual + changes)):
            for policy_weights in every:
                form.set_seat_numbers(policy_weights, seat, row)

    def _draw_openings(
        self, luck: np.random.Generator, form: PolicyWeightForm, changes: NDArray[np.float64]
    ) -> None:
        """Set seats on openings, adding what those change; nothing is drawn without openings."""
        self._set_on_one = [False] * len(changes)
        openings = list(self._plan.openings.values())
        if not openings or luck.random() >= OPENING_SHARE:
            return
        for seat in range(len(changes)):
            if luck.random() < SET_ON_ONE:
                opening = openings[int(luck.integers(len(openings)))]
                changes[seat] += luck.uniform(*STRENGTHS) * form.amounts(opening)
                self._set_on_one[seat] = True

    def _follows(self, state: State, luck: np.random.Generator) -> bool:
        """Return whether the seat to move follows its opening now."""
        is_set = self._set_on_one[int(state.to_move)]
        return is_set and self._plan.opens(state) and luck.random() < FOLLOWED

    def _advance(self, state: State, luck: np.random.Generator, quick: Luck, *, well: bool) -> None:
        """Play one chance event or one decision, with search if `well`, otherwise a quick move."""
        if state.to_move == CHANCE:
            self._rules.apply(state, self._rules.draw_outcome(state))
        elif luck.random() < self._observer.exploration(state, well=well):
            self._rules.apply(state, self._explored(state, luck))
        elif well and self._iterations > 0:
            self._search(state, self._player, luck)
        elif self._leader is not None and not self._follows(state, luck):
            self._search(state, self._leader, luck)
        else:
            self._rules.apply(state, self._policy.quick_move(state, self._out, quick))

    def _search(self, state: State, player: SearchPlayer, luck: np.random.Generator) -> None:
        """Play the decision that is due as the player finds it by search."""
        seat = int(state.to_move)
        self._rules.hide(state, seat, self._view)
        seed = int(luck.integers(LARGEST_SEED))
        self._rules.apply(state, player.choose(self._view, seat, seed, always))

    def _explored(self, state: State, luck: np.random.Generator) -> int:
        """Return a random one of the promising moves."""
        self._policy.begin(state)
        count = int(self._policy.candidates(state, self._out, self._scores))
        chosen = self._out[int(luck.integers(count))]
        return int(self._policy.move_of(state, chosen))
