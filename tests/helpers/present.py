"""What must be there, or be of a kind, for a test to go on."""

from typing import TypeVar

Thing = TypeVar("Thing")


def present(thing: Thing | None) -> Thing:
    """Return the thing, which must not be None."""
    assert thing is not None
    return thing


def of_kind(thing: object, kind: type[Thing]) -> Thing:
    """Return the thing, which must be of this kind."""
    assert isinstance(thing, kind), f"{thing!r} is no {kind.__name__}"
    return thing
