"""Tables of Tinners' Trail for tests: built by words, played by move texts, looked at by name.

    table = table_of(area_camborne={"owner": "pink", "water": 3}, pink={"money": 12})
    table.play("adit camborne redruth")
    assert table.area("camborne").water == 2

The oracle sits beside every table: it has to see the same position, moves and odds, and play each
move to the same end, so that a scenario is written once and judged by both.

Only what a test is about has to be said: three players in round 1, tin at £5 and copper at £8,
nobody has spent a work point, and the areas are empty. Seats are pink, yellow, blue, green and
orange; pink is to move.
"""

from __future__ import annotations

from game.engine.events import Event
from game.engine.options import Options
from game.titles import title
from game.titles.tinners_trail.rules.state import TrailState
from game.titles.tinners_trail.rules.table_view import AreaView, SeatView, TableView, table_view
from tests.helpers.played_table import PlayedTable
from tests.titles.tinners_trail.toml_texts import COLOURS, Toml, position_of
from tools.titles.tinners_trail.oracle.beside import both, oracle_beside


def face_down(tin: int, copper: int, water: int, *seen: str) -> dict[str, Toml]:
    """Return a tile that only the named seats have looked at."""
    return {"tin": tin, "copper": copper, "water": water, "face": "down", "seen": list(seen)}


def face_up(tin: int, copper: int, water: int) -> dict[str, Toml]:
    """Return a tile everybody knows."""
    return {"tin": tin, "copper": copper, "water": water, "face": "up"}


def table_of(players: int = 3, /, **words: Toml) -> Table:
    """Return a table as described: `area_st_just={...}`, `pink={...}`, `round=2` and so on.

    The words are the keys of a position in the notation; one that cannot be is refused.
    """
    text = position_of(COLOURS[:players], words)
    game, state, _names = title("tinners-trail").read_position(text, "table")
    return Table(game, state)


def new_table(players: int, seed: int, expansions: tuple[str, ...] = ()) -> Table:
    """Return a newly dealt game."""
    options = Options("tinners-trail", players, expansions=expansions)
    game = title("tinners-trail").game(options)
    state = game.rules.new_state()
    game.rules.deal(state, seed)
    return Table(game, state)


class Table(PlayedTable[TrailState]):
    """A game in progress beside its oracle."""

    def carry_out(self, text: str, code: int) -> None:
        """Play a legal move; the oracle has to come to the same end."""
        with oracle_beside(self.game, self.state, text):
            super().carry_out(text, code)

    def events(self, text: str, *, told_to: str = "") -> tuple[Event, ...]:
        """Play one move and return what a seat is told, the deciding one if none is named."""
        seat = self.seat(told_to) if told_to else max(0, int(self.state.to_move))
        move = self.game.move(self.state, self.game.read_move(self.state, text))
        before = self.view_of(seat)
        secret = self.game.is_secret(self.state, move.code) and seat != self.state.to_move
        self.play(text)
        return self.game.narrate(before, None if secret else move, self.view_of(seat), seat)

    def moves(self, *first_words: str) -> list[str]:
        """Return the texts of the legal moves, or of those that begin with one of the words."""
        both(self.game, self.state)
        texts = [move.text for move in self.game.moves(self.state)]
        return [text for text in texts if not first_words or text.split()[0] in first_words]

    def odds(self) -> dict[str, int]:
        """Return the weight of every outcome of the luck that is due."""
        both(self.game, self.state)
        return super().odds()

    def look(self) -> TableView:
        """Return the whole table, face-down tiles and hands included."""
        return table_view(self.state, 0)

    def seen_by(self, colour: str) -> TableView:
        """Return the table as a seat sees it."""
        seat = self.seat(colour)
        return table_view(self.view_of(seat), seat)

    def seat(self, colour: str) -> int:
        """Return the number of the seat with this colour."""
        return self.game.colours.index(colour)

    def area(self, name: str) -> AreaView:
        """Return an area."""
        return self.look().area(name)

    def player(self, colour: str) -> SeatView:
        """Return a player."""
        return self.look().seats[self.seat(colour)]

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self.look().phase

    @property
    def track(self) -> dict[int, list[str]]:
        """The markers in each occupied column of the work track, top to bottom."""
        columns = enumerate(self.look().track)
        return {n: [self.game.colours[seat] for seat in seats] for n, seats in columns if seats}

    @property
    def passing_order(self) -> list[str]:
        """The investment column, first to last."""
        return [self.game.colours[seat] for seat in self.look().invested]
