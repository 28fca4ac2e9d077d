"""What the errand says: what is asked, every answer in words, the Cardinal's turn line by line."""

from __future__ import annotations

from typing import Final

from game.engine.knowledge import Event
from game.engine.move import Move
from game.tabletop.plain.sayings import Sayings
from game.titles.tiletum.components import load_components
from game.titles.tiletum.rules.components import ACTIONS, EXPLORER, Decree
from game.titles.tiletum.rules.kinds import MOST_POINTS_OF_ACTION
from game.titles.tiletum.rules.questions import cell
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput, ActionSheetLine
from game.titles.tiletum.table.exhibit import TableContext, capital
from game.titles.tiletum.table.panels.action_sheet import ActionSheetLook
from game.titles.tiletum.table.panels.seat import FAILED, HELD, NOT_TRIED, DecreeLine
from game.titles.tiletum.table.panels.top_bar import level_tip, prices_said
from game.titles.tiletum.table.view import TiletumModel, die_values

# The Cardinal's turn told line by line: his decree, the line that decides, and what he does.

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
    context: TableContext, sayings: Sayings, model: TiletumModel, told: tuple[Event, ...]
) -> ActionSheetLook | None:
    """Return the document of his last turn, None in a game without him or before his first."""
    decree = next((event for event in told if event.kind == "decreed"), None)
    if decree is None or model.state.board.cardinal < 0:
        return None
    name = context.name(model.state.board.cardinal)
    silver = model.view.below is not None
    deeds = [sayings.event(event) for event in _deeds(told, silver=silver)]
    bare = [deed.removeprefix(f"{name}: ").removeprefix(f"{name} ") for deed in deeds]
    numbered = tuple(
        DecreeLine(f"{number}.", capital(deed), deed=True)
        for number, deed in enumerate(bare, start=1)  # all of it is about him
    )
    card = _card(context, decree.card, _line(told), silver=silver)
    note = context.say("decree-note")
    return ActionSheetLook(context.area(decree.card), note, told=(*card, *numbered))


def steps_on_map(model: TiletumModel, told: tuple[Event, ...]) -> dict[str, tuple[int, ...]]:
    """Return the numbers of what he did at each space, as his document has them."""
    numbers: dict[str, tuple[int, ...]] = {}
    silver = model.view.below is not None
    for number, event in enumerate(_deeds(told, silver=silver), start=1):
        for place in event.places[-1:]:
            numbers[place] = (*numbers.get(place, ()), number)
    return numbers


def _deeds(told: tuple[Event, ...], *, silver: bool) -> list[Event]:
    """Return what he did; his action only where the line that holds does not name it already."""
    decree = next((event.card for event in told if event.kind == "decreed"), "")
    lines = _decree(decree, silver=silver).lines if decree else ()
    number = _line(told)
    named = number <= len(lines) and lines[number - 1][1] in ACTIONS
    return [event for event in told if event.kind in TOLD and not (named and event.kind == BEGAN)]


def _line(told: tuple[Event, ...]) -> int:
    """Return the line of the card that decides, one past its last for its foot."""
    found = next((event for event in told if event.kind == "by-line"), None)
    return found.amount("line") if found is not None else 99


def _card(
    context: TableContext, name: str, decides: int, *, silver: bool
) -> tuple[DecreeLine, ...]:
    decree = _decree(name, silver=silver)
    lines = []
    for number, (condition, deed) in enumerate(decree.lines, start=1):
        mark = HELD if number == decides else FAILED if number < decides else NOT_TRIED
        words = _deed(context, deed)
        if condition != "always":
            words = context.say("decree-if", condition=context.say(f"if-{condition}"), deed=words)
        lines.append(DecreeLine(mark, words))
    if decides > len(decree.lines):
        foot = ", ".join(_goods(context, each) for each in decree.foot)
        lines.append(DecreeLine(HELD, context.say("decree-foot", goods=foot)))
    return tuple(lines)


def _decree(name: str, *, silver: bool) -> Decree:
    """Return a decree by its name; with Silver some of them have other lines (S-901)."""
    box = load_components()
    newer = box.silver.cardinal.decrees if silver else ()
    return next(each for each in (*newer, *box.cardinal.decrees) if each.name == name)


def _deed(context: TableContext, deed: str) -> str:
    if deed in ACTIONS:
        return context.say(f"action-{deed}")
    kind, _, goods = deed.partition(":")
    if kind == EXPLORER:
        return context.say("die-explorer", goods=" > ".join(map(context.area, goods.split(">"))))
    return context.say(f"die-{kind}", goods=_goods(context, goods))


