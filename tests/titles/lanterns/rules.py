"""Lanterns: a tiny game with luck, secrets, reveals and turns of several decisions.

Each seat holds four secret candles of 1 to 6. In each of three rounds a die is rolled; then,
seat by seat, one secretly stakes a candle and takes pebbles one at a time, up to three, from
a public heap, stopping when one likes. When all have staked, the stakes are shown and the
highest one times the die scores (a tie scores for all); each pebble is a point.
"""

from typing import Final, final

from game.engine.cells import i64, vec
from game.engine.luck import Luck
from game.engine.moves import first_field_of_move, kind_of_move, make_move_code
from game.engine.rows import load_row, make_filled_row, make_zero_row, row_to_list
from game.engine.rules import CHANCE, NOBODY
from tests.titles.lanterns.interpreted import Rules, State

STAKE: Final = 1
TAKE: Final = 2
STOP: Final = 3
ROLL: Final = 4

ROUNDS: Final = 3
CANDLES: Final = 4
FACES: Final = 6
MAX_TAKEN: Final = 3
HEAP: Final = 12
USED: Final = 0  # a candle that was staked before
UNKNOWN: Final = -1
NO_STAKE: Final = 0
PEBBLES_LOST: Final = "pebbles are lost or made"  # the one invariant of Lanterns
ROWS: Final = ("candle", "stake", "pebbles", "points")


@final
class LanternsState(State):
    """A game of Lanterns, or a view of it, where unknown candles and stakes are UNKNOWN."""

    def __init__(self, seats: int) -> None:
        """Make a blank table."""
        super().__init__()
        self.seats = seats
        self.round = 0
        self.die = 0
        self.heap = 0
        self.taken = 0
        self.candle = make_zero_row(seats * CANDLES)
        self.stake = make_zero_row(seats)
        self.pebbles = make_zero_row(seats)
        self.points = make_zero_row(seats)

    def copy_from(self, source: State) -> None:
        """Become equal to the state `source`."""
        self.load_plain(source.to_plain())

    def clone(self) -> State:
        """Return an independent equal state."""
        twin = LanternsState(int(self.seats))
        twin.copy_from(self)
        return twin

    def to_plain(self) -> list[list[int]]:
        """Return the scalars, the luck's words and the rows."""
        scalars = [self.to_move, self.round, self.die, self.heap, self.taken]
        rows = [row_to_list(getattr(self, name)) for name in ROWS]
        return [[int(number) for number in scalars], self.luck.state_words(), *rows]

    def load_plain(self, rows: list[list[int]]) -> None:
        """Become what `to_plain` wrote; ValueError names the row that does not fit."""
        if len(rows) != len(ROWS) + 2 or len(rows[0]) != 5:
            raise ValueError(f"a state has {len(ROWS) + 2} rows, found {len(rows)}")
        self.to_move, self.round, self.die, self.heap, self.taken = rows[0]
        self.luck.set_state_words(rows[1])
        for name, row in zip(ROWS, rows[2:], strict=True):
            load_row(getattr(self, name), row, name)


