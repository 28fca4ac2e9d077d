"""Assembles the equipment of one table of Tinners' Trail: its map, parts, tooltips, sheets and
animations.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.scene.nodes.tooltip import Tooltip
from game.tabletop.map.last_action_marks import LastActionTracker
from game.tabletop.map.map_camera import MapCamera
from game.tabletop.step_broadcast import StepBroadcast
from game.tabletop.table_assembly import TableAssembly
from game.tabletop.table_parts import PartHandlers
from game.titles.tinners_trail.table.county.county_scene import CountyScene
from game.titles.tinners_trail.table.county.trail_map import TrailMap
from game.titles.tinners_trail.table.display import TrailPresenter
from game.titles.tinners_trail.table.draw_ahead import TrailDrawAhead
from game.titles.tinners_trail.table.extras import ExtrasInPlay
from game.titles.tinners_trail.table.materials import TrailTableMaterials
from game.titles.tinners_trail.table.motions.flights import TrailFlights
from game.titles.tinners_trail.table.motions.step_animator import TrailStepAnimator
from game.titles.tinners_trail.table.panels.wallace import WallaceTurnTracker
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.sheets.bid_sheet import LastBidTracker
from game.titles.tinners_trail.table.sheets.sheet_kinds import make_trail_sheet_kinds
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.tooltips import TrailTooltips
from game.titles.tinners_trail.table.ui_anchors import UiAnchors
from game.titles.tinners_trail.table.view_model import TrailModel

CONSEQUENCE_EVENTS = frozenset({"arsenic-laid", "drained", "tokens"})
"""They only tell what an action brings in areas around the one where it is done."""


@dataclass(frozen=True, slots=True)
class TrailHandlers:
    """The functions of this title that parts of its tables call, in addition to those that all
    tables have; `sheets` are those of its sheets."""

    pick_area: Callable[[str], None]
    area_tooltip: Callable[[str], Tooltip]
    sheets: TrailSheetHandlers


@dataclass(frozen=True)
class TrailTableAssembly(TableAssembly[TrailModel]):
    """The parts, presenter, tooltips and UI anchors of a table of Tinners' Trail."""

    parts: TrailParts
    presenter: TrailPresenter
    tooltips: TrailTooltips
    ui_anchors: UiAnchors


def make_trail_assembly(
    materials: TrailTableMaterials,
    extras: ExtrasInPlay,
    camera: MapCamera[CountyScene],
    wallace_turns: WallaceTurnTracker,
    trail_handlers: TrailHandlers,
    handlers: PartHandlers,
) -> TrailTableAssembly:
    """Return the assembly of a table for the expansions in play, with every part at its position.
    The parts call `trail_handlers`, the functions of this title, and `handlers`, those of every
    table."""
    context = materials.context
    stage = materials.stage
    layout, county = materials.make_layout_and_county(extras)
    chart = TrailMap(context, county, trail_handlers.pick_area, trail_handlers.area_tooltip, camera)
    parts = TrailParts(context, layout, chart, handlers, materials.client)
    bids = LastBidTracker()
    last_actions = LastActionTracker(context, chart.mark_areas_of_last_actions, CONSEQUENCE_EVENTS)
    tooltips = TrailTooltips(
        context,
        stage.units.px_per_u * layout.window_size.control_size_factor,
        last_actions.seats_marked_at,
    )
    return TrailTableAssembly(
        parts=parts,
        presenter=TrailPresenter(context, tooltips, parts, camera.set_scene),
        sheets=make_trail_sheet_kinds(context, parts, bids, trail_handlers.sheets),
        step_animator=TrailStepAnimator(TrailFlights(context, parts, stage.kit.sound)),
        step_broadcast=StepBroadcast((wallace_turns,), (bids, last_actions)),
        draw_ahead=TrailDrawAhead(
            context, materials.pictures, parts, stage
        ).draw_one_missing_picture,
        tooltips=tooltips,
        ui_anchors=UiAnchors(parts),
    )
