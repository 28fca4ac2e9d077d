"""What the errand says: what is asked, and every answer in words."""

from __future__ import annotations

from typing import Final

from game.engine.move import Move
from game.tabletop.plain.sayings import Sayings
from game.titles.tiletum.rules.components import EXPLORER
from game.titles.tiletum.rules.kinds import MOST_POINTS_OF_ACTION
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput, ActionSheetLine
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.look.below import explorer_prices, level_said, prices_said
from game.titles.tiletum.table.panels.action_sheet import ActionSheetLook, DieValueLook
from game.titles.tiletum.table.view import die_values, goods_asked, paid_for
from game.titles.tiletum.table.view_model import TiletumModel

SYMBOL: Final = "symbol"
STORING: Final = frozenset({"character", "contract"})
"""Actions whose tiles come from the offers into the storehouse."""


def errand_look(
    context: TableContext, sayings: Sayings, model: TiletumModel, asking: ActionSheetInput
) -> ActionSheetLook:
    """Return the errand of a question."""
    view, say = model.view, context.say
    if asking.die:
        return _bill(context, model, asking)
    question, task = view.question, asking.task
    title, note = say(f"asked-{question}"), say(f"note-{question}")
    ap = -1
    if question == "act":
        title, ap = say(f"action-{view.action}"), view.ap
        full = view.action in STORING and all(model.own.store)
        note = say(f"note-{'full' if full else view.action}") if view.ap else say("note-spent")
    if question in ("gain", "same"):
        note = say(f"note-{question}", left=goods_asked(model.state))
    if question == "pay":
        note = say(f"note-pay-{paid_for(model.state)}")
    if question == "bonus":
        note = _capital(context.area(view.action_tiles[view.bonus]))
    if question == "king-tile":
        note = context.area(view.king_tile)
    if task:
        title, note, ap = (
            say(f"asked-task-{task}"),
            say(f"note-task-{task}", costs=prices_said(model), **explorer_prices(model)),
            -1,
        )
    if SYMBOL in asking.picked:
        title, note, ap = say("asked-symbol"), say("note-symbol"), -1
    rows = tuple(_row(context, sayings, model, answer) for answer in asking.answers)
    die = view.die if question not in ("turn", "king-tile") else None
    return ActionSheetLook(title, note, die, ap, rows)


def _row(
    context: TableContext, sayings: Sayings, model: TiletumModel, answer: ActionSheetLine
) -> str:
    """Return a line with what it leads to: the level of a technology, the action of a die."""
    if answer.moves[0].kind == "raise":
        return level_said(context, model, answer.moves[0].choice)
    said = answer_said(context, sayings, answer)
    if not answer.target.startswith("die:"):
        return said
    return context.say("die-line", die=said, brings=action_said(context, model, die_value(answer)))


def action_said(context: TableContext, model: TiletumModel, value: int) -> str:
    """Return the action of a value, with the points that the own marker adds to."""
    each = die_values(model.state, max(model.seat, 0), value)[value - 1]
    return context.say("bill-line-action", action=_capital(context.area(each.action)), ap=each.ap)


def die_value(answer: ActionSheetLine) -> int:
    """Return the value of a line that is a die."""
    return int(answer.target.rpartition(".")[2])


def answer_said(context: TableContext, sayings: Sayings, answer: ActionSheetLine) -> str:
    """Return a line of the errand: a whole move, or what tells some of them apart."""
    if not answer.target or (len(answer.moves) == 1 and not answer.target.startswith("die:")):
        return move_said(sayings, answer.moves[0])
    kind, _, name = answer.target.partition(":")
    if kind == "die":
        good, _, value = name.partition(".")
        return _capital(context.say("die", good=context.area(good), value=value))
    if kind == "task":
        return context.say(f"asked-task-{name}")
    if kind == "give":
        return context.say("give", good=context.area(name))
    if kind == "building":
        return context.say("building-number", number=name)
    return _capital(context.area(answer.target if kind == "technology" else name or kind))


def move_said(sayings: Sayings, move: Move) -> str:
    """Return a move as an answer."""
    return _capital(sayings.move(move))


def _bill(context: TableContext, model: TiletumModel, asking: ActionSheetInput) -> ActionSheetLook:
    """Return the bill of the die that is picked: what each of its values would bring."""
    view, say = model.view, context.say
    possible = {move.amount("new") for move in asking.values}
    good, old = asking.values[0].choice, asking.values[0].amount("value")
    cells = tuple(
        DieValueLook(
            each.value,
            each.action,
            each.ap,
            good,
            each.value,
            each.price,
            f"new:{each.value}",
            each.value in possible,
            view.below is not None and each.value in view.below.field,
            say(
                "bill-said",
                value=each.value,
                action=context.area(each.action),
                ap=each.ap,
                number=each.value,
                good=context.area(good),
                price=each.price,
            ),
        )
        for each in die_values(model.state, max(model.seat, 0), old)
    )
    chosen = asking.value
    action, ap = cells[chosen - 1].action, cells[chosen - 1].ap
    tile = view.action_tiles[action]
    store = sum(map(bool, model.own.store))
    lines = [
        say("bill-line-action", action=_capital(context.area(action)), ap=ap),
        *also_below(context, model, chosen),
        say("bill-line-goods", number=chosen, good=context.area(good)),
    ]
    if tile:
        lines.append(say("bill-line-tile", tile=context.area(tile), store=store))
    title = _capital(say("die", good=context.area(good), value=old))
    note = say("note-die", gold=model.own.goods[0])
    return ActionSheetLook(title, note, (good, old), ap, (), cells, tuple(lines))


def also_below(context: TableContext, model: TiletumModel, value: int) -> list[str]:
    """Return what the explorer field and its symbol add to a value, with Silver."""
    below = model.view.below
    if below is None:
        return []
    ap = MOST_POINTS_OF_ACTION - value + model.own.markers[EXPLORER]
    lines = [context.say("bill-line-explorer", ap=ap)] if value in below.field else []
    return [*lines, context.say("bill-line-symbol")] if value == below.symbol else lines


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
