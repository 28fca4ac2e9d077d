"""The rollout of a decision: its moves are played on in determinized worlds."""

from collections.abc import Callable, Sequence
from typing import Final, cast

from game.engine.luck import Luck
from game.engine.rules import CHANCE, NOBODY, Rules
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState
from tools.titles.tinners_trail.sparring.company import read_company
from tools.titles.tinners_trail.sparring.price_forecast import price_forecast_of_table
from tools.titles.tinners_trail.sparring.season import PartnerStyle, cached_season

# Rollouts of a decision: leading moves are played on in imagined worlds until all have passed.

Player = Callable[[TrailState, int], int]  # what a seat does in a view
MAX_ROLLOUT_MOVES: Final = 400  # moves of a rollout
SEED_COUNT: Final = 2**32
WORLD_STEP: Final = 7919


class DecisionRollout:
    """Compares moves by playing them on in determinized states until the round's actions end, with
    players who see only their views."""

    def __init__(
        self, rules: Rules, style: PartnerStyle, player: Player, rivals: Sequence[Player]
    ) -> None:
        """Play on by these rules: the seat by one player, others by a rival in turn for each world.

        Everybody is shown views alone.
        """
        self._rules = rules
        self._style = style
        self._player = player
        self._rivals = rivals
        self._luck = Luck()
        self._shown = rules.new_state()

    def best(self, view: TrailState, seat: int, moves: list[int], seed: int) -> int:
        """Return the move with the best mean lead; all moves are played in the same
        determinizations, and the weaker half is dropped after each stage."""
        left = list(dict.fromkeys(moves))
        totals = dict.fromkeys(left, 0.0)
        played = 0
        for worlds in self._style.worlds:
            if len(left) == 1:
                break
            for world in range(played, played + worlds):
                for move in left:
                    totals[move] += self._ends(view, seat, move, (seed, world))
            played += worlds
            left = sorted(left, key=lambda move: -totals[move])[: max(1, (len(left) + 1) // 2)]
        return left[0]

    def _ends(self, view: TrailState, seat: int, move: int, world: tuple[int, int]) -> float:
        """Return how many points the seat is ahead at the end of one world."""
        rules = self._rules
        shown = self._shown
        state = view.clone()
        assert isinstance(state, TrailState)
        seed, number = world
        rival = self._rivals[number % len(self._rivals)]
        self._luck.reset_from_seed(seed % SEED_COUNT + WORLD_STEP * number)
        rules.determinize(state, seat, self._luck)
        rules.apply(state, move)
        for _step in range(MAX_ROLLOUT_MOVES):
            if state.to_move == NOBODY or state.phase in (kinds.INVEST_PHASE, kinds.PRICES_PHASE):
                break
            if state.to_move == CHANCE:
                rules.apply(state, rules.draw_outcome(state))
                continue
            mover = int(state.to_move)
            rules.write_view_for_seat(state, mover, shown)
            player = self._player if mover == seat else rival
            rules.apply(state, player(cast("TrailState", shown), mover))
        points = [self._points(state, other) for other in range(int(state.seats))]
        others = points[:seat] + points[seat + 1 :]
        return points[seat] - self._style.rivalry * sum(others) / len(others)

    def _points(self, state: TrailState, seat: int) -> float:
        if state.to_move == NOBODY:
            return float(state.points[seat])
        season = cached_season(price_forecast_of_table(state, int(state.place[seat])), self._style)
        return season.points(read_company(state, seat))
