"""The names of policies from outside the program; importable without numpy."""

from typing import Final

EXTERNAL_POLICY_PREFIX: Final = "python:"


def is_external_policy_name(name: str) -> bool:
    """Return whether a player's name begins with the prefix of external policies."""
    return name.startswith(EXTERNAL_POLICY_PREFIX)
