"""The match of a puzzle: its position, with a person on the deciding seat."""

from game.client.app import App
from game.client.puzzles.puzzle import Puzzle
from game.client.stored.set_up import SeatPlan
from game.engine.rules import NOBODY
from game.match.match import Match
from game.match.match_factory import match_beginning_from_position
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER, PRACTICE_NOTE_KIND, Note

OTHER_SEATS_PLAYER_KIND_INDEX = (
    2  # who sits on the other seats, counted from the weakest: nobody asks them anything
)


def make_puzzle_match(app: App, puzzle: Puzzle) -> Match:
    """Return an unsaved match that begins with a puzzle's position: a person on its seat,
    computers on the others, with default names; raises Unreadable for a faulty position."""
    title = app.box.title
    kinds = app.computer_players.player_kinds
    game, _, seats = title.parse_position(puzzle.position_text, puzzle.name)
    options = game.options
    other = kinds[min(OTHER_SEATS_PLAYER_KIND_INDEX, len(kinds) - 1)]
    players = [HUMAN_PLAYER if seat == puzzle.seat else other for seat in range(len(seats))]
    if options.automa is not None:
        players[options.automa_seat] = AUTOMA_PLAYER
    plans = app.seats_with_unique_names(tuple(SeatPlan("", player) for player in players))
    names = [plan.name for plan in plans]
    begun = match_beginning_from_position(title, puzzle.position_text, puzzle.name, players, names)
    begun.chronicle.add(Note(0, PRACTICE_NOTE_KIND, NOBODY, ""))
    return Match.begin(begun)
