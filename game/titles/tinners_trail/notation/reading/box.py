"""Checks that nothing occurs more often than in the box: tiles, survey cards, mines."""

from collections import Counter

from game.engine.reasons import Unreadable
from game.files.toml_fields import TomlFields
from game.titles.tinners_trail.notation.reading.emigration import michigan_piece_counts
from game.titles.tinners_trail.notation.reading.tiles import tile_kind_text
from game.titles.tinners_trail.notation.reading.wallace import mine_count_in_whole_game
from game.titles.tinners_trail.rules.board import STOCK_WORDS
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.kinds import DRAFT_PHASE, EMPTY, STOCK_KIND_COUNT
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import (
    CARD_BACK_NAMES,
    card_numbers_in_hand_or_survey_deck,
)


def check_against_box_contents(
    fields: TomlFields, state: TrailState, colours: tuple[str, ...]
) -> None:
    """Raise Unreadable if a position has more mines, own miners, waiting pieces, tiles or cards
    than the box.
    """
    owned = Counter(int(owner) for owner in state.owner)
    away = Counter(int(seat) for row in (state.own_miner, state.emigrated) for seat in row)
    for seat, colour in enumerate(colours):
        mines = owned[seat] + int(state.mines_left[seat])
        most = mine_count_in_whole_game(state, seat)
        if mines > most:  # S-1
            what = f"player {colour}: mines are in area and mines_left"
            raise _too_many_error(fields, what, mines, most)
        miners = away[seat] + int(state.own_miners[seat]) if state.board.has_emigration else 0
        if miners > state.board.own_miners_per_seat:  # E-1
            what = f"player {colour}: own miners are in area, emigrated and miners_left"
            raise _too_many_error(fields, what, miners, int(state.board.own_miners_per_seat))
    if state.board.has_emigration:
        # Pieces of Michigan that wait for a place, all players together (E-4)
        pieces = michigan_piece_counts(state)
        for piece, name in enumerate(STOCK_WORDS):
            waiting = int(sum(list(state.waiting)[piece::STOCK_KIND_COUNT]))
            if waiting > pieces[piece]:
                raise _too_many_error(fields, f"{name} is in waiting", waiting, pieces[piece])
    _check_tiles(fields, state)
    _check_cards(fields, state)


def _too_many_error(
    fields: TomlFields, entry_text: str, found_count: int, max_count: int
) -> Unreadable:
    return Unreadable(
        f"{fields.source_name}: {entry_text} {found_count} times; "
        f"allowed: {max_count}, as in the box."
    )


def _check_tiles(fields: TomlFields, state: TrailState) -> None:
    """Raise Unreadable if a kind of tile, or a region's tiles in total, is used more often than
    the box has it (S-2)."""
    board = state.board
    found = Counter(int(tile) for tile in state.tile if tile >= 0)
    for kind in range(int(board.tile_kind_count)):
        tiles = found[kind] + int(state.built[kind])
        if tiles > board.tile_copies_of_kind[kind]:
            letter = REGION_NAMES[board.region_of_tile_kind[kind]]
            tile = tile_kind_text(state, kind)
            what = f"the tile {tile} of region {letter} is in area and seen.built"
            raise _too_many_error(fields, what, tiles, int(board.tile_copies_of_kind[kind]))
    for region, name in enumerate(REGION_NAMES):
        kinds = [
            kind
            for kind in range(int(board.tile_kind_count))
            if board.region_of_tile_kind[kind] == region
        ]
        here = [
            area
            for area in range(int(board.areas_in_play_count))
            if board.region_of_area[area] == region
        ]
        tiles = sum(state.tile[area] != EMPTY for area in here)
        tiles += sum(int(state.built[kind]) for kind in kinds)
        most = sum(int(board.tile_copies_of_kind[kind]) for kind in kinds)
        if tiles > most:
            what = f"tiles of region {name} are in area and seen.built"
            raise _too_many_error(fields, what, tiles, most)


def _check_cards(fields: TomlFields, state: TrailState) -> None:
    """Raise Unreadable if a kind of card, or with hidden cards their total, is used more often
    than the box has it (S-4, S-5)."""
    board = state.board
    hands = [
        card
        for seat in range(int(state.seats))
        for card in card_numbers_in_hand_or_survey_deck(state, seat)
    ]
    found = Counter(card for card in hands if card >= 0)
    if state.survey_card != EMPTY:
        found[int(state.survey_card)] += 1
    if (
        state.phase == DRAFT_PHASE or not board.is_two_player_game
    ):  # with two they return to the decks (S-5)
        found.update(int(card) for card in state.discarded if card >= 0)
    for kind, copies in enumerate(state.deck):
        found[kind] += int(copies)
    for kind in range(int(board.card_kind_count)):
        cards = found[kind] + int(state.played[kind])
        if cards > board.card_copies_of_kind[kind]:
            text = board.card_texts[kind]
            if not board.card_copies_of_kind[kind]:
                back = CARD_BACK_NAMES[board.card_back[kind]]
                game = f"with {board.seats} players"
                if board.set_up.kickstarter_cards and not board.is_two_player_game:
                    game += " and cards for two regions" if back == "any" else ""
                what = f"card {text} (region {back} is not used {game}) appears"
            else:
                what = f"card {text} is in hands, decks, discards and seen.played"
            raise _too_many_error(fields, what, cards, int(board.card_copies_of_kind[kind]))
    cards = len(hands) + int(sum(state.deck_size)) + int(sum(state.played))
    if cards > sum(board.card_copies_of_kind):
        what = "survey cards are in hands, decks and seen.played"
        raise _too_many_error(fields, what, cards, int(sum(board.card_copies_of_kind)))
