"""What the panels that only Silver has show of a position."""

from __future__ import annotations

from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.panels.offers import MapInSmall, MinesLook
from game.titles.tiletum.table.panels.top_bar import LevelLook, TechnologiesLook, TechnologyLook
from game.titles.tiletum.table.view_model import TiletumStand
from game.titles.tiletum.table.views import BelowView, TechnologyView


def prices_said(stand: TiletumStand) -> str:
    """Return what the levels of a technology cost, "" where there are none."""
    below = stand.view.below
    return ", ".join(map(str, below.prices)) if below is not None else ""


def explorer_prices(stand: TiletumStand) -> dict[str, int]:
    """Return what a new explorer costs on the second and the third map, if there are any."""
    maps = stand.view.below.maps if stand.view.below is not None else ()
    return {f"map_{each.number}": each.cost for each in maps}


def technologies_look(studio: Studio, stand: TiletumStand) -> TechnologiesLook:
    """Return the three technologies with the levels of every seat."""
    below = stand.view.below
    assert below is not None
    return TechnologiesLook(
        studio.say("technologies"),
        prices_said(stand),
        tuple(_technology(studio, stand, each) for each in below.technologies),
    )


def _technology(studio: Studio, stand: TiletumStand, view: TechnologyView) -> TechnologyLook:
    own = view.levels[max(stand.seat, 0)]
    levels = tuple(
        LevelLook(
            "had" if own >= number else "next" if own == number - 1 else "",
            tuple(
                seat
                for seat, level in enumerate(view.levels)
                if level == number and seat != max(stand.seat, 0)
            ),
        )
        for number in (1, 2, 3)
    )
    name = studio.area(f"technology:{view.name}")
    return TechnologyLook(view.name, levels, ". ".join(technology_said(studio, stand, view, name)))


def technology_said(
    studio: Studio, stand: TiletumStand, view: TechnologyView, name: str
) -> tuple[str, ...]:
    """Return a technology in short lines: its name, its levels, who has reached which."""
    own = view.levels[max(stand.seat, 0)]
    lines = [
        studio.say(
            "level-said", level="I" * number, what=studio.say(f"level-tip-{view.name}-{number}")
        )
        for number in (1, 2, 3)
    ]
    reached = ", ".join(
        f"{studio.name(seat)} {'I' * level}" for seat, level in enumerate(view.levels) if level
    )
    price = stand.view.below.prices[own] if stand.view.below and own < len(lines) else 0
    if price:
        lines.append(studio.say("level-price", price=price))
    return name, *lines, *((reached,) if reached else ())


def below_said(studio: Studio, stand: TiletumStand) -> list[str]:
    """Return what Silver adds in words: the explorer field, technologies, maps and tablets."""
    below = stand.view.below
    if below is None:
        return []
    one, other = below.field
    free = [each for each in below.tablets if not each.covered]
    lying = ", ".join(
        f"{studio.area(each.ends[0])} – {studio.area(each.ends[1])}: {studio.area(each.name)}"
        for each in free
    )
    return [
        studio.say("said-field", one=one, other=other, symbol=below.symbol),
        *(row.said for row in technologies_look(studio, stand).rows),
        *(each.said for each in mines_look(studio, stand).maps),
        studio.say("said-tablets", tablets=lying),
    ]


def level_said(studio: Studio, stand: TiletumStand, technology: str) -> str:
    """Return what raising a technology would bring the viewer."""
    below = stand.view.below
    levels = (
        [each.levels for each in below.technologies if each.name == technology] if below else []
    )
    reached = levels[0][max(stand.seat, 0)] + 1 if levels else 1
    return studio.say(
        "level-of",
        name=studio.area(f"technology:{technology}"),
        level="I" * reached,
        what=studio.say(f"level-tip-{technology}-{reached}"),
    )


def mines_look(studio: Studio, stand: TiletumStand) -> MinesLook:
    """Return the underground maps in small."""
    below = stand.view.below
    assert below is not None
    maps = tuple(_map(studio, stand, below, number) for number in range(len(below.maps)))
    return MinesLook(studio.say("below-ground"), maps)


def _map(studio: Studio, stand: TiletumStand, below: BelowView, number: int) -> MapInSmall:
    each = below.maps[number]
    towns = [space for space in stand.view.spaces.values() if space.map == each.number]
    explorers = tuple((space.name, seat) for space in towns for seat, _ in space.people)
    viewer = max(stand.seat, 0)
    mines = sum(spot.owner == viewer for space in towns for spot in space.mines)
    is_there = any(seat == viewer for _, seat in explorers)
    name = studio.area(each.name)
    who = ", ".join(f"{studio.name(seat)}: {studio.area(town)}" for town, seat in explorers)
    said = [name, studio.say("explorers-at", who=who) if who else ""]
    if not is_there:
        said.append(studio.say("explorer-costs", price=each.cost))
    return MapInSmall(
        each.number,
        each.side,
        studio.say(f"short-{each.number}{each.side}"),
        explorers,
        mines,
        -1 if is_there else each.cost,
        ". ".join(part for part in said if part),
    )
