"""Reads the players: money, pieces, ore and cards."""

from collections.abc import Sequence

from game.files.toml_fields import TomlFields, value_for_message
from game.titles.tinners_trail.notation.reading.arsenic import read_seat_arsenic_into_state
from game.titles.tinners_trail.notation.reading.cards import read_card_numbers
from game.titles.tinners_trail.notation.reading.emigration import read_seat_emigration_into_state
from game.titles.tinners_trail.notation.reading.expansions import (
    refuse_content_of_absent_expansions,
)
from game.titles.tinners_trail.notation.reading.wallace import (
    mine_count_in_whole_game,
    read_seat_money_into_state,
    set_cards_under_deck_and_list_rest,
)
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState

# The players' money, pieces, ore and cards.

MAX_POINTS = 99_999
MAX_ORE_CUBES = 99  # ten extractions of five cubes are the most a round allows
PHASES_WITHOUT_HELD_ORE = (
    kinds.DRAFT_PHASE,
    kinds.PRICES_PHASE,
    kinds.INVEST_PHASE,
    kinds.PEEK_PHASE,
    kinds.PROSPECT_PHASE,
    kinds.GAME_OVER_PHASE,
)  # I-1: all of it has been sold


def read_companies_into_state(players: Sequence[TomlFields], state: TrailState) -> None:
    """Set every seat's money, points, mines left, ore, cards and pieces of expansions; missing keys
    have their values at the start of a game (S-1, C-1).

    Missing mines are counted from those on the map, so areas must be read before.
    """
    for seat, player in enumerate(players):
        sold = state.phase in PHASES_WITHOUT_HELD_ORE
        read_seat_money_into_state(player, state, seat, is_ore_sold=sold)
        if state.board.is_edition_2007:
            _check_against_investments(player, "points", int(state.points[seat]))
            _check_against_investments(player, "cubes_left", int(state.cubes_left[seat]))
        else:
            state.points[seat] = player.integer("points", 0, MAX_POINTS, 0)
        mines = mine_count_in_whole_game(state, seat)
        owned = list(state.owner).count(seat)
        if state.board.is_edition_2007 and owned > mines:
            problem = f"has {owned} mines in area"
            raise player.field_error("mines_left", problem, f"{mines} of each colour")
        unbuilt = max(0, mines - owned)
        most = unbuilt if state.board.is_edition_2007 else mines
        state.mines_left[seat] = player.integer("mines_left", 0, most, unbuilt)
        ore = player.table("ore", is_required=False)
        most = 0 if sold else MAX_ORE_CUBES
        state.ore_tin[seat] = ore.integer("tin", 0, most, 0)
        state.ore_copper[seat] = ore.integer("copper", 0, most, 0)
        read_seat_arsenic_into_state(player, ore, state, seat)
        read_seat_emigration_into_state(player, state, seat)
        refuse_content_of_absent_expansions(ore, "ore", state)
        ore.check_no_unknown_keys()
        if not state.board.is_edition_2007:
            cards = read_card_numbers(player, "hand", state, may_hide=True)
            if len(cards) >= kinds.HAND_SLOT_COUNT:
                allowed = f"at most {kinds.HAND_SLOT_COUNT - 1}"
                raise player.field_error("hand", f"has {len(cards)} cards", allowed)
            if seat == state.board.wallace_seat:
                cards = set_cards_under_deck_and_list_rest(player, state, cards)
            for slot, card in enumerate(cards):
                state.hand[seat * kinds.HAND_SLOT_COUNT + slot] = card
            _read_discards_into_state(player, state, seat)
        refuse_content_of_absent_expansions(player, "player", state)
        player.check_no_unknown_keys()


def _check_against_investments(player: TomlFields, key: str, right: int) -> None:
    """Raise Unreadable if a number contradicts the investment boxes (C-25)."""
    found = player.raw_value(key, "") if key in player else right
    if type(found) is not int or found != right:
        raise player.field_error(key, f"is {found}", f"{right}, as the cubes in boxes say")


def _read_discards_into_state(player: TomlFields, state: TrailState, seat: int) -> None:
    """Set a seat's discards of the draft, at most one of each region in play (S-4)."""
    for card in read_card_numbers(player, "discarded", state):
        text = state.board.card_texts[card]
        back = int(state.board.card_back[card])
        slot = seat * kinds.REGION_COUNT + back
        if back >= state.board.region_count or state.discarded[slot] >= 0:
            allowed = "one card of each region in play"
            raise player.field_error("discarded", f"has {value_for_message(text)}", allowed)
        state.discarded[slot] = card
