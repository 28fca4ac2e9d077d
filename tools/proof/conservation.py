"""Where each title's laws of conservation stand; a title without any is found by a test.

They are about games without expansions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.engine.title import Game
from tools.proof.random_games import Step
from tools.titles.lanterns import conservation as lanterns
from tools.titles.tinners_trail import conservation as tinners_trail

CONSERVATION: Final[dict[str, Callable[[Game, Step], None]]] = {
    "lanterns": lanterns.check_step,
    "tinners-trail": tinners_trail.check_step,
}
