"""Tooltips of the parts of a table that belong to the viewer: buildings, technologies and maps."""

from game.scene.nodes.tooltip import Tooltip
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.table.board_tooltips import marker_condition_text
from game.titles.tiletum.table.panels.technologies import technology_lines
from game.titles.tiletum.table.panels.underground_maps import underground_map_lines
from game.titles.tiletum.table.pickable_widget import TableContext, capitalised
from game.titles.tiletum.table.silver_views import SilverView
from game.titles.tiletum.table.store_tooltips import missing_piece_lines
from game.titles.tiletum.table.view import TiletumModel


def own_building_tooltip(context: TableContext, model: TiletumModel, number: int) -> Tooltip:
    """Return who lives in a building of the viewer, what its crest costs and brings, and when its
    marker counts; buildings are numbered from 1."""
    say = context.say
    building = model.own_board.buildings[number - 1]
    lines = [capitalised(context.area_name(tile)) for tile in building.person_by_floor if tile]
    if number == kinds.BUILDING_COUNT and not all(building.person_by_floor):
        lines.append(say("building-takes-any-type"))
    if building.is_house_on_roof:
        lines.append(say("building-roof"))
    if not building.crest:
        lines.append(say("crest-costs", food=building.crest_food_cost))
        lines.append(say(f"crest-brings-{building.crest_gain}"))
        lines += missing_piece_lines(context, model, building.crest_gain)
    if building.marker_points and not building.is_completed:
        lines.append(marker_condition_text(context, building))
    return Tooltip(say("building-number", number=number), tuple(lines))


def technology_tooltip(
    context: TableContext, model: TiletumModel, silver_view: SilverView, name: str
) -> Tooltip:
    """Return a technology's levels and who has reached which."""
    (technology,) = (each for each in silver_view.technologies if each.name == name)
    title, *lines = technology_lines(context, silver_view, model.viewer, technology)
    return Tooltip(title, tuple(lines))


def underground_map_tooltip(
    context: TableContext, model: TiletumModel, silver_view: SilverView, name: str
) -> Tooltip:
    """Return what an underground map holds."""
    (shown_map,) = (each for each in silver_view.maps if each.name == name)
    title, *lines = underground_map_lines(context, shown_map, model.viewer)
    return Tooltip(title, tuple(lines))
