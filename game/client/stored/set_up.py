"""A set-up: players, options and seed; stored for the next start."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from game.client.stored.pack_reference import PackReference, parse_pack_reference
from game.client.stored.packs import STORED_PACK_REFERENCE_KEY
from game.client.stored.toml_section import TomlSection, strings_in_list
from game.engine.luck import Luck
from game.engine.owner_pack import Pack
from game.engine.title import Options, Title
from game.files.toml_fields import TomlTable
from game.online.protocol.table_state import FRIEND_PLAYER_KIND
from game.records.codec import player_word_in_files
from game.records.record_readers import AUTOMA_NAME_IN_FILES
from game.records.records import AUTOMA_PLAYER, HUMAN_PLAYER
from game.text.names import clean_name, unique_seat_names

FILE_NAME: Final = "setup.toml"
FILE_COMMENT: Final = "The last set-up; the screen for a new game writes this file."
STORED_SEAT_KEYS: Final = ("name", "player")
MAX_NAME_LETTERS: Final = 18
ESTIMATED_MINUTES_PER_COMPUTER: Final = 5
SET_UP_SEED_COUNT: Final = 2**31  # the seeds from 0 to one less
PEOPLE_AND_COMPUTERS_BY_PRESET: Final = {
    "solo": (1, 0),
    "duel": (1, 1),
    "three": (1, 2),
    "four": (1, 3),
    "five": (1, 4),
    "pass": (3, 0),
    "watch": (0, 3),
}
"""The numbers of people and of computers of each preset, by its key."""


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One seat of a set-up: the name shown, and the player, HUMAN_PLAYER or a kind of computer
    player.

    Without a `colour` it has the default colour of its position.
    """

    name: str
    player: str
    colour: str = ""

    @property
    def is_person_at_screen(self) -> bool:
        """Whether a person at this screen plays the seat."""
        return self.player == HUMAN_PLAYER


@dataclass(frozen=True, slots=True)
class SavedSetUp:
    """The set-up of a game to be started, with its seats in order; with `shuffles_seats` the order
    of the seats is shuffled by the seed.

    `automa_options` are the options of a solo game's automa; they are ignored in other games. An
    empty `edition` means the title's first one. Only the reference `pack_reference` to a pack is
    stored, not the `pack` itself.
    """

    seats: tuple[SeatPlan, ...]
    seed: int
    shuffles_seats: bool = False
    is_practice: bool = False
    expansions: tuple[str, ...] = ()
    automa_options: tuple[str, ...] = ()
    edition: str = ""
    pack: Pack | None = None
    pack_reference: PackReference | None = None

    @property
    def is_solo(self) -> bool:
        """Whether one of the seats is the automa's."""
        return any(seat.player == AUTOMA_PLAYER for seat in self.seats)

    @property
    def count_of_people_at_screen(self) -> int:
        """The number of people at this screen."""
        return sum(seat.is_person_at_screen for seat in self.seats)

    def estimated_minutes(self, minutes_per_person: int) -> int:
        """Return the estimated length of the game in minutes, at least 5: `minutes_per_person` for
        each person, at this screen or another, and a fixed number for each computer."""
        people = sum(seat.player in (HUMAN_PLAYER, FRIEND_PLAYER_KIND) for seat in self.seats)
        computers = len(self.seats) - people
        return max(people * minutes_per_person + computers * ESTIMATED_MINUTES_PER_COMPUTER, 5)

    def with_seat(self, seat_index: int, seat: SeatPlan) -> "SavedSetUp":
        """Return the set-up with the seat at index `seat_index` replaced, or with the seat appended
        if there is none."""
        seats = list(self.seats)
        seats[seat_index : seat_index + 1] = [seat]
        return replace(self, seats=tuple(seats))

    def without_seat(self, seat_index: int) -> "SavedSetUp":
        """Return the set-up without the seat at index `seat_index`; later seats move up."""
        return replace(self, seats=self.seats[:seat_index] + self.seats[seat_index + 1 :])


