"""The registry of frames: each kind has one dataclass, and its fields are those of the frame."""

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from enum import IntEnum
from typing import Any, TypeVar

from game.engine.reasons import Unreadable
from game.online.protocol.messages import from_plain_types

DeclaredT = TypeVar("DeclaredT")


class FrameClasses:
    """The dataclasses of the frames of one side, by their kinds.

    The fields of a frame are the fields of its class, in the order of their declaration, and each
    is checked by its type when it is read.
    """

    def __init__(self, kinds: Iterable[IntEnum]) -> None:
        """Start without classes; `kinds` are all kinds, and each needs one class."""
        self._kinds = tuple(kinds)
        self._classes_by_kind: dict[int, type[Any]] = {}
        self._kinds_by_class: dict[type[Any], IntEnum] = {}
        self._open_ended_kinds = set[int]()

    def register(
        self, kind: IntEnum, *, open_ended: bool = False
    ) -> Callable[[type[DeclaredT]], type[DeclaredT]]:
        """Return a class decorator that registers a dataclass as the frame of `kind`.

        A later version of the protocol may add fields to an `open_ended` frame, which are then
        ignored. Raise ValueError when the kind or the class is registered already.
        """

        def declare(declared: type[DeclaredT]) -> type[DeclaredT]:
            if not is_dataclass(declared):
                raise ValueError(f"{declared.__name__} is no dataclass")
            if kind in self._classes_by_kind or declared in self._kinds_by_class:
                raise ValueError(f"{kind!r} or {declared.__name__} is declared twice")
            self._classes_by_kind[kind] = declared
            self._kinds_by_class[declared] = kind
            if open_ended:
                self._open_ended_kinds.add(kind)
            return declared

        return declare

    def check_that_all_are_declared(self) -> None:
        """Raise ValueError when a kind has no class, or a class has an unknown kind."""
        if {*self._kinds} != {*self._classes_by_kind}:
            different = {*self._kinds} ^ {*self._classes_by_kind}
            raise ValueError(f"these kinds or their classes are missing: {sorted(different)}")

    def kind_of(self, declared: type[Any]) -> IntEnum:
        """Return the kind of a declared class."""
        return self._kinds_by_class[declared]

    def has_kind(self, kind: int) -> bool:
        """Return whether a class of this kind is declared."""
        return kind in self._classes_by_kind

    def field_names(self, kind: int) -> tuple[str, ...]:
        """Return the names of the fields of a kind of frame."""
        return tuple(field.name for field in fields(self._classes_by_kind[kind]))

    def read(self, kind: int, values: list[Any]) -> Any:
        """Return the frame of this kind with the received values of its fields; raise Unreadable
        when there is no such kind, or a value is not of its field's type.
        """
        declared = self._classes_by_kind.get(kind)
        if declared is None:
            raise Unreadable(f"no frame is of kind {kind}")
        if kind in self._open_ended_kinds:
            values = values[: len(fields(declared))]
        return from_plain_types(declared, values)
