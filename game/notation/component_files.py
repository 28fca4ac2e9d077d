"""Component files: the numbers of a title's box as TOML tables in its assets, and their digest."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from game.engine.reasons import Unreadable
from game.files.folders import assets_folder
from game.files.toml_fields import error_cause_text, parse_toml_table

COMPONENTS_DIGEST_BYTES: Final = 8


def component_folder(package: str) -> Path:
    """Return the folder of a title's component files."""
    return assets_folder() / package / "data"


def read_component_table(folder: Path, name: str) -> dict[str, Any]:
    """Read the component file `name`.toml and return its table; raise Unreadable when it cannot be
    read or is not valid TOML.
    """
    file = folder / f"{name}.toml"
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        cause = error_cause_text(error)
        raise Unreadable(f"{file} cannot be read as a component file: {cause}.") from error
    return parse_toml_table(text, file.name)


def digest_of_numbers_and_names(digested_values: Iterable[object]) -> bytes:
    """Return an 8-byte digest of the numbers and names, which depends on their order."""
    canonical = json.dumps(list(digested_values), ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=COMPONENTS_DIGEST_BYTES).digest()
