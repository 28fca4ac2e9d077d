"""The order of screens, from the first page to the end of the program."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from game.client.app import App
from game.client.flow.game_flow import GameFlow
from game.client.flow.incoming_files import IncomingFiles
from game.client.flow.menus import MenuFlow
from game.client.online.online_flow import OnlineFlow
from game.client.online.online_flow_actions import OnlineFlowActions
from game.client.packs.pack_flow import PackFlow
from game.client.screens.crash import CrashScreen, game_safety_text
from game.client.screens.game_screen import known_terms_of_top_game_screen
from game.client.screens.shelf_page import ShelfScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.session.fault_reports import save_screenshot_and_get_sentence, write_fault_report
from game.client.tutorial.rules_screens import make_rules_reference_screen, make_short_rules_screen
from game.client.widgets.dialogs import DialogReply, show_message
from game.engine.owner_pack import Pack
from game.records.game_progress import make_progress_function
from game.records.records import Chronicle
from game.records.saved_game_folder import SavedGameFolder
from game.records.soundness import make_opening_check
from game.scene.window.window import Screen, Window


class Flow:
    """Owns the window's stack of screens and opens its pages; the title page is always at the
    bottom, above the shelf if there is one."""

    def __init__(self, app: App, window: Window) -> None:
        self.app = app
        self.window = window
        titles = app.shelf.titles
        self.saves = SavedGameFolder(
            app.saves_folder,
            make_opening_check(titles),
            app.stored_or_default_seat_names,
            compute_progress=make_progress_function(titles),
        )
        app.show_notice = window.show_notice_on_top_screen
        app.show_sentences = self.show_message
        app.show_until_closed = self._show_message_soon
        self.games = GameFlow(app, window, self.saves, self)
        self.contests = self.games.contests
        exits = OnlineFlowActions(
            self.open_edition,
            lambda table: window.push(self.games.close_pages_and_remember_table(table)),
            self.games.record_game_and_show_end_screen,
            self.close_all_and_show_title_page,
        )
        self.online = OnlineFlow(app, window, self.saves, exits)
        self.ask_to_quit = partial(self.online.hosting_dialogs.ask_before_quitting, self.quit)
        self.packs = PackFlow(
            app,
            window,
            open_title_of=self._close_all_and_open_title_page_of_pack,
            show_sentences=self.show_message,
        )
        self.menus = MenuFlow(
            app,
            window,
            game_flow=self.games,
            online_flow=self.online,
            pack_flow=self.packs,
            navigation=self,
        )
        self._shelf_screen: ShelfScreen | None = None
        if len(app.shelf.released_titles) > 1:
            app.edition = app.edition or app.box.editions[0]  # of the box that is chosen at first
            self._shelf_screen = ShelfScreen(app, self.menus.make_shelf_handlers_and_refresh_tables)
        self._title_screen = TitleScreen(app, self.menus.make_title_page_menu)
        self._set_rules_and_settings_openers()
        self._set_window_callbacks()

    def _set_rules_and_settings_openers(self) -> None:
        """Set the app's functions with which every screen opens the rules, the short rules and
        the settings."""
        app = self.app
        app.open_rules = lambda names: self.menus.open_rules_page_unless_on_top(
            make_rules_reference_screen(app, names) or make_short_rules_screen(app)
        )
        app.known_game_terms = lambda: known_terms_of_top_game_screen(app, self.window.screens)
        app.open_settings = self.menus.open_settings
        app.open_how_to_play = self.menus.open_how_to_play

    def _set_window_callbacks(self) -> None:
        """Set the window's functions for dropped files, screenshots, faults, game controllers
        and closing."""
        app = self.app
        window = self.window
        incoming = IncomingFiles(
            app,
            self.saves,
            show_replay=self.games.replays.open_replay,
            take_pack=self.packs.import_and_show_pack_file,
            show_sentences=self.show_message,
            show_notice=window.show_notice_on_top_screen,
        )
        self.menus.import_game = incoming.import_game_and_show_replay
        window.on_quit = self.ask_to_quit
        window.on_screenshot = lambda picture: save_screenshot_and_get_sentence(app, picture)
        window.on_file_dropped = incoming.import_dropped_game_or_pack
        window.on_error = self._report_and_show_crash
        window.controller_button_text = lambda: app.say("pad.footer")
        window.controllers.on_fault = lambda: window.show_notice_on_top_screen(
            app.say("pad.unusable")
        )

    @property
    def has_shelf(self) -> bool:
        """Whether a shelf with several games is below the title page."""
        return self._shelf_screen is not None

    @property
    def table_screen(self) -> TableScreen:
        """The table screen of the running game; raises LookupError if no game is open."""
        return self.games.table_screen

    @property
    def running_or_last_viewed_chronicle(self) -> Chronicle | None:
        """The chronicle of the running game; without one, that of the game viewed last. None if
        there is neither."""
        return self.games.running_or_last_viewed_chronicle

    def open_edition(self, title: str, edition: str = "") -> None:
        """Open the box of a title and edition ("" for the first one), which all pages then show;
        if the title changes, make its menu of lessons too."""
        if self.app.open_box_and_tell_if_title_changed(title, edition):
            self.menus.make_lesson_menu_of_open_title()

    def open_box_of_last_game(self) -> None:
        """Open the box of the game played last, if there is one."""
        for file in self.saves.files_latest_first()[:1]:
            self.games.open_box_of_game(file)

    def close_all_and_show_first_page(self) -> None:
        """Close the table and all pages. Then show the shelf if there are several games, otherwise
        the title page."""
        if self._shelf_screen is None:
            self.close_all_and_show_title_page()
        else:
            self._close_all_and_show_page(self._shelf_screen)

    def close_all_and_show_title_page(self) -> None:
        """Close everything and show the title page."""
        self._close_all_and_show_page(self._title_screen)

    def _close_all_and_show_page(self, page: Screen) -> None:
        """Close the table and every screen above `page`, restore overridden settings, retry
        pending saves, and show the page."""
        self.games.close_table_and_keep_unsaved_game()
        self.app.restore_overridden_settings()
        self.games.unsaved_games.retry_saving()
        if self.window.screen is page:
            return
        if self._shelf_screen is None or page is self._shelf_screen:
            self.window.replace_all_screens(page)
        else:
            self.window.replace_all_screens(self._shelf_screen, page)

    def quit(self) -> None:
        """Close the table, disconnect from online tables and close the window, without a
        question: games are saved after every move."""
        self.games.close_table_and_keep_unsaved_game()
        self.games.unsaved_games.retry_saving()
        self.online.disconnect_all_and_end_own_host()
        self.window.close()

    def _close_all_and_open_title_page_of_pack(self, pack: Pack) -> None:
        """Close everything and show the title page of the pack's edition."""
        self.open_edition(pack.title, pack.edition)
        self.close_all_and_show_title_page()

    def _report_and_show_crash(self, fault: Exception) -> bool:
        """Write a fault report, drop all screens and show the crash page; return False if the
        crash page itself has failed."""
        if isinstance(self.window.screen, CrashScreen):
            return False
        log = self.write_report_of_fault(fault)
        game = self.games.running_game_file
        table = self.online.table
        is_unsaved = self.games.has_open_table and game is None and table is None
        with suppress(Exception):  # whatever is broken there is left behind
            self.games.close_table_and_keep_unsaved_game()
        self.games.forget_faulty_table_without_closing()
        self.window.drop_all_screens()
        ways: dict[str, Callable[[], None]] = {
            "to-title": self.close_all_and_show_title_page,
            "quit": self.quit,
        }
        told = game_safety_text(self.app, game, at_host=table is not None, is_unsaved=is_unsaved)
        if table is not None:
            ways = {
                "resume": partial(self.online.close_all_and_connect_to_table, table.membership),
                **ways,
            }
        elif game is not None:
            ways = {"resume": partial(self.games.resume_game, game), **ways}
        self.window.push(CrashScreen(self.app, told, log, ways))
        return True

    def write_report_of_fault(self, fault: Exception) -> Path | None:
        """Write a fault report with the running game or the game viewed last; for a game at an
        online table the report holds only what the player has seen. Return the report's file, None
        if it cannot be written."""
        chronicle = self.running_or_last_viewed_chronicle
        seen = None
        table = self.online.table
        if table is not None and self.games.has_open_table:
            chronicle = table.chronicle
            seen = table.seen_game(self.games.table_screen.hot_seat.viewer)
        app = self.app
        return write_fault_report(fault, app.saves_folder, app.version, chronicle, seen)

    def top_screen_or_title_page(self) -> Screen:
        """Return the top screen; if there is none, open the title page and return it."""
        if self.window.screen is None:
            self.close_all_and_show_title_page()
        assert self.window.screen is not None
        return self.window.screen

    def _show_message_soon(self, sentences: list[str]) -> None:
        """Show sentences in a dialog when the window runs: at the start there is no screen yet."""
        self.window.call_soon(partial(self.show_message, sentences))

    def show_message(self, sentences: list[str], extra_reply: DialogReply | None = None) -> None:
        """Show sentences in a dialog above the top screen. It has a button that closes it, and a
        second one if `extra_reply` is given."""
        show_message(
            self.top_screen_or_title_page().stage,
            self.app,
            sentences,
            *filter(None, (extra_reply,)),
        )
