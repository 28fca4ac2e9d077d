"""Standing: the pieces of an area in words."""

from __future__ import annotations

from game.room import SeatCard
from game.titles.tinners_trail.rules.table_view import AreaView
from game.words import Words


def standing(area: AreaView, seats: tuple[SeatCard, ...], words: Words) -> list[str]:
    """Return every piece by name; a company's own miner with that of the company."""

    def say(key: str, **facts: object) -> str:
        return words.say(f"table.spoken-{key}", **facts)

    plain = area.miners - (area.own_miner >= 0)
    pieces = (
        ("port", area.port),
        ("train", area.train),
        ("pump", area.pump),
        ("calciner", area.calciner >= 0),
    )
    found = []
    if area.own_miner >= 0:
        found.append(say("own-miner", name=seats[area.own_miner].name))
    if plain:
        found.append(say("miner" if plain == 1 else "miners", count=plain))
    return found + [say(kind) for kind, there in pieces if there]
