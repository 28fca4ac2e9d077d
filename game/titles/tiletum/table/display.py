"""Updates every part of the table from a position and a person's picks."""

from collections.abc import Callable, Iterable
from typing import Final

from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.plain.table_texts import PlainTableTexts
from game.tabletop.sheet.sheet_manager import SheetInputs
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.action_sheet_look import (
    action_sheet_look,
    level_and_explorer_prices_by_name,
)
from game.titles.tiletum.table.art.map_art import map_scene_name
from game.titles.tiletum.table.controller import TiletumController
from game.titles.tiletum.table.decree_look import (
    cardinal_action_numbers_by_space,
    cardinal_document_look,
    decree_action_sheet_look,
)
from game.titles.tiletum.table.map_animation import moving_scenery_look
from game.titles.tiletum.table.map_look import (
    is_question_mostly_underground,
    map_look,
    space_text_lines,
)
from game.titles.tiletum.table.panels.board import SeatBoard
from game.titles.tiletum.table.panels.board_look import board_look
from game.titles.tiletum.table.panels.document import TECHNOLOGIES_DOCUMENT, document_look
from game.titles.tiletum.table.panels.rose_window import rose_look
from game.titles.tiletum.table.panels.seat import TiletumSeatLook, challenge_lines
from game.titles.tiletum.table.panels.top_bar import TiletumTopLook
from game.titles.tiletum.table.panels.underground_maps import UndergroundMapsLook
from game.titles.tiletum.table.parts import TiletumParts
from game.titles.tiletum.table.pickable_widget import TableContext
from game.titles.tiletum.table.view import TiletumModel, TiletumViewOptions
from game.titles.tiletum.table.views import TiletumSpaceView
from game.titles.tiletum.table.words import prompt_look

OWN_BOARD_TARGETS: Final = ("building:", "store:")
"""How the names of targets on a seat's board begin."""


