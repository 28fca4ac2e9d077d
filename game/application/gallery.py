"""Pictures of screens: single ones, or the whole gallery, drawn without a window."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from game.application.box_factory import title_asset_folder
from game.client.screenshots.gallery import PictureSet, read_picture_sets
from game.client.stored.settings import Settings
from game.titles import default_title_name

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.screenshots.shot_context import ScreenshotContext
    from game.match.analysis import Analyst
    from game.scene.stage.stage import Stage

GALLERY_SEED = 48213
GALLERY_DAY = date(2026, 3, 5)
INSTANT_SPEED_SETTINGS = Settings(own_speed="instant", computer_speed="instant")
ScreenshotListener = Callable[[str, "Stage"], None]
MissedListener = Callable[[str], None]


def load_picture_sets_of_title_or_default(title: str = "") -> tuple[PictureSet, ...]:
    """Return the picture sets of a title, read from its gallery file; an empty `title` means the
    default title."""
    gallery = read_picture_sets(title_asset_folder(title or default_title_name()) / "gallery.toml")
    return tuple(replace(one, title=title) for one in gallery)


def picture_set_with_only(picture_set: PictureSet, only_names: Sequence[str]) -> PictureSet | None:
    """Return the set with only those of its pictures that are named in `only_names`, None if there
    are none. If the set has no list of names, which means every picture, it gets all of
    `only_names`."""
    kept = tuple(
        name
        for name in only_names
        if name in picture_set.picture_names or not picture_set.picture_names
    )
    return replace(picture_set, picture_names=kept) if kept else None


def write_all_picture_sets(
    folder: Path,
    print_line: Callable[[str], None],
    title: str = "",
    only_names: Sequence[str] = (),
) -> list[str]:
    """Write each picture set of a title into a subfolder of `folder`, and call `print_line` with a
    line about its progress. Return "SET/NAME" for every picture that was not reached.

    If `only_names` is not empty, only the pictures with these names are taken.
    """
    gallery = load_picture_sets_of_title_or_default(title)
    if only_names:
        gallery = tuple(filter(None, (picture_set_with_only(one, only_names) for one in gallery)))
    missing: list[str] = []
    for number, picture_set in enumerate(gallery, 1):
        missed_names: list[str] = []
        taken = write_picture_set(
            picture_set, folder / picture_set.name, on_screenshot_missed=missed_names.append
        )
        missing += [f"{picture_set.name}/{name}" for name in missed_names]
        print_line(f"{number} of {len(gallery)}: {picture_set.name}, {len(taken)} pictures")
    return missing


def write_picture_set(
    picture_set: PictureSet,
    folder: Path,
    on_screenshot_taken: ScreenshotListener = lambda name, stage: None,
    prepare: Callable[[App], None] = lambda app: None,
    *,
    on_screenshot_missed: MissedListener = lambda name: None,
    with_judged_games: bool = True,
) -> list[Path]:
    """Write the pictures of one set into a folder and return their files; raises Unreadable for an
    unknown picture name.

    `on_screenshot_taken` is called with the name and the stage of every screen,
    `on_screenshot_missed` with the name of every wanted picture that was not reached, and `prepare`
    may change the app before anything is drawn. If `with_judged_games` is False no game is
    analysed, so that the pictures do not depend on the strength of the search.
    """
    from game.client.screenshots.shots import take_screenshots

    with screenshot_context(
        picture_set,
        on_screenshot_taken,
        prepare,
        on_screenshot_missed=on_screenshot_missed,
        with_judged_games=with_judged_games,
    ) as context:
        return take_screenshots(context, folder, picture_set.picture_names)


@contextmanager
def screenshot_context(
    picture_set: PictureSet,
    on_screenshot_taken: ScreenshotListener = lambda name, stage: None,
    prepare: Callable[[App], None] = lambda app: None,
    *,
    on_screenshot_missed: MissedListener = lambda name: None,
    with_judged_games: bool = False,
) -> Iterator[ScreenshotContext]:
    """Yield the context for taking a set's pictures: an app with instant computer players and an
    invisible window whose clock stands still.

    The parameters are those of `write_picture_set`; raises Unreadable for an unknown picture
    name.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.application.app_factory import make_app
    from game.application.app_window import open_window
    from game.application.computer_players import InstantPlayers
    from game.client.flow.flow import Flow
    from game.client.screenshots.shot_context import ScreenshotContext
    from game.client.screenshots.shot_names import check_screenshot_names
    from game.scene.window.clock_and_events import FakeClock

    players = InstantPlayers()
    with TemporaryDirectory() as saves:
        settings = INSTANT_SPEED_SETTINGS.with_changes(**picture_set.setting_overrides)
        analyst = _make_instant_analyst() if with_judged_games else None
        app = make_app(Path(saves), settings, players, analyst)
        app.make_seed = lambda: GALLERY_SEED
        app.today = lambda: GALLERY_DAY
        app.open_box_and_tell_if_title_changed(
            picture_set.title or app.shelf.default_title, picture_set.edition
        )
        check_screenshot_names(
            picture_set.picture_names, app.box.screenshot_samples.table_screenshots
        )
        prepare(app)
        window = open_window(app, picture_set.size_px, FakeClock())
        flow = Flow(app, window)
        context = ScreenshotContext(
            app,
            window,
            flow,
            players.choose,
            on_screenshot_taken,
            on_screenshot_missed,
            picture_set.seat_count,
            picture_set.expansions,
            picture_set.edition,
        )
        try:
            yield context
        finally:
            flow.quit()


def _make_instant_analyst() -> Analyst:
    from ai.analysis.instant_analyst import InstantAnalyst

    return InstantAnalyst()
