"""The application: connects titles, their tables, computer players and the client."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Surface
from pygame.system import get_pref_locales

from game import __version__
from game.application.computer_players import AiPlayers
from game.application.packing import (
    dress,
    key_name,
    make_box,
    make_kit,
    own_folder,
    read_words,
    typefaces,
)
from game.box.box import GameBox
from game.box.shelf import Shelf
from game.client.app import App
from game.client.flow.flow import Flow
from game.client.key_commands import COMMON
from game.client.session.fault_reports import keep_fault
from game.client.statistics.legacy_import import take_over
from game.client.stored.key_bindings import load as load_bindings
from game.client.stored.set_up import SavedSetUp, SeatPlan
from game.client.stored.settings import Settings, is_stored, load
from game.client.widgets.build_note import watch_build
from game.engine.title import Options
from game.files.folders import assets_folder, older_saves_folder, saves_folder
from game.match.computer_players import ComputerPlayers
from game.processes.notices import note
from game.program import NAME
from game.records.saves import Saves
from game.scene.audio import GROUPS, Sound
from game.scene.drawing.assets import read_ahead
from game.scene.drawing.frame import usual_size
from game.scene.window.waiting import begin as begin_sweeping
from game.scene.window.window import Window, WindowOptions
from game.tabletop.art.window_pictures import covers
from game.titles import Titles, titles, usual

if TYPE_CHECKING:
    from game.match.analysis import Analyst
    from game.scene.window.waiting import Clock

LARGEST_SEED = 10**6  # short enough to be told to somebody else
WINDOW_SIZE = (1600, 900)
ICON_SIZE = (64, 64)
ICON = "shared/images/house/count-house.svg"
USUAL_SEATS = 4


class GameOptions(Protocol):
    """A game requested on the command line."""

    @property
    def players(self) -> tuple[str, ...]:
        """Return the players in seat order, "human" or a computer player's kind."""

    @property
    def options(self) -> Options:
        """Return the set-up."""

    @property
    def seed(self) -> int:
        """Return the seed."""


def play(wanted: GameOptions | None = None, size: tuple[int, int] | None = None) -> None:
    """Open the window on the title page, or directly on the requested game.

    The window has the requested `size`, else one that suits the screen.
    """

    def begin(flow: Flow) -> None:
        if wanted is None:
            flow.choose_latest()
            flow.open_start()
            flow.online.tell_hosting()
        else:
            flow.choose(wanted.options.title)
            flow.games.play(set_up_of(wanted, flow.app))

    if wanted is None:
        read_ahead(file for name in titles() for file in covers(own_folder(name)))
    _run(begin, size)


def set_up_of(wanted: GameOptions, app: App) -> SavedSetUp:
    """Return the set-up of the game requested on the command line."""
    seats = app.named(tuple(SeatPlan("", player) for player in wanted.players))
    options = wanted.options
    expansions = options.expansions
    automa = options.automa or ()
    return SavedSetUp(
        seats,
        wanted.seed,
        expansions=expansions,
        automa=automa,
        edition=options.edition,
        pack=options.pack,
    )


def continue_last() -> None:
    """Open the window on the unfinished game that was played last."""
    _run(lambda flow: flow.games.continue_last())


def watch(file: Path) -> None:
    """Open the window on the replay of a saved game."""
    _run(lambda flow: flow.games.replays.watch(file))


def first_frame(size: tuple[int, int] = (1920, 1080)) -> None:
    """Open the window, show the title page for one frame, and close it."""
    with TemporaryDirectory() as saves:
        flow = Flow(app := make_app(Path(saves), Settings()), open_window(app, size))
        flow.open_title()
        flow.window.step(block=False)


def _run(begin: Callable[[Flow], None], size: tuple[int, int] | None = None) -> None:
    from ai.analysis.service import AnalysisService

    older = older_saves_folder()
    if older is not None:
        take_over(older, saves_folder())
    settings = load(saves_folder(), tuple(each["language"] for each in get_pref_locales()))
    players = AiPlayers()
    analyst = AnalysisService()

    def renew() -> None:
        players.renew()
        analyst.renew()

    saves = Saves(saves_folder())
    played = [saves.summary(file) for file in saves.latest_first()[:1]]
    first = played[0].title if played and played[0] is not None else ""
    app = make_app(saves.folder, settings, players, analyst, first)
    app.welcomes = not is_stored(saves_folder())
    window = open_window(app, size or usual_size(WINDOW_SIZE))
    flow = Flow(app, window)
    watch_build(app, window, renew)
    try:
        begin(flow)
        app.open_folder()
        window.call_soon(lambda: begin_sound(app.kit.sound))
        window.call_soon(lambda: _prepare(app, window))
        begin_sweeping()
        window.run()
    except Exception as fault:
        kept = keep_fault(fault, app.saves_folder, app.version, flow.chronicle)
        where = app.say("crash.log", file=kept) if kept else app.say("crash.no-log")
        raise SystemExit(f"{app.say('crash.title')}. {where}") from None
    finally:
        with suppress(Exception):  # after a fault closing may fail as well
            flow.quit()
        close_app(app)


