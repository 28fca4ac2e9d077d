"""The set-up page: players, expansions, options and seed."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.client.app import App
from game.client.screens.freed_seats import FreedSeats
from game.client.screens.setup_automa import build_automa_panel
from game.client.screens.setup_expansions import (
    build_expansion_panel,
    build_level_explanation_panel,
    list_all_expansions_without_effect,
)
from game.client.screens.setup_game import GamePanelHandlers, build_game_panel
from game.client.screens.setup_pack_chooser import PackChooser
from game.client.screens.setup_seats import SeatRow, SeatRowHandlers, names_in_place_of_taken_ones
from game.client.screens.setup_summary import build_set_up_summary
from game.client.stored import edition_offer
from game.client.stored import set_up as set_ups
from game.client.widgets.buttons import ButtonSpec
from game.client.widgets.list_page import PAGE_HEADING_STYLE
from game.client.widgets.page import Page
from game.client.widgets.scroll_pane import ScrollPane
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.scene.layout import Column, Container, Row, WrappingRow, theme
from game.scene.nodes.node import Node
from game.scene.stage.shortcuts import CONFIRMING_HOTKEY
from game.scene.stage.units import WindowUnits
from game.scene.text.text_styles import PAPER_STYLES
from game.scene.widgets import Label
from game.titles import is_playable_with_options

WIDE_PAGE_MAX_WIDTH = 1820.0
COLUMN_PAGE_MAX_WIDTH = 1120.0
PAGE_MIN_WIDTH = 560.0
WIDE_PAGE_MAX_HEIGHT = 1030.0
COLUMN_PAGE_MAX_HEIGHT = 1900.0
SIDE_BY_SIDE_MIN_WIDTH = 1680.0
FOLDED_BELOW_WIDTH = 860.0
"""The page width in u below which a seat's choice and level are placed below its name."""
LOW_PAGE_HEIGHT = 640.0
"""The page height in u below which the presets scroll together with the seats."""
GAME_COLUMN_WIDTH = 670.0
BACK_BUTTON_WIDTH = 230.0
START_HOTKEY = "ctrl+return"  # starts the game also while a field has the focus
SOLO_PRESET = "solo"
PRESET_KEYS = ("duel", "three", "four", "five", "pass", "watch")


