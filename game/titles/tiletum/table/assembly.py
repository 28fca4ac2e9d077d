"""Assembles the equipment of one table of Tiletum: its map, parts and animations."""

from dataclasses import dataclass

from game.tabletop.map.map_camera import MapCamera
from game.tabletop.map.map_frame import MapCoordinates
from game.tabletop.step_broadcast import StepBroadcast
from game.tabletop.table_assembly import TableAssembly
from game.tabletop.table_parts import PartHandlers
from game.titles.tiletum.table.display import TiletumPresenter
from game.titles.tiletum.table.draw_ahead import TiletumDrawAhead
from game.titles.tiletum.table.flights import TiletumFlights
from game.titles.tiletum.table.layout import make_tiletum_layout
from game.titles.tiletum.table.map_board import TiletumMapBoard
from game.titles.tiletum.table.map_plan import load_map_plan
from game.titles.tiletum.table.materials import TiletumTableMaterials
from game.titles.tiletum.table.parts import TiletumParts
from game.titles.tiletum.table.pickable_widget import TiletumHandlers
from game.titles.tiletum.table.step_animator import TiletumStepAnimator
from game.titles.tiletum.table.view import TiletumModel, TiletumViewOptions
from game.titles.tiletum.table.words import TiletumTableTexts


@dataclass(frozen=True)
class TiletumTableAssembly(TableAssembly[TiletumModel]):
    """The parts of a table of Tiletum and what works with them; the action sheet, which shows the
    questions, is one of these parts."""

    parts: TiletumParts


def make_tiletum_assembly(
    materials: TiletumTableMaterials,
    camera: MapCamera[str],
    table_texts: TiletumTableTexts,
    options: TiletumViewOptions,
    title_handlers: TiletumHandlers,
    handlers: PartHandlers,
    *,
    has_silver: bool,
) -> TiletumTableAssembly:
    """Return the equipment with every part at its position, with room for the panels of Silver if
    `has_silver`; its parts call `title_handlers` and `handlers`."""
    context = materials.context
    stage = materials.stage
    layout = make_tiletum_layout(materials.window_size, len(context.seats), has_silver=has_silver)
    chart = TiletumMapBoard(
        context,
        load_map_plan(),
        MapCoordinates(layout.frame, stage.units.px_per_u),
        camera,
        pick_target=title_handlers.pick_space,
        target_tooltip=title_handlers.space_tooltip,
    )
    parts = TiletumParts(context, layout, chart, title_handlers, handlers, materials.client)
    # Enter picks the line that has the focus; this ends what is asked wherever the focus lies
    parts.prompt.confirm_button.keys += ("@finish",)
    parts.board.on_click = title_handlers.open_large_board
    parts.board.focusable = True
    flights = TiletumFlights(context, parts, table_texts, options, stage.kit.sound)
    return TiletumTableAssembly(
        parts=parts,
        presenter=TiletumPresenter(
            context, table_texts, materials.controller, options, parts, camera.set_scene
        ),
        sheets=(),
        step_animator=TiletumStepAnimator(flights),
        step_broadcast=StepBroadcast((options,), ()),
        draw_ahead=TiletumDrawAhead(
            context, chart, stage, layout.window_size.control_size_factor
        ).draw_one_missing_picture,
    )
