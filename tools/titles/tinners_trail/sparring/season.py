"""Estimates the points with which a company ends if it only extracts and invests (X, I)."""

from dataclasses import dataclass
from functools import lru_cache

from game.titles.tinners_trail.rules.kinds import ROUND_COUNT
from tools.titles.tinners_trail.sparring.company import (
    CAPACITY,
    COPPER,
    PUMP,
    TIN,
    WATER,
    PartnerCompany,
)
from tools.titles.tinners_trail.sparring.price_forecast import PriceForecast

UNSEEN_MINE = (2, 2, 3, 2, 0)  # a mine nobody has seen yet, after its first drop of water is gone
VENTURE_WORK = 2
WORKS_WORK = 2  # a miner and a pump, or a port
VENTURE_ROOM = 4  # work points a new mine needs to be worth its price
MAX_REMEMBERED = 30_000


@dataclass(frozen=True, slots=True)
class PartnerStyle:
    """The weights of a player, in pounds unless said otherwise."""

    idle_now: float = 1.0  # a work point of this round with nothing better to do
    idle_later: float = 1.0  # one of a later round: developments nobody can foresee
    min_profit: float = 1.0  # of an extraction, below it the work is kept
    thrift: float = 0.0  # by how much a pound for water counts more than it costs
    works: int = 0  # mines improved in each later round
    hold: float = 0.4  # share of what a cube may bring more in a later round that is waited for
    venture_price: float = 7.0  # of a mine yet to be found in a later round
    venture_profit: float = 4.0  # an extraction must bring more than a new mine's work
    bid_share: float = 0.8  # share of a mine's worth bid at most
    alternatives: bool = True  # bids in the light of other mines to be had
    reserve: int = 0  # pounds kept out of the bidding while there is work left to dig
    insured: float = 1.0  # of what an insured opener is paid counts as lost, two players
    push: float = 0.6  # how far rivals go, as a share of what the mine is worth to them
    denial: float = 0.3  # of what a rival gains, two players; shared out with more
    open_gain: float = 1.0  # points an auction must promise
    develop_gain: float = 0.5  # points a development must promise
    early: float = 1.5  # points that being first to pass is worth beside the better row
    patience: float = 0.0  # points more it must promise while a rival can answer
    floor: tuple[int, int, int] = (15, 15, 15)  # pounds kept into rounds 2, 3, 4 at least
    pass_from: int = 6  # work points left from which passing is weighed
    worlds: tuple[int, ...] = ()  # imagined for every leading move, then for the better half
    rivalry: float = 1.0  # of what rivals make on average counts against one's own points
    rivals: tuple[float, ...] = (0.8, 0.5, 0.65, 0.35)  # shares they bid in imagined worlds


Load = tuple[float, int, int, int]  # what it is worth, pounds for water, tin, copper

Digging = list[int]  # a mine while it is dug


@lru_cache(maxsize=200_000)
def best_load(mine: tuple[int, int, int, int], tin: float, copper: float, factor: float) -> Load:
    """Return the best single extraction from a mine as (value, pounds for water, tin, copper); a
    cube is worth its price minus `factor` times the mine's water."""
    max_tin, max_copper, water, room = mine
    cost = water * factor
    tin_gain = tin - cost
    copper_gain = copper - cost
    tins = coppers = 0
    if tin_gain >= copper_gain:
        tins = min(max_tin, room) if tin_gain > 0 else 0
        coppers = min(max_copper, room - tins) if copper_gain > 0 else 0
    else:
        coppers = min(max_copper, room) if copper_gain > 0 else 0
        tins = min(max_tin, room - coppers) if tin_gain > 0 else 0
    return (tins * tin_gain + coppers * copper_gain, (tins + coppers) * water, tins, coppers)


