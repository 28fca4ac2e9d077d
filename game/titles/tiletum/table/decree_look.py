"""The Cardinal's turn line by line: the decree, the deciding line, and the actions."""

from typing import Final

from game.engine.events import Event
from game.tabletop.plain.table_texts import PlainTableTexts
from game.titles.tiletum.components import load_components
from game.titles.tiletum.rules.components import EXPLORER_ACTION_NAME, WHEEL_ACTION_NAMES, Decree
from game.titles.tiletum.table.board_tooltips import marker_lines
from game.titles.tiletum.table.panels.action_sheet import ActionSheetLook
from game.titles.tiletum.table.panels.cardinal import CARDINAL_DOCUMENT, CardinalLook, DecreeView
from game.titles.tiletum.table.panels.decree import (
    APPLIED_LINE_MARK,
    FAILED_LINE_MARK,
    UNTRIED_LINE_MARK,
    DecreeLine,
)
from game.titles.tiletum.table.panels.seat import challenge_lines
from game.titles.tiletum.table.pickable_widget import TableContext, capitalised
from game.titles.tiletum.table.view import TiletumModel

BEGAN_EVENT: Final = "began"
CARDINAL_TURN_EVENTS: Final = frozenset(
    {
        *(
            "took-die",
            "cardinal-took",
            BEGAN_EVENT,
            "moved-merchant",
            "moved-architect",
            "built-house",
        ),
        *("built-pillar", "moved-in", "fulfilled", "contributed", "placed-crest", "king-rose"),
        *("completed", "scored", "moved-explorer", "built-mine", "surprised"),
    }
)
"""What he does; all else follows from it."""


def decree_action_sheet_look(
    context: TableContext,
    table_texts: PlainTableTexts,
    model: TiletumModel,
    last_turn_events: tuple[Event, ...],
) -> ActionSheetLook | None:
    """Return the action sheet that shows the Cardinal's last turn, made from the events of that
    turn; None if the game has no Cardinal or he has not had a turn to show."""
    if (decree := _decree_of_last_turn(model, last_turn_events)) is None:
        return None
    name = context.player_name(model.state.board.cardinal)
    deeds = [
        table_texts.journal_text(event)
        for event in _cardinal_actions_not_named_by_line(decree, last_turn_events)
    ]
    bare = [deed.removeprefix(f"{name}: ").removeprefix(f"{name} ") for deed in deeds]
    numbered = tuple(
        DecreeLine(f"{number}.", capitalised(deed), is_action_done=True)
        for number, deed in enumerate(bare, start=1)  # all of it is about him
    )
    lines = (
        *_decree_card_lines(context, decree, _deciding_line_number(last_turn_events)),
        *numbered,
    )
    return ActionSheetLook(
        context.area_name(decree.name), context.say("decree-note"), decree_lines=lines
    )


def cardinal_document_look(
    context: TableContext, model: TiletumModel, document_name: str
) -> CardinalLook | None:
    """Return what the Cardinal's document shows; None without the Cardinal, or if `document_name`
    is another document.

    `document_name` is "cardinal", or "cardinal:" with the name of the decree to read.
    """
    state = model.state
    document, _, read = document_name.partition(":")
    if document != CARDINAL_DOCUMENT or state.board.cardinal < 0:
        return None
    names = [state.board.cards.decree_names[int(number)] for number in state.decrees]
    views = tuple(
        DecreeView(name, context.area_name(name), bool(left))
        for name, left in zip(names, state.decrees_left, strict=True)
    )
    coming = [view for view in views if view.may_still_come]
    read = read or (coming or views)[0].name
    card = _decree_card_lines(context, _decree_by_name(model, read), 0)
    plain = tuple(line._replace(mark=UNTRIED_LINE_MARK) for line in card)
    say = context.say
    name = context.player_name(state.board.cardinal)
    note = say("decrees-left", number=len(coming))
    his = model.view.seats[state.board.cardinal]
    challenges = *challenge_lines(context, model, his), *marker_lines(context, his)
    return CardinalLook(name, note, views, read, plain, challenges)


