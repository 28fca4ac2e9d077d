"""The round, turn, phase, turn order and king track of a position."""

from game.engine.rules import CHANCE, NOBODY
from game.files.toml_fields import TomlFields, word_list_for_message
from game.notation.positions import LUCK_MOVER_WORD, NOBODY_MOVER_WORD, mover_word
from game.titles.tiletum.notation.cells import Colours, fill_cells, read_permutation_of_words
from game.titles.tiletum.notation.game_options import KING_TRACK_SPOT_WORD
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.board import Board
from game.titles.tiletum.rules.fairs import seats_from_best
from game.titles.tiletum.rules.kinds import EMPTY
from game.titles.tiletum.rules.questions import current_question
from game.titles.tiletum.rules.state import TiletumState

CHANCE_PHASES = (
    *(kinds.DICE_PHASE, kinds.CORRUPTION_PHASE, kinds.REFILL_PHASE),
    *(kinds.CLEAN_UP_PHASE, kinds.DECREE_PHASE, kinds.SURPRISE_PHASE),
)
CARDINAL_TURN_PHASES = (kinds.TURN_PHASE, kinds.PLAY_PHASE, kinds.DECREE_PHASE)
PHASES_AFTER_TURNS = (kinds.KING_TILE_PHASE, kinds.CLEAN_UP_PHASE, kinds.GAME_OVER_PHASE)


def round_and_turn_toml_table(state: TiletumState, colours: Colours) -> dict[str, object]:
    """Return a table for a position text with the round, turn, phase, seat to move, turn order,
    step, seat whose turn it is, and king track; during the clean-up also the spot being
    refilled."""
    places = {spot: word for word, spot in off_map_bonus_tile_spots_by_word(state.board).items()}
    refilling = {} if state.refilling == EMPTY else {"refilling": places[state.refilling]}
    return {
        "round": state.round,
        "turn": state.turn,
        "phase": kinds.PHASE_NAMES[state.phase],
        "to_move": mover_word(state.to_move, colours),
        "order": [colours[int(seat)] for seat in state.order],
        "step": state.step,
        "seat": colours[state.seat],
        **refilling,
        "king": {c: int(space) for c, space in zip(colours, state.king, strict=True)},
        "king_order": [colours[int(seat)] for seat in state.king_order],
    }


def off_map_bonus_tile_spots_by_word(board: Board) -> dict[str, int]:
    """Return the spot of each bonus tile outside the map, by the name of its action or
    "king-track"."""
    names = enumerate(board.action_names)
    spots = {word: int(board.first_action_spot + number) for number, word in names}
    return {**spots, KING_TRACK_SPOT_WORD: int(board.king_track_spot)}


def read_round_and_turn_into_state(
    fields: TomlFields, state: TiletumState, colours: Colours
) -> None:
    """Set round, turn, phase, turn order, king track and the seat whose turn it is; raise
    Unreadable if they do not fit together.
    """
    state.round = fields.integer("round", 1, kinds.ROUND_COUNT, default=1)
    names = kinds.PHASE_NAMES
    state.phase = names.index(fields.choice("phase", names, default=names[kinds.TURN_PHASE]))
    late = state.phase in PHASES_AFTER_TURNS
    # in the Cardinal's turn, or after all turns (S-907, S-910)
    surprise = state.phase == kinds.SURPRISE_PHASE
    usual = kinds.TURNS_PER_ROUND if late else 1
    latest = 1 if state.phase == kinds.DICE_PHASE else kinds.TURNS_PER_ROUND
    state.turn = fields.integer("turn", usual, latest, default=usual)
    least = state.seats if late else 0
    last = state.seats - (0 if late or surprise else 1)
    most = 0 if state.phase in (kinds.DICE_PHASE, kinds.CORRUPTION_PHASE) else last
    state.step = fields.integer("step", least, most, default=least)
    fill_cells(
        state.order,
        0,
        read_permutation_of_words(fields, "order", colours, "seats", range(len(colours))),
    )
    _read_king_track_into_state(fields, state, colours)
    _read_turn_seat_into_state(fields, state, colours)
    if state.phase == kinds.GAME_OVER_PHASE and state.round != kinds.ROUND_COUNT:
        raise fields.field_error("phase", 'is "over"', f"over in round {kinds.ROUND_COUNT} alone")
    if (
        state.phase in (kinds.KING_TILE_PHASE, kinds.CLEAN_UP_PHASE)
        and state.round == kinds.ROUND_COUNT
    ):
        problem = f'is "{names[state.phase]}" in round {kinds.ROUND_COUNT}'
        raise fields.field_error("phase", problem, "an earlier round")


