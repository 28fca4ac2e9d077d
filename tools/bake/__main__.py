"""Make the shipped fonts, pictures and sounds anew.

`python -m tools.bake [fonts] [stamps] [drawings] [map] [handover] [title] [sounds] [music]` bakes
what is named, or everything; `python -m tools.bake sheet FILE.png` draws every piece on one sheet;
`python -m tools.bake verify` compares the files with the manifest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from tools.bake.manifest import verify_manifest

BAKERS = {
    "fonts": ("tools.bake.fonts", "bake_fonts"),
    "stamps": ("tools.bake.stamps", "bake_stamps"),
    "drawings": ("tools.bake.drawings", "list_drawings"),
    "map": ("tools.bake.chart.write", "bake_chart"),
    "handover": ("tools.bake.chart.handover", "bake_handover"),
    "title": ("tools.bake.title.write", "bake_title"),
    "portraits": ("tools.bake.portraits.write", "bake_portraits"),
    "sounds": ("tools.bake.sounds.write", "bake_sounds"),
    "music": ("tools.bake.sounds.write", "bake_music"),
}
"""Where each baker stands; they are imported when asked for, as each needs libraries of its own."""


def main(arguments: list[str]) -> int:
    """Run the named bakers and return 0, or explain what is allowed and return 2."""
    if arguments[:1] == ["verify"]:
        faults = verify_manifest()
        print("\n".join(faults) or "Every shipped file is as the manifest says.")
        return 1 if faults else 0
    if arguments[:1] == ["sheet"] and len(arguments) == 2:
        from tools.bake.sheet import draw_sheet

        print(draw_sheet(Path(arguments[1])))
        return 0
    unknown = [name for name in arguments if name not in BAKERS]
    if unknown:
        allowed = ", ".join([*BAKERS, "sheet FILE.png", "verify"])
        print(f"There is nothing to bake called {unknown[0]!r}; allowed are {allowed}.")
        return 2
    for name in arguments or BAKERS:
        module, function = BAKERS[name]
        bake: Callable[[], list[Path]] = getattr(import_module(module), function)
        print(f"{name}: {len(bake())} files")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
