"""The survey decks of the game with two players (A2-1 .. A2-4)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.moves import pack
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.auction import begin_bidding
from game.titles.tinners_trail.rules.kinds import DRAW, FROM_DECK
from game.titles.tinners_trail.rules.state import TrailState


def call_for_deck(st: TrailState) -> None:
    """The opener takes the top card of the region's deck: luck decides which (A2-1)."""
    st.survey_from = FROM_DECK
    st.to_move = CHANCE


def list_draws(st: TrailState, out: vec[i64], weights: vec[i64]) -> i64:
    """Write every card the deck may give, with the copies left as weights."""
    back: i64 = st.board.region[st.area]
    count: i64 = 0
    for card in range(st.board.card_kinds):
        if st.board.card_back[card] == back and st.deck[card] > 0:
            out[count] = pack(DRAW, card, 0, 0)
            weights[count] = st.deck[card]
            count += 1
    return count


def draw_card(st: TrailState) -> i64:
    """Return the draw of a card from the state's own luck."""
    back: i64 = st.board.region[st.area]
    left: i64 = st.luck.below(st.deck_size[back])
    found: i64 = 0
    for card in range(st.board.card_kinds):
        if st.board.card_back[card] == back and st.deck[card] > 0 and left >= 0:
            found = card
            left -= st.deck[card]
    return pack(DRAW, found, 0, 0)


def apply_draw(st: TrailState, card: i64) -> None:
    """The drawn card's value is the minimum opening bid (A2-2, A2-4)."""
    st.deck[card] -= 1
    st.deck_size[st.board.card_back[card]] -= 1
    st.survey_card = card
    st.minimum = st.board.card_value[card] + st.passed
    begin_bidding(st)
