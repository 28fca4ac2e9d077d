"""Mistakes in the program lose nothing and leave a report that plays the game again and tells
nothing personal; files whose checksums hold and whose content never was break no page and hide no
game; what is refused is refused in the language that is spoken."""

import re
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.client.app import App
from game.client.contests.challenge_pages import ChallengeScreen
from game.client.screens.crash import CrashScreen
from game.client.screens.replay import ReplayScreen
from game.client.screens.replay_list import SavedGamesScreen
from game.client.screens.title import TitleScreen
from game.client.session.fault_reports import (
    NO_DESCRIPTION_TEXT,
    PLAYER_REPORT_CAUSE,
    text_without_paths,
    write_fault_report,
)
from game.client.statistics.statistics_page import StatisticsScreen
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.widgets import file_location
from game.engine.reasons import Reason
from game.engine.rules import NOBODY
from game.files.folders import assets_folder
from game.program import REPORTS_ADDRESS
from game.records import records
from game.records.codec import encode_record
from game.records.fault_report import FaultReport, nameless_journal_bytes, parse_fault_report
from game.records.frames import encode_frames
from game.records.journal_reading import read_journal_bytes
from game.text.languages import text_file_paths
from game.text.refusal_texts import translate_file_error_cause, translate_refusal
from game.text.words import Words, read_sentences
from tests.client.challenges.test_challenge_pages import with_challenges
from tests.client.client_driver import ClientDriver
from tests.helpers.present import of_kind, present
from tests.titles.lanterns.games import chronicle_of, written_game

TOP = Path(__file__).parents[2]

BEN = records.Seat("Ben", "ai:1", "white")
CY = records.Seat("Cy", "human", "black")

ENGLISH = re.compile(r"\b(the|after|step|position|this|not|possible|is|was|numbers|allowed)\b")
SHARED = (assets_folder() / "shared",)


def raised(error: Exception) -> Exception:
    """Return the error with its traceback."""
    try:
        raise error
    except type(error) as caught:
        return caught


def kept(file: Path) -> FaultReport:
    return parse_fault_report(file.read_text(encoding="utf-8"), file.name)


def log_of(ui: ClientDriver) -> Path:
    """The report the window has kept."""
    return next((ui.app.saves_folder / "log").iterdir())


def test_a_report_tells_the_fault_and_the_version_but_no_folder(tmp_path: Path) -> None:
    fault = raised(OSError(13, "no", str(tmp_path / "game-0001.counthouse")))
    report = kept(present(write_fault_report(fault, tmp_path, "1.2.3")))
    assert dict(report.program_versions)["version"] == "1.2.3"
    assert "PermissionError" in report.error_text
    for folder in (tmp_path, Path.home(), Path(__file__).parents[2]):
        assert str(folder) not in report.error_text
    text = f"{tmp_path}/game.counthouse, {Path.home()}/x"
    assert text_without_paths(text, tmp_path) == "saves/game.counthouse, ~/x"


def test_reports_need_a_folder_but_no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobodys_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nobodys_home)
    assert write_fault_report(ValueError("x"), tmp_path / "saves", "1.2.3") is not None
    (tmp_path / "log").write_text("a file where the folder should be", encoding="utf-8")
    assert write_fault_report(ValueError("x"), tmp_path, "1.2.3") is None


@pytest.mark.parametrize("decisions", [1, 4])
def test_after_a_mistake_the_game_is_reported_and_goes_on(decisions: int, ui: ClientDriver) -> None:
    people = (SeatPlan("Annabella", "human"), SeatPlan("Benedict", "human"))
    ui.flow.games.begin_game_with_set_up(SavedSetUp(people, 3))
    ui.advance_time(0.1)
    match = ui.match
    for _ in range(decisions):
        match.send_answer(present(match.question()).seat, match.legal_moves()[0].code)
    assert ui.window.on_error(ValueError("a mistake"))
    ui.advance_time(0.1)
    ui.at(CrashScreen)
    told = " ".join(node.label for node in ui.find_all())
    assert "Traceback" not in told
    assert "a mistake" not in told
    assert ".counthouse" in told
    file = log_of(ui)
    chronicle = read_journal_bytes(kept(file).journal_bytes, file.name).chronicle
    assert present(chronicle).steps == match.chronicle.steps
    assert "a mistake" in file.read_text(encoding="utf-8")
    assert "Annabella" not in file.read_text(encoding="utf-8")
    ui.click(name="resume", wait_seconds=0.1)
    assert ui.match.is_saved


