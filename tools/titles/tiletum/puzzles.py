"""Decisions of games of greedy players with one clearly best answer, as puzzles without a name; no
answer is an estimate: a turn is played on in every way, to its end, to that of the round, or of the
game.
"""

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final, cast

from ai.levels import GREEDY, make_player
from ai.players import always
from game.client.puzzles.puzzle import CountedChoice, Finish, Puzzle
from game.client.puzzles.shortening import shortened
from game.engine.knowledge import view_of
from game.engine.moves import kind_of
from game.engine.rules import CHANCE, NOBODY, State
from game.engine.title import Game, Options, Reason
from game.titles import title
from game.titles.tiletum.rules import kinds
from game.titles.tiletum.rules.state import TiletumState
from tools.puzzling import games
from tools.puzzling.ends import EndCount, PuzzleSearch, TooLongToCount

# The kinds of puzzles of Tiletum, and how many of each there shall be.

FINISH = "finish"
SPEND = "spend"
FAIR = "fair"
BELOW = "silver"
WANTED: Final = {FINISH: 10, SPEND: 20, FAIR: 16, BELOW: 16}
GAMES: Final = ((frozenset({FINISH, SPEND, FAIR}), ()), (frozenset({BELOW}), ("silver",)))
"""Which kinds are found with which expansions."""


# Where puzzles are looked for: games of greedy players.

TITLE: Final = "tiletum"
TABLES: Final = (2, 3, 4)
PILE: Final = re.compile(r"^(contracts|characters) = \[[^\]]*\]$", re.MULTILINE)

SOURCES: Final = {
    "king-scored": "king",
    "led-at-last": "king",
    "fair-scored": "fair",
    "buildings-scored": "buildings",
    "pieces-scored": "pieces",
    "goods-scored": "goods",
}
BELOW_SOURCES: Final = {**SOURCES, "silver-scored": "silver", "levels-scored": "levels"}

MOST_POSITIONS: Final = 4_000
ROUND = "round"
GAME = "game"
"""How far it is counted."""

LEAST_GAIN: Final = 4  # points the best line is ahead of the greedy player
STEPS_OF_GRADE: Final = (8, 14)  # points ahead from which the grade rises
LEAST_POINTS_OF_ACTION: Final = 3
CLEAR: Final = 10  # tenths of a point the best die is ahead
MOST_GOLD = 3
MOST_STORED = 2
NEAR: Final = 20  # tenths
LEAST_DICE: Final = 3
MANY_DICE: Final = 9
TENTHS: Final = 10
HORIZONS: Final = {FINISH: GAME, SPEND: GAME, FAIR: ROUND, BELOW: GAME}


def read(position: str) -> tuple[Game, TiletumState]:
    """Return game and state of a position."""
    game, state, _ = title(TITLE).read_position(position, "puzzle")
    return game, cast("TiletumState", state)


def moment_of(game: Game, state: TiletumState, source: str) -> games.Moment:
    """Return a decision without what is left in the piles of the offers: nothing is drawn."""
    laid, decks, piles = games.written(game, state).partition("[decks]")
    return games.Moment(laid + decks + PILE.sub(r"\1 = []", piles), int(state.to_move), source)


def sums_of(game: Game, state: TiletumState, line: tuple[int, ...], seat: int) -> Mapping[str, int]:
    """Return what the king, the fair, and each source of the end brings when a line is played, and
    what the turn itself brings besides.
    """
    sources = BELOW_SOURCES if state.board.silver > 0 else SOURCES
    played = state.clone()
    sums = dict.fromkeys(sources.values(), 0)
    for code in line:
        before = played.clone()
        game.rules.apply(played, code)
        for event in game.narrate(before, game.move(before, code), played, seat):
            if event.seat == seat and event.kind in sources:
                sums[sources[event.kind]] += event.amount("points")
    whole = game.rules.scores(played)[seat] - int(state.points[seat])
    return {**sums, "turn": whole - sum(sums.values())}


