"""Sparring partners in whole games, by what their seats may know; what they import."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from ai.players import Player
from game.engine.rules import Rules, State
from tools.contest.play import turns

TOP = Path(__file__).resolve().parents[2]
Partners = Callable[[str, Rules], Player]


def decisions(
    rules: Rules, make_partner: Partners, names: Sequence[str], seed: int
) -> Iterator[tuple[State, State, int, str]]:
    """Play a game; yield each true state, the seat's view of it, its move, and who chose."""
    state = rules.new_state()
    partners = {name: make_partner(name, rules) for name in names}
    rules.deal(state, seed)
    for turn in turns(rules, state):
        name = names[turn.seat % len(names)]
        turn.move = partners[name].choose(turn.view, turn.seat, seed, lambda: True)
        yield state, turn.view, turn.move, name


def modules_of_ai(module: str) -> str:
    """Return the list of what a process that imports a module has loaded of the package `ai`."""
    asked = (
        f"import sys; import {module}; "
        "print([name for name in sys.modules if name == 'ai' or name.startswith('ai.')])"
    )
    answer = subprocess.run(
        [sys.executable, "-c", asked], cwd=TOP, capture_output=True, text=True, check=True
    )
    return answer.stdout.strip()