def test_a_mistake_on_the_very_page_about_mistakes_ends_the_program(ui: ClientDriver) -> None:
    assert ui.window.on_error(ValueError())
    assert not ui.window.on_error(ValueError())


def test_after_a_mistake_in_a_replay_its_game_is_in_the_report(
    ui: ClientDriver, tmp_path: Path
) -> None:
    game = written_game(tmp_path)
    ui.flow.games.replays.open_replay(game)
    ui.at(ReplayScreen)
    assert ui.window.on_error(ValueError("a mistake"))
    assert kept(log_of(ui)).journal_bytes == nameless_journal_bytes(
        chronicle_of(game), chronicle_of(game).records
    )


def test_a_player_reports_a_mistake_from_the_pause_menu(ui: ClientDriver) -> None:
    ui.play("human", "toy", wait=0.1)
    ui.table.open_menu()
    ui.advance_time(0.1)
    ui.click(name="report")
    ui.type("Ann had £3 too many")
    ui.press_keys("return")
    file = log_of(ui)
    assert any(str(file) in node.label for node in ui.find_all())
    assert any(REPORTS_ADDRESS in node.label for node in ui.find_all())
    assert kept(file).error_text == f"{PLAYER_REPORT_CAUSE}\nred had £3 too many"
    assert kept(file).journal_bytes == nameless_journal_bytes(
        ui.match.chronicle, ui.match.chronicle.records
    )
    assert not any("no description" in node.label for node in ui.find_all())


@pytest.mark.parametrize("words", ["", "  "])
def test_a_report_without_a_description_says_so_and_asks_for_one(
    words: str, ui: ClientDriver
) -> None:
    ui.play("human", "toy", wait=0.1)
    ui.table.open_menu()
    ui.advance_time(0.1)
    ui.click(name="report")
    ui.type(words)
    ui.press_keys("return")
    assert kept(log_of(ui)).error_text == f"{PLAYER_REPORT_CAUSE}\n{NO_DESCRIPTION_TEXT}"
    assert any("no description" in node.label for node in ui.find_all())


def test_a_report_that_cannot_be_written_is_told(ui: ClientDriver) -> None:
    ui.play("human", "toy")
    (ui.app.saves_folder / "log").write_text("a file in the way", encoding="utf-8")
    ui.table.open_menu()
    ui.advance_time(0.1)
    ui.click(name="report")
    ui.press_keys("return")
    assert ui.sees(label="Your report couldn’t be saved.")


def test_nothing_is_written_when_a_player_reports_nothing_after_all(ui: ClientDriver) -> None:
    ui.play("human", "toy", wait=0.1)
    ui.table.open_menu()
    ui.advance_time(0.1)
    ui.click(name="report")
    ui.press_keys("escape")
    assert not (ui.app.saves_folder / "log").exists()


