"""Build: the area Lord Wallace puts up for auction (LW-5)."""

from __future__ import annotations

from typing import Final, final

from game.engine.cells import i64
from game.engine.rules import CHANCE
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.hands import hand_size, take_card
from game.titles.tinners_trail.rules.kinds import EMPTY, FROM_DECK, FROM_NOWHERE, SURVEY
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.wallace.holdings import his_neighbours
from game.titles.tinners_trail.rules.wallace.net_worth import tile_worth
from game.titles.tinners_trail.rules.wallace.opening import open_auction
from game.titles.tinners_trail.rules.wallace.preference import Preference
from game.titles.tinners_trail.rules.wallace.survey_deck import (
    is_empty,
    put_under,
    take_first_under,
)

LEAST_NET_WORTH: Final = 2  # of a face-up tile he wants


@final
class TilePreference(Preference):
    """A good face-up tile, else a face-down one; of the card's region if he holds a card."""

    def __init__(self) -> None:
        """Compare in this order."""
        super().__init__(
            ["face-up", "net-worth", "adjacent", "drainage-tokens", "coastal", "furthest-east"]
        )

    def may(self, st: TrailState, place: i64) -> bool:
        """A face-up tile is worth 2 or more; a face-down one always comes into question."""
        if st.tile[place] == EMPTY:
            return False
        card: i64 = st.survey_card
        if card != EMPTY and st.board.card_back[card] != st.board.region[place]:
            return False
        return st.face_up[place] == 0 or tile_worth(st, place) >= LEAST_NET_WORTH

    def standing(self, st: TrailState, place: i64, line: i64) -> i64:
        """Net worth counts face up only, drainage tokens face down only."""
        if line == 0:
            return st.face_up[place]
        if line == 1:
            return known_worth(st, place)
        if line == 2:
            return i64(his_neighbours(st, place) > 0)
        if line == 3:
            return st.drainage[place] * (1 - st.face_up[place])
        if line == 4:
            return st.board.coastal[place]
        return st.board.x[place]


TILES: Final = TilePreference()


def known_worth(st: TrailState, area: i64) -> i64:
    """Return the net worth of a face-up tile, 0 for one that lies face down."""
    if st.face_up[area] == 0:
        return 0
    return tile_worth(st, area)


def begin_build(st: TrailState) -> bool:
    """Begin a Build; return whether it may still be possible.

    The survey card on top of his deck comes first, so luck is due; when he has none left he
    chooses the area first and takes the top card of its region's deck, if that has any.
    """
    seat: i64 = st.board.wallace_seat
    if st.mines_left[seat] == 0:
        return False
    area: i64 = EMPTY
    if is_empty(st):
        area = TILES.best(st)
        if area == EMPTY:
            return False
    st.phase = SURVEY
    st.to_move = CHANCE
    st.area = area
    st.opener = seat
    st.minimum = opening_minimum(st)
    st.survey_from = FROM_DECK
    if area != EMPTY and st.deck_size[st.board.region[area]] == 0:
        open_auction(st)  # A2-7: without a card, at the ordinary minimum
    return True


def survey(st: TrailState, card: i64) -> bool:
    """Take the card that was drawn; return whether there is an area to put up for auction."""
    st.survey_card = card
    if st.area == EMPTY:
        return survey_region(st, card)
    st.deck[card] -= 1
    st.deck_size[st.board.card_back[card]] -= 1
    st.minimum = st.board.card_value[card] + st.passed
    open_auction(st)
    return True


def survey_region(st: TrailState, card: i64) -> bool:
    """Choose an area of the card's region; when there is none the card goes under his deck."""
    if hand_size(st, st.board.wallace_seat) > 0:
        take_card(st, st.board.wallace_seat, card)
    else:
        take_first_under(st)
    st.area = TILES.best(st)
    if st.area == EMPTY:
        put_under(st, card)
        st.survey_card = EMPTY
        st.survey_from = FROM_NOWHERE
        st.opener = EMPTY
        st.minimum = 0
        return False
    st.minimum = st.board.card_value[card] + st.passed
    open_auction(st)
    return True
