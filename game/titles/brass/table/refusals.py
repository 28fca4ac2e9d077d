"""Why a target cannot be picked now: the reasons of the rules, for tooltips."""

from dataclasses import dataclass

from game.engine.reasons import Reason
from game.engine.title import Game
from game.titles.brass.rules.kinds import RAIL_ERA
from game.titles.brass.table.controller import BrassController
from game.titles.brass.table.draft import DEVELOP_ACTION, SELL_ACTION, Draft
from game.titles.brass.table.move_options import (
    ACTION_PART,
    BUILD_ACTION,
    INDUSTRY_PART,
    LINK_ACTION,
    MILL_PART,
    SPACE_PART,
)
from game.titles.brass.table.view_model import BrassModel

MOVE_WORD_BY_SPACE_PHASE = {"coal": "coal", "iron": "iron", "debt": "remove"}
"""The moves by which questions are answered that ask for a space."""


@dataclass(frozen=True, slots=True)
class BrassRefusals:
    """Returns the rules' reasons why spaces, lines, cards, stacks and actions cannot be picked for
    the part being drafted.

    A reason is None for what can be picked, and without a question.
    """

    game: Game
    controller: BrassController

    @property
    def _draft(self) -> Draft:
        return self.controller.action_draft.current_part_draft

    @property
    def _model_that_reasons_refer_to(self) -> BrassModel | None:
        """The position to which reasons refer: the drafted one, or the one after the complete part
        if another part may follow; None while there is no question."""
        action_draft = self.controller.action_draft
        if (
            self.controller.question is None
            or action_draft.model is None
            or not self._draft.options
        ):
            return None
        result = action_draft.current_part_result
        if result is None or not action_draft.options_for_further_part:
            return action_draft.model
        return BrassModel(result.view, action_draft.model.seat)

    @property
    def spaces_needing_two_cards(self) -> frozenset[str]:
        """The spaces that can be picked for a build, but only with two cards; none while there is
        no question."""
        return (
            self._draft.spaces_needing_two_cards
            if self.controller.question is not None
            else frozenset()
        )

    def reason_against_target(self, name: str) -> Reason | None:
        """Return why a space or a line cannot be picked, None if it can."""
        model = self._model_that_reasons_refer_to
        if model is None:
            return None
        return (
            self._reason_against_line(model, name)
            if " " in name
            else self._reason_against_space(model, name)
        )

    def _reason_against_line(self, model: BrassModel, name: str) -> Reason | None:
        links = "rail" if model.state.era == RAIL_ERA else "canal"
        return self.game.reason_against_action(model.state, links, tuple(name.split()))

    def _reason_against_space(self, model: BrassModel, name: str) -> Reason | None:
        draft = self._draft
        state = model.state
        phase = model.view.phase
        if phase in MOVE_WORD_BY_SPACE_PHASE:
            return self.game.reason_against_move(state, f"{MOVE_WORD_BY_SPACE_PHASE[phase]} {name}")
        mill = draft.picked_or_only_value(MILL_PART)
        if mill and mill != name and phase == "actions":
            return self.game.reason_against_action(state, SELL_ACTION, (mill, name))
        if (
            phase == SELL_ACTION
            or draft.picked_or_only_value(ACTION_PART) == SELL_ACTION
            or self._has_own_unflipped_mill(model, name)
        ):
            return self.game.reason_against_action(state, SELL_ACTION, (name,))
        industry = (
            draft.picked_or_only_value(INDUSTRY_PART)
            if draft.picked_or_only_value(ACTION_PART) == BUILD_ACTION
            else ""
        )
        asked = (
            (name, industry) if industry and not draft.picked_or_only_value(SPACE_PART) else (name,)
        )
        return self.game.reason_against_action(state, "space", asked)

    def _has_own_unflipped_mill(self, model: BrassModel, name: str) -> bool:
        counter = model.view.space_by_name(name).counter
        if counter is None or counter.owner != model.seat or counter.is_flipped:
            return False
        return counter.kind.industry == "cotton-mill"

    def reason_against_card(self, slot: int) -> Reason | None:
        """Return why the card at an index of the hand cannot be played for the drafted build or
        the card question; without these, why it allows no build. None otherwise."""
        draft = self.controller.action_draft.first_part_draft
        model = self.controller.action_draft.model_before_drafted_parts
        if model is None or self.controller.question is None or slot >= len(draft.hand):
            return None
        card = draft.hand[slot]
        state = model.state
        if model.view.phase == "card":
            fits = draft.can_play_card(slot)
            return None if fits else self.game.reason_against_move(state, f"card {card}")
        if model.view.phase != "actions":
            return None
        industry = draft.picked_or_only_value(INDUSTRY_PART)
        space = draft.picked_or_only_value(SPACE_PART)
        if industry and space and draft.picked_or_only_value(ACTION_PART) == BUILD_ACTION:
            fits = draft.can_play_card(slot)
            return (
                None
                if fits
                else self.game.reason_against_action(state, "card", (card, industry, space))
            )
        return (
            None
            if draft.plays_any_card or draft.count_builds_with_card(card)
            else self.game.reason_against_action(state, "card", (card,))
        )

    def reason_against_stack(self, industry: str) -> Reason | None:
        """Return why a stack's top counter cannot be built, or developed while a development is
        drafted; None if it can."""
        model = self._model_that_reasons_refer_to
        if model is None:
            return None
        asks = (
            DEVELOP_ACTION
            if self._draft.picked_or_only_value(ACTION_PART) == DEVELOP_ACTION
            else BUILD_ACTION
        )
        return self.game.reason_against_action(model.state, asks, (industry,))

    def reason_against_action(self, action: str) -> Reason | None:
        """Return why an action is not possible, or why the picked card does not allow a build if
        that is the cause; None for a possible action."""
        draft = self.controller.action_draft.first_part_draft
        question = self.controller.question
        model = self.controller.action_draft.model_before_drafted_parts
        if question is None or model is None or action in draft.actions_playable_with_picked_cards:
            return None
        links = "rail" if model.state.era == RAIL_ERA else "canal"
        reason = self.game.reason_against_action(
            model.state, links if action == LINK_ACTION else action
        )
        if reason is None and draft.picked_card_slots:
            reason = self.game.reason_against_action(
                model.state, "card", (draft.hand[draft.picked_card_slots[0]],)
            )
        return reason
