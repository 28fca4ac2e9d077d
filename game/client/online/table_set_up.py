"""The set-up page of an online table, with seats for people who will join."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from game.client.app import App
from game.client.online.own_player_name import store_player_name, stored_player_name
from game.client.screens.setup import SetupScreen
from game.client.screens.setup_expansions import (
    build_expansion_panel,
    list_all_expansions_without_effect,
)
from game.client.screens.setup_panels import PANEL_PADDING, build_choice_panel
from game.client.stored.set_up import (
    SavedSetUp,
    SeatPlan,
    name_for_added_seat,
    options_of_set_up,
    with_seats_in_playing_order,
)
from game.client.widgets.name_field import PathField, open_text_dialog
from game.client.widgets.segmented_control import SegmentedControl, SegmentOption
from game.client.widgets.switches import SwitchRow, SwitchTexts
from game.online.protocol.invitation import Address
from game.online.protocol.messages import Refused
from game.online.protocol.table_state import FRIEND_PLAYER_KIND, TableSetUp, default_set_up
from game.records.records import HUMAN_PLAYER
from game.scene.layout import Column, Grid, Row, fraction_track, theme
from game.scene.layout.grid import AUTO_TRACK
from game.scene.nodes.node import Node
from game.scene.text.text_styles import BOLD_STYLE, HEADING_STYLE, NOTE_STYLE
from game.scene.widgets import Label

SECONDS_PER_HOUR = 3600
SECONDS_PER_DAY = 24 * 3600
CLOCK_SECONDS_BY_KEY: Final = {
    "none": 0,
    "half-hour": SECONDS_PER_HOUR // 2,
    "hour": SECONDS_PER_HOUR,
    "day": SECONDS_PER_DAY,
    "week": 7 * SECONDS_PER_DAY,
}
HOSTED_HERE_CHOICE = "here"
HOSTED_ELSEWHERE_CHOICE = "other"
MAX_ADDRESS_LETTERS = 80
TABLE_OPTION_KEYS = ("hints", "watchers", "listed")
FRIEND_COUNT_BY_PRESET: Final = {"friends-1": 1, "friends-2": 2, "friends-3": 3, "friends-4": 4}
OpenTableFunction = Callable[[TableSetUp, Mapping[int, str]], None]


class TableSetUpPage(SetupScreen):
    """The page where an online table is set up; it has neither a seed, which only the host
    knows, nor practice games."""

    heading = "friends.open-title"
    start_button_key = "friends.open-now"
    allows_friends = True

    def __init__(
        self,
        app: App,
        open_table: OpenTableFunction,
        *,
        choose_game: Callable[[str], None] = lambda title: None,
    ) -> None:
        """Start with the player on the first seat, and the other seats reserved for friends.
        `open_table` is called with the set-up and the names of this screen's players, `choose_game`
        with the name of another title to play."""
        super().__init__(app, lambda set_up: None)
        self._choose_game = choose_game
        self._open_table = open_table
        self._clock = "none"
        self._table_options = dict.fromkeys(TABLE_OPTION_KEYS, True)
        usual_name = next((seat.name for seat in self.set_up.seats if seat.is_person_at_screen), "")
        first = stored_player_name(app) or usual_name or self._default_names[0]
        usual = [
            count
            for count in self._offer_of_chosen_edition.player_counts
            if count not in app.box.variant_seat_counts
        ]
        friends = max(min(usual), len(self.set_up.seats), 2) - 1
        seats = self._seats_with_friends(SeatPlan(first, HUMAN_PLAYER), friends)
        # Friends agree on expansions and optional rules: those of the last own game are not theirs
        self.set_up = replace(self.set_up, seats=seats, is_practice=False, expansions=())

    def apply_preset(self, preset_name: str) -> None:
        """Keep the first seat, and reserve as many more seats for friends as the preset says."""
        seats = self._seats_with_friends(self.set_up.seats[0], FRIEND_COUNT_BY_PRESET[preset_name])
        self.replace_set_up(replace(self.set_up, seats=seats))

    def _seats_with_friends(self, first_seat: SeatPlan, friend_count: int) -> tuple[SeatPlan, ...]:
        seats: tuple[SeatPlan, ...] = (first_seat,)
        for _ in range(friend_count):
            seats = (
                *seats,
                SeatPlan(name_for_added_seat(self._default_names, seats), FRIEND_PLAYER_KIND),
            )
        return seats

    def _heading_text(self) -> str:
        return self.app.say(self.heading, name=self.app.box.words.say("title.name"))

    def _playable_preset_keys(self) -> tuple[str, ...]:
        offered = tuple(
            key
            for key in FRIEND_COUNT_BY_PRESET
            if self._preset_player_count(key) in self._offer_of_chosen_edition.player_counts
        )
        return tuple(sorted(offered, key=self._is_variant_preset))

    def _preset_player_count(self, preset_name: str) -> int:
        return FRIEND_COUNT_BY_PRESET[preset_name] + 1

    def _build_rules_panels(self, *, is_folded: bool) -> list[Node]:
        panels: list[Node] = [
            self._build_title_choice_panel(),
            self._build_host_panel(),
            self._build_table_options_panel(),
        ]
        if self.app.box.title.expansions:
            panels.append(build_expansion_panel(self.app, self.set_up, self.edit_set_up))
        return panels

    def _build_title_choice_panel(self) -> Node:
        """Return the panel with the choice of the title to play."""
        app = self.app
        own = app.box.title.name
        offered = app.shelf.released_titles
        titles = [title for title in app.shelf.titles if title == own or title in offered]
        ways = [
            SegmentOption(title, app.box_of_title_or_open_box(title).words.say("title.name"))
            for title in titles
        ]

        def choose(title: str) -> None:
            if title != own:
                self._choose_game(title)

        games = SegmentedControl(ways, own, choose, fits_texts=True, name="game")
        return build_choice_panel(app.say("friends.game"), games)

    def _build_host_panel(self) -> Node:
        """Return the panel with the choice of the host: this machine or another one, whose
        address is in the settings."""
        say = self.app.say
        address = self.app.settings.online_host
        ways = [
            SegmentOption(HOSTED_HERE_CHOICE, say("hosting.this")),
            SegmentOption(HOSTED_ELSEWHERE_CHOICE, address or say("hosting.other")),
        ]
        told = say("hosting.other-note", address=address) if address else say("hosting.this-note")
        host = HOSTED_ELSEWHERE_CHOICE if address else HOSTED_HERE_CHOICE
        hosts = SegmentedControl(
            ways, host, self._choose_host, fits_texts=True, name="host", grow=1
        )
        return Column(
            Row(
                Label(say("hosting.where"), HEADING_STYLE),
                hosts,
                gap=theme.EXTRA_WIDE_GAP,
                align="centre",
            ),
            Label(told, NOTE_STYLE, wraps=True),
            gap=theme.TIGHT_GAP,
            padding=PANEL_PADDING,
            skin="slate",
        )

    def _choose_host(self, choice: str) -> None:
        if choice == HOSTED_HERE_CHOICE:
            self.app.change_settings(online_host="")
            self.rebuild()
        else:
            open_text_dialog(
                self.stage,
                self.app,
                self.app.settings.online_host,
                self._store_host_or_say_why_not,
                title=self.app.say("hosting.address"),
                sentence=self.app.say("hosting.address-note"),
                submit_label=self.app.say("hosting.use-address"),
                max_letters=MAX_ADDRESS_LETTERS,
                field_class=PathField,
            )

    def _store_host_or_say_why_not(self, text: str) -> str:
        """Store the address of a host in the settings; return a sentence that says what is wrong
        with it, "" on success."""
        try:
            address = Address.parse(text)
        except Refused as refused:
            return self.app.reason_text(refused.reason)
        self.app.change_settings(online_host=str(address))
        self.window.call_soon(self.rebuild)
        return ""

    def _build_table_options_panel(self) -> Node:
        say = self.app.say
        orders = [SegmentOption(way, say(f"setup.order-{way}")) for way in ("fixed", "drawn")]
        clocks = [SegmentOption(key, say(f"online.clock-{key}")) for key in CLOCK_SECONDS_BY_KEY]
        order = "drawn" if self.set_up.shuffles_seats else "fixed"
        form = Grid(
            Label(say("setup.order"), BOLD_STYLE),
            SegmentedControl(orders, order, self._set_seat_order, name="order"),
            Label(say("online.clock"), BOLD_STYLE),
            SegmentedControl(clocks, self._clock, self._set_clock, fits_texts=True, name="clock"),
            columns=(AUTO_TRACK, fraction_track()),
            gap=theme.EXTRA_WIDE_GAP,
            row_gap=theme.TIGHT_GAP,
            align="centre",
        )
        wishes = []
        for key in TABLE_OPTION_KEYS:
            switch = SwitchTexts(say(f"online.wish-{key}"), say(f"online.wish-{key}-note"))
            take = partial(self._set_table_option, key)
            wishes.append(SwitchRow(switch, self._table_options[key], take, name=f"wish:{key}"))
        return Column(
            Label(say("friends.table"), HEADING_STYLE),
            form,
            Label(say("online.clock-note"), NOTE_STYLE, wraps=True, name="clock-note"),
            *wishes,
            gap=theme.TIGHT_GAP,
            padding=PANEL_PADDING,
            skin="slate",
        )

    def _set_table_option(self, key: str, is_on: bool) -> None:
        self._table_options[key] = is_on
        self.rebuild()

    def _set_clock(self, clock: str) -> None:
        self._clock = clock
        self.rebuild()

    def _set_seat_order(self, order: str) -> None:
        self.replace_set_up(replace(self.set_up, shuffles_seats=order == "drawn"))

    def _why_cannot_start(self) -> str:
        """Return a sentence that says why the table cannot be opened, such as that no people
        play; "" if it can."""
        players = [seat.player for seat in self.set_up.seats]
        if not {HUMAN_PLAYER, FRIEND_PLAYER_KIND} & {*players}:
            return self.app.say("reason.online.no-people")
        return super()._why_cannot_start()

    def _begin_with_set_up(self, set_up: SavedSetUp) -> None:
        """Open the table with this set-up: seats named and in playing order, without expansions
        that have no effect."""
        set_up = with_seats_in_playing_order(
            replace(set_up, seats=self.app.seats_with_unique_names(set_up.seats))
        )
        idle = list_all_expansions_without_effect(self.app, set_up)
        expansions = tuple(name for name in set_up.expansions if name not in idle)
        options = options_of_set_up(self.app.box.title, replace(set_up, expansions=expansions))
        own = {at: seat.name for at, seat in enumerate(set_up.seats) if seat.player == HUMAN_PLAYER}
        players = [
            ("", HUMAN_PLAYER)
            if seat.player in (HUMAN_PLAYER, FRIEND_PLAYER_KIND)
            else (seat.name, seat.player)
            for seat in set_up.seats
        ]
        hints, watchers, listed = (self._table_options[key] for key in TABLE_OPTION_KEYS)
        allowed = TableSetUp(
            default_set_up(self.app.box.title, options, players).opening,
            *(hints, listed, watchers),
            clock_seconds=CLOCK_SECONDS_BY_KEY[self._clock],
        )
        if own and (typed := own[min(own)]) not in self._default_names:
            store_player_name(self.app, typed)
        self._open_table(allowed, own)
