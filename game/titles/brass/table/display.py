"""Updates every part of the table from a position and a person's draft."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from game.scene.input.keys import Keymap
from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.panel.look_widget import (
    CHOSEN_STATE,
    LEGAL_STATE,
    PICKABLE_WITHOUT_HIGHLIGHT_STATE,
)
from game.tabletop.panel.panel_grounds import make_icon_painter
from game.tabletop.panel.prompt import PromptLook
from game.tabletop.sheet.sheet_manager import SheetInputs
from game.titles.brass.table.art.baked_map import map_scene_name
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.inks import INDUSTRY_NAMES
from game.titles.brass.table.controller import BrassController
from game.titles.brass.table.draft import MARKET_BUYER
from game.titles.brass.table.look import board_look
from game.titles.brass.table.look.action_costs import action_button_notes
from game.titles.brass.table.look.panel_looks import (
    hand_card_looks,
    income_track_look,
    spoken_seat_text,
    stacks_look,
)
from game.titles.brass.table.map_animation import moving_scenery_look
from game.titles.brass.table.move_options import (
    ACTION_PART,
    BUYER_PART,
    INDUSTRY_PART,
    LOAN_SUM_PART,
    MILL_PART,
    MoveOption,
)
from game.titles.brass.table.panels.seat_panel import BrassSeatLook
from game.titles.brass.table.panels.tracks_and_market import MarketLook
from game.titles.brass.table.parts import BrassParts
from game.titles.brass.table.price_sheet_cache import PriceSheetCache
from game.titles.brass.table.view_model import UNPLAYED_CARD_PHASES, BrassModel
from game.titles.brass.table.words import held_answer_prompt_look, prompt_look

ACTION_ICON_SIZE: Final = 46.0
CARD_KEY_PREFIX_WHILE_CHOICES_OPEN: Final = "shift+"
"""What makes the key of a card again of one that picks a choice."""


class BrassPresenter:
    """Makes the looks of all parts of the table and passes them on; `options` are the optional
    layers of the map."""

    def __init__(
        self,
        context: TableContext,
        controller: BrassController,
        keymap: Keymap,
        options: board_look.BrassViewOptions,
        price_sheets: PriceSheetCache,
        parts: BrassParts,
        set_map_scene: Callable[[str], None],
    ) -> None:
        """Store the context, controller, key bindings, parts and price sheets; `set_map_scene` sets
        the map's scene."""
        self._context = context
        self._controller = controller
        self._keymap = keymap
        self._options = options
        self._price_sheets = price_sheets
        self._parts = parts
        self._set_map_ground = set_map_scene
        self._shown_era_and_zoom: tuple[str, float] | None = None
        self._cached_action_notes: tuple[tuple[MoveOption, ...], dict[str, str]] | None = None

    def update_panels(
        self, inputs: SheetInputs[BrassModel], note_text: str, *, is_question_on_sheet: bool
    ) -> None:
        """Update all parts. `note_text` is the status text without a question;
        `is_question_on_sheet` means that a price sheet is open."""
        parts = self._parts
        action_draft = self._controller.action_draft
        model = action_draft.model or inputs.model
        self._show_map(inputs, model)
        draft = action_draft.current_part_draft
        parts.tracks.show_look(model.view)
        lit = MARKET_BUYER in draft.legal_values(BUYER_PART) and bool(
            draft.picked_or_only_value(MILL_PART)
        )
        parts.market.show_look(MarketLook(model.view, lit))
        loan = draft.picked_or_only_value(LOAN_SUM_PART)
        after = model.income_space_and_pounds_after_loan(int(loan)) if loan else None
        ghost = (model.seat, after[0]) if after is not None else None
        parts.income_track.show_look(income_track_look(model, ghost))
        parts.top_bar.show_look(replace(model.view, active_seat=model.deciding_seat))
        for seat, panel in enumerate(parts.seats):
            view = model.view.seats[seat]
            acts = model.deciding_seat == seat
            place = model.view.turn_order.index(seat) + 1
            said = spoken_seat_text(self._context, view)
            panel.show_look(
                BrassSeatLook(view, place, said, is_acting=acts, is_rail_era=model.is_rail_era)
            )
        price_sheet = self._price_sheets.sheet_look(inputs)
        price_choice_count = len(price_sheet.choices) if price_sheet is not None else 0
        self._show_stacks_of_shown_seat(model, price_choice_count)
        self._show_hand_and_buttons(inputs, model, price_choice_count)
        parts.prompt.show_look(
            self._prompt_look(inputs.model, note_text, price_sheet=is_question_on_sheet)
        )

    def _show_map(self, inputs: SheetInputs[BrassModel], model: BrassModel) -> None:
        action_draft = self._controller.action_draft
        chart = self._parts.map_node
        laid = model.view.era, chart.coordinates.zoom
        if laid != self._shown_era_and_zoom:
            self._shown_era_and_zoom = laid
            self._set_map_ground(map_scene_name(model.view.era))
        hand = (
            ()
            if inputs.is_hand_hidden
            else (action_draft.model_before_drafted_parts or inputs.model).hand
        )
        look = board_look.board_look(self._context, model, self._options, hand)
        if self._options.shows_networks:
            look = board_look.board_look_with_networks(
                look, self._context, model.network_seats_by_place
            )
        if action_draft.current_part_draft.options:
            begun = action_draft.current_part_draft.is_begun
            look = board_look.board_look_with_draft(
                look,
                action_draft,
                self._price_sheets.make_writer().placement_preview()
                if begun
                else board_look.PlacementPreview(),
            )
        chart.animation_layer.look = moving_scenery_look(inputs.model, chart.plan)
        chart.show_look(look)

    def _show_stacks_of_shown_seat(self, model: BrassModel, price_choice_count: int) -> None:
        action_draft = self._controller.action_draft
        seat = self._options.seat_of_shown_stacks(model)
        draft = action_draft.current_part_draft
        own = seat == model.seat and self._controller.question is not None
        states: dict[str, str] = {}
        if own and not draft.is_answered_by_first_pick:
            legal = {
                each.parts.get(INDUSTRY_PART, "") for each in action_draft.options_for_further_part
            }
            # While the action is open, only what can be built is highlighted, not what Develop can
            # remove
            lit = legal or draft.pickable_industries
            states = {
                industry: LEGAL_STATE if industry in lit else PICKABLE_WITHOUT_HIGHLIGHT_STATE
                for industry in legal or draft.legal_values(INDUSTRY_PART)
            }
            chosen = draft.picked_or_only_value(INDUSTRY_PART)
            if chosen:
                states[chosen] = CHOSEN_STATE
        names = {industry: f"stack-{industry}" for industry in INDUSTRY_NAMES}
        taken = self._names_whose_keys_are_taken(price_choice_count, names.values())
        keyed = {each for each, name in names.items() if own and name not in taken}
        look = stacks_look(self._context, model, seat, industries_with_key=keyed)
        self._parts.stacks_panel.show_stacks(look, states)

    def _show_hand_and_buttons(
        self, inputs: SheetInputs[BrassModel], model: BrassModel, price_choice_count: int
    ) -> None:
        parts = self._parts
        controller = self._controller
        draft = controller.action_draft.first_part_draft
        question = controller.question
        asked = question is not None and controller.held_answer_input is None
        held_by = controller.action_draft.model_before_drafted_parts or inputs.model
        if parts.layout.client_uses_bottom:
            held_by = self._options.model_of_shown_hand(inputs.model)
            if held_by.seat >= 0:
                name = self._context.player_name(held_by.seat)
                parts.hand_owner_label.set_text(self._context.say("cards-of", name=name))
        concealed = inputs.is_hand_hidden
        plays = (
            asked and held_by.view.phase in UNPLAYED_CARD_PHASES
        )  # what an action goes on with plays none
        looks = hand_card_looks(
            self._context, held_by, draft if plays else None, is_concealed=concealed
        )
        cards = [card.command for card in parts.hand_node.cards]
        keyless = self._names_whose_keys_are_taken(
            price_choice_count, [*parts.actions.buttons, *cards]
        )
        parts.hand_node.show_cards(
            looks,
            is_question_due=asked and not concealed,
            replacement_keys=self._replacement_key_by_card(keyless),
        )
        word = self._context.say("show-hand" if concealed else "hide-hand")
        parts.hide_hand.label = parts.hide_hand.tooltip = word
        if parts.actions.buttons:  # that of links says what is built in this era
            era, picture = ("rail", "train") if model.is_rail_era else ("canal", "barge")
            link = parts.actions.buttons["link"]
            link.text = link.label = self._context.say(f"action-{era}")
            link.icon = make_icon_painter(self._context, picture, ACTION_ICON_SIZE)
        legal = draft.actions_playable_with_picked_cards
        notes = self._action_notes(held_by)
        picked = draft.picked_or_only_value(ACTION_PART) if draft.is_begun else ""
        actions = tuple(
            ActionLook(action, 0, notes.get(action, ""), action in legal, action == picked)
            for action in parts.actions.buttons
        )
        parts.actions.show_actions(actions, is_question_due=asked, actions_without_key=keyless)
        if controller.held_answer_input is not None and question is not None:
            question = replace(question, can_undo=True, undo_reason="")
        parts.undo_and_hint_buttons.update_buttons(
            question,
            may_undo=controller.may_undo,
            can_undo_pick=controller.action_draft.can_undo_pick,
        )

    def _names_whose_keys_are_taken(
        self, price_choice_count: int, names: Iterable[str]
    ) -> list[str]:
        """Return those of the commands `names` whose keyboard keys pick a choice of the price sheet
        while it has this many choices."""
        key = self._keymap.key_of_command
        taken = {key(f"choice-{number + 1}") for number in range(price_choice_count)}
        return [name for name in names if key(name) in taken]

    def _replacement_key_by_card(self, cards_without_key: list[str]) -> dict[str, str]:
        """Return the replacement key, by name, of each card in `cards_without_key`: a card whose
        usual key picks a choice of the price sheet now."""
        cards = {card.command for card in self._parts.hand_node.cards}
        return {
            name: CARD_KEY_PREFIX_WHILE_CHOICES_OPEN + self._keymap.key_of_command(name)
            for name in cards_without_key
            if name in cards
        }

    def _action_notes(self, model: BrassModel) -> dict[str, str]:
        """Return the note below each action's button by name; cached for the open question."""
        options = self._controller.action_draft.first_part_draft.options
        if self._cached_action_notes is None or self._cached_action_notes[0] is not options:
            notes = action_button_notes(self._context, model, options)
            self._cached_action_notes = options, notes
        return self._cached_action_notes[1]

    def _prompt_look(self, model: BrassModel, note: str, *, price_sheet: bool) -> PromptLook:
        if self._controller.held_answer_input is not None:
            return held_answer_prompt_look(self._context, model)
        asked = self._controller.action_draft if self._controller.question is not None else None
        return prompt_look(self._context, model, asked, note, price_sheet=price_sheet)
