"""Writes decks, the cards and tiles that all have seen leave the game, and the current auction."""

from collections.abc import Iterator

from game.engine.rules import CHANCE
from game.notation.positions import toml_line
from game.notation.repeated_pieces import repeat_piece, repeat_pieces_by_count
from game.titles.tinners_trail.notation.area_writing import notation_cubes_and_bonus_of_tile_kind
from game.titles.tinners_trail.notation.game_options import HIDDEN_WORD
from game.titles.tinners_trail.notation.table_writing import Colours, colours_of_marked_seats
from game.titles.tinners_trail.rules import kinds, table_view
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.state import TrailState


def deck_lines(state: TrailState) -> Iterator[str]:
    """Yield the notation lines of the decks of a two-player game, cards without their region; none
    for more players.
    """
    if state.board.is_two_player_game:
        yield "[decks]"
        for number, region in enumerate(REGION_NAMES[: state.board.region_count]):
            yield toml_line(region, _deck_card_texts(state, number))


def _deck_card_texts(state: TrailState, region: int) -> list[str]:
    cards: list[str] = []
    for kind, copies in enumerate(state.deck):
        if copies and state.board.card_back[kind] == region:
            cards += repeat_piece(state.board.card_texts[kind].partition(":")[2], copies)
    return cards + repeat_piece(HIDDEN_WORD, state.deck_size[region] - len(cards))


def played_card_and_tile_lines(state: TrailState) -> Iterator[str]:
    """Yield the notation lines of the cards played and the tiles used for mines; none in the
    2007 edition."""
    board = state.board
    if board.is_edition_2007:
        return
    tiles = [
        {
            "region": REGION_NAMES[board.region_of_tile_kind[kind]],
            **notation_cubes_and_bonus_of_tile_kind(state, kind),
        }
        for kind in range(int(board.tile_kind_count))
    ]
    yield "[seen]"
    yield toml_line("played", repeat_pieces_by_count(board.card_texts, state.played))
    yield toml_line("built", repeat_pieces_by_count(tiles, state.built))


def auction_lines(state: TrailState, colours: Colours) -> Iterator[str]:
    """Yield the notation lines of the auction, none outside auctions. After its end only the
    winner is still in it."""
    if state.phase not in kinds.AUCTION_PHASES:
        return
    yield "[auction]"
    if state.area != kinds.EMPTY:  # Lord Wallace's survey card is due before he chooses one
        yield toml_line("area", state.board.area_names[state.area])
    yield toml_line("opener", colours[state.opener])
    if state.survey_card != kinds.EMPTY:
        card = state.board.card_texts[state.survey_card]
        where = table_view.CARD_SOURCE_NAMES[int(state.survey_from)]
        yield toml_line("survey", {"card": card, "from": where})
    if state.phase != kinds.CALCINER_PHASE:
        yield toml_line("minimum", int(state.minimum))
    if state.high_bidder != kinds.EMPTY:
        yield toml_line("high", {"bid": int(state.high_bid), "by": colours[state.high_bidder]})
    dice_are_due = state.board.is_edition_2007 and state.to_move == CHANCE
    if dice_are_due or state.phase in (kinds.PLAY_CARD_AFTER_AUCTION_PHASE, kinds.CALCINER_PHASE):
        yield toml_line("winner", colours[state.high_bidder])
        yield toml_line("in", [colours[state.high_bidder]])
    else:
        yield toml_line("in", colours_of_marked_seats(state.bidding, colours))
