"""Reads survey cards in hands, decks and the public memory; hidden ones are question marks."""

from game.files.toml_fields import TomlFields, allowed_words_for_message, value_for_message
from game.titles.tinners_trail.notation.game_options import HIDDEN_WORD
from game.titles.tinners_trail.notation.reading.tiles import tile_kind_number
from game.titles.tinners_trail.rules.components import REGION_NAMES
from game.titles.tinners_trail.rules.kinds import (
    CARD_BACK_COUNT,
    EMPTY,
    UNKNOWN_TILE,
    hidden_card_number,
)
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import card_numbers_in_hand_or_survey_deck

HIDDEN_CARD_OF_UNKNOWN_BACK = int(
    hidden_card_number(CARD_BACK_COUNT)
)  # a text does not tell the backs of hidden cards


def has_hidden_tile_or_card(state: TrailState) -> bool:
    """Return whether a tile, a hand or a deck is unknown."""
    return (
        UNKNOWN_TILE in state.tile
        or any(is_hand_hidden(state, seat) for seat in range(int(state.seats)))
        or sum(state.deck_size) > sum(state.deck)
    )


def is_hand_hidden(state: TrailState, seat: int) -> bool:
    """Return whether the seat's cards are unknown."""
    return any(card < EMPTY for card in card_numbers_in_hand_or_survey_deck(state, seat))


def read_card_numbers(
    fields: TomlFields, key: str, state: TrailState, region: str = "", *, may_hide: bool = False
) -> list[int]:
    """Return the cards of a list in ascending order; in a deck their region is left out.

    In a view the whole list may be hidden (`may_hide`); then every card is
    HIDDEN_CARD_OF_UNKNOWN_BACK.
    """
    texts = fields.unchecked_list(key, "survey cards", ())
    if may_hide and HIDDEN_WORD in texts:
        if any(text != HIDDEN_WORD for text in texts):
            raise fields.field_error(key, 'has "?" beside known cards', 'cards, or nothing but "?"')
        return [HIDDEN_CARD_OF_UNKNOWN_BACK] * len(texts)
    return sorted(card_number(fields, key, state, region, text) for text in texts)


def card_number(fields: TomlFields, key: str, state: TrailState, region: str, text: object) -> int:
    """Return the number of the card with this text, in which `region` may be left out; raise
    Unreadable for an unknown card.
    """
    numbers = state.board.card_numbers
    prefix = f"{region}:" if region else ""
    number = numbers.get(prefix + text.removeprefix(prefix)) if isinstance(text, str) else None
    if number is None:
        known = [card.removeprefix(prefix) for card in numbers if card.startswith(prefix)]
        near = allowed_words_for_message(text, known).rpartition(" (nearest: ")[2].rstrip(")")
        form = "benefit:value, like tin+1:2" if region else "region:benefit:value, like a:tin+1:2"
        hint = f" (nearest: {near})" if near in known else ""
        raise fields.field_error(key, f"has {value_for_message(text)}", f"cards as {form}{hint}")
    return number


def read_decks_into_state(fields: TomlFields, state: TrailState) -> None:
    """Set the decks; raise Unreadable if a game with 3 or more players has any (S-5)."""
    board = state.board
    decks = fields.table("decks", is_required=False)
    for number, region in enumerate(REGION_NAMES[: int(board.region_count)]):
        cards = read_card_numbers(decks, region, state, region, may_hide=True)
        if cards and not board.is_two_player_game:
            raise decks.field_error(
                region, f"has {len(cards)} cards", "none with 3 or more players"
            )
        for card in cards:
            if card >= 0:
                state.deck[card] += 1
        if board.is_two_player_game:
            state.deck_size[number] = len(cards)
    decks.check_no_unknown_keys()


def read_used_cards_and_tiles_into_state(fields: TomlFields, state: TrailState) -> None:
    """Set the numbers of cards played and of tiles used for mines, which all players know."""
    seen = fields.table("seen", is_required=False)
    for card in read_card_numbers(seen, "played", state):
        state.played[card] += 1
    for entry in seen.tables("built", is_required=False):
        region = entry.choice("region", REGION_NAMES[: int(state.board.region_count)])
        state.built[tile_kind_number(entry, state, region)] += 1
        entry.check_no_unknown_keys()
    seen.check_no_unknown_keys()
