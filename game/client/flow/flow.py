"""The order of screens, from the first page to the end of the program."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from game.client.app import App
from game.client.flow.game_flow import GameFlow
from game.client.flow.incoming_files import IncomingFiles
from game.client.flow.menus import Menus
from game.client.online.online_ways import OnlineFlow, OnlineFlowActions
from game.client.packs.pack_ways import PackFlow
from game.client.screens.crash import CrashScreen, what_is_safe
from game.client.screens.game_screen import game_of_screens
from game.client.screens.shelf_page import ShelfScreen
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleScreen
from game.client.session.fault_reports import save_screenshot, write_fault_report
from game.client.tutorial.reading_list import all_rules, short_rules
from game.client.widgets.dialogs import Reply, show_message
from game.engine.owner_pack import Pack
from game.records.game_progress import progress_for
from game.records.records import Chronicle
from game.records.saves import Saves
from game.records.soundness import opening_check
from game.scene.window.window import Screen, Window


class Flow:
    """Owns the stack of screens of one window; the title page is always at its bottom."""

    def __init__(self, app: App, window: Window) -> None:
        self.app = app
        self.window = window
        titles = app.shelf.titles
        self.saves = Saves(
            app.saves_folder,
            opening_check(titles),
            app.default_named_seats,
            progress=progress_for(titles),
        )
        app.announce = window.announce
        app.tell = self.show_message
        self.games = GameFlow(app, window, self.saves, self)
        self.contests = self.games.contests
        exits = OnlineFlowActions(
            self.choose_edition,
            lambda table: window.push(self.games.set_table_screen(table)),
            self.games.show_end,
            self.open_title,
        )
        self.online = OnlineFlow(app, window, self.saves, exits)
        self.ask_to_quit = partial(self.online.ask_before_quitting, self.quit)
        self.packs = PackFlow(
            app, window, open_title_of=self._open_title_of, tell=self.show_message
        )
        self.menus = Menus(
            app,
            window,
            games=self.games,
            online=self.online,
            packs=self.packs,
            navigation=self,
        )
        self._shelf: ShelfScreen | None = None
        if len(app.shelf.offered) > 1:
            app.edition = app.edition or app.box.editions[0]  # of the box that is chosen at first
            self._shelf = ShelfScreen(app, self.menus.shelf_entries)
        self._title = TitleScreen(app, self.menus.title_menu)
        self._connect_app()
        self._connect_window()

    def _connect_app(self) -> None:
        """Let every screen open the rules and the settings."""
        app = self.app
        app.open_help = lambda names: self.menus.open_rules_page(
            all_rules(app, names) or short_rules(app)
        )
        app.game_in_hand = lambda: game_of_screens(app, self.window.screens)
        app.open_settings = self.menus.open_settings
        app.open_how_to_play = self.menus.open_how_to_play

    def _connect_window(self) -> None:
        """Handle the window's events: dropped files, screenshots, faults, game controllers,
        closing."""
        app = self.app
        window = self.window
        incoming = IncomingFiles(
            app,
            self.saves,
            watch=self.games.replays.open_replay,
            take_pack=self.packs.import_pack_file,
            tell=self.show_message,
        )
        self.menus.take_game = incoming.import_game
        window.on_quit = self.ask_to_quit
        window.on_picture = lambda picture: save_screenshot(app, picture)
        window.on_file = incoming.import_file
        window.on_fault = self._show_crash
        window.pad_words = lambda: app.say("pad.footer")
        window.controllers.on_fault = lambda: window.announce(app.say("pad.unusable"))

    @property
    def has_shelf(self) -> bool:
        """Whether a shelf with several games is below the title page."""
        return self._shelf is not None

    @property
    def table(self) -> TableScreen:
        """The table screen of the running game; raises an error if there is none."""
        return self.games.table

    @property
    def chronicle(self) -> Chronicle | None:
        """The record of the running game, else of the game viewed last."""
        return self.games.chronicle

    def choose_edition(self, title: str, edition: str = "") -> None:
        """Open the box of a title's edition, which all pages then show."""
        if self.app.open_box(title, edition):
            self.menus.open_lessons()

    def choose_last_played(self) -> None:
        """Open the box of the game played last, if there is one."""
        for file in self.saves.latest_first()[:1]:
            self.games.choose_title_of(file)

    def open_start(self) -> None:
        """Close everything and show the first page: the shelf if there are several games."""
        if self._shelf is None:
            self.open_title()
        else:
            self._back_to(self._shelf)

    def open_title(self) -> None:
        """Close everything and show the title page."""
        self._back_to(self._title)

    def _back_to(self, page: Screen) -> None:
        """Close the table and every screen above this page; the shelf is below the title page."""
        self.games.close_table()
        self.app.restore_settings()
        self.games.late_saving.try_again()
        while self.window.screen not in (None, self._shelf, page):
            self.window.pop()
        if self.window.screen is None and self._shelf is not None:
            self.window.push(self._shelf)
        if self.window.screen is not page:
            self.window.push(page)

    def quit(self) -> None:
        """Close everything; the game has been saved after every move."""
        self.games.close_table()
        self.games.late_saving.try_again()
        self.online.close()
        self.window.close()

    def _open_title_of(self, pack: Pack) -> None:
        """Close everything and show the title page of the pack's edition."""
        self.choose_edition(pack.title, pack.edition)
        self.open_title()

    def _show_crash(self, fault: Exception) -> bool:
        """Store a report and show the crash page; return False if even that fails."""
        if isinstance(self.window.screen, CrashScreen):
            return False
        log = write_fault_report(fault, self.app.saves_folder, self.app.version, self.chronicle)
        game = self.games.file
        table = self.online.table
        is_unsaved = self.games.is_at_table and game is None and table is None
        with suppress(Exception):  # whatever is broken there is left behind
            self.games.close_table()
        self.games.forget_table()
        self.window.drop_all_screens()
        ways: dict[str, Callable[[], None]] = {"to-title": self.open_title, "quit": self.quit}
        told = what_is_safe(self.app, game, at_host=table is not None, is_unsaved=is_unsaved)
        if table is not None:
            ways = {"resume": partial(self.online.reconnect_to_table, table.membership), **ways}
        elif game is not None:
            ways = {"resume": partial(self.games.resume, game), **ways}
        self.window.push(CrashScreen(self.app, told, log, ways))
        return True

    def top_screen(self) -> Screen:
        """Return the top screen, the title page if there is none."""
        if self.window.screen is None:
            self.open_title()
        assert self.window.screen is not None
        return self.window.screen

    def show_message(self, sentences: list[str], way: Reply | None = None) -> None:
        """Show sentences in a dialog on the top screen, or on the title page."""
        show_message(self.top_screen().stage, self.app, sentences, *filter(None, (way,)))
