"""What a mine that is put up is worth, from many imagined games, and who may bid how much."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ai.titles.tinners_trail.auctions import card_worth
from ai.titles.tinners_trail.reasons.mine_trials import MineTrials
from ai.titles.tinners_trail.reasons.pounds import PENCE
from ai.titles.tinners_trail.worth import MeanTiles, mine_worth
from game.engine.luck import Luck
from game.titles.tinners_trail.rules.auction import may_take_part
from game.titles.tinners_trail.rules.imagining import imagine
from game.titles.tinners_trail.rules.kinds import AUCTION, EMPTY, UNKNOWN_TILE
from game.titles.tinners_trail.rules.seat_sets import with_seat
from game.titles.tinners_trail.rules.state import TrailState

TILES = 120  # imagined
TENTH = 10  # the interval leaves out a tenth at either end


@dataclass(frozen=True, slots=True)
class FairValue:
    """The price in pounds at which a mine brings neither gain nor loss, and eight tenths' range.

    The range is what the tile makes of it; a known tile has none.
    """

    mean: int
    low: int
    high: int

    @property
    def is_certain(self) -> bool:
        """Whether the tile makes no difference."""
        return self.low == self.high


@dataclass(frozen=True, slots=True)
class Rival:
    """A seat that may bid, and the most it is likely to pay, in pounds."""

    seat: int
    most: int


@dataclass(frozen=True, slots=True)
class Appraisal:
    """What a mine is worth to the deciding seat, and the rival who may bid most, if any can."""

    value: FairValue
    rival: Rival | None


class Appraiser:
    """Values mines for the seat whose view it is handed."""

    def __init__(self, tiles: MeanTiles, trials: MineTrials) -> None:
        """Use these mean tiles for guesses, these trials for what a mine really brings."""
        self._tiles = tiles
        self._trials = trials

    def appraise(self, view: TrailState, area: int) -> Appraisal:
        """Return what a new mine there is worth, its survey and the building's work counted.

        The mean comes from games played with and without the mine, the range around it from
        what the unseen tiles hold: the same games for a mine whenever it is asked about, so that
        what is said of it stays. A rival is judged by what that seat can know.
        """
        seat = int(view.to_move)
        guesses = sorted(self._guesses(view, area))
        count = len(guesses)
        guess = sum(guesses) / count
        price = self._trials.fair_price(view, area)
        shift = 0.0 if price is None else price - guess
        value = FairValue(
            _rounded(guess + shift),
            _rounded(guesses[count // TENTH] + shift),
            _rounded(guesses[count - 1 - count // TENTH] + shift),
        )
        rivals = [
            Rival(other, min(_rounded(self._worth(view, other, area) + shift), _purse(view, other)))
            for other in range(view.seats)
            if other != seat and _can_bid(view, other)
        ]
        return Appraisal(value, max(rivals, key=lambda rival: rival.most, default=None))

    def _guesses(self, view: TrailState, area: int) -> Iterator[float]:
        """Yield the worth of the mine with one tile after another that may lie there."""
        seat = int(view.to_move)
        if view.tile[area] != UNKNOWN_TILE:
            yield self._worth(view, seat, area)
            return
        luck = Luck()
        luck.seed(area)
        for _ in range(TILES):
            world = view.clone()
            assert isinstance(world, TrailState)
            imagine(world, seat, luck)
            world.seen[area] = with_seat(int(world.seen[area]), seat)
            yield self._worth(world, seat, area)

    def _worth(self, state: TrailState, seat: int, area: int) -> float:
        worth = int(mine_worth(state, self._tiles, seat, area))
        if state.survey_card != EMPTY and state.area == area:
            worth += int(card_worth(state, area, state.survey_card))
        return worth / PENCE


def _can_bid(view: TrailState, seat: int) -> bool:
    if view.phase == AUCTION:
        return bool(view.bidding[seat])
    return bool(may_take_part(view, seat)) and bool(view.money[seat] > view.passed)


def _purse(view: TrailState, seat: int) -> int:
    return int(view.money[seat])


def _rounded(pounds: float) -> int:
    return max(round(pounds), 0)
