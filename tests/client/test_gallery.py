"""The gallery lists every state of the screens that matters."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path

import pytest

from game.application.gallery import (
    load_picture_sets_of_title_or_default,
    write_all_picture_sets,
    write_picture_set,
)
from game.cli import main
from game.client.screens.end import EndScreen
from game.client.screens.table import TableScreen
from game.client.screenshots.gallery import PictureSet, read_picture_sets
from game.client.screenshots.shot_names import all_screenshot_names
from game.client.screenshots.shots import _Photographer
from game.client.stored.settings import ALLOWED_VALUES_BY_SETTING, UI_SCALE_PERCENTS, Settings
from game.engine.reasons import Unreadable
from game.scene.testing.ui_driver import UiDriver
from game.table_protocol import PersonalQuestion
from game.text.languages import BASE_LANGUAGE, text_file_paths
from game.titles import title_names
from game.titles.tinners_trail.box import SCREENSHOT_SAMPLES
from game.titles.tinners_trail.title import TrailTitle
from tests.helpers.judged_once import judged_once
from tests.helpers.reading_over import no_file
from tests.tabletop.shelf import lanterns

pytestmark = pytest.mark.thorough

__all__ = ["lanterns"]

GALLERY = load_picture_sets_of_title_or_default()
NAMES = set(all_screenshot_names(SCREENSHOT_SAMPLES.table_screenshots))


def test_every_picture_of_the_gallery_can_be_taken_and_every_wish_is_a_setting() -> None:
    for one in GALLERY:
        assert set(one.picture_names) <= NAMES
        assert set(one.golden_picture_names) <= (set(one.picture_names) or NAMES)
        assert all(
            getattr(Settings().with_changes(**one.setting_overrides), name) == value
            for name, value in one.setting_overrides.items()
        )


def test_every_language_look_expansion_and_number_of_seats_is_in_the_gallery() -> None:
    for choice in ("language", "palette"):
        usual = getattr(Settings(), choice)
        assert {one.setting_overrides.get(choice, usual) for one in GALLERY} >= set(
            ALLOWED_VALUES_BY_SETTING[choice]
        )
    assert {one.setting_overrides.get("ui_scale_percent", 100) for one in GALLERY} >= {
        UI_SCALE_PERCENTS[0],
        UI_SCALE_PERCENTS[-1],
    }
    shelf = TrailTitle()
    assert {one.seat_count for one in GALLERY} == set(shelf.seats)
    assert {name for one in GALLERY for name in one.expansions} == set(shelf.expansions)


def gallery_games() -> list[PictureSet]:
    """Every different game of the galleries of all titles, with all that is pictured of it."""
    games: dict[str, PictureSet] = {}
    for one in chain.from_iterable(map(load_picture_sets_of_title_or_default, title_names())):
        name = "-".join((one.title, one.edition or "usual", str(one.seat_count), *one.expansions))
        plain = replace(one, name=name, size_px=(1280, 720), setting_overrides={})
        shots = (
            ()
            if () in (one.picture_names, games.get(name, one).picture_names)
            else one.picture_names
        )
        if shots:
            shots = tuple(dict.fromkeys((*games.get(name, one).picture_names, *shots)))
        games[name] = replace(plain, picture_names=shots)
    return list(games.values())


@pytest.mark.parametrize("game", gallery_games(), ids=lambda game: game.name)
def test_every_scene_that_a_gallery_names_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: PictureSet
) -> None:
    monkeypatch.setattr(UiDriver, "save_screenshot", no_file)
    missed: list[str] = []
    with judged_once():
        write_picture_set(game, tmp_path, on_screenshot_missed=missed.append)
    assert missed == []


@pytest.mark.parametrize("text", ["[one]\n", "one = 1\n", "[one\n", "[one]\nsize = 3\n"])
def test_a_file_that_is_no_gallery_is_refused_in_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "gallery.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable, match=r"gallery.toml is not a list of exhibitions .* allowed: "):
        read_picture_sets(file)


@pytest.mark.usefixtures("lanterns")
def test_a_title_without_art_or_lessons_is_pictured_as_far_as_it_goes(tmp_path: Path) -> None:
    pages = ("title", "setup", "challenges", "lessons", "keys", "new-key", "rules", "no-statistics")
    taken = write_picture_set(PictureSet("plain", (1280, 720), picture_names=pages), tmp_path)
    assert [file.stem for file in taken] == ["title", "setup", "no-statistics", "rules", "keys"]


def test_without_its_words_a_title_is_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def has_program_accents(folders: Sequence[Path], language: str) -> tuple[Path, ...]:
        kept = [each for each in folders if language == BASE_LANGUAGE or each.name == "shared"]
        return text_file_paths(kept, language)

    monkeypatch.setattr("game.application.box_factory.text_file_paths", has_program_accents)
    pages = ("title", "setup", "rules", "message")
    taken = write_picture_set(
        PictureSet("x", (1280, 720), {"language": "pl"}, picture_names=pages), tmp_path
    )
    assert {file.stem for file in taken} == set(pages)


def test_a_game_ends_with_its_last_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[EndScreen] = []
    monkeypatch.setattr(EndScreen, "on_enter", ended.append)
    taken = write_picture_set(
        PictureSet("x", (640, 360), picture_names=("auction", "board")),
        tmp_path,
        with_judged_games=False,
    )
    assert {file.stem for file in taken} == {"auction", "board"}
    assert ended == []


@pytest.mark.parametrize("name", ["survey", "card"])
def test_a_question_that_only_some_openings_lead_to_is_pictured(tmp_path: Path, name: str) -> None:
    taken = write_picture_set(
        PictureSet("x", (640, 360), picture_names=(name,)), tmp_path, with_judged_games=False
    )
    assert [file.stem for file in taken] == [name]


def test_a_question_that_ends_while_it_is_pictured_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[PersonalQuestion] = []
    pictured = _Photographer.take_hint_and_chance_screenshots

    def take_and_end(
        photographer: _Photographer, screen: TableScreen, question: PersonalQuestion
    ) -> None:
        pictured(photographer, screen, question)
        if not ended and any(move.kind == "build" for move in question.moves):
            ended.append(question)
            screen.prompt_controller.clear_question()

    monkeypatch.setattr(_Photographer, "take_hint_and_chance_screenshots", take_and_end)
    taken = write_picture_set(
        PictureSet("x", (640, 360), picture_names=("survey",)), tmp_path, with_judged_games=False
    )
    assert ended
    assert [file.stem for file in taken] == ["survey"]


def test_a_scene_that_nothing_leads_to_is_told_though_none_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "game.client.screenshots.shots.reachable_screenshot_names", lambda *_: ("title", "solo")
    )
    assert main(f"shots {tmp_path} --title brass --size 1000x600".split()) == 1
    assert "Not taken: solo." in capsys.readouterr().err


def test_a_picture_that_nothing_leads_to_is_told_and_no_success(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = f"shots {tmp_path} --title brass --size 1000x600 --only title,solo"
    assert main(asked.split()) == 1
    assert (tmp_path / "title.png").exists()
    assert (
        "Not taken: solo. Nothing in this title and edition leads there." in capsys.readouterr().err
    )


def test_only_some_pictures_of_the_gallery_are_taken(tmp_path: Path) -> None:
    lines: list[str] = []
    gallery = load_picture_sets_of_title_or_default("brass")
    with_title = [one for one in gallery if not one.picture_names or "title" in one.picture_names]
    assert not write_all_picture_sets(tmp_path, lines.append, "brass", ("title",))
    assert sorted(file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.png")) == (
        sorted(f"{one.name}/title.png" for one in with_title)
    )
    assert len(lines) == len(with_title)
