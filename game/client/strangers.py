"""Strangers: players of a saved game whom this version does not know, and who plays on for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.client.desk import Desk
from game.client.parts.cards import player_words
from game.client.parts.dialogs import Reply, ask
from game.engine.options import Options
from game.match.match import Match
from game.records.record import AUTOMA, HUMAN, Seat
from game.records.refusals import NotSaved
from game.scene.stage import Stage


def strangers(desk: Desk, options: Options, seats: Sequence[Seat]) -> tuple[int, ...]:
    """Return the seats of a game whose players nobody here can be."""
    automa = (AUTOMA,) if options.automa is not None else ()
    known = (HUMAN, *automa, *desk.players.kinds)
    return tuple(at for at, seat in enumerate(seats) if seat.player not in known)


def ask_who_plays_on(
    stage: Stage,
    desk: Desk,
    match: Match,
    ways: tuple[Callable[[], None], Callable[[list[str]], None]],
) -> None:
    """Say who is not known and offer another for all of them; else the match is closed.

    `ways` lead on to the table, and to a sentence when that cannot be saved.
    """
    say, kinds = desk.say, desk.players.kinds
    sit_down, tell = ways
    missing = strangers(desk, match.options, match.seats)

    def seat_all(player: str) -> None:
        try:
            for seat in missing:
                match.take_over(seat, player)
        except NotSaved as refusal:
            match.close()
            tell([desk.explain(refusal.reason)])
            return
        sit_down()

    seats = [match.seats[at] for at in missing]
    told = [say("message.stranger", name=seat.name, player=seat.player) for seat in seats]
    offered = {kinds[len(kinds) // 2]: "quiet", kinds[-1]: "primary"}
    replies = [
        Reply(player_words(desk, kind), partial(seat_all, kind), skin, name=f"seat:{kind}")
        for kind, skin in offered.items()
    ]
    cancel = Reply(say("button.cancel"), match.close, cap="@back", name="cancel")
    ask(stage, say("message.title"), [*told, say("message.stranger-note")], [*replies, cancel])