def options_of_set_up(title: Title, set_up: SavedSetUp) -> Options:
    """Return the options of a game of the title with this set-up; the automa keeps its seat."""
    edition = set_up.edition or title.editions[0]
    seats = len(set_up.seats)
    expansions = set_up.expansions
    options = Options(title.name, seats, edition, expansions=expansions, pack=set_up.pack)
    if not set_up.is_solo:
        return options
    at = next(at for at, seat in enumerate(set_up.seats) if seat.player == AUTOMA_PLAYER)
    return replace(options, automa=set_up.automa_options, automa_seat=at)


def without_first_game_expansions(
    set_up: SavedSetUp, first_game_expansions: tuple[str, ...]
) -> SavedSetUp:
    """Return the set-up without the expansions in `first_game_expansions`, which are meant for a
    first game only."""
    later = tuple(name for name in set_up.expansions if name not in first_game_expansions)
    return replace(set_up, expansions=later)


def distinct_seat_colours(
    seats: Sequence[SeatPlan], default_colours: Sequence[str], possible_colours: Sequence[str]
) -> tuple[str, ...]:
    """Return a distinct colour for every seat: the chosen one, or the default of its position if
    none is chosen.

    `default_colours` are the default colours by position, `possible_colours` those that can be
    chosen. The automa keeps its default colour; if two seats have chosen one colour, the first of
    these seats gets it.
    """
    found = {
        at: default_colours[at] for at, seat in enumerate(seats) if seat.player == AUTOMA_PLAYER
    }
    for at, seat in enumerate(seats):
        if (
            at not in found
            and seat.colour in possible_colours
            and seat.colour not in found.values()
        ):
            found[at] = seat.colour
    for at in range(len(seats)):
        if at not in found:
            wanted = (default_colours[at], *default_colours, *possible_colours)
            found[at] = next(colour for colour in wanted if colour not in found.values())
    return tuple(found[at] for at in range(len(seats)))


def with_seats_in_playing_order(set_up: SavedSetUp) -> SavedSetUp:
    """Return the set-up with the seats in playing order: if `shuffles_seats` is True they are
    shuffled by the seed, otherwise unchanged."""
    if not set_up.shuffles_seats:
        return set_up
    plans = list(set_up.seats)
    luck = Luck()
    luck.reset_from_seed(set_up.seed)
    for last in range(len(plans) - 1, 0, -1):
        other = int(luck.draw_below(last + 1))
        plans[last], plans[other] = plans[other], plans[last]
    return replace(set_up, seats=tuple(plans), shuffles_seats=False)


def make_preset_set_up(
    key: str, default_names: tuple[str, ...], computer_kind: str, seed: int
) -> SavedSetUp:
    """Return the set-up of the preset `key`: people on the first seats and computers of the kind
    `computer_kind` on the others. The seats have the names in `default_names`, in order. Raises
    KeyError for an unknown preset."""
    people, computers = PEOPLE_AND_COMPUTERS_BY_PRESET[key]
    players = [HUMAN_PLAYER] * people + [computer_kind] * computers
    seats = tuple(
        SeatPlan(name, player) for name, player in zip(default_names, players, strict=False)
    )
    return SavedSetUp(seats, seed)


def name_for_added_seat(default_names: tuple[str, ...], seats: tuple[SeatPlan, ...]) -> str:
    """Return a name for a seat added after `seats`: the default name of its position, or another
    default name if that is taken."""
    return unique_seat_names([*(seat.name for seat in seats), ""], default_names)[-1]


def seats_with_unique_names(
    seats: tuple[SeatPlan, ...], default_names: tuple[str, ...], automa_name: str = ""
) -> tuple[SeatPlan, ...]:
    """Return the seats with empty and repeated names replaced by default names from `default_names`
    that are free; an automa without a name gets `automa_name`."""
    wanted = [
        clean_name(seat.name, MAX_NAME_LETTERS)
        or (automa_name if seat.player == AUTOMA_PLAYER else "")
        for seat in seats
    ]
    pairs = zip(seats, unique_seat_names(wanted, default_names), strict=True)
    return tuple(replace(seat, name=name) for seat, name in pairs)


