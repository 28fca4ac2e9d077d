"""The numbers in which one heuristic player differs from another."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PartnerStyle:
    """What a player thinks things are worth; pounds unless said otherwise."""

    idle_now: float = 1.0  # a work point of this round with nothing better to do
    idle_later: float = 1.0  # one of a later round: developments nobody can foresee
    least_profit: float = 1.0  # of an extraction, below it the work is kept
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
