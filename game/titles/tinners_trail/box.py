"""The box of Tinners' Trail: its table, pictures, lessons, puzzles and challenges."""

from pathlib import Path
from typing import Final

from game.box.advice import Coach, read_advice
from game.box.box import GameBox, Materials, colours_of
from game.box.box_pictures import Pictures, PuzzleOffer, TableShot
from game.box.challenges import Allowed, Contents, read_contents
from game.box.lesson import read_lessons
from game.box.reference import Automa, read_reference
from game.records.records import AUTOMA, HUMAN
from game.titles.tinners_trail.notation import offer
from game.titles.tinners_trail.table import coach_facts, facts
from game.titles.tinners_trail.table.factory import TrailTableFactory
from game.titles.tinners_trail.table.pack_art import TrailPackArt
from game.titles.tinners_trail.table.phrases import TrailPhrases
from game.titles.tinners_trail.table.screen_pictures import TrailScreenPictures
from game.titles.tinners_trail.title import TrailTitle

SHORT_GAMES: Final = {"last-two": 3, "last": 4}
PUZZLE_ICONS: Final = {
    "finish": "flag",
    "auction": "gavel",
    "development": "train",
    "passing": "pass",
}
PUZZLE_ICONS_OF_2007: Final = {  # in the order of a round
    "auction": "gavel",
    "development": "train",
    "passing": "pass",
    "boxes": "coin",
    "last": "flag",
}
MUSIC: Final = {
    "title": ("count-house",),
    "table": ("night-core", "feast-day", "count-house"),
    "end": ("feast-day", "count-house"),
}
PICTURES: Final = Pictures(
    (
        TableShot("draft", "discard"),
        TableShot("survey", "survey", lead="build", round=1),
        TableShot("auction", "bid", lead="build", round=1),
        TableShot("card", "play", lead="build", round=1),
        TableShot("pumps", "pump", lead="pumps", round=2),
        TableShot("board", "extract", round=2),
        TableShot("extract", "extract", round=2, keys=("e",), place=True),
        TableShot("peek", "peek", lead="pass", round=2),
        TableShot("invest", "invest", round=2),
        TableShot("prospect", "prospect", lead="pass", edition=offer.EDITION_2007),
    ),
    sought="drainage",
    command="build",
)


def fill_box(materials: Materials) -> GameBox:
    """Return everything the screens need; raises Unreadable for a faulty file."""
    title = TrailTitle()
    own = materials.own
    old = offer.EDITION_2007
    tables = TrailTableFactory(materials.words)
    puzzles = own / "puzzles"
    county = tables.regions_in_play(max(offer.SEAT_COUNTS))
    return GameBox(
        title=title,
        tables=tables,
        screen_pictures=TrailScreenPictures(materials.assets),
        game_facts=facts.TrailGameFacts(),
        player_names=materials.player_names(title),
        colours=colours_of(title),
        other_tables={old: TrailTableFactory(materials.words, edition_2007=True)},
        automa=lord_wallace_as_automa(),
        commands=facts.commands(),
        short_games=SHORT_GAMES,
        reference=read_reference(own / "reference.toml"),
        phrases=TrailPhrases(materials.words),
        coach=make_coach(own / "coach.toml"),
        coaches={old: make_coach(own / "coach_2007.toml")},
        lessons=read_lessons(own / "lessons"),
        challenges=read_challenges(own, materials.computers),
        puzzles=PuzzleOffer(puzzles, PUZZLE_ICONS, drills=("auction",), quick=("finish",)),
        other_puzzles={
            old: PuzzleOffer(puzzles / old, PUZZLE_ICONS_OF_2007, ("auction",), ("last",))
        },
        pictures=PICTURES,
        music=MUSIC,
        pack_art=TrailPackArt(materials.assets, materials.words, county),
    )


def make_coach(file: Path) -> Coach:
    """Return the coach of an edition; raises Unreadable for a faulty file."""
    return Coach(
        read_advice(file),
        coach_facts.trail_facts,
        coach_facts.trail_facts_of_event,
        coach_facts.trail_facts_of_move,
    )


def read_challenges(own: Path, computers: tuple[str, ...]) -> Contents:
    """Return the challenges; raises Unreadable for a faulty file."""
    allowed = Allowed(
        (HUMAN, AUTOMA, *computers), offer.EXPANSIONS, offer.WALLACE_OPTIONS, (offer.EDITION_2007,)
    )
    return read_contents(own / "challenges.toml", allowed)


def lord_wallace_as_automa() -> Automa:
    """Return Lord Wallace as the set-up page offers him."""
    groups = tuple(
        offer.MORE_MINES if option in offer.MORE_MINES else (option,)
        for option in offer.WALLACE_OPTIONS
        if option not in offer.MORE_MINES[1:]
    )
    advised = offer.ADVISED_OPTIONS
    return Automa(groups, offer.OPTION_SETS, offer.SOLO_SEATS, advised=advised)
