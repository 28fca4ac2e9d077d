"""What the errand says: what is asked, and every answer in words."""

from __future__ import annotations

from typing import Final

from game.engine.move import Move
from game.tabletop.plain.sayings import Sayings
from game.titles.tiletum.rules.components import EXPLORER
from game.titles.tiletum.rules.kinds import MOST_POINTS_OF_ACTION
from game.titles.tiletum.table.errand_enquiry import ErrandEnquiry, ErrandLine
from game.titles.tiletum.table.exhibit import Studio
from game.titles.tiletum.table.look.below import explorer_prices, level_said, prices_said
from game.titles.tiletum.table.panels.errand import BillLook, ErrandLook
from game.titles.tiletum.table.view import die_values, goods_asked, paid_for
from game.titles.tiletum.table.view_model import TiletumStand

SYMBOL: Final = "symbol"
STORING: Final = frozenset({"character", "contract"})
"""Actions whose tiles come from the offers into the storehouse."""


def errand_look(
    studio: Studio, sayings: Sayings, stand: TiletumStand, asking: ErrandEnquiry
) -> ErrandLook:
    """Return the errand of a question."""
    view, say = stand.view, studio.say
    if asking.die:
        return _bill(studio, stand, asking)
    question, task = view.question, asking.task
    title, note = say(f"asked-{question}"), say(f"note-{question}")
    ap = -1
    if question == "act":
        title, ap = say(f"action-{view.action}"), view.ap
        full = view.action in STORING and all(stand.own.store)
        note = say(f"note-{'full' if full else view.action}") if view.ap else say("note-spent")
    if question in ("gain", "same"):
        note = say(f"note-{question}", left=goods_asked(stand.state))
    if question == "pay":
        note = say(f"note-pay-{paid_for(stand.state)}")
    if question == "bonus":
        note = _capital(studio.area(view.action_tiles[view.bonus]))
    if question == "king-tile":
        note = studio.area(view.king_tile)
    if task:
        title, note, ap = (
            say(f"asked-task-{task}"),
            say(f"note-task-{task}", costs=prices_said(stand), **explorer_prices(stand)),
            -1,
        )
    if SYMBOL in asking.picked:
        title, note, ap = say("asked-symbol"), say("note-symbol"), -1
    rows = tuple(_row(studio, sayings, stand, answer) for answer in asking.answers)
    die = view.die if question not in ("turn", "king-tile") else None
    return ErrandLook(title, note, die, ap, rows)


def _row(studio: Studio, sayings: Sayings, stand: TiletumStand, answer: ErrandLine) -> str:
    """Return a line with what it leads to: the level of a technology, the action of a die."""
    if answer.moves[0].kind == "raise":
        return level_said(studio, stand, answer.moves[0].choice)
    said = answer_said(studio, sayings, answer)
    if not answer.target.startswith("die:"):
        return said
    return studio.say("die-line", die=said, brings=action_said(studio, stand, die_value(answer)))


def action_said(studio: Studio, stand: TiletumStand, value: int) -> str:
    """Return the action of a value, with the points that the own marker adds to."""
    each = die_values(stand.state, max(stand.seat, 0), value)[value - 1]
    return studio.say("bill-line-action", action=_capital(studio.area(each.action)), ap=each.ap)


def die_value(answer: ErrandLine) -> int:
    """Return the value of a line that is a die."""
    return int(answer.target.rpartition(".")[2])


def answer_said(studio: Studio, sayings: Sayings, answer: ErrandLine) -> str:
    """Return a line of the errand: a whole move, or what tells some of them apart."""
    if not answer.target or (len(answer.moves) == 1 and not answer.target.startswith("die:")):
        return move_said(sayings, answer.moves[0])
    kind, _, name = answer.target.partition(":")
    if kind == "die":
        good, _, value = name.partition(".")
        return _capital(studio.say("die", good=studio.area(good), value=value))
    if kind == "task":
        return studio.say(f"asked-task-{name}")
    if kind == "give":
        return studio.say("give", good=studio.area(name))
    if kind == "building":
        return studio.say("building-number", number=name)
    return _capital(studio.area(answer.target if kind == "technology" else name or kind))


def move_said(sayings: Sayings, move: Move) -> str:
    """Return a move as an answer."""
    return _capital(sayings.move(move))


def _bill(studio: Studio, stand: TiletumStand, asking: ErrandEnquiry) -> ErrandLook:
    """Return the bill of the die that is picked: what each of its values would bring."""
    view, say = stand.view, studio.say
    possible = {move.amount("new") for move in asking.values}
    good, old = asking.values[0].choice, asking.values[0].amount("value")
    cells = tuple(
        BillLook(
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
                action=studio.area(each.action),
                ap=each.ap,
                number=each.value,
                good=studio.area(good),
                price=each.price,
            ),
        )
        for each in die_values(stand.state, max(stand.seat, 0), old)
    )
    chosen = asking.value
    action, ap = cells[chosen - 1].action, cells[chosen - 1].ap
    tile = view.action_tiles[action]
    store = sum(map(bool, stand.own.store))
    lines = [
        say("bill-line-action", action=_capital(studio.area(action)), ap=ap),
        *also_below(studio, stand, chosen),
        say("bill-line-goods", number=chosen, good=studio.area(good)),
    ]
    if tile:
        lines.append(say("bill-line-tile", tile=studio.area(tile), store=store))
    title = _capital(say("die", good=studio.area(good), value=old))
    note = say("note-die", gold=stand.own.goods[0])
    return ErrandLook(title, note, (good, old), ap, (), cells, tuple(lines))


def also_below(studio: Studio, stand: TiletumStand, value: int) -> list[str]:
    """Return what the explorer field and its symbol add to a value, with Silver."""
    below = stand.view.below
    if below is None:
        return []
    ap = MOST_POINTS_OF_ACTION - value + stand.own.markers[EXPLORER]
    lines = [studio.say("bill-line-explorer", ap=ap)] if value in below.field else []
    return [*lines, studio.say("bill-line-symbol")] if value == below.symbol else lines


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
