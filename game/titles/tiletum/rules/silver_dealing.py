"""Setting up what In Search of Silver adds (S-102 to S-111, S-902)."""

from __future__ import annotations

from typing import Final

from game.engine.cells import i64, vec
from game.engine.rows import zeros
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.cardinal.kinds import HIS_MINES
from game.titles.tiletum.rules.cardinal.tables import CardinalTables
from game.titles.tiletum.rules.kinds import (
    ACTIONS,
    EMPTY,
    IN_PLAY,
    MAPS,
    ROUNDS,
    SURPRISES,
    TECH_GOODS,
    TECHNOLOGIES,
)
from game.titles.tiletum.rules.silver import start_town
from game.titles.tiletum.rules.silver_tables import SIDES
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stock import SUPPLIES

FOR_EVERY_GAME: Final = 2  # decrees of each side of the end scoring


def shuffle(st: TiletumState, row: vec[i64], count: i64) -> None:
    """Put the first numbers of a row into random order."""
    for back in range(count - 1):
        last: i64 = count - 1 - back
        other: i64 = st.luck.below(last + 1)
        number: i64 = row[last]
        row[last] = row[other]
        row[other] = number


def is_in_game(st: TiletumState, decree: i64) -> bool:
    """Return whether a decree is for every game, or for one of the four fairs (C-103, S-901)."""
    cards: CardinalTables = st.board.cards
    for at in range(FOR_EVERY_GAME):
        if cards.every_game[st.overlay * FOR_EVERY_GAME + at] == decree:
            return True
    for number in range(ROUNDS):
        if cards.of_fair[st.fair[number]] == decree:
            return True
    return False


def lay_maps(st: TiletumState) -> None:
    """Lay the three maps, technologies, end scoring and explorer field (S-102 to S-111)."""
    first_game: bool = st.board.first_game
    for number in range(MAPS):
        st.sides[number] = 0 if first_game else st.luck.below(SIDES)
    st.overlay = st.luck.below(SIDES)
    st.field = 1 + st.luck.below(ACTIONS)
    drawn: vec[i64] = zeros(TECHNOLOGIES)
    for technology in range(TECHNOLOGIES):
        drawn[technology] = technology
    shuffle(st, drawn, TECHNOLOGIES)
    for place in range(IN_PLAY):
        known: i64 = st.board.depths.first_technologies[place]
        st.technologies[place] = known if first_game else drawn[place]


def is_side_up(st: TiletumState, space: i64) -> bool:
    """Return whether a space is on the main map, or on a side of a map that is used."""
    board: Board = st.board
    if board.silver == 0 or board.depths.map_of[space] == EMPTY:
        return True
    return board.depths.side_of[space] == st.sides[board.depths.map_of[space]]


def equip_miners(st: TiletumState, seat: i64, place: i64) -> None:
    """Give a seat its explorer, mines and silver (S-107, S-108, S-902)."""
    board: Board = st.board
    start: i64 = start_town(st, 0)
    st.explorers[seat * MAPS] = start
    st.owner[board.mine_from[start] + place] = seat
    if seat == board.cardinal:
        st.mines[seat * SUPPLIES] = HIS_MINES
        return
    st.mines[seat * SUPPLIES] = board.depths.start_mines
    st.mines[seat * SUPPLIES + 1] = board.depths.start_mines_general
    st.silver[seat] = board.depths.start_silver[place]


def lay_silver(st: TiletumState) -> None:
    """Lay the tiles of bonused goods, and what the Cardinal plays with (S-105, S-901, S-902)."""
    board: Board = st.board
    for place in range(IN_PLAY):
        if st.technologies[place] == TECH_GOODS:
            for at in range(i64(len(board.depths.bonused))):
                st.bonused_left[board.depths.bonused[at]] = 1
    if board.cardinal < 0:
        return
    for surprise in range(SURPRISES):
        st.surprises_left[surprise] = 1
    for tile in range(board.tiles):
        st.box[tile] = board.unused[tile]
    if board.hard > 0:
        st.points[board.cardinal] = board.depths.hard_points
        st.silver[board.cardinal] = board.depths.hard_silver
