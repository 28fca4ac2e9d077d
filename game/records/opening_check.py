"""Whether an opening can be one of a title's: what a journal says of seats only the title knows."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.engine.title import Title
from game.packs.checking import check_pack
from game.records.reading import Check
from game.records.record import AUTOMA, Opening


def check_for(titles: Mapping[str, Title]) -> Check:
    """Return the check of openings for whoever knows these titles; others' games it lets pass."""

    def check(opening: Opening) -> None:
        title = titles.get(opening.options.title)
        if title is None:
            return
        if opening.options.pack is not None:
            check_pack(opening.options.pack, title)
        if opening.options.automa is None and AUTOMA in [seat.player for seat in opening.seats]:
            raise Unreadable("the automa sits at a table without its options")
        unknown = {seat.colour for seat in opening.seats} - _colours(title, opening.options)
        if unknown:
            raise Unreadable(f"{title.name} has no seat of the colour {sorted(unknown)[0]}")

    return check


def _colours(title: Title, options: Options) -> set[str]:
    """Return every colour a seat can have: a position may give colours in any order."""
    largest = Options(title.name, max(title.seats), title.editions[0])
    try:
        own = title.game(options).colours
    except Unreadable:  # a newer version's game, which the verdict tells apart
        own = ()
    return {*own, *title.game(largest).colours}
