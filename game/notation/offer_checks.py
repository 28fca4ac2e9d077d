"""Check editions, numbers of players and options against what a title offers."""

from collections.abc import Collection, Iterable, Sequence

from game.engine.reasons import Unreadable
from game.files.toml_fields import (
    allowed_words_for_message,
    value_for_message,
    word_list_for_message,
)


def words_in_offered_order(
    words: Iterable[object], offered: Sequence[str], message_start: str, word_noun: str
) -> tuple[str, ...]:
    """Return the words in the order of `offered`; raise Unreadable for an unknown or repeated one.

    `message_start` begins the error message ("The expansions have"), `word_noun` is the noun
    for one word ("expansion").
    """
    found: list[object] = []
    for word in words:
        if word not in offered:
            allowed = allowed_words_for_message(word, offered)
            raise Unreadable(f"{message_start} {value_for_message(word)}; allowed: {allowed}.")
        if word in found:
            raise Unreadable(
                f"{message_start} {value_for_message(word)} twice; allowed: each {word_noun} once."
            )
        found.append(word)
    return tuple(word for word in offered if word in found)


def checked_or_first_edition(wanted_edition: str, editions: Sequence[str]) -> str:
    """Return `wanted_edition`, or the first edition when it is empty; raise Unreadable for an
    unknown edition.
    """
    edition = wanted_edition or editions[0]
    if edition not in editions:
        raise Unreadable(
            f"The edition is {edition}; allowed: {allowed_words_for_message(edition, editions)}."
        )
    return edition


def check_player_count(
    player_count: int, allowed_counts: Collection[int], condition_text: str = ""
) -> None:
    """Check that a number of players is among `allowed_counts`; raise Unreadable otherwise.
    `condition_text` is put into the message after the word "allowed".
    """
    if player_count not in allowed_counts:
        offered = f"allowed{condition_text}: {word_list_for_message(allowed_counts)} players"
        raise Unreadable(f"The game has {player_count} players; {offered}.")
