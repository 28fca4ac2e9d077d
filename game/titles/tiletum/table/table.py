"""The table of Tiletum: what only this table does."""

from functools import partial

from game.engine.events import Event
from game.engine.move import Move
from game.engine.reasons import Reason
from game.engine.rules import State
from game.scene.input.focus_order import NodeGroups
from game.scene.nodes.node import Node
from game.scene.nodes.tooltip import Tooltip
from game.table_protocol import JournalEntry, UiAnchor
from game.tabletop.map_table import MapTable
from game.tabletop.table_model import MoveKind
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.assembly import TiletumTableAssembly, make_tiletum_assembly
from game.titles.tiletum.table.controller import TiletumController
from game.titles.tiletum.table.description import describe_position, describe_question
from game.titles.tiletum.table.materials import TiletumTableMaterials
from game.titles.tiletum.table.panels.cardinal import CARDINAL_DOCUMENT
from game.titles.tiletum.table.panels.document import TAB_NAMES, TECHNOLOGIES_DOCUMENT
from game.titles.tiletum.table.parts import MOVE_KIND_BY_TASK, TiletumParts
from game.titles.tiletum.table.pickable_widget import TiletumHandlers
from game.titles.tiletum.table.step_animator import are_only_dice_rolls
from game.titles.tiletum.table.tooltips import TableTooltips
from game.titles.tiletum.table.ui_anchors import ui_anchor
from game.titles.tiletum.table.view import (
    KeptTiletumView,
    TiletumModel,
    TiletumViewOptions,
    model_of_tiletum_view,
)
from game.titles.tiletum.table.words import TiletumTableTexts


