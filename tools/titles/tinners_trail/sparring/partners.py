"""The sparring partners by name, and the one who rehearses moves in imagined worlds."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from game.engine.luck import Luck
from game.engine.moves import kind_of, pack
from game.engine.rules import CHANCE, NOBODY, Rules, State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import opening_minimum
from game.titles.tinners_trail.rules.state import TrailState
from tools.titles.tinners_trail.sparring.auctions import leading_areas
from tools.titles.tinners_trail.sparring.company import outlook_of, read_company
from tools.titles.tinners_trail.sparring.developing import best_development
from tools.titles.tinners_trail.sparring.judge import Judge
from tools.titles.tinners_trail.sparring.player import HeuristicPlayer, extraction
from tools.titles.tinners_trail.sparring.season import PartnerStyle, season_of

# Rehearsing a decision: leading moves are played on in imagined worlds until all have passed.

Player = Callable[[TrailState, int], int]  # what a seat does in a view
LONGEST: Final = 400  # moves of a rehearsal
SEEDS: Final = 2**32
WORLD_STEP: Final = 7919

AUCTIONS_TRIED: Final = 3

PARTNERS: Final[Mapping[str, PartnerStyle]] = {
    "steward": PartnerStyle(),
    "speculator": PartnerStyle(
        bid_share=0.9,
        denial=0.6,
        early=0.5,
        patience=4.0,
        push=0.8,
        thrift=0.3,
        venture_price=5.0,
        works=1,
    ),
    "adventurer": PartnerStyle(worlds=(4, 4)),
}


class DecisionRehearsal:
    """Plays moves on in worlds a seat can imagine, by players who know no better than views."""

    def __init__(
        self, rules: Rules, style: PartnerStyle, player: Player, rivals: Sequence[Player]
    ) -> None:
        """Play on by these rules: the seat by one player, others by a rival in turn for each world.

        Everybody is shown views alone.
        """
        self._rules = rules
        self._style = style
        self._player = player
        self._rivals = rivals
        self._luck = Luck()
        self._shown = rules.new_state()

    def best(self, view: TrailState, seat: int, moves: list[int], seed: int) -> int:
        """Return the move that ends best; the worlds are the same for every move."""
        left = list(dict.fromkeys(moves))
        totals = dict.fromkeys(left, 0.0)
        played = 0
        for worlds in self._style.worlds:
            if len(left) == 1:
                break
            for world in range(played, played + worlds):
                for move in left:
                    totals[move] += self._ends(view, seat, move, (seed, world))
            played += worlds
            left = sorted(left, key=lambda move: -totals[move])[: max(1, (len(left) + 1) // 2)]
        return left[0]

    def _ends(self, view: TrailState, seat: int, move: int, world: tuple[int, int]) -> float:
        """Return how far ahead the seat is when everybody has passed in one world."""
        rules = self._rules
        shown = self._shown
        state = view.clone()
        assert isinstance(state, TrailState)
        seed, number = world
        rival = self._rivals[number % len(self._rivals)]
        self._luck.seed(seed % SEEDS + WORLD_STEP * number)
        rules.imagine(state, seat, self._luck)
        rules.apply(state, move)
        for _step in range(LONGEST):
            if state.to_move == NOBODY or state.phase in (kinds.INVEST_PHASE, kinds.PRICES):
                break
            if state.to_move == CHANCE:
                rules.apply(state, rules.draw_outcome(state))
                continue
            mover = int(state.to_move)
            rules.hide(state, mover, shown)
            player = self._player if mover == seat else rival
            rules.apply(state, player(cast("TrailState", shown), mover))
        points = [self._points(state, other) for other in range(int(state.seats))]
        others = points[:seat] + points[seat + 1 :]
        return points[seat] - self._style.rivalry * sum(others) / len(others)

    def _points(self, state: TrailState, seat: int) -> float:
        if state.to_move == NOBODY:
            return float(state.points[seat])
        season = season_of(outlook_of(state, int(state.place[seat])), self._style)
        return season.points(read_company(state, seat))


# A partner who rehearses: auctions are opened, answered and left alone by how a round goes on.


class RehearsingPlayer:
    """Chooses like a heuristic player, but tries the leading moves out where mines change hands."""

    def __init__(self, rules: Rules, style: PartnerStyle) -> None:
        """Play by these rules in this style."""
        self._rules = rules
        self._style = style
        self._plain = HeuristicPlayer(rules, style)
        rivals = [
            _at_once(HeuristicPlayer(rules, replace(style, bid_share=share)))
            for share in style.rivals
        ]
        self._rehearsal = DecisionRehearsal(rules, style, _at_once(self._plain), rivals)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: Callable[[], bool]) -> int:
        """Return the code of a legal move of the seat, whose turn it is in the view."""
        assert isinstance(view, TrailState)
        first = self._plain.choose(view, seat, seed, keep_thinking)
        legal = self._rules.legal_codes(view)
        tried = [first]  # the one chosen at once before the others
        if view.phase == kinds.AUCTION:
            tried += [move for move in legal if kind_of(move) == kinds.BID][:1]
            tried += [move for move in legal if kind_of(move) == kinds.DROP]
        elif view.phase == kinds.ACTIONS:
            tried += self._auctions(view, seat)
        leading = [move for move in dict.fromkeys(tried) if move in legal]
        return self._rehearsal.best(view, seat, leading, seed) if len(leading) > 1 else first

    def _auctions(self, view: TrailState, seat: int) -> list[int]:
        moves = self._rules.legal_codes(view)
        judge = Judge(view, seat, self._style)
        least = int(opening_minimum(view))
        if least > judge.company.money:
            return self._own(judge, moves)
        tried = leading_areas(judge, moves, least)[:AUCTIONS_TRIED]
        opened = [int(pack(kinds.BUILD, area, 0, 0)) for area in tried]
        return [*opened, *self._own(judge, moves)]

    def _own(self, judge: Judge, moves: list[int]) -> list[int]:
        """Return what the seat can do alone: develop, dig, leave early."""
        development = best_development(judge, self._rules, moves)
        found = [development[1]] if development else []
        load = judge.season.next_load(judge.company)
        if load:
            found.append(extraction(judge, load))
        if judge.company.work <= self._style.pass_from:
            found.append(int(pack(kinds.PASS, 0, 0, 0)))
        return found


def _at_once(player: HeuristicPlayer) -> Player:
    return lambda view, seat: player.choose(view, seat, 0, lambda: True)


def make_partner(name: str, rules: Rules) -> HeuristicPlayer | RehearsingPlayer:
    """Return the partner of that name for a game."""
    style = PARTNERS[name]
    return RehearsingPlayer(rules, style) if style.worlds else HeuristicPlayer(rules, style)
