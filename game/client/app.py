"""The app: the objects that every screen uses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

from game.box.article_scope import UNKNOWN_GAME_TERMS
from game.box.box import GameBox
from game.box.known_game_terms import KnownGameTerms
from game.box.shelf import Shelf, make_shelf_with_box
from game.client.app_files import AppFiles
from game.client.key_commands import COMMANDS_OF_EVERY_TITLE
from game.client.stored import key_bindings, set_up
from game.client.stored import settings as settings_file
from game.client.stored.default_names import translated_default_names
from game.client.stored.key_bindings import KeyBindings
from game.client.stored.learning_progress import LearningProgress
from game.client.stored.packs import StoredPacks
from game.client.stored.settings import Settings
from game.compiled.build_progress import NO_BUILD_NEEDED
from game.compiled.build_state import CompiledBuildAvailability
from game.engine.title import Options
from game.match.analysis import Analyst
from game.match.computer_players import ComputerPlayers
from game.records.records import Seat
from game.scene.window.screen_kit import Kit
from game.table_protocol import TableFactory


@dataclass(slots=True)
class App(AppFiles):
    """The kit, texts, open box, settings and folders that every page works with; made once per
    start.

    `settings` changes only through `change_settings`, `override_settings` and
    `restore_overridden_settings`, `bindings` only through `change_key_bindings`. `make_seed`
    returns the seed of a new game, `today` returns today's date.
    """

    kit: Kit
    box: GameBox
    computer_players: ComputerPlayers
    assets_folder: Path
    version: str
    make_seed: Callable[[], int]
    settings: Settings
    on_settings_changed: Callable[[Settings], None] = lambda settings: None
    analyst: Analyst | None = None  # None: no hints and no judgements
    # what was kept of the first game of a day, in words; "" as long as none is finished
    first_daily_result_text: Callable[[str], str] = lambda challenge: ""
    open_rules: Callable[[Sequence[str]], None] = lambda names: None
    # that the rules are opened for
    known_game_terms: Callable[[], KnownGameTerms] = lambda: UNKNOWN_GAME_TERMS
    open_settings: Callable[[], None] = lambda: None
    open_how_to_play: Callable[[], None] = lambda: None
    # in a dialog that can be closed
    show_sentences: Callable[[list[str]], None] = lambda sentences: None
    bindings: KeyBindings = field(default_factory=lambda: KeyBindings(COMMANDS_OF_EVERY_TITLE))
    today: Callable[[], date] = lambda: date.min
    _cached_learning_progress: LearningProgress | None = field(default=None, init=False, repr=False)
    _cached_own_packs: StoredPacks | None = field(default=None, init=False, repr=False)
    # what settings that were changed for one game were before
    _overridden_settings: dict[str, int | str | bool] = field(
        default_factory=dict, init=False, repr=False
    )
    welcomes_newcomers: bool = False  # whether no game has been played yet
    edition: str = ""  # of the open box, as it was taken from the shelf; "" says nothing
    shelf: Shelf = field(init=False)  # every title there is; `box` is the open one
    on_box_opened: Callable[[], None] = lambda: None  # another box is open
    build_state: CompiledBuildAvailability = (
        NO_BUILD_NEEDED  # whether the compiled build is still to come
    )

    def __post_init__(self) -> None:
        """Make a shelf that holds only the open box. Let the texts use the display names of keys,
        and text fields the message that they are full."""
        self.shelf = make_shelf_with_box(self.box)
        self.words.set_keyboard_key_namer(self.kit.keymap.cap_text)
        self.kit.scene_texts.field_full_text = lambda most: self.say("button.field-full", most=most)

    @property
    def learning_progress_in_open_title(self) -> LearningProgress:
        """The player's learning progress in the open title, read from its file on first use."""
        if self._cached_learning_progress is None:
            self._cached_learning_progress = LearningProgress(
                self.saves_folder, self.open_title_section_name, self.report_progress_unsaved
            )
        return self._cached_learning_progress

    @property
    def own_packs_of_all_titles(self) -> StoredPacks:
        """The packs that the player has made or imported, for all titles on the shelf; read on
        first use."""
        if self._cached_own_packs is None:
            self._cached_own_packs = StoredPacks(self.saves_folder, self.shelf.titles)
        return self._cached_own_packs

    @property
    def open_title_section_name(self) -> str:
        """The section of stored files that belongs to the open title; "" (the top level) for the
        default title."""
        name = self.box.title.name
        return "" if name == self.shelf.default_title else name

    @property
    def open_edition_section_name(self) -> str:
        """The section of stored files that belongs to the open edition; the title's first
        edition has the section of the title."""
        other = self.edition not in ("", self.box.editions[0])
        return " ".join(filter(None, (self.open_title_section_name, self.edition if other else "")))

    def box_of_title_or_open_box(self, title: str) -> GameBox:
        """Return the box of a title on the shelf, or the open box if the title is not there."""
        if title == self.box.title.name or title not in self.shelf.titles:
            return self.box
        return self.shelf.box(title)

    def table_factory_of_open_title(self, options: Options) -> TableFactory:
        """Return the table factory for a game of the open title with these options."""
        return self.box.table_factory_of(options.edition, options.expansions)

    def open_box_and_tell_if_title_changed(self, title: str, edition: str = "") -> bool:
        """Open the box of a title with its words and key bindings, and return True. If the title is
        open already, only change the edition, and return False. For a title that is not on the
        shelf, do nothing and return False.

        An edition that the title does not have, which a newer version may have stored, counts as
        the first one.
        """
        if title not in (self.box.title.name, *self.shelf.titles):
            return False
        box = self.box_of_title_or_open_box(title)
        self.edition = edition if edition in box.editions else ""
        if box is self.box:
            return False
        self.box = box
        self.words = box.words
        self._cached_learning_progress = None
        commands = (*COMMANDS_OF_EVERY_TITLE, *box.commands)
        self.kit.keymap.set_default_keys(
            {command.name: command.default_key for command in commands}
        )
        self.bindings = key_bindings.load_key_bindings(self.saves_folder, commands)
        self.kit.keymap.set_own_keys(self.bindings.own_key_by_command)
        self.words.set_keyboard_key_namer(self.kit.keymap.cap_text)
        self.on_box_opened()
        self.report_renamed_files()
        return True

    def seats_with_unique_names(
        self, seats: tuple[set_up.SeatPlan, ...], title: str = ""
    ) -> tuple[set_up.SeatPlan, ...]:
        """Return the seats with unique names: a typed name is kept, an empty or repeated one is
        replaced by a default name that is free, if possible that of the seat's position.

        `title` is the title of the game, "" for the open title.
        """
        box = self.box_of_title_or_open_box(title or self.box.title.name)
        automa = box.words.say("automa.name") if box.automa is not None else ""
        return set_up.seats_with_unique_names(seats, box.player_names, automa)

    def stored_or_default_seat_names(self, title: str, seats: Sequence[Seat]) -> Sequence[str]:
        """Return a name for each seat of a game of `title`, in seat order: the stored name, or a
        default one if that is empty or repeated. Default names of computers and automas are in the
        language in use, also if the game began in another."""
        box = self.box_of_title_or_open_box(title)
        names = translated_default_names(seats, box.words.say, box.sentences_by_language)
        pairs = zip(names, seats, strict=True)
        plans = tuple(set_up.SeatPlan(name, seat.player) for name, seat in pairs)
        return [plan.name for plan in self.seats_with_unique_names(plans, title)]

    def open_rules_at_article_of_nodes(self, *node_names: str) -> None:
        """Open the full rules at the article about the first of the nodes `node_names` (innermost
        first) that has one. If none has, open the article about the open edition."""
        self.open_rules(node_names)

    def change_settings(self, **changes: int | str | bool) -> None:
        """Change settings by name, apply them at once and store them. A changed setting that was
        overridden is no longer so. If they cannot be stored, show a message and try again with the
        next change."""
        for name in changes:
            self._overridden_settings.pop(name, None)
        self.settings = self.settings.with_changes(**changes)
        self.on_settings_changed(self.settings)
        kept = self.settings.with_changes(**self._overridden_settings)
        self.store_and_retry_pending_or_report(
            lambda: settings_file.store_settings(kept, self.saves_folder, *changes)
        )

    def override_settings(self, **changes: int | str | bool) -> None:
        """Change settings by name for one game without storing them; `restore_overridden_settings`
        undoes it, except for settings the player changes meanwhile."""
        for name, value in changes.items():
            former = getattr(self.settings, name)
            if former != value:
                self._overridden_settings.setdefault(name, former)
        self.settings = self.settings.with_changes(**changes)
        self.on_settings_changed(self.settings)

    def restore_overridden_settings(self) -> None:
        """Give the settings that `override_settings` changed their former values, except those
        that the player has changed since."""
        if self._overridden_settings:
            self.settings = self.settings.with_changes(**self._overridden_settings)
            self._overridden_settings.clear()
            self.on_settings_changed(self.settings)

    def toggle_sound(self) -> None:
        """Mute all sound, or, if no sound can be heard, unmute it, with the default master
        volume if that was 0."""
        if not self.settings.is_silent:
            self.change_settings(muted=True)
        else:
            self.change_settings(muted=False, master=self.settings.master or Settings().master)

    def change_key_bindings(self, bindings: KeyBindings) -> None:
        """Replace the key bindings, use them at once and store them; report it if they cannot be
        stored."""
        self.bindings = bindings
        self.kit.keymap.set_own_keys(bindings.own_key_by_command)
        self.words.set_keyboard_key_namer(self.kit.keymap.cap_text)
        self.store_and_retry_pending_or_report(
            lambda: key_bindings.store_key_bindings(bindings, self.saves_folder)
        )
