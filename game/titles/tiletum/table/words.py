"""Words of the table: prompts, what the journal tells, the position for those who listen,
usual keys."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.box.reference import Command
from game.engine.knowledge import Event
from game.engine.move import Move
from game.tabletop.move_kind import commands_of
from game.tabletop.panel.prompt import PromptLook, at_rest
from game.tabletop.plain.sayings import Sayings
from game.titles.tiletum.table.action_sheet_input import ActionSheetInput
from game.titles.tiletum.table.exhibit import TableContext
from game.titles.tiletum.table.map_look import space_said
from game.titles.tiletum.table.panels.board import board_look
from game.titles.tiletum.table.panels.offers import map_said
from game.titles.tiletum.table.panels.seat import challenges_said, seat_said
from game.titles.tiletum.table.panels.strip import fair_told, track_said
from game.titles.tiletum.table.panels.technologies import technology_said
from game.titles.tiletum.table.parts import TASK_KINDS
from game.titles.tiletum.table.view import TiletumModel


def prompt_look(
    context: TableContext,
    model: TiletumModel,
    asking: ActionSheetInput | None,
    note: str,
    *,
    by_keys: bool,
) -> PromptLook:
    """Return what the prompt says; `by_keys` where no list tells that numbers pick dice."""
    say, view = context.say, model.view
    if asking is None:
        return at_rest(context, model.state.to_move, note)
    name = context.name(model.seat)
    head = say("your-turn-name", name=name)
    if asking.die:
        good, value = asking.die[0].choice, asking.value
        words = say("step-die", good=context.area(good), value=value)
        step = words[:1].upper() + words[1:]
        return PromptLook(
            head, step=step, confirm=say("take-it"), ready=True, decline=say("step-back")
        )
    step = say("step-task") if asking.action else say(f"step-{view.question}")
    if by_keys:
        step = say("step-turn-by-keys")
    elif view.question == "act" and not asking.answers:
        step = say("step-spent")
    decline = say("step-back") if asking.picked else ""
    finish = asking.finish
    if finish is None or asking.picked:
        return PromptLook(head, step=step, decline=decline)
    if asking.leaves:  # Enter takes, it never leaves something that is free
        return PromptLook(head, step=step, decline=say("leave-it"))
    words = say("stop-here")
    if finish.kind == "end":
        words = say("end-lapse", ap=view.ap) if view.ap else say("end-turn")
    return PromptLook(head, step=step, confirm=words, ready=True, decline=decline)


QUIET: Final = frozenset(
    {"asked", "paid", "rolled", "offered-character", "offered-contract", "laid-bonus"}
)
"""Kinds of events of which the table itself tells enough."""
DEEDS: Final = frozenset(
    {
        *("took-die", "built-house", "built-pillar", "fulfilled", "contributed", "completed"),
        *("placed-crest", "moved-in", "fair-scored", "king-scored"),
        *("built-mine", "new-explorer", "raised-level", "surprised"),
    }
)
"""What a round is remembered by."""


class TiletumSayings(Sayings):
    """Says of events what words do, but for those that are plain to see."""

    quiet, deeds = QUIET, DEEDS
    overlay = ""
    """With Silver the side of the end scoring, "A" or "B": what is multiplied (S-802)."""

    def move(self, move: Move) -> str:
        """Return a move as an answer: what is taken may be a tile, or a die as it is."""
        if move.kind == "take" and move.card:
            return self._words.say("move.take-tile", card=move.card)
        if move.kind == "take" and move.amount("value") == move.amount("new"):
            good = self._words.name(move.choice)
            return self._words.say("table.die", good=good, value=move.amount("value"))
        if move.kind == "step" and move.places and not move.choice:
            return self._words.say("move.step", place=move.places[0])
        if move.kind == "fulfil" and move.choice and not move.amounts:
            return self._words.say("move.fulfil-alike", card=move.card, choice=move.choice)
        return (self._of_silver(move) or super().move(move)).strip()  # of what has no choice

    def _of_silver(self, move: Move) -> str:
        """Return what only games with silver offer and needs a sentence of its own, or ""."""
        if move.kind == "as" and move.amounts:
            return self._words.say("move.as-split", choice=move.choice, ap=move.amount("ap"))
        if move.kind == "pay" and move.amounts:
            good = self._words.name(move.choice)
            return self._words.say("move.pay-gold", good=good, number=move.amount("number"))
        if move.kind == "symbol" and move.places:
            return self._words.say("move.symbol-step", place=move.places[0])
        if move.kind == "fulfil" and move.amounts:
            less = self._words.name(move.amounts[0][0].removeprefix("less-"))
            choice = move.choice
            return self._words.say("move.fulfil-less", card=move.card, choice=choice, less=less)
        return ""

    def event(self, event: Event) -> str:
        """Return what happened, in one line; "" for what is not worth one. Building 6 has no marker
        that adds points of action, a token of corruption may be of 0, and what was bought with gold
        is not told from what was gained but by its price.
        """
        if event.kind == "paid" and event.card == "gold":
            event = replace(event, kind="paid-gold")
        if event.kind == "corrupted" and not event.amount("spaces"):
            event = replace(event, kind="corrupted-none")
        if event.kind == "completed" and not event.amount("ap"):
            event = replace(event, kind="completed-plain")
        if event.kind == "pieces-scored" and self.overlay:
            event = replace(event, kind=f"pieces-scored-{self.overlay}")
        return super().event(event)


def described(context: TableContext, model: TiletumModel) -> tuple[str, ...]:
    """Return a paragraph for the round, the wheel, offers, fairs, every seat and every space."""
    say, view = context.say, model.view
    dice = [
        say("die", good=context.area(good), value=value) + (f" ×{count}" if count > 1 else "")
        for good, value, count in view.dice
    ]
    wheel = [f"{value}: {say(f'action-{action}')}" for value, action in view.places]
    offered = [context.area(tile) for tile in (*view.contracts, *view.characters) if tile]
    paragraphs = [
        say("said-round", round=view.round, turn=view.turn),
        f"{', '.join(wheel)}. {', '.join(dice)}",
        f"{say('said-offers')} {'; '.join(offered)}",
        track_said(context, view.track),
        " ".join(f"{fair_told(context, fair)}." for fair in view.fairs),
    ]
    paragraphs += below_said(context, model)
    for own in view.seats:
        paragraphs += [
            seat_said(context, own),
            *challenges_said(context, model, own),
            board_look(context, model, own.seat).said,
        ]
    for name in view.spaces:
        lines = space_said(context, view, name)
        if lines:
            paragraphs.append(f"{context.area(name)}. {'. '.join(lines)}")
    return tuple(paragraphs)


def below_said(context: TableContext, model: TiletumModel) -> list[str]:
    """Return what Silver adds in words: the explorer field, technologies, maps and tablets."""
    below = model.view.below
    if below is None:
        return []
    one, other = below.field
    lying = ", ".join(
        f"{context.area(each.ends[0])} – {context.area(each.ends[1])}: {context.area(each.name)}"
        for each in below.tablets
        if not each.covered
    )
    told = [technology_said(context, below, model.viewer, each) for each in below.technologies]
    return [
        context.say("said-field", one=one, other=other, symbol=below.symbol),
        *(". ".join(lines) for lines in told),
        *(map_said(context, each, model.viewer) for each in below.maps),
        context.say("said-tablets", tablets=lying),
    ]


VIEW_KEYS: Final = {"boards": "f8", "documents": "f7", "large-board": "f6", "sheet": "m"}
TASK_KEYS: Final = {
    **{task: kind.key for task, kind in TASK_KINDS.items()},
    "decline": "n",
    "finish": "e",
}


def commands() -> tuple[Command, ...]:
    """Return every command of the table."""
    return commands_of(VIEW_KEYS, TASK_KEYS, {})
