"""What notes and the journal tell of a step, and how moves are called."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.engine.events import Event
from game.engine.move import Move
from game.tabletop.plain.sayings import Sayings

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
