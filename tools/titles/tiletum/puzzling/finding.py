"""Finding: decisions of real games with one clearly best answer, as puzzles without a name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from ai.player import always
from game.client.puzzles.puzzle import CountedChoice, Finish, Puzzle
from game.engine.reasons import Reason
from game.engine.rules import NOBODY, State
from game.engine.title import Game
from game.titles.tiletum.rules import kinds as rule_kinds
from game.titles.tiletum.rules.state import TiletumState
from tools.puzzling.ends import Unsolved
from tools.titles.tiletum.players import PLAYERS
from tools.titles.tiletum.puzzling.counts import GAME, ROUND, TurnCount
from tools.titles.tiletum.puzzling.kinds import FAIR, FINISH, SPEND
from tools.titles.tiletum.puzzling.self_play import PLAYER, Moment, decisions, moment_of, read
from tools.titles.tiletum.puzzling.sums import sums_of

LEAST_GAIN: Final = 4  # points the best line is ahead of the naive player
STEPS_OF_GRADE: Final = (8, 14)  # points ahead from which the grade rises
LEAST_POINTS_OF_ACTION: Final = 3
CLEAR: Final = 10  # tenths of a point the best die is ahead
MOST_GOLD, MOST_STORED = 3, 2
NEAR: Final = 20  # tenths
LEAST_DICE: Final = 3
MANY_DICE: Final = 9
TENTHS: Final = 10
HORIZONS: Final = {FINISH: GAME, SPEND: GAME, FAIR: ROUND}


def found_in(seats: int, seed: int, wanted: frozenset[str]) -> Iterator[Puzzle]:
    """Yield the puzzles of one game that are of a wanted kind, one of each."""
    found = set[str]()
    for game, state, source in decisions(seats, seed):
        kind = kind_at(state)
        if kind not in wanted - found or not is_small(state):
            continue
        make = finish_of if HORIZONS[kind] == GAME else die_of
        puzzle = make(moment_of(game, state, source), kind)
        if puzzle is not None:
            found.add(kind)
            yield puzzle


def is_small(state: TiletumState) -> bool:
    """Whether there may be few enough ways to count: little gold, few tiles that could be used."""
    seat = int(state.seat)
    store = state.store[seat * rule_kinds.STORE : (seat + 1) * rule_kinds.STORE]
    stored = sum(tile != rule_kinds.EMPTY for tile in store)
    gold = int(state.goods[seat * rule_kinds.GOODS + rule_kinds.GOLD])
    return gold <= MOST_GOLD and stored <= MOST_STORED


def kind_at(state: TiletumState) -> str:
    """Return the kind a decision may give, "" for none."""
    last = state.turn == rule_kinds.TURNS and state.step == state.seats - 1
    ends = last and state.round == rule_kinds.ROUNDS
    if state.phase == rule_kinds.TURN:
        return FINISH if ends else FAIR if last else ""
    if ends and state.phase == rule_kinds.PLAY and state.depth == 1:
        begun = state.stack[0] == rule_kinds.ACT_Q and state.stack[2] >= LEAST_POINTS_OF_ACTION
        return SPEND if begun else ""
    return ""


def finish_of(moment: Moment, kind: str) -> Puzzle | None:
    """Return the puzzle of a last turn, None for one that is too easy or too much to count."""
    game, state = read(moment.position)
    count = TurnCount(game, moment.seat, HORIZONS[kind])
    try:
        best = int(count.points(state))
        codes = tuple(count.line(state))
    except Unsolved:
        return None
    usual = _naive_points(game, state, moment)
    ahead = best - usual
    if best < 0 or ahead < LEAST_GAIN:
        return None
    sums = sums_of(game, state, codes, moment.seat)
    return Puzzle(
        name="",
        kind=kind,
        grade=1 + sum(ahead >= step for step in STEPS_OF_GRADE),
        seat=moment.seat,
        source=moment.source,
        position=moment.position,
        answer=Finish(best, max(usual, 0), _texts(game, state, codes), count.positions),
        reasons=(Reason("last-sum", {**sums, "points": best}),),
    )


def die_of(moment: Moment, kind: str) -> Puzzle | None:
    """Return the puzzle which die is best, None where none clearly is or it is too much."""
    game, state = read(moment.position)
    count = TurnCount(game, moment.seat, HORIZONS[kind])
    try:
        counts = tenths_of(count, game, state)
    except Unsolved:
        return None
    ranked = sorted(counts, key=lambda move: -counts[move])
    if len(ranked) < LEAST_DICE or counts[ranked[0]] - counts[ranked[1]] < CLEAR:
        return None
    chosen = game.move(state, _naive_move(game, state, moment.seat)).text
    best = ranked[0]
    nearly = tuple(move for move in ranked[1:] if counts[best] - counts[move] <= NEAR)
    reason = Reason("best-die", {"points": counts[best] // TENTHS})
    return Puzzle(
        name="",
        kind=kind,
        grade=1 + (chosen != best) + (len(ranked) > MANY_DICE),
        seat=moment.seat,
        source=moment.source,
        position=moment.position,
        answer=CountedChoice((best,), nearly, "points", counts, count.positions),
        reasons=(reason,),
    )


def tenths_of(count: TurnCount, game: Game, state: TiletumState) -> Mapping[str, int]:
    """Return what taking each die brings beyond the points there are, in tenths; Unsolved."""
    before = int(state.points[count.seat])
    texts = {code: game.move(state, code).text for code in game.rules.legal_codes(state)}
    return {
        text: TENTHS * (int(count.after(state, code)) - before)
        for code, text in texts.items()
        if text.startswith("take ")
    }


def _naive_move(game: Game, state: State, seat: int) -> int:
    view = game.rules.new_state()
    game.rules.hide(state, seat, view)
    return PLAYERS[PLAYER](game).choose(view, seat, 1, always)


def _naive_points(game: Game, state: TiletumState, moment: Moment) -> int:
    """Return the points the naive player comes to."""
    played = state.clone()
    while played.to_move != NOBODY:
        game.rules.apply(played, _naive_move(game, played, moment.seat))
    return int(game.rules.scores(played)[moment.seat])


def _texts(game: Game, state: TiletumState, codes: tuple[int, ...]) -> tuple[str, ...]:
    played, texts = state.clone(), list[str]()
    for code in codes:
        texts.append(game.move(played, code).text)
        game.rules.apply(played, code)
    return tuple(texts)
