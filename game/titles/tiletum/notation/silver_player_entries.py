"""A player's entry with In Search of Silver: silver, mines, explorers, levels, the good with a
bonus."""

from game.files.toml_fields import TomlFields, word_list_for_message
from game.titles.tiletum.notation.cells import fill_cells
from game.titles.tiletum.notation.players import MAX_GOODS_OR_POINTS
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.components import GOOD_NAMES
from game.titles.tiletum.rules.explorers import start_town_of_map
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.state import TiletumState
from game.titles.tiletum.rules.stone_tablets import is_space_on_map_side_in_use


def read_silver_and_tucked_surprises_into_state(
    players: tuple[TomlFields, ...], state: TiletumState
) -> None:
    """In a game with silver, set the silver of every seat, the good that it may pay as gold, and
    the surprises tucked under the Cardinal's board. If the silver is missing, it is that of the
    set-up (S-107, S-902)."""
    if not state.board.silver:
        return
    order = [int(seat) for seat in state.order]
    depths = state.board.depths
    hard = state.board.hard
    for seat, player in enumerate(players):
        his = seat == state.board.cardinal
        start = depths.start_silver[order.index(seat)]
        usual = depths.cardinal_hard_silver * hard if his else start
        state.silver[seat] = player.integer("silver", 0, MAX_GOODS_OR_POINTS, default=usual)
        if his:
            names = state.board.cards.surprise_names
            tucked = player.word_list("tucked", names, "surprises", ())
            fill_cells(state.tucked, 0, [names.index(name) for name in tucked])
        elif "bonused" in player:
            goods = [GOOD_NAMES[int(good)] for good in depths.bonused_goods]
            state.bonused[seat] = GOOD_NAMES.index(player.choice("bonused", goods))


def read_explorers_and_levels_into_state(
    players: tuple[TomlFields, ...], state: TiletumState
) -> None:
    """In a game with silver, set every seat's explorers and technology levels; a missing
    explorer is on the start space of map I."""
    if not state.board.silver:
        return
    board = state.board
    spaces = range(board.main_map_space_count, board.space_count)
    towns = {
        board.space_names[space]: space
        for space in spaces
        if is_space_on_map_side_in_use(state, space)
    }
    usual = [board.space_names[int(start_town_of_map(state, 0))]]
    for seat, player in enumerate(players):
        for word in player.word_list("explorers", towns, "towns", usual):
            at = (
                seat * kinds.UNDERGROUND_MAP_COUNT
                + board.depths.underground_map_of_space[towns[word]]
            )
            if state.explorers[at] != EMPTY:
                raise player.field_error(
                    "explorers", f"has two on the map of {word}", "one on each map"
                )
            state.explorers[at] = towns[word]
        if seat != state.board.cardinal:
            _read_technology_levels_into_state(player, state, seat)


def _read_technology_levels_into_state(player: TomlFields, state: TiletumState, seat: int) -> None:
    if "levels" in player:
        levels = player.integers(
            "levels", 0, kinds.TECHNOLOGY_LEVEL_COUNT, kinds.TECHNOLOGIES_IN_PLAY_COUNT
        )
    else:
        levels = (0,) * kinds.TECHNOLOGIES_IN_PLAY_COUNT
    for technology, level in zip(state.technologies, levels, strict=False):
        state.levels[seat * kinds.TECHNOLOGY_COUNT + technology] = level
    reached = state.levels[seat * kinds.TECHNOLOGY_COUNT + kinds.GOODS_TECHNOLOGY]
    if state.bonused[seat] != EMPTY and reached == 0:
        raise player.field_error("bonused", "is there without technology goods", "a level in it")
    if list(state.bonused).count(state.bonused[seat]) > 1 and state.bonused[seat] != EMPTY:
        raise player.field_error(
            "bonused", "is another player’s too", word_list_for_message(["another good"])
        )
