"""Regenerate the shipped pictures and sounds.

`python -m tools.bake [icons] [sounds] [music]` bakes what is named, or everything; so do the names
each title adds (`tools/titles/<title>/bake`). `python -m tools.bake verify` compares the files with
the manifest.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from game.titles import default_title_name, title_names
from tools.bake.manifest import assets_folder_of, verify_manifest
from tools.project_files import load_title_part

Baker = tuple[str, ...]
"""The module and the name of a function, which is imported when it is needed, and its arguments."""
BAKERS: dict[str, Baker] = {
    "icons": ("tools.bake.drawing", "list_drawings", "shared/images/icons"),
    "sounds": ("tools.bake.sounds.write", "bake_sounds", ""),
    "music": ("tools.bake.sounds.write", "bake_music", ""),
}


def find_bakers(title: str) -> dict[str, Baker]:
    """Return a title's bakers by name; the default title's names have no prefix, and its sounds are
    shared."""
    part = load_title_part(title, "bake")
    prefix = "" if title == default_title_name() else f"{title}-"
    if part is None:
        return {}
    found: dict[str, Baker] = {
        what: (f"{part.__name__}.{module}", f"bake_{what.replace('-', '_')}")
        for what, module in part.BAKERS.items()
    }
    found["portraits"] = ("tools.bake.portraits.write", "bake_portraits", title)
    found["shapes"] = (
        "tools.bake.drawing",
        "list_drawings",
        f"{assets_folder_of(title).name}/images",
    )
    if find_spec(f"{part.__name__}.sounds"):
        found["sounds"] = ("tools.bake.sounds.write", "bake_sounds", title)
        found["music"] = ("tools.bake.sounds.write", "bake_music", title)
    return {f"{prefix}{what}": baker for what, baker in found.items()}


for name in title_names():
    BAKERS |= find_bakers(name)


def run_baker(name: str) -> list[Path]:
    """Run the named baker and return its files."""
    module, function, *arguments = BAKERS[name]
    baked: list[Path] = getattr(import_module(module), function)(*arguments)
    return baked


def main(arguments: list[str]) -> int:
    """Run the named bakers and return 0; for an unknown name print the known ones and return 2."""
    if arguments[:1] == ["verify"]:
        faults = verify_manifest()
        print("\n".join(faults) or "Every shipped file is as the manifest says.")
        return 1 if faults else 0
    unknown = [name for name in arguments if name not in BAKERS]
    if unknown:
        allowed = ", ".join([*BAKERS, "verify"])
        print(f"There is nothing to bake called {unknown[0]!r}. Choose from {allowed}.")
        return 2
    for name in arguments or BAKERS:
        print(f"{name}: {len(run_baker(name))} files")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
