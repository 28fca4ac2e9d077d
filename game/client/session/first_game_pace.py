"""The computers' speed in a newcomer's first game: calm, with a hint where to change it."""

from typing import Final

from game.client.app import App
from game.client.stored.settings import Settings
from game.match.match import Match
from game.records.records import HUMAN_PLAYER

CALM_PACE_EXPLAINED_KEY: Final = "pace"  # among what a player has been told
FIRST_GAME_SPEED_NAME: Final = "calm"


def set_calm_pace_in_first_game(app: App, match: Match) -> str:
    """Slow down the computers, in the settings, for a newcomer's first game against them, and
    return the hint about it for the table.

    Every later game, of any title, has the speed in the settings. If it is not a newcomer's first
    game, or the player has chosen a speed or has had the hint, do nothing and return "".
    """
    people = [seat.player == HUMAN_PLAYER for seat in match.seats]
    is_unchosen = app.settings.computer_speed == Settings().computer_speed
    is_new = (
        app.welcomes_newcomers
        and CALM_PACE_EXPLAINED_KEY not in app.learning_progress_in_open_title.explained_keys
    )
    if not (is_new and is_unchosen and any(people) and not all(people)):
        return ""
    app.welcomes_newcomers = False
    app.learning_progress_in_open_title.mark_explained(CALM_PACE_EXPLAINED_KEY)
    app.change_settings(computer_speed=FIRST_GAME_SPEED_NAME)
    return app.say("pace.hint")
