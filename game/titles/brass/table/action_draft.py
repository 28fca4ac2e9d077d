"""Drafts the parts of an action, each from the position to which the previous part leads."""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.engine.move import Move
from game.scene.animation.animation import Animation, SpeedScaledAnimation, Timeline
from game.tabletop.question.question_input import QuestionInput
from game.titles.brass.rules.state import BrassState
from game.titles.brass.table import draft as drafts
from game.titles.brass.table import move_options
from game.titles.brass.table.draft import Draft
from game.titles.brass.table.move_lookahead import MoveLookahead, MoveOutcome, Position
from game.titles.brass.table.move_options import MoveOption
from game.titles.brass.table.view_model import BrassModel

PARTS_THAT_BEGIN_FURTHER_ACTION_PART = (move_options.LINE_PART, move_options.MILL_PART)
"""Parts of a move whose pick begins a further part of the action."""
CUBE_SOURCE_PARTS = ("coal", "iron")

OptionsMaker = Callable[[tuple[Move, ...], BrassState], tuple[MoveOption, ...]]


@dataclass(frozen=True, slots=True)
class ActionPart:
    """One finished part (rail, development or sale) of an action that is drafted as a whole: the
    position before it, its draft and its move."""

    model: BrassModel
    draft: Draft
    chosen_option: MoveOption


