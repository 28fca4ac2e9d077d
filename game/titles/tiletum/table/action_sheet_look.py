"""The view state of the action sheet: the question, and every answer in words."""

from typing import Final

from game.engine.move import Move
from game.tabletop.plain.messages import Messages
from game.titles.tiletum.rules.components import TECHNOLOGIES
from game.titles.tiletum.rules.progress import level
from game.titles.tiletum.rules.promises import die_values
from game.titles.tiletum.rules.questions import cell
from game.titles.tiletum.table.action_sheet_input import TIMES, TRADE, ActionSheetInput
from game.titles.tiletum.table.action_sheet_lines import FAR, PART, WAY, ActionSheetLine, far_spaces
from game.titles.tiletum.table.controller import STORING
from game.titles.tiletum.table.exhibit import TableContext, capital
from game.titles.tiletum.table.journeys import EXPLORER
from game.titles.tiletum.table.panels.action_sheet import ActionSheetLook
from game.titles.tiletum.table.panels.answers import AnswerLook
from game.titles.tiletum.table.panels.technologies import level_tip, prices_said
from game.titles.tiletum.table.view import TiletumModel

SYMBOL: Final = "symbol"
PARTS: Final = ("die:", TIMES, TRADE)
"""Lines that lead on even where they leave one move."""


def action_sheet_look(
    context: TableContext,
    messages: Messages,
    model: TiletumModel,
    asking: ActionSheetInput,
    answered: Move | None = None,
) -> ActionSheetLook:
    """Return a question's action sheet; `answered` is the same seat's move that led to it."""
    view = model.view
    say = context.say
    if asking.values:
        return _bill(context, model, asking)
    question = view.question
    task = asking.action
    title = say(f"asked-{question}")
    note = say(f"note-{question}")
    ap = -1
    if question == "act":
        title = say(f"action-{view.action}")
        ap = view.ap
        full = view.action in STORING and all(model.own.store)
        note = say(f"note-{'full' if full else view.action}") if view.ap else say("note-spent")
    elif question == "gain" and answered is not None and answered.kind == "exchange":
        title = say("asked-gain-trade")
        left = int(cell(model.state, 1))
        note = say("note-gain-trade", left=left)
    elif question in ("gain", "same"):
        note = say(f"note-{question}", left=int(cell(model.state, 1)))
    elif question == "pay":
        note = say(f"note-pay-{model.state.board.gain_names[cell(model.state, 2)]}")
    elif question == "anywhere" and (gold := int(cell(model.state, 2))):
        note = say("note-anywhere-gold", gold=gold)
    elif question == "bonus":
        note = capital(context.area(view.action_tiles[view.bonus]))
    elif question == "king-tile":
        note = context.area(view.track.tile)
    if task:
        title = say(f"asked-task-{task}")
        ap = -1
        note = say(f"note-task-{task}", **prices_of(model))
    if SYMBOL in asking.picked:
        title = say("asked-symbol")
        note = say("note-symbol")
        ap = -1
    rows = tuple(_answer(context, messages, model, asking, answer) for answer in asking.answers)
    held = next((n for n, line in enumerate(asking.answers) if line.moves == (asking.held,)), -1)
    die = view.die if question not in ("turn", "king-tile") else None
    return ActionSheetLook(
        title,
        note,
        die,
        ap,
        rows,
        numbers=asking.line_numbers,
        grows=not asking.asks_for_dice,
        held=held,
    )


def _answer(
    context: TableContext,
    messages: Messages,
    model: TiletumModel,
    asking: ActionSheetInput,
    answer: ActionSheetLine,
) -> AnswerLook:
    """Return an answer; one that is a die shows it beside what it brings."""
    if not answer.target.startswith("die:"):
        return AnswerLook(_line(context, messages, model, asking, answer))
    good, _, value = answer.target.removeprefix("die:").partition(".")
    number = int(value)
    brings, *_ = die_brings(context, model, good, number)
    each = die_values(model.state, model.viewer, good, number)[number - 1]
    die = answer_said(context, messages, answer)
    return AnswerLook(
        words=brings,
        die=(good, number),
        brings=(each.action, each.ap),
        said=context.say("die-line", die=die, brings=brings),
    )