def close_app(app: App) -> None:
    """End the app's thinking processes and its sounds."""
    app.kit.sound.close()
    app.players.close()
    if app.analyst is not None:
        app.analyst.close()


def open_window(app: App, size: tuple[int, int], clock: Clock | None = None) -> Window:
    """Return a window with the settings applied; later changes of settings apply at once."""
    settings = app.settings
    house = _house_icon(app.assets_folder)
    options = WindowOptions(
        title=NAME,
        icon=house,
        size=size,
        full_screen=settings.full_screen,
        accelerated=settings.presentation == "accelerated",
        user_scale=settings.ui_scale,
    )
    window = Window(app.kit, options, clock) if clock is not None else Window(app.kit, options)

    def told(changed: Settings) -> None:
        dress(app.words, app.box.title.name, changed)
        window.set_title(app.say("title.name"))
        window.set_user_scale(changed.ui_scale)
        window.set_full_screen(changed.full_screen)  # what it is already, unless this was chosen
        apply_volumes(app.kit.sound, changed)

    window.house = (NAME, house)
    window.set_title(app.say("title.name"))
    app.settings_told = told

    def changed_box() -> None:
        _dress_kit(app, window)
        told(app.settings)
        _prepare(app, window)

    app.box_told = changed_box
    window.on_full_screen = lambda full: app.choose(full_screen=full)
    _dress_kit(app, window)
    apply_volumes(app.kit.sound, settings)
    return window


def _house_icon(assets: Path) -> Surface | None:
    """Return the program's icon, None if it cannot be read."""
    with suppress(OSError, pygame.error):
        return pygame.image.load_sized_svg(assets / ICON, ICON_SIZE)
    return None


def _dress_kit(app: App, window: Window) -> None:
    """Use the accent colours, fonts and sounds of the open title."""
    window.accents = app.box.accents
    app.kit.lettering.use(typefaces(*sorted(app.box.letters.items())))
    app.kit.sound.prefer(own_folder(app.box.title.name) / "sounds")


def begin_sound(sound: Sound) -> None:
    """Start the music; if there is none, show a sentence that says why."""
    sound.begin()
    for sentence in sound.missing[:1]:
        note(sentence)


def apply_volumes(sound: Sound, settings: Settings) -> None:
    """Set every volume from the settings."""
    sound.set_volume("master", 0.0 if settings.is_silent else settings.master / 100)
    for group in GROUPS:
        sound.set_volume(group, getattr(settings, group) / 100)


def _prepare(app: App, window: Window) -> None:
    """Draw the first table's map in the background while the title page is shown."""
    window.set_title(app.say("title.name"), app.box.tables.card(ICON_SIZE))
    if window.screen is not None:
        app.box.tables.prepare(window.screen.stage, USUAL_SEATS)


def make_app(
    saves: Path,
    settings: Settings,
    players: ComputerPlayers | None = None,
    analyst: Analyst | None = None,
    first: str = "",
) -> App:
    """Return the app, with the box of the `first` title, or the default title, open."""
    kit = make_kit()

    def fill(name: str) -> GameBox:
        words = read_words(name)
        dress(words, name, settings)
        return make_box(name, kit, words)

    shelf = Shelf(Titles(), usual(), fill)
    box = shelf.box(first if first in shelf.titles else shelf.usual)
    commands = (*COMMON, *box.commands)
    kit.keymap.know({command.name: command.key for command in commands})
    bindings = load_bindings(saves, commands)
    kit.keymap.rebind(bindings.own)
    app = App(
        kit=kit,
        words=box.words,
        box=box,
        players=players or AiPlayers(),
        saves_folder=saves,
        assets_folder=assets_folder(),
        version=__version__,
        fresh_seed=lambda: secrets.randbelow(LARGEST_SEED),
        settings=settings,
        bindings=bindings,
        analyst=analyst,
        today=date.today,
    )
    app.shelf = shelf
    kit.keymap.name_of = lambda key: key_name(app.words, key)
    return app
