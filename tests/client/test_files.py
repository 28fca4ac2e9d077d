"""Files whose checksums hold and whose content never was break no page and hide no game.
What the window says of a game or file it cannot use is in the language that is spoken."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.challenges.pages import ChallengeScreen
from game.client.flow import Flow
from game.client.packs.pages import PacksPage
from game.client.screens.crash import CrashScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.replay_list import ReplayListScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.widgets.refusals import told_cause, told_refusal
from game.engine.rules import NOBODY
from game.engine.title import Pack, Reason
from game.languages import word_files
from game.packs.numbers import canonical
from game.packs.writing import pack_text
from game.places import assets_folder
from game.records.codec import encode
from game.records.frames import FIRST_CHAIN, HEADER, frame
from game.records.records import (
    CHALLENGE,
    HUMAN,
    TOOK_OVER,
    Closing,
    Note,
    Opening,
    Record,
    Seat,
    Snapshot,
    Step,
)
from game.records.saves import Saves
from game.scene.testing.ui_driver import UiDriver
from game.scene.widgets import Label
from game.words import Words, read_sentences
from tests.client.challenges.test_challenge_pages import CONTENTS, TODAY
from tests.helpers.reading_over import application
from tests.titles.lanterns.games import chronicle_of, written_game

# Files whose checksums hold and whose content never was break no page and hide no game.

pytestmark = pytest.mark.thorough

Forgery = Callable[[list[Record]], Sequence[Record]]


def opened_with(**fields: object) -> Forgery:
    def forge(records: list[Record]) -> Sequence[Record]:
        opening = records[0]
        assert isinstance(opening, Opening)
        return [replace(opening, **fields), *records[1:]]  # type: ignore[arg-type]

    return forge


def seated(*seats: Seat) -> Forgery:
    return opened_with(seats=seats)


def followed_by(*records: Record) -> Forgery:
    return lambda before: [*before[:2], *records]


def closed_early(records: list[Record]) -> Sequence[Record]:
    steps = [each for each in records if isinstance(each, Step)]
    return [*records[:2], *steps[:1], Closing(1, (10**15, -5, 3), (2, 0, 1))]


def with_strange_rows(records: list[Record]) -> Sequence[Record]:
    return [records[0], Snapshot(0, 0, [[2**62] * 9]), *records[2:]]


def with_a_step_that_leads_elsewhere(records: list[Record]) -> Sequence[Record]:
    elsewhere = {2: b"elsewher"}
    return [
        replace(each, fingerprint=elsewhere.get(each.number, each.fingerprint))
        if isinstance(each, Step)
        else each
        for each in records
    ]


BEN, CY = Seat("Ben", "ai:1", "white"), Seat("Cy", "human", "black")
FORGERIES: dict[str, Forgery] = {
    "a name with a NUL": seated(Seat("A\0n", "human", "red"), BEN, CY),
    "a name without width": seated(Seat("\ufe0f", "human", "red"), BEN, CY),
    "a name of 1000 letters": seated(Seat("W" * 1000, "human", "red"), BEN, CY),
    "a colour that is none": seated(Seat("Ann", "human", "purple"), BEN, CY),
    "a colour twice": seated(Seat("Ann", "human", "white"), BEN, CY),
    "an unknown player": seated(Seat("Ann", "ai:99", "red"), BEN, CY),
    "an unknown player to move": seated(*(replace(each, player="zz") for each in (BEN, CY))),
    "one player": seated(CY),
    "no player": seated(),
    "sixteen players": seated(*(Seat(f"P{at}", "human", f"c{at}") for at in range(16))),
    "a day that is none": followed_by(Note(0, CHALLENGE, NOBODY, "daily:zzz")),
    "the first of all days": followed_by(Note(0, CHALLENGE, NOBODY, "daily:0001-01-01")),
    "a day without a name": followed_by(Note(0, CHALLENGE, NOBODY, "daily:")),
    "a scenario that is none": followed_by(Note(0, CHALLENGE, NOBODY, "scenario:zzz")),
    "a note of control characters": followed_by(Note(0, "\0\x1b", NOBODY, "\0\x1b")),
    "a seat taken by nobody known": followed_by(Note(0, TOOK_OVER, 0, "ai:\0")),
    "an end before the end": closed_early,
    "an end before the beginning": followed_by(Closing(0, (1, 2, 3), (0, 1, 2))),
    "numbers that are no position": with_strange_rows,
    "a step that leads elsewhere": with_a_step_that_leads_elsewhere,
}


@pytest.fixture
def app(app: App) -> App:
    """A desk with challenges, on a fixed day."""
    app.box = replace(app.box, challenges=CONTENTS)
    app.today = lambda: TODAY
    return app


def forged(folder: Path, forge: Forgery) -> Path:
    """Return a file beside a sound game: a finished game that was forged, then framed soundly."""
    chronicle = chronicle_of(written_game(folder, seed=3))
    content, chain = HEADER, FIRST_CHAIN
    for record in forge([chronicle.opening, *chronicle.records]):
        framed, chain = frame(encode(record), chain)
        content += framed
    file = folder / "game-0009.tinners"
    file.write_bytes(content)
    return file


def looked_at(ui: UiDriver, *kinds: type) -> None:
    ui.advance(0.5)
    assert not isinstance(ui.screen, CrashScreen)
    assert isinstance(ui.screen, kinds or object)


@pytest.mark.parametrize("what", FORGERIES)
def test_no_forged_game_breaks_a_page_or_hides_another(flow: Flow, ui: UiDriver, what: str) -> None:
    forged(flow.saves.folder, FORGERIES[what])
    flow.open_title()
    ui.press("r")
    looked_at(ui, ReplayListScreen)
    assert ui.sees(name="watch")
    flow.open_title()
    flow.contests.open_statistics()
    looked_at(ui, StatisticsScreen)
    assert flow.contests.game_facts.entries
    flow.contests.open_challenges()
    looked_at(ui, ChallengeScreen)
    flow.open_title()
    looked_at(ui, TitleScreen)


@pytest.mark.parametrize("what", FORGERIES)
def test_no_forged_game_breaks_the_table_or_the_replay(flow: Flow, ui: UiDriver, what: str) -> None:
    file = forged(flow.saves.folder, FORGERIES[what])
    for way in (flow.watch, flow.resume):
        flow.open_title()
        way(file)
        looked_at(ui)
        flow.window.step(block=False)


def test_a_replay_passes_over_steps_that_lead_elsewhere(flow: Flow, ui: UiDriver) -> None:
    flow.watch(forged(flow.saves.folder, FORGERIES["a step that leads elsewhere"]))
    screen = ui.screen
    assert isinstance(screen, ReplayScreen)
    for position in range(1, 4):
        screen.forward()
        looked_at(ui, ReplayScreen)
        assert screen.playback.position == position
    for position in (9, 2):
        screen.go_to(position)
        looked_at(ui, ReplayScreen)


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
    flow.watch(flow.saves.folder / "game-0404.tinners")
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
    facts: dict[str, int | str] = {"file": "game-0001.tinners", "cause": "Input/output error"}
    assert "błąd odczytu lub zapisu" in app.explain(Reason("saving.failed", facts))


def test_settings_that_cannot_be_kept_say_why_in_polish(app: App, tmp_path: Path) -> None:
    spoken(app.words, "pl")
    app.saves_folder = tmp_path / "plain" / "saves"
    app.saves_folder.parent.write_bytes(b"")
    app.choose(master=3)
    assert "to nie folder" in app.fault


# A file dropped on the window: a pack is kept and shown, others are refused, nothing is lost.

RICH = canonical({"company": {"start": {"money": 33, "mines": 6}}})
BRASS = canonical({"company": {"money": 33}})


@pytest.fixture
def flow(tmp_path: Path) -> Iterator[Flow]:
    with application(tmp_path / "saves") as flow:
        yield flow


@pytest.fixture
def ui(flow: Flow) -> UiDriver:
    return UiDriver(flow.window)


def drop(ui: UiDriver, file: Path) -> list[str]:
    """Let go of a file above the window; what is said then."""
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    ui.advance(0.1)
    top = ui.screen.stage.top_modal
    assert top is not None
    return [node.text_shown for node in top.walk() if isinstance(node, Label)]


def written(folder: Path, title: str = "tinners-trail", edition: str = "remastered") -> Path:
    file = folder / "box.toml"
    numbers = BRASS if title == "brass" else RICH
    file.write_text(pack_text(Pack(title, edition, "My box", numbers)), encoding="utf-8")
    return file


@pytest.mark.parametrize(("title", "edition"), [("tinners-trail", "remastered"), ("brass", "2007")])
def test_a_dropped_pack_is_kept_and_its_page_opened(
    flow: Flow, ui: UiDriver, tmp_path: Path, title: str, edition: str
) -> None:
    assert any("My box" in text for text in drop(ui, written(tmp_path, title, edition)))
    assert isinstance(ui.screen, PacksPage)
    assert flow.app.box.title.name == title
    assert [kept.name for kept in flow.app.packs.listed(title, edition)] == ["My box"]


def test_a_pack_dropped_on_the_set_up_can_be_chosen_at_once(
    flow: Flow, ui: UiDriver, tmp_path: Path
) -> None:
    ui.click(name="new-game")
    drop(ui, written(tmp_path))
    ui.press("escape")
    ui.click(name="numbers")
    ui.click(name="numbers:tinners-trail-my-box.toml")
    ui.click(name="start")
    ui.advance(0.1)
    assert flow.table.match.options.pack is not None


def test_a_pack_dropped_on_a_table_is_kept_and_the_game_goes_on(
    flow: Flow, ui: UiDriver, tmp_path: Path
) -> None:
    flow.play(SavedSetUp((SeatPlan("Ann", HUMAN), SeatPlan("Bob", "ai:1")), 7))
    ui.advance(0.2)
    drop(ui, written(tmp_path, "brass", "2007"))
    assert isinstance(ui.screen, TableScreen)
    assert flow.app.box.title.name == "tinners-trail"
    assert len(flow.app.packs.listed("brass")) == 1


@pytest.mark.parametrize("content", [b"money = = 1", b"\x89PNG\r\n\xff\x00", b""])
def test_any_other_file_is_refused_in_a_sentence(
    flow: Flow, ui: UiDriver, tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "what.png"
    file.write_bytes(content)
    assert any("what.png" in text for text in drop(ui, file))
    ui.press("escape")
    assert any(str(tmp_path.name) in text for text in drop(ui, tmp_path))
    assert flow.app.packs.listed() == ()
