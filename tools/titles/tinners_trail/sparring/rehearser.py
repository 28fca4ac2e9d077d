"""A partner who rehearses: auctions are opened, answered and left alone by how a round goes on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from game.engine.moves import first_of, kind_of, pack
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules.kinds import ACTIONS, AUCTION, BID, BUILD, DROP, PASS
from game.titles.tinners_trail.rules.state import TrailState
from tools.titles.tinners_trail.sparring.developing import best_development
from tools.titles.tinners_trail.sparring.judge import Judge
from tools.titles.tinners_trail.sparring.player import HeuristicPlayer, extraction
from tools.titles.tinners_trail.sparring.prospect import average, prospects
from tools.titles.tinners_trail.sparring.rehearsal import DecisionRehearsal, Player
from tools.titles.tinners_trail.sparring.style import PartnerStyle

AUCTIONS_TRIED: Final = 3


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
        leading = [move for move in self._leading(view, seat, first) if move in legal]
        return self._rehearsal.best(view, seat, leading, seed) if len(leading) > 1 else first

    def _leading(self, view: TrailState, seat: int, first: int) -> list[int]:
        """Return the moves to be tried, the one chosen at once before the others."""
        if view.phase == AUCTION:
            return self._bids(view, first)
        if view.phase == ACTIONS:
            return [first, *self._auctions(view, seat, first)]
        return [first]

    def _bids(self, view: TrailState, first: int) -> list[int]:
        moves = self._rules.legal_codes(view)
        least = [move for move in moves if kind_of(move) == BID][:1]
        out = [move for move in moves if kind_of(move) == DROP]
        return list(dict.fromkeys([first, *least, *out]))

    def _auctions(self, view: TrailState, seat: int, first: int) -> list[int]:
        moves = self._rules.legal_codes(view)
        judge = Judge(view, seat, self._style)
        least = 1 + int(view.passed)
        areas = [first_of(move) for move in moves if kind_of(move) == BUILD]
        if least > judge.company.money:
            return self._own(judge, moves)
        gains = sorted(
            ((judge.gain([average(prospects(view, area))], least), -area) for area in areas),
            reverse=True,
        )
        opened = [int(pack(BUILD, -minus, 0, 0)) for _gain, minus in gains[:AUCTIONS_TRIED]]
        return [*opened, *self._own(judge, moves)]

    def _own(self, judge: Judge, moves: list[int]) -> list[int]:
        """Return what the seat can do alone: develop, dig, leave early."""
        development = best_development(judge, self._rules, moves)
        found = [development[1]] if development else []
        load = judge.season.next_load(judge.company)
        if load:
            found.append(extraction(judge, load))
        if judge.company.work <= self._style.pass_from:
            found.append(int(pack(PASS, 0, 0, 0)))
        return found


def _at_once(player: HeuristicPlayer) -> Player:
    return lambda view, seat: player.choose(view, seat, 0, lambda: True)
