"""Games played with and without a mine: what the mine is worth in points, and so in pounds."""

from __future__ import annotations

from ai.analysis.worlds import seed_of
from ai.search.trials import NO_MOVE, Playouts
from game.engine.moves import first_of, kind_of, pack
from game.engine.rules import CHANCE, Rules
from game.titles.tinners_trail.rules.auction import drop_out
from game.titles.tinners_trail.rules.kinds import ACTIONS, AUCTION, BID, BUILD, DROP, ROUNDS, SURVEY
from game.titles.tinners_trail.rules.state import TrailState

GAMES = 240
USUAL_PLACE = 1  # of the investment column, for the points a pound earns
TEN = 10


class MineTrials:
    """Plays the same imagined games twice: the deciding seat gets the mine, or does not."""

    def __init__(self, rules: Rules, trials: Playouts) -> None:
        """Play with these trials."""
        self._rules = rules
        self._trials = trials

    def fair_price(self, view: TrailState, area: int) -> float | None:
        """Return the pounds at which the mine brings the seat neither more nor fewer points.

        Paid at the lowest bid and won at once, against dropping out before any bid: then others
        may have it. So before an auction as in it. None against Lord Wallace, who does not bid
        like that.
        """
        if view.board.solo:
            return None
        seat = int(view.to_move)
        gained, paid = 0, 0
        for number in range(GAMES):
            world_seed = seed_of(area, number)
            self._trials.imagine(view, seat, world_seed)
            paid += self._win(area)
            with_mine = self._points(seat, world_seed)
            self._trials.imagine(view, seat, world_seed)
            self._do_without(area)
            gained += with_mine - self._points(seat, world_seed)
        return (gained / points_for_a_pound(view) + paid) / GAMES

    def _points(self, seat: int, seed: int) -> int:
        self._trials.play(NO_MOVE, seed)
        return int(self._trials.points_of(seat))

    def _win(self, area: int) -> int:
        """Let the seat to move win the mine in the world at the lowest bid; return that bid."""
        world, rules = self._trials.world, self._rules
        assert isinstance(world, TrailState)
        self._open(area)
        bid = next((code for code in rules.legal_codes(world) if kind_of(code) == BID), None)
        if world.phase != AUCTION or bid is None:
            return int(world.minimum)
        rules.apply(world, bid)
        while world.phase == AUCTION:
            rules.apply(world, pack(DROP, 0, 0, 0))
        return int(first_of(bid))

    def _do_without(self, area: int) -> None:
        """Leave the mine of the world to the others, also where the seat would have to open."""
        world = self._trials.world
        assert isinstance(world, TrailState)
        self._open(area)
        if world.phase == AUCTION:
            drop_out(world)

    def _open(self, area: int) -> None:
        """Put the mine up for auction where it is not yet."""
        world, rules = self._trials.world, self._rules
        assert isinstance(world, TrailState)
        if world.phase == ACTIONS:
            rules.apply(world, pack(BUILD, area, 0, 0))
        while world.phase == SURVEY or world.to_move == CHANCE:
            luck = world.to_move == CHANCE
            rules.apply(world, rules.draw_outcome(world) if luck else rules.legal_codes(world)[0])


def points_for_a_pound(view: TrailState) -> float:
    """Return the points a pound earns when it is invested this round (I-4)."""
    cell = USUAL_PLACE * ROUNDS + int(view.round) - 1
    return int(view.board.per_ten[cell]) / TEN
