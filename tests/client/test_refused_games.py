"""Files whose checksums hold and whose content never was break no page and hide no game.
What the window says of a game or file it cannot use is in the language that is spoken."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.client.app import App
from game.client.flow import Flow
from game.client.widgets.refusals import told_cause, told_refusal
from game.engine.title import Reason
from game.languages import word_files
from game.places import assets_folder
from game.records.saves import Saves
from game.scene.testing.ui_driver import UiDriver
from game.words import Words, read_sentences
from tests.client.test_forged_files import FORGERIES, forged

# What the window says of a game or file it cannot use is in the language that is spoken.

ENGLISH = re.compile(r"\b(the|after|step|position|this|not|possible|is|was|numbers|allowed)\b")
SHARED = (assets_folder() / "shared",)


def spoken(words: Words, language: str) -> Words:
    words.speak(language, read_sentences(word_files(SHARED, language)))
    return words


@pytest.fixture
def polish() -> Words:
    return spoken(Words(*word_files(SHARED, "en")), "pl")


def told(ui: UiDriver) -> str:
    """Everything the open message says."""
    modal = ui.screen.stage.top_modal
    assert modal is not None, "nothing was said"
    return " ".join(node.label or "" for node in modal.walk())


def test_a_forged_game_is_refused_in_polish(flow: Flow, ui: UiDriver, app: App) -> None:
    spoken(app.words, "pl")
    flow.watch(forged(flow.saves.folder, FORGERIES["numbers that are no position"]))
    said = told(ui)
    assert "po kroku 0" in said
    assert "Dozwolone" in said
    assert not ENGLISH.search(said)


def test_a_forged_game_is_not_played_on_and_says_so_in_polish(
    flow: Flow, ui: UiDriver, app: App
) -> None:
    spoken(app.words, "pl")
    file = forged(flow.saves.folder, FORGERIES["numbers that are no position"])
    chronicle = Saves(flow.saves.folder).read(file).chronicle
    assert chronicle is not None
    flow._play_from(chronicle, file.name, 0, ())
    said = told(ui)
    assert "po kroku 0" in said
    assert not ENGLISH.search(said)


def test_a_file_that_cannot_be_opened_says_why_in_polish(
    flow: Flow, ui: UiDriver, app: App
) -> None:
    spoken(app.words, "pl")
    flow.watch(flow.saves.folder / "game-0404.counthouse")
    assert "nie ma takiego pliku" in told(ui)


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("step 7 is not possible in its position", "krok 7 nie jest możliwy w swojej pozycji"),
        (
            "the snapshot after step 3: area kea: water is 99; "
            "allowed: a whole number from 0 to 9.",
            "pozycja zapisana po kroku 3: area kea: water ma wartość 99; "
            "dozwolone: liczba całkowita od 0 do 9.",
        ),
        (
            "the snapshot after step 0 is no position of this game: it says more than can be told",
            "pozycja zapisana po kroku 0 nie jest pozycją tej gry: mówi więcej, niż można zapisać",
        ),
        (
            "the snapshot after step 0: owner stands beside a tile; allowed: a tile or an owner.",
            "pozycja zapisana po kroku 0: owner stands beside a tile; allowed: a tile or an owner.",
        ),
    ],
)
def test_a_refusal_of_a_game_is_told_as_far_as_there_are_words(
    polish: Words, sentence: str, said: str
) -> None:
    assert told_refusal(polish, sentence) == said


def test_causes_of_the_disk_are_told_in_every_language(polish: Words) -> None:
    assert told_cause(polish, "No space left on device") == "na dysku nie ma miejsca"
    assert told_cause(spoken(polish, "cs"), "Permission denied") == "přístup odepřen"
    assert told_cause(spoken(polish, "cs"), "Some other mischief") == "Some other mischief"


def test_a_refusal_of_the_disk_tells_its_cause_in_polish(app: App) -> None:
    spoken(app.words, "pl")
    facts: dict[str, int | str] = {"file": "game-0001.counthouse", "cause": "Input/output error"}
    assert "błąd odczytu lub zapisu" in app.explain(Reason("saving.failed", facts))


def test_settings_that_cannot_be_kept_say_why_in_polish(app: App, tmp_path: Path) -> None:
    spoken(app.words, "pl")
    app.saves_folder = tmp_path / "plain" / "saves"
    app.saves_folder.parent.write_bytes(b"")
    app.choose(master=3)
    assert "to nie folder" in app.fault
