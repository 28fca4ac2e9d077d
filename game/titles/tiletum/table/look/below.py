"""What the panels that only Silver has show of a position."""

from __future__ import annotations

from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.panels.offers import MapInSmall, MinesLook
from game.titles.tiletum.table.panels.top_bar import LevelLook, TechnologiesLook, TechnologyLook
from game.titles.tiletum.table.view_model import TiletumModel
from game.titles.tiletum.table.views import BelowView, TechnologyView


def prices_said(model: TiletumModel) -> str:
    """Return what the levels of a technology cost, "" where there are none."""
    below = model.view.below
    return ", ".join(map(str, below.prices)) if below is not None else ""


def explorer_prices(model: TiletumModel) -> dict[str, int]:
    """Return what a new explorer costs on the second and the third map, if there are any."""
    maps = model.view.below.maps if model.view.below is not None else ()
    return {f"map_{each.number}": each.cost for each in maps}


def technologies_look(context: TableContext, model: TiletumModel) -> TechnologiesLook:
    """Return the three technologies with the levels of every seat."""
    below = model.view.below
    assert below is not None
    return TechnologiesLook(
        context.say("technologies"),
        prices_said(model),
        tuple(_technology(context, model, each) for each in below.technologies),
    )


def _technology(context: TableContext, model: TiletumModel, view: TechnologyView) -> TechnologyLook:
    own = view.levels[max(model.seat, 0)]
    levels = tuple(
        LevelLook(
            "had" if own >= number else "next" if own == number - 1 else "",
            tuple(
                seat
                for seat, level in enumerate(view.levels)
                if level == number and seat != max(model.seat, 0)
            ),
        )
        for number in (1, 2, 3)
    )
    name = context.area(f"technology:{view.name}")
    return TechnologyLook(view.name, levels, ". ".join(technology_said(context, model, view, name)))


def technology_said(
    context: TableContext, model: TiletumModel, view: TechnologyView, name: str
) -> tuple[str, ...]:
    """Return a technology in short lines: its name, its levels, who has reached which."""
    own = view.levels[max(model.seat, 0)]
    lines = [
        context.say(
            "level-said", level="I" * number, what=context.say(f"level-tip-{view.name}-{number}")
        )
        for number in (1, 2, 3)
    ]
    reached = ", ".join(
        f"{context.name(seat)} {'I' * level}" for seat, level in enumerate(view.levels) if level
    )
    price = model.view.below.prices[own] if model.view.below and own < len(lines) else 0
    if price:
        lines.append(context.say("level-price", price=price))
    return name, *lines, *((reached,) if reached else ())


def below_said(context: TableContext, model: TiletumModel) -> list[str]:
    """Return what Silver adds in words: the explorer field, technologies, maps and tablets."""
    below = model.view.below
    if below is None:
        return []
    one, other = below.field
    free = [each for each in below.tablets if not each.covered]
    lying = ", ".join(
        f"{context.area(each.ends[0])} – {context.area(each.ends[1])}: {context.area(each.name)}"
        for each in free
    )
    return [
        context.say("said-field", one=one, other=other, symbol=below.symbol),
        *(row.said for row in technologies_look(context, model).rows),
        *(each.said for each in mines_look(context, model).maps),
        context.say("said-tablets", tablets=lying),
    ]


def level_said(context: TableContext, model: TiletumModel, technology: str) -> str:
    """Return what raising a technology would bring the viewer."""
    below = model.view.below
    levels = (
        [each.levels for each in below.technologies if each.name == technology] if below else []
    )
    reached = levels[0][max(model.seat, 0)] + 1 if levels else 1
    return context.say(
        "level-of",
        name=context.area(f"technology:{technology}"),
        level="I" * reached,
        what=context.say(f"level-tip-{technology}-{reached}"),
    )


def mines_look(context: TableContext, model: TiletumModel) -> MinesLook:
    """Return the underground maps in small."""
    below = model.view.below
    assert below is not None
    maps = tuple(_map(context, model, below, number) for number in range(len(below.maps)))
    return MinesLook(context.say("below-ground"), maps)


def _map(context: TableContext, model: TiletumModel, below: BelowView, number: int) -> MapInSmall:
    each = below.maps[number]
    towns = [space for space in model.view.spaces.values() if space.map == each.number]
    explorers = tuple((space.name, seat) for space in towns for seat, _ in space.people)
    viewer = max(model.seat, 0)
    mines = sum(spot.owner == viewer for space in towns for spot in space.mines)
    is_there = any(seat == viewer for _, seat in explorers)
    name = context.area(each.name)
    who = ", ".join(f"{context.name(seat)}: {context.area(town)}" for town, seat in explorers)
    said = [name, context.say("explorers-at", who=who) if who else ""]
    if not is_there:
        said.append(context.say("explorer-costs", price=each.cost))
    return MapInSmall(
        each.number,
        each.side,
        context.say(f"short-{each.number}{each.side}"),
        explorers,
        mines,
        -1 if is_there else each.cost,
        ". ".join(part for part in said if part),
    )
