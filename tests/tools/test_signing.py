"""Programs are signed where a certificate is given and left alone elsewhere; sums tell packages."""

import base64
import hashlib
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools.packaging import checksums, signing
from tools.systems.targets import target_of

ALL_NAMES = sorted(
    {name for names in signing.VARIABLES_NEEDED_BY_SYSTEM.values() for name in names}
)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What is run, as lists of words; everything succeeds."""
    run: list[list[str]] = []

    def note(command: list[str], **_: object) -> SimpleNamespace:
        run.append(command)
        return SimpleNamespace(returncode=0, stderr="")

    monkeypatch.setattr("tools.packaging.signing.subprocess.run", note)
    for name in ALL_NAMES:
        monkeypatch.setenv(name, f"the {name}")
    monkeypatch.setenv(signing.CERTIFICATE_VARIABLE, base64.b64encode(b"secret").decode())
    return run


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program with libraries, one below another, and a link to one of them."""
    folder = tmp_path / "Count House"
    (folder / "lib" / "deep").mkdir(parents=True)
    for name in ("Count House.exe", "lib/own.pyd", "lib/a.so", "lib/deep/b.dylib"):
        (folder / name).touch()
    (folder / "linked.so").symlink_to("lib/a.so")
    return folder


@pytest.mark.parametrize("value", ["", None])
@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_without_a_certificate_nothing_is_signed(
    commands: list[list[str]],
    program: Path,
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    value: str | None,
) -> None:
    if value is None:
        monkeypatch.delenv(signing.CERTIFICATE_VARIABLE)
    else:
        monkeypatch.setenv(signing.CERTIFICATE_VARIABLE, value)
    assert not signing.sign(program, target_of(system))
    assert commands == []


def test_programs_of_linux_are_not_signed(commands: list[list[str]], program: Path) -> None:
    assert not signing.sign(program, target_of("linux"))
    assert commands == []


def test_on_windows_programs_and_our_own_libraries_are_signed(
    commands: list[list[str]], program: Path
) -> None:
    assert signing.sign(program, target_of("win32"))
    [command] = commands
    signed = [Path(word).name for word in command if word.startswith(str(program))]
    assert signed == ["Count House.exe", "own.pyd"]


def test_an_application_is_signed_from_the_inside_out_then_seen_by_apple(
    commands: list[list[str]], program: Path
) -> None:
    assert signing.sign(program, target_of("darwin"))
    signed = [Path(words[-1]).name for words in commands if "--sign" in words]
    assert signed == ["b.dylib", "a.so", "Count House"]
    steps = [" ".join(words[:2]) for words in commands]
    ends = ["security delete-keychain", "ditto -c", "xcrun notarytool", "xcrun stapler"]
    assert steps[-4:] == ends
    assert steps[0] == "security create-keychain"


def test_a_step_that_fails_ends_it_and_tells_no_password(
    commands: list[list[str]], program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failed = SimpleNamespace(returncode=1, stderr="no such certificate")
    monkeypatch.setattr("tools.packaging.signing.subprocess.run", lambda *_, **__: failed)
    with pytest.raises(subprocess.CalledProcessError) as caught:
        signing.sign(program, target_of("win32"))
    assert f"the {signing.PASSWORD_VARIABLE}" not in str(caught.value)


def test_sums_are_written_as_the_usual_program_reads_them(tmp_path: Path) -> None:
    (tmp_path / "b.zip").write_bytes(b"two")
    (tmp_path / "a.whl").write_bytes(b"one")
    (tmp_path / "notes.txt").write_bytes(b"none")
    assert checksums.main([str(tmp_path)]) == 0
    lines = (tmp_path / checksums.CHECKSUM_FILE_NAME).read_bytes().decode().splitlines()
    assert lines == [
        f"{hashlib.sha256(b'one').hexdigest()}  a.whl",
        f"{hashlib.sha256(b'two').hexdigest()}  b.zip",
    ]


def test_a_package_that_is_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checksums, "MEGABYTE", 1)
    (tmp_path / "a.whl").write_bytes(bytes(checksums.MAX_MB[".whl"] + 1))
    assert checksums.main([str(tmp_path)]) == 1
    assert "a.whl is too large" in capsys.readouterr().err


def test_a_folder_without_packages_is_refused(tmp_path: Path) -> None:
    assert checksums.main([str(tmp_path)]) == 1
