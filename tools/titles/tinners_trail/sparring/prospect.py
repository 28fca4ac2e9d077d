"""What a mine in an area would hold: the tile as far as it is known, adits, tokens, a card."""

from typing import NamedTuple

from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.building import is_area_empty
from game.titles.tinners_trail.rules.edition_2007 import count_adits, water_roll_reduction
from game.titles.tinners_trail.rules.extraction import mine_capacity
from game.titles.tinners_trail.rules.state import TrailState
from tools.titles.tinners_trail.sparring import company as companies

DICE_TIN = (1, 2)  # one as likely as the other; the means of the other dice
DICE_COPPER = 2
DICE_WATER = 3


class MineProspect(NamedTuple):
    """A mine that an area may turn out to be: its probability, its numbers, and the money and work
    points that its tile gives back."""

    chance: float
    mine: tuple[int, ...]
    money: int = 0
    work: int = 0


def possible_mines(view: TrailState, area: int, *, knows: bool = True) -> list[MineProspect]:
    """Return the mines that an area may turn out to be, with their probabilities; without `knows`
    only face-up tiles are used, as a rival sees it."""
    if view.board.is_edition_2007:
        # What lies in an area of the edition of 2007, or what dice may lay there (C-12)
        if not is_area_empty(view, area):
            lying = (int(view.tin[area]), int(view.copper[area]), int(view.water[area]))
            return [MineProspect(1.0, (*lying, int(mine_capacity(view, area)), 0))]
        ore = int(count_adits(view, area))
        room = int(mine_capacity(view, area))
        water = max(0, DICE_WATER - int(water_roll_reduction(view, area)))
        return [
            MineProspect(0.5, (tin + ore, DICE_COPPER + ore, water, room, 0)) for tin in DICE_TIN
        ]
    tile = int(view.tile[area])
    if tile >= 0 and (knows or view.face_up[area]):
        return [_prospect(view, area, tile, 1.0)]
    unseen = unseen_tiles(view, int(view.board.region_of_area[area]))
    total = sum(unseen.values())
    return [_prospect(view, area, kind, count / total) for kind, count in unseen.items()]


def unseen_tiles(view: TrailState, region: int) -> dict[int, int]:
    """Return how many tiles of each kind of a region the view does not show, by kind; kinds without
    any are left out."""
    board = view.board
    of_region = [
        kind for kind in range(board.tile_kind_count) if board.region_of_tile_kind[kind] == region
    ]
    left = {kind: int(board.tile_copies_of_kind[kind] - view.built[kind]) for kind in of_region}
    for area in range(board.areas_in_play_count):
        if view.tile[area] in left:
            left[int(view.tile[area])] -= 1
    return {kind: count for kind, count in left.items() if count > 0}


def mean_prospect(found: list[MineProspect]) -> MineProspect:
    """Return one mine with the means of several prospects, rounded to whole cubes."""
    if len(found) == 1:
        return found[0]
    cells = range(len(found[0].mine))
    mine = tuple(round(sum(p.chance * p.mine[cell] for p in found)) for cell in cells)
    return MineProspect(1.0, mine)


def prospect_with_card(view: TrailState, area: int, found: MineProspect, card: int) -> MineProspect:
    """Return the prospect with the benefit of a survey card applied (A-9)."""
    mine = list(found.mine)
    board = view.board
    benefit = int(board.card_benefit[card])
    amount = int(board.card_benefit_amount[card])
    if benefit == kinds.TIN_BENEFIT:
        mine[companies.TIN] += amount
    elif benefit == kinds.COPPER_BENEFIT:
        mine[companies.COPPER] += amount
    elif benefit == kinds.LESS_WATER_BENEFIT:
        mine[companies.WATER] = max(0, mine[companies.WATER] - amount)
    elif benefit == kinds.MINER_BENEFIT and not view.miner[area]:
        mine[companies.CAPACITY] += 1
    elif benefit == kinds.PORT_BENEFIT and board.is_area_coastal[area] and not view.port[area]:
        mine[companies.CAPACITY] += 1
        mine[companies.WATER] = max(0, mine[companies.WATER] - 1)
    elif benefit == kinds.PUMP_BENEFIT and not view.pump[area]:
        mine[companies.PUMP] = 1
        mine[companies.WATER] = max(0, mine[companies.WATER] - 1)
    return found._replace(mine=tuple(mine))


def company_with_mine(
    company: companies.PartnerCompany, found: MineProspect, pounds: int, work: int
) -> companies.PartnerCompany:
    """Return the company after winning a mine for this many pounds and work points."""
    return company._replace(
        money=company.money - pounds + found.money,
        work=max(0, company.work - work + found.work),
        mines_left=company.mines_left - 1,
        mines=(*company.mines, found.mine),
    )


def _prospect(view: TrailState, area: int, tile: int, chance: float) -> MineProspect:
    board = view.board
    water = max(0, int(board.tile_water[tile] - view.drainage[area]))
    mine = (
        int(board.tile_tin[tile] + view.tin[area]),
        int(board.tile_copper[tile] + view.copper[area]),
        water,
        int(mine_capacity(view, area)),
        int(view.pump[area] != 0),
    )
    return MineProspect(
        chance, mine, int(board.money_bonus_of_tile[tile]), int(board.work_bonus_of_tile[tile])
    )
