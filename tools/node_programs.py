"""TypeScript programs, installed and compiled once in a folder below `build`."""

import hashlib
import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
ONLINE_CLIENT = TOP / "tools" / "online_client"
NODE_BUILD_FOLDER = TOP / "build" / "node"
MIN_NODE = 18
DIGEST_LETTERS = 16


class CannotCompile(Exception):
    """npm or the compiler failed; the message is its output."""


def has_node() -> bool:
    """Return whether Node, in a sufficient version, and npm are installed."""
    node = shutil.which("node")
    npm = shutil.which("npm")
    if node is None or npm is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False)
    number = said.stdout.strip().removeprefix("v").partition(".")[0]
    return number.isdigit() and int(number) >= MIN_NODE


def compile_program(program: Path) -> Path:
    """Return the folder with a program's JavaScript; raises CannotCompile.

    It is compiled in a temporary folder and moved into place, so two processes may do it at once.
    """
    sources = _sources(program)
    place = NODE_BUILD_FOLDER / f"{program.name}-{_digest(program, sources)}"
    if not place.is_dir():
        fresh = place.with_name(f"{place.name}.{os.getpid()}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        for source in sources:
            copy = fresh / source.relative_to(program)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copy)
        _run(fresh, "npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts")
        _run(fresh, "npm", "exec", "--no", "--", "tsc")
        with suppress(OSError):  # another process was quicker
            fresh.rename(place)
        shutil.rmtree(fresh, ignore_errors=True)
    return place / "dist"


def _sources(program: Path) -> list[Path]:
    settings = [*program.glob("*.json")]
    return sorted([*settings, *(program / "src").glob("**/*.ts")])


def _digest(program: Path, sources: list[Path]) -> str:
    digest = hashlib.blake2b()
    for source in sources:
        content = source.read_bytes()
        digest.update(f"{source.relative_to(program).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:DIGEST_LETTERS]


def _run(folder: Path, *command: str) -> None:
    program = shutil.which(command[0]) or command[0]
    done = subprocess.run(
        [program, *command[1:]], cwd=folder, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise CannotCompile(f"{' '.join(command)}\n{done.stdout}\n{done.stderr}")
