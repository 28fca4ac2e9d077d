"""The application: wires titles, drawing rooms, computer players and the client together."""

from __future__ import annotations

import gc
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from tomllib import TOMLDecodeError
from typing import TYPE_CHECKING, Protocol

from pygame.system import get_pref_locales

from game import __version__
from game.client.automa import Automa
from game.client.box import Box, Chair, ComputerPlayer, ComputerPlayers
from game.client.desk import Desk
from game.client.flow import Flow
from game.client.set_up import SeatPlan, SetUp
from game.client.settings import Settings, load
from game.client.table_shot import TableShot
from game.engine.options import Options
from game.engine.title import Game
from game.languages import BASE, word_files
from game.places import assets_folder, saves_folder
from game.records.codec import unpack_rows
from game.records.record import AUTOMA
from game.scene.assets import Assets
from game.scene.kit import Kit
from game.scene.lettering import Lettering, Typefaces
from game.scene.look import wear
from game.scene.sound import Sound
from game.scene.window import Window, WindowOptions
from game.titles import title, titles
from game.words import Words, read_sentences

if TYPE_CHECKING:
    from ai.player import Player
    from game.client.box import Answer
    from game.room import Question
    from game.scene.clock import Clock

TABLE_SHOTS = (
    TableShot("draft", "discard"),
    TableShot("survey", "survey", lead="build", round=1),
    TableShot("auction", "bid", lead="build", round=1),
    TableShot("card", "play", lead="build", round=1),
    TableShot("pumps", "pump", lead="pumps", round=2),
    TableShot("board", "extract", round=2),
    TableShot("extract", "extract", round=2, keys=("e", "return")),
    TableShot("peek", "peek", lead="pass", round=2),
    TableShot("invest", "invest", round=2),
)
SHOTS_SEED = 48213
PROMPT_KIND = "greedy"
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
    def options(self) -> Options:
        """Return the set-up."""

    @property
    def seed(self) -> int:
        """Return the seed."""


def play(wanted: Wanted | None = None) -> None:
    """Open the window on the title page, or at once on the game that is wanted."""

    def begin(flow: Flow) -> None:
        if wanted is None:
            flow.open_title()
        else:
            flow.play(set_up_of(wanted, flow.desk))

    _run(begin)


def set_up_of(wanted: Wanted, desk: Desk) -> SetUp:
    """Return the set-up somebody asked for on the command line."""
    names = iter(desk.box.player_names)
    seats = tuple(
        SeatPlan(desk.say("automa.name") if player == AUTOMA else next(names), player)
        for player in wanted.players
    )
    options = wanted.options
    expansions, automa = options.expansions, options.wallace or ()
    return SetUp(seats, wanted.seed, expansions=expansions, automa=automa)


def continue_last() -> None:
    """Open the window on the unfinished game that was played last."""
    _run(lambda flow: flow.continue_last())


def watch(file: Path) -> None:
    """Open the window on the replay of a saved game."""
    _run(lambda flow: flow.watch(file))


def shots(folder: Path, size: tuple[int, int], only: tuple[str, ...] = ()) -> None:
    """Write pictures of the screens, without a window on any display; Unreadable for a name."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    from game.client.shots import Studio, check_names, take_shots
    from game.scene.clock import FakeClock

    check_names(only, TABLE_SHOTS)
    settings = Settings(own_speed="instant", computer_speed="instant", confirm_pass=False)
    players = PromptPlayers()
    with TemporaryDirectory() as saves:
        desk = make_desk(Path(saves), settings, players)
        desk.fresh_seed = lambda: SHOTS_SEED
        window = open_window(desk, size, FakeClock())
        flow = Flow(desk, window)
        studio = Studio(desk, window, flow, players.choose, TABLE_SHOTS)
        take_shots(studio, folder, only)
        flow.quit()


def frame_bench(frames: int = 600, size: tuple[int, int] = (1920, 1080)) -> tuple[str, ...]:
    """Return the report about frames of a window of this size while computers think."""
    from game.client.frame_bench import measure_frames

    with TemporaryDirectory() as saves:
        desk = make_desk(Path(saves), Settings())
        flow = Flow(desk, open_window(desk, size))
        gc.collect()
        gc.freeze()
        try:
            return measure_frames(flow, frames, desk.players.kinds[-1]).lines()
        finally:
            flow.quit()
            desk.players.close()


def _run(begin: Callable[[Flow], None]) -> None:
    desk = make_desk(saves_folder(), load(saves_folder(), system_languages()))
    window = open_window(desk)
    flow = Flow(desk, window)
    begin(flow)
    window.call_soon(desk.kit.sound.begin)
    gc.collect()
    gc.freeze()  # what is loaded now stays for good: no collection looks at it again
    try:
        window.run()
    finally:
        flow.quit()
        desk.players.close()


def system_languages() -> tuple[str, ...]:
    """Return the codes of the languages the system prefers, best first."""
    return tuple(locale["language"] for locale in get_pref_locales())


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
        dress(desk.words, desk.box.title.name, changed)
        window.set_user_scale(changed.ui_scale)
        window.set_full_screen(changed.full_screen)
        apply_volumes(desk.kit.sound, changed)

    desk.settings_told = told
    apply_volumes(desk.kit.sound, settings)
    return window


def dress(words: Words, name: str, settings: Settings) -> None:
    """Let everything be said and drawn as the settings want it from now on."""
    wear(settings.look)
    if words.language != settings.language:
        speak(words, name, settings.language)


def apply_volumes(sound: Sound, settings: Settings) -> None:
    """Set every loudness as chosen."""
    for group in ("master", "effects", "music", "ambience"):
        sound.set_volume(group, getattr(settings, group) / 100)


def make_desk(saves: Path, settings: Settings, players: ComputerPlayers | None = None) -> Desk:
    """Return everything the screens work with, for the first title on the shelf."""
    name = titles()[0]
    kit = make_kit()
    words = read_words(name)
    dress(words, name, settings)
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
    """Return the English words of the screens and of the title."""
    return Words(*word_files(word_folders(name), BASE))


def speak(words: Words, name: str, language: str) -> None:
    """Let the words of a title be said in a language; an unreadable file leaves English."""
    try:
        words.speak(language, read_sentences(word_files(word_folders(name), language)))
    except (OSError, UnicodeDecodeError, TOMLDecodeError):
        words.speak(BASE, {})


def word_folders(name: str) -> tuple[Path, Path]:
    """Return the folders that hold words: the shared one and the title's."""
    return assets_folder() / "shared", assets_folder() / folder_of(name)


