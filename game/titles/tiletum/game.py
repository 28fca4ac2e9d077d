"""The games of Tiletum: rules for a set-up, and their readable form."""

from functools import lru_cache

from game.engine.owner_pack import Pack
from game.engine.reasons import Reason
from game.engine.title import Options
from game.engine.title_game import GameParts, TitleGame
from game.packs.component_files import MAX_CACHED_BOXES
from game.titles.tiletum.components import load_components
from game.titles.tiletum.notation import game_options as offered
from game.titles.tiletum.notation.move_reading import parse_move_code
from game.titles.tiletum.notation.moves import move_from_code
from game.titles.tiletum.notation.position import state_to_position_text
from game.titles.tiletum.progress import progress_percent
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.components_in_play import RulesSetUp
from game.titles.tiletum.rules.fairs import seats_from_best
from game.titles.tiletum.rules.narrate import step_events
from game.titles.tiletum.rules.reasons import refusal_reason, why_not_action
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tiletum_rules import TiletumRules


@lru_cache(MAX_CACHED_BOXES)
def make_rules(set_up: RulesSetUp, pack: Pack | None = None) -> TiletumRules:
    """Return the rules for a set-up and a pack, on a new board."""
    return TiletumRules(Board(load_components(pack=pack), set_up))


def make_game_parts(rules: TiletumRules) -> GameParts[TiletumState, Board]:
    """Return the functions that games with these rules need, such as those for texts of moves
    and events."""

    def why_none(state: TiletumState, action: str, places: tuple[str, ...]) -> Reason | None:
        moves = [move_from_code(state.board, code) for code in rules.legal_codes(state)]
        return why_not_action(moves, state, action, places)

    return GameParts(
        readable_move=move_from_code,
        parse_move=parse_move_code,
        reason_against_action=why_none,
        reason_against_move=lambda state, move: refusal_reason(state, move.code),
        events_of_step=lambda before, move, after, _seat: step_events(before, move, after),  # T-115
        progress=progress_percent,
        seats_from_best=seats_from_best,  # T-802
        position_text=state_to_position_text,
    )


def make_game_from_checked_options(
    options: Options, colours: tuple[str, ...]
) -> TitleGame[TiletumState, Board]:
    """Return the game for options that were checked already; `colours` has one colour for each
    seat."""
    rules = make_rules(offered.set_up_from_options(options), options.pack)
    return TitleGame(options, colours, rules, rules.board, make_game_parts(rules))
