"""The games of Tinners' Trail: rules for a set-up, and their readable form."""

from functools import lru_cache
from typing import Final, cast, final

from game.engine.owner_pack import Pack
from game.engine.rules import State
from game.engine.title import Options
from game.engine.title_game import GameParts, TitleGame
from game.packs.component_files import MAX_CACHED_BOXES
from game.titles.tinners_trail.components.edition_2007 import load_components_2007
from game.titles.tinners_trail.components.loading import (
    load_components,
)
from game.titles.tinners_trail.notation import game_options
from game.titles.tinners_trail.notation.moves import move_code_from_text, move_from_code
from game.titles.tinners_trail.notation.writing import state_to_position_text
from game.titles.tinners_trail.progress import progress_percent
from game.titles.tinners_trail.rules.board import Board
from game.titles.tinners_trail.rules.kinds import AUCTION_PHASE, EMPTY
from game.titles.tinners_trail.rules.narrate import events_for_seat
from game.titles.tinners_trail.rules.ranking import seats_from_best
from game.titles.tinners_trail.rules.reasons import why_not_action
from game.titles.tinners_trail.rules.refusals import refusal_reason
from game.titles.tinners_trail.rules.set_up import RulesSetUp
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.trail_rules import TrailRules
from game.titles.tinners_trail.rules.view import (
    count_facts_unknown_to_seat,
    count_held_cards_with_back,
)

GAME_PARTS: Final[GameParts[TrailState, Board]] = GameParts(
    readable_move=move_from_code,
    parse_move=move_code_from_text,
    reason_against_action=why_not_action,
    reason_against_move=refusal_reason,
    events_of_step=events_for_seat,
    progress=progress_percent,
    seats_from_best=seats_from_best,  # R-4, C-16
    position_text=state_to_position_text,
    secret_move_kinds=frozenset({"discard"}),  # the draft is secret (S-4)
)


@lru_cache(MAX_CACHED_BOXES)
def make_rules(edition: str, set_up: RulesSetUp, pack: Pack | None = None) -> TrailRules:
    """Return the rules for a set-up, cached: games with equal set-ups share the rules and their
    board, which never changes.
    """
    if edition == game_options.EDITION_2007:
        return TrailRules(Board(load_components_2007(pack=pack), set_up))
    return TrailRules(Board(load_components(pack=pack), set_up))


@final
class TrailGame(TitleGame[TrailState, Board]):
    """The game Tinners' Trail with one set of options."""

    def reveals_facts(self, state_before: State, state_after: State) -> bool:
        """Return whether a step may have shown the seat that decided in `state_before` something
        new.

        That is so if it now knows a tile or card it did not know before; a card played from its
        hand is not new to it. It is also so if the step ended an auction whose winner may hold a
        card that fits the area: the winner gets a question about the card only if it has one, which
        tells the others about its hand (A-7).
        """
        was = cast("TrailState", state_before)
        now = cast("TrailState", state_after)
        seat = int(was.to_move)
        if count_facts_unknown_to_seat(now, seat) < count_facts_unknown_to_seat(was, seat):
            return True
        is_sold = was.phase == AUCTION_PHASE and now.phase != AUCTION_PHASE
        return is_sold and _may_leader_hold_card(was)


def _may_leader_hold_card(auction: TrailState) -> bool:
    """Return whether the leading bidder may have a card for the area, judged by the backs of its
    hand."""
    board = auction.board
    winner = int(auction.high_bidder)
    is_asked = winner not in (EMPTY, auction.to_move) and auction.survey_card == EMPTY
    if not is_asked or board.is_edition_2007 or board.is_two_player_game:
        return False
    region = board.region_bit_of_area[auction.area]
    fitting = (
        int(board.card_back[kind])
        for kind in range(int(board.card_kind_count))
        if board.region_bits_of_card[kind] & region
    )
    return any(count_held_cards_with_back(auction, winner, back) for back in set(fitting))


def make_game_from_checked_options(options: Options, colours: tuple[str, ...]) -> TrailGame:
    """Return the game of checked options; one colour for each seat."""
    rules = make_rules(options.edition, game_options.set_up_from_options(options), options.pack)
    return TrailGame(options, colours, rules, rules.board, GAME_PARTS)
