"""Labels of players and games: cards and portraits of seats, and progress in words."""

from collections.abc import Sequence

from game.client.app import App
from game.records.records import Chronicle, Seat
from game.table_protocol import SeatPlayer


def make_seat_players(
    app: App, seats: Sequence[Seat], seats_at_beginning: Sequence[Seat] = ()
) -> tuple[SeatPlayer, ...]:
    """Return, for each seat, the names, colour and portrait with which a table shows its player.
    `seats_at_beginning` are the seats at the beginning of the game; they are needed only if the
    player of a seat has changed."""
    shown = distinct_portrait_kind_by_seat(
        app, [seat.player for seat in seats], [seat.player for seat in seats_at_beginning]
    )
    told = [player_kind_text(app, seat.player) for seat in seats]
    return tuple(
        SeatPlayer(place, seat.name, seat.colour, seat.player, told[place], shown[place])
        for place, seat in enumerate(seats)
    )


def distinct_portrait_kind_by_seat(
    app: App, players: Sequence[str], first_players: Sequence[str] = ()
) -> tuple[str, ...]:
    """Return for each seat the kind of player whose portrait it shows, so that seats show different
    portraits if possible.

    A seat shows the portrait of its own player. If another seat already shows this portrait, it
    shows that of a kind that has not played since the beginning, if there is one. Seats whose
    player differs from that in `first_players` choose last, so that the other seats keep their
    portraits when a seat gets another player.
    """
    began = first_players or players
    portrait = app.box.pictures_outside_table.portrait
    spare = [
        kind
        for kind in app.computer_players.player_kinds
        if kind not in began and portrait(kind, 8)
    ]
    shown: dict[int, str] = {}
    for place in sorted(range(len(players)), key=lambda place: players[place] != began[place]):
        player = players[place]
        taken = player in shown.values() and portrait(player, 8) is not None
        shown[place] = spare.pop() if taken and spare else player
        if shown[place] in spare:
            spare.remove(shown[place])
    return tuple(shown[place] for place in range(len(players)))


def name_seats_in_language_in_use(app: App, chronicle: Chronicle) -> None:
    """Give the seats of a game, in memory, the names under which they are shown in the language
    in use."""
    title = chronicle.opening.options.title
    chronicle.replace_seat_names(app.stored_or_default_seat_names(title, chronicle.seats))


def player_kind_text(app: App, player_kind: str, text_key_ending: str = "") -> str:
    """Return the display name of a kind of player such as "ai:2"; `text_key_ending` is "-note" or
    "-trait" for a longer text.

    A kind of a newer version has no display name here; `player_kind` is returned for it.
    """
    key = f"player.{player_kind.replace(':', '-')}{text_key_ending}"
    told = app.say(key)
    return told if told != key else player_kind


def progress_text(app: App, percent: int) -> str:
    """Return how much of a game has been played as text; `percent` is 0 to 100."""
    key = "saves.unfinished" if percent > 0 else "saves.begun"
    return app.say(key, progress=percent)
