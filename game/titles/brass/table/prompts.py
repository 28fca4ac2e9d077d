"""Words of the prompt: whose turn it is, what has been picked, and what comes next."""

from __future__ import annotations

from game.tabletop.panel.prompt_look import PromptLook, at_rest
from game.titles.brass.table.drafting import Drafting
from game.titles.brass.table.exhibit import Studio
from game.titles.brass.table.options import ACTION, DONE
from game.titles.brass.table.stand import BrassStand

STEPS = ("card", "coal", "iron", "rail", "develop", "sell", "debt")


def prompt_look(
    studio: Studio, stand: BrassStand, drafting: Drafting | None, note: str, *, deed: bool
) -> PromptLook:
    """Return what the prompt says; with a `deed` open its own buttons confirm."""
    say, view = studio.say, stand.view
    draft = drafting.draft if drafting is not None else None
    if drafting is None or draft is None or not draft.options:
        return at_rest(studio, view.to_move, note)
    name = studio.name(stand.seat)
    aside = ""
    if view.phase != "debt":
        whole = stand.actions
        aside = say("action-of", action=view.action) if whole > 1 else say("only-action")
    if view.phase in STEPS and not draft.begun:
        can_end = any(option.parts[ACTION] == DONE for option in draft.options)
        return PromptLook(
            say("your-turn-name", name=name),
            aside=aside,
            step=say(f"ask-{view.phase}", **stand.costs),
            confirm=say("do-done"),
            ready=can_end and not deed,
        )
    step = say("choose-any") if not draft.begun else say("step-draft")
    if drafting.further:
        step = say(f"more-{drafting.further[0].parts[ACTION]}", **stand.costs)
    return PromptLook(say("your-turn-name", name=name), aside=aside, step=step)


def end_look(studio: Studio, stand: BrassStand) -> PromptLook:
    """Return what the prompt says while the last answer of a turn is held back."""
    say = studio.say
    name = studio.name(stand.seat)
    return PromptLook(
        say("turn-done", name=name), step=say("turn-done-note"), confirm=say("end-turn"), ready=True
    )