class TiletumTable(MapTable[TiletumModel, str]):
    """Every target of a question can be picked on the table, and is listed in the action sheet."""

    parts: TiletumParts
    controller: TiletumController
    assembly: TiletumTableAssembly

    def __init__(self, materials: TiletumTableMaterials) -> None:
        """Store what tables share, and make the parts at their positions."""
        self.context = materials.context
        self._materials = materials
        self._is_silver_laid_out = False
        self._table_texts = TiletumTableTexts(self.context.words, self.context.seats)
        self._view_options = TiletumViewOptions()
        self._view_options.on_sheet_change = self.refresh
        self._view_options.on_told_change = self.refresh_before_next_drawing
        self.tooltips = TableTooltips(
            self.context, self._table_texts, materials.forecaster, materials.controller
        )
        super().__init__(
            materials.stage, materials.pictures, materials.controller, materials.client
        )
        self._build_parts_and_start()

    def make_assembly(self) -> TiletumTableAssembly:
        """Make the parts at their positions in the current layout."""
        own = TiletumHandlers(
            pick_target=self.pick_option,
            pick_space=self.pick_target,
            space_tooltip=self._space_tooltip,
            pick_answer_line=self._pick_answer_line,
            confirm=self.answer_with_picks,
            toggle_seat_board=self._toggle_seat_board_and_cardinal_document,
            toggle_map_sheet=partial(self._call_and_refresh, self._view_options.toggle_map_sheet),
            toggle_document=self._toggle_document,
            open_large_board=self._open_large_board,
            tooltip_of_target=self.tooltips.target_tooltip,
        )
        equipment = make_tiletum_assembly(
            self._materials,
            self.camera,
            self._table_texts,
            self._view_options,
            own,
            self.make_part_handlers(""),
            has_silver=self._is_silver_laid_out,
        )
        equipment.parts.add_command_keys(
            {
                "boards": partial(self._call_and_refresh, self._show_next_board),
                "documents": self._show_next_of_fair_and_cardinal_documents,
                "large-board": self._show_next_large_board,
            }
        )
        return equipment

    def is_animated_with_next_step(
        self, events: tuple[Event, ...], next_events: tuple[Event, ...]
    ) -> bool:
        """Return True for consecutive dice, so that all dice of a round are thrown together."""
        return are_only_dice_rolls(events) and are_only_dice_rolls(next_events)

    def make_model(self, view: State, viewer: int) -> TiletumModel:
        """Return the model of a seat's view."""
        return model_of_tiletum_view(view, viewer)

    def store_layout_needs_and_tell_if_changed(self, model: TiletumModel) -> bool:
        """Store whether the model's game uses In Search of Silver. Return whether the table is laid
        out for the opposite, so that it needs a new layout; at first it is laid out without
        Silver."""
        silver = model.state.board.silver > 0
        changed, self._is_silver_laid_out = silver != self._is_silver_laid_out, silver
        return changed

    def move_kind_record(self, kind_key: str) -> MoveKind:
        """Return the display record of a kind of task."""
        return MOVE_KIND_BY_TASK[kind_key]

    def action_tooltip(self, action: str) -> Tooltip:
        """Return the tooltip of a task: what the task does and, if it is not possible now, why."""
        return self.tooltips.task_tooltip(action)

    def _space_tooltip(self, target: str) -> Tooltip | None:
        return self.tooltips.target_tooltip(target, self.target_refusal_reason(target))

    def target_refusal_reason(self, target: str) -> Reason | None:
        """Return the rules' reason why nothing can be done in a space that is veiled because it
        cannot be picked; None for every target that is not veiled."""
        model = self.model
        asking = self.current_input
        node = self.parts.map_node.targets.get(target)
        shows = node is not None and node.visible and self.parts.map_node.darkens_unpickable_targets
        if model is None or asking is None or not shows or node is None or node.highlight_kind:
            return None
        return self.tooltips.reason_against_space(target, asking.picked_action_or_task)

    @property
    def current_input(self) -> ActionSheetInput | None:
        """The input of the open question, None if there is none."""
        return self.controller.current_input

    def journal_entries(
        self, events: tuple[Event, ...], step_number: int
    ) -> tuple[JournalEntry, ...]:
        """Return the journal lines of the events that have a text."""
        return self._table_texts.journal_entries(events, step_number)

    def position_paragraphs(self) -> tuple[str, ...]:
        """Return the position as spoken paragraphs: the question, its answers, then the whole
        table; () before a position is shown."""
        if self.model is None:
            return ()
        told = *describe_question(self.parts), *describe_position(self.context, self.model)
        return tuple(filter(None, told))

    def ui_anchor(self, anchor_name: str) -> UiAnchor | None:
        """Return the UI anchor of a part by its name, None when it is not there.

        Names are those of nodes, such as "rose", "track", "die:gold.3" or "store:0", the name of
        a space, or "rounds", "turns" and "order" of the top bar.
        """
        return ui_anchor(self.parts, anchor_name)

    def view_options(self) -> KeptTiletumView:
        """Return the open drawer, and the shown board, map sheet and document."""
        return KeptTiletumView(super().view_options(), self._view_options.copied())

    def restore_view_options(self, options: object) -> None:
        """Open the drawer and show the board, map sheet and document that `view_options` of an
        earlier table returned; do nothing if `options` are not those of a table of Tiletum."""
        if isinstance(options, KeptTiletumView):
            self._view_options.copy_from(options.options)
            super().restore_view_options(options.drawer)

    def refresh(self) -> None:
        """Update all parts and tooltips."""
        self.tooltips.model = self.model
        self._table_texts.overlay = (
            self.model.view.end_scoring_side if self.model is not None else ""
        )
        super().refresh()

    def _pick_action(self, action: str) -> None:
        """Pick or unpick a task, and show the viewer's board."""
        self._view_options.shown_seat = None
        super()._pick_action(action)

    def _pick_answer_line(self, line_index: int) -> None:
        if self.current_input is not None:
            self._answer_or_refresh(
                self.current_input.pick_answer_line(line_index),
                shows_ring=self._stage.focus.is_ring_shown,
            )

    def answer_with_picks(self) -> None:
        """Confirm the picks. If unused action points would be lost and the settings ask for a
        warning, the first call only warns."""
        question = self.controller.question
        if (
            self.current_input
            and self.current_input.needs_warning_before_early_end
            and question
            and question.asks_before_passing
        ):
            self.current_input.has_warned_of_lapse = True
            self.refresh()
        else:
            super().answer_with_picks()

    def answer_by_declining(self) -> None:
        """Decline the question; if it cannot be declined now, undo the last pick instead."""
        asking = self.current_input
        if asking is None or asking.held_answer is not None or not asking.can_be_declined:
            self.undo_last_pick()
        elif asking.ends_round(asking.declining_move):
            asking.held_answer = asking.declining_move
            self.refresh()
        else:
            super().answer_by_declining()

    def _answer_or_refresh(self, answer: Move | None, *, shows_ring: bool) -> None:
        """Show the viewer's board instead of another seat's. Then send the answer, or update the
        panels if it is None. `shows_ring` tells whether the keyboard focus is drawn."""
        self._view_options.shown_seat = None
        super()._answer_or_refresh(answer, shows_ring=shows_ring)

    def _send_answer(self, move: Move) -> None:
        """Send a move as the answer, remember it for the next question, and show the viewer's
        board."""
        self._view_options.shown_seat = None
        self.controller.last_played_move = move
        super()._send_answer(move)

    def _toggle_seat_board_and_cardinal_document(self, seat: int) -> None:
        """Show a seat's board in the column, or the viewer's if that one is shown; for the Cardinal
        also open or close its document."""
        self._view_options.toggle_seat_board(seat)
        if self.model is not None and seat == self.model.state.board.cardinal:
            self._toggle_document(CARDINAL_DOCUMENT)
        self.refresh()

    def _toggle_document(self, document_name: str) -> None:
        """Open a document, or close it if it is open, and move the keyboard focus into it or
        back."""
        shown = self._stage.focus.is_ring_shown
        options = self._view_options
        was_open = options.open_document.partition(":")[0]
        options.toggle_document(document_name)
        opened = options.open_document
        if was_open == CARDINAL_DOCUMENT and not opened:
            options.shown_seat = None  # or his last turn would stay over the list of dice
        self.refresh()
        if not opened:
            # Give the focus to the next pick, whatever is asked
            node = self._first_focus_node() if self.current_input is not None else None
            self._stage.focus.focus_node(node, shows_ring=shown and node is not None)
        elif shown:
            parts = self.parts
            firsts = {
                "board": parts.large_board.first_focus,
                CARDINAL_DOCUMENT: parts.cardinal.first_focus,
                TECHNOLOGIES_DOCUMENT: parts.technologies_button,
            }
            first = firsts.get(opened.partition(":")[0], parts.document.first_focus)
            self._stage.focus.focus_node(first, shows_ring=True)

    def _show_next_of_fair_and_cardinal_documents(self) -> None:
        """Open the fair document of this round if no document is open. If a fair or the king track
        is open in a solo game, open the Cardinal's document; otherwise close the open document."""
        if self.model is None:
            return
        opened = self._view_options.open_document
        solo = self.model.state.board.cardinal >= 0
        if not opened:
            self._toggle_document(f"fair:{self.model.view.round}")
        elif solo and opened in TAB_NAMES:
            self._toggle_document(CARDINAL_DOCUMENT)
        else:
            self._toggle_document(opened)

    def _open_large_board(self) -> None:
        """Open the large board of the seat whose small board is shown."""
        if (board := self.parts.board.look) is not None:
            self._toggle_document(f"board:{board.seat_view.seat}")

    def _show_next_large_board(self) -> None:
        """Show the next large board: first the viewer's, then those of the others in order, then
        none."""
        if self.model is None:
            return
        own = self.model.viewer
        seats = len(self.context.seats)
        every = [f"board:{(own + number) % seats}" for number in range(seats)]
        now = self._view_options.open_document
        at = every.index(now) + 1 if now in every else 0
        self._toggle_document(every[at] if at < seats else now)

    def undo_pick_and_refresh(self) -> bool:
        """Do the first that applies: close an open document, close another seat's board, undo the
        last pick. Return whether there was anything to undo."""
        if self._view_options.open_document:
            self._toggle_document("")
            return True
        if self._view_options.shown_seat is not None:
            self._call_and_refresh(
                partial(self._view_options.toggle_seat_board, self._view_options.shown_seat)
            )
            return True
        return super().undo_pick_and_refresh()

    def _show_next_board(self) -> None:
        if self.model is not None:
            self._view_options.show_next_board(self.model.viewer, len(self.context.seats))

    @property
    def _asks_for_dice(self) -> bool:
        """Whether the question is answered by picking a die."""
        return self.current_input is not None and self.current_input.asks_for_dice

    def first_tab_stop_groups(self) -> NodeGroups:
        """Return the groups of nodes that the Tab key reaches first: the action sheet, the dice if
        the question is about dice, then those of every table; none while there is no question."""
        parts = self.parts
        stops = super().first_tab_stop_groups()
        dice = tuple(parts.rose.die_nodes) if self._asks_for_dice else ()
        return ((parts.action_sheet,), dice, *stops) if stops else ()

    def _first_focus_node(self) -> Node | None:
        """Return the node that gets the keyboard focus first: an answer of the action sheet; if
        there is none, a die if the question asks for dice; otherwise the node that every table
        focuses first."""
        parts = self.parts
        action_sheet = parts.action_sheet.first_focus if parts.action_sheet.visible else None
        dice = parts.rose.first_focus if self._asks_for_dice else None
        return action_sheet or dice or super()._first_focus_node()
