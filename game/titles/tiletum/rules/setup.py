"""Setting up a game (T-105 to T-114)."""

from __future__ import annotations

from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.kinds import HIS_PIECES
from game.titles.tiletum.rules.cardinal.tables import CardinalTables
from game.titles.tiletum.rules.cardinal.turn import be_favoured
from game.titles.tiletum.rules.chances import draw_tile
from game.titles.tiletum.rules.kinds import (
    ACTIONS,
    BONUS_DECK,
    CHALLENGES,
    CHARACTER_DECK,
    CONTRACT_DECK,
    EMPTY,
    GOLD,
    GOODS,
    HOUSE_PIECE,
    OFFERED,
    PEOPLE,
    PIECES,
    PILLAR_PIECE,
    ROUNDS,
)
from game.titles.tiletum.rules.offers import draw_from
from game.titles.tiletum.rules.rounds import begin_round
from game.titles.tiletum.rules.state import TiletumState


def deal(st: TiletumState, seed: i64) -> None:
    """Set up a new game; the first die is due."""
    st.clear()
    st.luck.seed(seed)
    fill_piles(st)
    shuffle_order(st)
    for place in range(st.seats):
        equip(st, place)
    lay_wheel(st)
    lay_tiles(st)
    lay_fairs(st)
    lay_costs(st)
    if st.board.cardinal >= 0:
        lay_decrees(st)
        lay_challenges(st)
        be_favoured(st)
    begin_round(st)


def fill_piles(st: TiletumState) -> None:
    """Put every tile of the box that is used into its pile (T-104)."""
    for at in range(st.board.cells):
        st.pile[at] = st.board.cell_count[at]


def shuffle(st: TiletumState, row: vec[i64], count: i64) -> None:
    """Put the first numbers of a row into random order."""
    for back in range(count - 1):
        last: i64 = count - 1 - back
        other: i64 = st.luck.below(last + 1)
        number: i64 = row[last]
        row[last] = row[other]
        row[other] = number


def shuffle_order(st: TiletumState) -> None:
    """Draw the turn order of round 1; king markers stand in it (T-113)."""
    for place in range(st.seats):
        st.order[place] = place
    shuffle(st, st.order, st.seats)
    for place in range(st.seats):
        st.king_order[place] = st.order[place]


def equip(st: TiletumState, place: i64) -> None:
    """Give the seat at a place of the order its goods and pieces (T-111, T-112)."""
    board: Board = st.board
    seat: i64 = st.order[place]
    for at in range(seat * PEOPLE, (seat + 1) * PEOPLE):
        st.people[at] = board.start_space
    st.owner[board.house_from[board.start_space] + place] = seat
    if seat == board.cardinal:
        st.supply[seat * PIECES + HOUSE_PIECE] = HIS_PIECES
        st.supply[seat * PIECES + PILLAR_PIECE] = HIS_PIECES
        return
    for good in range(GOODS):
        st.goods[seat * GOODS + good] = board.start_goods[good]
    st.goods[seat * GOODS + GOLD] += board.start_gold[place]
    st.supply[seat * PIECES + HOUSE_PIECE] = board.start_houses
    st.supply[seat * PIECES + PILLAR_PIECE] = board.start_pillars


def lay_decrees(st: TiletumState) -> None:
    """Lay the decrees of the four fairs and the two of every game, in card order (C-103)."""
    cards: CardinalTables = st.board.cards
    count: i64 = 0
    for decree in range(i64(len(cards.line_from)) - 1):
        if is_in_game(st, decree):
            st.decrees[count] = decree
            st.decrees_left[count] = 1
            count += 1


def is_in_game(st: TiletumState, decree: i64) -> bool:
    """Return whether a decree is for every game, or for one of the four fairs."""
    cards: CardinalTables = st.board.cards
    for at in range(i64(len(cards.every_game))):
        if cards.every_game[at] == decree:
            return True
    for number in range(ROUNDS):
        if cards.of_fair[st.fair[number]] == decree:
            return True
    return False


def lay_challenges(st: TiletumState) -> None:
    """Draw the challenges of his level (C-104)."""
    drawn: vec[i64] = zeros(CHALLENGES)
    for challenge in range(CHALLENGES):
        drawn[challenge] = challenge
    shuffle(st, drawn, CHALLENGES)
    for at in range(st.board.cards.in_force):
        st.challenges[drawn[at]] = 1


def lay_wheel(st: TiletumState) -> None:
    """Lay the action tiles: shuffled, or in printed order and turned (T-105, T-114)."""
    turned: i64 = st.luck.below(ACTIONS) if st.board.first_game else 0
    for value in range(ACTIONS):
        st.wheel[(value + turned) % ACTIONS] = st.board.wheel[value]
    if not st.board.first_game:
        shuffle(st, st.wheel, ACTIONS)


def lay_tiles(st: TiletumState) -> None:
    """Lay bonus tiles on actions, king track and spaces, and both offers (T-106, T-107)."""
    board: Board = st.board
    for spot in range(board.action_spot, board.king_spot + 1):
        lay(st, spot, BONUS_DECK)
    for space in range(board.spaces):
        if board.tile_seats[space] > 0:
            lay(st, space, BONUS_DECK)
    for place in range(OFFERED):
        lay(st, board.contract_spot + place, CONTRACT_DECK)
    for place in range(OFFERED):
        lay(st, board.character_spot + place, CHARACTER_DECK)


def lay(st: TiletumState, spot: i64, deck: i64) -> None:
    """Draw a tile and lay it on a spot."""
    tile: i64 = draw_tile(st, deck)
    draw_from(st, deck, tile)
    st.lying[spot] = tile


def lay_fairs(st: TiletumState) -> None:
    """Draw four fairs, and three towns for those after the first (T-108)."""
    board: Board = st.board
    kinds: i64 = i64(len(board.fair_worth))
    fairs: vec[i64] = zeros(kinds)
    for kind in range(kinds):
        fairs[kind] = kind
    shuffle(st, fairs, kinds)
    towns: i64 = i64(len(board.fair_towns)) - 1
    drawn: vec[i64] = zeros(towns)
    for town in range(towns):
        drawn[town] = board.fair_towns[town + 1]
    shuffle(st, drawn, towns)
    for number in range(ROUNDS):
        st.fair[number] = fairs[number]
        st.fair[ROUNDS + number] = board.fair_towns[0] if number == 0 else drawn[number - 1]


def lay_costs(st: TiletumState) -> None:
    """Shuffle the cost tiles over the cathedrals; of closed ones they are not seen (T-109)."""
    board: Board = st.board
    costs: vec[i64] = zeros(board.cathedrals)
    count: i64 = 0
    for kind in range(board.cost_kinds):
        for _copy in range(board.cost_count[kind]):
            costs[count] = kind
            count += 1
    shuffle(st, costs, count)
    for number in range(board.cathedrals):
        st.cost[number] = costs[number] if board.is_open[number] > 0 else EMPTY
