"""Every screen, read over: no line cut short or on another, none too pale, every control in reach.

One thing may be shortened, because all of it is spoken and shown elsewhere: the list of a source's
files in the credits.
"""

from pathlib import Path

import pytest

from game.client.app import App
from game.client.screenshots.gallery import PictureSet, SettingOverrides
from game.client.screenshots.pack_shots import PACK_SCREENSHOTS
from game.client.screenshots.shot_names import (
    SOLO_SETUP_SCREENSHOT,
    SOLO_TABLE_SCREENSHOT,
    all_screenshot_names,
)
from game.scene.stage.units import MIN_WINDOW_PX, PxSize
from game.titles.brass.box import SCREENSHOT_SAMPLES as PICTURES_OF_BRASS
from game.titles.tinners_trail.box import SCREENSHOT_SAMPLES
from game.titles.tinners_trail.notation.game_options import EDITION_2007
from tests.helpers.every_window import WindowAtScale, as_text, faults_in_windows
from tests.helpers.reading_over import as_it_is, faults_of, pseudo

pytestmark = pytest.mark.thorough

SLOW = pytest.mark.slow  # one more window of a kind that the gate looks at anyway
FULL_HD = (1920, 1080)
SMALL = (1280, 720)
FRAMED = (1178, 663)  # a window with its frame on a small screen
MAXIMISED = (1256, 710)  # the same, as large as it goes
LARGE = (3840, 2160)
WIDE = (2560, 1080)
LEAST = MIN_WINDOW_PX
ODD = (1000, 900)
UPRIGHT = (1080, 1920)
LAPTOP = (1366, 768)
DESK = (1600, 900)
EVERY_SIZE = (LEAST, FRAMED, SMALL, LAPTOP, DESK, FULL_HD, WIDE, ODD, UPRIGHT)
ROOMY = ("credits", "new-key", "rules", "practice", "message", "handover", "saves", "learn")

JUDGED = ("replay-judged", "replay-better")

BOTH = ("arsenic", "emigration")
ON_THE_TABLE = ("draft", "board", "extract", "invest")
PAPERS = ("board", "draft", "survey", SOLO_TABLE_SCREENSHOT)
FULL_TABLE = (*ON_THE_TABLE, "survey", SOLO_TABLE_SCREENSHOT)

EVERYWHERE = {
    "en": (
        *(WindowAtScale(size) for size in (FULL_HD, SMALL, LEAST, FRAMED, WIDE, ODD, UPRIGHT)),
        WindowAtScale(FULL_HD, 75),
        *(WindowAtScale(size, 150) for size in (LARGE, ODD)),
        *(WindowAtScale(size, 200) for size in (FULL_HD, SMALL, ODD)),
    ),
    "pl": (
        *(WindowAtScale(size) for size in (FULL_HD, SMALL, LEAST, ODD, UPRIGHT)),
        WindowAtScale(LAPTOP, 125),
        *(WindowAtScale(size, 150) for size in (SMALL, FRAMED, WIDE)),
        WindowAtScale(UPRIGHT, 200),
    ),
    "cs": (
        *(WindowAtScale(size) for size in (SMALL, UPRIGHT)),
        WindowAtScale(FRAMED, 125),
        *(WindowAtScale(size, 150) for size in (FULL_HD, DESK)),
    ),
}
"""The windows in which every screen is read over, by language."""
OTHER_LOOKS: list[tuple[PxSize, SettingOverrides]] = [
    (FULL_HD, {"ui_scale_percent": 200, "palette": "blue-yellow"}),
    (FULL_HD, {"high_contrast": True, "palette": "red-green"}),
    (FULL_HD, {"clear_text": True}),
    (ODD, {"language": "pl", "clear_text": True}),
]
EVERY_SIZE_AND_SCALE = tuple(
    WindowAtScale(size, scale) for size in EVERY_SIZE for scale in (100, 125, 150, 200)
)
CONTAINED = (
    *("settings", "keys", "new-key", "message", "play-from", "pause", "saves", "no-saves"),
    *("lessons", "statistics", "no-statistics", "friends", "packs", "pack-more"),
    *("end", "shelf", "title", "learn-menu", "handover", "crash", "journal", "chronicle"),
)
"""The pages and dialogs that are made of containers: they are right at every size and scale."""
OF_TINNERS_TRAIL = all_screenshot_names(
    [shot for shot in SCREENSHOT_SAMPLES.table_screenshots if shot.belongs_to("", ())]
)
NOT_OF_BRASS = {SOLO_TABLE_SCREENSHOT, SOLO_SETUP_SCREENSHOT, "round-summary"}
"""No automa plays Brass, and its books keep no takings of a round."""
OF_BRASS = tuple(
    name
    for name in all_screenshot_names(PICTURES_OF_BRASS.table_screenshots)
    if name not in NOT_OF_BRASS
)
OF_TILETUM = ("board", "merchant", "lesson", "coach")
"""The positions of the table that every game of the gallery comes to."""
OF_2007 = (
    *("auction", "board", "extract", "invest", "prospect", "pumps", "replay", "end"),
    *("puzzles", "puzzle-right", "puzzle-solution", "puzzle-drill"),
)
SCREENS = {
    ("tinners-trail", ""): OF_TINNERS_TRAIL,
    ("tinners-trail", EDITION_2007): OF_2007,
    ("brass", ""): OF_BRASS,
    ("tiletum", ""): OF_TILETUM,
}
"""The names of the screens that are read over, by title and edition."""