def _goods(context: TableContext, goods: str) -> str:
    return "/".join(context.area(good) for good in goods.split("/"))


# What the errand says: what is asked, and every answer in words.

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
    question, task = view.question, asking.action
    title, note = say(f"asked-{question}"), say(f"note-{question}")
    ap = -1
    if question == "act":
        title, ap = say(f"action-{view.action}"), view.ap
        full = view.action in STORING and all(model.own.store)
        note = say(f"note-{'full' if full else view.action}") if view.ap else say("note-spent")
    if question in ("gain", "same"):
        note = say(f"note-{question}", left=int(cell(model.state, 1)))
    if question == "pay":
        note = say(f"note-pay-{model.state.board.gain_names[cell(model.state, 2)]}")
    if question == "bonus":
        note = capital(context.area(view.action_tiles[view.bonus]))
    if question == "king-tile":
        note = context.area(view.track.tile)
    if task:
        title, note, ap = (
            say(f"asked-task-{task}"),
            say(f"note-task-{task}", **prices_of(model)),
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
    brings, *_ = die_brings(context, model, int(answer.target.rpartition(".")[2]))
    return context.say("die-line", die=said, brings=brings)


def answer_said(context: TableContext, sayings: Sayings, answer: ActionSheetLine) -> str:
    """Return a line of the errand: a whole move, or what tells some of them apart."""
    if not answer.target or (len(answer.moves) == 1 and not answer.target.startswith("die:")):
        return move_said(sayings, answer.moves[0])
    kind, _, name = answer.target.partition(":")
    if kind == "die":
        good, _, value = name.partition(".")
        return capital(context.say("die", good=context.area(good), value=value))
    if kind == "task":
        return context.say(f"asked-task-{name}")
    if kind == "give":
        return context.say("give", good=context.area(name))
    if kind == "building":
        return context.say("building-number", number=name)
    return capital(context.area(answer.target if kind == "technology" else name or kind))


def move_said(sayings: Sayings, move: Move) -> str:
    """Return a move as an answer."""
    return capital(sayings.move(move))


def level_said(context: TableContext, model: TiletumModel, technology: str) -> str:
    """Return what raising a technology would bring the viewer."""
    below = model.view.below
    known = {each.name: each.levels for each in below.technologies} if below is not None else {}
    reached = known[technology][model.viewer] + 1 if technology in known else 1
    name, what = context.area(f"technology:{technology}"), level_tip(context, technology, reached)
    return context.say("level-of", name=name, level="I" * reached, what=what)


def prices_of(model: TiletumModel) -> dict[str, object]:
    """Return what the levels of a technology cost, and a new explorer on the second and the third
    map, if there are any.
    """
    below = model.view.below
    maps = below.maps if below is not None else ()
    return {"costs": prices_said(below), **{f"map_{each.number}": each.cost for each in maps}}


def _bill(context: TableContext, model: TiletumModel, asking: ActionSheetInput) -> ActionSheetLook:
    """Return the bill of the die that is picked: what each of its values would bring."""
    say, chosen = context.say, asking.value
    good, old = asking.values[0].choice, asking.values[0].amount("value")
    cells = die_values(model.state, model.viewer, old)
    action, others, tile = die_brings(context, model, chosen)
    goods = say("bill-line-goods", number=chosen, good=context.area(good))
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
    context: TableContext, model: TiletumModel, value: int
) -> tuple[str, list[str], list[str]]:
    """Return what a die of a value brings besides goods: the action with the points that the own
    marker adds to, what the explorer field and its symbol add, and the tile that lies there.
    """
    say, view, below = context.say, model.view, model.view.below
    each = die_values(model.state, model.viewer, value)[value - 1]
    others = []
    if each.explorer:
        ap = MOST_POINTS_OF_ACTION - value + model.own.markers[EXPLORER]
        others.append(say("bill-line-explorer", ap=ap))
    if below is not None and value == below.symbol:
        others.append(say("bill-line-symbol"))
    tile = view.action_tiles[each.action]
    lying = say("bill-line-tile", tile=context.area(tile), store=model.own.stored) if tile else ""
    action = say("bill-line-action", action=capital(context.area(each.action)), ap=each.ap)
    return action, others, [lying] if lying else []
