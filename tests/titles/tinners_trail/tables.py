"""Tables of Tinners' Trail for tests: described in words, played by move texts.

    table = table_of("round 2; kea pink 3/1/4 miner; wendron down 2/2/2", "pink money 12")
    table.play("adit camborne redruth")
    assert table.shows("camborne 1/1/0; pink money 12")

An oracle sits beside every table: it has to see the same position, moves and odds, and play each
move to the same end.
"""

from __future__ import annotations

from typing import Any

import tomli_w

from game.engine.events import Event
from game.engine.reasons import Reason
from game.engine.title import Options
from game.titles import title_by_name
from game.titles.tinners_trail.components.loading import load_components
from game.titles.tinners_trail.notation.game_options import TITLE_NAME
from game.titles.tinners_trail.rules.kinds import EMPTY
from game.titles.tinners_trail.rules.table_view import make_table_view
from game.titles.tinners_trail.rules.view_classes import TableView
from game.titles.tinners_trail.rules.wallace.facts import ListChoice
from game.titles.tinners_trail.rules.wallace.reconstruction import wallace_facts_of_step
from game.titles.tinners_trail.rules.wallace.tables import ACTION_LETTERS, ACTION_WORDS
from tests.helpers.rule_cases import Trial, same
from tests.helpers.table_host import PlayedTable
from tests.titles.tinners_trail import position_words
from tests.titles.tinners_trail.position_words import Words
from tests.titles.tinners_trail.trail_words import sentence
from tools.proof.engine_side import document_of

OF_VIEWS = {  # how the view names what a case says
    "invested": "passed_seats_in_order",
    "track": "seats_by_track_column",
    "stock": "developments_left_by_kind_and_round",
    "pumps": "pump_group_sizes_by_round",
    "last_tin": "last_tin_price",
    "last_copper": "last_copper_price",
    "market": "arsenic_market_spaces",
    "emigrated": "emigrants",
    "boxes": "investment_boxes_by_round",
    "prospect": "area_with_dice_due",
    "adits": "adit_area_pairs",
    "pumps_left": "pumps_left_to_place",
    "cubes_left": "investment_cubes_left",
    "column": "track_column",
    "declined": "has_declined_to_invest",
    "discarded": "discarded_cards",
    "final_column": "last_reachable_column",
    "work_left": "work_points_left",
    "own_miners": "own_miners_off_map",
    "calciner_left": "has_calciner_left",
    "drainage": "drainage_tokens",
    "miner": "has_miner",
    "port": "has_port",
    "train": "has_train",
    "pump": "has_survey_pump",
    "capacity": "extraction_capacity",
    "own_miner": "own_miner_seat",
    "calciner": "calciner_seat",
    "printed": "printed_tin_and_copper",
    "rolled": "set_up_dice_faces",
    "coastal": "is_coastal",
    "bidding": "seats_still_bidding",
    "minimum": "minimum_bid",
    "opener": "opener_seat",
    "card": "survey_card",
    "card_from": "survey_card_source",
}


def table_of(*texts: str) -> Table:
    """Return a table as described; a position that cannot be is refused."""
    return read(tomli_w.dumps(position_words.document(position_words.words_of(*texts))))


def read(text: str) -> Table:
    """Return the table of a position."""
    game, state, _names = title_by_name(TITLE_NAME).parse_position(text, "table")
    return Table(game, state)


def new_table(players: int, seed: int, *expansions: str, **options: Any) -> Table:
    """Return a newly dealt game."""
    return Table.dealt(Options(TITLE_NAME, players, expansions=expansions, **options), seed)


def new_solo(seed: int, *options: str, seat: int = 1) -> Table:
    """Return a newly dealt game against Lord Wallace."""
    return new_table(2, seed, automa=options, automa_seat=seat)


