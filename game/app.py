"""The application: wires titles, drawing rooms, computer players and the client together."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Protocol

from pygame.system import get_pref_locales

from game import __version__
from game.box.box import GameBox
from game.box.shelf import Shelf
from game.client.commands import COMMON
from game.client.computer_players import Chair, ComputerPlayer, ComputerPlayers
from game.client.desk import Desk
from game.client.faults import keep_fault
from game.client.flow import Flow
from game.client.kept.bindings import load as load_bindings
from game.client.kept.set_up import KeptSetUp, SeatPlan
from game.client.kept.settings import Settings, is_stored, load
from game.engine.options import Options
from game.engine.title import Game
from game.match.thinking import thinking_seed
from game.packing import dress, key_name, make_box, make_kit, own_folder, read_words, typefaces
from game.places import assets_folder, saves_folder
from game.records.codec import unpack_rows
from game.records.record import AUTOMA
from game.scene.display import usual_size
from game.scene.sound import Sound
from game.scene.sweeping import begin as begin_sweeping
from game.scene.window import Window, WindowOptions
from game.titles import Titles, title, usual

if TYPE_CHECKING:
    from ai.player import Player
    from game.client.computer_players import Answer
    from game.match.analysis import Analyst
    from game.room import PersonalQuestion
    from game.scene.clock import Clock

PROMPT_KIND = "greedy"
LARGEST_SEED = 10**6  # short enough to be told to somebody else
WINDOW_SIZE = (1600, 900)
ICON_SIZE = (64, 64)
USUAL_SEATS = 4


class WantedGame(Protocol):
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


def play(wanted: WantedGame | None = None) -> None:
    """Open the window on the title page, or at once on the game that is wanted."""

    def begin(flow: Flow) -> None:
        if wanted is None:
            flow.open_start()
        else:
            flow.choose(wanted.options.title)
            flow.play(set_up_of(wanted, flow.desk))

    _run(begin)


def set_up_of(wanted: WantedGame, desk: Desk) -> KeptSetUp:
    """Return the set-up somebody asked for on the command line."""
    names = iter(desk.box.player_names)
    seats = tuple(
        SeatPlan(desk.say("automa.name") if player == AUTOMA else next(names), player)
        for player in wanted.players
    )
    options = wanted.options
    expansions, automa = options.expansions, options.automa or ()
    return KeptSetUp(
        seats,
        wanted.seed,
        expansions=expansions,
        automa=automa,
        edition=options.edition,
        pack=options.pack,
    )


def continue_last() -> None:
    """Open the window on the unfinished game that was played last."""
    _run(lambda flow: flow.continue_last())


def watch(file: Path) -> None:
    """Open the window on the replay of a saved game."""
    _run(lambda flow: flow.watch(file))


def frame_bench(
    frames: int = 600, size: tuple[int, int] = (1920, 1080), title_name: str = ""
) -> tuple[str, ...]:
    """Return the report about frames of a window of this size while computers think, at the table
    of a title, the usual one without a name.
    """
    from game.client.measuring.frame_bench import measure_frames

    with TemporaryDirectory() as saves:
        desk = make_desk(Path(saves), Settings())
        flow = Flow(desk, open_window(desk, size))
        flow.choose(title_name or usual())
        begin_sweeping()
        try:
            return measure_frames(flow, frames, desk.players.kinds[-1]).lines()
        finally:
            flow.quit()
            close_desk(desk)


def first_frame(size: tuple[int, int] = (1920, 1080)) -> None:
    """Open the window, show the title page once, and leave."""
    with TemporaryDirectory() as saves:
        flow = Flow(desk := make_desk(Path(saves), Settings()), open_window(desk, size))
        flow.open_title()
        flow.window.step(block=False)


def still_bench(
    record: Path, size: tuple[int, int] = (1920, 1080), title_name: str = ""
) -> tuple[str, ...]:
    """Return the report about a new table, a window that waits and answers, and jumps in a saved
    game; a title that is named has its new table and jumps measured alone.
    """
    from game.client.measuring.still_bench import (
        measure_answers,
        measure_jumps,
        measure_new_table,
        measure_stillness,
        wait_for_question,
    )

    lines = []
    with TemporaryDirectory() as saves:
        desk = make_desk(Path(saves), Settings(computer_speed="instant", own_speed="instant"))
        flow = Flow(desk, open_window(desk, size))
        begin_sweeping()
        try:
            flow.open_start()
            flow.choose(title_name or usual())
            flow.open_title()
            lines.append(f"from the order of a first game to its table, {measure_new_table(flow)}")
            if not title_name and wait_for_question(flow, "greedy"):
                for name, share in measure_stillness(flow, 8.0):
                    lines.append(f"waiting at a question, {name}: {share:.2f} % of a core")
                lines.append(f"from a key to its picture, {measure_answers(flow).line()}")
            flow.open_title()
            steps, jumps = measure_jumps(flow, record)
            lines.append(f"jump to any of {steps} steps, {jumps.line()}")
        finally:
            flow.quit()
            close_desk(desk)
    return tuple(lines)


def _run(begin: Callable[[Flow], None]) -> None:
    from ai.analysis.office import Office

    settings = load(saves_folder(), system_languages())
    desk = make_desk(saves_folder(), settings, analyst=Office())
    desk.welcomes = not is_stored(saves_folder())
    window = open_window(desk, usual_size(WINDOW_SIZE))
    flow = Flow(desk, window)
    try:
        begin(flow)
        window.call_soon(desk.kit.sound.begin)
        window.call_soon(lambda: _prepare(desk, window))
        begin_sweeping()
        window.run()
    except Exception as fault:
        kept = keep_fault(fault, desk.saves_folder, desk.version, flow.chronicle)
        where = desk.say("crash.log", file=kept) if kept else desk.say("crash.no-log")
        raise SystemExit(f"{desk.say('crash.title')}. {where}") from None
    finally:
        with suppress(Exception):  # after a fault closing may fail as well
            flow.quit()
        close_desk(desk)


def close_desk(desk: Desk) -> None:
    """End every process that thinks for the desk, and its sounds."""
    desk.kit.sound.close()
    desk.players.close()
    if desk.analyst is not None:
        desk.analyst.close()


def system_languages() -> tuple[str, ...]:
    """Return the codes of the languages the system prefers, best first."""
    return tuple(locale["language"] for locale in get_pref_locales())


def open_window(desk: Desk, size: tuple[int, int], clock: Clock | None = None) -> Window:
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
        window.set_title(desk.say("title.name"))
        window.set_user_scale(changed.ui_scale)
        window.set_full_screen(changed.full_screen)  # what it is already, unless this was chosen
        apply_volumes(desk.kit.sound, changed)

    desk.settings_told = told

    def changed_box() -> None:
        _dress_kit(desk, window)
        told(desk.settings)
        _prepare(desk, window)

    desk.box_told = changed_box
    window.on_full_screen = lambda full: desk.choose(full_screen=full)
    _dress_kit(desk, window)
    apply_volumes(desk.kit.sound, settings)
    return window


def _dress_kit(desk: Desk, window: Window) -> None:
    """Write, sound and shine as the title on the desk does."""
    window.accents = desk.box.accents
    desk.kit.lettering.use(typefaces(*sorted(desk.box.letters.items())))
    desk.kit.sound.prefer(own_folder(desk.box.title.name) / "sounds")


def apply_volumes(sound: Sound, settings: Settings) -> None:
    """Set every loudness as chosen."""
    for group in ("master", "effects", "music", "ambience"):
        sound.set_volume(group, getattr(settings, group) / 100)


def _prepare(desk: Desk, window: Window) -> None:
    """Let the first table be there at once: its map is drawn while the title is looked at."""
    window.set_title(desk.say("title.name"), desk.box.room.card(ICON_SIZE))
    if window.screen is not None:
        desk.box.room.prepare(window.screen.stage, USUAL_SEATS)


def make_desk(
    saves: Path,
    settings: Settings,
    players: ComputerPlayers | None = None,
    analyst: Analyst | None = None,
) -> Desk:
    """Return everything the screens work with, the box of a title on top."""
    kit = make_kit()

    def fill(name: str) -> GameBox:
        words = read_words(name)
        dress(words, name, settings)
        return make_box(name, kit, words)

    shelf = Shelf(Titles(), usual(), fill)
    box = shelf.box(shelf.usual)
    commands = (*COMMON, *box.commands)
    kit.keymap.know({command.name: command.key for command in commands})
    bindings = load_bindings(saves, commands)
    kit.keymap.rebind(bindings.own)
    desk = Desk(
        kit=kit,
        words=box.words,
        box=box,
        players=players or CrewPlayers(),
        saves_folder=saves,
        assets_folder=assets_folder(),
        version=__version__,
        fresh_seed=lambda: secrets.randbelow(LARGEST_SEED),
        settings=settings,
        bindings=bindings,
        analyst=analyst,
        today=date.today,
    )
    desk.shelf = shelf
    kit.keymap.name_of = lambda key: key_name(desk.words, key)
    return desk


class PromptPlayers:
    """Computer players for pictures and measurements: they answer at once, in this process."""

    def __init__(self) -> None:
        """Name the same kinds as the crew."""
        from ai.levels import level_names

        self.kinds, self.quick = level_names(), PROMPT_KIND

    def sit_down(self, chair: Chair) -> ComputerPlayer:
        """Return a player for a seat."""
        return PromptPlayer(chair)

    def choose(self, options: Options, question: PersonalQuestion) -> int:
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
        from ai.crew import CrewAnswer

        view = self._game.rules.new_state()
        view.load_plain(unpack_rows(view_bytes))
        seed = thinking_seed(self._chair.seed, self._chair.seat, moment)
        code = self._player.choose(view, self._chair.seat, seed, lambda: True)
        self._answer = CrewAnswer(moment, code)

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

    @property
    def quick(self) -> str:
        """Return the kind that thinks in this process."""
        return PROMPT_KIND

    def sit_down(self, chair: Chair) -> ComputerPlayer:
        """Return a player for a seat."""
        from ai.crew import ComputerSeat

        if chair.kind == PROMPT_KIND:
            return PromptPlayer(chair)

        place = ComputerSeat(chair.options, chair.kind, chair.seat, chair.seed, chair.wake)
        return self._crew.sit_down(place)

    def close(self) -> None:
        """End the thinking process."""
        self._crew.close()
