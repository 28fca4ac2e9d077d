"""Reading era, round, tracks, whose turn it is and the move a card, cube or tile is asked for."""

from typing import Final

from game.engine.luck import Luck
from game.engine.moves import first_of, kind_of, second_of, third_of
from game.engine.rules import CHANCE, NOBODY, Rules
from game.engine.title import Unreadable
from game.fields import Fields, listed, shown
from game.notation.positions import LUCK_WORD, NOBODY_WORD, mover_word
from game.titles.brass.notation.moves import read_move
from game.titles.brass.rules import kinds
from game.titles.brass.rules.cards import hand_size
from game.titles.brass.rules.eras import seats_from_best
from game.titles.brass.rules.legal import can_go_on_building, can_go_on_laying, can_sell_to_market
from game.titles.brass.rules.state import BrassState

# Era, round, tracks and the distant market of a position (B-0.10, B-7.6, B-12.4).

MOST_ROUNDS: Final = 99

ANY_LUCK = 1


def read_moment(fields: Fields, state: BrassState) -> None:
    """Set era, round, phase and the tracks."""
    state.era = kinds.ERA_NAMES.index(
        fields.choice("era", kinds.ERA_NAMES, default=kinds.ERA_NAMES[0])
    )
    state.round = fields.whole("round", 1, MOST_ROUNDS, default=1)
    state.phase = kinds.PHASE_NAMES.index(
        fields.choice("phase", kinds.PHASE_NAMES, default="actions")
    )
    state.coal = fields.whole("coal", 0, kinds.TRACK_SPACES, default=kinds.TRACK_SPACES)
    state.iron = fields.whole("iron", 0, kinds.TRACK_SPACES, default=kinds.TRACK_SPACES)
    state.demand = fields.whole("demand", 0, kinds.LAST_DEMAND, default=0)
    _read_tiles(fields, state)


def _read_tiles(fields: Fields, state: BrassState) -> None:
    """Set the tiles not used in this era; there are none once the market is closed (B-12.6)."""
    counts = [int(count) for count in state.board.tile_count]
    box = [steps for steps, count in enumerate(counts) for _tile in range(count)]
    usual = box if state.demand < kinds.LAST_DEMAND else []
    tiles = fields.items("distant", "tiles", usual)
    found = [tiles.count(steps) for steps in range(kinds.TILE_KINDS)]
    whole = all(type(tile) is int for tile in tiles) and sum(found) == len(tiles)
    if not whole or any(has > most for has, most in zip(found, counts, strict=True)):
        raise fields.refusal("distant", f"is {shown(tiles)}", f"some of {listed(box)}")
    if tiles and state.demand == kinds.LAST_DEMAND:
        raise fields.refusal("distant", f"is {shown(tiles)}", "[] once demand is 8")
    for steps, count in enumerate(found):
        state.distant[steps] = count


# Whose turn it is and what is asked; the position must put a question to them.

Colours = tuple[str, ...]


def read_order(fields: Fields, state: BrassState, colours: Colours) -> None:
    """Set the turn order; left out it is that of the seats."""
    words = fields.words("order", colours, "seats", colours)
    if len(words) < len(colours):
        raise fields.refusal("order", f"is {shown(words)}", f"each of {listed(colours)} once")
    for place, word in enumerate(words):
        state.order[place] = colours.index(word)


def read_turn(fields: Fields, state: BrassState, colours: Colours) -> None:
    """Set who is to move and which action of the turn it is."""
    usual = mover_word(_usual_mover(state), colours)
    every_word = (*colours, LUCK_WORD, NOBODY_WORD)
    found = fields.choice("to_move", every_word, default=usual)
    allowed = {kinds.DEMAND_PHASE: (LUCK_WORD,), kinds.OVER: (NOBODY_WORD,)}.get(
        int(state.phase), colours
    )
    if found not in allowed:
        raise fields.refusal("to_move", f'is "{found}" in this phase', listed(allowed))
    state.action = fields.whole("action", 1, 2, default=1)
    if state.action == 2 and state.era == kinds.CANAL and state.round == 1:
        raise fields.refusal("action", "is 2", "1 in round 1 of the canal era, which has but one")
    if found in colours:
        state.to_move = colours.index(found)
        state.turn = [int(seat) for seat in state.order].index(int(state.to_move))
        if state.phase == kinds.ACTIONS and hand_size(state, state.to_move) == 0:
            problem = f'is "{found}", who has no card'
            raise fields.refusal("to_move", problem, "a seat with a card in phase actions")
    else:
        state.to_move = CHANCE if found == LUCK_WORD else NOBODY


