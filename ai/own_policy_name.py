"""How a policy from outside the program is named; read by who must not need numpy."""

from typing import Final

PREFIX: Final = "python:"


def is_own_policy(name: str) -> bool:
    """Return whether the name of a player is that of a policy from outside."""
    return name.startswith(PREFIX)
