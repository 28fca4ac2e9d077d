"""Updates every part of the table from its model and the question."""

from collections.abc import Callable
from typing import Final

from game.engine.move import Move
from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.panel.prompt import PromptLook
from game.tabletop.question.question_input import QuestionInput
from game.tabletop.sheet.sheet_manager import SheetInputs
from game.titles.tinners_trail.rules.view_classes import TableView
from game.titles.tinners_trail.table.county.county_scene import CountyScene, make_county_scene
from game.titles.tinners_trail.table.description import named_area_description
from game.titles.tinners_trail.table.effects_text import move_effects_text
from game.titles.tinners_trail.table.move_kinds import BUILD_KIND, action_kinds_in_play
from game.titles.tinners_trail.table.panels.arsenic_market import make_arsenic_market_look
from game.titles.tinners_trail.table.panels.development_board import make_development_look
from game.titles.tinners_trail.table.panels.emigration import make_emigration_look
from game.titles.tinners_trail.table.panels.hand import (
    replayed_hand,
    seat_of_replayed_hand,
    viewer_hand,
)
from game.titles.tinners_trail.table.panels.investment_table import InvestmentTableLook
from game.titles.tinners_trail.table.panels.ore_exchange import exchange_look
from game.titles.tinners_trail.table.panels.player_panel_look import make_player_look
from game.titles.tinners_trail.table.panels.work_track import (
    MarkerLanding,
    marker_landing,
    work_track_look,
)
from game.titles.tinners_trail.table.parts import TrailParts
from game.titles.tinners_trail.table.prompt_look import make_prompt_look
from game.titles.tinners_trail.table.sheets.sum_sheet import sum_choice_to_invest
from game.titles.tinners_trail.table.tooltips import TrailTooltips
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

MAP_QUESTION_KINDS = frozenset({"pump", "peek", "place", "prospect"})
"""The kinds of questions besides actions that are answered on the map."""
EFFECT_QUESTION_KINDS = frozenset({"action", "place"})
"""The kinds of questions at which what a move changes is told before it is confirmed."""
ACTIONS_PLAYED_AT_ONCE: Final = ("pasties", "pass")
"""The actions without a choice: their keys do nothing while a sheet is open, so that a key meant
for the sheet does not play them."""
EXTRACTION_NOTE_BY_REASON: Final = {
    "no-own-mine": "note-extract",
    "no-ore-there-anywhere": "note-extract-no-ore",
    "water-too-dear-anywhere": "note-extract-dear",
}
"""What the button says while nothing can be extracted, by the key of the reason."""
MAX_EFFECT_LETTERS: Final = 84
"""So long may a text be in the prompt that names every area a move changes."""


