"""Adds the earlier parts of a drafted action to the price sheet of the present one."""

from dataclasses import replace

from game.text.numerals import pounds_text
from game.titles.brass.table import move_options
from game.titles.brass.table.action_draft import ActionDraft
from game.titles.brass.table.art.brass_art import TableContext
from game.titles.brass.table.art.gain_marks import certain_gain_range
from game.titles.brass.table.draft import DEVELOP_ACTION, Draft
from game.titles.brass.table.look.panel_looks import card_name
from game.titles.brass.table.panels.price_sheet import PriceLine, PriceSheetLook
from game.titles.brass.table.view_model import BrassModel


def price_sheet_with_earlier_parts(
    context: TableContext, action_draft: ActionDraft, look: PriceSheetLook
) -> PriceSheetLook:
    """Return the price sheet with a line for each earlier part of the action, and with a note if
    another part may follow. If a counter is developed only because it cannot be built, notes say so
    and why."""
    further = action_draft.options_for_further_part
    notes = (*_notes_on_stack_developed_as_not_buildable(context, action_draft), *look.notes)
    if further:
        costs = action_draft.model.cost_in_pounds_by_name if action_draft.model is not None else {}
        notes = (*notes, context.say(f"more-{further[0].parts[move_options.ACTION_PART]}", **costs))
    if not action_draft.finished_parts:
        return replace(look, notes=notes)
    earlier = tuple(
        _part_price_line(context, action_draft, number)
        for number in range(len(action_draft.finished_parts))
    )
    return replace(
        look,
        price_lines=(*earlier, *look.price_lines),
        notes=notes,
        shown_counter_face=None,
        flipped_counter_face=None,
    )


def _notes_on_stack_developed_as_not_buildable(
    context: TableContext, action_draft: ActionDraft
) -> tuple[str, ...]:
    """Return the notes that the picked stack will be developed and why its counter cannot be built;
    () if the player has picked the action, or if no development is drafted."""
    draft = action_draft.current_part_draft
    industry = draft.picks.get(move_options.INDUSTRY_PART, "")
    is_developed = draft.picked_or_only_value(move_options.ACTION_PART) == DEVELOP_ACTION
    if (
        not (industry and is_developed)
        or move_options.ACTION_PART in draft.picks
        or action_draft.finished_parts
        or action_draft.model is None
    ):
        return ()
    state = action_draft.model.state
    reason = action_draft.lookahead.game.reason_against_action(
        state, move_options.BUILD_ACTION, (industry,)
    )
    told = () if reason is None else (context.words.say(f"reason.{reason.key}", **reason.facts),)
    return (context.say("develops-instead"), *told)


def _part_price_line(
    context: TableContext, action_draft: ActionDraft, part_index: int
) -> PriceLine:
    part = action_draft.finished_parts[part_index]
    seat = part.model.view.seats[part.model.seat]
    parts = part.chosen_option.parts
    if move_options.MILL_PART in parts:
        words = context.area_name(
            part.model.view.space_by_name(parts[move_options.MILL_PART]).place
        )
        return PriceLine(
            f"{part_index + 1}. {words}",
            "",
            seat=seat.seat,
            income_spaces=certain_gain_range(
                income_spaces_gained_by_selling_mill(part.model, parts[move_options.MILL_PART])
            ),
        )
    if move_options.LINE_PART in parts:
        words = context.area_name(parts[move_options.LINE_PART])
    else:
        top = seat.top_counters[parts[move_options.INDUSTRY_PART]]
        level = top.level if top is not None else ""
        words = f"{context.say(f'industry-{parts[move_options.INDUSTRY_PART]}')} {level}"
    later = [each.model for each in action_draft.finished_parts[part_index + 1 :]]
    then = later[0] if later else action_draft.model
    left = then.view.seats[seat.seat].money if then is not None else seat.money
    return PriceLine(f"{part_index + 1}. {words}", pounds_text(seat.money - left))


def cost_of_earlier_parts(action_draft: ActionDraft) -> int:
    """Return how many pounds the earlier parts of the drafted action cost in all."""
    asked = action_draft.model_before_drafted_parts
    now = action_draft.model
    if asked is None or now is None:
        return 0
    return asked.view.seats[asked.seat].money - now.view.seats[now.seat].money


def income_spaces_gained_by_selling_mill(model: BrassModel, mill: str) -> int:
    """Return how many income spaces the mill on a space brings when it is sold; 0 for an empty
    space."""
    counter = model.view.space_by_name(mill).counter
    return counter.kind.income_spaces if counter is not None else 0


def two_card_price_lines(context: TableContext, draft: Draft) -> tuple[PriceLine, ...]:
    """Return a price line for each of the two cards of a build; () for a build with one card."""
    option = draft.option_to_confirm
    if option is None or not draft.needs_two_cards:
        return ()
    first, *rest = (card_name(context, card) for card in draft.card_kinds_to_play(option))
    return (
        PriceLine(context.say("line-two-cards"), first),
        *(PriceLine("", f"+ {name}") for name in rest),
    )