class TurnCount(EndCount):
    """Counts every way a seat may play its turn, up to the end of the round or the game.

    Nothing may be drawn on the way, and nobody else may take a die any more. What the others
    decide then, who leads about the tile beside the king track, changes no points.
    """

    def __init__(self, game: Game, seat: int, horizon: str) -> None:
        """Count for a seat, as far as the horizon."""
        super().__init__(game, seat, MOST_POSITIONS)
        self._horizon = horizon

    def points(self, state: State) -> Fraction:
        """Return the points the seat comes to at best; Unsolved."""
        if self.is_over(state):
            return Fraction(int(cast("TiletumState", state).points[self.seat]))
        return super().points(state)

    def after(self, state: State, code: int) -> Fraction:
        """Return the points after a move."""
        later = state.clone()
        self.game.rules.apply(later, code)
        while not self.is_over(later) and (forced := self.forced(later)) is not None:
            self.game.rules.apply(later, forced)
        return self.points(later)

    def worths(self, state: State) -> dict[int, Fraction]:
        """Return the points after each legal move. Five new characters out of an empty pile are
        the old ones, so nobody asks for them.
        """
        return {
            code: self.after(state, code)
            for code in self.game.rules.legal_codes(state)
            if kind_of(code) != kinds.REFRESH
        }

    def _counted(self, state: State) -> Fraction:
        if state.to_move == CHANCE:
            raise TooLongToCount("something is drawn")
        return super()._counted(state)

    def is_over(self, state: State) -> bool:
        """Return whether the end of what is counted is reached."""
        if state.to_move == NOBODY:
            return True
        phase = cast("TiletumState", state).phase
        return self._horizon == ROUND and bool(phase in (kinds.CLEAN_UP, kinds.DICE))

    def forced(self, state: State) -> int | None:
        """Return the move of a refill or about the tile beside the king track, which changes no
        points.
        """
        if cast("TiletumState", state).phase not in (kinds.REFILL, kinds.KING_TILE):
            return None
        if cast("TiletumState", state).phase == kinds.REFILL and state.to_move == CHANCE:
            return self.game.rules.weighted_outcomes(state)[0][0]
        return self.game.rules.legal_codes(state)[-1]


def found_in(seats: int, seed: int, wanted: frozenset[str]) -> Iterator[Puzzle]:
    """Yield the puzzles of a deal that are of a wanted kind, one of each."""
    for kinds_there, expansions in GAMES:
        if wanted & kinds_there:
            game = title(TITLE).game(Options(TITLE, seats, expansions=expansions))
            yield from found_in_game(game, seed, wanted)


def found_in_game(game: Game, seed: int, wanted: frozenset[str]) -> Iterator[Puzzle]:
    """Yield the puzzles of one game that are of a wanted kind, one of each."""
    found = set[str]()
    for plain, number in games.decisions(game, seed, [make_player(GREEDY, game)]):
        state = cast("TiletumState", plain)
        kind = kind_at(state)
        if kind not in wanted - found or not is_small(state):
            continue
        make = finish_of if HORIZONS[kind] == GAME else die_of
        source = f"{game.rules.seats} players, seed {seed}, step {number}"
        puzzle = make(moment_of(game, state, source), kind)
        if puzzle is not None:
            found.add(kind)
            yield puzzle


def is_small(state: TiletumState) -> bool:
    """Whether there may be few enough ways to count: little gold, few tiles that could be used."""
    seat = int(state.seat)
    store = state.store[seat * kinds.STORE : (seat + 1) * kinds.STORE]
    stored = sum(tile != kinds.EMPTY for tile in store)
    gold = int(state.goods[seat * kinds.GOODS + kinds.GOLD])
    return gold <= MOST_GOLD and stored <= MOST_STORED


