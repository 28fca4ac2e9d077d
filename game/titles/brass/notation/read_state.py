"""Reads a position: title, edition, optional rules, seats and state."""

from collections import Counter
from typing import Final

from game.engine.rules import Rules
from game.engine.title import Options
from game.files.toml_fields import TomlFields, allowed_words_for_message, value_for_message
from game.notation.luck_text import read_seed_or_luck_into_state
from game.notation.positions import PositionSetUp, read_position_head, read_position_players
from game.titles.brass.notation import game_options, moves, player_entries, read_board
from game.titles.brass.notation.read_pending_move import (
    check_decision_is_due,
    read_pending_move_into_state,
)
from game.titles.brass.notation.read_phase_and_tracks import read_phase_and_tracks_into_state
from game.titles.brass.notation.read_turns import (
    check_finished_game,
    read_turn_into_state,
    read_turn_order_into_state,
)
from game.titles.brass.rules.dealing import shuffle_rail_deck
from game.titles.brass.rules.hands import add_card_to_hand
from game.titles.brass.rules.kinds import (
    CANAL_ERA,
    CARD_PACK_SLOT_COUNT,
    HAND_SLOT_COUNT,
    UNKNOWN_CARD,
)
from game.titles.brass.rules.state import BrassState

# Cards of a position: hands, deck, discards and the cards that wait for the rail era (B-1.6).

PROBLEM_BESIDE_HIDDEN_CARDS_TEXT: Final = "stands beside hidden things"


def read_cards_and_return_if_some_unknown(
    fields: TomlFields, players: tuple[TomlFields, ...], state: BrassState
) -> bool:
    """Set hands, deck and discards; return whether some cards in hands or deck are unknown, as in
    a seat's view. Raise Unreadable for more cards than the pack of cards has."""
    hides = False
    for seat, player in enumerate(players):
        cards = _read_card_numbers(player, "hand", state)
        if len(cards) > HAND_SLOT_COUNT:
            raise player.field_error(
                "hand", f"has {len(cards)} cards", f"at most {HAND_SLOT_COUNT}"
            )
        for card in cards:
            add_card_to_hand(state, seat, card)
        hides = hides or UNKNOWN_CARD in cards
    deck = _read_card_numbers(fields, "deck", state)
    state.deck_size = len(deck)
    for slot, card in enumerate(reversed(deck)):
        state.deck[slot] = card
    hides = hides or UNKNOWN_CARD in deck
    discards = fields.table("discards", is_required=False)
    for kind, name in enumerate(state.board.card_names):
        most = int(state.board.card_copies_of_kind[kind])
        state.discards[kind] = discards.integer(name, 0, most, default=0)
    discards.check_no_unknown_keys()
    _check_card_counts(fields, state)
    return hides


def _read_card_numbers(fields: TomlFields, key: str, state: BrassState) -> list[int]:
    """Return the cards under a key by number, `UNKNOWN_CARD` for a hidden one; either all of
    them are hidden or none."""
    words = fields.unchecked_list(key, "cards", ())
    names = state.board.card_names
    for word in words:
        if word != moves.HIDDEN_CARD_WORD and word not in names:
            raise fields.field_error(
                key, f"has {value_for_message(word)}", allowed_words_for_message(word, names)
            )
    if moves.HIDDEN_CARD_WORD in words and set(words) != {moves.HIDDEN_CARD_WORD}:
        raise fields.field_error(key, 'mixes cards and "?"', 'cards, or as many "?"')
    if len(words) > CARD_PACK_SLOT_COUNT:
        raise fields.field_error(key, f"has {len(words)} cards", f"at most {CARD_PACK_SLOT_COUNT}")
    return [state.board.card_numbers.get(str(word), UNKNOWN_CARD) for word in words]


def _check_card_counts(fields: TomlFields, state: BrassState) -> None:
    """Raise Unreadable if hands, deck and discards have more cards of a kind than the pack of
    cards, or more cards in all, hidden ones included."""
    board = state.board
    dealt = [int(card) for row in (state.hand, state.deck) for card in row]
    there = Counter(card for card in dealt if card >= 0)
    for kind, name in enumerate(board.card_names):
        count = there[kind] + int(state.discards[kind])
        most = int(board.card_copies_of_kind[kind])
        if count > most:
            problem = f"has {count} cards of {name} with hands and discards"
            raise fields.field_error("deck", problem, f"at most {most}, as in the pack")
    hidden = dealt.count(UNKNOWN_CARD)
    if hidden + there.total() + sum(state.discards) > board.cards_in_box:
        problem = "has too many cards with hands and discards"
        raise fields.field_error("deck", problem, f"{board.cards_in_box} in the pack")