class SetupScreen(Page):
    """The page where a new game is set up; the edited set-up is passed to `start_game`."""

    first_focus = "start"
    heading = "setup.title"
    start_button_key = "setup.start"  # words
    allows_friends = False  # whether seats may be kept for people at other screens

    def __init__(
        self,
        app: App,
        start_game: Callable[[set_ups.SavedSetUp], None],
        open_online: Callable[[], None] | None = None,
    ) -> None:
        """Start with the last set-up of the title, or the default one. `start_game` begins a game;
        `open_online` opens the set-up of an online table, None if this is one."""
        super().__init__(app)
        self._open_online_set_up = open_online
        self._on_start = start_game
        self._freed_seats = FreedSeats()
        self._pack_chooser = PackChooser(app, self.stage, lambda: self.set_up, self.edit_set_up)
        remembered = set_ups.load_set_up(
            app.saves_folder, app.computer_players.player_kinds, app.open_title_section_name
        )
        seed = app.make_seed()
        level = self._medium_computer_kind()
        usual = set_ups.make_preset_set_up("three", self._default_names, level, seed)
        numbers = set_ups.load_pack_reference(app.saves_folder, app.open_title_section_name)
        app.report_renamed_files()  # if the file of set-ups was damaged
        self.set_up = self._set_up_without_foreign_pack(replace(usual, pack_reference=numbers))
        known = self._set_up_without_unknown_options(remembered) if remembered is not None else None
        is_fit = known is not None and len(known.seats) in app.box.title.seats
        if known is not None and is_fit and self._is_playable(known):
            self.set_up = replace(known, seed=seed)
        if app.edition:
            self.set_up = self._set_up_fitted_to_edition(replace(self.set_up, edition=app.edition))
        self._seed_text = str(self.set_up.seed)

    @property
    def _default_names(self) -> tuple[str, ...]:
        return self.app.box.player_names

    def replace_set_up(self, new_set_up: set_ups.SavedSetUp) -> None:
        """Replace the set-up and rebuild the page. If the edition has changed, first adjust the
        set-up to the options that the new edition offers."""
        other = new_set_up.edition != self.set_up.edition
        self.set_up = self._set_up_fitted_to_edition(new_set_up) if other else new_set_up
        self.rebuild()

    def edit_set_up(self, change: Callable[[set_ups.SavedSetUp], set_ups.SavedSetUp]) -> None:
        """Apply `change` to the set-up as it is when this is called (it may have changed since the
        page was built), and rebuild the page."""
        self.replace_set_up(change(self.set_up))

    def set_player(self, seat_index: int, player_kind: str) -> None:
        """Give a seat to a kind of player; an index after the last seat adds a seat. "" removes the
        seat, and later seats move up. The automa becomes the only opponent of the first player."""
        seats = self.set_up.seats
        if not player_kind:
            self._freed_seats.add(seats[seat_index])
            self.replace_set_up(self.set_up.without_seat(seat_index))
            self._focus_free_seat_row()
        elif player_kind == AUTOMA_PLAYER:
            self.seat_automa_as_only_opponent()
        elif seat_index < len(seats) and seats[seat_index].player != AUTOMA_PLAYER:
            self.replace_set_up(
                self.set_up.with_seat(seat_index, replace(seats[seat_index], player=player_kind))
            )
        else:
            added = self._freed_seats.take_last_or_new(player_kind, seats)
            changed = self.set_up.with_seat(seat_index, added)
            self.replace_set_up(
                replace(changed, seats=self.app.seats_with_unique_names(changed.seats))
            )

    def _focus_free_seat_row(self) -> None:
        """Move the focus to the row of the first free seat, if the focus is visible."""
        focus = self.stage.focus
        row = self.stage.root.find(f"seat:{len(self.set_up.seats)}:player:{HUMAN_PLAYER}")
        if row is not None and focus.is_ring_shown:
            focus.focus_node(row, shows_ring=True)

    def seat_automa_as_only_opponent(self) -> None:
        """Keep only the first player and put the automa on the second seat."""
        first = next((seat for seat in self.set_up.seats if seat.player != AUTOMA_PLAYER), None)
        automa = set_ups.SeatPlan(self.app.say("automa.name"), AUTOMA_PLAYER)
        seats = (first or set_ups.SeatPlan(self._default_names[0], HUMAN_PLAYER), automa)
        self.replace_set_up(replace(self.set_up, seats=seats))

    def give_seat_next_colour_or_swap(self, seat_index: int) -> None:
        """Give a seat the next colour that is not the automa's; if another seat has it, that
        seat gets this seat's colour."""
        seats = self.set_up.seats
        colours = self.seat_colours_then_unused_colours()
        kept = {colours[at] for at, seat in enumerate(seats) if seat.player == AUTOMA_PLAYER}
        offered = [colour for colour in self.app.box.colours if colour not in kept]
        own = colours[seat_index]
        wanted = offered[(offered.index(own) + 1) % len(offered)]
        changed = self.set_up.with_seat(seat_index, replace(seats[seat_index], colour=wanted))
        if wanted in colours[: len(seats)]:
            other = colours.index(wanted)
            changed = changed.with_seat(other, replace(seats[other], colour=own))
        self.replace_set_up(changed)

    def set_name(self, seat_index: int, name: str) -> None:
        """Set the name of a seat. The page is rebuilt only if the names that replace taken ones
        change, since the field already shows the new name."""
        before = names_in_place_of_taken_ones(self.app, self.set_up.seats)
        seat = replace(self.set_up.seats[seat_index], name=name)
        self.set_up = self.set_up.with_seat(seat_index, seat)
        if names_in_place_of_taken_ones(self.app, self.set_up.seats) != before:
            self.window.call_soon(self.rebuild)

    def apply_preset(self, preset_name: str) -> None:
        """Replace the kinds of players by those of a preset; the names and colours of the seats
        stay."""
        before = [seat for seat in self.set_up.seats if seat.player != AUTOMA_PLAYER]
        usual = set_ups.make_preset_set_up(
            preset_name, self._default_names, self._medium_computer_kind(), self.set_up.seed
        ).seats
        before += [set_ups.SeatPlan("", HUMAN_PLAYER)] * len(usual)
        called = (
            replace(seat, name=known.name, colour=known.colour)
            for seat, known in zip(usual, before, strict=False)
        )
        self.set_up = replace(self.set_up, seats=self.app.seats_with_unique_names(tuple(called)))
        if preset_name == SOLO_PRESET:
            self.seat_automa_as_only_opponent()
        else:
            self.rebuild()

    def set_seed_from_text(self, text: str) -> None:
        """Set the seed from typed text; if that is not a whole number, keep the old seed,
        disable the start button and say why beside the field."""
        was_number = self._is_seed_a_number()
        self._seed_text = text.strip()
        if self._is_seed_a_number():
            self.set_up = replace(
                self.set_up, seed=int(self._seed_text) % set_ups.SET_UP_SEED_COUNT
            )
        self._update_start_button()
        if self._is_seed_a_number() != was_number:
            self.window.call_soon(self.rebuild)

    def choose_random_seed(self) -> None:
        """Replace the seed by a new random one and rebuild the page."""
        self.set_up = replace(self.set_up, seed=self.app.make_seed())
        self._seed_text = str(self.set_up.seed)
        self.rebuild()

    def store_set_up_and_start_game(self) -> None:
        """Store the set-up and begin the game with the chosen pack.

        If the pack is missing, ask first whether to use the built-in numbers."""
        self._pack_chooser.check_pack_and_call(self._begin_with_set_up)

    def _begin_with_set_up(self, set_up: set_ups.SavedSetUp) -> None:
        ready = replace(set_up, seats=self.app.seats_with_unique_names(set_up.seats))
        seats = set_ups.seats_without_default_names(ready.seats, self._default_names)
        later = set_ups.without_first_game_expansions(ready, self.app.box.first_game_expansions)
        kept = replace(later, seats=seats)
        folder = self.app.saves_folder
        name = self.app.open_title_section_name
        self.app.store_and_retry_pending_or_report(lambda: set_ups.store_set_up(kept, folder, name))
        idle = list_all_expansions_without_effect(self.app, ready)
        played = tuple(name for name in ready.expansions if name not in idle)
        self._on_start(replace(ready, expansions=played))

    def build(self, units: WindowUnits) -> None:
        """Add the heading with presets and the panels: in two columns if there is room, otherwise
        in one."""
        page = self.add_sheet(WIDE_PAGE_MAX_WIDTH, PAGE_MIN_WIDTH, WIDE_PAGE_MAX_HEIGHT)
        is_wide = page.width >= SIDE_BY_SIDE_MIN_WIDTH
        widest, tallest = (
            (WIDE_PAGE_MAX_WIDTH, WIDE_PAGE_MAX_HEIGHT)
            if is_wide
            else (COLUMN_PAGE_MAX_WIDTH, COLUMN_PAGE_MAX_HEIGHT)
        )
        if not is_wide:
            page = self.add_sheet(widest, PAGE_MIN_WIDTH, tallest)
        folded = page.width < FOLDED_BELOW_WIDTH
        people = self._build_people_panels(is_folded=folded)
        rules = self._build_rules_panels(is_folded=folded)
        if is_wide:
            beside = Column(*rules, gap=theme.MEDIUM_GAP, width=GAME_COLUMN_WIDTH)
            body: Container = Row(
                Column(*people, gap=theme.MEDIUM_GAP, grow=1, basis=0.0), beside, gap=theme.WIDE_GAP
            )
        else:
            body = Column(*people, *rules, gap=theme.MEDIUM_GAP)
        heading = self._build_heading()
        is_low = page.height < LOW_PAGE_HEIGHT
        content = Column(
            None if is_low else heading,
            ScrollPane(Column(heading, body, gap=theme.MEDIUM_GAP) if is_low else body, grow=1),
            self._build_footer(is_wide=is_wide),
            gap=theme.MEDIUM_GAP,
        )
        self.add_sheet_with_content(
            content, max_width=widest, min_width=PAGE_MIN_WIDTH, max_height=tallest
        )

    def _build_people_panels(self, *, is_folded: bool) -> list[Node]:
        """Return the panels of edition and pack, if there is a choice, of the seats, and of a solo
        game's automa options. With `is_folded` the rows of seats are narrow, for two columns of
        panels."""
        automa = self.app.box.automa
        options = None
        if automa is not None and self.set_up.is_solo:
            options = build_automa_panel(self.app, automa, self.set_up, self.edit_set_up)
        parts = (
            self._pack_chooser.build_edition_and_pack_panels(),
            self._build_seats_panel(is_folded=is_folded),
            options,
        )
        return [part for part in parts if part is not None]

    def _build_rules_panels(self, *, is_folded: bool) -> list[Node]:
        """Return the panels of the game's options, of expansions and of the computers' levels;
        the last one fills the height."""
        app = self.app
        set_up = self.set_up
        handlers = GamePanelHandlers(
            self.edit_set_up, self.set_seed_from_text, self.choose_random_seed
        )
        panels: list[Node] = [
            build_game_panel(
                app,
                set_up,
                self._seed_text,
                handlers,
                is_seed_valid=self._is_seed_a_number(),
                is_folded=is_folded,
            )
        ]
        if app.box.title.expansions:
            panels.append(build_expansion_panel(app, set_up, self.edit_set_up))
        return [*panels, build_level_explanation_panel(app)]

    def _seat_row_count(self) -> int:
        automa = self.app.box.automa
        if automa is not None and self.set_up.is_solo:
            return automa.solo_seat_count
        return max(self._offer_of_chosen_edition.player_counts)

    def _heading_text(self) -> str:
        return self.app.say(self.heading)

    def _build_heading(self) -> Node:
        """Return the title of the page and the buttons of the presets, in lines of nearly the
        same length."""
        buttons = []
        for key in self._playable_preset_keys():
            automa = self.app.say("automa.name") if key == SOLO_PRESET else ""
            text = self.app.say(f"setup.preset.{key}", automa=automa)
            if self._is_variant_preset(key):
                text = self.app.say("setup.preset.variant", preset=text)
            way = ButtonSpec(f"preset:{key}", text, partial(self.apply_preset, key))
            buttons.append(
                way.make_plain_button(self.app, "slate", grow=1, height=theme.CONTROL_HEIGHT)
            )
        if self._open_online_set_up is not None:
            text = self.app.say("setup.online")
            way = ButtonSpec("online", text, self._open_online_set_up, "hand")
            buttons.append(
                way.make_plain_button(self.app, "slate", grow=1, height=theme.CONTROL_HEIGHT)
            )
        heading = Label(self._heading_text(), PAGE_HEADING_STYLE, name="heading")
        title = Row(heading, padding=(0.0, theme.MEDIUM_GAP, 0.0, 0.0))
        line = WrappingRow(title, *buttons, gap=theme.TIGHT_GAP, align="centre")
        line.balanced = True
        return line

    def _playable_preset_keys(self) -> tuple[str, ...]:
        """Return the keys of the presets that the edition allows: solo first, variants last."""
        offered = tuple(
            key
            for key in PRESET_KEYS
            if self._preset_player_count(key) in self._offer_of_chosen_edition.player_counts
        )
        offered = tuple(sorted(offered, key=self._is_variant_preset))
        return (
            (SOLO_PRESET, *offered)
            if self.app.box.automa and self._offer_of_chosen_edition.has_automa
            else offered
        )

    def _preset_player_count(self, preset_name: str) -> int:
        """Return the number of players of a preset, without the automa."""
        return sum(set_ups.PEOPLE_AND_COMPUTERS_BY_PRESET[preset_name])

    def _is_variant_preset(self, preset_name: str) -> bool:
        return self._preset_player_count(preset_name) in self.app.box.variant_seat_counts

    def _build_seats_panel(self, *, is_folded: bool) -> Node:
        say = self.app.say
        order = "setup.drawn" if self.set_up.shuffles_seats else "setup.fixed"
        note = self._variant_note()
        handlers = SeatRowHandlers(
            self.set_player,
            self.set_name,
            self.give_seat_next_colour_or_swap,
            self._medium_computer_kind(),
            "" if self._offer_of_chosen_edition.has_automa else say("setup.other-edition"),
            allows_friends=self.allows_friends,
            last_freed_name=self._freed_seats.name_of_last(self.set_up.seats),
        )
        colours = self.seat_colours_then_unused_colours()
        rows = [
            SeatRow(
                self.app,
                self.set_up,
                handlers,
                seat_index=place,
                colour=colours[place],
                is_folded=is_folded,
                grow=1,
            )
            for place in range(self._seat_row_count())
        ]
        head = Row(
            Label(say("setup.seats"), PAPER_STYLES.head),
            Label(say(order), PAPER_STYLES.note, align="right", wraps=True, grow=1, basis=0.0),
            gap=theme.EXTRA_WIDE_GAP,
            align="centre",
        )
        return Column(
            head,
            Label(note, PAPER_STYLES.bold, wraps=True) if note else None,
            *rows,
            gap=theme.TIGHT_GAP,
            padding=(theme.MEDIUM_GAP, theme.WIDE_GAP),
            skin="parchment",
            grow=1,
        )

    def _variant_note(self) -> str:
        """Return a note if this number of players uses a variant, otherwise ""."""
        seats = len(self.set_up.seats)
        is_variant = seats in self.app.box.variant_seat_counts and not self.set_up.is_solo
        return self.app.say(f"variant.{seats}-note") if is_variant else ""

    def _build_footer(self, *, is_wide: bool) -> Node:
        words = self.app.say(self.start_button_key)
        begin = ButtonSpec(
            "start",
            words,
            self.store_set_up_and_start_game,
            "go-on",
            self.kit.keymap.readable_key(START_HOTKEY),
            (CONFIRMING_HOTKEY, START_HOTKEY),
        )
        self._start_node = begin.make_grand_button(self.app, is_main_button=True, grow=1)
        self._update_start_button()
        leave = ButtonSpec("back", self.app.say("button.back"), self.go_back, "undo", "@back")
        back = leave.make_grand_button(self.app, basis=BACK_BUTTON_WIDTH)
        buttons = Row(
            self._start_node, back, gap=theme.WIDE_GAP, min_height=theme.GRAND_BUTTON_HEIGHT
        )
        if not is_wide:
            return buttons
        buttons.width = GAME_COLUMN_WIDTH
        return Row(
            build_set_up_summary(self.app, self.set_up, grow=1, basis=0.0),
            buttons,
            gap=theme.WIDE_GAP,
        )

    def _update_start_button(self) -> None:
        reason = self._why_cannot_start()
        self._start_node.enabled = not reason
        self._start_node.tooltip = reason or None

    def _why_cannot_start(self) -> str:
        """Return a sentence that says why the game cannot begin, "" if it can."""
        reason = ""
        fewest = min(self._offer_of_chosen_edition.player_counts)
        if len(self.set_up.seats) < fewest:
            reason = self.app.say("setup.at-least", seats=fewest)
        elif not self._is_seed_a_number():
            reason = self.app.say("setup.seed-empty")
        elif not self._is_playable(self.set_up):
            reason = self.app.say("setup.not-offered")
        return reason

    def seat_colours_then_unused_colours(self) -> tuple[str, ...]:
        """Return the colour of each seat in seat order, and after them the default colours that no
        seat has."""
        usual = self._default_colours()
        chosen = set_ups.distinct_seat_colours(self.set_up.seats, usual, self.app.box.colours)
        return (*chosen, *(colour for colour in usual if colour not in chosen))

    def _default_colours(self) -> tuple[str, ...]:
        """Return the title's colours in their usual order. In a solo game the colours that its two
        seats have by default come first, so that the automa keeps its colour."""
        usual = self.app.box.colours
        if not self.set_up.is_solo or not self._is_playable(self.set_up):
            return usual
        title = self.app.box.title
        own = title.make_game(set_ups.options_of_set_up(title, self.set_up)).colours
        return (*own, *(colour for colour in usual if colour not in own))

    def _is_seed_a_number(self) -> bool:
        return self._seed_text.isdecimal() and self._seed_text.isascii()

    def _is_playable(self, set_up: set_ups.SavedSetUp) -> bool:
        """Return whether the edition can be played with these seats, expansions and opponents."""
        title = self.app.box.title
        return is_playable_with_options(title, set_ups.options_of_set_up(title, set_up))

    def _set_up_without_unknown_options(self, set_up: set_ups.SavedSetUp) -> set_ups.SavedSetUp:
        """Return a stored set-up without expansions, options, editions and packs that no longer
        exist."""
        automa = self.app.box.automa
        offered = self.app.box.title.expansions
        options = (
            automa.known_options_or_defaults(set_up.automa_options) if automa is not None else ()
        )
        expansions = tuple(name for name in offered if name in set_up.expansions)
        edition = set_up.edition if set_up.edition in self.app.box.editions else ""
        known = replace(set_up, expansions=expansions, automa_options=options, edition=edition)
        seats = (
            replace(one, name="") if one.player == AUTOMA_PLAYER else one for one in known.seats
        )
        return self._set_up_without_foreign_pack(
            replace(known, seats=self.app.seats_with_unique_names(tuple(seats)))
        )

    def _set_up_without_foreign_pack(self, set_up: set_ups.SavedSetUp) -> set_ups.SavedSetUp:
        """Return a set-up; if its pack is for another edition, without the pack."""
        edition = set_up.edition or self.app.box.editions[0]
        if set_up.pack_reference is None or set_up.pack_reference.edition == edition:
            return set_up
        return replace(set_up, pack_reference=None)

    @property
    def _offer_of_chosen_edition(self) -> edition_offer.EditionOffer:
        return edition_offer.offer_of_edition(self.app.box.title, self.set_up.edition)

    def _set_up_fitted_to_edition(self, set_up: set_ups.SavedSetUp) -> set_ups.SavedSetUp:
        fitting = edition_offer.fit_set_up_to_edition(
            set_up, self.app.box.title, self._default_names, self._medium_computer_kind()
        )
        return self._set_up_without_foreign_pack(fitting)

    def _medium_computer_kind(self) -> str:
        """Return the computer players' kind of medium strength, `HUMAN_PLAYER` if there are no
        computers."""
        kinds = self.app.computer_players.player_kinds
        return kinds[len(kinds) // 2] if kinds else HUMAN_PLAYER
