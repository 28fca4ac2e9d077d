"""Everything a seat may not know, dealt anew on the true state by the words of the rules alone.

Neither `hide` nor `determinize` is asked: a view that shows too much would be imagined with what it
shows, and the two would agree with each other.
"""

from collections import Counter
from typing import NamedTuple

from game.engine.luck import Luck
from game.engine.moves import (
    first_field_of_move,
    kind_of_move,
    second_field_of_move,
    third_field_of_move,
)
from game.engine.rules import State
from game.titles.brass.rules.kinds import (
    ACTIONS_PHASE,
    BUILD_MOVE,
    BUILT_WITH_ONE_CARD_FIELD,
    CARD_PHASE,
    EMPTY,
    HAND_SLOT_COUNT,
)
from game.titles.brass.rules.state import BrassState
from tools.proof.random_games import shuffled


def deal_hidden(twin: State, seat: int, luck: Luck) -> None:
    """Deal other hands to the rivals, another deck and other rail cards into the twin, from the
    cards that the seat does not see (B-17.1)."""
    assert isinstance(twin, BrassState)
    unseen = Counter(
        {kind: int(count) for kind, count in enumerate(twin.board.card_copies_of_kind)}
    )
    unseen.subtract(cards_of(twin, seat))
    unseen.subtract({kind: int(count) for kind, count in enumerate(twin.discards)})
    pool = shuffled(list(unseen.elements()), luck)
    others = [other for other in range(int(twin.seats)) if other != seat]
    asked = int(twin.to_move) if twin.phase == CARD_PHASE else EMPTY
    for other in sorted(others, key=lambda other: other != asked):
        size = len(cards_of(twin, other))
        if other == asked:
            pool = pool_with_fitting_cards_last(twin, pool, size)
        write_hand(twin, other, [pool.pop() for _card in range(size)])
    for slot in range(int(twin.deck_size)):
        twin.deck[slot] = pool.pop()
    pack = [
        kind for kind, count in enumerate(twin.board.card_copies_of_kind) for _ in range(int(count))
    ]
    waiting = shuffled(pack, luck)
    for slot in range(int(twin.rail_deck_size)):
        twin.rail_deck[slot] = waiting.pop()


def cards_of(state: BrassState, seat: int) -> list[int]:
    """Return the cards in a seat's hand, in the order of its slots."""
    slots = range(seat * HAND_SLOT_COUNT, (seat + 1) * HAND_SLOT_COUNT)
    return [int(state.hand[slot]) for slot in slots if state.hand[slot] != EMPTY]


def write_hand(state: BrassState, seat: int, cards: list[int]) -> None:
    """Write the cards into a seat's hand, sorted."""
    for slot in range(HAND_SLOT_COUNT):
        card = sorted(cards)[slot] if slot < len(cards) else EMPTY
        state.hand[seat * HAND_SLOT_COUNT + slot] = card


def pool_with_fitting_cards_last(state: BrassState, pool: list[int], size: int) -> list[int]:
    """Return the pool with two cards moved to its end that fit the open question of the hand that
    is dealt next (B-17.5)."""
    if (
        kind_of_move(state.pending) == BUILD_MOVE
        and third_field_of_move(state.pending) == BUILT_WITH_ONE_CARD_FIELD
    ):
        board = state.board
        wanted = [
            int(board.place_of_space[second_field_of_move(state.pending)]),
            int(board.location_count + first_field_of_move(state.pending)),
        ]
    else:
        first = pool[-1]
        wanted = [first, next(card for card in [*reversed(pool), first] if card != first)]
    rest = list(pool)
    for card in wanted:
        rest.remove(card)
    return rest + wanted if size >= len(wanted) else rest


def show_revealed(before: State, after: State, twin: State, seat: int) -> None:
    """Change the twin so that the step shows the seat the same cards as the true step: those played
    and those it draws (B-2.5, B-2.6, B-15.9)."""
    assert isinstance(before, BrassState)
    assert isinstance(after, BrassState)
    assert isinstance(twin, BrassState)
    actor = int(before.order[before.turn])
    others = [other for other in range(int(twin.seats)) if other != seat]
    hands = [
        CardCell("hand", slot)
        for other in others
        for slot in range(
            other * HAND_SLOT_COUNT, other * HAND_SLOT_COUNT + len(cards_of(twin, other))
        )
    ]
    deck = [CardCell("deck", slot) for slot in range(int(twin.deck_size))]
    exchange = CardSwap(twin, [*hands, *deck])
    if actor != seat:
        own = slice(actor * HAND_SLOT_COUNT, actor * HAND_SLOT_COUNT + len(cards_of(twin, actor)))
        for card in cards_shown_by_step(before, after, actor):
            exchange.put_anywhere("hand", range(own.start, own.stop), card)
    for slot in deck_cells_drawn(before, after, seat):
        exchange.put("deck", slot, int(before.deck[slot]))
    for other in others:
        write_hand(twin, other, cards_of(twin, other))
    if before.era != after.era:
        rail_cells = [CardCell("rail_deck", slot) for slot in range(int(twin.rail_deck_size))]
        waiting = CardSwap(twin, rail_cells)
        for slot in rail_card_cells_dealt(before, after, seat):
            waiting.put("rail_deck", slot, int(before.rail_deck[slot]))


