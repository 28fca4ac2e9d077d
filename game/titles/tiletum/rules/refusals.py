"""Why a readable move is refused now, for the match and the command line."""

# interpreted: for people, who are asked once a move

from __future__ import annotations

from typing import Final

from game.engine.moves import first_of, kind_of
from game.engine.reasons import Reason
from game.engine.rules import CHANCE, NOBODY
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.kinds import PHASE_NAMES
from game.titles.tiletum.rules.questions import asked, is_main_action, takes_tasks
from game.titles.tiletum.rules.reasons_of_actions import why_not_option
from game.titles.tiletum.rules.reasons_of_dice import why_not_die
from game.titles.tiletum.rules.reasons_of_pieces import why_not_at, why_not_place
from game.titles.tiletum.rules.reasons_of_tasks import why_not_task
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tasks import is_task_move

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