@dataclass
class ActionDraft(QuestionInput):
    """The input for an action with all its parts, which are drafted one after the other.

    `finished_parts` are the parts before the one being drafted. `model` is the position after these
    parts, None while there is no question.
    """

    lookahead: MoveLookahead
    make_options: OptionsMaker
    model: BrassModel | None = None
    current_part_draft: Draft = field(default_factory=Draft)
    finished_parts: list[ActionPart] = field(default_factory=list)

    @property
    def has_unsent_picks(self) -> bool:
        """Whether anything is picked for the part being drafted, or an earlier part is drafted."""
        return self.current_part_draft.is_begun or bool(self.finished_parts)

    @property
    def kind(self) -> str:
        """The kind of question: "action" while nothing is picked and several actions are possible,
        so that a pick does not move the keyboard focus; otherwise "draft"."""
        return "action" if self.current_part_draft.is_unbegun_with_action_choice else "draft"

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves of the question."""
        return tuple(option.move for option in self.first_part_draft.options)

    @property
    def pickable_areas(self) -> frozenset[str]:
        """The spaces and lines that can be picked and are highlighted; none while nothing is
        picked and several actions are possible."""
        return (
            frozenset()
            if self.current_part_draft.is_unbegun_with_action_choice
            else self.pickable_targets
        )

    @property
    def first_focused_areas(self) -> frozenset[str]:
        """The spaces that a picked card allows; without such a card, all pickable areas."""
        opened = self.current_part_draft.spaces_of_card_picked_alone
        return opened or self.pickable_areas

    @property
    def pickable_targets(self) -> frozenset[str]:
        """The spaces and lines that can be picked now: those that begin the next part of the action
        if there are any, otherwise those that the part being drafted allows."""
        further = {
            each.parts[part]
            for each in self.options_for_further_part
            for part in PARTS_THAT_BEGIN_FURTHER_ACTION_PART
            if part in each.parts
        }
        if further:
            return frozenset(further)
        return (
            self.current_part_draft.legal_spaces()
            | self.current_part_draft.legal_values(move_options.LINE_PART)
        ) - {drafts.MARKET_BUYER}

    @property
    def picked_action_or_task(self) -> str:
        """The action that is picked, or the only action of all moves that fit the picks; "" if
        nothing is picked or moves of several actions fit."""
        return (
            self.current_part_draft.picked_or_only_value(move_options.ACTION_PART)
            if self.current_part_draft.is_begun
            else ""
        )

    @property
    def confirmable_move(self) -> Move | None:
        """The first answer of the draft once all its parts are complete; None before."""
        first = self.first_part_draft.option_to_confirm
        whole = first is not None and (
            first.parts[move_options.ACTION_PART] == drafts.DONE_ACTION
            or self.current_part_draft.option_to_confirm
        )
        return first.move if first is not None and whole else None

    def pick_area(self, area: str) -> Move | None:
        """Pick a space, or a line given as its two places; return the move to send at once if the
        question asks for the source of a cube, None if the pick only changes the draft."""
        went = (
            self.pick_value(move_options.LINE_PART, area) if " " in area else self.pick_space(area)
        )
        return self._answer_after_pick(has_changed=went)

    def pick_choice(self, choice: str) -> Move | None:
        """Pick "part:value", a value of a part of the move or the source of a cube; return the
        move to send at once, or None."""
        part, _, value = choice.partition(":")
        if part in CUBE_SOURCE_PARTS and not self.current_part_draft.is_answered_by_first_pick:
            self.current_part_draft.picked_cube_sources[part] = value
            return None
        return self._answer_after_pick(has_changed=self.pick_value(part, value))

    def pick_action(self, action: str) -> Move | None:
        """Pick an action; always return None, since it has to be confirmed."""
        self.pick_value(move_options.ACTION_PART, action)
        return None

    def pick_hand_card(self, slot: int) -> Move | None:
        """Pick the card at an index of the hand; return the move to send if the question asks for a
        card, None if the pick only changes the draft."""
        if self.current_part_draft.is_answered_by_first_pick:
            return self._answer_after_pick(
                has_changed=self.pick_value("card", self.current_part_draft.hand[slot])
            )
        self.pick_card(slot)
        return None

    def _answer_after_pick(self, *, has_changed: bool) -> Move | None:
        return (
            self.confirmable_move
            if has_changed and self.current_part_draft.is_answered_by_first_pick
            else None
        )

    @property
    def first_part_draft(self) -> Draft:
        """The draft of the first part, which the cards are played for."""
        return self.finished_parts[0].draft if self.finished_parts else self.current_part_draft

    @property
    def model_before_drafted_parts(self) -> BrassModel | None:
        """The position in which the question was asked, before any drafted part; None while there
        is no question."""
        return self.finished_parts[0].model if self.finished_parts else self.model

    @property
    def current_part_result(self) -> MoveOutcome | None:
        """The result of the part being drafted. None until this part is complete, and for a
        question that the first pick answers."""
        option = self.current_part_draft.option_to_confirm
        if (
            self.model is None
            or option is None
            or self.current_part_draft.is_answered_by_first_pick
        ):
            return None
        return self._result_of_part(self.model, self.current_part_draft, option)

    @property
    def options_for_further_part(self) -> tuple[MoveOption, ...]:
        """The moves that can begin another part of the action after the part being drafted, without
        declining; () until the latter is complete."""
        result = self.current_part_result
        if result is None or not self.current_part_draft.is_begun:
            return ()
        options = self.make_options(result.moves_of_further_part, result.view)
        return tuple(
            each for each in options if each.parts[move_options.ACTION_PART] != drafts.DONE_ACTION
        )

    @property
    def answers_sent_on_confirm_with_positions(self) -> tuple[tuple[Position, str], ...]:
        """All answers that confirming sends, each with its position; they end with declining if
        another part of the action is possible but not drafted."""
        parts = [
            self._result_of_part(part.model, part.draft, part.chosen_option)
            for part in self.finished_parts
        ]
        result = self.current_part_result
        if result is not None:
            parts.append(result)
        found = [answer for part in parts for answer in part.answers]
        if parts and parts[-1].moves_of_further_part:
            end = next(
                each for each in parts[-1].moves_of_further_part if each.kind == drafts.DONE_ACTION
            )
            found += self.lookahead.result_of_move(parts[-1].view, end).answers
        return tuple(found)

    def _result_of_part(self, model: BrassModel, draft: Draft, option: MoveOption) -> MoveOutcome:
        cards = draft.card_kinds_to_play(option) if model.view.phase == "actions" else ()
        return self.lookahead.result_of_move(
            model.state, option.move, cards, draft.picked_cube_sources
        )

    def pick_value(self, part_name: str, value: str) -> bool:
        """Pick a value for the part being drafted, or start the next part of the action with it if
        a move of that part has it; return False if no move has it."""
        if (
            part_name in PARTS_THAT_BEGIN_FURTHER_ACTION_PART
            or self.current_part_draft.picked_or_only_value(move_options.ACTION_PART)
            == drafts.DEVELOP_ACTION
        ):
            wanted = [
                each for each in self.options_for_further_part if each.parts.get(part_name) == value
            ]
            if wanted:
                self._begin_further_part()
                return self.current_part_draft.pick_value(part_name, value)
        return self.current_part_draft.pick_value(part_name, value)

    def pick_space(self, space: str) -> bool:
        """Pick a space: as the mill of another sale if possible, otherwise for the part being
        drafted; return False if it does not fit."""
        if any(
            each.parts.get(move_options.MILL_PART) == space
            for each in self.options_for_further_part
        ):
            return self.pick_value(move_options.MILL_PART, space)
        return self.current_part_draft.pick_space(space)

    def pick_card(self, slot: int) -> bool:
        """Pick the card at an index of the hand for the action, even while a later part is being
        drafted; return False if it does not fit the first part's move."""
        if not self.finished_parts:
            return self.current_part_draft.pick_card(slot)
        first = self.first_part_draft
        slots = first.picked_card_slots
        order = list(first.pick_order)
        if (
            not first.pick_card(slot)
            or first.option_to_confirm != self.finished_parts[0].chosen_option
        ):
            first.picked_card_slots = slots
            first.pick_order = order
            return False
        self._recompute_models_of_later_parts()
        return True

    def draft_all_port_sales(self) -> bool:
        """Draft the sale of every mill for which a port is left, first to ports of the seat; return
        whether any sale was drafted."""
        went = False
        while (sale := self._next_port_sale_option()) is not None:
            if (
                self.current_part_draft.option_to_confirm is not None
                and self.current_part_draft.picked_or_only_value(move_options.MILL_PART)
                != sale.parts[move_options.MILL_PART]
            ):
                self._begin_further_part()
            self.current_part_draft.pick_value(
                move_options.MILL_PART, sale.parts[move_options.MILL_PART]
            )
            self.current_part_draft.pick_value(
                move_options.BUYER_PART, sale.parts[move_options.BUYER_PART]
            )
            went = True
        return went

    def _next_port_sale_option(self) -> MoveOption | None:
        whole = self.current_part_draft.option_to_confirm is not None
        ways = self.options_for_further_part if whole else self.current_part_draft.fitting_options
        sales = [
            each
            for each in ways
            if each.parts.get(move_options.BUYER_PART, drafts.MARKET_BUYER) != drafts.MARKET_BUYER
        ]
        return min(sales, key=self._is_sale_to_port_of_another_seat, default=None)

    def _is_sale_to_port_of_another_seat(self, sale_option: MoveOption) -> bool:
        assert self.model is not None
        port = self.model.view.space_by_name(sale_option.parts[move_options.BUYER_PART]).counter
        return port is None or port.owner != self.model.seat

    @property
    def can_undo_pick(self) -> bool:
        """Whether anything is picked for the part of the action being drafted."""
        return self.current_part_draft.is_begun

    def undo_pick(self) -> bool:
        """Undo the last pick; when a part after the first has no picks left, return to the part
        before it. Return False when there is nothing to undo."""
        if not self.current_part_draft.undo_last_pick():
            return False
        if self.finished_parts and not self.current_part_draft.is_begun:
            last = self.finished_parts.pop()
            self.model = last.model
            self.current_part_draft = last.draft
        return True

    def _begin_further_part(self) -> None:
        """Finish the part being drafted and start an empty draft of the next part, in the position
        after it."""
        result = self.current_part_result
        option = self.current_part_draft.option_to_confirm
        assert result is not None and option is not None and self.model is not None
        self.finished_parts.append(ActionPart(self.model, self.current_part_draft, option))
        self.model = BrassModel(result.view, self.model.seat)
        self.current_part_draft = Draft(
            self.make_options(result.moves_of_further_part, result.view)
        )

    def _recompute_models_of_later_parts(self) -> None:
        """Recompute the position of each later part after the cards of the first part have
        changed."""
        for number, part in enumerate(self.finished_parts):
            result = self._result_of_part(part.model, part.draft, part.chosen_option)
            model = BrassModel(result.view, part.model.seat)
            if number + 1 < len(self.finished_parts):
                later = self.finished_parts[number + 1]
                self.finished_parts[number + 1] = ActionPart(
                    model, later.draft, later.chosen_option
                )
            else:
                self.model = model


class HeldAnswerAnimator:
    """Plays the animation of a held answer's effects; a new animation ends the one before."""

    def __init__(self, timeline: Timeline) -> None:
        """Store the timeline of the stage."""
        self._timeline = timeline
        self._current_animation: Animation | None = None

    def play_animation(self, animation: Animation, speed: float | None) -> None:
        """End the animation that is playing and play another one at a speed; for the speed None its
        end is shown at once."""
        self.finish_animation()
        self._current_animation = SpeedScaledAnimation(animation, speed or 1.0)
        self._timeline.play(self._current_animation)
        if speed is None:
            self.finish_animation()

    def finish_animation(self) -> None:
        """Show the end of the animation, if one is playing."""
        played, self._current_animation = self._current_animation, None
        if played is not None:
            played.finish()