def folder_of(name: str) -> str:
    """Return the folder of a title's assets."""
    return name.replace("-", "_")


def make_box(name: str, kit: Kit, words: Words) -> Box:
    """Return a title with its drawing room."""
    shelf = title(name)
    most = max(shelf.seats)
    colours = shelf.game(Options(name, most, shelf.editions[0])).colours
    from game.titles.tinners_trail.notation.offer import KICKSTARTER_CARDS
    from game.titles.tinners_trail.table.books import TrailBooks
    from game.titles.tinners_trail.table.room import TrailRoom
    from game.titles.tinners_trail.table.stationery import TrailStationery

    stationery = TrailStationery(assets_folder())
    room = TrailRoom(kit, words)
    names = tuple(words.say(f"seat-name.{place}") for place in range(1, most + 1))
    seats = {KICKSTARTER_CARDS: 3}  # with two there are no wild cards to replace (K-1)
    return Box(shelf, room, stationery, TrailBooks(), names, colours, make_automa(), seats)


def make_automa() -> Automa:
    """Return Lord Wallace as the setup screen offers him."""
    from ai.automa.lord_wallace import OPTION_SETS
    from game.titles.tinners_trail.notation.offer import MORE_MINES, SOLO_SEATS, WALLACE_OPTIONS

    groups = tuple(
        MORE_MINES if option in MORE_MINES else (option,)
        for option in WALLACE_OPTIONS
        if option not in MORE_MINES[1:]
    )
    return Automa(groups, OPTION_SETS, SOLO_SEATS)


class PromptPlayers:
    """Computer players for pictures and measurements: they answer at once, in this process."""

    def __init__(self) -> None:
        """Name the same kinds as the crew."""
        from ai.levels import level_names

        self.kinds = level_names()

    def sit_down(self, chair: Chair) -> ComputerPlayer:
        """Return a player for a seat."""
        return PromptPlayer(chair)

    def choose(self, options: Options, question: Question) -> int:
        """Return the move for a person's question in a game with these options."""
        game = title(options.title).game(options)
        return prompt_player(game).choose(question.view, question.seat, 0, lambda: True)

    def close(self) -> None:
        """Nothing runs."""


class PromptPlayer:
    """One seat's player, which thinks while it is asked."""

    def __init__(self, chair: Chair) -> None:
        """Sit down."""
        self._game = title(chair.options.title).game(chair.options)
        self._player = prompt_player(self._game)
        self._chair = chair
        self._answer: Answer | None = None

    def think(self, view_bytes: bytes, moment: int) -> None:
        """Choose now."""
        from ai.crew import Answer

        view = self._game.rules.new_state()
        view.load_plain(unpack_rows(view_bytes))
        seed = self._chair.seed + moment
        code = self._player.choose(view, self._chair.seat, seed, lambda: True)
        self._answer = Answer(moment, code)

    def answer(self) -> Answer | None:
        """Return the choice."""
        return self._answer

    def close(self) -> None:
        """Nothing runs."""


def prompt_player(game: Game) -> Player:
    """Return a player that never takes long."""
    from ai.levels import make_player

    return make_player(PROMPT_KIND, game)


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
