"""Pictures of the screens: single ones, or the whole gallery; no window on any display."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from game.client.photography.gallery import Exhibition, read_gallery
from game.client.stored.settings import Settings
from game.packing import own_folder
from game.titles import usual

if TYPE_CHECKING:
    from game.client.app_context import Desk
    from game.match.analysis import Analyst
    from game.scene.stage.stage import Stage

SEED = 48213
DAY = date(2026, 3, 5)
STILL = Settings(own_speed="instant", computer_speed="instant")
Seen = Callable[[str, "Stage"], None]


def exhibitions(title: str = "") -> tuple[Exhibition, ...]:
    """Return the gallery of a title, the usual one without a name."""
    gallery = read_gallery(own_folder(title or usual()) / "gallery.toml")
    return tuple(replace(one, title=title) for one in gallery)


def show_gallery(folder: Path, told: Callable[[str], None], title: str = "") -> None:
    """Write every exhibition into a folder of its own; `told` hears how far it is."""
    gallery = exhibitions(title)
    for number, exhibition in enumerate(gallery, 1):
        taken = exhibit(exhibition, folder / exhibition.name)
        told(f"{number} of {len(gallery)}: {exhibition.name}, {len(taken)} pictures")


def exhibit(
    exhibition: Exhibition,
    folder: Path,
    seen: Seen = lambda name, stage: None,
    prepare: Callable[[Desk], None] = lambda desk: None,
    *,
    judged: bool = True,
) -> list[Path]:
    """Write the pictures of one exhibition and return the files; Unreadable for a name.

    `seen` looks at every scene, `prepare` may change the desk before anything is drawn. Without
    `judged` nobody analyses the game, so that no picture depends on how well anybody searches.
    """
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game import app
    from game.client.flow import Flow
    from game.client.photography.shots import ShotStudio, check_names, take_shots
    from game.players import PromptPlayers
    from game.scene.window.waiting import FakeClock

    players = PromptPlayers()
    with TemporaryDirectory() as saves:
        settings = STILL.changed(**exhibition.wishes)
        analyst = _analyst() if judged else None
        desk = app.make_desk(Path(saves), settings, players, analyst)
        desk.fresh_seed = lambda: SEED
        desk.today = lambda: DAY
        desk.take(exhibition.title or desk.shelf.usual, exhibition.edition)
        check_names(exhibition.shots, desk.box.pictures.table)
        prepare(desk)
        window = app.open_window(desk, exhibition.size, FakeClock())
        flow = Flow(desk, window)
        studio = ShotStudio(
            desk,
            window,
            flow,
            players.choose,
            seen,
            exhibition.seats,
            exhibition.expansions,
            exhibition.edition,
        )
        try:
            return take_shots(studio, folder, exhibition.shots)
        finally:
            flow.quit()


def _analyst() -> Analyst:
    from ai.analysis.prompt_analyst import PromptAnalyst

    return PromptAnalyst()
