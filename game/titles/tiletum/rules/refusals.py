"""Why a readable move is refused now, for the match and the command line."""

# interpreted: for people, who are asked once a move
from __future__ import annotations

from typing import Final

from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import CHANCE, NOBODY
from game.engine.title import Reason
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import ACTIONS, EVERY_ACTION, GOODS
from game.titles.tiletum.rules.dice import FACES
from game.titles.tiletum.rules.household import (
    as_gold,
    floor_for,
    is_building_full,
    price_of_change,
)
from game.titles.tiletum.rules.kinds import GOLD, PHASE_NAMES
from game.titles.tiletum.rules.offers import contract_place, is_offered
from game.titles.tiletum.rules.pieces import where
from game.titles.tiletum.rules.questions import asked, cell, is_main_action, takes_tasks
from game.titles.tiletum.rules.reasons_of_pieces import (
    why_not_at,
    why_not_place,
    why_not_store,
    why_not_tile,
)
from game.titles.tiletum.rules.reasons_of_tasks import stands_at, why_not_task
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import goods_of, has_stored
from game.titles.tiletum.rules.tasks import is_task_move

# Why an action does not offer a move (T-401 to T-405).

OF_ACTION = {
    kinds.MERCHANT: (kinds.WALK, kinds.HOUSE, kinds.TILE),
    kinds.ARCHITECT: (kinds.WALK, kinds.PILLAR, kinds.TILE),
    kinds.CHARACTER: (kinds.TAKE, kinds.REFRESH, kinds.PLACE),
    kinds.CONTRACT: (kinds.TAKE, kinds.EXCHANGE),
    kinds.KING: (),
    kinds.EXPLORER: (kinds.WALK, kinds.HOUSE, kinds.PILLAR, kinds.MINE, kinds.TILE),
}


def why_not_option(view: TiletumState, kind: int, move: int) -> Reason | None:
    """Return why points of action cannot be spent so."""
    action, points = int(cell(view, 1)), int(cell(view, 2))
    if kind not in OF_ACTION[action]:
        return Reason("not-of-action", {"action": EVERY_ACTION[action]})
    if points == 0:
        return Reason("no-points-of-action")
    space = int(first_of(move))
    if action == kinds.EXPLORER:
        return _why_not_explored(view, kind, space)
    if kind == kinds.WALK:
        return _why_no_step(view, action, space)
    if kind in (kinds.HOUSE, kinds.PILLAR):
        return why_not_at(view, kind, space)
    if kind == kinds.TILE:
        return _why_no_tile(view, action, space)
    if kind == kinds.PLACE:
        return _why_no_room(view, space, int(second_of(move)), points)
    if kind == kinds.EXCHANGE:
        return _why_no_exchange(view, int(first_of(move)), int(second_of(move)))
    return _why_not_take(view, action, space, points)


def _why_not_explored(view: TiletumState, kind: int, space: int) -> Reason | None:
    place = view.board.space_names[space]
    if kind == kinds.WALK:
        return Reason("no-path", {"place": place})
    if not stands_at(view, space):
        return Reason("explorer-elsewhere", {"place": place})
    return why_not_tile(view, space) if kind == kinds.TILE else why_not_place(view, kind, space)


def _why_no_step(view: TiletumState, who: int, space: int) -> Reason:
    here = view.board.space_names[int(where(view, view.seat, who))]
    return Reason("no-road", {"place": here, "other": view.board.space_names[space]})


def _why_no_tile(view: TiletumState, who: int, space: int) -> Reason | None:
    here = int(where(view, view.seat, who))
    if space != here:
        return Reason(f"{ACTIONS[who]}-elsewhere", {"place": view.board.space_names[here]})
    return why_not_tile(view, space)


def _why_no_room(view: TiletumState, tile: int, building: int, points: int) -> Reason | None:
    board, seat = view.board, int(view.seat)
    name = board.tile_names[tile]
    if not has_stored(view, seat, tile):
        return Reason("not-in-store", {"card": name})
    if board.kind[tile] != kinds.CHARACTER_TILE:
        return Reason("no-character", {"card": name})
    if is_building_full(view, seat, building):
        return Reason("building-full", {"building": building + 1})
    floor = int(floor_for(view, seat, building, board.type_of[tile]))
    if floor == 0:
        return Reason("type-lives-elsewhere", {"card": name, "building": building + 1})
    if floor > points:
        return Reason("floor-too-high", {"floor": floor, "ap": points})
    return None


def _why_no_exchange(view: TiletumState, given: int, gained: int) -> Reason | None:
    if given == gained:
        return Reason("same-good")
    if goods_of(view, view.seat, given) == 0:
        return Reason("good-missing", {"good": GOODS[given]})
    return None


def _why_not_take(view: TiletumState, action: int, tile: int, points: int) -> Reason | None:
    name = view.board.tile_names[tile]
    if action == kinds.CHARACTER:
        there = is_offered(view, tile)
        return why_not_store(view, tile) if there else Reason("not-offered", {"card": name})
    place = int(contract_place(view, tile))
    if place == kinds.EMPTY:
        return Reason("not-offered", {"card": name})
    price = int(view.board.price[place])
    if price > points:
        return Reason("tile-too-dear", {"price": price, "ap": points})
    return why_not_store(view, tile)


