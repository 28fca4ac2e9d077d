"""Assembles the equipment of one table of Brass: its map, parts, tooltips, sheet and animations."""

from dataclasses import dataclass
from functools import partial

from game.scene.layout import lay_out
from game.tabletop.map.map_camera import MapCamera
from game.tabletop.map.map_frame import MapCoordinates
from game.tabletop.step_broadcast import StepBroadcast
from game.tabletop.table_assembly import TableAssembly
from game.tabletop.table_parts import PartHandlers
from game.titles.brass.table.display import BrassPresenter
from game.titles.brass.table.draw_ahead import BrassDrawAhead
from game.titles.brass.table.look.board_look import BrassViewOptions
from game.titles.brass.table.map_board import BrassMapBoard
from game.titles.brass.table.map_plan import BrassMapPlan, load_map_plan
from game.titles.brass.table.materials import BrassTableMaterials
from game.titles.brass.table.motions.flights import BrassFlights
from game.titles.brass.table.motions.step_animator import BrassStepAnimator
from game.titles.brass.table.panels.era_scoring import EraScoringRecorder
from game.titles.brass.table.panels.price_sheet import PriceSheetHandlers
from game.titles.brass.table.parts import BrassHandlers, BrassParts
from game.titles.brass.table.price_sheet_cache import PriceSheetCache
from game.titles.brass.table.refusals import BrassRefusals
from game.titles.brass.table.tooltips import BrassTooltips
from game.titles.brass.table.view_model import BrassModel


@dataclass(frozen=True)
class BrassTableAssembly(TableAssembly[BrassModel]):
    """The equipment of a table of Brass, with what the table itself asks for tooltips, refusals and
    prices.
    """

    parts: BrassParts
    step_animator: BrassStepAnimator
    tooltips: BrassTooltips
    refusals: BrassRefusals
    price_sheets: PriceSheetCache


def make_brass_assembly(
    materials: BrassTableMaterials,
    camera: MapCamera[str],
    options: BrassViewOptions,
    era_scorings: EraScoringRecorder,
    brass_handlers: BrassHandlers,
    handlers: PartHandlers,
) -> BrassTableAssembly:
    """Return the equipment of a table: its parts at their positions, presenter, price sheet and
    animations. The parts call `brass_handlers`, the functions of Brass, and `handlers`, those of
    every table."""
    context = materials.context
    stage = materials.stage
    layout = materials.layout
    plan = load_map_plan()
    refusals = BrassRefusals(materials.game, materials.controller)
    tooltips = BrassTooltips(context, refusals, plan)
    chart = _make_map_board(materials, plan, camera, brass_handlers)
    parts = BrassParts(context, layout, chart, tooltips, brass_handlers, handlers, materials.client)
    lay_out(parts.hand_node, stage.kit, stage.units.px_per_u)
    price_sheets = PriceSheetCache(context, materials.controller)
    on_sheet = PriceSheetHandlers(handlers.confirm, handlers.decline, brass_handlers.pick_option)
    flights = BrassFlights(context, parts, stage.kit.sound)
    return BrassTableAssembly(
        parts=parts,
        presenter=BrassPresenter(
            context,
            materials.controller,
            stage.kit.keymap,
            options,
            price_sheets,
            parts,
            camera.set_scene,
        ),
        sheets=(price_sheets.make_sheet_kind(layout, chart, on_sheet),),
        step_animator=BrassStepAnimator(flights, camera.return_to_initial_view),
        step_broadcast=StepBroadcast((), (era_scorings,)),
        draw_ahead=BrassDrawAhead(
            context, materials.pictures, chart, stage, layout.window_size.control_size_factor
        ).draw_one_missing_picture,
        tooltips=tooltips,
        refusals=refusals,
        price_sheets=price_sheets,
    )


def _make_map_board(
    materials: BrassTableMaterials,
    plan: BrassMapPlan,
    camera: MapCamera[str],
    brass_handlers: BrassHandlers,
) -> BrassMapBoard:
    """Return the map with all targets of the plan."""
    layout = materials.layout
    space = MapCoordinates(layout.frame, materials.stage.units.px_per_u, layout.view)
    return BrassMapBoard(
        materials.context,
        plan,
        space,
        camera,
        partial(materials.pictures.usual_size_picture, space, "rail"),
        pick_target=brass_handlers.pick_target,
        target_tooltip=brass_handlers.target_tooltip,
    )