def _read_king_track_into_state(fields: TomlFields, state: TiletumState, colours: Colours) -> None:
    """Set the spaces of the markers on the king track and their order; if missing, they are
    ordered by space, then by turn order."""
    track = fields.table("king", is_required=False)
    lowest = state.board.king_track_lowest_space
    highest = state.board.king_track_highest_space
    for seat, colour in enumerate(colours):
        state.king[seat] = track.integer(colour, lowest, highest, default=0)
    track.check_no_unknown_keys()
    order = [int(seat) for seat in state.order]
    usual = sorted(order, key=lambda seat: (-state.king[seat], order.index(seat)))
    fill_cells(
        state.king_order,
        0,
        read_permutation_of_words(fields, "king_order", colours, "seats", usual),
    )
    spaces = [state.king[seat] for seat in state.king_order]
    if spaces != sorted(spaces, reverse=True):
        raise fields.field_error(
            "king_order", f"has spaces {word_list_for_message(spaces)}", "the highest ahead"
        )


def _read_turn_seat_into_state(fields: TomlFields, state: TiletumState, colours: Colours) -> None:
    """Set the seat whose turn it is, which follows from turn order and step (or king track);
    raise Unreadable if the position names another one."""
    all_done = state.phase in PHASES_AFTER_TURNS or state.step == state.seats
    usual = state.order[0 if all_done else state.step]
    if state.phase == kinds.KING_TILE_PHASE:
        usual = state.king_order[0]
    if (state.phase == kinds.DECREE_PHASE) != (
        usual == state.board.cardinal and state.phase in CARDINAL_TURN_PHASES
    ):
        phase = kinds.PHASE_NAMES[state.phase]
        allowed = "decree in the Cardinal’s turn, and in no other"
        raise fields.field_error("phase", f'is "{phase}"', allowed)
    found = fields.choice("seat", colours, default=colours[usual])
    if found != colours[usual]:
        raise fields.field_error("seat", f'is "{found}"', f"{colours[usual]}, by order and step")
    state.seat = usual


def read_seat_to_move_into_state(fields: TomlFields, state: TiletumState, colours: Colours) -> None:
    """Set the seat to move (or chance, or no seat) as the phase and the open question require, and
    in the clean-up the spot being refilled.

    Raise Unreadable if the position says otherwise.
    """
    state.to_move = NOBODY if state.phase == kinds.GAME_OVER_PHASE else state.seat
    if state.phase in CHANCE_PHASES or (
        state.phase == kinds.PLAY_PHASE and current_question(state) == kinds.DRAW_TILES_QUESTION
    ):
        state.to_move = CHANCE
    usual = mover_word(state.to_move, colours)
    found = fields.choice("to_move", (*colours, LUCK_MOVER_WORD, NOBODY_MOVER_WORD), default=usual)
    if found != usual:
        raise fields.field_error("to_move", f'is "{found}" in this phase', usual)
    if state.phase == kinds.CLEAN_UP_PHASE:
        places = off_map_bonus_tile_spots_by_word(state.board)
        word = fields.choice("refilling", tuple(places))
        spot = places[word]
        if state.lying[spot] != EMPTY or (
            word == KING_TRACK_SPOT_WORD and state.round == kinds.TURNS_PER_ROUND
        ):
            raise fields.field_error("refilling", f'is "{word}"', "an empty place that is refilled")
        state.refilling = spot
    elif "refilling" in fields:
        raise fields.field_error("refilling", "is there", "in phase clean-up alone")


def ranking_toml_table(state: TiletumState, colours: Colours) -> dict[str, list[str]]:
    """Return the table {"ranking": the seats' colours, best first} when the game is over, else
    {}."""
    best = [colours[seat] for seat in seats_from_best(state)]
    return {"ranking": best} if state.phase == kinds.GAME_OVER_PHASE else {}


def check_ranking(fields: TomlFields, state: TiletumState, colours: Colours) -> None:
    """Raise Unreadable unless the ranking of a finished game is that of T-802; a ranking before
    the end is refused too."""
    best = ranking_toml_table(state, colours).get("ranking")
    if best is None and "ranking" in fields:
        raise fields.field_error("ranking", "is there", "in phase over alone")
    if best is not None and fields.word_list("ranking", colours, "seats", best) != best:
        raise fields.field_error(
            "ranking", "is not by points and order", word_list_for_message(best)
        )
