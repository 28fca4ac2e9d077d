"""The players' money, pieces, ore and cards."""

from __future__ import annotations

from collections.abc import Sequence

from game.fields import Fields, shown
from game.titles.tinners_trail.notation.reading.arsenic import read_arsenic_of
from game.titles.tinners_trail.notation.reading.cards import read_cards
from game.titles.tinners_trail.notation.reading.emigration import read_emigration_of
from game.titles.tinners_trail.notation.reading.later import OF_A_PLAYER, OF_THE_ORE, pass_over
from game.titles.tinners_trail.notation.reading.wallace import mines_of, read_his_deck, read_purse
from game.titles.tinners_trail.rules.kinds import (
    DRAFT,
    HAND_SLOTS,
    INVEST_PHASE,
    OVER,
    PEEK_PHASE,
    PRICES,
    REGIONS,
)
from game.titles.tinners_trail.rules.state import TrailState

MOST_POINTS = 99_999
MOST_CUBES = 99  # ten extractions of five cubes are the most a round allows
WITHOUT_ORE = (DRAFT, PRICES, INVEST_PHASE, PEEK_PHASE, OVER)  # I-1: all of it has been sold


def read_companies(players: Sequence[Fields], state: TrailState) -> None:
    """Set every seat's entry; what is left out is as at the start (S-1).

    Mines on the map are not in front of their player any more, so areas are read before.
    """
    for seat, player in enumerate(players):
        sold = state.phase in WITHOUT_ORE
        read_purse(player, state, seat, sold=sold)
        state.points[seat] = player.whole("points", 0, MOST_POINTS, 0)
        mines = mines_of(state, seat)
        unbuilt = max(0, mines - list(state.owner).count(seat))
        state.mines_left[seat] = player.whole("mines_left", 0, mines, unbuilt)
        ore = player.table("ore", needed=False)
        most = 0 if sold else MOST_CUBES
        state.ore_tin[seat] = ore.whole("tin", 0, most, 0)
        state.ore_copper[seat] = ore.whole("copper", 0, most, 0)
        read_arsenic_of(player, ore, state, seat)
        read_emigration_of(player, state, seat)
        pass_over(ore, OF_THE_ORE, state)
        ore.finish()
        _read_hand(player, state, seat)
        _read_discards(player, state, seat)
        pass_over(player, OF_A_PLAYER, state)
        player.finish()


def _read_hand(player: Fields, state: TrailState, seat: int) -> None:
    cards = read_cards(player, "hand", state, may_hide=True)
    most = HAND_SLOTS - 1
    if len(cards) > most:
        raise player.refusal("hand", f"has {len(cards)} cards", f"at most {most}")
    if seat == state.board.wallace_seat:
        cards = read_his_deck(player, state, cards)
    for slot, card in enumerate(cards):
        state.hand[seat * HAND_SLOTS + slot] = card


def _read_discards(player: Fields, state: TrailState, seat: int) -> None:
    """Draft discards: at most one of each region in play (S-4)."""
    for card in read_cards(player, "discarded", state):
        text = state.board.card_texts[card]
        back = int(state.board.card_back[card])
        slot = seat * REGIONS + back
        if back >= state.board.regions or state.discarded[slot] >= 0:
            allowed = "one card of each region in play"
            raise player.refusal("discarded", f"has {shown(text)}", allowed)
        state.discarded[slot] = card