def read_rail_deck_into_state(fields: TomlFields, state: BrassState, *, is_seat_view: bool) -> None:
    """Set the deck of the rail era during the canal era; if missing it is shuffled, or unknown when
    `is_seat_view` (B-17.3).

    Raise Unreadable if one is given in the rail era or in a view.
    """
    board = state.board
    usual = int(board.cards_in_box - board.rail_cards_removed)
    if "rail_deck" in fields:
        if state.era != CANAL_ERA:
            raise fields.field_error(
                "rail_deck", "is there in the rail era", "the canal era's alone"
            )
        if is_seat_view:
            raise fields.field_error(
                "rail_deck", PROBLEM_BESIDE_HIDDEN_CARDS_TEXT, 'none in a view, or nothing "?"'
            )
        _read_given_rail_deck_into_state(fields, state, usual)
    elif state.era == CANAL_ERA:
        state.rail_deck_size = usual
        if is_seat_view:
            for slot in range(usual):
                state.rail_deck[slot] = UNKNOWN_CARD
        else:
            shuffle_rail_deck(state)


def _read_given_rail_deck_into_state(
    fields: TomlFields, state: BrassState, usual_size: int
) -> None:
    board = state.board
    cards = _read_card_numbers(fields, "rail_deck", state)
    if UNKNOWN_CARD in cards or len(cards) > usual_size:
        raise fields.field_error(
            "rail_deck", f"has {len(cards)} cards", f"at most {usual_size} known ones"
        )
    there = Counter(cards)
    for kind, name in enumerate(board.card_names):
        if there[kind] > board.card_copies_of_kind[kind]:
            problem = f"has {there[kind]} cards of {name}"
            raise fields.field_error(
                "rail_deck", problem, f"at most {board.card_copies_of_kind[kind]}"
            )
    state.rail_deck_size = len(cards)
    for slot, card in enumerate(reversed(cards)):
        state.rail_deck[slot] = card


def read_set_up(text: str, source: str) -> PositionSetUp:
    """Return the set-up of a position text; raise Unreadable for one that the title does not
    offer."""
    fields, edition = read_position_head(text, source, moves.TITLE_NAME, moves.EDITION_NAMES)
    words = fields.unchecked_list("expansions", "optional rules", ())
    expansions = game_options.read_expansion_names(words, f"{source}: expansions has")
    players, colours, names = read_position_players(
        fields, moves.SEAT_COLOUR_NAMES, moves.SEAT_COUNTS
    )
    options = Options(moves.TITLE_NAME, len(players), edition, expansions)
    return PositionSetUp(options, colours, names, fields, players)


def read_state(set_up: PositionSetUp, rules: Rules) -> BrassState:
    """Return the state a position describes; raise Unreadable with the key that is wrong."""
    state = rules.new_state()
    assert isinstance(state, BrassState)
    fields = set_up.fields
    luck_is_told = read_seed_or_luck_into_state(fields, state)
    read_phase_and_tracks_into_state(fields, state)
    read_board.read_counters_into_state(fields, state, set_up.colours)
    read_board.read_links_into_state(fields, state, set_up.colours)
    hides = read_cards_and_return_if_some_unknown(fields, set_up.players, state)
    player_entries.read_players_into_state(set_up.players, state)
    if luck_is_told and hides:
        key = "luck" if "luck" in fields else "seed"
        raise fields.field_error(
            key, PROBLEM_BESIDE_HIDDEN_CARDS_TEXT, 'none in a view, or nothing "?"'
        )
    read_rail_deck_into_state(fields, state, is_seat_view=hides)
    read_turn_order_into_state(fields, state, set_up.colours)
    read_turn_into_state(fields, state, set_up.colours)
    read_pending_move_into_state(fields, state)
    check_finished_game(fields, state, set_up.colours)
    fields.check_no_unknown_keys()
    player_entries.check_money(set_up.players, state)
    state.recompute_derived_values()
    check_decision_is_due(fields, state, rules)
    if hides:
        state.luck.clear_state_words()
    return state
