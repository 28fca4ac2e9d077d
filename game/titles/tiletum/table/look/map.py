"""What the map shows of a position, what of it may be picked, and what only Silver has."""

from __future__ import annotations

from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.art.blocks import BlockFace, Shrine
from game.titles.tiletum.table.controller import EXPLORER, is_walk
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.map_board import MapLook, UnderLook
from game.titles.tiletum.table.panels.offers import MapInSmall, MinesLook
from game.titles.tiletum.table.panels.top_bar import LevelLook, TechnologiesLook, TechnologyLook
from game.titles.tiletum.table.view import NOBODY_THERE, FairView, TableView, TiletumModel
from game.titles.tiletum.table.views import BelowView, TechnologyView, TiletumSpaceView

# What the map shows of a position, and what of it may be picked.


def map_look(
    context: TableContext,
    model: TiletumModel,
    asking: ActionSheetInput | None,
    *,
    below: bool = False,
) -> MapLook:
    """Return Europe, or what lies below it; `asking` is what the person is doing about a
    question.
    """
    view = model.view
    shown = {name: space for name, space in view.spaces.items() if bool(space.map) == below}
    blocks = {name: _block(context, view, space) for name, space in shown.items()}
    people = {
        name: tuple((context.colour(seat), kind) for seat, kind in space.people)
        for name, space in shown.items()
        if space.people
    }
    under = _under(context, view) if below else None
    if asking is None:
        return MapLook(blocks, people, under=under)
    states = {name: "legal" for name in asking.lit if name in blocks}
    states |= {name: "chosen" for name in asking.picked if name in blocks}
    walks = is_walk(view.action) and view.question == "act" and not asking.task
    steps = {name: len(way) for name, way in asking.ways.items()}
    own = f"{context.colour(model.seat)} {view.action}" if walks and model.seat >= 0 else ""
    return MapLook(blocks, people, states, steps, own, dim=bool(states), under=under)


def is_below(model: TiletumModel, asking: ActionSheetInput) -> bool | None:
    """Whether what is asked is about places below the ground, or about more there than above;
    None where it is about no places.
    """
    view = model.view
    places = [view.spaces[name] for name in asking.lit if name in view.spaces]
    if places:
        return sum(bool(space.map) for space in places) > len(places) / 2
    if view.question == "act" and view.action == EXPLORER:
        return True
    return False if view.question == "turn" and not asking.picked else None


def _under(context: TableContext, view: TableView) -> UnderLook | None:
    below = view.below
    if below is None:
        return None
    return UnderLook(
        tuple((each.number, each.side, context.area(each.name)) for each in below.maps),
        tuple((each.name, each.ends, each.covered) for each in below.tablets),
    )


def space_said(context: TableContext, view: TableView, name: str) -> tuple[str, ...]:
    """Return what a space holds, in short lines."""
    say, space = context.say, view.spaces[name]
    lines = [
        say("fair-here", round=fair.round, kind=context.area(fair.kind))
        for fair in view.fairs
        if fair.town == name
    ]
    free = [spot for spot in space.houses if spot.owner < 0]
    owners = [context.name(spot.owner) for spot in space.houses if spot.owner >= 0]
    if owners:
        lines.append(say("houses-of", names=", ".join(owners)))
    if free:
        spot = free[0]
        key = "free-building" if spot.building else "free-house" if spot.points else "free-plain"
        lines.append(say(key, points=spot.points))
    lines += _mines_said(context, space)
    if space.cathedral is not None and not space.cathedral.is_open:
        lines.append(say("cathedral-closed"))
    elif space.cathedral is not None:
        shrine = space.cathedral
        lines.append(say("cathedral-top", top=shrine.top, left=shrine.left))
        cost = context.area(shrine.good)
        lines.append(say("cathedral-cost", number=shrine.cost, good=cost, points=shrine.points))
        pillars = [context.name(owner) for owner in space.pillars if owner >= 0]
        if pillars:
            lines.append(say("pillars-of", names=", ".join(pillars)))
        if niches := space.pillars.count(NOBODY_THERE):
            lines.append(say("free-pillars", number=niches))
    if space.tile:
        lines.append(say("tile-here", tile=context.area(space.tile)))
    for kind in dict.fromkeys(kind for _, kind in space.people):
        names = [context.name(seat) for seat, which in space.people if which == kind]
        lines.append(say(f"{kind}-of", name=", ".join(names)))
    return tuple(lines)


def _mines_said(context: TableContext, space: TiletumSpaceView) -> list[str]:
    """Return whose mines are open, and what the next one brings."""
    owners = [context.name(spot.owner) for spot in space.mines if spot.owner >= 0]
    lines = [context.say("mines-of", names=", ".join(owners))] if owners else []
    free = [spot.gold for spot in space.mines if spot.owner < 0]
    if free:
        key = "free-mine" if free[0] else "free-mine-bare"
        lines.append(context.say(key, gold=free[0]))
    return lines


def _block(context: TableContext, view: TableView, space: TiletumSpaceView) -> BlockFace:
    shrine = None
    if space.cathedral is not None:
        each = space.cathedral
        shape = "below" if space.map else space.name
        cost = each.good, each.cost
        shrine = Shrine(shape, each.is_open, each.top, each.left, cost, each.points)
    fair = next((fair for fair in view.fairs if fair.town == space.name), None)
    return BlockFace(
        space.name,
        context.area(space.name),
        tuple((_owner(context, spot.owner), spot.points, spot.building) for spot in space.houses),
        tuple(_owner(context, owner) for owner in space.pillars),
        space.tile,
        space.takes_tile,
        shrine,
        (fair.round, fair_state(view, fair)) if fair is not None else None,
        space.name in view.fair_towns,
        tuple((_owner(context, spot.owner), spot.gold) for spot in space.mines),
    )


def fair_state(view: TableView, fair: FairView) -> str:
    """Return whether a fair is "past", "now" or "to come"."""
    return "past" if fair.round < view.round else "now" if fair.round == view.round else "to come"


def _owner(context: TableContext, seat: int) -> str:
    return context.colour(seat) if seat >= 0 else ""


# What the panels that only Silver has show of a position.


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
