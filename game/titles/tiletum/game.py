"""The games of Tiletum: rules for a set-up, and their readable form."""

from functools import lru_cache

from game.engine.owner_pack import Pack
from game.engine.reasons import Reason
from game.engine.title import Options
from game.engine.title_game import GameParts, TitleGame
from game.packs.component_files import MOST_CACHED_BOXES
from game.titles.tiletum.components import load_components
from game.titles.tiletum.notation import options as offered
from game.titles.tiletum.notation.move_reading import parse_move_code
from game.titles.tiletum.notation.moves import named_move
from game.titles.tiletum.notation.position import state_to_position_text
from game.titles.tiletum.progress import progress_percent
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.box_in_play import SetUp
from game.titles.tiletum.rules.fairs import seats_from_best
from game.titles.tiletum.rules.narrate import narrate
from game.titles.tiletum.rules.reasons import refusal_reason, why_not_action
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.tiletum_rules import TiletumRules


@lru_cache(MOST_CACHED_BOXES)
def rules_for(set_up: SetUp, pack: Pack | None = None) -> TiletumRules:
    """Return the rules for a set-up and a pack, on a new board."""
    return TiletumRules(Board(load_components(pack=pack), set_up))


def game_parts_for(rules: TiletumRules) -> GameParts[TiletumState, Board]:
    """Return the functions that games with these rules need, such as those for texts of moves
    and events."""

    def why_none(state: TiletumState, action: str, places: tuple[str, ...]) -> Reason | None:
        moves = [named_move(state.board, code) for code in rules.legal_codes(state)]
        return why_not_action(moves, state, action, places)

    return GameParts(
        readable_move=named_move,
        parse_move=parse_move_code,
        reason_against_action=why_none,
        reason_against_move=lambda state, move: refusal_reason(state, move.code),
        events_of_step=lambda before, move, after, _seat: narrate(before, move, after),  # T-115
        progress=progress_percent,
        ranking=seats_from_best,  # T-802
        position_text=state_to_position_text,
    )


def game_for(options: Options, colours: tuple[str, ...]) -> TitleGame[TiletumState, Board]:
    """Return the game for options that were checked already; `colours` has one colour for each
    seat."""
    rules = rules_for(offered.set_up_of(options), options.pack)
    return TitleGame(options, colours, rules, rules.board, game_parts_for(rules))
