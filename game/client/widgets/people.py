"""Who plays: cards and portraits of seats, and how far a game has come."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.client.app import App
from game.client.widgets.choices import box_told
from game.records.records import HUMAN, Seat
from game.records.saves import Saves
from game.table_protocol import SeatCard

# The cards that tell a table who sits where.


def seat_cards(app: App, seats: Sequence[Seat]) -> tuple[SeatCard, ...]:
    """Return a card for every seat."""
    shown = faces(app, [seat.player for seat in seats])
    told = [player_words(app, seat.player) for seat in seats]
    return tuple(
        SeatCard(place, seat.name, seat.colour, seat.player, told[place], shown[place])
        for place, seat in enumerate(seats)
    )


def faces(app: App, players: Sequence[str]) -> tuple[str, ...]:
    """Return for every seat the kind of player whose portrait it shows: its own, unless somebody
    before it has that; then one that nobody at the table has, as long as there is one.
    """
    portrait = app.box.screen_pictures.portrait
    spare = [kind for kind in app.players.kinds if kind not in players and portrait(kind, 8)]
    shown: list[str] = []
    for player in players:
        taken = player in shown and portrait(player, 8) is not None
        shown.append(spare.pop() if taken and spare else player)
    return tuple(shown)


def player_words(app: App, player: str, part: str = "") -> str:
    """Return the words for a kind of player such as "ai:2"; `part` "-note", "-trait": longer.

    A kind of a newer version is called what it calls itself.
    """
    key = f"player.{player.replace(':', '-')}{part}"
    told = app.say(key)
    return told if told != key else player


# How far a game has come, in words.


def played_so_far(app: App, progress: int) -> str:
    """Return how much of a game has been played; `progress` is 0 to 100."""
    key = "saves.unfinished" if progress > 0 else "saves.begun"
    return app.say(key, progress=progress)


def last_game(app: App, saves: Saves) -> tuple[Path | None, str]:
    """Return the game of this title that can be gone on with, and what is told of it in one short
    line: where it names the people, the computers are left out.
    """
    file = saves.newest_unfinished(app.box.title.name)
    chronicle = saves.read(file).chronicle if file is not None else None
    if chronicle is None:
        return None, ""
    people = [seat.name for seat in chronicle.seats if seat.player == HUMAN]
    names = ", ".join(people or [seat.name for seat in chronicle.seats])
    played = played_so_far(app, chronicle.progress)
    edition = box_told(app, chronicle.opening.options)
    key = "continue-game-of" if edition else "continue-game"
    return file, app.say(f"menu.{key}", edition=edition, names=names, played=played)
