"""The app: the objects that every screen uses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from game.box.article_scope import ANY_GAME
from game.box.box import GameBox
from game.box.game_in_hand import GameInHand
from game.box.shelf import Shelf, shelf_of
from game.client.key_commands import COMMON
from game.client.stored import key_bindings as bindings_file
from game.client.stored import set_up as set_ups
from game.client.stored import settings as settings_file
from game.client.stored.key_bindings import Bindings
from game.client.stored.learning_progress import LearningProgress
from game.client.stored.packs import StoredPacks
from game.client.stored.set_up import SeatPlan
from game.client.stored.settings import Settings
from game.client.stored.stored_table import is_owed, take_put_aside
from game.compiled.build_progress import NO_MATTER
from game.compiled.build_state import BuildState
from game.engine.reasons import Reason, Unreadable
from game.engine.title import Options
from game.files.toml_fields import cause_of, printable
from game.match.analysis import Analyst
from game.match.computer_players import ComputerPlayers
from game.records.records import Seat
from game.records.stored_files import open_folder
from game.scene.window.screen_kit import Kit
from game.table_protocol import TableFactory
from game.text.refusal_texts import told_cause, told_refusal
from game.text.words import Words


@dataclass(slots=True)
class App:
    """Kit, texts, the open box, settings and folders; made once per start.

    `settings` changes only through `choose`, `lend` and `give_back`, `bindings` through `bind`.
    `fresh_seed` returns the seed of a new game, `today` the present date.
    """

    kit: Kit
    words: Words
    box: GameBox
    players: ComputerPlayers
    saves_folder: Path
    assets_folder: Path
    version: str
    fresh_seed: Callable[[], int]
    settings: Settings
    settings_told: Callable[[Settings], None] = lambda settings: None
    analyst: Analyst | None = None  # None: nobody gives hints or judges games
    # what was kept of the first game of a day, in words; "" as long as none is finished
    kept_result: Callable[[str], str] = lambda challenge: ""
    open_help: Callable[[Sequence[str]], None] = lambda names: None
    game_in_hand: Callable[[], GameInHand] = lambda: ANY_GAME  # that the rules are opened for
    open_settings: Callable[[], None] = lambda: None
    open_how_to_play: Callable[[], None] = lambda: None
    tell: Callable[[list[str]], None] = lambda sentences: None  # in a dialog that can be closed
    bindings: Bindings = field(default_factory=lambda: Bindings(COMMON))
    today: Callable[[], date] = lambda: date.min
    _progress: LearningProgress | None = field(default=None, init=False, repr=False)
    _packs: StoredPacks | None = field(default=None, init=False, repr=False)
    # what settings that were changed for one game were before
    _lent: dict[str, int | str | bool] = field(default_factory=dict, init=False, repr=False)
    welcomes: bool = False  # whether newcomers are asked how they want to play
    edition: str = ""  # of the open box, as it was taken from the shelf; "" says nothing
    fault: str = ""  # a sentence about the last file that could not be written
    announce: Callable[[str], None] = lambda sentence: None  # says it above whatever is open
    _is_owing: bool = field(default=False, init=False, repr=False)
    shelf: Shelf = field(init=False)  # every title there is; `box` is the open one
    box_told: Callable[[], None] = lambda: None  # another box is open
    build: BuildState = NO_MATTER  # whether the compiled build is still to come

    def __post_init__(self) -> None:
        """If no shelf is given, make one with only the open box."""
        self.shelf = shelf_of(self.box)
        self.words.name_keys(self.kit.keymap.cap)
        self.kit.sentences.field_full = lambda most: self.say("button.field-full", most=most)

    @property
    def progress(self) -> LearningProgress:
        """The player's learning progress in this title, read on first use."""
        if self._progress is None:
            self._progress = LearningProgress(self.saves_folder, self.part, self.not_learned)
        return self._progress

    @property
    def packs(self) -> StoredPacks:
        """The player's packs, of every title on the shelf."""
        if self._packs is None:
            self._packs = StoredPacks(self.saves_folder, self.shelf.titles)
        return self._packs

    @property
    def part(self) -> str:
        """The section for this title in stored files; the default title uses the top level."""
        name = self.box.title.name
        return "" if name == self.shelf.usual else name

    @property
    def edition_part(self) -> str:
        """The section for the open edition; for the title's first edition that of the title."""
        other = self.edition not in ("", self.box.editions[0])
        return " ".join(filter(None, (self.part, self.edition if other else "")))

    def box_of(self, title: str) -> GameBox:
        """Return the box of a title on the shelf; of any other title the open box."""
        if title == self.box.title.name or title not in self.shelf.titles:
            return self.box
        return self.shelf.box(title)

    def tables_of(self, options: Options) -> TableFactory:
        """Return the table factory for a game of the open title with these options."""
        return self.box.tables_of(options.edition, options.expansions)

    def take(self, title: str, edition: str = "") -> bool:
        """Open the box of a title; return whether it is another one than before.

        A title that is not on the shelf opens nothing. An edition the title does not have, which a
        newer version may have stored, counts as the first one.
        """
        if title not in (self.box.title.name, *self.shelf.titles):
            return False
        box = self.box_of(title)
        self.edition = edition if edition in box.editions else ""
        if box is self.box:
            return False
        self.box = box
        self.words = box.words
        self._progress = None
        commands = (*COMMON, *box.commands)
        self.kit.keymap.know({command.name: command.key for command in commands})
        self.bindings = bindings_file.load(self.saves_folder, commands)
        self.kit.keymap.rebind(self.bindings.own)
        self.words.name_keys(self.kit.keymap.cap)
        self.box_told()
        self.tell_put_aside()
        return True

    def say(self, key: str, /, **facts: object) -> str:
        """Return a text in the current language, by its key, with facts filled in."""
        return self.words.say(key, **facts)

    def pay(self, amount: object) -> str:
        """Return an amount of money in the title's form."""
        return self.say("unit.money", count=amount)

    def named(self, seats: tuple[SeatPlan, ...], title: str = "") -> tuple[SeatPlan, ...]:
        """Return the seats with names: the typed name, else the title's default name for the seat's
        position.

        `title` is the title of the game, the open one if empty.
        """
        box = self.box_of(title or self.box.title.name)
        automa = box.words.say("automa.name") if box.automa is not None else ""
        return set_ups.named(seats, box.player_names, automa)

    def called(self, title: str, seats: Sequence[Seat]) -> Sequence[str]:
        """Return default names for the seats of a saved game that contains no names."""
        plans = tuple(SeatPlan(seat.name, seat.player) for seat in seats)
        return [plan.name for plan in self.named(plans, title)]

    def help(self, *names: str) -> None:
        """Open the rules at a topic; `names` are the names of nodes, innermost first."""
        self.open_help(names)

    def refused(self, sentence: str) -> str:
        """Return the sentence of a file error in the current language."""
        return told_refusal(self.words, sentence)

    def misfit(self, problem: Unreadable) -> list[str]:
        """Return sentences that say why a saved game does not fit the rules."""
        cause = self.refused(str(problem)).rstrip(".")
        return [
            self.say("message.misfit"),
            self.say("message.misfit-cause", found=cause),
            self.say("message.untouched"),
        ]

    def cause_of(self, problem: OSError) -> str:
        """Return the system's reason for refusing a file, in the current language."""
        return told_cause(self.words, cause_of(problem))

    def explain(self, reason: Reason | None) -> str:
        """Return a reason as a sentence; "" for None."""
        if reason is None:
            return ""
        facts = dict(reason.facts)
        if "cause" in facts:
            facts["cause"] = told_cause(self.words, str(facts["cause"]))
        return self.say(f"reason.{reason.key}", **facts)

    def choose(self, **choices: int | str | bool) -> None:
        """Change settings, apply them at once and store them; report a full disk."""
        for name in choices:
            self._lent.pop(name, None)
        self.settings = self.settings.changed(**choices)
        self.settings_told(self.settings)
        kept = self.settings.changed(**self._lent)
        self.keep(lambda: settings_file.store(kept, self.saves_folder, *choices))

    def lend(self, **choices: int | str | bool) -> None:
        """Change settings for one game without storing them; choices the player makes meanwhile
        stay."""
        for name, value in choices.items():
            former = getattr(self.settings, name)
            if former != value:
                self._lent.setdefault(name, former)
        self.settings = self.settings.changed(**choices)
        self.settings_told(self.settings)

    def give_back(self) -> None:
        """Restore the settings that `lend` changed."""
        if self._lent:
            self.settings = self.settings.changed(**self._lent)
            self._lent.clear()
            self.settings_told(self.settings)

    def toggle_sound(self) -> None:
        """Mute all sound, or restore the volumes."""
        if not self.settings.is_silent:
            self.choose(muted=True)
        else:
            self.choose(muted=False, master=self.settings.master or Settings().master)

    def bind(self, bindings: Bindings) -> None:
        """Change key bindings, use them at once and store them; report a full disk."""
        self.bindings = bindings
        self.kit.keymap.rebind(bindings.own)
        self.words.name_keys(self.kit.keymap.cap)
        self.keep(lambda: bindings_file.store(bindings, self.saves_folder))

    def keep(self, store: Callable[[], None]) -> None:
        """Call `store`; if the disk refuses, report it and retry when there is room."""
        try:
            store()
        except OSError as problem:
            self._tell_unkept("fault.settings", problem)
        else:
            self.keep_what_is_owed()

    def not_learned(self, problem: OSError) -> None:
        """Report that learning progress or a solved puzzle could not be stored yet."""
        self._tell_unkept("fault.progress", problem)

    def open_folder(self) -> None:
        """Report immediately if the folder of saved games is not writable."""
        try:
            open_folder(self.saves_folder)
        except OSError as problem:
            folder = printable(str(self.saves_folder))
            self.fault = self.say("fault.folder", folder=folder, reason=self.cause_of(problem))
            self.announce(self.fault)
        self.tell_put_aside()

    def tell_put_aside(self) -> None:
        """Report which stored files could not be read and were renamed; their values are the
        defaults."""
        for before, now in take_put_aside(self.saves_folder):
            self.announce(self.say("fault.put-aside", file=before, aside=now))

    def keep_what_is_owed(self) -> None:
        """Write what could not be written before, and report when all of it is stored."""
        if self._is_owing and not is_owed(self.saves_folder):
            self._is_owing = False
            self.fault = ""
            self.announce(self.say("fault.over"))

    def _tell_unkept(self, key: str, problem: OSError) -> None:
        told, self.fault = self.fault, self.say(key, reason=self.cause_of(problem))
        if self.fault != told:  # else it stands in the settings, and was said before
            self.announce(self.fault)
        self._is_owing = True
