"""What a mine that is put up is worth, from many imagined games, and who may bid how much.
Games played with and without a mine: what the mine is worth in points, and so in pounds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ai.analysis.worlds import seed_of
from ai.search.trials import NO_MOVE, Playouts
from ai.titles.tinners_trail.auctions import UP_TO, card_worth, required_bid
from ai.titles.tinners_trail.ground import mine_worth_2007
from ai.titles.tinners_trail.reasons.plain import PENCE, best_load, pounds
from ai.titles.tinners_trail.worth import MeanTiles, mine_worth
from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of, pack
from game.engine.rules import CHANCE, Rules
from game.engine.title import Fact, Reason
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import (
    BASE_MINIMUM,
    drop_out,
    may_take_part,
    opening_minimum,
)
from game.titles.tinners_trail.rules.developments import is_empty
from game.titles.tinners_trail.rules.edition_2007 import adits_of, drained_before
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.view import imagine, with_seat

TILES = 120  # imagined
TENTH = 10  # the interval leaves out a tenth at either end

GAMES = 240
USUAL_PLACE = 1  # of the investment column, for the points a pound earns
TEN = 10

MEAN_ORE = 3.5  # cubes in unknown ground
MEAN_WATER = 2.8


@dataclass(frozen=True, slots=True)
class FairValue:
    """The price in pounds at which a mine brings neither gain nor loss, and eight tenths' range.

    The range is what the tile makes of it; a known tile has none.
    """

    mean: int
    low: int
    high: int


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
            Rival(
                other, min(_rounded(self._worth(view, other, area) + shift), int(view.money[other]))
            )
            for other in range(view.seats)
            if other != seat and _can_bid(view, other)
        ]
        return Appraisal(value, max(rivals, key=lambda rival: rival.most, default=None))

    def _guesses(self, view: TrailState, area: int) -> Iterator[float]:
        """Yield the worth of the mine with one tile after another that may lie there."""
        seat = int(view.to_move)
        if view.tile[area] != kinds.UNKNOWN_TILE:
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
        if state.survey_card != kinds.EMPTY and state.area == area:
            worth += int(card_worth(state, area, state.survey_card))
        return worth / PENCE


def _can_bid(view: TrailState, seat: int) -> bool:
    if view.phase == kinds.AUCTION:
        return bool(view.bidding[seat])
    return bool(may_take_part(view, seat)) and bool(view.money[seat] > view.passed)


def _rounded(pounds: float) -> int:
    return max(round(pounds), 0)


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
        gained = 0
        paid = 0
        for number in range(GAMES):
            world_seed = seed_of(area, number)
            self._trials.imagine(view, seat, world_seed)
            paid += self._win(area)
            with_mine = self._points(seat, world_seed)
            self._trials.imagine(view, seat, world_seed)
            self._do_without(area)
            gained += with_mine - self._points(seat, world_seed)
        cell = USUAL_PLACE * kinds.ROUNDS + int(view.round) - 1
        points_for_a_pound = int(view.board.per_ten[cell]) / TEN  # invested this round (I-4)
        return (gained / points_for_a_pound + paid) / GAMES

    def _points(self, seat: int, seed: int) -> int:
        self._trials.play(NO_MOVE, seed)
        return int(self._trials.points_of(seat))

    def _win(self, area: int) -> int:
        """Let the seat to move win the mine in the world at the lowest bid; return that bid."""
        world = self._trials.world
        rules = self._rules
        assert isinstance(world, TrailState)
        self._open(area)
        bid = next((code for code in rules.legal_codes(world) if kind_of(code) == kinds.BID), None)
        if world.phase != kinds.AUCTION or bid is None:
            return int(world.minimum)
        rules.apply(world, bid)
        while world.phase == kinds.AUCTION:
            rules.apply(world, pack(kinds.DROP, 0, 0, 0))
        return int(first_of(bid))

    def _do_without(self, area: int) -> None:
        """Leave the mine of the world to the others, also where the seat would have to open."""
        world = self._trials.world
        assert isinstance(world, TrailState)
        self._open(area)
        if world.phase == kinds.AUCTION:
            drop_out(world)

    def _open(self, area: int) -> None:
        """Put the mine up for auction where it is not yet."""
        world = self._trials.world
        rules = self._rules
        assert isinstance(world, TrailState)
        if world.phase == kinds.ACTIONS:
            rules.apply(world, pack(kinds.BUILD, area, 0, 0))
        while world.phase == kinds.SURVEY or world.to_move == CHANCE:
            luck = world.to_move == CHANCE
            rules.apply(world, rules.draw_outcome(world) if luck else rules.legal_codes(world)[0])


# Reasons about auctions: fair value, rivals, insurance, survey cards (A-1 .. A-9).


def build_reasons(view: TrailState, appraiser: Appraiser, area: int) -> list[Reason]:
    """Return why to put an area up: what it is worth, what it may cost.

    A worth below the price would speak against it, and is not told.
    """
    appraisal = appraiser.appraise(view, area)
    value = appraisal.value
    rival = appraisal.rival
    price = max(int(opening_minimum(view)), rival.most if rival is not None else 0)
    reasons = _first_mine(view)
    if value.mean > opening_minimum(view):
        reasons.append(_value(view, area, value))
    reasons += _rival(view, rival)
    if value.mean > price:
        reasons.append(Reason("build-leaves", {"pounds": value.mean - price}))
    return reasons


def bid_reasons(view: TrailState, appraiser: Appraiser, code: int, limit: int) -> list[Reason]:
    """Return why to bid, up to a limit in pounds if that is the plan, or to drop out.

    Only what speaks for the advice is told: a worth that the price does not reach, or exceeds.
    """
    appraisal = appraiser.appraise(view, int(view.area))
    value = appraisal.value
    rival = appraisal.rival
    if _drops_out(view, code, limit):
        return _drop_reasons(view, value)
    reasons = [*_first_mine(view), *_price_reasons(view, value, code, limit), *_rival(view, rival)]
    if view.survey_from == kinds.FROM_HAND and view.opener == view.to_move and rival is not None:
        expected = max(int(view.high_bid), int(view.minimum), rival.most)
        reasons.append(Reason("insurance", {"pounds": (expected + 1) // 2}))
    return reasons


def _drops_out(view: TrailState, code: int, limit: int) -> bool:
    """Return whether an answer, or a plan that ends at a limit, bids no more."""
    return kind_of(code) == kinds.DROP or (
        kind_of(code) == UP_TO and limit < int(required_bid(view))
    )


def _price_reasons(view: TrailState, value: FairValue, code: int, limit: int) -> list[Reason]:
    """Return what the mine is worth, and how far to go or what it leaves."""
    required = int(required_bid(view))
    price = int(first_of(code)) if kind_of(code) == kinds.BID else required
    reasons = [_value(view, int(view.area), value)] if value.mean >= price else []
    if limit >= required:
        reasons.append(Reason("bid-limit", {"pounds": limit}))
    elif value.mean > price:
        reasons.append(Reason("bid-leaves", {"pounds": value.mean - price}))
    return reasons


def _first_mine(view: TrailState) -> list[Reason]:
    """Return that the seat has no mine yet."""
    owners = [int(view.owner[area]) for area in range(view.board.areas)]
    return [] if int(view.to_move) in owners else [Reason("first-mine")]


def _drop_reasons(view: TrailState, value: FairValue) -> list[Reason]:
    """Return why to drop out: the mine is worth less than the least bid, or nothing at all."""
    required = int(required_bid(view))
    if value.mean >= required:
        return []
    if value.mean <= 0:
        worthless = Reason("mine-not-worth-it", {"area": view.board.area_names[view.area]})
        old = view.board.edition_2007
        return [worthless, *([] if old else best_load(view, int(view.to_move)))]
    too_dear = Reason("bid-too-dear", {"pounds": required})
    return [_value(view, int(view.area), value), too_dear]


def survey_reasons(view: TrailState, appraiser: Appraiser, move: int) -> list[Reason]:
    """Return why to open with a card, or to keep it (A-4, A-7)."""
    choice = int(first_of(move))
    if choice < kinds.CARD:
        return [Reason("card-kept")]
    card = choice - kinds.CARD
    area = int(view.area)
    worth = pounds(int(card_worth(view, area, card)))
    price = int(view.board.card_value[card])
    if kind_of(move) != kinds.SURVEY_CARD:
        return [Reason("card-worth-price", {"pounds": worth, "price": price})]
    reasons = [Reason("card-worth", {"pounds": worth})]
    rival = appraiser.appraise(view, area).rival
    if rival is not None and rival.most > 0 and not view.board.two_player:
        reasons.append(Reason("insurance", {"pounds": (rival.most + 1) // 2}))
    return reasons


def discard_reasons(view: TrailState, move: int, others: tuple[int, ...]) -> list[Reason]:
    """Return why to lay this card aside: what the kept one is worth more (S-4)."""
    if not others:
        return []
    laid = int(first_of(move))
    kept = int(first_of(others[0]))
    more = int(card_worth(view, kinds.EMPTY, kept)) - int(card_worth(view, kinds.EMPTY, laid))
    return [Reason("card-better", {"pounds": pounds(more)})] if more > 0 else []


def _value(view: TrailState, area: int, value: FairValue) -> Reason:
    facts: dict[str, Fact] = {"area": view.board.area_names[area], "pounds": value.mean}
    if value.low == value.high:
        return Reason("fair-value-known", facts)
    return Reason("fair-value", {**facts, "low": value.low, "high": value.high})


def _rival(view: TrailState, rival: Rival | None) -> list[Reason]:
    """Return who else may bid; what Lord Wallace does is for his dice to say (LW-6)."""
    if rival is None:
        return [] if view.board.solo else [Reason("no-rival")]
    if rival.most < max(int(view.minimum), 1 + int(view.passed), int(view.high_bid)):
        return [Reason("rivals-not-keen")]
    return [Reason("rivals-maximum", {"seat": rival.seat, "pounds": rival.most})]


# Reasons about new mines of 2007: what open ore or ground is worth, who may bid (C-9, C-12).


def build_reasons_2007(st: TrailState, area: int) -> list[Reason]:
    """Return why to put an area up: what it is worth, who else can pay."""
    worth = int(mine_worth_2007(st, st.to_move, area)) // PENCE
    found = [*_first_mine(st), *_ground(st, area)]
    if worth > BASE_MINIMUM:
        found.append(_value(st, area, FairValue(worth, worth, worth)))
    return [*found, _richest_rival(st)]


def bid_reasons_2007(st: TrailState, worth: int, code: int, limit: int) -> list[Reason]:
    """Return why to bid, up to a limit in pounds if that is the plan, or to drop out."""
    value = FairValue(worth, worth, worth)
    if _drops_out(st, code, limit):
        return _drop_reasons(st, value)
    reasons = [*_first_mine(st), *_ground(st, int(st.area))]
    return [*reasons, *_price_reasons(st, value, code, limit), _richest_rival(st)]


def _ground(st: TrailState, area: int) -> list[Reason]:
    """Return what the dice of empty ground bring on average (C-12)."""
    if not is_empty(st, area):
        return []
    ore = MEAN_ORE + 2 * int(adits_of(st, area))
    water = max(0.0, MEAN_WATER - int(drained_before(st, area)))
    return [Reason("unknown-ground", {"ore": f"{ore:.1f}", "water": f"{water:.1f}"})]


def _richest_rival(st: TrailState) -> Reason:
    """Return who else can bid, and how much at most."""
    rivals = [
        (int(st.money[seat]), -seat)
        for seat in range(int(st.seats))
        if seat != st.to_move and may_take_part(st, seat) and st.money[seat] >= BASE_MINIMUM
    ]
    if not rivals:
        return Reason("no-rival")
    money, seat = max(rivals)
    return Reason("rival-can-pay", {"seat": -seat, "pounds": money})
