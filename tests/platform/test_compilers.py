"""A compiler is found, aimed at this machine, watched and stopped on every system."""

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.compiled import native
from tools import build_native, compiling
from tools.compiling import compilation_progress, find_work_folder
from tools.packaging.wheels import wheel_tag
from tools.systems import compilers, environments, processes

AIMS = ("ARCHFLAGS", "MACOSX_DEPLOYMENT_TARGET", "_PYTHON_HOST_PLATFORM")
LONGEST_PATH = 260  # letters on Windows
DEEP = "C:\\Users\\Somebody With A Name\\Documents\\Games\\Board games\\count-house\\"


def as_on(monkeypatch: pytest.MonkeyPatch, module: object, platform: str) -> None:
    """Let a module believe that it runs on another system."""
    elsewhere = SimpleNamespace(**{name: getattr(sys, name) for name in dir(sys)})
    elsewhere.platform = platform
    monkeypatch.setattr(module, "sys", elsewhere)


@pytest.fixture
def _no_aim(monkeypatch: pytest.MonkeyPatch) -> None:
    """No word of what to compile for, neither before the test nor after it."""
    for name in AIMS:
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


def test_a_mac_without_command_line_tools_has_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    as_on(monkeypatch, compilers, "darwin")
    asked: list[list[str]] = []

    def refuse(command: list[str], **_: object) -> SimpleNamespace:
        asked.append(command)
        return SimpleNamespace(returncode=2)

    monkeypatch.setattr("tools.systems.compilers.subprocess.run", refuse)
    assert not compilers.has_compiler()
    assert asked == [["xcode-select", "-p"]]


def test_build_tools_are_found_though_no_prompt_of_theirs_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finder = tmp_path / "Microsoft Visual Studio" / "Installer" / "vswhere.exe"
    finder.parent.mkdir(parents=True)
    finder.touch()
    as_on(monkeypatch, compilers, "win32")
    monkeypatch.delenv("VCINSTALLDIR", raising=False)
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    monkeypatch.setattr("tools.systems.compilers.shutil.which", lambda name: None)
    found = SimpleNamespace(returncode=0, stdout=b"C:\\BuildTools\r\n")
    monkeypatch.setattr("tools.systems.compilers.subprocess.run", lambda *_, **__: found)
    assert compilers.has_compiler()
    found.stdout = b""
    assert not compilers.has_compiler()


@pytest.mark.usefixtures("_no_aim")
@pytest.mark.parametrize("machine", ["arm64", "x86_64"])
def test_a_python_for_both_macs_compiles_for_one_and_its_wheel_says_so(
    monkeypatch: pytest.MonkeyPatch, machine: str
) -> None:
    as_on(monkeypatch, compilers, "darwin")
    monkeypatch.setattr("tools.systems.compilers.platform.machine", lambda: machine)
    compilers.aim_at_this_machine()
    assert os.environ["ARCHFLAGS"] == f"-arch {machine}"
    assert os.environ["MACOSX_DEPLOYMENT_TARGET"] == compilers.MIN_MACOS
    assert wheel_tag().endswith(f"-macosx_12_0_{machine}")


@pytest.mark.usefixtures("_no_aim")
def test_who_says_for_which_macs_to_compile_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    as_on(monkeypatch, compilers, "darwin")
    monkeypatch.setenv("ARCHFLAGS", "-arch arm64 -arch x86_64")
    compilers.aim_at_this_machine()
    assert os.environ["ARCHFLAGS"] == "-arch arm64 -arch x86_64"
    assert "_PYTHON_HOST_PLATFORM" not in os.environ


@pytest.mark.usefixtures("_no_aim")
def test_elsewhere_nobody_is_told_what_to_compile_for() -> None:
    compilers.aim_at_this_machine()
    assert sys.platform == "darwin" or not any(name in os.environ for name in AIMS)


