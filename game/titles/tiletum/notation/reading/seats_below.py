"""What a player has in games with silver: silver, mines, explorers, levels, the bonused good."""

from __future__ import annotations

from game.fields import Fields, listed, shown
from game.titles.tiletum.rules.components import GOODS
from game.titles.tiletum.rules.dealing_below import is_side_up
from game.titles.tiletum.rules.explorers import start_town
from game.titles.tiletum.rules.kinds import (
    EMPTY,
    IN_PLAY,
    LEVELS,
    MAPS,
    SURPRISES,
    TECH_GOODS,
    TECHNOLOGIES,
)
from game.titles.tiletum.rules.state import TiletumState

MOST = 9_999  # silver


def read_seats_below(players: tuple[Fields, ...], state: TiletumState) -> None:
    """Set what does not depend on the maps; left out are the values of S-107 and S-902."""
    if not state.board.silver:
        return
    order = [int(seat) for seat in state.order]
    depths, hard = state.board.depths, int(state.board.hard)
    for seat, player in enumerate(players):
        his = seat == state.board.cardinal
        start = int(depths.start_silver[order.index(seat)])
        usual = int(depths.hard_silver) * hard if his else start
        state.silver[seat] = player.whole("silver", 0, MOST, default=usual)
        if his:
            names = state.board.cards.surprise_names
            tucked = player.words("tucked", names, "surprises", ())
            for place, name in enumerate(tucked[:SURPRISES]):
                state.tucked[place] = names.index(name)
        elif "bonused" in player:
            goods = [GOODS[int(good)] for good in depths.bonused]
            state.bonused[seat] = GOODS.index(player.choice("bonused", goods))


def read_explorers(players: tuple[Fields, ...], state: TiletumState) -> None:
    """Set explorers and levels; left out an explorer stands on the start space of map I."""
    if not state.board.silver:
        return
    for seat, player in enumerate(players):
        _read_explorers(player, state, seat)
        if seat != state.board.cardinal:
            _read_levels(player, state, seat)


def _read_explorers(player: Fields, state: TiletumState, seat: int) -> None:
    board = state.board
    spaces = range(int(board.main_spaces), int(board.spaces))
    towns = {board.space_names[space]: space for space in spaces if is_side_up(state, space)}
    usual = [board.space_names[int(start_town(state, 0))]]
    for word in player.words("explorers", towns, "towns", usual):
        at = seat * MAPS + int(board.depths.map_of[towns[word]])
        if state.explorers[at] != EMPTY:
            raise player.refusal("explorers", f"has two on the map of {word}", "one on each map")
        state.explorers[at] = towns[word]


def _read_levels(player: Fields, state: TiletumState, seat: int) -> None:
    levels = player.items("levels", "levels", [0] * IN_PLAY)
    if len(levels) != IN_PLAY or not all(n in range(LEVELS + 1) for n in levels):
        allowed = f"{IN_PLAY} levels from 0 to {LEVELS}"
        raise player.refusal("levels", f"is {shown(levels)}", allowed)
    for place, level in enumerate(levels):
        technology = int(state.technologies[place])
        state.levels[seat * TECHNOLOGIES + technology] = int(str(level))
    reached = int(state.levels[seat * TECHNOLOGIES + TECH_GOODS])
    if state.bonused[seat] != EMPTY and reached == 0:
        raise player.refusal("bonused", "is there without technology goods", "a level in it")
    if list(state.bonused).count(state.bonused[seat]) > 1 and state.bonused[seat] != EMPTY:
        raise player.refusal("bonused", "is another player’s too", listed(["another good"]))