# Why a die cannot be taken (T-302, T-303).


def why_not_die(view: TiletumState, move: int) -> Reason | None:
    """The die lies on the wheel, and its change can be paid."""
    good, old, new = int(first_of(move)), int(second_of(move)), int(third_of(move))
    if view.dice[good * FACES + old - 1] == 0:
        return Reason("no-such-die", {"good": GOODS[good], "value": old})
    price = int(price_of_change(view, view.seat, old, new))
    gold = int(goods_of(view, view.seat, GOLD) + as_gold(view, view.seat))
    if price > gold:
        return Reason("change-too-dear", {"price": price, "gold": gold})
    return None


# Why a readable move is refused now, for the match and the command line.

LUCK_KINDS: Final = frozenset({"die", "corruption", "draw", "decree", "surprise", "crest-found"})
QUESTIONS: Final = {
    kinds.COLOUR_Q: "colour",
    kinds.BONUS_Q: "bonus",
    kinds.AS_Q: "as",
    kinds.ACT_Q: "act",
    kinds.STEPS_Q: "steps",
    kinds.GAIN_Q: "gain",
    kinds.SAME_Q: "gain",
    kinds.ANYWHERE_Q: "anywhere",
    kinds.FLY_Q: "fly",
    kinds.BUILDING_Q: "building",
    kinds.CHARACTERS_Q: "characters",
    kinds.DO_Q: "do",
    kinds.SILVER_Q: "silver",
    kinds.ANY_STEP_Q: "any-step",
    kinds.ONE_CHARACTER_Q: "characters",
    kinds.PAY_Q: "pay",
    kinds.TECH_Q: "tech",
    kinds.NEW_EXPLORER_Q: "new-explorer",
    kinds.BONUSED_Q: "bonused",
    kinds.GOLD_Q: "gold",
    kinds.DIG_Q: "dig",
    kinds.KEEP_Q: "keep",
    kinds.DRAWN_Q: "drawn",
}
ANSWERS: Final = {  # the moves each question takes
    "colour": (kinds.COLOUR, kinds.COLOUR_NONE),
    "bonus": (kinds.BONUS,),
    "as": (kinds.AS,),
    "steps": (kinds.STEP, kinds.HOUSE, kinds.PILLAR, kinds.STOP),
    "gain": (kinds.GAIN,),
    "anywhere": (kinds.HOUSE, kinds.PILLAR, kinds.MINE, kinds.PIECE_NONE),
    "fly": (kinds.FLY, kinds.FLY_NONE),
    "building": (kinds.BUILDING, kinds.BUILDING_NONE),
    "characters": (kinds.CALL, kinds.CALL_NONE),
    "do": (kinds.DO,),
    "silver": (kinds.FOR_SILVER,),
    "any-step": (kinds.STEP, kinds.WALK, kinds.STEP_NONE),
    "pay": (kinds.PAY,),
    "tech": (kinds.RAISE, kinds.RAISE_NONE),
    "new-explorer": (kinds.HIRE, kinds.HIRE_NONE),
    "bonused": (kinds.BONUSED,),
    "gold": (kinds.SPEND,),
    "dig": (kinds.DIG,),
    "keep": (kinds.KEEP, kinds.KEEP_NONE),
    "drawn": (kinds.TAKE, kinds.TAKE_NONE),
}


def refusal(view: TiletumState, move: int) -> Reason:
    """Return why a move that is not listed is refused."""
    kind = int(kind_of(move))
    if view.to_move == NOBODY:
        return Reason("game-over")
    is_luck = kinds.DIE <= kind <= kinds.LAST_LUCK
    if view.to_move == CHANCE:
        return Reason("luck-used-up" if is_luck else "luck-is-due")
    if is_luck:
        return Reason("no-luck-due")
    if view.phase == kinds.KING_TILE:
        return Reason("not-now-king-tile")
    if is_task_move(move) and QUESTIONS.get(int(asked(view))) not in ("tech", "new-explorer"):
        reason = why_not_task(view, move) if takes_tasks(view) else Reason("no-tasks-now")
    else:
        reason = _why_no_answer(view, kind, move)
    return reason or Reason("not-listed")


def _why_no_answer(view: TiletumState, kind: int, move: int) -> Reason | None:
    question = QUESTIONS.get(int(asked(view)), "")
    if not question:
        is_die = kind == kinds.TAKE_DIE
        return why_not_die(view, move) if is_die else Reason(f"not-now-{PHASE_NAMES[kinds.TURN]}")
    if question == "act":
        return _why_no_action(view, kind, move)
    if kind not in ANSWERS[question]:
        return Reason(f"not-now-{question}")
    if kind in (kinds.HOUSE, kinds.PILLAR, kinds.MINE):
        space = int(first_of(move))
        if question == "steps":
            return why_not_at(view, kind, space)
        return why_not_place(view, kind, space)
    return None


def _why_no_action(view: TiletumState, kind: int, move: int) -> Reason | None:
    if kind == kinds.TAKE_DIE:
        return Reason("die-taken")
    if kind == kinds.END and not is_main_action(view):
        return Reason("stop-instead")
    if kind == kinds.STOP and is_main_action(view):
        return Reason("end-instead")
    return why_not_option(view, kind, move)
