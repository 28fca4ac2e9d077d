"""The computer players by name, imported when a command first needs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.luck import Luck
from game.engine.rows import make_zero_row
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game

if TYPE_CHECKING:
    from ai.search.ismcts import Search


SAMPLED_ROUND_COUNT = 3
SAMPLED_DECISIONS_OF_ROUND = (6, 16, 26)
MIN_LEGAL_MOVES_OF_SAMPLE = 12  # legal moves


def computer_player_names() -> tuple[str, ...]:
    """Return the names of computer players that are valid in --players.

    A name in capitals, as in python:MODULE:FACTORY, is a placeholder.
    """
    from ai.levels import OTHER_PLAYER_NAME_FORMS, player_names

    return (*player_names(), *OTHER_PLAYER_NAME_FORMS)


def check_players_can_be_made(players: Sequence[str], game: Game) -> None:
    """Make each player whose kind needs a file or module, as a trial; raises Unreadable if one
    cannot be made."""
    from ai.levels import OTHER_PLAYER_NAME_FORMS, make_player

    kinds = tuple(name.partition(":")[0] for name in OTHER_PLAYER_NAME_FORMS)
    for player in players:
        if player.partition(":")[0] in kinds:
            make_player(player, game)


def make_game_search(game: Game, *, cuts_playouts: bool) -> Search:
    """Return a search of a game. With `cuts_playouts` it is the search of the strongest level,
    whose playouts end early; otherwise playouts go on to the end of the game."""
    from ai.search.search_settings import STAGES_TO_THE_END, SearchSettings
    from ai.search_player import make_search

    return make_search(
        game,
        None if cuts_playouts else SearchSettings(playout_stages=STAGES_TO_THE_END, value_name=""),
    )


def make_sample_states_of_first_rounds(game: Game, seed: int) -> list[State]:
    """Return nine positions of a game played by the quick policy: three from each of the first
    three rounds."""
    from ai.titles import title_ai_for

    policy = title_ai_for(game.options.title, game.options.edition).make_policy(game)
    luck = Luck()
    out = make_zero_row(game.rules.max_move_count)
    luck.reset_from_seed(seed)
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    found: list[State] = []
    for stage in range(SAMPLED_ROUND_COUNT):
        decisions = 0
        wanted = [*SAMPLED_DECISIONS_OF_ROUND]
        while wanted and state.to_move != NOBODY:
            if state.to_move == CHANCE:
                game.rules.apply(state, game.rules.draw_outcome(state))
                continue
            if policy.stage_number(state) >= stage:  # a short round runs on into the next
                decisions += 1
            much = int(game.rules.legal_moves(state, out)) >= MIN_LEGAL_MOVES_OF_SAMPLE
            if decisions > wanted[0] and much:
                found.append(state.clone())
                wanted.pop(0)
            game.rules.apply(state, policy.quick_move(state, out, luck))
    return found
