"""Packing: puts a title's box together with letters, pictures, sounds, keys and words."""

from __future__ import annotations

from pathlib import Path

from game.client.automa import Automa
from game.client.box import Box
from game.client.challenges.contents import Allowed, Contents, read_contents
from game.client.command import ACTING, AT_TABLE, ON_SHEETS, Command
from game.client.commands import COMMON
from game.client.kept.settings import Settings
from game.client.learning.coach import Coach, read_advice
from game.client.learning.lesson import read_lessons
from game.client.puzzles.offer import PuzzleOffer
from game.client.reference import read_reference
from game.engine.options import Options
from game.engine.reasons import Unreadable
from game.languages import BASE, word_files
from game.places import assets_folder
from game.records.record import AUTOMA, HUMAN
from game.scene.assets import Assets
from game.scene.keymap import Keymap
from game.scene.kit import Kit
from game.scene.lettering import Lettering, Typefaces
from game.scene.look import wear
from game.scene.sound import Sound
from game.titles import title
from game.words import Words, read_sentences

FACES = {
    "title": "IMFellEnglish-Regular.ttf",
    "italic": "IMFellEnglish-Italic.ttf",
    "head": "IMFellEnglishSC-Regular.ttf",
    "text": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "heavy": "AlegreyaSans-ExtraBold.ttf",
}


def make_kit() -> Kit:
    """Return letters, pictures and sounds from the assets."""
    assets = assets_folder()
    fonts = assets / "shared" / "fonts"
    faces = Typefaces({face: fonts / file for face, file in FACES.items()})
    commands = (*COMMON, *title_commands())
    keymap = Keymap({command.name: command.key for command in commands})
    return Kit(Lettering(faces), Assets(assets), Sound(assets / "shared" / "sounds"), keymap)


def make_box(name: str, kit: Kit, words: Words) -> Box:
    """Return a title with its drawing room."""
    shelf = title(name)
    most = max(shelf.seats)
    colours = shelf.game(Options(name, most, shelf.editions[0])).colours
    from game.titles.tinners_trail.notation.offer import KICKSTARTER_CARDS
    from game.titles.tinners_trail.table.books import TrailBooks
    from game.titles.tinners_trail.table.coaching import trail_facts, trail_news
    from game.titles.tinners_trail.table.phrases import TrailPhrases
    from game.titles.tinners_trail.table.room import TrailRoom
    from game.titles.tinners_trail.table.stationery import TrailStationery

    stationery = TrailStationery(assets_folder())
    room = TrailRoom(kit, words)
    names = tuple(words.say(f"seat-name.{place}") for place in range(1, most + 1))
    seats = {KICKSTARTER_CARDS: 3}  # with two there are no wild cards to replace (K-1)
    return Box(
        title=shelf,
        room=room,
        stationery=stationery,
        books=TrailBooks(),
        player_names=names,
        colours=colours,
        automa=make_automa(),
        expansion_seats=seats,
        commands=title_commands(),
        short_games={"last-two": 3, "last": 4},
        reference=read_reference(assets_folder() / name.replace("-", "_") / "reference.toml"),
        phrases=TrailPhrases(words),
        coach=Coach(
            read_advice(assets_folder() / folder_of(name) / "coach.toml"), trail_facts, trail_news
        ),
        lessons=read_lessons(assets_folder() / folder_of(name) / "lessons"),
        challenges=make_challenges(name),
        puzzles=make_puzzles(name),
    )


def make_challenges(name: str) -> Contents:
    """Return the challenges of a title; Unreadable says what is wrong with its file."""
    from ai.levels import player_names
    from game.titles.tinners_trail.notation.offer import EXPANSIONS, WALLACE_OPTIONS

    allowed = Allowed((HUMAN, AUTOMA, *player_names()), EXPANSIONS, WALLACE_OPTIONS)
    return read_contents(assets_folder() / folder_of(name) / "challenges.toml", allowed)


def make_puzzles(name: str) -> PuzzleOffer:
    """Return the puzzles of a title."""
    icons = {"finish": "flag", "auction": "gavel", "development": "train", "passing": "pass"}
    folder = assets_folder() / folder_of(name) / "puzzles"
    return PuzzleOffer(folder, icons, drills=("auction",), quick=("finish",))


def make_automa() -> Automa:
    """Return Lord Wallace as the setup screen offers him."""
    from ai.titles.tinners_trail.lord_wallace import OPTION_SETS
    from game.titles.tinners_trail.notation.offer import MORE_MINES, SOLO_SEATS, WALLACE_OPTIONS

    groups = tuple(
        MORE_MINES if option in MORE_MINES else (option,)
        for option in WALLACE_OPTIONS
        if option not in MORE_MINES[1:]
    )
    return Automa(groups, OPTION_SETS, SOLO_SEATS)


def title_commands() -> tuple[Command, ...]:
    """Return what is done by keys at the table, with its usual keys."""
    from game.titles.tinners_trail.table.commands import (
        ACTION_KEYS,
        SHEET_KEYS,
        TABLE_KEYS,
        VIEW_KEYS,
    )

    places = ((AT_TABLE, TABLE_KEYS | VIEW_KEYS), (ACTING, ACTION_KEYS), (ON_SHEETS, SHEET_KEYS))
    return tuple(Command(name, key, place) for place, keys in places for name, key in keys.items())


def read_words(name: str) -> Words:
    """Return the English words of the screens and of the title."""
    return Words(*word_files(word_folders(name), BASE))


def dress(words: Words, name: str, settings: Settings) -> None:
    """Let everything be said and drawn as the settings want it from now on."""
    wear(settings.look)
    if words.language != settings.language:
        speak(words, name, settings.language)


def speak(words: Words, name: str, language: str) -> None:
    """Let the words of a title be said in a language; an unreadable file leaves English."""
    try:
        words.speak(language, read_sentences(word_files(word_folders(name), language)))
    except Unreadable:
        words.speak(BASE, {})


def word_folders(name: str) -> tuple[Path, Path]:
    """Return the folders that hold words: the shared one and the title's."""
    return assets_folder() / "shared", assets_folder() / folder_of(name)


def folder_of(name: str) -> str:
    """Return the folder of a title's assets."""
    return name.replace("-", "_")


def key_name(words: Words, key: str) -> str:
    """Return what people call a key: its name in their language, else what is printed on it."""
    name = f"key.{key.replace(' ', '-')}"
    return words.say(name) if name in words else key.upper() if len(key) < 4 else key.capitalize()
