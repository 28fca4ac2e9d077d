"""The array type of the rules: a packed array when compiled, a plain list when interpreted.

This module itself is never compiled: the compiler sees the typing branch, the interpreter the
other one, so one source serves both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from librt.vecs import vec
else:

    class vec:  # noqa: N801 - it stands in for the library's lower-case name
        """The interpreted replacement of `vec`: `vec[i64](numbers)` makes an ordinary list."""

        def __class_getitem__(cls, _item: object) -> type:
            """Return `list`, whatever the element type."""
            return list


__all__ = ["i64", "vec"]
