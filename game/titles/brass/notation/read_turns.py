"""Reads the turn order, the seat to move, and the ranking of a finished game."""

from game.engine.rules import CHANCE, NOBODY
from game.files.toml_fields import TomlFields, value_for_message, word_list_for_message
from game.notation.positions import LUCK_MOVER_WORD, NOBODY_MOVER_WORD, mover_word
from game.titles.brass.rules import kinds
from game.titles.brass.rules.hands import hand_size
from game.titles.brass.rules.scoring import seats_from_best
from game.titles.brass.rules.state import BrassState

Colours = tuple[str, ...]


def read_turn_order_into_state(fields: TomlFields, state: BrassState, colours: Colours) -> None:
    """Set the turn order; if missing it is the order of the seats. Raise Unreadable unless it has
    each colour once."""
    words = fields.word_list("order", colours, "seats", colours)
    if len(words) < len(colours):
        raise fields.field_error(
            "order",
            f"is {value_for_message(words)}",
            f"each of {word_list_for_message(colours)} once",
        )
    for place, word in enumerate(words):
        state.order[place] = colours.index(word)


def read_turn_into_state(fields: TomlFields, state: BrassState, colours: Colours) -> None:
    """Set the seat to move (or chance, or no seat) and the number of its action in the turn; raise
    Unreadable if they do not fit the phase."""
    usual = mover_word(_default_mover(state), colours)
    every_word = (*colours, LUCK_MOVER_WORD, NOBODY_MOVER_WORD)
    found = fields.choice("to_move", every_word, default=usual)
    allowed = {
        kinds.DEMAND_PHASE: (LUCK_MOVER_WORD,),
        kinds.GAME_OVER_PHASE: (NOBODY_MOVER_WORD,),
    }.get(int(state.phase), colours)
    if found not in allowed:
        raise fields.field_error(
            "to_move", f'is "{found}" in this phase', word_list_for_message(allowed)
        )
    state.action = fields.integer("action", 1, 2, default=1)
    if state.action == 2 and state.era == kinds.CANAL_ERA and state.round == 1:
        raise fields.field_error(
            "action", "is 2", "1 in round 1 of the canal era, which has but one"
        )
    if found in colours:
        state.to_move = colours.index(found)
        state.turn = [int(seat) for seat in state.order].index(int(state.to_move))
        if state.phase == kinds.ACTIONS_PHASE and hand_size(state, state.to_move) == 0:
            problem = f'is "{found}", who has no card'
            raise fields.field_error("to_move", problem, "a seat with a card in phase actions")
    else:
        state.to_move = CHANCE if found == LUCK_MOVER_WORD else NOBODY


def _default_mover(state: BrassState) -> int:
    """Return the seat to move if the position does not name it: chance or NOBODY if the phase says
    so, otherwise the first seat in turn order with a card."""
    if state.phase == kinds.DEMAND_PHASE:
        return CHANCE
    if state.phase == kinds.GAME_OVER_PHASE:
        return NOBODY
    order = [int(seat) for seat in state.order]
    holding = [seat for seat in order if hand_size(state, seat) > 0]
    return holding[0] if holding and state.phase == kinds.ACTIONS_PHASE else order[0]


def check_finished_game(fields: TomlFields, state: BrassState, colours: Colours) -> None:
    """Raise Unreadable unless a finished game is in the rail era, no cards are left, and the
    ranking is that of B-16.2; a ranking before the end is refused too."""
    if state.phase != kinds.GAME_OVER_PHASE:
        if "ranking" in fields:
            raise fields.field_error("ranking", "is there", "in phase over alone")
        return
    if state.era == kinds.CANAL_ERA:
        raise fields.field_error(
            "phase", 'is "over" in the canal era', "over in the rail era alone"
        )
    if state.deck_size or any(hand_size(state, seat) for seat in range(int(state.seats))):
        raise fields.field_error(
            "phase", 'is "over"', "a phase with questions while there are cards"
        )
    best = [colours[seat] for seat in seats_from_best(state)]
    if fields.word_list("ranking", colours, "seats", best) != best:
        raise fields.field_error(
            "ranking", "is not by points, income, money, order", word_list_for_message(best)
        )
