"""The look of the map: what it shows of a position, what can be picked, and the texts of spaces."""

from collections.abc import Sequence
from dataclasses import replace

from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.art.map_spaces import MapSpaceFace
from game.titles.tiletum.table.art.underground_art import ROMAN_NUMERALS
from game.titles.tiletum.table.map_board import MapLook
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.planned_moves import (
    EXPLORER_ACTION,
    is_free_step,
    is_map_walking_action,
)
from game.titles.tiletum.table.view import NO_PIECE_OWNER, TableView, TiletumModel
from game.titles.tiletum.table.views import CathedralView, TiletumSpaceView


def map_look(
    context: TableContext,
    model: TiletumModel,
    sheet_input: ActionSheetInput | None,
    *,
    is_underground: bool = False,
) -> MapLook:
    """Return what the map sheet of Europe shows, or with `is_underground` that of the underground
    maps.

    `sheet_input` marks what can be picked and what is picked; None marks nothing.
    """
    view = model.view
    shown = {
        name: space
        for name, space in view.spaces.items()
        if bool(space.underground_map_number) == is_underground
    }
    blocks = {name: _space_face(context, view, space) for name, space in shown.items()}
    people = {
        name: tuple((context.art_colour_name(seat), kind) for seat, kind in space.people)
        for name, space in shown.items()
        if space.people
    }
    look = MapLook(blocks, people)
    if is_underground and view.silver_view is not None:
        maps = tuple((each.number, each.side) for each in view.silver_view.maps)
        look = replace(look, underground_maps=maps, tablets=view.silver_view.tablets)
    if sheet_input is None:
        return look
    states = {name: "legal" for name in sheet_input.pickable_areas if name in blocks}
    states |= {name: "chosen" for name in sheet_input.picked_targets if name in blocks}
    walks = (
        is_map_walking_action(view.action)
        and view.question_key == "act"
        and not sheet_input.picked_action_or_task
    )
    free = {
        space: 0
        for move in sheet_input.fitting_moves
        for space in move.places
        if is_free_step(move) and space in sheet_input.pickable_areas
    }
    walk_costs = free | {name: sheet_input.path_cost(name) for name in sheet_input.pickable_paths}
    walker = view.action if walks else ""
    if free and states.keys() == free.keys():
        walker = EXPLORER_ACTION  # the free step of the symbol, whatever the action is
    own = f"{context.art_colour_name(model.seat)} {walker}" if walker and model.seat >= 0 else ""
    return replace(
        look,
        highlight_by_space=states,
        walk_cost_by_space=walk_costs,
        colour_and_kind_to_send=own,
        # a free step is taken besides the action: it dims no town that the action may still reach
        dims_unlit_parts=bool(states.keys() - free.keys()),
    )


def is_question_mostly_underground(
    model: TiletumModel, sheet_input: ActionSheetInput
) -> bool | None:
    """Return whether most places that the question is about are underground, None if it is about
    no places."""
    view = model.view
    if places := [view.spaces[name] for name in sheet_input.pickable_areas if name in view.spaces]:
        return sum(bool(space.underground_map_number) for space in places) > len(places) / 2
    if view.question_key == "act" and view.action == EXPLORER_ACTION:
        return True
    return False if view.question_key == "turn" and not sheet_input.picked_targets else None


def space_text_lines(context: TableContext, model: TiletumModel, name: str) -> tuple[str, ...]:
    """Return what a space holds as short lines; the contribution is given with the price that
    the viewer would pay."""
    say = context.say
    view = model.view
    space = view.spaces[name]
    here = [fair for fair in view.fairs if fair.town == name]
    lines = [
        say("fair-here", round=ROMAN_NUMERALS[fair.round], kind=context.area_name(fair.kind))
        for fair in here
    ]
    if name in view.fair_towns and not here:
        lines.append(say("fair-town"))
    lines += _piece_owner_lines(context, "houses-of", [spot.owner for spot in space.houses])
    for spot in [spot for spot in space.houses if spot.owner < 0][:1]:
        key = (
            "free-building"
            if spot.brings_gains_of_building_characters
            else "free-house"
            if spot.points
            else "free-plain"
        )
        lines.append(say(key, points=spot.points))
    lines += _piece_owner_lines(context, "mines-of", [spot.owner for spot in space.mines])
    for gold in [spot.gold for spot in space.mines if spot.owner < 0][:1]:
        lines.append(say("free-mine" if gold else "free-mine-bare", gold=gold))
    if space.cathedral is not None and not space.cathedral.is_open:
        lines.append(say("cathedral-closed"))
    elif space.cathedral is not None:
        shrine = space.cathedral
        lines.append(say("cathedral-top", top=shrine.top_tile, left=shrine.tiles_left))
        lines.append(_contribution_line(context, model, name, shrine))
        lines += _piece_owner_lines(context, "pillars-of", space.pillar_owners)
        if niches := space.pillar_owners.count(NO_PIECE_OWNER):
            lines.append(say("free-pillars", number=niches))
    if space.tile:
        lines.append(say("tile-here", tile=context.area_name(space.tile)))
    for kind in dict.fromkeys(kind for _, kind in space.people):
        names = [context.player_name(seat) for seat, which in space.people if which == kind]
        lines.append(
            say(f"{kind}-of", name=names[0])
            if len(names) == 1
            else say(f"{kind}s-of", names=", ".join(names))
        )
    return tuple(lines)


def _contribution_line(
    context: TableContext, model: TiletumModel, space: str, cathedral: CathedralView
) -> str:
    """Return what a contribution costs the viewer and scores, or that the viewer has made it."""
    if model.has_viewer_contributed(space):
        return context.say("cathedral-contributed")
    return context.say(
        "cathedral-cost",
        number=model.contribution_price(space),
        good=context.area_name(cathedral.cost_good),
        points=cathedral.cost_tile_points,
    )


def _piece_owner_lines(context: TableContext, key: str, owners: Sequence[int]) -> list[str]:
    """Return a list with one sentence that names the owners of these pieces, or [] if there is no
    piece. `key` is the key of the sentence; an owner below 0 stands for no piece."""
    names = [context.player_name(owner) for owner in owners if owner >= 0]
    return [context.say(key, names=", ".join(names))] if names else []


def _space_face(context: TableContext, view: TableView, space: TiletumSpaceView) -> MapSpaceFace:
    fair = next((fair for fair in view.fairs if fair.town == space.name), None)
    return MapSpaceFace(
        space._replace(people=()),
        context.area_name(space.name),
        tuple(context.art_colour_name(seat) for seat in range(len(context.seats))),
        (fair.round, fair.state) if fair is not None else None,
        space.name in view.fair_towns,
    )
