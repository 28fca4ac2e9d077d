"""Make the shipped fonts, pictures and sounds anew.

`python -m tools.bake [fonts] [icons] [sounds] [music]` bakes what is named, or everything; so do
the names each title adds (`tools/titles/<title>/bake`). `python -m tools.bake sheet TITLE
FILE.png` draws every piece of a title on one sheet; `python -m tools.bake verify` compares the
files with the manifest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from game.titles import titles
from tools.bake.manifest import verify_manifest
from tools.title_parts import part_of

PARTS = {name: part for name in titles() if (part := part_of(name, "bake"))}
BAKERS: dict[str, tuple[str, str]] = {
    "fonts": ("tools.bake.fonts", "bake_fonts"),
    "icons": ("tools.bake.drawing", "list_icons"),
    "sounds": ("tools.bake.sounds.write", "bake_sounds"),
    "music": ("tools.bake.sounds.write", "bake_music"),
} | {name: place for part in PARTS.values() for name, place in part.BAKERS.items()}
"""Where each baker stands; they are imported when asked for, as each needs libraries of its own."""


def main(arguments: list[str]) -> int:
    """Run the named bakers and return 0, or explain what is allowed and return 2."""
    if arguments[:1] == ["verify"]:
        faults = verify_manifest()
        print("\n".join(faults) or "Every shipped file is as the manifest says.")
        return 1 if faults else 0
    if arguments[:1] == ["sheet"] and len(arguments) == 3 and arguments[1] in PARTS:
        module, function = PARTS[arguments[1]].SHEET
        print(getattr(import_module(module), function)(Path(arguments[2])))
        return 0
    unknown = [name for name in arguments if name not in BAKERS]
    if unknown:
        allowed = ", ".join([*BAKERS, "sheet TITLE FILE.png", "verify"])
        print(f"There is nothing to bake called {unknown[0]!r}; allowed are {allowed}.")
        return 2
    for name in arguments or BAKERS:
        module, function = BAKERS[name]
        bake: Callable[[], list[Path]] = getattr(import_module(module), function)
        print(f"{name}: {len(bake())} files")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
