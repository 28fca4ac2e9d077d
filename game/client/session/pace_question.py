"""The question about the computers' speed, asked once, before the first game against them."""

from collections.abc import Callable
from functools import partial
from typing import Final

from game.client.app import App
from game.client.stored.settings import Settings
from game.client.widgets.dialogs import Reply, open_question_dialog
from game.match.match import Match
from game.records.records import HUMAN
from game.scene.animation.animation import CallAnimation, Delay, Sequence
from game.scene.stage.stage import Stage

PROGRESS_KEY: Final = "pace"  # among what a player has been told
OFFERED_SPEEDS: Final = ("calm", "normal", "double")
BEGIN_DELAY_MS: Final = 50.0
"""Laying the first table takes a moment: the answer is seen to be taken before that begins."""


def ask_animation_speed_then_begin(
    stage: Stage, app: App, match: Match, begin: Callable[[], None]
) -> None:
    """Call `begin`; before a newcomer's first game ask for the animation speed first."""
    if not _needs_speed_question(app, match):
        begin()
        return
    app.progress.mark_explained(PROGRESS_KEY)

    def choose(speed: str) -> None:
        app.change_settings(computer_speed=speed)
        stage.timeline.play(Sequence(Delay(BEGIN_DELAY_MS), CallAnimation(begin)))

    say = app.say
    skins = dict.fromkeys(OFFERED_SPEEDS, "quiet") | {OFFERED_SPEEDS[0]: "primary"}
    replies = [
        Reply(say(f"pace.{speed}"), partial(choose, speed), skin, name=f"pace:{speed}")
        for speed, skin in skins.items()
    ]
    open_question_dialog(
        stage, say("pace.title"), [say("pace.note"), say("pace.later")], replies, closable=False
    )


def _needs_speed_question(app: App, match: Match) -> bool:
    people = [seat.player == HUMAN for seat in match.seats]
    unchosen = app.settings.computer_speed == Settings().computer_speed
    fresh = app.welcomes_newcomers and PROGRESS_KEY not in app.progress.explained_keys
    return fresh and unchosen and any(people) and not all(people)
