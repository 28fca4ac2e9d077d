"""Extraction: what the sheet for raising ore says about one load."""

from __future__ import annotations

from dataclasses import dataclass

from game.titles.tinners_trail.rules.county.county_view import CountyArea, CountyView


@dataclass(frozen=True, slots=True)
class Extraction:
    """One load: cubes chosen, money and water before and after, and what it sells for today."""

    area: str
    lying: tuple[int, int]
    chosen: tuple[int, int]
    capacity: int
    helpers: tuple[str, ...]
    cube_cost: int
    cost: int
    money_after: int
    water: int
    water_after: int
    value: int

    @property
    def net(self) -> int:
        """What is left of today's value after the cost."""
        return self.value - self.cost


def extraction(
    before: CountyView, after: CountyView | None, area_name: str, load: tuple[int, int]
) -> Extraction:
    """Return a load's figures; without a forecast (no cube chosen) nothing changes."""
    seat = before.to_move
    area = before.area(area_name)
    money = before.seats[seat].money
    money_after = after.seats[seat].money if after is not None else money
    water_after = after.area(area_name).water if after is not None else area.water
    return Extraction(
        area=area_name,
        lying=(area.tin, area.copper),
        chosen=load,
        capacity=area.capacity,
        helpers=helpers_of(area),
        cube_cost=area.water,
        cost=money - money_after,
        money_after=money_after,
        water=area.water,
        water_after=water_after,
        value=load[0] * before.tin_price + load[1] * before.copper_price,
    )


def helpers_of(area: CountyArea) -> tuple[str, ...]:
    """Return the pieces that raise an area's capacity (X-2)."""
    pieces = (("miner", area.miners), ("port", area.port), ("train", area.train))
    return tuple(name for name, count in pieces for _ in range(int(count)))
