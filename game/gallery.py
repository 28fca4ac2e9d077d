"""Pictures of the screens: single ones, or the whole gallery; no window on any display."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from game.client.kept.settings import Settings
from game.client.photography.gallery import Exhibition, read_gallery
from game.client.photography.table_shot import TableShot
from game.places import assets_folder

if TYPE_CHECKING:
    from game.client.desk import Desk
    from game.match.analysis import Analyst
    from game.scene.stage import Stage

SEED = 48213
DAY = date(2026, 3, 5)
TABLE_SHOTS = (
    TableShot("draft", "discard"),
    TableShot("survey", "survey", lead="build", round=1),
    TableShot("auction", "bid", lead="build", round=1),
    TableShot("card", "play", lead="build", round=1),
    TableShot("pumps", "pump", lead="pumps", round=2),
    TableShot("board", "extract", round=2),
    TableShot("extract", "extract", round=2, keys=("e",), place=True),
    TableShot("peek", "peek", lead="pass", round=2),
    TableShot("invest", "invest", round=2),
)
STILL = Settings(own_speed="instant", computer_speed="instant")
Seen = Callable[[str, "Stage"], None]


def exhibitions() -> tuple[Exhibition, ...]:
    """Return the gallery that belongs to the game."""
    return read_gallery(assets_folder() / "tinners_trail" / "gallery.toml")


def show_gallery(folder: Path, told: Callable[[str], None]) -> None:
    """Write every exhibition into a folder of its own; `told` hears how far it is."""
    gallery = exhibitions()
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
    from game.client.photography.shots import Studio, check_names, take_shots
    from game.scene.clock import FakeClock

    check_names(exhibition.shots, TABLE_SHOTS)
    players = app.PromptPlayers()
    with TemporaryDirectory() as saves:
        settings = STILL.changed(**exhibition.wishes)
        analyst = _analyst() if judged else None
        desk = app.make_desk(Path(saves), settings, players, analyst)
        desk.fresh_seed = lambda: SEED
        desk.today = lambda: DAY
        prepare(desk)
        window = app.open_window(desk, exhibition.size, FakeClock())
        flow = Flow(desk, window)
        studio = Studio(
            desk,
            window,
            flow,
            players.choose,
            TABLE_SHOTS,
            seen,
            exhibition.seats,
            exhibition.expansions,
        )
        try:
            return take_shots(studio, folder, exhibition.shots)
        finally:
            flow.quit()


def _analyst() -> Analyst:
    from ai.analysis.prompt_analyst import PromptAnalyst

    return PromptAnalyst()
