"""Seat the players that the command line or the set-up screen names."""

from collections.abc import Sequence

from game.engine.reasons import Unreadable
from game.files.toml_fields import nearest_word_note
from game.records.records import HUMAN_PLAYER, Seat


def parse_players(
    text: str, computer_kinds: Sequence[str], *, allows_people: bool = True, automa: str = ""
) -> tuple[str, ...]:
    """Parse a list of players such as "human,ai:3,random", or a number such as "4" for four humans,
    and return the players.

    For an unknown player raise Unreadable with all known ones: `computer_kinds`, "human" if
    `allows_people` is True, and the name `automa` if there is one.
    """
    if text.isascii() and text.isdigit() and len(text) == 1:
        return (HUMAN_PLAYER,) * int(text)
    players = tuple(player.strip() for player in text.split(","))
    people = (HUMAN_PLAYER,) if allows_people else ()
    allowed = (*people, *computer_kinds, *filter(None, [automa]))
    for player in players:
        if not any(_matches_player_name(player, name) for name in (HUMAN_PLAYER, *computer_kinds)):
            found = f'"{player}"' if player else "an empty name"
            near = nearest_word_note(player, allowed) if ":" not in player else ""
            raise Unreadable(f"players: {found} is unknown. Choose from {', '.join(allowed)}{near}")
    return players


def _matches_player_name(player: str, name: str) -> bool:
    """Return whether a player is the one called `name`; a name such as "ai:LEVEL" (capitals
    after the colon) stands for any player whose word begins with "ai:"."""
    kind, mark, rest = name.partition(":")
    if not (mark and rest.isupper()):
        return player == name
    return player.startswith(kind + mark) and player != kind + mark


def check_player_count(players: Sequence[str], allowed_counts: Sequence[int]) -> None:
    """Check that the title allows this number of players; else raise Unreadable with the allowed
    numbers.
    """
    if len(players) not in allowed_counts:
        counts = ", ".join(map(str, allowed_counts))
        problem = f"the game cannot be played with {len(players)}"
        raise Unreadable(f"players: {problem}. Choose from {counts}")


def make_seats(
    players: Sequence[str], colours: Sequence[str], seat_names: Sequence[str]
) -> tuple[Seat, ...]:
    """Return the seats: each player with the colour and the name of its index.

    A seat without a name is called like its player. A name that is taken gets a number, so that no
    two seats have equal names.
    """
    seats: list[Seat] = []
    for index, player in enumerate(players):
        wanted = seat_names[index].strip() if index < len(seat_names) else ""
        taken = {seat.name for seat in seats}
        seats.append(Seat(_unused_name(wanted or player, taken), player, colours[index]))
    return tuple(seats)


def _unused_name(wanted_name: str, taken_names: set[str]) -> str:
    name = wanted_name
    number = 2
    while name in taken_names:
        name = f"{wanted_name} {number}"
        number += 1
    return name
