"""The box of a title that fills none: its plain table, and the names that nobody gave."""

from __future__ import annotations

from game.box.box import GameBox
from game.box.command import AT_TABLE, Command
from game.box.filling import Materials, colours_of
from game.engine.title import Title
from game.tabletop.move_kind import MoveKinds
from game.tabletop.plain.books import PlainBooks
from game.tabletop.plain.phrases import PlainPhrases
from game.tabletop.plain.room import PlainRoom
from game.tabletop.plain.sayings import readable
from game.tabletop.plain.stationery import PlainStationery
from game.tabletop.table_keys import TABLE_KEYS


def plain_box(title: Title, materials: Materials, kinds: MoveKinds | None = None) -> GameBox:
    """Return everything the screens need of a title, from its rules alone."""
    words, colours = materials.words, colours_of(title)
    words.supply({"title.name": readable(title.name), "title.motto": "", "title.place": ""})
    return GameBox(
        title=title,
        room=PlainRoom(title, materials.assets, words, kinds),
        stationery=PlainStationery(materials.assets, colours),
        books=PlainBooks(title),
        player_names=materials.player_names(title),
        colours=colours,
        commands=tuple(Command(name, key, AT_TABLE) for name, key in TABLE_KEYS.items()),
        phrases=PlainPhrases(words),
    )