def cards_shown_by_step(before: BrassState, after: BrassState, actor: int) -> list[int]:
    """Return the cards of the actor's hand that everybody knows after a step: played ones, and
    those that follow from the question (B-17.5)."""
    board = before.board
    hand = cards_of(before, actor)
    if before.phase not in (ACTIONS_PHASE, CARD_PHASE):
        return []
    if before.era != after.era:
        return hand
    is_build = after.phase == CARD_PHASE and kind_of_move(after.pending) == BUILD_MOVE
    if (
        is_build and third_field_of_move(after.pending) == BUILT_WITH_ONE_CARD_FIELD
    ):  # asked, so both that fit are there
        place = int(board.place_of_space[second_field_of_move(after.pending)])
        return [place, int(board.location_count + first_field_of_move(after.pending))]
    kinds = range(int(board.card_kind_count))
    played = [k for k in kinds for _card in range(int(after.discards[k] - before.discards[k]))]
    return hand if played and len(set(hand)) == 1 else played


def deck_cells_drawn(before: BrassState, after: BrassState, seat: int) -> list[int]:
    """Return the indices of the deck's cards that a seat draws in a step, in the new turn order
    (B-2.6)."""
    if before.era != after.era:
        return []
    actor = int(before.order[before.turn])
    sizes = [len(cards_of(before, other)) for other in range(int(before.seats))]
    grown = [len(cards_of(after, other)) - size for other, size in enumerate(sizes)]
    grown[actor] = 0
    grown[actor] = int(before.deck_size - after.deck_size) - sum(grown)
    top = int(before.deck_size)
    for other in after.order:
        cells = list(range(top - 1, top - 1 - grown[int(other)], -1))
        if other == seat:
            return cells
        top -= len(cells)
    return []


def rail_card_cells_dealt(before: BrassState, after: BrassState, seat: int) -> list[int]:
    """Return the indices of the rail era's cards that a seat is dealt; each seat gets eight, in
    turn order (B-15.9)."""
    top = int(before.rail_deck_size)
    for other in after.order:
        cells = list(range(top - 1, max(top - 1 - HAND_SLOT_COUNT, -1), -1))
        if other == seat:
            return cells
        top -= len(cells)
    return []


class CardCell(NamedTuple):
    """A place for a card: the name of a row of the state, and an index in it."""

    row: str
    slot: int


class CardSwap:
    """Puts cards into cells of the twin by exchanging them with other cells, and then fixes these
    cells."""

    def __init__(self, twin: BrassState, cells: list[CardCell]) -> None:
        """Exchange among these cells only; a card in none of them is among the unseen ones removed
        from the game."""
        self._twin = twin
        self._cells = cells
        self._fixed: set[CardCell] = set()

    def put(self, row: str, slot: int, card: int) -> None:
        """Put a card into a cell, the cell's former card into the cell where the card was, and fix
        the cell."""
        cell = CardCell(row, slot)
        if self._card(cell) != card:
            free = [at for at in self._cells if at not in self._fixed and at != cell]
            source = next((at for at in free if self._card(at) == card), None)
            if source:
                self._write(source, self._card(cell))
            self._write(cell, card)
        self._fixed.add(cell)

    def put_anywhere(self, row: str, slots: range, card: int) -> None:
        """Put a card into one of these cells that is not fixed yet, preferably where it is already,
        and fix the cell."""
        free = [slot for slot in slots if CardCell(row, slot) not in self._fixed]
        holding = [slot for slot in free if self._card(CardCell(row, slot)) == card]
        if free:
            self.put(row, (holding or free)[0], card)

    def _card(self, cell: CardCell) -> int:
        return int(self._twin.row(cell.row)[cell.slot])

    def _write(self, cell: CardCell, card: int) -> None:
        self._twin.row(cell.row)[cell.slot] = card
