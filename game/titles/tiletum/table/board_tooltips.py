"""Tooltips of parts of a board that is not the viewer's: they say what holds for its seat."""

from game.scene.nodes.tooltip import Tooltip
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import (
    CHARACTER_TILE_KIND,
    CONTRACT_TILE_KIND,
    parse_gain_parts,
)
from game.titles.tiletum.table.pack_names import gain_parts_text
from game.titles.tiletum.table.pickable_widget import TableContext, capitalised
from game.titles.tiletum.table.seat_view import BuildingView, SeatView
from game.titles.tiletum.table.store_tooltips import SUPPLY_INDEX_BY_GAIN


def building_text(context: TableContext, view: BuildingView) -> str:
    """Return a building in sentences: the number of filled rooms, their characters, and its crest
    or the food that the crest costs."""
    who = [context.area_name(tile) for tile in view.person_by_floor if tile]
    of = len(view.person_by_floor)
    crest = f"crest:{view.crest}"
    parts = [
        context.say("building-said", number=view.number, filled=len(who), of=of),
        ", ".join(who),
        context.area_name(crest) if view.crest else _crest_cost_text(context, view),
    ]
    return ". ".join(capitalised(part) for part in parts if part)


def _crest_cost_text(context: TableContext, view: BuildingView) -> str:
    if view.crest_food_cost:
        return context.say("crest-costs", food=view.crest_food_cost)
    return context.say("crest-free")


def tooltip_of_part_of_another_board(
    context: TableContext, seat_view: SeatView, name: str
) -> Tooltip:
    """Return the tooltip of a building ("building:3") or a stored tile ("store:crest:lion") on the
    board of a seat other than the viewer's."""
    kind, _, rest = name.partition(":")
    if kind == "store":
        return Tooltip(
            capitalised(context.area_name(rest)), _stored_tile_lines(context, seat_view, rest)
        )
    building = seat_view.buildings[int(rest) - 1]
    lines = [capitalised(context.area_name(tile)) for tile in building.person_by_floor if tile]
    takes_any_type = building.number == kinds.BUILDING_COUNT and not seat_view.is_cardinal_board
    if takes_any_type and not all(building.person_by_floor):
        lines.append(context.say("building-takes-any-type"))
    if building.is_house_on_roof:
        lines.append(context.say("building-roof-of", name=context.player_name(seat_view.seat)))
    if not building.crest:
        lines += (
            _cardinal_crest_lines(context, seat_view, building)
            if seat_view.is_cardinal_board
            else _crest_lines(context, seat_view, building)
        )
    if building.has_marker:
        lines.append(
            context.say("cardinal-marker", ap=building.marker_points)
            if seat_view.is_cardinal_board
            else marker_condition_text(context, building)
        )
    return Tooltip(context.say("building-number", number=rest), tuple(lines))


def marker_condition_text(context: TableContext, building: BuildingView) -> str:
    """Return what a building that is not completed still needs before its marker counts, and what
    the marker then adds: its rooms are filled, a crest lies below it, or both (T-509, T-510)."""
    are_rooms_filled = all(building.person_by_floor)
    if building.crest:
        return context.say("building-marker-rooms", ap=building.marker_points)
    if are_rooms_filled:
        return context.say("building-marker-crest", ap=building.marker_points)
    return context.say("building-marker", ap=building.marker_points)


def marker_lines(context: TableContext, seat_view: SeatView) -> tuple[str, ...]:
    """Return a line with the action points that the seat's markers add to its actions, () while no
    marker lies at an action."""
    added = ", ".join(
        f"{context.say(f'action-{action}')} +{points}"
        for action, points in seat_view.marker_points_by_action.items()
        if points
    )
    return (context.say("seat-markers", added=added),) if added else ()


def _crest_lines(context: TableContext, seat_view: SeatView, building: BuildingView) -> list[str]:
    """Return what another player pays for a crest below a building and what the crest brings."""
    gain = building.crest_gain
    lines = [
        context.say("crest-costs", food=building.crest_food_cost),
        context.say(f"crest-gives-{gain}"),
    ]
    if (
        gain in SUPPLY_INDEX_BY_GAIN
        and not seat_view.house_and_pillar_supply[SUPPLY_INDEX_BY_GAIN[gain]]
    ):
        lines.append(context.say(f"no-piece-of-{gain}", name=context.player_name(seat_view.seat)))
    return lines


def _cardinal_crest_lines(
    context: TableContext, seat_view: SeatView, building: BuildingView
) -> list[str]:
    """Return what the Cardinal pays for a crest below a building, and that only building 6 brings
    him points (C-309, C-503)."""
    cost = (
        context.say("cardinal-crest-free")
        if seat_view.is_placing_crests_at_once
        else context.say("cardinal-crest-costs", food=building.crest_food_cost)
    )
    if building.number == kinds.BUILDING_COUNT:
        points = kinds.CARDINAL_POINTS_FOR_SIXTH_CREST
        return [cost, context.say("cardinal-crest-points", points=points)]
    return [cost, context.say("cardinal-crest-no-gain")]


def _stored_tile_lines(context: TableContext, seat_view: SeatView, tile: str) -> tuple[str, ...]:
    """Return what a stored tile of another seat is worth to it."""
    if seat_view.is_cardinal_board:
        return (context.say("cardinal-crest-held"),)
    printed = context.art_at_scale(1.0).printed_tiles.kind_by_name[tile]
    gain = gain_parts_text(context.words, parse_gain_parts(printed.gain_text))
    if printed.kind == CHARACTER_TILE_KIND:
        return (context.say("tile-character-gain", gain=gain),)
    if printed.kind != CONTRACT_TILE_KIND:
        return ()
    cost = gain_parts_text(context.words, printed.contract_cost)
    key = "held-contract-and-more" if gain else "held-contract"
    return (context.say(key, cost=cost, points=printed.points, gain=gain),)
