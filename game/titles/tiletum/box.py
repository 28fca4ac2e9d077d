"""The box of Tiletum: its table and its pictures."""

from __future__ import annotations

from typing import Final

from game.box.automa import Automa
from game.box.box import GameBox
from game.box.filling import Materials, colours_of
from game.box.lesson import read_lessons
from game.box.pictures import Pictures, TableShot
from game.scene.accents import Accents
from game.tabletop.plain.phrases import PlainPhrases
from game.titles.tiletum.rules.components import LEVELS
from game.titles.tiletum.table.books import TiletumBooks
from game.titles.tiletum.table.commands import commands
from game.titles.tiletum.table.room import TiletumRoom
from game.titles.tiletum.table.stationery import TiletumStationery
from game.titles.tiletum.title import TiletumTitle

LETTERS: Final = {
    "title": ("clarendon", 0.86),
    "head": ("clarendon", 0.82),
    "italic": ("clarendon-italic", 0.86),
}
LEAF: Final = Accents((0xFF, 0xF2, 0xBE), (0xE0, 0xB2, 0x47), (0xA3, 0x74, 0x1E))
"""Gold leaf, as on its vellum."""
PICTURES: Final = Pictures(
    (
        TableShot("board", "take", round=2),
        TableShot("bill", "take", lead="take", round=2, keys=("1",)),
        TableShot("late", "take", round=4),
        TableShot("merchant", "step", lead="take", round=2),
        TableShot("building", "house", lead="take", round=2),
        TableShot("contract", "exchange", lead="take", round=2),
        TableShot("character", "place", lead="take", round=2),
        TableShot("buy", "buy", lead="take", round=2, keys=("b",)),
        TableShot("gain", "gain", lead="take"),
    ),
    sought="fair",
    command="buy",
    target="space",
)


def fill_box(materials: Materials) -> GameBox:
    """Return everything the screens need; Unreadable says what is wrong with a file."""
    title = TiletumTitle()
    return GameBox(
        title=title,
        room=TiletumRoom(title, materials.words),
        stationery=TiletumStationery(materials.assets),
        books=TiletumBooks(title),
        player_names=materials.player_names(title),
        colours=colours_of(title),
        automa=Automa((LEVELS,), {level: (level,) for level in LEVELS}),
        commands=commands(),
        phrases=PlainPhrases(materials.words),
        letters=LETTERS,
        accents=LEAF,
        lessons=read_lessons(materials.own / "lessons"),
        pictures=PICTURES,
    )
