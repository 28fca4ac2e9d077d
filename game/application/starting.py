"""Start the application: on its title page, at a requested game, or at a replay."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from pygame.system import get_pref_locales

from game.application.app_factory import close_app, make_app
from game.application.app_window import (
    open_window,
    set_caption_and_predraw_first_table,
    start_background_sounds_and_music,
)
from game.application.box_factory import title_asset_folder
from game.application.computer_players import AiPlayers
from game.application.requested_game import RequestedGame, make_set_up_from_request
from game.client.flow.flow import Flow
from game.client.statistics.legacy_import import merge_folder
from game.client.stored.settings import Settings, load_settings
from game.client.widgets.build_note import watch_compiled_build
from game.files.folders import older_saves_folder, saves_folder
from game.records.saved_game_folder import SavedGameFolder
from game.scene.drawing.frame import initial_window_size
from game.scene.drawing.picture_files import preload_pictures
from game.scene.window.clock_and_events import switch_to_manual_garbage_collection
from game.system.signals import call_on_sigterm
from game.tabletop.art.window_pictures import single_size_cover_picture_paths
from game.titles import title_names

WANTED_START_WINDOW_SIZE_PX: Final = (1600, 900)


def run_title_page_or_game(
    requested_game: RequestedGame | None = None, size: tuple[int, int] | None = None
) -> None:
    """Open the window on the title page, or directly on the game `requested_game` if one is given,
    and run it until it is closed.

    The window has the given `size`, or one that suits the screen if that is None.
    """

    def begin(flow: Flow) -> None:
        if requested_game is None:
            flow.open_box_of_last_game()
            flow.close_all_and_show_first_page()
            flow.online.hosting_dialogs.use_and_announce_running_host()
        else:
            flow.open_edition(requested_game.options.title)
            flow.games.begin_game_with_set_up(make_set_up_from_request(requested_game, flow.app))

    if requested_game is None:
        preload_pictures(
            file
            for name in title_names()
            for file in single_size_cover_picture_paths(title_asset_folder(name))
        )
    _run_window(begin, size)


def run_last_unfinished_game() -> None:
    """Open the window on the unfinished game that was played last, and run it until it is
    closed."""
    _run_window(lambda flow: flow.games.continue_last_game_of_any_title())


def run_replay(file: Path) -> None:
    """Open the window on the replay of a saved game, and run it until it is closed."""
    _run_window(lambda flow: flow.games.replays.open_replay(file))


def show_title_page_for_one_frame(size: tuple[int, int] = (1920, 1080)) -> None:
    """Open the window and show the title page for one frame; the window closes with the process."""
    with TemporaryDirectory() as saves:
        flow = Flow(app := make_app(Path(saves), Settings()), open_window(app, size))
        flow.close_all_and_show_title_page()
        flow.window.run_one_iteration(waits_for_events=False)


def _run_window(
    show_first_screen: Callable[[Flow], None], size: tuple[int, int] | None = None
) -> None:
    from ai.analysis.analysis_service import AnalysisService

    older = older_saves_folder()
    if older is not None:
        merge_folder(older, saves_folder())
    settings = load_settings(saves_folder(), tuple(each["language"] for each in get_pref_locales()))
    players = AiPlayers()
    analyst = AnalysisService()

    def replace_worker_processes() -> None:
        players.replace_worker_process()
        analyst.renew_processes_at_next_use()

    saves = SavedGameFolder(saves_folder())
    played = [saves.summary(file) for file in saves.files_latest_first()[:1]]
    first = played[0].title if played and played[0] is not None else ""
    app = make_app(saves.folder, settings, players, analyst, first)
    app.welcomes_newcomers = not played
    window = open_window(app, size or initial_window_size(WANTED_START_WINDOW_SIZE_PX))
    flow = Flow(app, window)
    watch_compiled_build(app, window, replace_worker_processes)
    try:
        show_first_screen(flow)
        app.create_and_clean_saves_folder()
        window.call_soon(lambda: start_background_sounds_and_music(app.kit.sound))
        window.call_soon(lambda: set_caption_and_predraw_first_table(app, window))
        switch_to_manual_garbage_collection()
        with call_on_sigterm(lambda: window.call_soon(flow.quit)):  # without any question
            window.run()
    except Exception as fault:
        kept = flow.write_report_of_fault(fault)
        where = app.say("crash.log", file=kept) if kept else app.say("crash.no-log")
        raise SystemExit(f"{app.say('crash.title')}. {where}") from None
    finally:
        with suppress(Exception):  # after a fault closing may fail as well
            flow.quit()
        close_app(app)
