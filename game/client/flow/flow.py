"""The flow: which screen follows which, and how games begin, go on and end."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from game.client.app import App
from game.client.contests.contests import Contests
from game.client.contests.goal_card import open_goal_card
from game.client.flow.incoming_files import IncomingFiles
from game.client.flow.last_game import last_game_way
from game.client.hints.judgements import Judgements
from game.client.hints.turning_points import Turning
from game.client.online.online_ways import OnlineExits, OnlineWays
from game.client.online.shelf_entry import friends_way
from game.client.packs.pack_ways import PackWays
from game.client.puzzles.puzzling import Puzzling
from game.client.screens.crash import CrashScreen, what_is_safe
from game.client.screens.credits import CreditsScreen
from game.client.screens.end import EndCompany, EndHandlers, EndScreen
from game.client.screens.game_screen import game_of_screens
from game.client.screens.judging import JudgingHandlers
from game.client.screens.shelf_page import ShelfHandlers, ShelfScreen, players_in_words
from game.client.screens.table import TableScreen
from game.client.screens.title import TitleMenu, TitleScreen
from game.client.screens.trials import Trials
from game.client.session import beginning as match_start
from game.client.session import practice, unknown_players
from game.client.session.fault_reports import keep_fault, picture_taken
from game.client.session.pace_question import offer_pace
from game.client.session.question import TableHandlers
from game.client.session.saving import GameResult, LateSaving
from game.client.session.score_history import read_history
from game.client.stored.set_up import SavedSetUp, for_later_games
from game.client.tutorial.lessons import LessonMenu
from game.client.tutorial.reading_list import all_rules, reading_entries, short_rules
from game.client.widgets.buttons import ButtonWay
from game.client.widgets.dialogs import Reply, tell
from game.client.widgets.edition_names import other_edition_told
from game.client.widgets.frames import MenuWay
from game.engine.owner_pack import Pack
from game.engine.reasons import Unreadable
from game.files.toml_fields import printable
from game.match.match import Match
from game.match.match_factory import Beginning, branched, redealt
from game.records.game_progress import progress_for
from game.records.records import Chronicle, NotContinued, NotSaved
from game.records.replay import Replay
from game.records.saves import Saves
from game.records.soundness import check_for
from game.records.verdicts import judge
from game.scene.window.window import Screen, Window


class Flow:
    """Owns the stack of screens of one window; the title page always lies at the bottom."""

    def __init__(self, app: App, window: Window) -> None:
        self.app = app
        self.window = window
        titles = app.shelf.titles
        self.saves = Saves(
            app.saves_folder, check_for(titles), app.called, progress=progress_for(titles)
        )
        self._analysed: Judgements | None = None
        self._late = LateSaving(app, self.saves)
        app.announce = window.announce
        app.tell = self._tell
        app.open_help = lambda names: self._read(all_rules(app, names) or short_rules(app))
        app.game_in_hand = lambda: game_of_screens(app, window.screens)
        app.open_settings = self._open_settings
        app.open_how_to_play = self._open_how_to_play
        self.contests = Contests(app, window, self.saves, self._begin, self.resume)
        if app.analyst is not None:
            self._analysed = Judgements(
                app.shelf.titles, app.analyst, self.contests.game_facts.judged
            )
        exits = OnlineExits(
            self.choose, lambda table: window.push(self._sit_at(table)), self._over, self.open_title
        )
        self.online = OnlineWays(app, window, self.saves, exits)
        window.on_quit = self._ask_to_quit = partial(self.online.ask_before_quitting, self.quit)
        self._teach()
        self.packs = PackWays(app, window, open_title_of=self._open_title_of, tell=self._tell)
        self._puzzling: Puzzling | None = None
        self._shelf: ShelfScreen | None = None
        if len(app.shelf.offered) > 1:
            app.edition = app.edition or app.box.editions[0]  # of the box that is chosen at first
            self._shelf = ShelfScreen(app, self._shelf_ways)
        self._title = TitleScreen(app, self._title_menu)
        self._trials = Trials(app, window)
        self._table: TableScreen | None = None
        self._looked_at: Chronicle | None = None  # the game of the last replay or final page
        window.on_picture = lambda picture: picture_taken(app, picture)
        self._incoming = IncomingFiles(
            app, self.saves, watch=self.watch, take_pack=self.packs.take, tell=self._tell
        )
        window.on_file = self._incoming.take
        window.on_fault = self._crashed
        window.pad_words = lambda: app.say("pad.footer")
        window.controllers.on_fault = lambda: window.announce(app.say("pad.unusable"))
        self._file: Path | None = None  # of the game that is played

    @property
    def _judgements(self) -> Judgements | None:
        """Who judges games of this title, None when nobody can say it in words."""
        return self._analysed if self.app.box.phrases is not None else None

    @property
    def table(self) -> TableScreen:
        """The table a game is played at; there must be one."""
        if self._table is None:
            raise LookupError("no game is open")
        return self._table

    @property
    def chronicle(self) -> Chronicle | None:
        """The game that is played, or else the one that was looked at last."""
        played = self._table.match.chronicle if self._table is not None else self._looked_at
        return played if played is not None and played.snapshots else None

    def _teach(self) -> None:
        self.school = LessonMenu(self.app, self.window, self.play_coached)

    @property
    def puzzling(self) -> Puzzling | None:
        """The ways through the puzzles of the open edition, None where it has none to tell."""
        offer = self.app.box.puzzles_of(self.app.edition)
        if offer is None or self.app.box.phrases is None:
            return None
        if self._puzzling is None or self._puzzling.offer is not offer:
            self._puzzling = Puzzling(self.app, self.window, offer)
        return self._puzzling

    # ---- ways in

    def choose(self, title: str, edition: str = "") -> None:
        """Open the box of a title's edition; every page is about it from now on."""
        if self.app.take(title, edition):
            self._teach()

    def _choose_that_of(self, file: Path) -> None:
        """Open the box that a saved game belongs to, if there is one."""
        if (summary := self.saves.summary(file)) is not None:
            self.choose(summary.title, summary.edition)

    def choose_latest(self) -> None:
        """Open the box of the game that was played last, if there is one."""
        for file in self.saves.latest_first()[:1]:
            self._choose_that_of(file)

    def open_start(self) -> None:
        """Leave everything that is open for the first page: the shelf where there is a choice."""
        if self._shelf is None:
            self.open_title()
        else:
            self._back_to(self._shelf)

    def open_title(self) -> None:
        """Leave everything that is open for the title page."""
        self._back_to(self._title)

    def _back_to(self, page: Screen) -> None:
        """Close the table and every page above this one; the shelf lies below the title page."""
        self._close_table()
        self.app.give_back()
        self._late.try_again()
        while self.window.screen not in (None, self._shelf, page):
            self.window.pop()
        if self.window.screen is None and self._shelf is not None:
            self.window.push(self._shelf)
        if self.window.screen is not page:
            self.window.push(page)

    def play(self, set_up: SavedSetUp) -> None:
        """Begin a game; when it cannot be saved, ask whether to play unsaved."""
        self._begin(partial(match_start.first_position, self.app, set_up))

    def play_coached(self, set_up: SavedSetUp) -> None:
        """Begin a first game, in which the coach speaks, and in no other one."""
        self._begin(partial(practice.coached, self.app, set_up))

    def resume(self, file: Path) -> None:
        """Go on with a saved game at its very question; say in one sentence why that cannot be."""
        self._late.try_again()
        self._choose_that_of(file)
        try:
            match = Match.resume(self.app.box.title, self.saves.reopen(file))
        except (NotSaved, NotContinued) as refusal:
            self._tell([self.app.explain(refusal.reason), self.app.say("message.untouched")])
            return
        sit_down = partial(self._sit_down, match, file)
        if unknown_players.strangers(self.app, match.options, match.seats):
            unknown_players.ask_who_plays_on(self._screen().stage, self.app, match, sit_down)
        else:
            sit_down()

    def continue_last(self) -> None:
        """Go on with the unfinished game played last."""
        file = self.saves.newest_unfinished()
        if file is None:
            self._tell([self.app.say("message.nothing-saved")])
        else:
            self.resume(file)

    def watch(self, file: Path, at: int = 0) -> None:
        """Show the replay of a saved game, `at` a step; say in one sentence why that cannot be.

        After it the title that was open before is open again.
        """
        reopen = partial(self.choose, self.app.box.title.name, self.app.edition)
        self._choose_that_of(file)
        replay = self._replay_of(file, at, on_close=reopen)
        if replay is None:
            reopen()
        else:
            self.window.push(replay)

    def _replay_of(self, file: Path, at: int, *, on_close: Callable[[], None]) -> Screen | None:
        """Return the replay of a saved game of the open title; None once it was said why not."""
        from game.client.screens.replay import ReplayScreen

        app = self.app
        try:
            reading = self.saves.read(file)
            verdict = judge(reading, app.shelf.titles)
            if reading.chronicle is None or not verdict.can_watch:
                self._tell([app.explain(verdict.reason), app.say("message.untouched")])
                return None
            chronicle = self._looked_at = reading.chronicle
            play_from = partial(self._play_from, chronicle, reading.name)
            branches = play_from if verdict.branch_from is not None else None
            judging = None
            if self._judgements is not None and chronicle.closing is not None:
                trial = partial(self._trials.begin, chronicle)
                judging = JudgingHandlers(self._judgements, trial)
            replay = ReplayScreen(app, chronicle, at, judging, branches)
            replay.on_close = on_close
            return replay
        except OSError as problem:
            facts = {"file": printable(file.name), "cause": app.cause_of(problem)}
            self._tell([app.say("message.cannot-read", **facts), app.say("message.untouched")])
        except Unreadable as problem:
            self._tell(app.misfit(problem))
        return None

    def _play_from(
        self, chronicle: Chronicle, source: str, step: int, players: Sequence[str]
    ) -> None:
        """Play on after a step of another game with these kinds of players, in a new file."""
        from game.client.screens.replay import is_redealt

        title = self.app.box.title

        def make() -> Beginning:
            branch = branched(title, chronicle, step, source)
            return redealt(branch, self.app.fresh_seed()) if is_redealt(chronicle) else branch

        try:
            self._begin(make, players)
        except Unreadable as problem:
            self._tell(self.app.misfit(problem))

    def quit(self) -> None:
        """Close everything; the game is saved as it is played."""
        self._close_table()
        self._late.try_again()
        self.online.close()
        self.window.close()

    # ---- menus

    def _shelf_ways(self) -> ShelfHandlers:
        """Return where the shelf leads: to a game that can be gone on with before a new one."""
        say = self.app.say
        note = say("shelf.new-game")
        going_on = last_game_way(self.app, self.saves, self.resume, "go-on")
        new = MenuWay("new-game", "new-game", "@menu-new-game", self._open_setup, note)
        doors = [
            ButtonWay("learn", say("menu.learn"), self._open_learn, "book"),
            ButtonWay("rules", say("menu.rules"), self.app.help, "help"),
            ButtonWay("records", say("menu.statistics"), self.contests.open_statistics, "laurel"),
        ]
        if going_on:
            text = say("menu.new-game")
            keys = (new.cap,)
            doors.insert(0, ButtonWay(new.key, text, new.open, new.icon, keys=keys))
        corner = [
            ButtonWay("settings", say("menu.settings"), self._open_settings, "gear"),
            ButtonWay("replays", say("menu.replays"), self._open_replays, "folder"),
            ButtonWay("quit", say("menu.quit"), self._ask_to_quit, "x"),
        ]
        begin = (*going_on, new)[0]
        newcomer = not self.saves.files()
        corner.insert(0, friends_way(self.app, self.online))
        chief = "tables" if self.online.due else ""
        return ShelfHandlers(self.choose, self.open_title, begin, doors, corner, newcomer, chief)

    def _title_menu(self) -> TitleMenu:
        """Return the entries of the title page, the one to begin with first, and the small ones."""
        app = self.app
        newcomer = None if self.saves.files() else self.school.way_on()
        other = players_in_words(app, app.box, app.edition) if other_edition_told(app) else ""
        entries = [
            *last_game_way(app, self.saves, self.resume, "play"),
            *([newcomer._replace(cap="@menu-first-lesson")] if newcomer is not None else ()),
            MenuWay("new-game", "new-game", "@menu-new-game", self._open_setup, other),
            MenuWay("friends", "hand", "@menu-friends", self.online.open_page),
            MenuWay("practice", "watch", "@menu-practice", self._practice),
            MenuWay("replays", "folder", "@menu-replays", self._open_replays),
            MenuWay("learn", "book", "@menu-learn", self._open_learn),
            MenuWay("settings", "gear", "@menu-settings", self._open_settings),
        ]
        small = {
            "games": self.open_start if self._shelf is not None else None,
            "packs": self.packs.way(),
            "credits": lambda: self.window.push(CreditsScreen(self.app)),
            "quit": self._ask_to_quit,
        }
        return entries, {key: go for key, go in small.items() if go is not None}

    def _open_setup(self) -> None:
        from game.client.screens.setup import SetupScreen

        self.window.push(SetupScreen(self.app, self.play, self.online.open_set_up))

    def _practice(self) -> None:
        """Ask for the length of the game."""
        puzzles = puzzling.replies() if (puzzling := self.puzzling) is not None else []
        practice.ask_to_practise(self.app, self.window, self.play, self._begin, puzzles)

    def _open_replays(self) -> None:
        from game.client.screens.replay_list import ReplayListScreen

        ways = self.watch, self.resume, self._open_setup
        page = ReplayListScreen(self.app, self.saves, *ways)
        page.take_game = self._incoming.take_game
        page.before_removal = self.contests.enter_finished
        self.window.push(page)

    def _open_learn(self) -> None:
        from game.client.tutorial.lesson_list import LearnMenuScreen

        self.window.push(LearnMenuScreen(self.app, self._learn_entries))

    def _learn_entries(self) -> tuple[MenuWay, ...]:
        """Return what teaches the game, in the order a newcomer needs it; only what exists."""
        puzzling = self.puzzling
        return (
            *self.school.entries(),
            *reading_entries(self.app, self._open_how_to_play),
            *((puzzling.entry(),) if puzzling is not None else ()),
            *self.contests.entries(),
        )

    def _open_how_to_play(self) -> None:
        self._read(short_rules(self.app) or all_rules(self.app))

    def _read(self, page: Screen | None) -> None:
        """Open a page about the rules, unless it is open; say so where none is written."""
        if page is None:
            self._tell([self.app.say("learn.nothing")])
        elif type(self.window.screen) is not type(page):
            self.window.push(page)

    def _open_settings(self) -> None:
        from game.client.screens.settings import SettingsScreen

        self.window.push(SettingsScreen(self.app))

    def _open_title_of(self, pack: Pack) -> None:
        """Leave everything for the title page of the edition a pack belongs to."""
        self.choose(pack.title, pack.edition)
        self.open_title()

    # ---- games

    def _begin(self, make: match_start.MakeBeginning, players: Sequence[str] = ()) -> Path | None:
        """Begin what `make` makes in a new file; when it cannot be saved, say why and offer to play
        unsaved. Return the file, None without one; Unreadable when there is nothing to begin with.
        """
        beginning = make()
        try:
            journal = self.saves.create()
            match = Match.begin(beginning, journal)
            match_start.seat_all(match, players)
        except NotSaved as refusal:
            say = self.app.say
            unsaved = partial(self._begin_unsaved, make, players)
            told = [self.app.explain(refusal.reason), say("message.unsaved-note")]
            self._tell(told, Reply(say("message.play-unsaved"), unsaved, name="unsaved"))
            return None
        file = self.saves.folder / journal.name
        self._sit_down(match, file, begins=True)
        return file

    def _begin_unsaved(self, make: match_start.MakeBeginning, players: Sequence[str]) -> None:
        match = Match.begin(make(), later=self.saves.create)
        match_start.seat_all(match, players)
        self._sit_down(match, None, begins=True)

    def _sit_down(self, match: Match, file: Path | None, *, begins: bool = False) -> None:
        """Open the table; a challenge that `begins` shows first what is to be reached."""
        exits = TableHandlers(lambda match: self._over(match, file), self.open_title)
        self.choose(match.options.title, match.options.edition)
        table = self._sit_at(TableScreen(self.app, match, exits), file)
        practice.lend_coach(self.app, match)

        def show() -> None:
            self.window.push(table)
            if begins:
                open_goal_card(self.app, table.stage, match.chronicle, begins=True)

        offer_pace(self._title.stage, self.app, match, show)

    def _sit_at(self, table: TableScreen, file: Path | None = None) -> TableScreen:
        self.open_title()
        self._file = file
        self._table = table
        if self._judgements is not None:
            self._judgements.stop()  # the players need the processors now
        return table

    def _over(self, match: Match, file: Path | None, company: EndCompany | None = None) -> None:
        file = file or self._file_of(match)
        replay = Replay(self.app.box.title, match.chronicle)
        history = read_history(replay, self.app.box.game_facts)
        news = self.contests.finished(match.chronicle, history, file)
        if not match.is_saved:
            news.insert(0, self.app.say("message.ended-unsaved"))
        result = GameResult.of_match(match, history, news)
        look_at = None
        if file is not None and match.is_saved:
            look_at = partial(self.watch, file)
        again = company.again if company is not None else partial(self._rematch, match)
        handlers = EndHandlers(again, self.open_title, look_at, company)
        turning = None
        if self._judgements is not None:
            turning = Turning(self.app, self._judgements, match.chronicle, history)
        self.open_title()
        self._looked_at = match.chronicle
        self.window.push(EndScreen(self.app, result, handlers, turning))

    def _file_of(self, match: Match) -> Path | None:
        """Return the file a game is in; None as long as there was no room for any."""
        return self.saves.folder / match.journal_name if match.journal_name else None

    def _rematch(self, match: Match) -> None:
        """Play the same challenge again, or the same table with another deal."""
        challenge = self.contests.again(match.chronicle)
        if challenge is not None:
            self.contests.begin(challenge)
        else:
            again = match_start.played_again(match, self.app.fresh_seed())
            self.play(for_later_games(again, self.app.box.first_game))

    # ---- when the program itself made a mistake

    def _crashed(self, fault: Exception) -> bool:
        """Keep what happened, and offer to go on; False when not even that page can be shown."""
        if isinstance(self.window.screen, CrashScreen):
            return False
        log = keep_fault(fault, self.app.saves_folder, self.app.version, self.chronicle)
        game = (self._file or self._file_of(self._table.match)) if self._table else None
        table = self.online.table
        is_unsaved = self._table is not None and game is None and table is None
        with suppress(Exception):  # whatever is broken there is left behind
            self._close_table()
        self._table = None
        self.window.abandon()
        ways: dict[str, Callable[[], None]] = {"to-title": self.open_title, "quit": self.quit}
        told = what_is_safe(self.app, game, at_host=table is not None, is_unsaved=is_unsaved)
        if table is not None:
            ways = {"resume": partial(self.online.come_again, table.membership), **ways}
        elif game is not None:
            ways = {"resume": partial(self.resume, game), **ways}
        self.window.push(CrashScreen(self.app, told, log, ways))
        return True

    def _close_table(self) -> None:
        self._trials.close()
        if self._table is not None:
            match = self._table.match
            self._table.close()
            self._table = None
            if not match.is_saved:
                self._late.owe(match.chronicle, self._file_of(match))

    def _screen(self) -> Screen:
        """Return what is open, the title page when nothing is."""
        if self.window.screen is None:
            self.open_title()
        assert self.window.screen is not None
        return self.window.screen

    def _tell(self, sentences: list[str], way: Reply | None = None) -> None:
        """Say something above whatever is open; without a screen above the title page."""
        tell(self._screen().stage, self.app, sentences, *filter(None, (way,)))