def _line(
    context: TableContext,
    messages: Messages,
    model: TiletumModel,
    asking: ActionSheetInput,
    answer: ActionSheetLine,
) -> str:
    """Return an answer with its result: a level, what a space allows."""
    if answer.target.startswith(PART):
        return part_said(context, asking, answer)
    if answer.target.startswith(WAY):
        space = answer.target.removeprefix(WAY)
        steps = len(asking.ways[space])
        return capital(context.say("way-line", place=context.area(space), steps=steps))
    if answer.moves[0].kind == "raise":
        # What raising a technology would bring the viewer
        technology = answer.moves[0].choice
        number = TECHNOLOGIES.index(technology)
        reached = int(level(model.state, model.viewer, number)) + 1
        name = context.area(f"technology:{technology}")
        what = level_tip(context, technology, reached)
        return context.say("level-of", name=name, level="I" * reached, what=what)
    if answer.target in model.view.spaces and len(answer.moves) > 1:
        kinds = dict.fromkeys(messages.kind(move.kind).lower() for move in answer.moves)
        place = context.area(answer.target)
        return context.say("space-line", place=place, kinds=", ".join(kinds))
    return answer_said(context, messages, answer)


def answer_said(context: TableContext, messages: Messages, answer: ActionSheetLine) -> str:
    """Return a line's text: a whole move, or the part that distinguishes it."""
    parts = answer.target.startswith(PARTS)
    if not answer.target or (len(answer.moves) == 1 and not parts):
        return move_said(messages, answer.moves[0])
    kind, _, name = answer.target.partition(":")
    if kind == "die":
        good, _, value = name.partition(".")
        return capital(context.say("die", good=context.area(good), value=value))
    if kind == "times":
        good = context.area(answer.moves[0].choice)
        return capital(context.say("times-line", number=int(name), good=good))
    keys = {"task": f"asked-task-{name}", "give": "give", "building": "building-number"}
    if kind in keys:
        good = context.area(name) if kind == "give" else ""
        return context.say(keys[kind], good=good, number=name)
    return capital(context.area(answer.target if kind == "technology" else name or kind))


def part_said(context: TableContext, asking: ActionSheetInput, answer: ActionSheetLine) -> str:
    """Return the text of a line that opens a group: who walks or on which map, and where to."""
    name = answer.target.removeprefix(PART).partition("#")[0]
    if name == FAR:
        steps = [len(asking.ways[space]) for space in far_spaces(answer)]
        key = "part-far" if min(steps) < max(steps) else "part-far-alike"
        return context.say(key, near=min(steps), far=max(steps), count=len(steps))
    places = dict.fromkeys("".join(move.places) for move in answer.moves)
    what = capital(context.area(name))
    return context.say("part-line", what=what, places=", ".join(map(context.area, places)))


def move_said(messages: Messages, move: Move) -> str:
    """Return a move as the text of an answer."""
    return capital(messages.move(move))


def prices_of(model: TiletumModel) -> dict[str, object]:
    """Return the costs of a technology's levels, and of a new explorer on later maps."""
    below = model.view.below
    maps = below.maps if below is not None else ()
    return {"costs": prices_said(below), **{f"map_{each.number}": each.cost for each in maps}}


def _bill(context: TableContext, model: TiletumModel, asking: ActionSheetInput) -> ActionSheetLook:
    """Return the sheet of the picked die, with the result of each of its values."""
    say = context.say
    chosen = asking.value
    good = asking.values[0].choice
    old = asking.values[0].amount("value")
    cells = die_values(model.state, model.viewer, good, old)
    action, others, tile = die_brings(context, model, good, chosen)
    number = cells[chosen - 1].goods
    goods = say("bill-line-goods", number=number, good=context.area(good))
    return ActionSheetLook(
        capital(say("die", good=context.area(good), value=old)),
        say("note-die", gold=model.own.goods[0]),
        (good, old),
        cells[chosen - 1].ap,
        (),
        cells,
        frozenset(move.amount("new") for move in asking.values),
        (action, *others, goods, *tile),
    )


def die_brings(
    context: TableContext, model: TiletumModel, good: str, value: int
) -> tuple[str, list[str], list[str]]:
    """Return what a die's value brings besides goods: the action with its points, additions by
    technologies, explorer field and symbol, and the tiles that can be taken."""
    say = context.say
    view = model.view
    below = model.view.below
    each = die_values(model.state, model.viewer, good, value)[value - 1]
    others = []
    lying = []
    if each.gold:
        others.append(say("bill-line-gold", gold=each.gold))
    if each.king:
        others.append(say("bill-line-king", steps=each.king))
    if each.explorer:
        others.append(say("bill-line-explorer", ap=each.explorer_ap))
    if below is not None and value == below.symbol:
        others.append(say("bill-line-symbol"))
    if tile := view.action_tiles[each.action]:
        lying.append(say("bill-line-tile", tile=context.area(tile), store=model.own.stored))
    if each.explorer and (tile := view.action_tiles[EXPLORER]):
        tile = context.area(tile)
        lying.append(say("bill-line-explorer-tile", tile=tile, store=model.own.stored))
    action = say("bill-line-action", action=capital(context.area(each.action)), ap=each.ap)
    return action, others, lying
