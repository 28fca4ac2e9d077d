"""The menus of the shelf, the title page and the page of learning."""

from collections.abc import Callable
from pathlib import Path

from game.client.app import App
from game.client.flow.game_flow import GameFlow
from game.client.flow.last_game import has_game_of_open_edition, make_continue_menu_entries
from game.client.flow.navigation import Navigation
from game.client.online.online_flow import OnlineFlow
from game.client.online.online_tables_button import (
    refresh_and_get_own_tables_text,
    refresh_and_make_online_tables_button,
)
from game.client.packs.pack_flow import PackFlow
from game.client.puzzles.puzzle_flow import PuzzleFlow
from game.client.screens.credits import CreditsScreen
from game.client.screens.shelf_page import ShelfHandlers, player_counts_text
from game.client.screens.title import TitleMenu
from game.client.session import practice
from game.client.tutorial.lessons import LessonMenu
from game.client.tutorial.rules_screens import (
    make_rules_menu_entries,
    make_rules_reference_screen,
    make_short_rules_screen,
)
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.edition_names import non_default_edition_name
from game.client.widgets.frames import MenuItem
from game.scene.window.window import Screen, Window


class MenuFlow:
    """Makes the menu entries of the shelf, title and learning pages, and opens the pages they
    lead to."""

    def __init__(
        self,
        app: App,
        window: Window,
        *,
        game_flow: GameFlow,
        online_flow: OnlineFlow,
        pack_flow: PackFlow,
        navigation: Navigation,
    ) -> None:
        self.app = app
        self.window = window
        self.import_game: Callable[[Path], str] = str  # keeps a game from elsewhere
        self._game_flow = game_flow
        self._online_flow = online_flow
        self._pack_flow = pack_flow
        self._navigation = navigation
        self._stored_puzzle_flow: PuzzleFlow | None = None
        self.make_lesson_menu_of_open_title()

    @property
    def puzzle_flow_of_edition(self) -> PuzzleFlow | None:
        """The flow of the open edition's puzzles. It is kept until an edition with other puzzles is
        opened; None if the edition has no puzzles or the title no phrases."""
        offer = self.app.box.puzzles_of_edition(self.app.edition)
        if offer is None or self.app.box.phrases is None:
            return None
        if self._stored_puzzle_flow is None or self._stored_puzzle_flow.title_puzzles is not offer:
            self._stored_puzzle_flow = PuzzleFlow(self.app, self.window, offer)
        return self._stored_puzzle_flow

    def make_lesson_menu_of_open_title(self) -> None:
        """Make a new `school`, the menu of lessons, for the open title."""
        self.school = LessonMenu(
            self.app, self.window, self._game_flow.begin_game_with_temporary_coach
        )

    def make_shelf_handlers_and_refresh_tables(self) -> ShelfHandlers:
        """Return the actions of the shelf page for the open title, and ask for the status of the
        player's online tables. The main entry continues a game if that is possible; otherwise it
        begins a new one."""
        say = self.app.say
        note = say("shelf.new-game")
        going_on = make_continue_menu_entries(
            self.app, self._game_flow.saves, self._game_flow.resume_game, "go-on"
        )
        new = MenuItem("new-game", "new-game", "@menu-new-game", self.open_set_up_page, note)
        doors = [
            ButtonSpec("learn", say("menu.learn"), self.open_learn_page, "book"),
            ButtonSpec("rules", say("menu.rules"), self.app.open_rules_at_article_of_nodes, "help"),
            ButtonSpec(
                "records",
                say("menu.statistics"),
                self._game_flow.contests.open_statistics,
                "laurel",
            ),
        ]
        if going_on:
            text = say("menu.new-game")
            keys = (new.key_cap,)
            doors.insert(0, ButtonSpec(new.text_key, text, new.open, new.icon, keys=keys))
        corner = [
            ButtonSpec("settings", say("menu.settings"), self.open_settings, "gear"),
            ButtonSpec("replays", say("menu.replays"), self.open_replay_list, "folder"),
            ButtonSpec("quit", say("menu.quit"), self._navigation.ask_to_quit, "x"),
        ]
        begin = (*going_on, new)[0]
        newcomer = not self._game_flow.saves.game_files()
        corner.insert(0, refresh_and_make_online_tables_button(self.app, self._online_flow))
        chief = "tables" if self._online_flow.due_table_count else ""
        return ShelfHandlers(
            self._navigation.open_edition,
            self._navigation.close_all_and_show_title_page,
            begin,
            doors,
            corner,
            newcomer,
            chief,
        )

    def make_title_page_menu(self) -> TitleMenu:
        """Return the menu of the title page: its entries, the main one first, and its small
        buttons. Ask for the status of the player's online tables."""
        app = self.app
        is_played = has_game_of_open_edition(
            app, self._game_flow.saves, self._game_flow.contests.statistics_collector.entries
        )
        newcomer = None if is_played else self.school.make_next_newcomer_entry()
        other = (
            player_counts_text(app, app.box, app.edition) if non_default_edition_name(app) else ""
        )
        entries = [
            *make_continue_menu_entries(
                app, self._game_flow.saves, self._game_flow.resume_game, "play"
            ),
            *([newcomer._replace(key_cap="@menu-first-lesson")] if newcomer is not None else ()),
            MenuItem("new-game", "new-game", "@menu-new-game", self.open_set_up_page, other),
            MenuItem(
                "friends",
                "hand",
                "@menu-friends",
                self._online_flow.open_online_tables_page,
                refresh_and_get_own_tables_text(app, self._online_flow),
            ),
            MenuItem("practice", "watch", "@menu-practice", self.ask_and_start_quick_practice),
            MenuItem("replays", "folder", "@menu-replays", self.open_replay_list),
            MenuItem("learn", "book", "@menu-learn", self.open_learn_page),
            MenuItem("settings", "gear", "@menu-settings", self.open_settings),
        ]
        small = {
            "games": self._navigation.close_all_and_show_first_page
            if self._navigation.has_shelf
            else None,
            "packs": self._pack_flow.get_packs_page_opener_if_any(),
            "credits": lambda: self.window.push(CreditsScreen(self.app)),
            "quit": self._navigation.ask_to_quit,
        }
        return entries, {key: go for key, go in small.items() if go is not None}

    def open_set_up_page(self) -> None:
        """Open the page where a new game is set up."""
        from game.client.screens.setup import SetupScreen

        self.window.push(
            SetupScreen(
                self.app,
                self._game_flow.begin_game_with_set_up,
                self._online_flow.open_table_set_up,
            )
        )

    def ask_and_start_quick_practice(self) -> None:
        """Ask for a form of quick practice: a short game of some length, or puzzles if there are
        any, and start it."""
        puzzles = (
            puzzling.quick_practice_replies()
            if (puzzling := self.puzzle_flow_of_edition) is not None
            else []
        )
        practice.ask_and_start_practice_game(
            self.app,
            self.window,
            self._game_flow.begin_game_with_set_up,
            self._game_flow.begin_game,
            puzzles,
        )

    def open_replay_list(self) -> None:
        """Open the list of saved games."""
        from game.client.screens.replay_list import SavedGamesScreen

        ways = (
            self._game_flow.replays.open_replay,
            self._game_flow.resume_game,
            self.open_set_up_page,
        )
        page = SavedGamesScreen(self.app, self._game_flow.saves, *ways)
        page.import_game = self.import_game
        contests = self._game_flow.contests
        page.before_removal = contests.record_missing_finished_games
        page.is_in_record = contests.statistics_collector.is_in_record
        self.window.push(page)

    def open_learn_page(self) -> None:
        """Open the page "Learn and practise"."""
        from game.client.tutorial.lesson_list import LearnMenuScreen

        self.window.push(LearnMenuScreen(self.app, self.make_learn_menu_entries))

    def make_learn_menu_entries(self) -> tuple[MenuItem, ...]:
        """Return the entries of the page "Learn and practise" in the order a newcomer needs
        them; entries without content are left out."""
        puzzling = self.puzzle_flow_of_edition
        return (
            *self.school.make_menu_entries(),
            *make_rules_menu_entries(self.app, self.open_how_to_play),
            *((puzzling.puzzle_page_menu_entry(),) if puzzling is not None else ()),
            *self._game_flow.contests.menu_entries(),
        )

    def open_how_to_play(self) -> None:
        """Open the short rules of the open title, or the full rules if there are no short ones."""
        self.open_rules_page_unless_on_top(
            make_short_rules_screen(self.app) or make_rules_reference_screen(self.app)
        )

    def open_rules_page_unless_on_top(self, page: Screen | None) -> None:
        """Open a page about the rules; do nothing if a page of the same kind is the top screen. If
        `page` is None, show a message that there are no rules."""
        if page is None:
            self._navigation.show_message([self.app.say("learn.nothing")])
        elif type(self.window.screen) is not type(page):
            self.window.push(page)

    def open_settings(self) -> None:
        """Open the settings."""
        from game.client.screens.settings import SettingsScreen

        self.window.push(SettingsScreen(self.app))