def stretch(app: App) -> None:
    """Make every sentence longer."""
    words = app.words
    words.set_language("en", pseudo({key: words.say(key) for key in words.sentence_keys()}))


def lint(
    folder: Path,
    size: PxSize,
    names: tuple[str, ...],
    wishes: SettingOverrides,
    *,
    stretched: bool = False,
    game: tuple[int, tuple[str, ...]] = (4, ()),
    edition: str = "",
) -> dict[str, list[str]]:
    """Return faults of shots by name; `game`: how many play, with what besides, which edition."""

    shots = PictureSet("lint", size, wishes, *game, picture_names=names, edition=edition)
    return faults_of(shots, folder, stretch if stretched else as_it_is)


@pytest.mark.parametrize(
    ("size", "names", "wishes"),
    [
        (FRAMED, ("title", "keys"), {"language": "cs", "ui_scale_percent": 150}),
        (SMALL, ("challenges", "scenarios", "ladder"), {"language": "pl"}),
        (SMALL, PACK_SCREENSHOTS, {"language": "pl", "ui_scale_percent": 150}),
        (FULL_HD, PACK_SCREENSHOTS, {"high_contrast": True, "ui_scale_percent": 200}),
        (SMALL, ("puzzles", "puzzle-right", "puzzle-solution"), {"language": "pl"}),
        (FULL_HD, ("settings",), {"language": "pl", "high_contrast": True}),
        (FULL_HD, JUDGED, {"language": "pl", "ui_scale_percent": 150}),
        (FRAMED, (*JUDGED, "setup"), {"language": "pl"}),
        (SMALL, JUDGED[:1], {"language": "cs"}),
        (LEAST, ("lesson-first", "replay"), {"language": "pl"}),
        (ODD, ("challenges", "rules", "rules-search"), {"ui_scale_percent": 200}),
        (UPRIGHT, ("setup-solo", "rules-search"), {"language": "pl", "ui_scale_percent": 200}),
        (FULL_HD, ("setup", "new-table", "setup-solo"), {"ui_scale_percent": 75}),
        (DESK, ("end",), {"language": "cs", "ui_scale_percent": 150}),
        (ODD, ("settings",), {"clear_text": True, "ui_scale_percent": 200}),
        (DESK, ("journal",), {}),
        (ODD, ("lesson-first",), {"language": "pl", "clear_text": True}),
        (ODD, ("puzzle", *JUDGED), {"ui_scale_percent": 200}),
        (UPRIGHT, ("title", "setup-solo", "end"), {"language": "pl", "ui_scale_percent": 150}),
    ],
    ids=str,
)
def test_a_page_is_right(
    tmp_path: Path, size: PxSize, names: tuple[str, ...], wishes: SettingOverrides
) -> None:
    assert lint(tmp_path, size, names, wishes) == {}


