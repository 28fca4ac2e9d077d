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
    SILVER,
    STONE,
    UNDERGROUND_DECK,
)
from game.titles.tiletum.rules.offers import draw_from
from game.titles.tiletum.rules.rounds import begin_round
from game.titles.tiletum.rules.silver_dealing import (
    equip_miners,
    is_in_game,
    is_side_up,
    lay_maps,
    lay_silver,
    shuffle,
)
from game.titles.tiletum.rules.state import TiletumState


def deal(st: TiletumState, seed: i64) -> None:
    """Set up a new game; the first die is due."""
    st.clear()
    st.luck.seed(seed)
    fill_piles(st)
    shuffle_order(st)
    if st.board.silver > 0:
        lay_maps(st)
    for place in range(st.seats):
        equip(st, place)
    lay_wheel(st)
    lay_tiles(st)
    lay_fairs(st)
    lay_costs(st)
    if st.board.silver > 0:
        lay_silver(st)
    if st.board.cardinal >= 0:
        lay_decrees(st)
        lay_challenges(st)
        be_favoured(st)
    begin_round(st)


def fill_piles(st: TiletumState) -> None:
    """Put every tile of the box that is used into its pile (T-104)."""
    for at in range(st.board.cells):
        st.pile[at] = st.board.cell_count[at]


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
    if board.silver > 0:
        equip_miners(st, seat, place)
    if seat == board.cardinal:
        st.supply[seat * PIECES + HOUSE_PIECE] = HIS_PIECES
        st.supply[seat * PIECES + PILLAR_PIECE] = HIS_PIECES + board.silver
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


def lay_challenges(st: TiletumState) -> None:
    """Draw the challenges of his level (C-104)."""
    kinds: i64 = i64(len(st.challenges))
    drawn: vec[i64] = zeros(kinds)
    for challenge in range(kinds):
        drawn[challenge] = challenge
    shuffle(st, drawn, kinds)
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
        if board.tile_seats[space] == 0:
            continue
        if board.silver == 0 or board.depths.map_of[space] == EMPTY:
            lay(st, space, BONUS_DECK)
        elif is_side_up(st, space):
            lay(st, space, UNDERGROUND_DECK)
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
    kinds: i64 = i64(len(board.fairs))
    fairs: vec[i64] = board.fairs[:]
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
    lay_costs_in(st, STONE)
    if st.board.silver > 0:
        lay_costs_in(st, GOLD)
        lay_costs_in(st, SILVER)


def lay_costs_in(st: TiletumState, paid_with: i64) -> None:
    """Shuffle the cost tiles of a kind over the cathedrals of that kind (T-109, S-104)."""
    board: Board = st.board
    costs: vec[i64] = zeros(board.cathedrals)
    count: i64 = 0
    for kind in range(board.cost_kinds):
        if board.cost_good[kind] == paid_with:
            for _copy in range(board.cost_count[kind]):
                costs[count] = kind
                count += 1
    shuffle(st, costs, count)
    laid: i64 = 0
    for number in range(board.cathedrals):
        if board.paid_with[number] != paid_with or not is_side_up(st, board.town_of[number]):
            continue
        st.cost[number] = costs[laid] if board.is_open[number] > 0 else EMPTY
        laid += 1
