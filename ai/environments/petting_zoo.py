"""Imports PettingZoo without the changes that its import makes to the sound of the process."""

import os
from typing import Final

SOUND_DRIVER_VARIABLE: Final = "SDL_AUDIODRIVER"
_before = os.environ.get(SOUND_DRIVER_VARIABLE)

from pettingzoo import AECEnv, aec_registry, register  # noqa: E402  (it names a sound device hardly any machine has)
from pettingzoo.utils import wrappers  # noqa: E402

if _before is None:
    os.environ.pop(SOUND_DRIVER_VARIABLE, None)
else:
    os.environ[SOUND_DRIVER_VARIABLE] = _before

__all__ = ["AECEnv", "aec_registry", "register", "wrappers"]