@pytest.mark.parametrize(
    ("size", "names", "wishes"),
    [
        (FRAMED, CONTAINED[:6], {"language": "pl", "ui_scale_percent": 200}),
        (LAPTOP, CONTAINED[6:], {"language": "cs", "ui_scale_percent": 150}),
        (UPRIGHT, CONTAINED[6:], {"language": "pl", "ui_scale_percent": 200}),
    ],
    ids=str,
)
def test_pages_of_containers_are_right_at_every_size_and_scale(
    tmp_path: Path, size: PxSize, names: tuple[str, ...], wishes: SettingOverrides
) -> None:
    assert lint(tmp_path, size, names, wishes) == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pl", "cs", "stretched"])
def test_pages_of_containers_have_room_for_every_language(tmp_path: Path, language: str) -> None:
    is_stretched = language == "stretched"
    # no column of keys or of a menu is as wide as the words of a language that nobody speaks
    names = tuple(name for name in CONTAINED if not (is_stretched and name in ("keys", "title")))
    shots = PictureSet(
        "lint", FULL_HD, {"language": "en" if is_stretched else language}, picture_names=names
    )
    prepare = stretch if is_stretched else as_it_is
    faults = faults_in_windows(shots, EVERY_SIZE_AND_SCALE, tmp_path, prepare)
    assert not faults, as_text(faults)


@pytest.mark.parametrize(
    ("size", "language", "game"),
    [
        (FRAMED, "pl", (5, BOTH)),
        (SMALL, "en", (4, ("emigration",))),
        (WIDE, "cs", (2, BOTH)),
        pytest.param(ODD, "cs", (5, ("emigration",)), marks=SLOW),
        (SMALL, "en", (2, ("arsenic",))),
    ],
    ids=str,
)
def test_a_table_with_expansions_is_right(
    tmp_path: Path, size: PxSize, language: str, game: tuple[int, tuple[str, ...]]
) -> None:
    assert lint(tmp_path, size, ON_THE_TABLE, {"language": language}, game=game) == {}


def test_sheets_of_two_are_right_in_large_letters_in_a_maximised_small_window(
    tmp_path: Path,
) -> None:
    wishes: SettingOverrides = {"language": "pl", "ui_scale_percent": 150}
    names = ("draft", "survey", "auction")
    assert lint(tmp_path, MAXIMISED, names, wishes, game=(2, BOTH)) == {}


@pytest.mark.parametrize(("size", "scale", "language"), [(FRAMED, 150, "pl"), (ODD, 100, "cs")])
def test_papers_and_sheets_of_a_full_table_are_right(
    tmp_path: Path, size: PxSize, scale: int, language: str
) -> None:
    wishes: SettingOverrides = {"language": language, "ui_scale_percent": scale}
    assert lint(tmp_path, size, PAPERS, wishes, game=(5, BOTH)) == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_papers_and_sheets_of_a_full_table_are_right_at_every_size_and_scale(
    tmp_path: Path, language: str
) -> None:
    shots = PictureSet("lint", FULL_HD, {"language": language}, 5, BOTH, picture_names=FULL_TABLE)
    faults = faults_in_windows(shots, EVERY_SIZE_AND_SCALE, tmp_path)
    assert not faults, as_text(faults)


@pytest.mark.parametrize(
    ("size", "wishes"),
    [
        (SMALL, {"language": "pl"}),
        (SMALL, {"language": "cs", "ui_scale_percent": 150, "high_contrast": True}),
    ],
    ids=str,
)
def test_the_table_of_2007_is_right(tmp_path: Path, size: PxSize, wishes: SettingOverrides) -> None:
    assert lint(tmp_path, size, OF_2007, wishes, edition=EDITION_2007) == {}


@pytest.mark.parametrize(
    ("size", "wishes"),
    [
        (LEAST, {"language": "pl"}),
        (FRAMED, {}),
        (DESK, {"language": "cs", "ui_scale_percent": 150}),
    ],
    ids=str,
)
def test_the_controls_of_a_bid_can_be_hit_on_a_small_bill(
    tmp_path: Path, size: PxSize, wishes: SettingOverrides
) -> None:
    assert lint(tmp_path, size, ("puzzle-drill",), wishes, edition=EDITION_2007) == {}