class TrailPresenter:
    """Makes the looks of all parts from the model and shows them, without concealed cards and
    tiles; an area gets a new label only when its content has changed.
    """

    def __init__(
        self,
        context: TrailContext,
        tooltips: TrailTooltips,
        parts: TrailParts,
        set_map_scene: Callable[[CountyScene], None],
    ) -> None:
        """Store the parts to update; `set_map_scene` sets the map's scene."""
        self.context = context
        self.tooltips = tooltips
        self._parts = parts
        self._lay_ground = set_map_scene
        self._drawn_map_key: tuple[tuple[str, ...], int, float] = ((), 0, 1.0)
        self._labelled_contents_by_area: dict[str, tuple[object, bool]] = {}
        self.prompt = PromptLook(heading="")

    def update_panels(
        self, inputs: SheetInputs[TrailModel], note_text: str, *, is_question_on_sheet: bool
    ) -> None:
        """Show the model of a moment in all parts; `note_text` is a line for the prompt, and
        `is_question_on_sheet` means that a sheet shows the question."""
        model = inputs.model
        controller = inputs.controller
        parts = self._parts
        view = model.view
        words = self.context.words
        asked = controller.question_input
        ghost = None
        planned_adits: tuple[tuple[str, str], ...] = ()
        effect = ""
        whole_effect = ""
        acting = asked.kind == "action"
        move = asked.move_to_preview
        tells = asked.kind in EFFECT_QUESTION_KINDS
        if tells and move is not None and controller.question is not None:
            seat = controller.question.seat
            after = model.table_view_after_move_unless_tile_unknown(move.code)
            if after is not None:
                if move == asked.confirmable_move:
                    planned_adits = tuple(
                        each for each in after.adit_area_pairs if each not in view.adit_area_pairs
                    )
                ghost = self._marker_landing_of_move(model, move, after, seat) if acting else None
                effect = self._price_without_rivals_text(after, seat)
                if not effect:
                    whole_effect = move_effects_text(self.context, view, after, seat)
                    effect = move_effects_text(
                        self.context, view, after, seat, max_letters=MAX_EFFECT_LETTERS
                    )
        self._show_map(inputs, planned_adits)
        parts.top_bar.show_look(view)
        parts.exchange.show_look(exchange_look(view, model.printed_tables))
        for card, panel in zip(self.context.seats, parts.plates, strict=True):
            panel.show_look(make_player_look(model, card, words))
        parts.development.show_look(make_development_look(model))
        parts.work_track.show_look(work_track_look(model, ghost))
        self._show_hand_boards_and_wallace(inputs)
        buttons = self._action_looks(model, asked if acting else QuestionInput())
        parts.actions.show_actions(
            buttons,
            is_question_due=acting,
            is_below_dialog=model.unfinished_auction is not None,
            actions_without_key=ACTIONS_PLAYED_AT_ONCE if is_question_on_sheet else (),
        )
        parts.undo_and_hint_buttons.update_buttons(
            controller.question,
            may_undo=controller.may_undo,
            can_undo_pick=controller.question_input.can_undo_pick,
            is_table_dimmed=model.unfinished_auction is not None,
        )
        self.prompt = make_prompt_look(
            inputs,
            self.context,
            effect,
            note_text,
            whole_effect=whole_effect,
            is_question_on_sheet=is_question_on_sheet,
        )
        parts.prompt.show_look(self.prompt)

    def _price_without_rivals_text(self, after: TableView, seat: int) -> str:
        """Return a sentence with the price of a mine for which no other seat can bid, "" if
        another one can."""
        sale = after.auction
        if sale is None or sale.seats_still_bidding != (seat,):
            return ""
        area = self.context.area_name(sale.area)
        return self.context.say("step-confirm-build-alone", area=area, pounds=sale.minimum_bid)

    def _show_map(
        self, inputs: SheetInputs[TrailModel], planned_adits: tuple[tuple[str, str], ...]
    ) -> None:
        """Show the areas with what can be picked; once all areas are picked only they are lit."""
        model = inputs.model
        asked = inputs.controller.question_input
        chart = self._parts.map_node
        view = model.view
        areas = model.area_views_as_seen(is_concealed=inputs.is_hand_hidden)
        names = tuple(area.name for area in areas)
        if names != tuple(chart.targets):
            chart.replace_targets_and_layers(names)
            self._labelled_contents_by_area.clear()
        laid = names, view.round, chart.coordinates.zoom
        if laid != self._drawn_map_key:
            self._drawn_map_key = laid
            self._lay_ground(make_county_scene(model.region_letters_by_area, view.round))
        chart.show_areas_adits_and_daylight(areas, view.adit_area_pairs, view.round)
        chart.pieces.planned_adits = planned_adits
        picking = bool(asked.picked_action_or_task) or asked.kind in MAP_QUESTION_KINDS
        # asked for once: every move there is takes part in the answer
        targets = asked.pickable_areas
        shown = targets if picking and not asked.has_all_areas else frozenset()
        chosen = asked.picked_areas | (
            {model.question_area_name} if model.question_area_name else set()
        )
        chart.mark_legal_and_chosen_targets(
            shown, chosen, darkens_others=bool(shown) or asked.has_all_areas
        )
        for area in areas:
            node = chart.targets[area.name]
            told = (view.area(area.name), inputs.is_hand_hidden)
            node.enabled = area.name in targets or not asked.legal_moves
            node.focusable = area.name in targets
            if self._labelled_contents_by_area.get(area.name) != told:
                self._labelled_contents_by_area[area.name] = told
                node.label = named_area_description(area, self.context)
        self._parts.dimming_layer.darken_except_area(
            model.unfinished_auction.area if model.unfinished_auction is not None else ""
        )

    def _action_looks(
        self, model: TrailModel, question_input: QuestionInput
    ) -> tuple[ActionLook, ...]:
        """Return the looks of all action buttons: which are possible, picked, or not available."""
        say = self.context.say
        buttons = []
        possible = question_input.possible_actions_or_tasks
        chosen = question_input.picked_action_or_task  # asked for once: every move takes part
        for action in action_kinds_in_play(model.extras_in_play):
            count = action.count_for_note(model, question_input.legal_moves)
            note = f"note-{action.kind}"
            if action.is_stocked:
                note = "left" if count else "none-left"
            elif action is BUILD_KIND and not count:
                note = "note-build-card"
            elif action.kind == "extract" and not count and question_input.legal_moves:
                reason = model.reason_against_action("extract")
                note = EXTRACTION_NOTE_BY_REASON.get(reason.key, "") if reason is not None else note
            # Mines in which to extract are counted by the moves: unknown while none are asked for
            told = question_input.legal_moves or action.kind != "extract"
            look = ActionLook(
                action=action.kind,
                cost_icon_count=action.work_cost(model),
                note_below_name=say(note, count=count) if told and note else "",
                is_possible=action.kind in possible,
                is_picked=action.kind == chosen,
                cost_word=say("free"),
            )
            buttons.append(look)
        return tuple(buttons)

    def _marker_landing_of_move(
        self, model: TrailModel, move: Move, after: TableView, seat: int
    ) -> MarkerLanding | None:
        """Return where a move would put the seat's marker, with the work of the mine after
        starting an auction (T-2)."""
        view = model.view
        if move.kind != BUILD_KIND.kind:
            return marker_landing(view, after, seat)
        column = min(
            view.seats[seat].track_column + BUILD_KIND.work_cost(model),
            len(view.seats_by_track_column) - 1,
        )
        return MarkerLanding(seat, column, len(view.seats_by_track_column[column]))

    def _show_hand_boards_and_wallace(self, inputs: SheetInputs[TrailModel]) -> None:
        """Update the cards, the boards of the expansions in play and Lord Wallace's panel."""
        model = inputs.model
        concealed = inputs.is_hand_hidden
        parts = self._parts
        view = model.view
        affairs = model.wallace_affairs
        if affairs is not None:
            parts.wallace.show_look(affairs)
        if view.has_arsenic:
            parts.market.show_look(make_arsenic_market_look(view, model.arsenic_worth(view.viewer)))
        if view.has_emigration:
            look = make_emigration_look(view, model.printed_tables)
            parts.emigration.show_look(look)
            if parts.emigration_strip is not None:
                parts.emigration_strip.show(look)
        if view.investment_boxes_by_round:
            chosen = sum_choice_to_invest(inputs)
            declines = inputs.controller.question_input.asks_to_decline
            pounds = 0 if chosen is None or declines else chosen.pounds
            parts.boxes.show_look(
                InvestmentTableLook(
                    view.investment_boxes_by_round, view.round, pounds, view.to_move
                )
            )
            return  # nobody holds cards
        if parts.layout.client_uses_bottom:
            self._show_replayed_hand(view)
            return
        drafting = view.phase == "draft" and view.to_move == view.viewer
        parts.hand_node.show(viewer_hand(view, is_concealed=concealed))
        parts.hand_node.visible = not drafting or concealed
        word = self.context.say("show-hand" if concealed else "hide-hand")
        parts.hide_hand.text = parts.hide_hand.label = word

    def _show_replayed_hand(self, view: TableView) -> None:
        """Show in a replay the cards of a seat, and whose they are."""
        parts = self._parts
        hand = replayed_hand(view)
        parts.hand_node.show(hand)
        parts.hand_node.visible = bool(hand.cards)
        name = self.context.player_name(seat_of_replayed_hand(view)) if hand.cards else ""
        parts.hand_owner_label.set_text(self.context.say("cards-of", name=name) if name else "")
