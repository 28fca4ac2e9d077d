"""Makes the players of a contest by name: levels, test opponents, custom searches, and players of
another checkout of this project."""

from dataclasses import replace

from ai.external_policy_name import is_external_policy_name
from ai.levels import LEVEL_NAMES, make_player, make_player_with_settings
from ai.player_settings import PlayerSettings
from ai.players import Player
from ai.policy_process import POLICY_DECISION_TIMEOUT_SECONDS, PolicyProcess
from ai.titles import title_ai_for
from game.engine.title import Game
from tools.contest.contest_players import OtherCheckoutPlayer, TimeLimitedPlayer
from tools.contest.contestant_spec import (
    PREFIX,
    ContestantSpec,
    parse_contestant_spec,
    parse_search_player,
    sparring_players_by_name,
)


def make_contestant(name: str, game: Game) -> Player:
    """Return the player of that name for a game; raises Unreadable with what is allowed."""
    spec = parse_contestant_spec(name, game.options.title)
    if spec.folder:
        return OtherCheckoutPlayer(spec.folder, spec.name, game.options)
    if is_external_policy_name(spec.player):
        seconds = spec.milliseconds / 1000 if spec.milliseconds else POLICY_DECISION_TIMEOUT_SECONDS
        return PolicyProcess(spec.player, game, seconds)
    player = _player(spec, game)
    return TimeLimitedPlayer(player, spec.milliseconds) if spec.milliseconds else player


def _player(spec: ContestantSpec, game: Game) -> Player:
    known = sparring_players_by_name(game.options.title)
    title_ai = title_ai_for(game.options.title, game.options.edition)
    if spec.player in known:
        return known[spec.player](game)
    if spec.player.startswith(PREFIX):
        character = parse_search_player(spec.player, title_ai.strongest_search_settings(game))
        return make_player_with_settings(_part(character, spec.part), game)
    if spec.player in LEVEL_NAMES:
        settings = title_ai.levels[spec.player]
        return make_player_with_settings(_part(settings, spec.part), game)
    return make_player(spec.player, game)


def _part(character: PlayerSettings, part: int) -> PlayerSettings:
    """Return the character with its iterations divided by `part`; one without search is
    unchanged."""
    iterations = character.iterations
    return replace(character, iterations=max(iterations // part, 1) if iterations else 0)