@pytest.mark.parametrize(
    ("size", "names", "wishes"),
    [
        (LEAST, ("board", "deed", "replay"), {"language": "pl"}),
        (ODD, ("look-back", "controller", "build"), {}),
        (UPRIGHT, ("look-back", "controller", "build"), {"language": "cs"}),
        (FULL_HD, ("journal",), {"language": "pl"}),
        (ODD, JUDGED, {"language": "pl", "clear_text": True}),
        (DESK, ("develop", "loan", "replay"), {"language": "cs", "ui_scale_percent": 150}),
    ],
    ids=str,
)
def test_the_table_of_brass_is_right(
    tmp_path: Path, size: PxSize, names: tuple[str, ...], wishes: SettingOverrides
) -> None:
    shots = PictureSet("lint", size, wishes, picture_names=names, title="brass")
    assert faults_of(shots, tmp_path) == {}


@pytest.mark.parametrize(
    ("size", "wishes"),
    [
        (LEAST, {"language": "pl"}),
        (SMALL, {}),
        (FRAMED, {"language": "pl", "ui_scale_percent": 150}),
        (ODD, {"language": "cs"}),
    ],
    ids=str,
)
def test_the_table_of_tiletum_is_right(
    tmp_path: Path, size: PxSize, wishes: SettingOverrides
) -> None:
    shots = PictureSet("lint", size, wishes, picture_names=OF_TILETUM, title="tiletum")
    assert faults_of(shots, tmp_path) == {}


@pytest.mark.slow
@pytest.mark.parametrize("language", EVERYWHERE)
@pytest.mark.parametrize(("title", "edition"), SCREENS)
def test_every_screen_is_right_in_every_size_scale_and_language(
    tmp_path: Path, title: str, edition: str, language: str
) -> None:
    names = SCREENS[title, edition]
    shots = PictureSet(
        "lint", FULL_HD, {"language": language}, picture_names=names, title=title, edition=edition
    )
    faults = faults_in_windows(shots, EVERYWHERE[language], tmp_path)
    assert not faults, as_text(faults)


@pytest.mark.slow
@pytest.mark.parametrize(("title", "edition"), SCREENS)
@pytest.mark.parametrize(("size", "wishes"), OTHER_LOOKS, ids=str)
def test_every_screen_is_right_in_every_look(
    tmp_path: Path, size: PxSize, wishes: SettingOverrides, title: str, edition: str
) -> None:
    names = SCREENS[title, edition]
    shots = PictureSet("lint", size, wishes, picture_names=names, title=title, edition=edition)
    assert faults_of(shots, tmp_path) == {}


@pytest.mark.parametrize(
    ("size", "names"),
    [
        (SMALL, ("learn-menu", "settings", "packs", "challenges")),
        (LEAST, ("shelf",)),
        pytest.param(
            FULL_HD,
            ("settings", "keys", "pause", "described", "end", "crash", *ROOMY),
            marks=SLOW,
        ),
    ],
    ids=str,
)
def test_pages_have_room_for_a_longer_language(
    tmp_path: Path, size: PxSize, names: tuple[str, ...]
) -> None:
    assert lint(tmp_path, size, names, {}, stretched=True) == {}


@pytest.mark.parametrize(
    ("size", "names", "wishes"),
    [
        (FRAMED, ("learn-menu", "pack-board"), {"language": "pl"}),
        (SMALL, ("learn-menu", "setup"), {"ui_scale_percent": 200}),
        (FULL_HD, ("handover",), {"ui_scale_percent": 75}),
        (ODD, ("lesson-first", "lesson", "rules-search"), {"ui_scale_percent": 200}),
    ],
    ids=str,
)
def test_a_page_of_brass_is_right(
    tmp_path: Path, size: PxSize, names: tuple[str, ...], wishes: SettingOverrides
) -> None:
    shots = PictureSet("lint", size, wishes, picture_names=names, title="brass")
    assert faults_of(shots, tmp_path) == {}


@pytest.mark.parametrize(
    ("title", "edition", "wishes"),
    [
        ("tinners-trail", EDITION_2007, {"language": "pl"}),
        ("brass", "", {"language": "cs"}),
        ("brass", "", {"language": "pl"}),
        ("tiletum", "", {"language": "pl", "ui_scale_percent": 150}),
    ],
    ids=str,
)
def test_the_editor_of_packs_is_right_in_every_title(
    tmp_path: Path, title: str, edition: str, wishes: SettingOverrides
) -> None:
    shots = PictureSet(
        "lint", SMALL, wishes, picture_names=PACK_SCREENSHOTS, title=title, edition=edition
    )
    assert faults_of(shots, tmp_path, as_it_is) == {}
