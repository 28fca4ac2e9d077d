"""Reads the state of a position, part by part, in an order in which each can be checked."""

from dataclasses import replace

from game.engine.rules import Rules
from game.engine.title import Options
from game.files.toml_fields import TomlFields, word_list_for_message
from game.notation.luck_text import read_seed_or_luck_into_state
from game.notation.positions import PositionSetUp, read_position_players
from game.titles.tinners_trail.notation import game_options
from game.titles.tinners_trail.notation.game_options import WALLACE_COLOUR
from game.titles.tinners_trail.notation.reading.areas import (
    read_adits_into_state,
    read_areas_into_state,
)
from game.titles.tinners_trail.notation.reading.arsenic import read_market_spaces_into_state
from game.titles.tinners_trail.notation.reading.auction import read_auction_into_state
from game.titles.tinners_trail.notation.reading.box import check_against_box_contents
from game.titles.tinners_trail.notation.reading.boxes import read_investment_boxes_into_state
from game.titles.tinners_trail.notation.reading.cards import (
    has_hidden_tile_or_card,
    read_decks_into_state,
    read_used_cards_and_tiles_into_state,
)
from game.titles.tinners_trail.notation.reading.developments import read_developments_into_state
from game.titles.tinners_trail.notation.reading.emigration import read_emigrants_into_state
from game.titles.tinners_trail.notation.reading.expansions import (
    refuse_content_of_absent_expansions,
)
from game.titles.tinners_trail.notation.reading.phase_and_prices import (
    read_phase_and_prices_into_state,
)
from game.titles.tinners_trail.notation.reading.players import read_companies_into_state
from game.titles.tinners_trail.notation.reading.turn import set_seat_to_move
from game.titles.tinners_trail.notation.reading.wallace import read_action_cards_into_state
from game.titles.tinners_trail.notation.reading.work_track import read_track_into_state
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.state import TrailState


def read_set_up(fields: TomlFields, edition: str) -> PositionSetUp:
    """Return the set-up of a position; raise Unreadable for one that the title does not offer."""
    if edition == game_options.EDITION_2007:
        players, colours, names = read_position_players(
            fields, game_options.SEAT_COLOUR_NAMES, game_options.SEAT_COUNTS_OF_2007
        )
        options = Options(game_options.TITLE_NAME, len(players), game_options.EDITION_2007)
        return PositionSetUp(options, colours, names, fields, players)
    words = fields.unchecked_list("expansions", "expansions", ())
    expansions = game_options.checked_expansions_in_order(
        words, f"{fields.source_name}: expansions has"
    )
    players, colours, names = read_position_players(
        fields, game_options.SEAT_COLOUR_NAMES, game_options.SEAT_COUNTS
    )
    options = Options(
        game_options.TITLE_NAME, len(players), game_options.REMASTERED_EDITION, expansions
    )
    for seat, player in enumerate(players):
        if player.boolean("wallace", default=False):
            _check_wallace(player, colours[seat], len(players), options)
            options = replace(options, automa=(), automa_seat=seat)
    options = _options_with_wallace_difficulty(fields, options)
    return PositionSetUp(options, colours, names, fields, players)


def _check_wallace(player: TomlFields, colour: str, player_count: int, options: Options) -> None:
    """Check that Lord Wallace is orange and one of exactly two players (G-1)."""
    if player_count != game_options.SOLO_SEAT_COUNT_WITH_WALLACE or options.automa is not None:
        found = "again" if options.automa is not None else f"among {player_count} players"
        raise player.field_error("wallace", f"is true {found}", "true for one of two players")
    if colour != WALLACE_COLOUR:
        raise player.field_error("wallace", "is true", f"true for {WALLACE_COLOUR} alone")


def _options_with_wallace_difficulty(fields: TomlFields, options: Options) -> Options:
    """Return the options with Lord Wallace's difficulty, which is given only if he plays."""
    words = game_options.checked_wallace_options_in_order(
        fields.unchecked_list("wallace", "options", ()), f"{fields.source_name}: wallace has"
    )
    if options.automa is not None:
        return replace(options, automa=words)
    if words:
        allowed = "none without a player who has wallace = true"
        raise fields.field_error("wallace", f"has {word_list_for_message(words)}", allowed)
    return options


def read_state(set_up: PositionSetUp, rules: Rules) -> TrailState:
    """Return the state a position describes; raise Unreadable with the key that is wrong."""
    state = rules.new_state()
    assert isinstance(state, TrailState)
    fields = set_up.fields
    luck_is_told = read_seed_or_luck_into_state(fields, state)
    read_phase_and_prices_into_state(fields, state)
    read_track_into_state(fields, state, set_up.colours)
    read_developments_into_state(fields, state)
    read_areas_into_state(fields, state, set_up.colours)
    read_adits_into_state(fields, state)
    read_market_spaces_into_state(fields, state)
    read_emigrants_into_state(fields, state, set_up.colours)
    if state.board.is_edition_2007:
        read_investment_boxes_into_state(fields, state, set_up.colours)
    read_companies_into_state(set_up.players, state)
    if not state.board.is_edition_2007:
        read_decks_into_state(fields, state)
        read_used_cards_and_tiles_into_state(fields, state)
    read_action_cards_into_state(fields, state)
    read_auction_into_state(fields, state, set_up.colours)
    set_seat_to_move(fields, state, set_up.colours)
    refuse_content_of_absent_expansions(fields, "table", state)
    fields.check_no_unknown_keys()
    if state.board.is_edition_2007:  # everything lies open (C-19)
        if not luck_is_told:
            state.luck.clear_state_words()
        return state
    check_against_box_contents(fields, state, set_up.colours)
    hides = has_hidden_tile_or_card(state)
    if luck_is_told and hides:
        key = "luck" if "luck" in fields else "seed"
        raise fields.field_error(
            key, "stands beside hidden things", 'none in a view, or nothing "?"'
        )
    # A view in which nothing is hidden differs from a whole position only by its draft discards: it
    # contains those of the viewer, a whole position those of every seat.
    telling = sum("discarded" in player for player in set_up.players)
    discards = state.phase != kinds.DRAFT_PHASE and any(card >= 0 for card in state.discarded)
    if hides or (not luck_is_told and telling == 1 and discards):
        state.luck.clear_state_words()
    return state
