"""Moves and reasons as sentences for hints and judged games."""

from collections.abc import Sequence
from typing import cast

from game.engine.move import Move
from game.engine.rules import State
from game.tabletop.plain.table_texts import PlainPhrases
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import (
    card_notation,
    card_numbers_in_hand_or_survey_deck,
)
from game.titles.tinners_trail.table.draft_input import cards_by_region_letter
from game.titles.tinners_trail.table.journal import (
    card_region_phrase,
    ore_amounts_text,
    survey_card_phrase,
)
from game.titles.tinners_trail.table.move_kinds import record_of_move_kind

AUCTION_MOVES = ("bid", "drop")
DISCARD_MOVE = "discard"
LOOK_MOVE = "look"
WORDS_KEY_BY_PLACE_COUNT = {1: "place", 2: "places"}


class TrailPhrases(PlainPhrases):
    """Writes the sentences of hints: where to look, what to do, and why."""

    def places_of_move(self, move: Move, view: State) -> tuple[str, ...]:
        """Return the areas that a move names. If it names none, return the area that is being
        auctioned, or () if there is none."""
        state = cast("TrailState", view)
        if not move.places and state.area != EMPTY:
            return (state.board.area_names[state.area],)
        return move.places

    def hint_sentence_about_place(self, move: Move, view: State, moves: Sequence[Move]) -> str:
        """Return a sentence that says where on the table a move is made, but not which move it
        is."""
        if move.kind in (*AUCTION_MOVES, LOOK_MOVE):
            return self._words.say("look.bidding", place=self.places_of_move(move, view)[0])
        if move.kind == DISCARD_MOVE:
            region = move.card.split(":")[0]
            return self._words.say("look.pair", region=card_region_phrase(region, self._words))
        key = record_of_move_kind(
            move.kind
        ).hint_target_key_without_place or WORDS_KEY_BY_PLACE_COUNT.get(len(move.places), "board")
        return self._words.say(f"look.{key}", **self._move_text_facts(move))

    def advised_move_text(self, move: Move, view: State) -> str:
        """Return a move in words as advice to the player, without a full stop."""
        key = f"tell.{move.kind}"
        if move.choice and f"{key}-{move.choice}" in self._words:
            key = f"{key}-{move.choice}"
        facts = self._move_text_facts(move)
        if move.kind in AUCTION_MOVES:
            facts["place"] = self.places_of_move(move, view)[0]
        if move.kind == DISCARD_MOVE:
            state = cast("TrailState", view)
            hand = (
                card_notation(state.board, each)
                for each in card_numbers_in_hand_or_survey_deck(state, int(state.to_move))
            )
            pair = cards_by_region_letter(tuple(hand))[
                move.card.split(":")[0]
            ]  # the other one is kept (S-4)
            kept = next((each for each in pair if each != move.card), move.card)
            facts["kept"] = survey_card_phrase(kept, self._words)
        return self._words.say(key, **facts)

    def _move_text_facts(self, move: Move) -> dict[str, object]:
        facts: dict[str, object] = dict(move.amounts)
        places = move.places or ("",)
        facts["place"] = places[0]
        facts["other"] = places[-1]
        if move.card:
            facts["card"] = survey_card_phrase(move.card, self._words)
        facts["load"] = ore_amounts_text(move, "both", self._words)
        return facts
