"""The menus of the shelf, the title page and the page of learning."""

from collections.abc import Callable
from pathlib import Path

from game.client.app import App
from game.client.flow.game_flow import GameFlow
from game.client.flow.last_game import continue_entry
from game.client.flow.navigation import Navigation
from game.client.online.online_ways import OnlineFlow
from game.client.online.shelf_entry import friends_button
from game.client.packs.pack_ways import PackFlow
from game.client.puzzles.puzzling import PuzzleFlow
from game.client.screens.credits import CreditsScreen
from game.client.screens.shelf_page import ShelfHandlers, players_in_words
from game.client.screens.title import TitleMenu
from game.client.session import practice
from game.client.tutorial.lessons import LessonMenu
from game.client.tutorial.reading_list import all_rules, reading_entries, short_rules
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.edition_names import other_edition_name
from game.client.widgets.frames import MenuItem
from game.scene.window.window import Screen, Window


class Menus:
    """Makes the entries of the first pages, and opens their pages."""

    def __init__(
        self,
        app: App,
        window: Window,
        *,
        games: GameFlow,
        online: OnlineFlow,
        packs: PackFlow,
        navigation: Navigation,
    ) -> None:
        self.app = app
        self.window = window
        self.take_game: Callable[[Path], str] = str  # keeps a game from elsewhere
        self._games = games
        self._online = online
        self._packs = packs
        self._navigation = navigation
        self._puzzling: PuzzleFlow | None = None
        self.open_lessons()

    @property
    def puzzle_flow(self) -> PuzzleFlow | None:
        """The puzzles of the open edition, None if it has none that can be worded."""
        offer = self.app.box.puzzles_of(self.app.edition)
        if offer is None or self.app.box.phrases is None:
            return None
        if self._puzzling is None or self._puzzling.offer is not offer:
            self._puzzling = PuzzleFlow(self.app, self.window, offer)
        return self._puzzling

    def open_lessons(self) -> None:
        """Show the lessons of the open title."""
        self.school = LessonMenu(self.app, self.window, self._games.play_coached)

    def shelf_entries(self) -> ShelfHandlers:
        """Return the entries of the shelf; continuing a game comes before a new one."""
        say = self.app.say
        note = say("shelf.new-game")
        going_on = continue_entry(self.app, self._games.saves, self._games.resume, "go-on")
        new = MenuItem("new-game", "new-game", "@menu-new-game", self.open_setup, note)
        doors = [
            ButtonSpec("learn", say("menu.learn"), self.open_learn, "book"),
            ButtonSpec("rules", say("menu.rules"), self.app.help, "help"),
            ButtonSpec(
                "records", say("menu.statistics"), self._games.contests.open_statistics, "laurel"
            ),
        ]
        if going_on:
            text = say("menu.new-game")
            keys = (new.cap,)
            doors.insert(0, ButtonSpec(new.key, text, new.open, new.icon, keys=keys))
        corner = [
            ButtonSpec("settings", say("menu.settings"), self.open_settings, "gear"),
            ButtonSpec("replays", say("menu.replays"), self.open_replays, "folder"),
            ButtonSpec("quit", say("menu.quit"), self._navigation.ask_to_quit, "x"),
        ]
        begin = (*going_on, new)[0]
        newcomer = not self._games.saves.files()
        corner.insert(0, friends_button(self.app, self._online))
        chief = "tables" if self._online.due_table_count else ""
        return ShelfHandlers(
            self._navigation.choose_edition,
            self._navigation.open_title,
            begin,
            doors,
            corner,
            newcomer,
            chief,
        )

    def title_menu(self) -> TitleMenu:
        """Return the title page's entries, the main one first, and its small buttons."""
        app = self.app
        newcomer = None if self._games.saves.files() else self.school.next_entry()
        other = players_in_words(app, app.box, app.edition) if other_edition_name(app) else ""
        entries = [
            *continue_entry(app, self._games.saves, self._games.resume, "play"),
            *([newcomer._replace(cap="@menu-first-lesson")] if newcomer is not None else ()),
            MenuItem("new-game", "new-game", "@menu-new-game", self.open_setup, other),
            MenuItem("friends", "hand", "@menu-friends", self._online.open_page),
            MenuItem("practice", "watch", "@menu-practice", self.ask_practice_length),
            MenuItem("replays", "folder", "@menu-replays", self.open_replays),
            MenuItem("learn", "book", "@menu-learn", self.open_learn),
            MenuItem("settings", "gear", "@menu-settings", self.open_settings),
        ]
        small = {
            "games": self._navigation.open_start if self._navigation.has_shelf else None,
            "packs": self._packs.open_action(),
            "credits": lambda: self.window.push(CreditsScreen(self.app)),
            "quit": self._navigation.ask_to_quit,
        }
        return entries, {key: go for key, go in small.items() if go is not None}

    def open_setup(self) -> None:
        """Open the page where a new game is set up."""
        from game.client.screens.setup import SetupScreen

        self.window.push(SetupScreen(self.app, self._games.play, self._online.open_set_up))

    def ask_practice_length(self) -> None:
        """Ask for the length of a practice game."""
        puzzles = puzzling.practice_replies() if (puzzling := self.puzzle_flow) is not None else []
        practice.ask_to_practise(
            self.app, self.window, self._games.play, self._games.begin, puzzles
        )

    def open_replays(self) -> None:
        """Open the list of saved games."""
        from game.client.screens.replay_list import ReplayListScreen

        ways = self._games.replays.open_replay, self._games.resume, self.open_setup
        page = ReplayListScreen(self.app, self._games.saves, *ways)
        page.take_game = self.take_game
        page.before_removal = self._games.contests.record_finished_games
        self.window.push(page)

    def open_learn(self) -> None:
        """Open the page "Learn and practise"."""
        from game.client.tutorial.lesson_list import LearnMenuScreen

        self.window.push(LearnMenuScreen(self.app, self.learn_entries))

    def learn_entries(self) -> tuple[MenuItem, ...]:
        """Return the entries of that page in the order a newcomer needs them; only those that
        exist."""
        puzzling = self.puzzle_flow
        return (
            *self.school.menu_entries(),
            *reading_entries(self.app, self.open_how_to_play),
            *((puzzling.menu_entry(),) if puzzling is not None else ()),
            *self._games.contests.menu_entries(),
        )

    def open_how_to_play(self) -> None:
        """Open the short rules of the open title, or the full rules if there are no short ones."""
        self.open_rules_page(short_rules(self.app) or all_rules(self.app))

    def open_rules_page(self, page: Screen | None) -> None:
        """Open a page about the rules, unless it is open already; show a message if it is None."""
        if page is None:
            self._navigation.show_message([self.app.say("learn.nothing")])
        elif type(self.window.screen) is not type(page):
            self.window.push(page)

    def open_settings(self) -> None:
        """Open the settings."""
        from game.client.screens.settings import SettingsScreen

        self.window.push(SettingsScreen(self.app))
