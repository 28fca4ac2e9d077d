"""The match of a puzzle: it begins with the puzzle's position, a person on the deciding seat."""

from __future__ import annotations

from dataclasses import replace

from game.client.computer_players import Answer, Chair, ComputerPlayer
from game.client.desk import Desk
from game.client.puzzles.puzzle import Puzzle
from game.engine.rules import NOBODY
from game.match.beginnings import Beginning, from_position
from game.match.match import Match
from game.records.chronicle import Chronicle
from game.records.record import AUTOMA, HUMAN, PRACTICE, Note

OPPONENT = 2  # who sits on the other seats, counted from the weakest: nobody asks them anything


def puzzle_match(desk: Desk, puzzle: Puzzle) -> Match:
    """Return the puzzle's match, not saved, its seats called as in a new game.

    Unreadable when the position cannot be read.
    """
    title, kinds = desk.box.title, desk.players.kinds
    game, _, names = title.read_position(puzzle.position, puzzle.name)
    other = kinds[min(OPPONENT, len(kinds) - 1)]
    players = [HUMAN if seat == puzzle.seat else other for seat in range(len(names))]
    options = game.options
    if options.automa is not None:
        players[options.automa_seat] = AUTOMA
    begun = from_position(title, puzzle.position, puzzle.name, players)
    return Match.begin(_renamed(desk, begun))


def _renamed(desk: Desk, begun: Beginning) -> Beginning:
    opening = begun.chronicle.opening
    names = (
        desk.say("automa.name") if seat.player == AUTOMA else desk.box.player_names[place]
        for place, seat in enumerate(opening.seats)
    )
    seats = tuple(replace(seat, name=name) for seat, name in zip(opening.seats, names, strict=True))
    chronicle = Chronicle(replace(opening, seats=seats))
    for record in begun.chronicle.records:
        chronicle.add(record)
    chronicle.add(Note(0, PRACTICE, NOBODY, ""))
    return replace(begun, chronicle=chronicle)


class Bystanders:
    """Computer players who are there to be looked at: a puzzle ends before they are asked."""

    def __init__(self, kinds: tuple[str, ...]) -> None:
        """Have the kinds of the desk's own players."""
        self.kinds, self.quick = kinds, kinds[0]

    def sit_down(self, chair: Chair) -> ComputerPlayer:
        """Return somebody who never answers."""
        return _Bystander()

    def close(self) -> None:
        """Nothing runs."""


class _Bystander:
    def think(self, view_bytes: bytes, moment: int) -> None:
        """Do not."""

    def answer(self) -> Answer | None:
        """Have none."""
        return None

    def close(self) -> None:
        """Nothing runs."""