class TiletumPresenter:
    """Computes the looks of the table's parts from a model and shows them."""

    def __init__(
        self,
        context: TableContext,
        table_texts: PlainTableTexts,
        controller: TiletumController,
        view_options: TiletumViewOptions,
        parts: TiletumParts,
        set_map_scene: Callable[[str], None],
    ) -> None:
        """Store the objects that make and show the looks. `view_options` is what the person chose
        to see, and `set_map_scene` sets the map's scene."""
        self._context = context
        self._table_texts = table_texts
        self._controller = controller
        self._view_options = view_options
        self._parts = parts
        self._set_map_scene = set_map_scene
        self._shown_zoom_and_scene: tuple[float, str] = (0.0, "")
        self._spoken_label_cache: dict[str, tuple[tuple[TiletumSpaceView, int], str]] = {}
        self._spoken_label_cache_key: tuple[object, ...] = ()

    def update_panels(
        self, inputs: SheetInputs[TiletumModel], note_text: str, *, is_question_on_sheet: bool
    ) -> None:
        """Show the model of a moment in all parts of the table. `note_text` is what the prompt
        shows without a question; `is_question_on_sheet` has no effect, since the action sheet shows
        every question."""
        model = inputs.model
        asking = self._controller.current_input
        parts = self._parts
        context = self._context
        states = highlight_by_target(asking)
        view = model.view
        self._view_options.show_own_board_if_viewer_changed(model.viewer)
        order = tuple(
            (seat, view.seats[seat].taken_dice, seat == model.deciding_seat)
            for seat in view.turn_order
        )
        parts.top_bar.show_look(TiletumTopLook(view.round, view.turn, order))
        parts.king_track.show_look(model.view.king_track)
        parts.fairs.show_look(model.view.fairs)
        parts.houses_times_pillars.show_view_state(model.view)
        which = self._view_options.open_document
        parts.document.show_view_state(document_look(context, model, which))
        parts.cardinal.show_view_state(cardinal_document_look(context, model, which))
        board, _, number = which.partition(":")
        parts.large_board.visible = board == "board"
        if parts.large_board.visible:
            self._show_board(parts.large_board, model, int(number), states)
        picked = asking.resulting_die_value if asking is not None else 0
        parts.rose.show_view_state(
            rose_look(context, model, picked), states, model.view.bonus_tile_action
        )
        parts.offers.show(model.view, states)
        shown = self._view_options.shown_seat
        self._show_board(parts.board, model, model.viewer if shown is None else shown, states)
        for panel, each in zip(parts.seats, model.view.seats, strict=True):
            acts = each.seat == model.deciding_seat
            challenges = challenge_lines(context, model, each)
            panel.show_look(TiletumSeatLook(each, acts, each.seat == shown, challenges))
        told = decree_action_sheet_look(
            context, self._table_texts, model, self._view_options.decree_events
        )
        if asking is not None and asking.picked_targets:
            self._view_options.is_reading_decree = False
        # While a die is still to be chosen, and neither one nor a task is picked, the list of dice
        # gives way to what belongs to a seat whose panel has been clicked.
        begins = (
            asking is not None and model.view.question_key == "turn" and not asking.picked_targets
        )
        reads_his_turn = told is not None and shown == model.state.board.cardinal
        if asking is None:
            shows_turn = self._view_options.is_reading_decree or reads_his_turn
            parts.action_sheet.show_view_state(told if shows_turn else None)
        elif begins and reads_his_turn:
            parts.action_sheet.show_view_state(told)
        elif begins and shown is not None and model.view.silver_view is not None:
            parts.action_sheet.show_view_state(None)  # the technologies lie there
        else:
            answered = self._controller.last_played_move
            action_sheet = action_sheet_look(context, self._table_texts, model, asking, answered)
            parts.action_sheet.show_view_state(
                action_sheet, chosen_die_value=asking.resulting_die_value
            )
        reads = parts.action_sheet.visible and parts.action_sheet.look == told
        parts.rose.set_die_keys(asking.next_die_target_by_value_key if asking is not None else {})
        self._show_map(
            model,
            asking,
            cardinal_action_numbers_by_space(model, self._view_options.decree_events)
            if reads
            else {},
        )
        self._show_action_and_undo_buttons(model, asking)
        parts.prompt.show_look(prompt_look(context, model, asking, note_text))

    def _show_board(
        self, seat_board: SeatBoard, model: TiletumModel, seat: int, states: dict[str, str]
    ) -> None:
        """Show a seat's board. Targets are highlighted only on the viewer's board; on another
        board, the button back to the viewer's says how many targets are there."""
        look = board_look(self._context, model, seat)
        if seat == model.seat:
            seat_board.show_view_state(look, states)
        else:
            waiting = sum(name.startswith(OWN_BOARD_TARGETS) for name in states)
            seat_board.show_view_state(look._replace(waiting_target_count=waiting), {})

    def _show_map(
        self,
        model: TiletumModel,
        sheet_input: ActionSheetInput | None,
        action_numbers_by_space: dict[str, tuple[int, ...]],
    ) -> None:
        """Show Europe or the underground maps; `action_numbers_by_space` are those of the
        Cardinal's actions by space."""
        chart = self._parts.map_node
        silver = model.view.silver_view is not None
        asked = (
            is_question_mostly_underground(model, sheet_input) if sheet_input is not None else None
        )
        below = silver and self._view_options.turn_to_question_sheet_and_tell_if_underground(asked)
        ground = chart.coordinates.zoom, map_scene_name(is_underground=below)
        if ground != self._shown_zoom_and_scene:
            self._shown_zoom_and_scene = ground
            self._set_map_scene(ground[1])
        parts = self._parts
        context = self._context
        look = map_look(context, model, sheet_input, is_underground=below)
        chart.animation_layer.look = moving_scenery_look(
            look.space_faces, chart.plan, is_underground=below
        )
        chart.show(look, self._spoken_label_by_space(model, look.space_faces))
        chart.show_cardinal_action_numbers(action_numbers_by_space)
        parts.houses_times_pillars.visible = not (below or parts.large_board.visible)
        if silver:  # what turns the sheet tells how many places wait on the other one
            spaces = model.view.spaces
            lit = sheet_input.pickable_areas if sheet_input is not None else ()
            waiting = sum(
                bool(spaces[name].underground_map_number) != below for name in lit if name in spaces
            )
            words = context.say("sheet-europe" if below else "sheet-below")
            parts.map_sheet_button.text = f"{words} ({waiting})" if waiting else words
            parts.map_sheet_button.label = parts.map_sheet_button.tooltip = context.say("sheet-tip")
            parts.underground_maps.visible = not parts.action_sheet.visible
            parts.show_technologies_panel(
                is_opened=self._view_options.open_document == TECHNOLOGIES_DOCUMENT
            )
            if model.view.silver_view is not None:
                parts.technologies.show_view_state(
                    model.view.silver_view, model.viewer, highlight_by_target(sheet_input)
                )
                parts.underground_maps.show_look(
                    UndergroundMapsLook(model.view.silver_view.maps, model.viewer)
                )

    def _spoken_label_by_space(self, model: TiletumModel, names: Iterable[str]) -> dict[str, str]:
        """Return the spoken texts of spaces, recomputed only for those that have changed."""
        context = self._context
        view = model.view
        kept = self._spoken_label_cache
        fairs = tuple((fair.round, fair.town, fair.kind) for fair in view.fairs)
        told = context.words.language, context.seats, fairs
        if told != self._spoken_label_cache_key:
            self._spoken_label_cache_key = told
            kept.clear()
        for name in names:
            shown = view.spaces[name], model.contribution_price(name)
            if name not in kept or kept[name][0] != shown:
                words = ". ".join(
                    (context.area_name(name), *space_text_lines(context, model, name))
                )
                kept[name] = shown, words
        return {name: kept[name][1] for name in names}

    def _show_action_and_undo_buttons(
        self, model: TiletumModel, sheet_input: ActionSheetInput | None
    ) -> None:
        parts = self._parts
        say = self._context.say
        costs = level_and_explorer_prices_by_name(model)
        possible = (
            sheet_input.possible_actions_or_tasks if sheet_input is not None else frozenset[str]()
        )
        picked = sheet_input.picked_action_or_task if sheet_input is not None else ""
        looks = tuple(
            ActionLook(
                task,
                0,
                say(f"note-task-{task}", **costs),
                task in possible,
                task == picked,
                say(f"price-{task}") if model.view.silver_view is None else "",
            )
            for task in parts.actions.buttons
        )
        parts.actions.show_actions(looks, is_question_due=sheet_input is not None)
        parts.undo_and_hint_buttons.update_buttons(
            self._controller.question,
            may_undo=self._controller.may_undo,
            can_undo_pick=sheet_input is not None and sheet_input.can_undo_pick,
        )


def highlight_by_target(sheet_input: ActionSheetInput | None) -> dict[str, str]:
    """Return the highlight of every highlighted target: "chosen" if it is picked, "legal" if it is
    not but can be picked; {} without a question."""
    if sheet_input is None:
        return {}
    return dict.fromkeys(sheet_input.pickable_areas, "legal") | dict.fromkeys(
        sheet_input.picked_areas, "chosen"
    )