class Table(PlayedTable[Any]):
    """A game in progress beside its oracle."""

    def events(self, text: str, *, told_to: str = "") -> tuple[Event, ...]:
        """Play one move and return what a seat is told, the deciding one if none is named."""
        trial = TrailTrial(self)
        trial.play(text)
        return trial.events(told_to)

    def moves(self, *first_words: str) -> list[str]:
        """Return the texts of the legal moves, or of those that begin with one of the words."""
        return [text for text in self.listed() if not first_words or text.split()[0] in first_words]

    def look(self, colour: str = "") -> TableView:
        """Return the whole table, or as a seat sees it, as named values."""
        seat = self.seat(colour) if colour else 0
        state = self.view_of(seat) if colour else self.state
        return make_table_view(state, seat)

    def seat(self, colour: str) -> int:
        """Return the number of the seat with this colour."""
        return self.game.colours.index(colour)

    def area(self, name: str) -> Any:
        """Return an area."""
        return self.look().area(name)

    def player(self, colour: str) -> Any:
        """Return a player."""
        return self.look().seats[self.seat(colour)]

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return str(self.look().phase)

    def differences(self, text: str, colour: str = "") -> list[str]:
        """Return in what the position, perhaps as a seat sees it, is not as the words say."""
        state = self.view_of(self.seat(colour)) if colour else self.state
        written = document_of(self.game.position_text(state, self.game.colours))
        look = self.look(colour)
        entries = {entry["colour"]: entry for entry in written["player"]}
        entries |= {entry["name"]: entry for entry in written["area"]}
        found = []
        for key, wanted in position_words.words_of(text).items():
            if key in position_words.COLOURS:
                found += _unlike(key, wanted, entries[key], look.seats[self.seat(key)])
            elif key in position_words.AREAS:  # one beyond the map card may be left out
                found += _unlike(key, wanted, entries.get(key, {}), look.area(key))
            else:
                found += _unlike("", {key: wanted}, written, look)
        return found

    def shows(self, text: str, colour: str = "") -> bool:
        """Whether the position is as the words say."""
        return not self.differences(text, colour)


def _unlike(place: str, wanted: Words, written: Words, look: Any) -> list[str]:
    """Return what is not so: as written, else as the view names it; nothing is as good as 0."""
    found = []
    for key, value in wanted.items():
        name = OF_VIEWS.get(key, key)
        known = key in written or look is None or hasattr(look, name)
        assert known, f"{place} {key} is no word of this position"
        other = written[key] if key in written else getattr(look, name, None)
        other = None if other == EMPTY else other
        if isinstance(value, dict) and isinstance(other, dict) and key != "work":
            found += _unlike(f"{place} {key}", value, other, None)
        elif other != value and (other or value):
            found.append(f"{place} {key} is {other!r}, not {value!r}")
    return found


class TrailTrial(Trial):
    """What may hold of a table: its position, what a seat sees of it, what Lord Wallace chose."""

    silent = ("asked", "moved-marker")
    table: Table

    def play(self, text: str) -> None:
        """Make a move; `he mine` turns over a card of Lord Wallace that says so."""
        super().play(card_for(self.table, text[3:]) if text.startswith("he ") else text)

    def position(self, entry: str) -> None:
        """Require what the words of a position say."""
        same(self.table.differences(entry), [])

    def sentence(self, reason: Reason) -> str:
        """Return a reason as people read it."""
        return sentence(reason)

    def _for(self, rest: str) -> None:
        """A position as a seat sees it: `for blue: wendron down ?/?/?`."""
        colour, _, words = rest.partition(": ")
        same(self.table.differences(words, colour), [])

    def _chose(self, rest: str) -> None:
        """What Lord Wallace's lists chose first, and the line that decided: `chose kea by east`."""
        names, _, line = rest.partition(" by ")
        first = next(each for each in self.facts() if isinstance(each, ListChoice))
        same(
            (list(first.candidates[0].area_names), first.deciding_criterion), (names.split(), line)
        )

    def facts(self) -> tuple[object, ...]:
        """Return the facts about Lord Wallace's last step that the other player may be told."""
        before, after = self.views(self.seat("pink"))
        return wallace_facts_of_step(before, self.move(), after)


def card_for(table: Table, action: str) -> str:
    """Return the outcome that turns over a card on which this action counts now."""
    state = table.state
    legal = table.moves()
    band = int(state.board.wallace.band_of_column(state.column[table.seat(position_words.HIS)]))
    dear = state.copper_price >= state.board.expensive_copper_price
    letter = ACTION_LETTERS[ACTION_WORDS.index(action)]
    for card in load_components().wallace_tables.action_cards:
        cell = card.cells_by_round[int(state.round) - 1][band]
        if cell[-1 if dear else 0] == letter and f"wallace card {card.number}" in legal:
            return f"wallace card {card.number}"
    raise LookupError(f"no card says {action} here")


def begun(entries: list[str]) -> TrailTrial:
    """Return the trial of a position that is read as it is written."""
    table = table_of(*entries)
    same(read(table.text()).text(), table.text())
    return TrailTrial(table)
