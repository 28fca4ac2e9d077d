"""Texts for clients without the rules: the games on offer, legal moves and positions."""

from collections.abc import Mapping, Sequence

from game.engine.reasons import Unreadable
from game.engine.title import Options, Title
from game.match.match import Match
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import HostedEdition, TableSetUp, default_set_up
from game.titles import is_playable_with_options

MoveCodeAndText = tuple[int, str]
"""The code of a legal move, and its text."""
StepNumberSeatAndMoveText = tuple[int, int, str | None]
"""A step's number, the seat that moved, and the text of the move, None for another seat's
secret.
"""


def hosted_editions(titles: Mapping[str, Title]) -> list[HostedEdition]:
    """Return every edition of every title."""
    return [
        _hosted_edition(title, edition) for title in titles.values() for edition in title.editions
    ]


def _hosted_edition(title: Title, edition: str) -> HostedEdition:
    seats = [
        count
        for count in title.seats
        if is_playable_with_options(title, Options(title.name, count, edition))
    ]
    expansions = [
        expansion
        for expansion in title.expansions
        if any(
            is_playable_with_options(title, Options(title.name, count, edition, (expansion,)))
            for count in seats
        )
    ]
    return HostedEdition(title.name, edition, tuple(seats), tuple(expansions))


def offered_default_set_up(
    titles: Mapping[str, Title],
    options: Options,
    players: Sequence[tuple[str, str]],
) -> TableSetUp:
    """Return the default set-up of a table whose seats have these (name, player) pairs.

    Raise Refused when the host does not offer the game, or not for this number of players.
    """
    title = titles.get(options.title)
    if title is None:
        raise Refused("unknown-title", title=options.title)
    try:
        return default_set_up(title, options, players)
    except Unreadable as error:
        raise Refused("not-offered", detail=str(error).rstrip(".")) from error


def readable_moves(match: Match, seat: int) -> list[MoveCodeAndText]:
    """Return the legal moves of a seat as (code, text) pairs; empty when another seat decides."""
    question = match.question()
    if question is None or question.seat != seat:
        return []
    return [(move.code, move.text) for move in match.game.readable_moves(question.view)]


def position_text(match: Match, observer: int) -> str:
    """Return the current position as text, as far as the observer knows it."""
    names = tuple(seat.name for seat in match.seats)
    return match.game.position_text(match.view(observer), names)
