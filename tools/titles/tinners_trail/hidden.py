"""Everything a seat may not know, dealt anew on the true state by the words of the rules alone.

Neither `hide` nor `determinize` is asked: a view that shows too much would be imagined with what it
shows, and the two would agree with each other.
"""

from collections import Counter

from game.engine.luck import Luck
from game.engine.rules import State
from game.titles.tinners_trail.rules.kinds import (
    CARD_BACK_COUNT,
    DRAFT_PHASE,
    EMPTY,
    HAND_CARD_SOURCE,
    HAND_SLOT_COUNT,
    REGION_COUNT,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.tile_knowledge import is_seat_in_set
from tools.proof.random_games import shuffled


def deal_hidden(twin: State, seat: int, luck: Luck) -> None:
    """Deal other hidden tiles (A-5, R-3) and cards (S-4, S-5, LW-1) into the twin; do nothing in
    the edition of 2007 (C-19)."""
    assert isinstance(twin, TrailState)
    if twin.board.is_edition_2007:
        return
    for region in range(REGION_COUNT):
        swap_tiles(twin, seat, region, luck)
    for back in range(CARD_BACK_COUNT):
        swap_cards(twin, seat, back, luck)
    for other in range(int(twin.seats)):
        first = other * HAND_SLOT_COUNT
        hand = [int(twin.hand[first + slot]) for slot in range(HAND_SLOT_COUNT)]
        for slot, card in enumerate(sorted(hand, key=lambda card: (card == EMPTY, card))):
            twin.hand[first + slot] = card


def knows_tile(state: TrailState, area: int, seat: int) -> bool:
    """Return whether the seat knows the tile of an area: it is face up, or the seat has peeked at
    it or surveys it with a card from its hand."""
    surveys = state.area == area and state.opener == seat and state.survey_from == HAND_CARD_SOURCE
    return bool(state.face_up[area] or is_seat_in_set(state.seen[area], seat) or surveys)


def swap_tiles(twin: TrailState, seat: int, region: int, luck: Luck) -> None:
    """Deal unseen tiles of a region at random to its areas whose tile the seat does not know."""
    board = twin.board
    unseen = Counter(
        {
            kind: int(board.tile_copies_of_kind[kind] - twin.built[kind])
            for kind in range(int(board.tile_kind_count))
            if board.region_of_tile_kind[kind] == region
        }
    )
    hidden = []
    for area in range(int(board.areas_in_play_count)):
        if board.region_of_area[area] == region and twin.tile[area] != EMPTY:
            if knows_tile(twin, area, seat):
                unseen[int(twin.tile[area])] -= 1
            else:
                hidden.append(area)
    tiles = shuffled(list(unseen.elements()), luck)
    for area, tile in zip(hidden, tiles, strict=False):
        twin.tile[area] = tile


def swap_cards(twin: TrailState, seat: int, back: int, luck: Luck) -> None:
    """Deal the cards with this back that the seat does not see again to the other hands, discards
    and the deck."""
    board = twin.board
    kinds = [kind for kind in range(int(board.card_kind_count)) if board.card_back[kind] == back]
    unseen = Counter(
        {kind: int(board.card_copies_of_kind[kind] - twin.played[kind]) for kind in kinds}
    )
    unseen.subtract(card for card in shown_cards(twin, seat) if card in kinds)
    own: list[int] = []  # discards of the seat that cannot have left the deck (S-5)
    if twin.phase != DRAFT_PHASE and board.is_two_player_game:
        laid_aside = [
            int(card) for card in twin.discarded[seat * REGION_COUNT : (seat + 1) * REGION_COUNT]
        ]
        gone = [*(kind for kind in kinds if twin.played[kind]), int(twin.survey_card)]
        own = [card for card in laid_aside if card in kinds and card not in gone]
    unseen.subtract(own)
    cards = shuffled(list(unseen.elements()), luck)
    for row, slot in hidden_places(twin, seat, back):
        twin.row(row)[slot] = cards.pop()
    if board.is_two_player_game and back < REGION_COUNT:
        left = Counter(cards[: int(twin.deck_size[back]) - len(own)]) + Counter(own)
        for kind in kinds:
            twin.deck[kind] = left[kind]


def shown_cards(twin: TrailState, seat: int) -> list[int]:
    """Return the cards that the seat sees: its own, the auction's, and those known under Lord
    Wallace's deck."""
    shown = [int(twin.survey_card)]
    cells = range(int(twin.board.wallace_action_card_count), len(twin.wallace_cards))
    shown += [int(twin.wallace_cards[cell]) - 1 for cell in cells]
    if seat != twin.board.wallace_seat:
        shown += [
            int(twin.hand[slot])
            for slot in range(seat * HAND_SLOT_COUNT, (seat + 1) * HAND_SLOT_COUNT)
        ]
    if twin.phase == DRAFT_PHASE or not twin.board.is_two_player_game:
        own = range(seat * REGION_COUNT, (seat + 1) * REGION_COUNT)
        shown += [int(twin.discarded[slot]) for slot in own]
    return shown


def hidden_places(twin: TrailState, seat: int, back: int) -> list[tuple[str, int]]:
    """Return (row, index) of every card with this back that is hidden from the seat, including Lord
    Wallace's."""
    places = []
    in_hands = twin.phase == DRAFT_PHASE or not twin.board.is_two_player_game
    for other in range(int(twin.seats)):
        if other == seat != twin.board.wallace_seat:
            continue
        places += [
            ("hand", slot)
            for slot in range(other * HAND_SLOT_COUNT, (other + 1) * HAND_SLOT_COUNT)
            if twin.hand[slot] != EMPTY and twin.board.card_back[twin.hand[slot]] == back
        ]
        slot = other * REGION_COUNT + back
        if back < REGION_COUNT and in_hands and twin.discarded[slot] != EMPTY:
            places.append(("discarded", slot))
    return places


def show_revealed(before: State, after: State, twin: State, seat: int) -> None:
    """Change the twin so that the step shows the same tiles: those turned up, built upon or seen by
    the seat (A-5, A-8, R-3)."""
    assert isinstance(before, TrailState)
    if before.board.is_edition_2007:
        return
    assert isinstance(after, TrailState)
    assert isinstance(twin, TrailState)
    for area in range(int(before.board.areas_in_play_count)):
        if not is_tile_hidden(before, area, seat):
            continue
        built = after.owner[area] != before.owner[area]
        if built or knows_tile(after, area, seat):
            lay_tile_or_swap(twin, area, int(before.tile[area]), before, seat)


def is_tile_hidden(state: TrailState, area: int, seat: int) -> bool:
    """Return whether the area has a tile that the seat does not know."""
    return state.tile[area] != EMPTY and not knows_tile(state, area, seat)


def lay_tile_or_swap(twin: TrailState, area: int, tile: int, truth: TrailState, seat: int) -> None:
    """Put a tile into an area of the twin; if a hidden area has such a tile, exchange the two."""
    for other in range(int(twin.board.areas_in_play_count)):
        if other != area and is_tile_hidden(truth, other, seat) and twin.tile[other] == tile:
            twin.tile[other] = twin.tile[area]
            break
    twin.tile[area] = tile
