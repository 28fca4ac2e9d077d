"""Starting a challenge: its table as a beginning that bears the challenge's name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.client.app import App
from game.client.challenges.challenge import Challenge, is_challenge
from game.client.stored import set_up as set_up_file
from game.client.stored.set_up import LARGEST_SEED, SavedSetUp, SeatPlan, options_of, unused_name
from game.engine.rules import NOBODY
from game.match.beginnings import Beginning, from_position, new_game
from game.records.records import AUTOMA, CHALLENGE, CONTINUED, HUMAN, Chronicle, Note, Seat


def beginning_of(app: App, challenge: Challenge) -> Beginning:
    """Return the first position of a challenge; Unreadable when the title cannot deal it."""
    set_up = set_up_of(app, challenge)
    if challenge.position:
        beginning = _placed(app, challenge, set_up)
    else:
        title = app.box.title
        options = options_of(title, set_up)
        seats = _seats(set_up, title.game(options).colours)
        beginning = new_game(title, options, seats, set_up.seed)
    beginning.chronicle.add(Note(0, CHALLENGE, NOBODY, challenge.name))
    return beginning


def _placed(app: App, challenge: Challenge, set_up: SavedSetUp) -> Beginning:
    """Begin with the position; a note says that it was not dealt."""
    players = [plan.player for plan in set_up.seats]
    beginning = from_position(app.box.title, challenge.position, challenge.name, players)
    chronicle = beginning.chronicle
    seats = _seats(set_up, beginning.game.colours)
    chronicle.opening = replace(chronicle.opening, seats=seats)
    chronicle.add(Note(0, CONTINUED, NOBODY, challenge.name))
    return beginning


def _seats(set_up: SavedSetUp, colours: Sequence[str]) -> tuple[Seat, ...]:
    return tuple(
        Seat(plan.name, plan.player, colours[place]) for place, plan in enumerate(set_up.seats)
    )


def set_up_of(app: App, challenge: Challenge) -> SavedSetUp:
    """Return who sits where; the person bears the name used last for a new game."""
    table = challenge.table
    seats: tuple[SeatPlan, ...] = ()
    own = _own_name(app)
    for player in table.players:
        if player == HUMAN:
            name = own
        elif player == AUTOMA:
            name = app.say("automa.name")
        else:
            name = unused_name(app.box.player_names, (*seats, SeatPlan(own, HUMAN)))
        seats = (*seats, SeatPlan(name, player))
    seed = app.fresh_seed() if challenge.seed is None else challenge.seed
    return SavedSetUp(
        seats,
        seed % LARGEST_SEED,
        expansions=table.expansions,
        automa=table.automa,
        edition=table.edition,
    )


def challenge_name(chronicle: Chronicle) -> str:
    """Return the name of the challenge a game is played for, "" for none."""
    names = [note.text for note in chronicle.notes(CHALLENGE) if is_challenge(note.text)]
    return names[-1] if names else ""


def _own_name(app: App) -> str:
    last = set_up_file.load(app.saves_folder, app.players.kinds, app.part)
    people = [seat.name for seat in last.seats if seat.is_human] if last is not None else []
    return people[0] if people else app.box.player_names[0]