@final
class LanternsRules(Rules):
    """The rules of Lanterns; `bonus` is what a later edition adds to each round's prize."""

    def __init__(self, seats: int, bonus: int = 0) -> None:
        """Fix the number of seats."""
        super().__init__()
        self.seats = seats
        self.max_move_count = 8
        self.bonus = bonus

    def new_state(self) -> State:
        """Return a blank state."""
        return LanternsState(int(self.seats))

    def deal(self, state: State, seed: i64) -> None:
        """Deal the candles; the first die is due."""
        assert isinstance(state, LanternsState)
        state.load_plain(LanternsState(int(self.seats)).to_plain())
        state.luck.reset_from_seed(seed)
        for slot in range(len(state.candle)):
            state.candle[slot] = 1 + state.luck.draw_below(FACES)
        state.heap = HEAP
        state.to_move = CHANCE

    def legal_moves(self, state: State, move_codes: vec[i64]) -> i64:
        """List the candles that can be staked, or taking and stopping."""
        assert isinstance(state, LanternsState)
        if state.to_move == NOBODY:
            return 0
        if state.stake[state.to_move] != NO_STAKE:
            move_codes[0] = make_move_code(TAKE, 0, 0, 0)
            is_free = state.heap > 0 and state.taken < MAX_TAKEN
            move_codes[1 if is_free else 0] = make_move_code(STOP, 0, 0, 0)
            return 2 if is_free else 1
        held = {int(state.candle[slot]) for slot in _slots(int(state.to_move))} - {USED}
        for index, candle in enumerate(sorted(held)):
            move_codes[index] = make_move_code(STAKE, candle, 0, 0)
        return len(held)

    def apply(self, state: State, move: i64) -> None:
        """Play a move or an outcome."""
        assert isinstance(state, LanternsState)
        if kind_of_move(move) == ROLL:
            state.die = int(first_field_of_move(move))
            state.to_move = state.round % state.seats
        elif kind_of_move(move) == STAKE:
            _use(state, int(state.to_move), int(first_field_of_move(move)))
            state.taken = 0
        elif kind_of_move(move) == TAKE:
            state.heap -= 1
            state.taken += 1
            state.pebbles[state.to_move] += 1
        else:
            self._stop(state)

    def write_outcomes(self, state: State, outcome_codes: vec[i64], weights: vec[i64]) -> i64:
        """List the six faces of the die, equally likely."""
        for face in range(FACES):
            outcome_codes[face] = make_move_code(ROLL, 1 + face, 0, 0)
            weights[face] = 1
        return FACES

    def draw_outcome(self, state: State) -> i64:
        """Roll the die."""
        return make_move_code(ROLL, 1 + state.luck.draw_below(FACES), 0, 0)

    def write_view_for_seat(self, state: State, seat: i64, view: State) -> None:
        """Show everything but the others' candles and stakes, and the luck to come."""
        assert isinstance(state, LanternsState)
        assert isinstance(view, LanternsState)
        view.copy_from(state)
        view.luck.clear_state_words()
        for other in range(int(state.seats)):
            if other != seat:
                view.stake[other] = min(view.stake[other], 1) * UNKNOWN
                _hide_candles(view, other)

    def determinize(self, view: State, seat: i64, luck: Luck) -> None:
        """Give the others any candles and stakes."""
        assert isinstance(view, LanternsState)
        view.luck.reset_from_seed(luck.draw_word())
        for row in (view.candle, view.stake):
            for slot in range(len(row)):
                if row[slot] == UNKNOWN:
                    row[slot] = 1 + luck.draw_below(FACES)

    def count_unknown_facts(self, state: State) -> i64:
        """Count the candles and stakes on the table once for every seat that does not know them."""
        assert isinstance(state, LanternsState)
        secrets = [*state.candle, *state.stake]
        return sum(1 for secret in secrets if secret) * (state.seats - 1)

    def write_ranks(self, state: State, ranks: vec[i64]) -> None:
        """Write how many seats are ahead of each."""
        points = make_filled_row(self.seats, 0)
        self.write_points(state, points)
        for seat in range(int(self.seats)):
            ranks[seat] = sum(1 for rival in points if rival > points[seat])

    def write_points(self, state: State, points: vec[i64]) -> None:
        """Write the points: prizes and pebbles."""
        assert isinstance(state, LanternsState)
        for seat in range(int(self.seats)):
            points[seat] = state.points[seat] + state.pebbles[seat]

    def broken_invariant_sentence(self, before: State, move: i64, after: State) -> str:
        """Count the pebbles."""
        assert isinstance(after, LanternsState)
        return "" if after.heap + sum(after.pebbles) == HEAP else PEBBLES_LOST

    def _stop(self, state: LanternsState) -> None:
        if all(state.stake):
            self._show_stakes(state)
        else:
            state.to_move = (state.to_move + 1) % state.seats

    def _show_stakes(self, state: LanternsState) -> None:
        highest = max(state.stake)
        for seat in range(int(state.seats)):
            if state.stake[seat] == highest:
                state.points[seat] += highest * state.die + self.bonus
            state.stake[seat] = NO_STAKE
        state.round += 1
        state.die = 0
        state.to_move = CHANCE if state.round < ROUNDS else NOBODY


def _slots(seat: int) -> range:
    return range(seat * CANDLES, (seat + 1) * CANDLES)


def _use(state: LanternsState, seat: int, candle: int) -> None:
    slot = next(slot for slot in _slots(seat) if state.candle[slot] == candle)
    state.candle[slot] = USED
    state.stake[seat] = candle


def _hide_candles(view: LanternsState, seat: int) -> None:
    """Show how many candles are left, at the front, and none of their numbers."""
    left = sum(1 for slot in _slots(seat) if view.candle[slot] != USED)
    for index, slot in enumerate(_slots(seat)):
        view.candle[slot] = UNKNOWN if index < left else USED
