"""Check editions, numbers of players and options against what a title offers."""

from collections.abc import Collection, Iterable, Sequence

from game.engine.reasons import Unreadable
from game.files.toml_fields import allowed_words, listed, shown


def in_order(
    words: Iterable[object], offered: Sequence[str], place: str, what: str
) -> tuple[str, ...]:
    """Return words in the order they are offered in; Unreadable for an unknown one or one twice.

    `place` begins the refusal ("The expansions have"), `what` names one of them ("expansion").
    """
    found: list[object] = []
    for word in words:
        if word not in offered:
            allowed = allowed_words(word, offered)
            raise Unreadable(f"{place} {shown(word)}; allowed: {allowed}.")
        if word in found:
            raise Unreadable(f"{place} {shown(word)} twice; allowed: each {what} once.")
        found.append(word)
    return tuple(word for word in offered if word in found)


def edition_of(wanted: str, editions: Sequence[str]) -> str:
    """Return the edition of that name, the first without one; Unreadable for an unknown name."""
    edition = wanted or editions[0]
    if edition not in editions:
        raise Unreadable(f"The edition is {edition}; allowed: {allowed_words(edition, editions)}.")
    return edition


def check_players(players: int, allowed: Collection[int], where: str = "") -> None:
    """Refuse a number of players there is no game for; `where` says in which edition."""
    if players not in allowed:
        offered = f"allowed{where}: {listed(allowed)} players"
        raise Unreadable(f"The game has {players} players; {offered}.")
