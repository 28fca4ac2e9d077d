"""The application: wires titles, drawing rooms, computer players and the client together."""

from __future__ import annotations

import gc
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from game import __version__
from game.client.box import Box, Chair, ComputerPlayer, ComputerPlayers
from game.client.desk import Desk
from game.client.flow import Flow
from game.client.set_up import SeatPlan, SetUp
from game.client.settings import Settings, load
from game.engine.options import Options
from game.places import assets_folder, saves_folder
from game.scene.assets import Assets
from game.scene.kit import Kit
from game.scene.lettering import Lettering, Typefaces
from game.scene.sound import Sound
from game.scene.window import Window, WindowOptions
from game.titles import title, titles
from game.words import Words

if TYPE_CHECKING:
    from game.scene.clock import Clock

LARGEST_SEED = 10**6  # short enough to be told to somebody else
WINDOW_SIZE = (1600, 900)
FACES = {
    "title": "IMFellEnglish-Regular.ttf",
    "italic": "IMFellEnglish-Italic.ttf",
    "head": "IMFellEnglishSC-Regular.ttf",
    "text": "AlegreyaSans-Medium.ttf",
    "bold": "AlegreyaSans-Bold.ttf",
    "heavy": "AlegreyaSans-ExtraBold.ttf",
}


class Wanted(Protocol):
    """A game somebody asked for on the command line."""

    @property
    def players(self) -> tuple[str, ...]:
        """Return the players in seat order, "human" or a computer player's kind."""

    @property
    def seed(self) -> int:
        """Return the seed."""


def play(wanted: Wanted | None = None) -> None:
    """Open the window on the title page, or at once on the game that is wanted."""

    def begin(flow: Flow) -> None:
        if wanted is None:
            flow.open_title()
        else:
            names = flow.desk.box.player_names
            seats = zip(names, wanted.players, strict=False)
            flow.play(SetUp(tuple(SeatPlan(*seat) for seat in seats), wanted.seed))

    _run(begin)


def continue_last() -> None:
    """Open the window on the unfinished game that was played last."""
    _run(lambda flow: flow.continue_last())


def watch(file: Path) -> None:
    """Open the window on the replay of a saved game."""
    _run(lambda flow: flow.watch(file))


def _run(begin: Callable[[Flow], None]) -> None:
    desk = make_desk(saves_folder(), load(saves_folder()))
    window = open_window(desk)
    flow = Flow(desk, window)
    begin(flow)
    gc.collect()
    gc.freeze()  # what is loaded now stays for good: no collection looks at it again
    try:
        window.run()
    finally:
        flow.quit()
        desk.players.close()


def open_window(
    desk: Desk, size: tuple[int, int] = WINDOW_SIZE, clock: Clock | None = None
) -> Window:
    """Return a window as the settings want it; settings changed later act on it at once."""
    settings = desk.settings
    options = WindowOptions(
        title=desk.say("title.name"),
        size=size,
        full_screen=settings.full_screen,
        accelerated=settings.presentation == "accelerated",
        user_scale=settings.ui_scale,
    )
    window = Window(desk.kit, options, clock) if clock is not None else Window(desk.kit, options)

    def told(changed: Settings) -> None:
        window.set_user_scale(changed.ui_scale)
        window.set_full_screen(changed.full_screen)
        apply_volumes(desk.kit.sound, changed)

    desk.settings_told = told
    apply_volumes(desk.kit.sound, settings)
    return window


def apply_volumes(sound: Sound, settings: Settings) -> None:
    """Set every loudness as chosen."""
    for group in ("master", "effects", "music", "ambience"):
        sound.set_volume(group, getattr(settings, group) / 100)


def make_desk(saves: Path, settings: Settings, players: ComputerPlayers | None = None) -> Desk:
    """Return everything the screens work with, for the first title on the shelf."""
    name = titles()[0]
    kit = make_kit()
    words = read_words(name)
    return Desk(
        kit=kit,
        words=words,
        box=make_box(name, kit, words),
        players=players or CrewPlayers(),
        saves_folder=saves,
        assets_folder=assets_folder(),
        version=__version__,
        fresh_seed=lambda: secrets.randbelow(LARGEST_SEED),
        settings=settings,
    )


def make_kit() -> Kit:
    """Return letters, pictures and sounds from the assets."""
    assets = assets_folder()
    fonts = assets / "shared" / "fonts"
    faces = Typefaces({face: fonts / file for face, file in FACES.items()})
    return Kit(Lettering(faces), Assets(assets), Sound(assets / "shared" / "sounds"))


def read_words(name: str) -> Words:
    """Return the words of the screens and of the title."""
    folders = (assets_folder() / "shared", assets_folder() / folder_of(name))
    files = [file for folder in folders for file in sorted((folder / "words").glob("*.toml"))]
    return Words(*files)


def folder_of(name: str) -> str:
    """Return the folder of a title's assets."""
    return name.replace("-", "_")


def make_box(name: str, kit: Kit, words: Words) -> Box:
    """Return a title with its drawing room."""
    shelf = title(name)
    most = max(shelf.seats)
    colours = shelf.game(Options(name, most, shelf.editions[0])).colours
    from game.titles.tinners_trail.table.books import TrailBooks
    from game.titles.tinners_trail.table.room import TrailRoom
    from game.titles.tinners_trail.table.stationery import TrailStationery

    stationery = TrailStationery(assets_folder())
    room = TrailRoom(kit, words)
    names = tuple(words.say(f"seat-name.{place}") for place in range(1, most + 1))
    return Box(shelf, room, stationery, TrailBooks(), names, colours)


class CrewPlayers:
    """The crew of computer players behind the client's protocol."""

    def __init__(self) -> None:
        """Start nothing: the thinking process starts with the first question."""
        from ai.crew import Crew

        self._crew = Crew()

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of players, from weakest to strongest."""
        return self._crew.kinds

    def sit_down(self, chair: Chair) -> ComputerPlayer:
        """Return a player for a seat."""
        from ai.crew import Place

        place = Place(chair.options, chair.kind, chair.seat, chair.seed, chair.wake)
        return self._crew.sit_down(place)

    def close(self) -> None:
        """End the thinking process."""
        self._crew.close()
