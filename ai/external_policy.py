"""A policy from outside the program as a computer player.

`python:module:factory` names it: the factory is called with the game's `Options` and returns the
policy, which is called with an observation and a mask of legal actions and returns an action. Both
are arrays in the form of the research environments.
"""

# interpreted: it calls code that nobody compiled
from __future__ import annotations

import operator
import os
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ai.cell_arrays import cells_as_array
from ai.external_policy_name import EXTERNAL_POLICY_PREFIX
from ai.players import KeepThinking
from game.engine.observation_writer import ObservationWriter
from game.engine.reasons import Unreadable
from game.engine.rules import State
from game.engine.title import Game, Options

MODULE_AND_FACTORY_SEPARATOR: Final = ":"

Int32Array = npt.NDArray[np.int32]
ActionMask = npt.NDArray[np.int8]
OwnPolicy = Callable[[Any, ActionMask], Any]
"""Returns the action, a whole number, for an observation and the mask of legal actions."""

ObservationMaker = Callable[[Int32Array, int], Any]
"""Returns a seat's observation for the flat numbers of its view and the seat."""


def load_external_policy(name: str, options: Options) -> OwnPolicy:
    """Return the policy that the factory in `python:module:factory` makes for the options; raise
    Unreadable with the cause of a failure."""
    module_name, mark, factory_name = name.removeprefix(EXTERNAL_POLICY_PREFIX).partition(
        MODULE_AND_FACTORY_SEPARATOR
    )
    if not (module_name and mark and factory_name):
        raise Unreadable(
            f'The player is "{name}"; allowed: {EXTERNAL_POLICY_PREFIX}MODULE:FACTORY.'
        )
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # the folder in which a user's own modules are
    try:
        module = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise  # the module exists, but something that it imports does not
        raise Unreadable(f'"{name}": {error}. Its folder must be on PYTHONPATH.') from error
    factory = getattr(module, factory_name, None)
    if factory is None:
        raise Unreadable(f'"{name}": {module_name} has no {factory_name}.')
    policy: OwnPolicy = factory(options)
    if not callable(policy):
        raise Unreadable(
            f'"{name}": {factory_name} returned {policy!r}; allowed: a function of an '
            "observation and a mask that returns an action."
        )
    return policy


class PolicyPlayer:
    """A player that plays the actions of a policy; raises Unreadable if an action is not legal."""

    def __init__(
        self, game: Game, policy: OwnPolicy, name: str = "", shape: ObservationMaker | None = None
    ) -> None:
        """Store the game and the policy. `shape` makes the policy's observation from the flat
        numbers and the seat; if it is None, the observation is the flat numbers."""
        self._policy = policy
        self._name = name or getattr(policy, "__name__", type(policy).__name__)
        self._make_observation = shape
        self._observation_writer = ObservationWriter(game.rules, 1)

    def choose(self, view: State, seat: int, seed: int, keep_thinking: KeepThinking) -> int:
        """Return the move of the action that the policy chooses for the observation and the mask of
        legal actions; raise Unreadable if the action is not legal.
        """
        onlooker = self._observation_writer
        onlooker.write_observation_from_view(view, seat, 0)
        onlooker.write_legal_moves(view, 0)
        numbers: Int32Array = cells_as_array(onlooker.cell_sheet.cells, np.int32).copy()
        mask: ActionMask = cells_as_array(onlooker.mask, np.int8).copy()
        seen = numbers if self._make_observation is None else self._make_observation(numbers, seat)
        answer = self._policy(seen, mask.copy())
        try:
            action = operator.index(answer)
        except TypeError:
            action = -1
        if not (0 <= action < len(mask) and mask[action]):
            raise Unreadable(
                f"{self._name} chose action {answer!r} on seat {seat}; "
                f"allowed: one of the {int(mask.sum())} legal actions of the mask."
            )
        return int(onlooker.moves.move_at_index(action))
