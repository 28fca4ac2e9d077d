"""Choices within a move: the question, and the options with what each would do."""

from typing import Final

from game.engine.rules import NOBODY
from game.tabletop.question.question_input import QuestionInput
from game.tabletop.sheet.sheet import Sheet
from game.tabletop.sheet.sheet_manager import SheetInputs, SheetKind
from game.titles.tinners_trail.table.panels.emigration import PlaceBenefit, make_emigration_look
from game.titles.tinners_trail.table.sheets.options_sheet import (
    ChoiceOffer,
    ChoiceOption,
    OptionsSheet,
)
from game.titles.tinners_trail.table.sheets.sum_sheet import TrailSheetHandlers
from game.titles.tinners_trail.table.view_model import TrailContext, TrailModel

PLAIN_CHOICE = ""
OWN_MINER_CHOICE = "own"
REFUSING_CHOICE = "no"


OPTIONS_BY_FORK: Final = {  # of each: the choice, what its words are named after, and its picture
    "fork-miner": (
        (PLAIN_CHOICE, "plain-miner", "miner"),
        (OWN_MINER_CHOICE, "own-miner", "own-miner"),
    ),
    "fork-calciner": (("yes", "yes", "calciner"), (REFUSING_CHOICE, "no", "none")),
    "fork-look": (("yes", "look", "eye"), (REFUSING_CHOICE, "leave", "none")),
}


FIRST_FOCUSED_CHOICE_BY_FORK: Final = {"fork-miner": OWN_MINER_CHOICE}
"""What Enter takes of a fork where that is not the first way: a plain miner can never emigrate."""


def make_choice_offer(
    model: TrailModel, question_input: QuestionInput, context: TrailContext
) -> ChoiceOffer:
    """Return the question and the options of the choice that has to be made now."""
    say = context.say
    mover = model.view.seats[model.view.to_move]
    makers = {
        "fork-emigrate": _emigration_place_options,
        "fork-place": _piece_options,
        "fork-adelaide": _ore_options,
    }
    if question_input.next_step_key in makers:
        ways = makers[question_input.next_step_key](model, question_input, context)
    else:
        facts: dict[str, object] = {"count": mover.own_miners_off_map}
        if question_input.next_step_key == "fork-calciner":
            # What building a calciner would lay, by the rules' own forecast
            build = next(move for move in question_input.legal_moves if move.choice == "yes")
            after = model.table_view_after_move_unless_tile_unknown(build.code)
            pairs = zip(model.view.areas, after.areas, strict=True) if after is not None else ()
            names = [context.area_name(was.name) for was, now in pairs if now.arsenic > was.arsenic]
            facts = {"count": len(names), "areas": ", ".join(names)}
        ways = tuple(
            ChoiceOption(
                choice,
                say(f"way-{word}"),
                say(f"way-{word}-note", **facts),
                picture,
                means_no=choice == REFUSING_CHOICE,
            )
            for choice, word, picture in OPTIONS_BY_FORK[question_input.next_step_key]
        )
    area = context.area_name(
        min(question_input.picked_areas)
        if question_input.picked_areas
        else model.question_area_name
    )
    return ChoiceOffer(
        heading=say(f"head-{question_input.next_step_key}", area=area),
        note=say(f"note-{question_input.next_step_key}", area=area),
        choices=ways,
        seat=mover.seat,
        must_be_answered=question_input.kind != "action",
        first_focused_choice=FIRST_FOCUSED_CHOICE_BY_FORK.get(
            question_input.next_step_key, PLAIN_CHOICE
        ),
    )


def _emigration_place_options(
    model: TrailModel, question_input: QuestionInput, context: TrailContext
) -> tuple[ChoiceOption, ...]:
    """Return an option for each place of emigration that can be chosen or is taken; a taken one
    is closed and names the seat."""
    ways = []
    for place, spaces in make_emigration_look(model.view, model.printed_tables).places:
        gift, taken_by = spaces[model.view.round - 1]
        closed = taken_by != NOBODY
        if not closed and place not in question_input.options_to_choose:
            continue
        note = _emigration_benefit_text(place, gift, context)
        if closed:
            note = context.say("way-taken", name=context.player_name(taken_by))
        name = context.say(f"place-{place}")
        ways.append(
            ChoiceOption(
                place, name, note, is_closed=closed, place_benefit=gift, taken_by_seat=taken_by
            )
        )
    return tuple(ways)


def _emigration_benefit_text(place: str, benefit: PlaceBenefit, context: TrailContext) -> str:
    if place == "michigan":
        return context.say(f"gift-{benefit.kind}")
    if place != "adelaide":
        return context.say(f"gift-{benefit.kind}", number=benefit.number)
    which = (
        "both"
        if benefit.other_ore_extra_pounds == benefit.number
        else "two"
        if benefit.other_ore_extra_pounds
        else "one"
    )
    return context.say(
        f"gift-rise-{which}", pounds=benefit.number, other=benefit.other_ore_extra_pounds
    )


def _piece_options(
    model: TrailModel, question_input: QuestionInput, context: TrailContext
) -> tuple[ChoiceOption, ...]:
    return tuple(
        ChoiceOption(piece, context.say(f"kind-{piece}"), context.say(f"effect-{piece}"), piece)
        for piece in question_input.options_to_choose
    )


def _ore_options(
    model: TrailModel, question_input: QuestionInput, context: TrailContext
) -> tuple[ChoiceOption, ...]:
    view = model.view
    say = context.say
    seat = view.seats[view.to_move]
    gift = dict(make_emigration_look(view, model.printed_tables).places)["adelaide"][
        view.round - 1
    ].benefit
    held = {"tin": seat.tin, "copper": seat.copper}
    ways = []
    for ore in question_input.options_to_choose:
        other = "copper" if ore == "tin" else "tin"
        note = say(
            "way-ore-note-two" if gift.other_ore_extra_pounds else "way-ore-note",
            count=held[ore],
            pounds=gift.number,
            other=gift.other_ore_extra_pounds,
            more=held[ore] * gift.number + held[other] * gift.other_ore_extra_pounds,
            ore=say(ore),
            other_ore=say(other),
        )
        ways.append(ChoiceOption(ore, say(f"way-{ore}"), note, ore))
    return tuple(ways)


def make_options_sheet_kind(
    context: TrailContext, handlers: TrailSheetHandlers
) -> SheetKind[TrailModel]:
    """Return the kind of sheet that shows the options when the remaining moves differ only in a
    choice."""

    def needed_sheet_key(inputs: SheetInputs[TrailModel]) -> tuple[object, ...] | None:
        question_input = inputs.controller.question_input
        if not question_input.options_to_choose:
            return None
        return (
            question_input.next_step_key,
            tuple(sorted(question_input.picked_areas)),
            id(question_input),
        )

    def make_sheet(inputs: SheetInputs[TrailModel]) -> Sheet:
        fork = make_choice_offer(inputs.model, inputs.controller.question_input, context)
        return OptionsSheet(context, fork, handlers)

    return SheetKind(needed_sheet_key=needed_sheet_key, make_sheet=make_sheet)