def _usual_mover(state: BrassState) -> int:
    """Return who is to move when a position does not say: the first of the order with a card."""
    if state.phase == kinds.DEMAND_PHASE:
        return CHANCE
    if state.phase == kinds.OVER:
        return NOBODY
    order = [int(seat) for seat in state.order]
    holding = [seat for seat in order if hand_size(state, seat) > 0]
    return holding[0] if holding and state.phase == kinds.ACTIONS else order[0]


def read_ranking(fields: Fields, state: BrassState, colours: Colours) -> None:
    """After the end nobody has a card, and the ranking is that of B-16.2."""
    if state.phase != kinds.OVER:
        if "ranking" in fields:
            raise fields.refusal("ranking", "is there", "in phase over alone")
        return
    if state.era == kinds.CANAL:
        raise fields.refusal("phase", 'is "over" in the canal era', "over in the rail era alone")
    if state.deck_size or any(hand_size(state, seat) for seat in range(int(state.seats))):
        raise fields.refusal("phase", 'is "over"', "a phase with questions while there are cards")
    best = [colours[seat] for seat in seats_from_best(state)]
    if fields.words("ranking", colours, "seats", best) != best:
        raise fields.refusal("ranking", "is not by points, income, money, order", listed(best))


# The move a card, a cube or a tile is asked for: it has to fit, and leave something open.


def read_pending(fields: Fields, state: BrassState) -> None:
    """Set what is pending in the phases that need it, and refuse it in the others."""
    if state.phase not in kinds.PENDING_PHASES:
        if "pending" in fields:
            phase = kinds.PHASE_NAMES[int(state.phase)]
            raise fields.refusal("pending", f"is there in phase {phase}", "none in this phase")
        return
    pending = fields.table("pending")
    text = pending.raw("move", "a move")
    if not isinstance(text, str):
        raise pending.refusal("move", f"is {shown(text)}", "a move")
    try:
        state.pending = read_move(state.board, text)
    except Unreadable as error:
        raise pending.refusal("move", f"is {shown(text)}", f"a move: {error}") from error
    state.pending_number = 1
    if state.phase == kinds.CARD_PHASE:
        is_built = kind_of(state.pending) == kinds.BUILD
        takes_two = is_built and third_of(state.pending) == kinds.TWO_CARDS
        most = kinds.TWO_CARDS if takes_two else 1
        state.pending_cards = pending.whole("cards", 1, most)
    elif state.phase in (kinds.COAL_PHASE, kinds.IRON_PHASE):
        second = kinds.LAY_RAIL if state.phase == kinds.COAL_PHASE else kinds.DEVELOP
        most = 2 if kind_of(state.pending) == second else 1
        state.pending_number = pending.whole("number", 1, most, default=1)
    pending.finish()
    if state.phase == kinds.DEMAND_PHASE:
        # At a point of luck the owner of the mill has the turn
        move = state.pending
        owner = int(state.owner[first_of(move)]) if kind_of(move) == kinds.SELL else -1
        if owner < 0 or second_of(move) != kinds.MARKET:
            raise pending.refusal("move", "is no distant sale", "the sale of a mill to the market")
        state.turn = [int(seat) for seat in state.order].index(owner)


def check_question(fields: Fields, state: BrassState, rules: Rules) -> None:
    """Require that the phase asks something: a pending move that fits, and a choice."""
    if state.phase == kinds.OVER:
        return
    known = state.clone()
    assert isinstance(known, BrassState)
    luck = Luck()
    luck.seed(ANY_LUCK)
    rules.imagine(known, int(state.to_move), luck)
    if state.phase in kinds.PENDING_PHASES and not _fits(known, rules):
        raise fields.refusal("pending", "does not fit", "a move that can be carried out there")
    if state.phase == kinds.DEMAND_PHASE:
        return
    if state.phase != kinds.ACTIONS and len(rules.legal_codes(known)) < 2:
        phase = kinds.PHASE_NAMES[int(state.phase)]
        allowed = "a phase in which there is something to choose"
        raise fields.refusal("phase", f'is "{phase}", but there is no choice', allowed)


def _fits(state: BrassState, rules: Rules) -> bool:
    kind = kind_of(state.pending)
    if state.phase == kinds.DEMAND_PHASE:
        return can_sell_to_market(state)
    if state.phase == kinds.CARD_PHASE:
        asked = state.clone()
        assert isinstance(asked, BrassState)
        asked.phase = kinds.ACTIONS
        return int(state.pending) in rules.legal_codes(asked)
    if kind == kinds.BUILD:
        return can_go_on_building(state)
    if kind == kinds.LAY_RAIL:
        return state.phase == kinds.COAL_PHASE and can_go_on_laying(state)
    return bool(kind == kinds.DEVELOP and state.phase == kinds.IRON_PHASE)
