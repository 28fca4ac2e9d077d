"""The games of Brass: rules for a set-up, and their readable form."""

from functools import lru_cache
from typing import Final, cast, final

from game.engine.owner_pack import Pack
from game.engine.rules import State
from game.engine.title import Options
from game.engine.title_game import GameParts, TitleGame
from game.packs.component_files import MAX_CACHED_BOXES
from game.titles.brass.components import load_components
from game.titles.brass.notation import game_options, moves
from game.titles.brass.notation.writing import state_to_position_text
from game.titles.brass.progress import progress_percent
from game.titles.brass.rules.board import Board
from game.titles.brass.rules.brass_rules import BrassRules
from game.titles.brass.rules.components import RulesSetUp
from game.titles.brass.rules.narrate import step_events
from game.titles.brass.rules.reasons import why_not_action
from game.titles.brass.rules.refusals import refusal_reason
from game.titles.brass.rules.scoring import seats_from_best
from game.titles.brass.rules.state import BrassState

GAME_PARTS: Final[GameParts[BrassState, Board]] = GameParts(
    readable_move=moves.move_from_code,
    parse_move=moves.move_text_to_code,
    reason_against_action=why_not_action,
    reason_against_move=lambda state, move: refusal_reason(state, move.code),
    events_of_step=lambda before, move, after, _seat: step_events(before, move, after),
    progress=progress_percent,
    seats_from_best=seats_from_best,  # B-16.2
    position_text=state_to_position_text,
)


@lru_cache(MAX_CACHED_BOXES)
def make_rules(set_up: RulesSetUp, pack: Pack | None = None) -> BrassRules:
    """Return the rules for a set-up and a pack, on a new board."""
    return BrassRules(Board(load_components(pack=pack), set_up))


@final
class BrassGame(TitleGame[BrassState, Board]):
    """A game of Brass with its options; played cards are open (B-2.5), so no move is hidden."""

    def __init__(self, options: Options, colours: tuple[str, ...]) -> None:
        """Create the game for options that the title has checked already; `colours` has one
        colour for each seat."""
        rules = make_rules(game_options.set_up_from_options(options), options.pack)
        super().__init__(options, colours, rules, rules.board, GAME_PARTS)

    def reveals_facts(self, state_before: State, state_after: State) -> bool:
        """Return whether cards were drawn or dealt between the two states; playing a card
        reveals nothing, because its kind was known to its owner (B-2.5)."""
        was = cast("BrassState", state_before)
        now = cast("BrassState", state_after)
        return bool(now.deck_size != was.deck_size or now.era != was.era)