class Season:
    """The rest of a game as one company would play it alone, at expected prices."""

    def __init__(self, view: PriceForecast, style: PartnerStyle) -> None:
        """Prepare to value companies at these prices with these weights."""
        self.forecast = view
        self.style = style

    def points(self, company: PartnerCompany, *, whole_round: bool = False) -> float:
        """Return the company's points at the end if it digs by the best profit and invests all
        money that the next round does not need; cached.

        With `whole_round`, new mines may be built in this round too; otherwise only in later
        rounds.
        """
        return _points(self, company, whole_round)

    def played_on(self, company: PartnerCompany, *, whole_round: bool) -> float:
        """Compute the result of `points`, without a cache."""
        forecast = self.forecast
        now = company.round
        mines = [list(mine) for mine in company.mines]
        points = float(company.points) + sum(company.places[: min(company.emigrants, company.work)])
        work = company.work - min(company.emigrants, company.work, len(company.places))
        earned = float(company.sales)
        if company.arsenic:
            earned += company.arsenic
            work -= 1
        money = float(company.money)
        left = company.mines_left
        if work > 0:
            spent, sold, built = self._dig(mines, work, money, now, left if whole_round else 0)
            money += sold - spent
            left -= built
        money += earned
        for later in range(now + 1, ROUND_COUNT + 1):
            for mine in mines:
                if mine[PUMP] and mine[WATER]:
                    mine[WATER] -= 1
            pension = company.pensions[later]
            spent, sold, built = self._dig(mines, company.columns, money + pension, later, left)
            left -= built
            kept = max(0.0, spent - pension)
            points += (money - kept) * forecast.rate[later - 1]
            money = kept + pension - spent + sold
        return points + money * forecast.rate[ROUND_COUNT]

    def _dig(
        self, mines: list[Digging], work: int, money: float, when: int, left: int
    ) -> tuple[float, float, int]:
        """Play a round of extractions; return pounds spent, pounds earned, new mines. `mines` is
        changed."""
        forecast = self.forecast
        style = self.style
        tin = forecast.tin[when]
        copper = forecast.copper[when]
        later = forecast.tin[when - 1] > 0
        factor = forecast.rate[when - 1] / forecast.rate[when] if later else 1.0
        factor *= 1 + style.thrift
        tin_worth, copper_worth = self._worths(when)
        spent = sold = 0.0
        built = 0
        if later or left:
            work -= self._improve(mines, work)
        loads = [
            best_load((m[0], m[1], m[2], m[3]), tin_worth, copper_worth, factor) for m in mines
        ]
        while work > 0:
            load = max(loads, default=(0.0, 0, 0, 0))
            if (
                load[0] < style.venture_profit
                and left > built
                and work >= VENTURE_ROOM
                and money - spent > style.venture_price + UNSEEN_MINE[WATER] * UNSEEN_MINE[CAPACITY]
            ):
                built += 1
                work -= VENTURE_WORK
                spent += style.venture_price
                mines.append(list(UNSEEN_MINE))
                loads.append(best_load(UNSEEN_MINE[:4], tin_worth, copper_worth, factor))
                continue
            if load[0] <= style.min_profit:
                break
            number = loads.index(load)
            mine = mines[number]
            if load[1] > money - spent:
                room = int((money - spent) // mine[WATER])
                poor = (mine[TIN], mine[COPPER], mine[WATER], room)
                less = best_load(poor, tin_worth, copper_worth, factor)
                loads[number] = less if less[0] > style.min_profit else (0.0, 0, 0, 0)
                continue
            spent += load[1]
            sold += load[2] * tin + load[3] * copper
            mine[TIN] -= load[2]
            mine[COPPER] -= load[3]
            mine[WATER] += 1
            work -= 1
            loads[number] = best_load(
                (mine[0], mine[1], mine[2], mine[3]), tin_worth, copper_worth, factor
            )
        sold += work * (style.idle_later if later or left else style.idle_now)
        return spent, sold, built

    def _improve(self, mines: list[Digging], work: int) -> int:
        """Return the work spent on enlarging and draining the richest mines."""
        spent = 0
        richest = sorted(mines, key=lambda mine: -(mine[TIN] + mine[COPPER]))
        for mine in richest[: self.style.works]:
            ore = mine[TIN] + mine[COPPER]
            if ore > mine[CAPACITY] and work - spent > WORKS_WORK:
                mine[CAPACITY] += 1
                mine[WATER] = max(0, mine[WATER] - 1)
                spent += WORKS_WORK
        return spent

    def next_load(self, company: PartnerCompany) -> tuple[int, int, int] | None:
        """Return the most profitable extraction now as (index of the mine, tin, copper), None if
        none is profitable enough."""
        tin, copper = self._worths(company.round)
        best: tuple[float, tuple[int, int, int]] | None = None
        for number, mine in enumerate(company.mines):
            room = mine[CAPACITY]
            if mine[WATER]:
                room = min(room, company.money // mine[WATER])
            load = best_load(
                (mine[TIN], mine[COPPER], mine[WATER], room), tin, copper, 1 + self.style.thrift
            )
            if load[0] > self.style.min_profit and (best is None or load[0] > best[0]):
                best = (load[0], (number, load[2], load[3]))
        return best[1] if best else None

    def _worths(self, when: int) -> tuple[float, float]:
        """Return the worth of a tin and a copper cube sold in a round, less a part of what the next
        round pays more."""
        forecast = self.forecast
        tin = forecast.tin[when]
        copper = forecast.copper[when]
        if when == ROUND_COUNT:
            return tin, copper
        fade = forecast.rate[when + 1] / forecast.rate[when]
        hold = self.style.hold
        return (
            tin - hold * max(0.0, forecast.tin[when + 1] * fade - tin),
            copper - hold * max(0.0, forecast.copper[when + 1] * fade - copper),
        )


@lru_cache(maxsize=MAX_REMEMBERED)
def _points(season: Season, company: PartnerCompany, whole_round: bool) -> float:
    return season.played_on(company, whole_round=whole_round)


@lru_cache(maxsize=256)
def cached_season(view: PriceForecast, style: PartnerStyle) -> Season:
    """Return the season of these prices and weights, the same object for equal arguments."""
    return Season(view, style)
