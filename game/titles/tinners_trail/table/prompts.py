"""Prompts: the words of the prompt panel for every question and step."""

from __future__ import annotations

from dataclasses import dataclass

from game.tabletop.panel.prompt_look import LeftOver, PromptLook
from game.tabletop.question.enquiry import Enquiry
from game.titles.tinners_trail.rules.county.county_view import CountyView
from game.titles.tinners_trail.table.studio import Studio

WORK_POINTS = 10
WITH_DAY = frozenset({"action", "pump"})


@dataclass(frozen=True, slots=True)
class PromptFacts:
    """What a prompt is written from: the enquiry of the seat asked, and a hint of its effect.

    `on_sheet` when a sheet carries the question: then it is confirmed there. `aside` is said beside
    the heading while a mine can be built, the second part in strong letters; `luck` is the key of
    what is said while luck decides.
    """

    view: CountyView
    seat: int
    enquiry: Enquiry
    effect: str
    note: str
    on_sheet: bool
    aside: tuple[str, str]
    is_last_action: bool
    luck: str


def prompt_of(facts: PromptFacts, studio: Studio) -> PromptLook:
    """Return the prompt for a question, or for a table at rest when nobody is asked."""
    enquiry = facts.enquiry
    if not enquiry.moves:
        return _at_rest(facts, studio)
    say = studio.say
    seat = facts.view.seats[facts.seat]
    step = say(_step(facts), **_step_facts(facts, studio))
    ready = enquiry.pending is not None and not facts.on_sheet
    if ready and facts.effect:
        step = facts.effect
    in_day = enquiry.kind in WITH_DAY
    refusal = ""
    if enquiry.refusal is not None and not facts.on_sheet:
        refusal = say(f"decline-{enquiry.kind}")
    may_build = any(move.kind == "build" for move in enquiry.moves)
    aside = facts.aside if enquiry.kind == "action" and may_build else ("", "")
    return PromptLook(
        head=say("your-turn-name", name=studio.name(facts.seat)),
        aside=aside[0],
        aside_strong=aside[1],
        tally=_day(seat.work_left, studio) if in_day and not (ready or refusal) else None,
        step=step,
        confirm=say("confirm") if ready else "",
        ready=ready,
        decline=refusal,
    )


def _step(facts: PromptFacts) -> str:
    """Return the key of what is to be done next; of an action only what is true of it."""
    enquiry = facts.enquiry
    if enquiry.step != "action":
        return f"step-{enquiry.step}"
    if {move.kind for move in enquiry.moves} == {"pass"}:
        return "step-only-pass"
    if facts.is_last_action:
        return "step-last-action"
    return "step-action" if any(move.places for move in enquiry.moves) else "step-action-alone"


def _day(left: int, studio: Studio) -> LeftOver:
    """Return the work points that are left of a day."""
    return LeftOver("watch", left, WORK_POINTS, studio.say("work-left", work=left))


def _step_facts(facts: PromptFacts, studio: Studio) -> dict[str, object]:
    places = sorted(facts.enquiry.chosen)
    return {
        "area": studio.area(places[0]) if places else "",
        "pumps": facts.view.pumps_left,
        "piece": studio.say(f"kind-{facts.enquiry.piece}").lower() if facts.enquiry.piece else "",
        "action": studio.say(f"action-{facts.enquiry.action}") if facts.enquiry.action else "",
    }


def _at_rest(facts: PromptFacts, studio: Studio) -> PromptLook:
    view = facts.view
    if view.phase == "over":
        return PromptLook(head=studio.say("game-over"), step=facts.note)
    if view.to_move < 0:
        return PromptLook(head=studio.say(facts.luck), step=facts.note)
    head = studio.say("turn-of", name=studio.name(view.to_move))
    in_day = view.phase in ("actions", "pumps")
    tally = _day(view.seats[view.to_move].work_left, studio) if in_day else None
    return PromptLook(head=head, tally=tally, step=facts.note)
