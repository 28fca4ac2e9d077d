"""Action buttons: what each shows: whether it is possible, its cost and its note."""

from __future__ import annotations

from dataclasses import dataclass

from game.tabletop.panel.action_bar import ActionLook
from game.titles.tinners_trail.table.kinds.all import ACTIONS, EXTRA_ACTIONS
from game.titles.tinners_trail.table.kinds.trail_kind import ActionFacts, TrailKind
from game.words import Words


@dataclass(frozen=True, slots=True)
class Asked:
    """What the buttons need of a question: the action picked and those possible."""

    action: str = ""
    possible: frozenset[str] = frozenset()


def action_buttons(facts: ActionFacts, asked: Asked, words: Words) -> tuple[ActionLook, ...]:
    """Return every action in reading order, those of expansions in play first."""
    in_play = {"arsenic": facts.view.has_arsenic, "emigration": facts.view.has_emigration}
    extra = tuple(action for action in EXTRA_ACTIONS if in_play[action.expansion])
    return tuple(
        ActionLook(
            action=action.kind,
            cost=action.work(facts.board),
            note=_note(action, action.count(facts), words),
            possible=action.kind in asked.possible,
            chosen=action.kind == asked.action,
            aside=words.say("table.free"),
        )
        for action in extra + ACTIONS
    )


def _note(action: TrailKind, count: int, words: Words) -> str:
    if action.stocked:
        return words.say("table.left" if count else "table.none-left", count=count)
    return words.say(f"table.note-{action.kind}", count=count)
