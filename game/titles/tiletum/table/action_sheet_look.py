"""The view state of the action sheet: the question, and every answer in words."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from game.engine.move import Move
from game.tabletop.plain.table_texts import PlainTableTexts
from game.titles.tiletum.rules.actions import extra_goods_of_exchange
from game.titles.tiletum.rules.components import GOOD_NAMES, TECHNOLOGY_NAMES
from game.titles.tiletum.rules.forecasts import (
    action_points_of_joker,
    action_points_of_second_part,
    results_by_die_value,
)
from game.titles.tiletum.rules.questions import current_question_cell
from game.titles.tiletum.rules.seat_progress import technology_level
from game.titles.tiletum.table.action_sheet_input import COUNT_PREFIX, ActionSheetInput
from game.titles.tiletum.table.action_sheet_lines import (
    GROUP_PREFIX,
    LONG_PATHS_GROUP_NAME,
    PATH_GROUP_PREFIX,
    ActionSheetLine,
    multi_step_spaces_of_line,
)
from game.titles.tiletum.table.controller import STORING_ACTIONS
from game.titles.tiletum.table.move_targets import EXCHANGE_TASK_TARGET, find_free_step_move
from game.titles.tiletum.table.panels.action_sheet import ActionSheetLook
from game.titles.tiletum.table.panels.answers import AnswerLook
from game.titles.tiletum.table.panels.technologies import level_effect_text, level_prices_text
from game.titles.tiletum.table.pickable_widget import TableContext, capitalised
from game.titles.tiletum.table.planned_moves import EXPLORER_ACTION
from game.titles.tiletum.table.seat_view import SeatView
from game.titles.tiletum.table.view import TiletumModel

STEP_SYMBOL_TARGET: Final = "symbol"
PREFIXES_OF_LINES_NAMED_BY_TARGET: Final = ("die:", COUNT_PREFIX, EXCHANGE_TASK_TARGET)
"""Lines with such a target show its text even if only one move is left, since another pick or a
confirmation follows."""


def action_sheet_look(
    context: TableContext,
    table_texts: PlainTableTexts,
    model: TiletumModel,
    sheet_input: ActionSheetInput,
    move_before_question: Move | None = None,
) -> ActionSheetLook:
    """Return what the action sheet shows for a question; `move_before_question` is the move of the
    deciding seat that led to the question."""
    view = model.view
    say = context.say
    if sheet_input.die_value_moves:
        return _die_sheet_look(context, model, sheet_input)
    question = view.question_key
    task = sheet_input.picked_action_or_task
    title = say(f"asked-{question}")
    ap = -1
    if question == "act":
        title = say(f"action-{view.action}")
        ap = view.action_points_left
        note = _action_note(context, model)
    elif (
        question == "gain"
        and move_before_question is not None
        and move_before_question.kind == "exchange"
    ):
        title = say("asked-gain-trade")
        left = int(current_question_cell(model.state, 1))
        note = say("note-gain-trade", left=left)
    elif question == "turn" and not sheet_input.possible_actions_or_tasks:
        note = say("note-turn-without-tasks")
    else:
        note = _question_note(context, model)
    if task:
        title = say(f"asked-task-{task}")
        ap = -1
        note = _task_note(context, model, task)
    if STEP_SYMBOL_TARGET in sheet_input.picked_targets:
        title = say("asked-symbol")
        note = say("note-symbol")
        ap = -1
    rows = tuple(
        _answer_look(context, table_texts, model, sheet_input, answer)
        for answer in sheet_input.answer_lines
    )
    held = next(
        (
            n
            for n, line in enumerate(sheet_input.answer_lines)
            if line.moves == (sheet_input.held_answer,)
        ),
        -1,
    )
    die = view.die_of_action if question not in ("turn", "king-tile") else None
    return ActionSheetLook(
        title,
        note,
        die,
        ap,
        rows,
        key_numbers=sheet_input.line_key_numbers,
        may_cover_rose_window=not sheet_input.asks_for_dice,
        held_answer_index=held,
    )


def _action_note(context: TableContext, model: TiletumModel) -> str:
    """Return the note that says what the remaining action points can be spent on or, if there are
    none, what follows."""
    action = model.view.action
    if model.view.action_points_left:
        full = action in STORING_ACTIONS and all(model.own_board.storehouse_tiles)
        return context.say("note-full" if full else f"note-{action}")
    second = action_points_of_second_part(model.state)
    return context.say("note-spent-joker", ap=second) if second else context.say("note-spent")


def _question_note(context: TableContext, model: TiletumModel) -> str:
    """Return the note below the heading of a question other than that for an action."""
    view = model.view
    say = context.say
    question = view.question_key
    if question in ("gain", "same"):
        return say(f"note-{question}", left=int(current_question_cell(model.state, 1)))
    if question == "as" and current_question_cell(model.state, 4) > 0:
        return say("note-as-second", ap=int(current_question_cell(model.state, 1)))
    if question == "pay":
        return say(
            f"note-pay-{model.state.board.gain_names[current_question_cell(model.state, 2)]}"
        )
    if question == "anywhere" and (gold := int(current_question_cell(model.state, 2))):
        return say("note-anywhere-gold", gold=gold)
    tiles = {"king-tile": view.king_track.tile}
    if question == "bonus":
        tiles["bonus"] = view.tile_by_action[view.bonus_tile_action]
    if question in tiles:
        name = context.area_name(tiles[question])
        return capitalised(name) if question == "bonus" else name
    return say(f"note-{question}")


def _task_note(context: TableContext, model: TiletumModel, task: str) -> str:
    """Return what a task costs; for an exchange also how many goods of choice it gives in addition,
    if any."""
    extra = extra_goods_of_exchange(model.state, model.viewer) if task == "exchange" else 0
    if extra:
        return context.say("note-task-exchange-extra", count=extra)
    return context.say(f"note-task-{task}", **level_and_explorer_prices_by_name(model))


def _answer_look(
    context: TableContext,
    table_texts: PlainTableTexts,
    model: TiletumModel,
    sheet_input: ActionSheetInput,
    answer_line: ActionSheetLine,
) -> AnswerLook:
    """Return the look of an answer's line; a die is shown with the goods and action points that it
    brings."""
    if not answer_line.target.startswith("die:"):
        text = _answer_line_text(context, table_texts, model, sheet_input, answer_line)
        return AnswerLook(_detailed_line_text(context, model, sheet_input, answer_line, text))
    good, _, value = answer_line.target.removeprefix("die:").partition(".")
    number = int(value)
    brings, *_ = die_value_action_additions_and_tiles_texts(context, model, good, number)
    each = results_by_die_value(model.state, model.viewer, good, number)[number - 1]
    die = answer_move_or_target_text(context, table_texts, answer_line)
    explorer = EXPLORER_ACTION, each.explorer_action_points
    if each.may_take_explorer_action:
        action = capitalised(context.area_name(each.action))
        same = each.explorer_action_points == each.action_points
        key = "die-line-either" if same else "die-line-either-ap"
        brings = context.say(key, action=action, ap=each.action_points, explorer_ap=explorer[1])
    return AnswerLook(
        text=brings,
        die=(good, number),
        actions_and_points=(
            (each.action, each.action_points),
            *((explorer,) if each.may_take_explorer_action else ()),
        ),
        spoken_text=context.say("die-line", die=die, brings=brings),
    )


def _answer_line_text(
    context: TableContext,
    table_texts: PlainTableTexts,
    model: TiletumModel,
    sheet_input: ActionSheetInput,
    answer_line: ActionSheetLine,
) -> str:
    """Return the text of a line of the action sheet: a group, a path, a space with several moves,
    the exchange of goods, or a single move or target with its result."""
    if answer_line.target.startswith(GROUP_PREFIX):
        return group_line_text(context, sheet_input, answer_line)
    if answer_line.target.startswith(PATH_GROUP_PREFIX):
        return _path_line_text(context, sheet_input, answer_line)
    if answer_line.target in model.view.spaces and len(answer_line.moves) > 1:
        return _space_line_text(context, table_texts, answer_line)
    if answer_line.target == EXCHANGE_TASK_TARGET:
        extra = extra_goods_of_exchange(model.state, model.viewer)
        return context.say("trade-line", count=extra) if extra else context.say("trade-line-plain")
    return _move_line_text(context, table_texts, model, answer_line)


def _move_line_text(
    context: TableContext,
    table_texts: PlainTableTexts,
    model: TiletumModel,
    answer_line: ActionSheetLine,
) -> str:
    """Return the text of a line that answers with a move. For raising a technology it is the new
    level and its effect, for a joker the action and its action points, and for the only move that
    pays a price in gold the payment. For others it is the text of the move or of its target."""
    move = answer_line.moves[0]
    if move.kind == "raise":
        return _raise_level_and_effect_text(context, model, move.choice)
    if move.kind == "as":
        return joker_action_text(context, table_texts, model, move)
    if len(answer_line.moves) == 1 and model.view.question_key == "gold":
        return payment_text(context, table_texts, model, move)
    return answer_move_or_target_text(context, table_texts, answer_line)


def _path_line_text(
    context: TableContext, sheet_input: ActionSheetInput, answer_line: ActionSheetLine
) -> str:
    """Return the space that a path of several steps leads to, with the steps."""
    space = answer_line.target.removeprefix(PATH_GROUP_PREFIX)
    steps = len(sheet_input.pickable_paths[space])
    return capitalised(context.say("way-line", place=context.area_name(space), steps=steps))


def _raise_level_and_effect_text(
    context: TableContext, model: TiletumModel, technology: str
) -> str:
    """Return the level to which the viewer would raise a technology, and the effect of that
    level."""
    number = TECHNOLOGY_NAMES.index(technology)
    reached = int(technology_level(model.state, model.viewer, number)) + 1
    name = context.area_name(f"technology:{technology}")
    what = level_effect_text(context, technology, reached)
    return context.say("level-of", name=name, level="I" * reached, what=what)


def _space_line_text(
    context: TableContext, table_texts: PlainTableTexts, answer_line: ActionSheetLine
) -> str:
    """Return a space with the kinds of moves that are possible there."""
    kinds = dict.fromkeys(table_texts.text_of_kind(move.kind).lower() for move in answer_line.moves)
    place = context.area_name(answer_line.target)
    return context.say("space-line", place=place, kinds=", ".join(kinds))


def joker_action_text(
    context: TableContext, table_texts: PlainTableTexts, model: TiletumModel, move: Move
) -> str:
    """Return an action that a joker may become, with its action points; of a split joker also
    those left for the second action (T-407, S-608)."""
    share = move.amount("ap") if move.amounts else 0
    ap = action_points_of_joker(model.state, model.viewer, move.choice, share)
    left = int(current_question_cell(model.state, 1)) - share
    if share and left:
        action = capitalised(context.area_name(move.choice))
        return context.say("as-line-split", action=action, ap=ap, left=left)
    text = move_text(table_texts, replace(move, amounts=()))
    return context.say("as-line", line=text, ap=ap)


def payment_text(
    context: TableContext, table_texts: PlainTableTexts, model: TiletumModel, move: Move
) -> str:
    """Return how a price in gold is paid: in gold alone, with the good that may be paid as gold
    alone, or with both (S-610)."""
    number = move.amount("number")
    if number == 0:
        return context.say("pay-gold-alone")
    if number == current_question_cell(model.state, 1):
        good = context.area_name(move.choice)
        return capitalised(context.say("pay-good-alone", number=number, good=good))
    return move_text(table_texts, move)


def _detailed_line_text(
    context: TableContext,
    model: TiletumModel,
    sheet_input: ActionSheetInput,
    answer_line: ActionSheetLine,
    text: str,
) -> str:
    """Return the text of a line with more detail: the name of the tile that a move takes from a
    space, or the price of a move in action points where it has one. A line with several moves keeps
    its text."""
    if len(answer_line.moves) > 1:
        return text
    move = answer_line.moves[0]
    if move.kind == "tile":
        tile = context.area_name(model.view.spaces["".join(move.places)].tile)
        return context.say("tile-line", line=text, tile=tile)
    ap = _contract_or_room_price_in_action_points(model, move)
    if move.kind == "step" and find_free_step_move(sheet_input.legal_moves, "".join(move.places)):
        ap = 1  # told apart from the free step, which the map offers for the same place
    return context.say("ap-line", line=text, ap=ap) if ap else text


def _contract_or_room_price_in_action_points(model: TiletumModel, move: Move) -> int:
    """Return the price in action points of a contract from the offer or of a room for a character;
    0 for all other moves, whose prices are told in the note of their action."""
    if move.kind == "take" and move.card in model.view.offered_contracts:
        return model.view.contract_prices_in_action_points[
            model.view.offered_contracts.index(move.card)
        ]
    if move.kind == "place":
        rooms = model.own_board.buildings[move.amount("building") - 1].person_by_floor
        return rooms.index("") + 1
    return 0


def answer_move_or_target_text(
    context: TableContext, table_texts: PlainTableTexts, answer_line: ActionSheetLine
) -> str:
    """Return the text of a line of the action sheet, with a capital first letter: the text of its
    move if it has only one, otherwise that of its target."""
    parts = answer_line.target.startswith(PREFIXES_OF_LINES_NAMED_BY_TARGET)
    if not answer_line.target or (len(answer_line.moves) == 1 and not parts):
        return move_text(table_texts, answer_line.moves[0])
    kind, _, name = answer_line.target.partition(":")
    if kind == "die":
        good, _, value = name.partition(".")
        return capitalised(context.say("die", good=context.area_name(good), value=value))
    if kind == "times":
        good = context.area_name(answer_line.moves[0].choice)
        return capitalised(context.say("times-line", number=int(name), good=good))
    if kind == "store" and all(move.kind == "place" for move in answer_line.moves):
        return context.say("move-in", card=context.area_name(name))
    keys = {"task": f"asked-task-{name}", "give": "give", "building": "building-number"}
    if kind in keys:
        good = context.area_name(name) if kind == "give" else ""
        return context.say(keys[kind], good=good, number=name)
    return capitalised(
        context.area_name(answer_line.target if kind == "technology" else name or kind)
    )


def group_line_text(
    context: TableContext, sheet_input: ActionSheetInput, answer_line: ActionSheetLine
) -> str:
    """Return the text of a line that opens a group: the distance for a group of long paths; for
    other groups the piece that walks, the map or the kind of move, and the spaces."""
    name = answer_line.target.removeprefix(GROUP_PREFIX).partition("#")[0]
    if name == LONG_PATHS_GROUP_NAME:
        return _distance_text(context, sheet_input, multi_step_spaces_of_line(answer_line))
    places = dict.fromkeys("".join(move.places) for move in answer_line.moves)
    what = capitalised(context.area_name(name))
    return context.say("part-line", what=what, places=", ".join(map(context.area_name, places)))


def _distance_text(
    context: TableContext, sheet_input: ActionSheetInput, spaces: Sequence[str]
) -> str:
    """Return a text with the distance of the spaces of a group and their number. If all are at the
    same distance and other groups have spaces at this distance too, it also has the names of the
    first and the last space."""
    lengths = {space: len(way) for space, way in sheet_input.pickable_paths.items()}
    near = min(lengths[space] for space in spaces)
    far = max(lengths[space] for space in spaces)
    count = len(spaces)
    if near < far:
        return context.say("part-far", near=near, far=far, count=count)
    if count == list(lengths.values()).count(near):
        return context.say("part-far-alike", near=near, count=count)
    first = context.area_name(spaces[0])
    last = context.area_name(spaces[-1])
    return context.say("part-far-split", near=near, first=first, last=last, count=count)


def move_text(table_texts: PlainTableTexts, move: Move) -> str:
    """Return a move as the text of an answer."""
    return capitalised(table_texts.text_of_move(move))


def level_and_explorer_prices_by_name(model: TiletumModel) -> dict[str, object]:
    """Return the silver prices of technology levels and of new explorers on later maps, by the
    names that sentences use.
    """
    below = model.view.silver_view
    maps = below.maps if below is not None else ()
    return {
        "costs": level_prices_text(below),
        **{f"map_{each.number}": each.new_explorer_cost for each in maps},
    }


def _die_sheet_look(
    context: TableContext, model: TiletumModel, sheet_input: ActionSheetInput
) -> ActionSheetLook:
    """Return the sheet of the picked die, with the result of each of its values."""
    say = context.say
    chosen = sheet_input.resulting_die_value
    good = sheet_input.die_value_moves[0].choice
    old = sheet_input.die_value_moves[0].amount("value")
    cells = results_by_die_value(model.state, model.viewer, good, old)
    action, others, tile = die_value_action_additions_and_tiles_texts(context, model, good, chosen)
    number = cells[chosen - 1].goods_count
    goods = say("bill-line-goods", number=number, good=context.area_name(good))
    return ActionSheetLook(
        capitalised(say("die", good=context.area_name(good), value=old)),
        die_change_price_note(context, model.own_board),
        (good, old),
        cells[chosen - 1].action_points,
        (),
        cells,
        frozenset(move.amount("new") for move in sheet_input.die_value_moves),
        (action, *others, goods, *tile),
    )


def die_change_price_note(context: TableContext, seat_view: SeatView) -> str:
    """Return the price of changing a die's value and what the seat can pay it with: its gold, and
    the good that it may use as gold (S-610)."""
    gold = seat_view.goods[GOOD_NAMES.index("gold")]
    number = (
        seat_view.goods[GOOD_NAMES.index(seat_view.bonused_good)] if seat_view.bonused_good else 0
    )
    if number == 0:
        return context.say("note-die", gold=gold)
    good = context.area_name(seat_view.bonused_good)
    return context.say("note-die-with-good", gold=gold, number=number, good=good)


def die_value_action_additions_and_tiles_texts(
    context: TableContext, model: TiletumModel, good: str, value: int
) -> tuple[str, list[str], list[str]]:
    """Return what a die's value brings apart from goods: the action with its points, additions by
    technologies, explorer field and symbol, and the tiles that can be taken."""
    say = context.say
    view = model.view
    below = model.view.silver_view
    each = results_by_die_value(model.state, model.viewer, good, value)[value - 1]
    others = []
    lying = []
    if each.gold_by_technology:
        others.append(say("bill-line-gold", gold=each.gold_by_technology))
    if each.king_steps_by_technology:
        others.append(say("bill-line-king", steps=each.king_steps_by_technology))
    if each.may_take_explorer_action:
        others.append(say("bill-line-explorer", ap=each.explorer_action_points))
    if below is not None and value == below.step_symbol_value:
        others.append(say("bill-line-symbol"))
    if tile := view.tile_by_action[each.action]:
        lying.append(
            say(
                "bill-line-tile",
                tile=context.area_name(tile),
                store=model.own_board.stored_tile_count,
            )
        )
    if each.may_take_explorer_action and (tile := view.tile_by_action[EXPLORER_ACTION]):
        tile = context.area_name(tile)
        lying.append(
            say("bill-line-explorer-tile", tile=tile, store=model.own_board.stored_tile_count)
        )
    action = say(
        "bill-line-action",
        action=capitalised(context.area_name(each.action)),
        ap=each.action_points,
    )
    return action, others, lying
