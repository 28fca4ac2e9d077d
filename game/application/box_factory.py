"""Makes a title's box with fonts, pictures, sounds, keys and texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ai.levels import player_names
from game.box.box import BoxMaterials, GameBox
from game.box.rules_reference import KeyCommand
from game.client.key_commands import COMMANDS_OF_EVERY_TITLE
from game.client.stored.settings import Settings
from game.engine.reasons import Unreadable
from game.files.folders import assets_folder
from game.scene.audio import SoundPlayer
from game.scene.drawing.display_settings import current_display_settings, set_display_settings
from game.scene.input.keys import Keymap
from game.scene.text.lettering import TextRenderer, Typefaces
from game.scene.window.screen_kit import Kit
from game.system.keyboard import CTRL, language_independent_ctrl_key_label
from game.text.languages import BASE_LANGUAGE, NATIVE_NAME_BY_LANGUAGE, text_file_paths
from game.text.words import Words, read_sentences
from game.titles import package_of_title, title_by_name

FONT_FILE_BY_FACE = {
    "title": "IMFellEnglish-Regular.ttf",
    "italic": "IMFellEnglish-Italic.ttf",
    "head": "IMFellEnglishSC-Regular.ttf",
    "engraved": "IMFellEnglishSC-Regular.ttf",  # "head" of the house: no title has its own instead
    "wordmark": "IMFellEnglishSC-Regular.ttf",
    "clarendon": "Besley-SemiBold.ttf",
    "clarendon-italic": "Besley-MediumItalic.ttf",
    "garalde": "EBGaramond-SemiBold.ttf",
    "garalde-italic": "EBGaramond-MediumItalic.ttf",
    "blackletter": "GrenzeGotisch-SemiBold.ttf",
    "text": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "heavy": "AlegreyaSans-ExtraBold.ttf",
}


def make_kit(commands: Sequence[KeyCommand] = ()) -> Kit:
    """Return a kit with the fonts and sounds of the assets, and with the default keys of the
    common commands and of `commands`."""
    assets = assets_folder()
    keymap = Keymap(
        {command.name: command.default_key for command in (*COMMANDS_OF_EVERY_TITLE, *commands)}
    )
    return Kit(TextRenderer(make_typefaces()), SoundPlayer(assets / "shared" / "sounds"), keymap)


@cache
def make_typefaces(*replaced_roles: tuple[str, tuple[str, float]]) -> Typefaces:
    """Return the fonts of the program; `replaced_roles` holds, for each role a title sets
    differently, the role, the role used instead and a factor for the size."""
    fonts = assets_folder() / "shared" / "fonts"
    return Typefaces(
        {face: fonts / file for face, file in FONT_FILE_BY_FACE.items()}, dict(replaced_roles)
    )


def make_game_box(name: str, kit: Kit, words: Words) -> GameBox:
    """Return the box of a title, or a plain box if the title has no module `box`; raises
    Unreadable if one of its files is faulty."""
    materials = BoxMaterials(kit, words, assets_folder(), title_asset_folder(name), player_names())
    module = f"{package_of_title(name)}.box"
    if find_spec(module) is None:
        from game.tabletop.plain.factory import make_plain_game_box

        box: GameBox = make_plain_game_box(title_by_name(name), materials)
    else:
        box = import_module(module).make_title_box(materials)
    return replace(
        box, words=words, sentences_by_language=partial(sentences_of_title_by_language, name)
    )


@cache
def sentences_of_title_by_language(name: str) -> Mapping[str, Mapping[str, str]]:
    """Return the sentences of the shared texts and of a title, by language and key. Read on first
    use; a language with an unreadable file is left out."""
    found = {}
    for language in NATIVE_NAME_BY_LANGUAGE:
        with suppress(Unreadable):
            found[language] = read_sentences(text_file_paths(folders_of_text_files(name), language))
    return found


def read_words(name: str, language: str = BASE_LANGUAGE) -> Words:
    """Return the shared texts and the texts of a title, in a language."""
    words = Words(*text_file_paths(folders_of_text_files(name), BASE_LANGUAGE))
    if language != BASE_LANGUAGE:
        set_title_language(words, name, language)
    return words


def apply_display_and_language(words: Words, name: str, settings: Settings) -> None:
    """Apply the display settings, and set the language of a title's texts if it has changed; the
    accent colours in use are kept."""
    set_display_settings(
        replace(settings.display_settings, accents=current_display_settings().accents)
    )
    if words.language != settings.language:
        set_title_language(words, name, settings.language)


def set_title_language(words: Words, name: str, language: str) -> None:
    """Set the language of a title's texts; if a file is unreadable they stay English."""
    try:
        words.set_language(
            language, read_sentences(text_file_paths(folders_of_text_files(name), language))
        )
    except Unreadable:
        words.set_language(BASE_LANGUAGE, {})


def folders_of_text_files(name: str) -> tuple[Path, Path]:
    """Return the two folders of text files: the shared folder and the title's."""
    return assets_folder() / "shared", title_asset_folder(name)


def title_asset_folder(name: str) -> Path:
    """Return the folder of a title's assets."""
    return assets_folder() / name.replace("-", "_")


def key_display_name(words: Words, key: str) -> str:
    """Return a key's name for display: the one in the texts, if there is one. Otherwise it is the
    key itself, in capitals if it has at most three characters, else with a capital first letter.
    The Ctrl key has the label that is printed on it, if that is known."""
    if key == CTRL and (printed := language_independent_ctrl_key_label()):
        return printed
    name = f"key.{key.replace(' ', '-')}"
    return words.say(name) if name in words else key.upper() if len(key) < 4 else key.capitalize()
