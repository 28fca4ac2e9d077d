"""Moves and reasons as sentences for hints and judged games."""

from __future__ import annotations

from typing import cast

from game.engine.move import Move
from game.engine.rules import State
from game.tabletop.plain.phrases import PlainPhrases
from game.titles.tinners_trail.rules.county.state import CountyState
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import card_text, hand_of
from game.titles.tinners_trail.table.kinds.all import kind_of
from game.titles.tinners_trail.table.look.journal import card_in_text, load_in_text, region_in_text
from game.titles.tinners_trail.table.selection.draft import pairs_of

AUCTIONED = ("bid", "drop")
DISCARDED = "discard"
PLACES = {1: "place", 2: "places"}


class TrailPhrases(PlainPhrases):
    """Says what a hint shows: where to look, what to do, and why."""

    def places(self, move: Move, view: State) -> tuple[str, ...]:
        """Return the areas a move is about, that of a running auction included."""
        state = cast("CountyState", view)
        if not move.places and state.area != EMPTY:
            return (state.county.area_names[state.area],)
        return move.places

    def where(self, move: Move, view: State) -> str:
        """Return a sentence that says where to look, and no more."""
        if move.kind in AUCTIONED:
            return self._words.say("look.bidding", place=self.places(move, view)[0])
        if move.kind == DISCARDED:
            region = move.card.split(":")[0]
            return self._words.say("look.pair", region=region_in_text(region, self._words))
        key = kind_of(move.kind).where or PLACES.get(len(move.places), "board")
        return self._words.say(f"look.{key}", **self._facts(move))

    def what(self, move: Move, view: State) -> str:
        """Return a move of this position as advice, without a full stop."""
        key = f"tell.{move.kind}"
        if move.choice and f"{key}-{move.choice}" in self._words:
            key = f"{key}-{move.choice}"
        facts = self._facts(move)
        if move.kind in AUCTIONED:
            facts["place"] = self.places(move, view)[0]
        if move.kind == DISCARDED:
            kept = kept_instead(move.card, cast("TrailState", view))
            facts["kept"] = card_in_text(kept, self._words)
        return self._words.say(key, **facts)

    def _facts(self, move: Move) -> dict[str, object]:
        facts: dict[str, object] = dict(move.amounts)
        places = move.places or ("",)
        facts["place"], facts["other"] = places[0], places[-1]
        if move.card:
            facts["card"] = card_in_text(move.card, self._words)
        facts["load"] = load_in_text(move, "both", self._words)
        return facts


def kept_instead(card: str, view: TrailState) -> str:
    """Return the other card of its pair in the hand of whoever lays one aside (S-4)."""
    hand = (card_text(view.board, each) for each in hand_of(view, int(view.to_move)))
    pairs = pairs_of(tuple(hand))[card.split(":", maxsplit=1)[0]]
    return next((each for each in pairs if each != card), card)