def test_path_and_address_of_a_report_can_be_copied(
    ui: ClientDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []

    def put(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(file_location, "copy_text_to_clipboard", put)
    for button in ("copy-path", "copy-address"):
        ui.play("human", "toy", wait=0.1)
        ui.table.open_menu()
        ui.advance_time(0.1)
        ui.click(name="report")
        ui.press_keys("return")
        ui.click(name=button)
    logs = sorted(str(file) for file in (ui.app.saves_folder / "log").iterdir())
    assert copied == [logs[0], REPORTS_ADDRESS]


def test_the_address_for_reports_is_that_of_the_package() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["urls"]["Issues"] == REPORTS_ADDRESS
    metainfo = TOP / "tools" / "packaging" / "io.github.count_house.count-house.metainfo.xml"
    assert f'<url type="bugtracker">{REPORTS_ADDRESS}</url>' in metainfo.read_text(encoding="utf-8")


# Forged games.

Forgery = Callable[[list[records.Record]], Sequence[records.Record]]


def opened_with(**fields: object) -> Forgery:
    def forge(whole: list[records.Record]) -> Sequence[records.Record]:
        opening = of_kind(whole[0], records.Opening)
        return [replace(opening, **fields), *whole[1:]]  # type: ignore[arg-type]

    return forge


def seated(*seats: records.Seat) -> Forgery:
    return opened_with(seats=seats)


def followed_by(*after: records.Record) -> Forgery:
    return lambda before: [*before[:2], *after]


def noted(kind: str, text: str) -> Forgery:
    return followed_by(records.Note(0, kind, NOBODY, text))


def closed_early(whole: list[records.Record]) -> Sequence[records.Record]:
    steps = [each for each in whole if isinstance(each, records.Step)]
    return [*whole[:2], *steps[:1], records.Closing(1, (10**15, -5, 3), (2, 0, 1))]


def with_a_step_that_leads_elsewhere(whole: list[records.Record]) -> Sequence[records.Record]:
    return [
        replace(each, fingerprint_after=b"elsewher")
        if isinstance(each, records.Step) and each.step_number == 2
        else each
        for each in whole
    ]


FORGERIES: dict[str, Forgery] = {
    "a name with a NUL": seated(records.Seat("A\0n", "human", "red"), BEN, CY),
    "a name without width": seated(records.Seat("\ufe0f", "human", "red"), BEN, CY),
    "a name of 1000 letters": seated(records.Seat("W" * 1000, "human", "red"), BEN, CY),
    "a colour that is none": seated(records.Seat("Ann", "human", "purple"), BEN, CY),
    "a colour twice": seated(records.Seat("Ann", "human", "white"), BEN, CY),
    "an unknown player": seated(records.Seat("Ann", "ai:99", "red"), BEN, CY),
    "an unknown player to move": seated(*(replace(each, player="zz") for each in (BEN, CY))),
    "one player": seated(CY),
    "no player": seated(),
    "sixteen players": seated(*(records.Seat(f"P{at}", "human", f"c{at}") for at in range(16))),
    "a day that is none": noted(records.CHALLENGE_NOTE_KIND, "daily:zzz"),
    "the first of all days": noted(records.CHALLENGE_NOTE_KIND, "daily:0001-01-01"),
    "a day without a name": noted(records.CHALLENGE_NOTE_KIND, "daily:"),
    "a scenario that is none": noted(records.CHALLENGE_NOTE_KIND, "scenario:zzz"),
    "a note of control characters": noted("\0\x1b", "\0\x1b"),
    "a seat taken by nobody known": followed_by(
        records.Note(0, records.PLAYER_REPLACED_NOTE_KIND, 0, "ai:\0")
    ),
    "an end before the end": closed_early,
    "an end before the beginning": followed_by(records.Closing(0, (1, 2, 3), (0, 1, 2))),
    "numbers that are no position": lambda whole: (
        *whole[:1],
        records.Snapshot(0, 0, [[2**62] * 9]),
        *whole[2:],
    ),
    "a step that leads elsewhere": with_a_step_that_leads_elsewhere,
}
STRANGE_ROWS = FORGERIES["numbers that are no position"]


@pytest.fixture
def desk(app: App) -> App:
    """A desk with challenges, on a fixed day."""
    return with_challenges(app)


@pytest.fixture
def challenged(desk: App, ui: ClientDriver) -> ClientDriver:
    """A client driver at that desk."""
    return ui


def forged(folder: Path, forge: Forgery) -> Path:
    """Return a file beside a sound game: a finished game that was forged, then framed soundly."""
    chronicle = chronicle_of(written_game(folder, seed=3))
    records = forge([chronicle.opening, *chronicle.records])
    file = folder / "game-0009.counthouse"
    file.write_bytes(encode_frames(encode_record(record) for record in records))
    return file


def looked_at(ui: ClientDriver, *kinds: type) -> None:
    ui.advance_time(0.5)
    assert not isinstance(ui.screen, CrashScreen)
    assert isinstance(ui.screen, kinds or object)


@pytest.mark.thorough
@pytest.mark.parametrize("what", FORGERIES)
def test_no_forged_game_breaks_anything_or_hides_another(
    challenged: ClientDriver, what: str
) -> None:
    ui = challenged
    flow = challenged.flow
    file = forged(ui.saves.folder, FORGERIES[what])
    flow.close_all_and_show_title_page()
    ui.press_keys("r")
    looked_at(ui, SavedGamesScreen)
    assert any(node.name.startswith("watch:") for node in ui.find_all())
    flow.close_all_and_show_title_page()
    flow.contests.open_statistics()
    looked_at(ui, StatisticsScreen)
    assert flow.contests.statistics_collector.entries
    flow.contests.open_challenges()
    looked_at(ui, ChallengeScreen)
    flow.close_all_and_show_title_page()
    looked_at(ui, TitleScreen)
    for way in (flow.games.replays.open_replay, flow.games.resume_game):
        flow.close_all_and_show_title_page()
        way(file)
        looked_at(ui)
        ui.window.run_one_iteration(waits_for_events=False)


@pytest.mark.thorough
def test_a_replay_passes_over_steps_that_lead_elsewhere(ui: ClientDriver) -> None:
    ui.flow.games.replays.open_replay(
        forged(ui.saves.folder, FORGERIES["a step that leads elsewhere"])
    )
    screen = ui.at(ReplayScreen)
    for position in range(1, 4):
        screen.animate_next_stride()
        looked_at(ui, ReplayScreen)
        assert screen.playback.position == position
    for position in (9, 2):
        screen.go_to(position)
        looked_at(ui, ReplayScreen)


# In the language that is spoken.


def spoken(words: Words, language: str) -> Words:
    words.set_language(language, read_sentences(text_file_paths(SHARED, language)))
    return words


@pytest.fixture
def polish(app: App) -> Words:
    """The words of the desk, which speak Polish."""
    return spoken(app.words, "pl")


@pytest.mark.parametrize("way", ["watched", "played on"])
@pytest.mark.usefixtures("polish")
def test_a_forged_game_is_refused_in_polish(ui: ClientDriver, way: str) -> None:
    file = forged(ui.saves.folder, STRANGE_ROWS)
    if way == "watched":
        ui.flow.games.replays.open_replay(file)
    else:
        ui.flow.games.replays.begin_branch(
            present(ui.saves.read_game(file).chronicle), file.name, 0, ()
        )
    said = " ".join(ui.dialog)
    assert "po kroku 0" in said
    assert ("Wybierz plik" in said) or way == "played on"
    assert not ENGLISH.search(said)


@pytest.mark.usefixtures("polish")
def test_a_file_that_cannot_be_opened_says_why_in_polish(ui: ClientDriver) -> None:
    ui.flow.games.replays.open_replay(ui.saves.folder / "game-0404.counthouse")
    assert "nie ma takiego pliku" in " ".join(ui.dialog)


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("step 7 is not possible in this position", "krok 7 nie jest możliwy w tej pozycji"),
        (
            "the snapshot after step 3: area kea: water is 99; "
            "allowed: a whole number from 0 to 9.",
            "pozycja zapisana po kroku 3: area kea: water ma wartość 99, "
            "a musi to być liczba całkowita od 0 do 9.",
        ),
        (
            "the snapshot after step 0 is not a position of this game: "
            "it contains more than a position can hold",
            "pozycja zapisana po kroku 0 nie jest pozycją tej gry: "
            "zawiera więcej, niż zmieści się w pozycji",
        ),
        (
            "the snapshot after step 0: owner stands beside a tile; allowed: a tile or an owner.",
            "pozycja zapisana po kroku 0: owner stands beside a tile; allowed: a tile or an owner.",
        ),
    ],
)
def test_a_refusal_is_told_as_far_as_words_go(polish: Words, sentence: str, said: str) -> None:
    assert translate_refusal(polish, sentence) == said


def test_causes_of_the_disk_are_told_in_every_language(app: App, polish: Words) -> None:
    assert (
        translate_file_error_cause(polish, "No space left on device") == "na dysku nie ma miejsca"
    )
    facts: dict[str, int | str] = {"file": "game-0001.counthouse", "cause": "Input/output error"}
    assert "błąd odczytu lub zapisu" in app.reason_text(Reason("saving.failed", facts))
    assert (
        translate_file_error_cause(spoken(polish, "cs"), "Permission denied") == "přístup odepřen"
    )
    assert translate_file_error_cause(polish, "Some other mischief") == "Some other mischief"


@pytest.mark.usefixtures("polish")
def test_settings_that_cannot_be_kept_say_why_in_polish(app: App, tmp_path: Path) -> None:
    app.saves_folder = tmp_path / "plain" / "saves"
    app.saves_folder.parent.write_bytes(b"")
    app.change_settings(master=3)
    assert "część ścieżki nie jest folderem" in app.last_failure_sentence