def seats_without_default_names(
    seats: tuple[SeatPlan, ...], default_names: tuple[str, ...]
) -> tuple[SeatPlan, ...]:
    """Return the seats in the form in which they are stored: each default name is replaced by "",
    so that the next game fills in the default name in the language that is then in use.

    `default_names` has one name for each seat. For a person at this screen only the default name of
    the person's own seat is replaced, for other players the default name of any seat.
    """

    def without_default_name(seat_index: int, seat: SeatPlan) -> SeatPlan:
        usual = (
            default_names[seat_index : seat_index + 1]
            if seat.is_person_at_screen
            else default_names
        )
        return replace(seat, name="") if seat.name in usual else seat

    return tuple(without_default_name(at, seat) for at, seat in enumerate(seats))


def load_set_up(
    folder: Path, known_computer_kinds: tuple[str, ...], section_name: str = ""
) -> SavedSetUp | None:
    """Return the stored set-up of a title, from the section `section_name`; None if there is none
    or its players are unknown."""
    stored = TomlSection(folder / FILE_NAME, FILE_COMMENT, section_name).read_with_pending_changes()
    entries = stored.get("seat")
    if not isinstance(entries, list) or not entries:
        return None
    seats: list[SeatPlan] = []
    for entry in entries:
        name, player = (
            entry.get(key) if isinstance(entry, dict) else None for key in STORED_SEAT_KEYS
        )
        player = AUTOMA_PLAYER if player == AUTOMA_NAME_IN_FILES else player
        if not isinstance(name, str) or player not in (
            HUMAN_PLAYER,
            AUTOMA_PLAYER,
            *known_computer_kinds,
        ):
            return None
        colour = entry.get("colour")  # there only where one was chosen
        colour = colour if isinstance(colour, str) else ""
        seats.append(SeatPlan(clean_name(name, MAX_NAME_LETTERS), player, colour))
    return SavedSetUp(
        tuple(seats),
        0,
        stored.get("drawn") is True,
        stored.get("practice") is True,
        strings_in_list(stored.get("expansions")),
        strings_in_list(stored.get("automa")),
        edition if isinstance(edition := stored.get("edition"), str) else "",
        pack_reference=parse_pack_reference(stored.get(STORED_PACK_REFERENCE_KEY)),
    )


def store_set_up(set_up: SavedSetUp, folder: Path, section_name: str = "") -> None:
    """Store the set-up of a title in the section `section_name`; raises OSError."""

    def write(table: TomlTable) -> None:
        _set_pack_reference(table, set_up.pack_reference)
        table.update(
            drawn=set_up.shuffles_seats,
            practice=set_up.is_practice,
            expansions=list(set_up.expansions),
            automa=list(set_up.automa_options),
            edition=set_up.edition,
            seat=[_seat_to_toml_table(seat) for seat in set_up.seats],
        )

    TomlSection(folder / FILE_NAME, FILE_COMMENT, section_name).apply_change(write)


def _seat_to_toml_table(seat: SeatPlan) -> dict[str, str]:
    colour = {"colour": seat.colour} if seat.colour else {}
    return {"name": seat.name, "player": player_word_in_files(seat.player), **colour}


def store_pack_reference(
    pack_reference: PackReference | None, folder: Path, section_name: str = ""
) -> None:
    """Store only the reference to the pack of a title's set-up, None for the built-in numbers;
    raises OSError."""
    TomlSection(folder / FILE_NAME, FILE_COMMENT, section_name).apply_change(
        lambda table: _set_pack_reference(table, pack_reference)
    )


def load_pack_reference(folder: Path, section_name: str = "") -> PackReference | None:
    """Return the reference to the pack of a title's last set-up, None for the built-in numbers."""
    return parse_pack_reference(
        TomlSection(folder / FILE_NAME, FILE_COMMENT, section_name)
        .read_with_pending_changes()
        .get(STORED_PACK_REFERENCE_KEY)
    )


def _set_pack_reference(table: TomlTable, pack_reference: PackReference | None) -> None:
    if pack_reference is None:
        table.pop(STORED_PACK_REFERENCE_KEY, None)
    else:
        table[STORED_PACK_REFERENCE_KEY] = asdict(pack_reference)
