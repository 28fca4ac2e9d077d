"""The set-up of a table: what is played, who is to sit where, and what the table allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Final

from game import __version__
from game.engine.title import Options, Title, Unreadable
from game.match.beginnings import new_game
from game.online.protocol.messages import Refused
from game.records.reading import check_for
from game.records.records import HUMAN, Opening, Seat

FRIEND: Final = "friend"
"""A person at another screen, where the kinds of players are told; the wire knows people alone."""
LONGEST_CLOCK: Final = 60 * 24 * 3600  # seconds


@dataclass(frozen=True, slots=True)
class TableSetUp:
    """What a table is opened with.

    `opening` names title, options, pack, versions of rules and numbers, and for each seat a name
    ("" while nobody has it) and a player: "human" for a person, at whichever screen, or a computer
    player. `hints` allows them, a `listed` table can be found and joined by everybody who reaches
    the host, `watchers` lets people look on. `clock` are the seconds each person has for the whole
    game, 0 for no clock.
    """

    opening: Opening
    hints: bool = True
    listed: bool = False
    watchers: bool = True
    clock: Annotated[int, 0, LONGEST_CLOCK] = 0

    @property
    def options(self) -> Options:
        """What is played."""
        return self.opening.options

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is to sit where."""
        return self.opening.seats

    def with_seats(self, seats: Sequence[Seat]) -> TableSetUp:
        """Return the set-up with other people and computers."""
        return replace(self, opening=replace(self.opening, seats=tuple(seats)))


def planned(title: Title, options: Options, players: Sequence[tuple[str, str]]) -> TableSetUp:
    """Return the usual set-up of a table with these (name, player) in its seats.

    Unreadable when the title does not offer these options, or for another number of players.
    """
    pairs = zip(players, title.game(options).colours, strict=False)
    seats = [Seat(name, player, colour) for (name, player), colour in pairs]
    return TableSetUp(new_game(title, options, seats, 0).chronicle.opening)  # the seed is secret


def check_set_up(set_up: TableSetUp, titles: Mapping[str, Title]) -> Title:
    """Return the title that is played; Refused when it cannot be played so here."""
    opening = set_up.opening
    title = titles.get(opening.options.title)
    if title is None:
        raise Refused("unknown-title", final=True, title=opening.options.title)
    try:
        game = title.game(opening.options)
        check_for(titles)(opening)
    except Unreadable as error:
        raise Refused("not-offered", final=True, detail=str(error).rstrip(".")) from error
    versions = title.rules_revision, title.state_version, title.components_digest(game.options)
    if versions != (opening.rules_revision, opening.state_version, opening.components):
        there = dict(opening.versions).get("game", "?")
        raise Refused("other-rules", final=True, here=__version__, there=there)
    return title


def check_players(set_up: TableSetUp, kinds: Sequence[str]) -> None:
    """Require players that can sit down at a host whose computers are of these kinds."""
    players = [seat.player for seat in set_up.seats]
    for player in players:
        if player not in (HUMAN, *kinds):
            raise Refused("unknown-player", player=player)
    if HUMAN not in players:
        raise Refused("no-people")