def kind_at(state: TiletumState) -> str:
    """Return the kind a decision may give, "" for none."""
    last = state.turn == kinds.TURNS and state.step == state.seats - 1
    ends = last and state.round == kinds.ROUNDS
    if state.phase == kinds.TURN and state.board.silver == 0:
        return FINISH if ends else FAIR if last else ""
    if ends and state.phase == kinds.PLAY and state.depth == 1:
        begun = state.stack[0] == kinds.ACT_Q and state.stack[2] >= LEAST_POINTS_OF_ACTION
        return "" if not begun else BELOW if state.board.silver > 0 else SPEND
    return ""


def finish_of(moment: games.Moment, kind: str) -> Puzzle | None:
    """Return the puzzle of a last turn, None for one that is too easy or too much to count."""
    game, state = read(moment.position)
    count = TurnCount(game, moment.seat, HORIZONS[kind])
    try:
        best = int(count.points(state))
        codes = tuple(count.line(state))
    except TooLongToCount:
        return None
    usual = games.played_on(game, state, make_player(GREEDY, game), 1)[moment.seat]
    ahead = best - usual
    if best < 0 or ahead < LEAST_GAIN:
        return None
    sums = sums_of(game, state, codes, moment.seat)
    grade = 1 + sum(ahead >= step for step in STEPS_OF_GRADE)
    line = shortened(game, state, games.texts_of(game, state, codes), moment.seat)
    answer = Finish(best, max(usual, 0), line, count.positions)
    reason = Reason("silver-sum" if kind == BELOW else "last-sum", {**sums, "points": best})
    return moment.puzzle(kind, grade, answer, (reason,))


def die_of(moment: games.Moment, kind: str) -> Puzzle | None:
    """Return the puzzle which die is best, None where none clearly is or it is too much."""
    game, state = read(moment.position)
    count = TurnCount(game, moment.seat, HORIZONS[kind])
    try:
        counts = tenths_of(count, game, state)
    except TooLongToCount:
        return None
    ranked = sorted(counts, key=lambda move: -counts[move])
    if len(ranked) < LEAST_DICE or counts[ranked[0]] - counts[ranked[1]] < CLEAR:
        return None
    view = view_of(game.rules, state, moment.seat)
    greedy = make_player(GREEDY, game)
    chosen = game.move(state, greedy.choose(view, moment.seat, 1, always)).text
    best = ranked[0]
    nearly = tuple(move for move in ranked[1:] if counts[best] - counts[move] <= NEAR)
    reason = Reason("best-die", {"points": counts[best] // TENTHS})
    grade = 1 + (chosen != best) + (len(ranked) > MANY_DICE)
    courses = games.courses_of(game, state, (best,), count.course)
    answer = CountedChoice((best,), nearly, "points", counts, count.positions, courses)
    return moment.puzzle(kind, grade, answer, (reason,))


def tenths_of(count: TurnCount, game: Game, state: TiletumState) -> Mapping[str, int]:
    """Return what taking each die brings beyond the points there are, in tenths; Unsolved."""
    before = int(state.points[count.seat])
    texts = {code: game.move(state, code).text for code in game.rules.legal_codes(state)}
    return {
        text: TENTHS * (int(count.after(state, code)) - before)
        for code, text in texts.items()
        if text.startswith("take ")
    }


def fault_of(game: Game, state: State, puzzle: Puzzle) -> str:
    """Return what does not hold about an answer when everything is counted out again."""
    st = cast("TiletumState", state)
    answer = puzzle.answer
    count = TurnCount(game, puzzle.seat, HORIZONS[puzzle.kind])
    if isinstance(answer, Finish):
        return games.fault_of_finish(game, st, answer, count.points(st))
    if isinstance(answer, CountedChoice):
        courses = games.courses_of(game, st, answer.right, count.course)
        return games.fault_of_choice(answer, tenths_of(count, game, st), courses)
    return "it was not counted out"


PUZZLES: Final = PuzzleSearch(TITLE, WANTED, TABLES, found_in, fault_of)
