"""The box of Tiletum: its table and its pictures."""

from typing import Final

from game.box.advice import Coach, read_advice
from game.box.box import GameBox, Materials, colours_of
from game.box.box_pictures import Pictures, PuzzleOffer, TableShot
from game.box.challenges import Allowed, read_contents
from game.box.lesson import read_lessons
from game.box.reference import Automa, read_reference
from game.records.records import AUTOMA, HUMAN
from game.scene.drawing.accents import Accents
from game.tabletop.plain.messages import PlainPhrases
from game.titles.tiletum.notation.options import EXPANSIONS, FIRST_GAME, SILVER, USUAL_LEVEL
from game.titles.tiletum.rules.components import LEVELS
from game.titles.tiletum.table.coaching import (
    TiletumGameFacts,
    tiletum_event_facts,
    tiletum_position_facts,
)
from game.titles.tiletum.table.factory import TiletumScreenPictures, TiletumTableFactory
from game.titles.tiletum.table.move_targets import ENDING
from game.titles.tiletum.table.pack_art import TiletumPackArt
from game.titles.tiletum.table.words import TiletumMessages, commands
from game.titles.tiletum.title import TiletumTitle

LETTERS: Final = {
    "title": ("garalde", 1.0),
    "head": ("garalde", 1.0),
    "italic": ("garalde-italic", 1.0),
    "wordmark": ("blackletter", 1.15),
}
"""Garamond as printed in its age; the name of the game alone in blackletter."""
LEAF: Final = Accents((0xFF, 0xF2, 0xBE), (0xE0, 0xB2, 0x47), (0xA3, 0x74, 0x1E))
"""Gold leaf, as on its vellum."""
MUSIC: Final = {
    "title": ("minster",),
    "table": ("fair-morning", "stalls", "minster"),
    "end": ("stalls", "fair-morning"),
}
SHORT_GAMES: Final = {"last-two": 3, "last": 4}
PUZZLE_ICONS: Final = {"finish": "flag", "spend": "goods", "fair": "fair", "silver": "explorer"}
DRILLS = ("fair", "silver")
QUICK = ("finish", "fair")
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
        TableShot("below", "take", round=2, keys=("m",), expansion=SILVER),
        TableShot("field", "do", lead="take", expansion=SILVER),
        TableShot("technology", "raise", round=2, keys=("t",), expansion=SILVER),
    ),
    sought="fair",
    command="buy",
    target="space",
)


def fill_box(materials: Materials) -> GameBox:
    """Return everything the screens need; raises Unreadable for a faulty file."""
    title = TiletumTitle()
    allowed = Allowed((HUMAN, AUTOMA, *materials.computers), EXPANSIONS, LEVELS)
    return GameBox(
        title=title,
        tables=TiletumTableFactory(title, materials.words),
        screen_pictures=TiletumScreenPictures(materials.assets),
        game_facts=TiletumGameFacts(title),
        player_names=materials.player_names(title),
        colours=colours_of(title),
        automa=Automa((LEVELS,), {level: (level,) for level in LEVELS}, usual=(USUAL_LEVEL,)),
        first_game=(FIRST_GAME,),
        commands=commands(),
        minutes=35,
        phrases=PlainPhrases(materials.words, TiletumMessages(materials.words, ())),
        letters=LETTERS,
        accents=LEAF,
        music=MUSIC,
        coach=Coach(
            read_advice(materials.own / "coach.toml"), tiletum_position_facts, tiletum_event_facts
        ),
        challenges=read_contents(materials.own / "challenges.toml", allowed),
        reference=read_reference(materials.own / "reference.toml"),
        short_games=SHORT_GAMES,
        waits_after=lambda kind: kind not in ENDING,
        puzzles=PuzzleOffer(materials.own / "puzzles", PUZZLE_ICONS, DRILLS, QUICK),
        lessons=read_lessons(materials.own / "lessons"),
        pictures=PICTURES,
        pack_art=TiletumPackArt(materials.assets),
    )
