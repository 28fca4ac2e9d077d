"""PettingZoo's modules, one for each edition of each title: `brass_v0.env(num_players=3)`.

`from ai.environments.zoo import brass_v0` finds them by the names of
`ai.environments.environment_names.environment_names`. Importing this module also makes the ids
known to `pettingzoo.make("aec", "CountHouse/Brass-v0")`.
"""

import sys
from functools import partial
from types import ModuleType
from typing import Any

from ai.environments import aec
from ai.environments.environment_names import EnvironmentName, environment_names
from ai.environments.petting_zoo import aec_registry, register


class EnvironmentModule(ModuleType):
    """A module that contains `env` and `raw_env` for one edition."""

    def __init__(self, name: EnvironmentName) -> None:
        """Create `env` and `raw_env` for the edition; they take the other parameters of
        `aec.env`."""
        super().__init__(
            f"{__name__}.{name.pettingzoo_module_name}", f"{name.title_name}, {name.edition}"
        )
        self.env = partial(aec.env, name.set_up_keywords)
        self.raw_env = partial(aec.raw_env, name.set_up_keywords)


def __getattr__(name: str) -> Any:
    """Raise AttributeError, with the known module names, for a name the module does not have."""
    raise AttributeError(f"There is no {name}; allowed: {', '.join(__all__)}.")


_modules = {name.pettingzoo_module_name: EnvironmentModule(name) for name in environment_names()}
globals().update(_modules)
sys.modules.update({module.__name__: module for module in _modules.values()})
for _name in environment_names():
    if _name.gymnasium_id not in aec_registry:
        register(
            "aec",
            _name.gymnasium_id,
            "ai.environments.aec:env",
            kwargs={"set_up": _name.set_up_keywords},
        )
__all__ = [*_modules]  # noqa: PLE0604 - the names of the titles on the shelf
