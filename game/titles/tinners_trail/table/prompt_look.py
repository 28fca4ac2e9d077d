"""The contents of the prompt panel as sentences."""

from game.tabletop.panel.prompt import PromptLook, RemainingAmount
from game.tabletop.question.question_input import QuestionInput
from game.tabletop.sheet.sheet_manager import SheetInputs
from game.tabletop.table_model import NO_DECIDING_SEAT
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

WORK_POINTS_PER_DAY = 10
PEEK_STEPS_PUBLIC_IN_SOLO_GAME = frozenset({"area-peek", "confirm-peek"})
"""Where Lord Wallace plays, these steps turn a tile face up for both (LW-2)."""
QUESTION_KINDS_THAT_SHOW_WORK_LEFT = frozenset({"action", "pump"})


def make_prompt_look(
    inputs: SheetInputs[TrailModel],
    context: TrailContext,
    effect: str,
    note: str,
    *,
    whole_effect: str,
    is_question_on_sheet: bool,
) -> PromptLook:
    """Return the prompt for the open question, or for a table without one.

    `effect` describes the picked move, `whole_effect` does so without leaving anything out; `note`
    is shown without a question, and with `is_question_on_sheet` the question is shown by a sheet.
    """
    model = inputs.model
    question = inputs.controller.question
    asked = inputs.controller.question_input
    if question is None or not asked.legal_moves:
        return _prompt_without_question(model, note, context)
    say = context.say
    ready = asked.confirmable_move is not None and not is_question_on_sheet
    refusal = asked.declining_move is not None and not is_question_on_sheet
    may_build = asked.kind == "action" and any(move.kind == "build" for move in asked.legal_moves)
    least = model.lowest_opening_bid_unless_two_play if may_build else 0
    in_day = asked.kind in QUESTION_KINDS_THAT_SHOW_WORK_LEFT and not (ready or refusal)
    step = effect if ready else ""
    declines = asked.asks_to_decline and not is_question_on_sheet
    confirm_key = "give-up-not" if declines else "confirm"
    return PromptLook(
        heading=say("your-turn-name", name=context.player_name(question.seat)),
        heading_note=say("minimum-bid") if least else "",
        bold_heading_note=say("pounds", pounds=least) if least else "",
        remaining_amount=_remaining_work_amount(model, question.seat, context) if in_day else None,
        next_step_text=step
        or say(
            _step_text_key(model, asked),
            area=context.area_name(min(asked.picked_areas)) if asked.picked_areas else "",
            pumps=model.view.pumps_left_to_place,
            piece=say(f"kind-{asked.piece_to_place}").lower() if asked.piece_to_place else "",
            action=say(f"action-{asked.picked_action_or_task}")
            if asked.picked_action_or_task
            else "",
        ),
        whole_effect=whole_effect if ready else "",
        confirm_label=say(confirm_key) if ready or declines else "",
        is_confirm_shown=ready or declines,
        decline_label=say(f"decline-{asked.kind}") if refusal else "",
    )


def _step_text_key(model: TrailModel, question_input: QuestionInput) -> str:
    """Return the key of the text that says what to do next."""
    if (
        question_input.next_step_key in PEEK_STEPS_PUBLIC_IN_SOLO_GAME
        and model.printed_tables.is_solo_game
    ):
        return f"step-{question_input.next_step_key}-solo"
    if question_input.next_step_key != "action":
        return f"step-{question_input.next_step_key}"
    if {move.kind for move in question_input.legal_moves} == {"pass"}:
        return "step-only-pass"
    if any(
        seat.has_one_action_left for seat in model.view.seats
    ):  # whoever acts now passes with it (C-7)
        return "step-last-action"
    return (
        "step-action"
        if any(move.places for move in question_input.legal_moves)
        else "step-action-alone"
    )


def _remaining_work_amount(model: TrailModel, seat: int, context: TrailContext) -> RemainingAmount:
    """Return the work points that a seat has left in the day, with their icon and words."""
    left = model.view.seats[seat].work_points_left
    return RemainingAmount("watch", left, WORK_POINTS_PER_DAY, context.say("work-left", work=left))


def _prompt_without_question(model: TrailModel, note: str, context: TrailContext) -> PromptLook:
    view = model.view
    if view.phase == "over":
        return PromptLook(heading=context.say("game-over"), next_step_text=note)
    in_day = view.phase in ("actions", "pumps")
    if in_day and all(seat.passing_row != EMPTY for seat in view.seats):
        return PromptLook(heading=context.say("phase-sell"), next_step_text=note)
    if model.deciding_seat == NO_DECIDING_SEAT:
        return PromptLook(heading=note or context.say("settling"))
    if view.to_move < 0:
        return PromptLook(heading=context.say(model.luck_text_key), next_step_text=note)
    head = context.say("turn-of", name=context.player_name(view.to_move))
    return PromptLook(
        head,
        remaining_amount=_remaining_work_amount(model, view.to_move, context) if in_day else None,
        next_step_text=note,
    )
