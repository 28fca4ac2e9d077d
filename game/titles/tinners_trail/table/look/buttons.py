"""Action buttons: what each shows: whether it is possible, its cost and its note."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from game.tabletop.panel.action_bar import ActionLook
from game.tabletop.question.enquiry import Enquiry
from game.titles.tinners_trail.table.kinds.county import ActionKind, CountyFacts
from game.words import Words

AnyFacts = TypeVar("AnyFacts", bound=CountyFacts)


def action_buttons(
    actions: Sequence[ActionKind[AnyFacts]], facts: AnyFacts, enquiry: Enquiry, words: Words
) -> tuple[ActionLook, ...]:
    """Return every action in reading order; `enquiry` asks for one of them, or for nothing."""
    possible, chosen = enquiry.actions, enquiry.action  # asked for once: every move takes part
    return tuple(
        ActionLook(
            action=action.kind,
            cost=action.work(facts),
            note=_note(action, action.count(facts), words),
            possible=action.kind in possible,
            chosen=action.kind == chosen,
            aside=words.say("table.free"),
        )
        for action in actions
    )


def _note(action: ActionKind[AnyFacts], count: int, words: Words) -> str:
    if action.stocked:
        return words.say("table.left" if count else "table.none-left", count=count)
    return words.say(f"table.note-{action.note or action.kind}", count=count)
