"""The sparring partners by name, and the one who plays auctions out first."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from game.engine.moves import kind_of_move, make_move_code
from game.engine.rules import Rules, State
from game.titles.tinners_trail.rules import kinds
from game.titles.tinners_trail.rules.auction import minimum_opening_bid
from game.titles.tinners_trail.rules.state import TrailState
from tools.titles.tinners_trail.sparring.auctions import leading_areas
from tools.titles.tinners_trail.sparring.developing import best_development
from tools.titles.tinners_trail.sparring.judge import Judge
from tools.titles.tinners_trail.sparring.player import HeuristicPlayer, extraction
from tools.titles.tinners_trail.sparring.rollout import DecisionRollout, Player
from tools.titles.tinners_trail.sparring.season import PartnerStyle

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


class RolloutPlayer:
    """Plays like a heuristic player, but in auctions and actions compares its leading moves by
    rollouts."""

    def __init__(self, rules: Rules, style: PartnerStyle) -> None:
        """Prepare to play by these rules in this style."""
        self._rules = rules
        self._style = style
        self._plain = HeuristicPlayer(rules, style)
        rivals = [
            _at_once(HeuristicPlayer(rules, replace(style, bid_share=share)))
            for share in style.rivals
        ]
        self._rollout = DecisionRollout(rules, style, _at_once(self._plain), rivals)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: Callable[[], bool]) -> int:
        """Return the code of the seat's legal move with the best rollouts; the heuristic player's
        move if there is no other candidate."""
        assert isinstance(view, TrailState)
        first = self._plain.choose(view, seat, seed, keep_thinking)
        legal = self._rules.legal_codes(view)
        tried = [first]  # the one chosen at once before the others
        if view.phase == kinds.AUCTION_PHASE:
            tried += [move for move in legal if kind_of_move(move) == kinds.BID_MOVE][:1]
            tried += [move for move in legal if kind_of_move(move) == kinds.DROP_OUT_MOVE]
        elif view.phase == kinds.ACTIONS_PHASE:
            tried += self._auctions(view, seat)
        leading = [move for move in dict.fromkeys(tried) if move in legal]
        return self._rollout.best(view, seat, leading, seed) if len(leading) > 1 else first

    def _auctions(self, view: TrailState, seat: int) -> list[int]:
        moves = self._rules.legal_codes(view)
        judge = Judge(view, seat, self._style)
        least = int(minimum_opening_bid(view))
        if least > judge.company.money:
            return self._own(judge, moves)
        tried = leading_areas(judge, moves, least)[:AUCTIONS_TRIED]
        opened = [int(make_move_code(kinds.BUILD_MINE_MOVE, area, 0, 0)) for area in tried]
        return [*opened, *self._own(judge, moves)]

    def _own(self, judge: Judge, moves: list[int]) -> list[int]:
        """Return the moves that concern only the seat: develop, dig, pass early."""
        development = best_development(judge, self._rules, moves)
        found = [development[1]] if development else []
        load = judge.season.next_load(judge.company)
        if load:
            found.append(extraction(judge, load))
        if judge.company.work <= self._style.pass_from:
            found.append(int(make_move_code(kinds.PASS_MOVE, 0, 0, 0)))
        return found


def _at_once(player: HeuristicPlayer) -> Player:
    return lambda view, seat: player.choose(view, seat, 0, lambda: True)


def make_partner(name: str, rules: Rules) -> HeuristicPlayer | RolloutPlayer:
    """Return the sparring partner with this name as a player of these rules."""
    style = PARTNERS[name]
    return RolloutPlayer(rules, style) if style.worlds else HeuristicPlayer(rules, style)
