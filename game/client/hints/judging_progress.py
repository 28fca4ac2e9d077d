"""Texts about the progress of analysing a finished game, and about the time it still takes."""

from math import ceil
from typing import Final

from game.client.app import App
from game.match.analysis import JudgementSoFar
from game.records.records import Chronicle

WHOLE_PERCENT: Final = 100  # per cent
SECONDS_PER_MINUTE: Final = 60
SECONDS_ROUNDING_STEP: Final = 10
"""Times of less than a minute are rounded to this many seconds."""


def judged_decision_count_text(
    app: App, chronicle: Chronicle, judgement_so_far: JudgementSoFar
) -> str:
    """Return a text with the number of rated decisions of a game and that of all its decisions
    (without chance), "" while none is rated."""
    decisions = [number for number, step in enumerate(chronicle.steps, 1) if step.seat >= 0]
    rated = sum(number in judgement_so_far.judged_step_numbers for number in decisions)
    return app.say("end.judged-count", rated=rated, count=len(decisions)) if rated else ""


def judging_duration_sentence(app: App, seconds: float | None) -> str:
    """Return a sentence that says about how long a judgement takes, without a figure if `seconds`
    is None, and that it can be stopped."""
    if seconds is None:
        return app.say("end.judging-takes-unknown-time")
    if seconds > SECONDS_PER_MINUTE:
        return app.say("end.judging-takes-minutes", minutes=ceil(seconds / SECONDS_PER_MINUTE))
    return app.say("end.judging-takes-seconds", seconds=rounded_seconds(seconds))


def rounded_seconds(seconds: float) -> int:
    """Return a time of less than a minute in seconds, rounded up to a multiple of
    SECONDS_ROUNDING_STEP."""
    return max(ceil(seconds / SECONDS_ROUNDING_STEP), 1) * SECONDS_ROUNDING_STEP


def judging_progress_text(
    app: App,
    done_share: float | None,
    seconds_left: float | None,
    expected_seconds: float | None = None,
) -> str:
    """Return the text about the progress of a judgement, `done_share`, from 0 to 1: the per cent
    and, if it is known, the time left, in minutes or, below a minute, in rounded seconds.

    Below 1 per cent the text says how long the whole judgement takes, if `expected_seconds` is
    known. If `done_share` is None, the text says that the game cannot be analysed.
    """
    if done_share is None:
        return app.say("end.not-judged")
    percent = int(done_share * WHOLE_PERCENT)
    if not percent:
        begun = app.say("end.judging")
        return f"{begun} {judging_duration_sentence(app, expected_seconds)}"
    if seconds_left is None:
        return app.say("end.judging-share", percent=percent)
    if seconds_left > SECONDS_PER_MINUTE:
        minutes = ceil(seconds_left / SECONDS_PER_MINUTE)
        return app.say("end.judging-minutes", percent=percent, minutes=minutes)
    return app.say("end.judging-seconds", percent=percent, seconds=rounded_seconds(seconds_left))
