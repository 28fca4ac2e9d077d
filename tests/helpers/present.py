"""What must be there for a test to go on."""

from typing import TypeVar

Thing = TypeVar("Thing")


def present(thing: Thing | None) -> Thing:
    """Return the thing, which must not be None."""
    assert thing is not None
    return thing
