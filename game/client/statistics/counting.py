"""Whether a game counts for the record and for its challenge, and why not."""

from game.client.app import App
from game.client.challenges.goals import challenge_display_name, challenge_name_of_game
from game.records.records import (
    CONTINUES_OTHER_JOURNAL_NOTE_KIND,
    HUMAN_PLAYER,
    PLAYER_REPLACED_NOTE_KIND,
    Chronicle,
)

PRACTICE_REASON = "practice"
BRANCH_REASON = "branch"
COMPUTER_TOOK_OVER_REASON = "computer"
PLAYER_CHANGED_REASON = "changed"


def not_counted_reason_key(chronicle: Chronicle) -> str:
    """Return the key, in the texts `counted`, of the reason why a game does not count: practice, a
    branch that is not a challenge, a person's seat taken over by a computer, or another changed
    player; "" if it counts."""
    if chronicle.is_practice:
        return PRACTICE_REASON
    if chronicle.notes_of_kind(CONTINUES_OTHER_JOURNAL_NOTE_KIND) and not challenge_name_of_game(
        chronicle
    ):
        return BRANCH_REASON
    taken_over = chronicle.notes_of_kind(PLAYER_REPLACED_NOTE_KIND)
    seats = chronicle.opening.seats
    if any(
        note.text != HUMAN_PLAYER and seats[note.seat].player == HUMAN_PLAYER for note in taken_over
    ):
        return COMPUTER_TOOK_OVER_REASON
    return PLAYER_CHANGED_REASON if taken_over else ""


def can_count_for_career(chronicle: Chronicle) -> bool:
    """Return whether the game can count for the career: exactly one seat was a person's at its
    beginning."""
    return [seat.player for seat in chronicle.opening.seats].count(HUMAN_PLAYER) == 1


def not_counted_sentence(app: App, chronicle: Chronicle) -> str:
    """Return a sentence that says that a game does not count, and why; "" if it counts, or could
    never count."""
    why = not_counted_reason_key(chronicle)
    if not why or not can_count_for_career(chronicle):
        return ""
    return _reason_sentence(app, why, chronicle)


def will_not_count_after_takeover_warning(app: App, chronicle: Chronicle) -> str:
    """Return the warning that a game will not count once a computer replaces its person; "" if it
    does not count anyway."""
    if not_counted_reason_key(chronicle) or not can_count_for_career(chronicle):
        return ""
    return _reason_sentence(app, "warning", chronicle)


def _reason_sentence(app: App, key: str, chronicle: Chronicle) -> str:
    name = challenge_name_of_game(chronicle)
    if not name or key in (PRACTICE_REASON, BRANCH_REASON):
        return app.say(f"counted.{key}")
    return app.say(f"counted.{key}-challenge", challenge=challenge_display_name(app, name))
