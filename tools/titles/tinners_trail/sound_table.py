"""What is true of a table of Tinners' Trail at any time."""

from __future__ import annotations

from collections import Counter

from game.titles.tinners_trail.rules.kinds import AUCTION, DRAFT, EMPTY, HAND_SLOTS
from game.titles.tinners_trail.rules.state import TrailState


def check_table(state: TrailState) -> None:
    """Require it of a whole state, true or imagined."""
    check_seats(state)
    check_markers(state)
    check_areas(state)
    check_box(state)
    check_auction(state)


def check_seats(state: TrailState) -> None:
    """Money, points, ore and mines of every seat (S-1)."""
    for name in ("money", "points", "ore_tin", "ore_copper"):
        assert min(state.row(name)) >= 0, f"{name} is below 0"
    owned = Counter(int(owner) for owner in state.owner)
    for seat in range(int(state.seats)):
        assert owned[seat] + state.mines_left[seat] == state.board.mines, "a mine is lost"
        hand = list(state.hand)[seat * HAND_SLOTS : (seat + 1) * HAND_SLOTS]
        held = [card for card in hand if card != EMPTY]
        assert hand == sorted(held) + [EMPTY] * (HAND_SLOTS - len(held)), "a hand is not sorted"


def check_markers(state: TrailState) -> None:
    """No gaps in the columns of the work track and in the investment column (T-2, T-4)."""
    columns: dict[int, list[int]] = {}
    places = []
    for seat in range(int(state.seats)):
        if state.place[seat] == EMPTY:
            columns.setdefault(int(state.column[seat]), []).append(int(state.depth[seat]))
        else:
            places.append(int(state.place[seat]))
    assert all(sorted(depths) == list(range(len(depths))) for depths in columns.values())
    assert max(columns, default=0) <= state.board.columns
    assert sorted(places) == list(range(int(state.passed)))


def check_areas(state: TrailState) -> None:
    """Tiles, mines and what may lie where (A-8, D-3, D-7, R-3)."""
    board = state.board
    for area in range(int(board.areas)):
        tile, mine = int(state.tile[area]), state.owner[area] != EMPTY
        assert not (mine and tile != EMPTY), "a mine stands on a tile"
        assert mine or not (state.water[area] or state.pump[area]), "water without a mine"
        assert tile != EMPTY or not state.drainage[area], "a drainage token without a tile"
        assert board.coastal[area] or not state.port[area], "a port stands inland"
        assert tile == EMPTY or board.tile_region[tile] == board.region[area]
        hidden = tile != EMPTY and not state.face_up[area]
        assert hidden or not state.seen[area], "a peek token on no face-down tile"
        assert min(state.tin[area], state.copper[area], state.water[area]) >= 0
    for name in ("miner", "port", "train", "pump", "adit"):
        assert all(piece in (0, 1) for piece in state.row(name)), f"two pieces: {name}"


def check_box(state: TrailState) -> None:
    """Nothing is there more often than in the box; with two players every card is somewhere."""
    board = state.board
    tiles = Counter(int(tile) for tile in state.tile)
    for kind in range(int(board.tile_kinds)):
        assert tiles[kind] + state.built[kind] <= board.tile_count[kind], "too many tiles"
    cards = Counter(int(card) for card in state.hand)
    if state.phase == DRAFT or not board.two_player:
        cards.update(int(card) for card in state.discarded)
    cards[int(state.survey_card)] += 1
    for kind in range(int(board.card_kinds)):
        deck = state.deck[kind] if board.two_player else 0
        copies, most = cards[kind] + deck + state.played[kind], board.card_count[kind]
        assert copies <= most, f"{copies} copies of {board.card_texts[kind]}"
        assert copies == most or not board.two_player, f"{board.card_texts[kind]} is missing"
    for name in ("stock", "pumps"):
        printed = board.stock if name == "stock" else board.pumps
        assert all(0 <= left <= full for left, full in zip(state.row(name), printed, strict=True))


def check_auction(state: TrailState) -> None:
    """Nobody bids more than they have, and nobody is in an auction that does not run (A-11)."""
    if state.phase == AUCTION and state.high_bidder != EMPTY:
        assert state.high_bid <= state.money[state.high_bidder]
        assert state.high_bid >= state.minimum
    if state.area == EMPTY:
        assert not any(state.bidding)
        assert (state.survey_card, state.high_bidder, state.high_bid) == (EMPTY, EMPTY, 0)
