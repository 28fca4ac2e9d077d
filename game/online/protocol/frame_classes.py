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

    def __init__(self, frame_kinds: Iterable[IntEnum]) -> None:
        """Start without classes; `frame_kinds` are all kinds, and each needs one class."""
        self._kinds = tuple(frame_kinds)
        self._classes_by_kind: dict[int, type[Any]] = {}
        self._kinds_by_class: dict[type[Any], IntEnum] = {}
        self._open_ended_kinds = set[int]()

    def register(
        self, frame_kind: IntEnum, *, open_ended: bool = False
    ) -> Callable[[type[DeclaredT]], type[DeclaredT]]:
        """Return a class decorator that registers a dataclass as the frame of `frame_kind`.

        A later version of the protocol may add fields to an `open_ended` frame, which are then
        ignored. The decorator raises ValueError when the class is not a dataclass, or when the kind
        or the class is registered already.
        """

        def declare(frame_class: type[DeclaredT]) -> type[DeclaredT]:
            if not is_dataclass(frame_class):
                raise ValueError(f"{frame_class.__name__} is no dataclass")
            if frame_kind in self._classes_by_kind or frame_class in self._kinds_by_class:
                raise ValueError(f"{frame_kind!r} or {frame_class.__name__} is declared twice")
            self._classes_by_kind[frame_kind] = frame_class
            self._kinds_by_class[frame_class] = frame_kind
            if open_ended:
                self._open_ended_kinds.add(frame_kind)
            return frame_class

        return declare

    def check_that_all_are_declared(self) -> None:
        """Raise ValueError when a kind has no class, or a class has an unknown kind."""
        if {*self._kinds} != {*self._classes_by_kind}:
            different = {*self._kinds} ^ {*self._classes_by_kind}
            raise ValueError(f"these kinds or their classes are missing: {sorted(different)}")

    def kind_of_class(self, frame_class: type[Any]) -> IntEnum:
        """Return the kind of a declared class."""
        return self._kinds_by_class[frame_class]

    def has_kind(self, frame_kind: int) -> bool:
        """Return whether a class of this kind is declared."""
        return frame_kind in self._classes_by_kind

    def field_names(self, frame_kind: int) -> tuple[str, ...]:
        """Return the names of the fields of a kind of frame."""
        return tuple(field.name for field in fields(self._classes_by_kind[frame_kind]))

    def read(self, frame_kind: int, values: list[Any]) -> Any:
        """Return the frame of this kind with the received values of its fields; raise Unreadable
        when there is no such kind, or a value is not of its field's type.
        """
        declared = self._classes_by_kind.get(frame_kind)
        if declared is None:
            raise Unreadable(f"no frame is of kind {frame_kind}")
        if frame_kind in self._open_ended_kinds:
            values = values[: len(fields(declared))]
        return from_plain_types(declared, values)
