"""The Cardinal's turn line by line: the decree, the deciding line, and the actions."""

from typing import Final

from game.engine.events import Event
from game.tabletop.plain.messages import PlainMessages
from game.titles.tiletum.components import load_components
from game.titles.tiletum.rules.components import ACTIONS, EXPLORER, Decree
from game.titles.tiletum.table.exhibit import TableContext, capitalised
from game.titles.tiletum.table.panels.action_sheet import ActionSheetLook
from game.titles.tiletum.table.panels.cardinal import CARDINAL, CardinalLook, DecreeView
from game.titles.tiletum.table.panels.decree import FAILED, HELD, NOT_TRIED, DecreeLine
from game.titles.tiletum.table.panels.seat import challenges_text
from game.titles.tiletum.table.view import TiletumModel

BEGAN: Final = "began"
TOLD: Final = frozenset(
    {
        *("took-die", "cardinal-took", BEGAN, "moved-merchant", "moved-architect", "built-house"),
        *("built-pillar", "moved-in", "fulfilled", "contributed", "placed-crest", "king-rose"),
        *("completed", "scored", "moved-explorer", "built-mine", "surprised"),
    }
)
"""What he does; all else follows from it."""


def decree_look(
    context: TableContext, messages: PlainMessages, model: TiletumModel, told: tuple[Event, ...]
) -> ActionSheetLook | None:
    """Return the document of the Cardinal's last turn, None without the Cardinal or before the
    first turn."""
    if (decree := _last_decree(model, told)) is None:
        return None
    name = context.player_name(model.state.board.cardinal)
    deeds = [messages.journal_text(event) for event in _actions_done(decree, told)]
    bare = [deed.removeprefix(f"{name}: ").removeprefix(f"{name} ") for deed in deeds]
    numbered = tuple(
        DecreeLine(f"{number}.", capitalised(deed), deed=True)
        for number, deed in enumerate(bare, start=1)  # all of it is about him
    )
    lines = (*_card_lines(context, decree, _deciding_line(told)), *numbered)
    return ActionSheetLook(context.area_name(decree.name), context.say("decree-note"), told=lines)


def cardinal_look(context: TableContext, model: TiletumModel, which: str) -> CardinalLook | None:
    """Return the document of the Cardinal: "cardinal", or with ":" and a decree's name; None for
    other documents and without the Cardinal."""
    state = model.state
    document, _, read = which.partition(":")
    if document != CARDINAL or state.board.cardinal < 0:
        return None
    names = [state.board.cards.decree_names[int(number)] for number in state.decrees]
    views = tuple(
        DecreeView(name, context.area_name(name), bool(left))
        for name, left in zip(names, state.decrees_left, strict=True)
    )
    coming = [view for view in views if view.comes]
    read = read or (coming or views)[0].name
    card = _card_lines(context, _decree_by_name(model, read), 0)
    plain = tuple(line._replace(mark=NOT_TRIED) for line in card)
    say = context.say
    name = context.player_name(state.board.cardinal)
    note = say("decrees-left", number=len(coming))
    challenges = challenges_text(context, model, model.view.seats[state.board.cardinal])
    return CardinalLook(name, note, views, read, plain, challenges)


def action_numbers_on_map(
    model: TiletumModel, told: tuple[Event, ...]
) -> dict[str, tuple[int, ...]]:
    """Return the numbers of the Cardinal's actions at each space, as in the document."""
    numbers: dict[str, tuple[int, ...]] = {}
    decree = _last_decree(model, told)
    for number, event in enumerate(
        _actions_done(decree, told) if decree is not None else (), start=1
    ):
        for place in event.places[-1:]:
            numbers[place] = (*numbers.get(place, ()), number)
    return numbers


def _actions_done(decree: Decree, told: tuple[Event, ...]) -> list[Event]:
    """Return the Cardinal's actions; the main action only if the deciding line does not name it."""
    number = _deciding_line(told)
    named = number <= len(decree.lines) and decree.lines[number - 1][1] in ACTIONS
    return [event for event in told if event.kind in TOLD and not (named and event.kind == BEGAN)]


def _deciding_line(told: tuple[Event, ...]) -> int:
    """Return the index of the deciding line of the card, one past the last for its foot."""
    return next((event.amount("line") for event in told if event.kind == "by-line"), 99)


def _card_lines(context: TableContext, decree: Decree, decides: int) -> list[DecreeLine]:
    lines = []
    for number, (condition, deed) in enumerate(decree.lines, start=1):
        mark = HELD if number == decides else FAILED if number < decides else NOT_TRIED
        words = _action_text(context, deed)
        if condition != "always":
            words = context.say("decree-if", condition=context.say(f"if-{condition}"), deed=words)
        lines.append(DecreeLine(mark, words))
    if decides > len(decree.lines) or not decides:
        foot = ", ".join(_goods_text(context, each) for each in decree.foot)
        lines.append(DecreeLine(HELD, context.say("decree-foot", goods=foot)))
    return lines


def _last_decree(model: TiletumModel, told: tuple[Event, ...]) -> Decree | None:
    """Return the decree of the Cardinal's last turn."""
    names = [event.card for event in told if event.kind == "decreed"]
    if not names or model.state.board.cardinal < 0:
        return None
    return _decree_by_name(model, names[0])


def _decree_by_name(model: TiletumModel, name: str) -> Decree:
    """Return a decree by its name; with In Search of Silver some have other lines (S-901)."""
    box = load_components()
    newer = box.silver.cardinal.decrees if model.state.board.silver else ()
    return next(each for each in (*newer, *box.cardinal.decrees) if each.name == name)


def _action_text(context: TableContext, deed: str) -> str:
    if deed in ACTIONS:
        return context.say(f"action-{deed}")
    kind, _, goods = deed.partition(":")
    if kind == EXPLORER:
        return context.say(
            "die-explorer", goods=" > ".join(map(context.area_name, goods.split(">")))
        )
    return context.say(f"die-{kind}", goods=_goods_text(context, goods))


def _goods_text(context: TableContext, goods: str) -> str:
    return "/".join(context.area_name(good) for good in goods.split("/"))
