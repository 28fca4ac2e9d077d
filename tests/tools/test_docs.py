"""The pages that are made from the code: the diagram is the one of today's contracts, the API
reference builds without a warning."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.reasons import Unreadable
from tools.docs.architecture import PICTURE_FILE, architecture
from tools.docs.contracts import TOP, Floors, floors_of, helpers_beside, read_contracts

CONTRACTS = read_contracts()


def test_the_diagram_of_the_architecture_is_drawn_from_the_contracts_of_today() -> None:
    assert PICTURE_FILE.read_text(encoding="utf-8") == architecture(CONTRACTS), (
        "run: .venv/bin/python -m tools.docs.architecture"
    )


def test_every_module_of_a_contract_is_in_the_diagram() -> None:
    drawn = PICTURE_FILE.read_text(encoding="utf-8")
    named = [module for floors in CONTRACTS.floors for row in floors.rows for module in row]
    missing = [name for name in named if f">{name.removeprefix('game.')}</text>" not in drawn]
    assert named
    assert missing == []


def test_modules_that_stand_side_by_side_share_a_row() -> None:
    contract: dict[str, object] = {
        "name": "Inside",
        "containers": ["game.online"],
        "layers": ["(online_play) | (server)", "protocol"],
    }
    rows = (("online_play", "server"), ("protocol",))
    assert floors_of(contract) == Floors("Inside", "game.online", rows)


def test_a_folder_that_a_floor_names_only_in_part_is_no_helper() -> None:
    floors = Floors("All", "", (("game.files.toml_fields",), ("game.engine",)))
    assert not {"game.files", "game.engine"} & set(helpers_beside(floors))
    assert "game.scene" in helpers_beside(floors)


def test_a_project_file_without_contracts_is_refused_in_a_sentence(tmp_path: Path) -> None:
    project = tmp_path / "pyproject.toml"
    project.write_text("[project]\n", encoding="utf-8")
    with pytest.raises(Unreadable, match="no import contracts"):
        read_contracts(project)


@pytest.mark.slow
def test_the_api_reference_builds_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tools.docs.reference", str(tmp_path)]
    built = subprocess.run(command, cwd=TOP, capture_output=True, encoding="utf-8", check=False)
    assert (built.returncode, built.stderr) == (0, "")
    assert (tmp_path / "index.html").exists()
    assert "determinize" in (tmp_path / "game" / "engine" / "rules.html").read_text("utf-8")