def test_objects_have_short_paths_on_windows_however_deep_the_sources_lie(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_on(monkeypatch, compilers, "win32")
    monkeypatch.setattr("tools.systems.compilers.tempfile.gettempdir", lambda: "C:\\Temp")
    work = tmp_path / ("f" * 32 + ".12345-beside")
    objects = str(compilers.object_folder(work))
    source = f"{DEEP}build\\native\\{work.name}\\c\\unit_tinners_trail.c"
    assert len(objects) + len(source) + len(".obj") < LONGEST_PATH
    assert objects.endswith(".12345-beside")


def test_the_progress_counts_the_objects_of_windows_where_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "TOP", tmp_path / "top")
    as_on(monkeypatch, compilers, "win32")
    monkeypatch.setattr("tools.systems.compilers.tempfile.gettempdir", lambda: str(tmp_path))
    work = tmp_path / "top" / "build" / "native" / "new.7"
    (work / "c").mkdir(parents=True)
    for name in ("unit_a.c", "unit_b.c"):
        (work / "c" / name).touch()
    none = compilation_progress("7")
    objects = compilers.object_folder(find_work_folder("7"))
    objects.mkdir()
    (objects / "unit_a.obj").touch()
    assert compilation_progress("7")[0] > none[0]


def test_a_compilation_is_ended_with_all_it_started_on_windows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    as_on(monkeypatch, processes, "win32")
    asked: list[list[str]] = []
    monkeypatch.setattr(
        "tools.systems.processes.subprocess.run", lambda command, **_: asked.append(command)
    )
    processes.end_with_children(SimpleNamespace(pid=7))  # type: ignore[arg-type]
    assert asked == [["taskkill", "/T", "/F", "/PID", "7"]]


def test_a_compilation_gives_way_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    as_on(monkeypatch, processes, "win32")
    monkeypatch.setattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0x200, raising=False)
    monkeypatch.setattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0x4000, raising=False)
    given: list[object] = []

    def popen(command: object, **options: object) -> SimpleNamespace:
        given.append(options["creationflags"])
        return SimpleNamespace(pid=7)

    monkeypatch.setattr(subprocess, "Popen", popen)
    processes.start_apart(["cl"], 10)
    assert given == [0x4200]


@pytest.mark.skipif(sys.platform == "win32", reason="ends a group of processes")
def test_a_compilation_is_ended_with_all_it_started() -> None:
    program = (
        "import subprocess, sys;"
        " child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'],"
        " stdout=sys.stdout);"
        " print(flush=True); child.wait()"
    )
    reader, writer = os.pipe()
    with os.fdopen(reader, "rb") as pipe:
        process = subprocess.Popen(
            [sys.executable, "-c", program], stdout=writer, start_new_session=True
        )
        os.close(writer)
        assert pipe.readline()
        processes.end_with_children(process)
        assert pipe.read() == b""  # the child held the other end
        process.wait()


def test_another_compiler_tries_again_what_failed_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = SimpleNamespace(path_by_module_name={}, fingerprint="x")
    target = tmp_path / "new"
    monkeypatch.setattr(native, "native_build_folder", lambda _: target)
    monkeypatch.setattr(native, "find_modules_to_compile", lambda _: sources)
    monkeypatch.setattr(build_native, "compiler_name", lambda: "cc 1")
    tries: list[str] = []

    def fail(*_: object) -> bool:
        tries.append("tried")
        return False

    monkeypatch.setattr(build_native, "compile_into", fail)
    for _ in range(2):
        assert not build_native.build_unless_failed_before(sources, again=False, mark="7")  # type: ignore[arg-type]
    assert len(tries) == 1
    monkeypatch.setattr(build_native, "compiler_name", lambda: "cc 2")
    build_native.build_unless_failed_before(sources, again=False, mark="7")  # type: ignore[arg-type]
    assert len(tries) == 2


def test_an_environment_whose_python_is_gone_is_made_again_on_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_on(monkeypatch, environments, "win32")
    home = tmp_path / "Python311"
    home.mkdir()
    (home / "python.exe").touch()
    notes = tmp_path / "pyvenv.cfg"
    notes.write_text(f"home = {home}\nversion = 3.11.9\nprompt = x\n", encoding="utf-8")
    before = environments.base_python_line(tmp_path, tmp_path)
    assert "3.11.9" in before
    (home / "python.exe").unlink()
    assert environments.base_python_line(tmp_path, tmp_path) != before
