"""Build the API reference from the docstrings, as pages to open in a browser.

    .venv/bin/python -m tools.docs.reference [FOLDER]

It covers what other programs build on: engine, match, records, notation and the environments for
research. The pages lie in `build/reference` unless another folder is named; `index.html` is the
first. Any warning of pdoc (a name that cannot be imported, a wrong annotation) is an error.
"""

import argparse
import os
import sys
import warnings
from pathlib import Path

os.environ.setdefault("COUNT_HOUSE_PURE", "1")  # compiled modules have no signatures to show

TOP = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP))

REFERENCE_FOLDER = TOP / "build" / "reference"
LEFT_OUT = "!ai.environments.examples"  # programs, some of which need the learners' libraries
DOCUMENTED_PACKAGES = (
    "game.engine",
    "game.match",
    "game.records",
    "game.notation",
    "ai.environments",
)
NO_PDOC = "The reference needs pdoc: pip install -e '.[docs]'"
BAD_REQUEST = 2


def build(folder: Path) -> Path:
    """Write the pages into a folder, which is created if needed, and return the first one.

    Raises ImportError without pdoc; warnings of pdoc are raised as errors.
    """
    import pdoc

    pdoc.render.configure(search=True, show_source=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pdoc.pdoc(*DOCUMENTED_PACKAGES, LEFT_OUT, output_directory=folder)
    return folder / "index.html"


def main(arguments: list[str]) -> int:
    """Build the pages and print where they are; return 2 if pdoc is not installed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "folder", nargs="?", type=Path, default=REFERENCE_FOLDER, help="build/reference"
    )
    wanted = parser.parse_args(arguments)
    try:
        first = build(wanted.folder.resolve())
    except ImportError:
        print(NO_PDOC, file=sys.stderr)
        return BAD_REQUEST
    print(f"written: {first}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