def cardinal_action_numbers_by_space(
    model: TiletumModel, last_turn_events: tuple[Event, ...]
) -> dict[str, tuple[int, ...]]:
    """Return by space the numbers of the Cardinal's actions there in his last turn, counted from 1
    as on the action sheet; spaces without one are left out."""
    numbers: dict[str, tuple[int, ...]] = {}
    decree = _decree_of_last_turn(model, last_turn_events)
    for number, event in enumerate(
        _cardinal_actions_not_named_by_line(decree, last_turn_events) if decree is not None else (),
        start=1,
    ):
        for place in event.places[-1:]:
            numbers[place] = (*numbers.get(place, ()), number)
    return numbers


def _cardinal_actions_not_named_by_line(
    decree: Decree, told_events: tuple[Event, ...]
) -> list[Event]:
    """Return the Cardinal's actions; the main action only if the deciding line does not name it."""
    number = _deciding_line_number(told_events)
    named = (
        number <= len(decree.conditions_and_deeds)
        and decree.conditions_and_deeds[number - 1][1] in WHEEL_ACTION_NAMES
    )
    return [
        event
        for event in told_events
        if event.kind in CARDINAL_TURN_EVENTS and not (named and event.kind == BEGAN_EVENT)
    ]


def _deciding_line_number(told_events: tuple[Event, ...]) -> int:
    """Return the number, from 1, of the line of the decree card that decided, as the first event
    "by-line" tells it. A number past the last line, also returned if there is no such event, stands
    for the foot of the card."""
    return next((event.amount("line") for event in told_events if event.kind == "by-line"), 99)


def _decree_card_lines(
    context: TableContext, decree: Decree, deciding_line_number: int
) -> list[DecreeLine]:
    lines = []
    for number, (condition, deed) in enumerate(decree.conditions_and_deeds, start=1):
        mark = (
            APPLIED_LINE_MARK
            if number == deciding_line_number
            else FAILED_LINE_MARK
            if number < deciding_line_number
            else UNTRIED_LINE_MARK
        )
        words = _decree_action_text(context, deed)
        if condition != "always":
            words = context.say("decree-if", condition=context.say(f"if-{condition}"), deed=words)
        lines.append(DecreeLine(mark, words))
    if deciding_line_number > len(decree.conditions_and_deeds) or not deciding_line_number:
        foot = ", ".join(_alternative_goods_text(context, each) for each in decree.preferred_goods)
        lines.append(DecreeLine(APPLIED_LINE_MARK, context.say("decree-foot", goods=foot)))
    return lines


def _decree_of_last_turn(model: TiletumModel, told_events: tuple[Event, ...]) -> Decree | None:
    """Return the decree of the Cardinal's last turn."""
    names = [event.card for event in told_events if event.kind == "decreed"]
    if not names or model.state.board.cardinal < 0:
        return None
    return _decree_by_name(model, names[0])


def _decree_by_name(model: TiletumModel, name: str) -> Decree:
    """Return a decree by its name; with In Search of Silver some have other lines (S-901)."""
    box = load_components()
    newer = box.silver_expansion.cardinal.decrees if model.state.board.silver else ()
    return next(each for each in (*newer, *box.cardinal.decrees) if each.name == name)


def _decree_action_text(context: TableContext, decree_action: str) -> str:
    if decree_action in WHEEL_ACTION_NAMES:
        return context.say(f"action-{decree_action}")
    kind, _, goods = decree_action.partition(":")
    if kind == EXPLORER_ACTION_NAME:
        first, *then = map(context.area_name, goods.split(">"))
        if then:
            return context.say("die-explorer-then", first=first, second=then[0])
        return context.say("die-explorer", goods=first)
    return context.say(f"die-{kind}", goods=_alternative_goods_text(context, goods))


def _alternative_goods_text(context: TableContext, goods: str) -> str:
    return "/".join(context.area_name(good) for good in goods.split("/"))
