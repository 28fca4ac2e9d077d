"""Start the application: on its title page, at a requested game, or at a replay."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from pygame.system import get_pref_locales

from game.application.app_factory import close_app, make_app
from game.application.app_window import begin_sound, open_window, prepare_table
from game.application.computer_players import AiPlayers
from game.application.packing import title_asset_folder
from game.application.requested_game import RequestedGame, requested_set_up
from game.client.flow.flow import Flow
from game.client.session.fault_reports import write_fault_report
from game.client.statistics.legacy_import import merge_folder
from game.client.stored.settings import Settings, is_stored, load
from game.client.widgets.build_note import watch_build
from game.files.folders import older_saves_folder, saves_folder
from game.records.saves import Saves
from game.scene.drawing.assets import preload_pictures
from game.scene.drawing.frame import initial_window_size
from game.scene.window.waiting import freeze_garbage_collection as begin_sweeping
from game.tabletop.art.window_pictures import cover_files
from game.titles import titles

WINDOW_SIZE: Final = (1600, 900)


def open_for_play(wanted: RequestedGame | None = None, size: tuple[int, int] | None = None) -> None:
    """Open the window on the title page, or directly on the requested game.

    The window has the requested `size`, else one that suits the screen.
    """

    def begin(flow: Flow) -> None:
        if wanted is None:
            flow.choose_last_played()
            flow.open_start()
            flow.online.show_hosting_message()
        else:
            flow.choose_edition(wanted.options.title)
            flow.games.play(requested_set_up(wanted, flow.app))

    if wanted is None:
        preload_pictures(
            file for name in titles() for file in cover_files(title_asset_folder(name))
        )
    _run_window(begin, size)


def open_last_game() -> None:
    """Open the window on the unfinished game that was played last."""
    _run_window(lambda flow: flow.games.continue_last())


def open_replay(file: Path) -> None:
    """Open the window on the replay of a saved game."""
    _run_window(lambda flow: flow.games.replays.open_replay(file))


def show_first_frame(size: tuple[int, int] = (1920, 1080)) -> None:
    """Open the window, show the title page for one frame, and close it."""
    with TemporaryDirectory() as saves:
        flow = Flow(app := make_app(Path(saves), Settings()), open_window(app, size))
        flow.open_title()
        flow.window.step(block=False)


def _run_window(begin: Callable[[Flow], None], size: tuple[int, int] | None = None) -> None:
    from ai.analysis.service import AnalysisService

    older = older_saves_folder()
    if older is not None:
        merge_folder(older, saves_folder())
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
    window = open_window(app, size or initial_window_size(WINDOW_SIZE))
    flow = Flow(app, window)
    watch_build(app, window, renew)
    try:
        begin(flow)
        app.check_folder_writable()
        window.call_soon(lambda: begin_sound(app.kit.sound))
        window.call_soon(lambda: prepare_table(app, window))
        begin_sweeping()
        window.run()
    except Exception as fault:
        kept = write_fault_report(fault, app.saves_folder, app.version, flow.chronicle)
        where = app.say("crash.log", file=kept) if kept else app.say("crash.no-log")
        raise SystemExit(f"{app.say('crash.title')}. {where}") from None
    finally:
        with suppress(Exception):  # after a fault closing may fail as well
            flow.quit()
        close_app(app)
