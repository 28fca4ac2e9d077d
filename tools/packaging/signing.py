"""Signs a program so that Windows and macOS know who made it, where a certificate is given.

Certificates come by environment variables, which a workflow fills from its secrets. Without them,
or with empty ones, nothing is signed: Windows then names an unknown publisher, and macOS asks for
"Open Anyway".
"""

import base64
import os
import secrets
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tools.environment import print_to_stderr
from tools.systems.targets import PackageTarget

CERTIFICATE_VARIABLE: Final = "SIGNING_CERTIFICATE"  # a .p12 or .pfx as base64
PASSWORD_VARIABLE: Final = "SIGNING_PASSWORD"
IDENTITY_VARIABLE: Final = "SIGNING_IDENTITY"  # of macOS: "Developer ID Application: Name (TEAM)"
APPLE_ID: Final = "NOTARY_APPLE_ID"
APPLE_TEAM: Final = "NOTARY_TEAM"
APPLE_PASSWORD: Final = "NOTARY_PASSWORD"
VARIABLES_NEEDED_BY_SYSTEM: Final[Mapping[str, tuple[str, ...]]] = {
    "windows": (CERTIFICATE_VARIABLE, PASSWORD_VARIABLE),
    "macos": (
        CERTIFICATE_VARIABLE,
        PASSWORD_VARIABLE,
        IDENTITY_VARIABLE,
        APPLE_ID,
        APPLE_TEAM,
        APPLE_PASSWORD,
    ),
}
"""The environment variables that are needed for signing, by system."""
ENTITLEMENTS: Final = Path(__file__).with_name("entitlements.plist")
TIMESTAMP_SERVER_ADDRESS: Final = (
    "http://timestamp.digicert.com"  # the signature outlives its certificate
)
SIGNTOOL_PATH_PATTERN: Final = "Windows Kits/10/bin/*/x64/signtool.exe"
WINDOWS_PROGRAMS: Final = ("*.exe", "*.pyd")
MAC_LIBRARIES: Final = ("*.so", "*.dylib")


def sign(program: Path, target: PackageTarget) -> bool:
    """Sign a program; return False if there is no certificate. Raises CalledProcessError if a step
    fails."""
    needed = VARIABLES_NEEDED_BY_SYSTEM.get(target.system)
    if needed is None:
        return False
    missing = [name for name in needed if not os.environ.get(name)]
    if missing:
        print_to_stderr(f"The program is not signed: {', '.join(missing)} not set.")
        return False
    with TemporaryDirectory() as folder:
        certificate = Path(folder) / "certificate.p12"
        certificate.write_bytes(base64.b64decode(os.environ[CERTIFICATE_VARIABLE]))
        if target.is_application:
            with _keychain(Path(folder), certificate) as keychain:
                sign_application(program, keychain)
            notarise(program, Path(folder))
        else:
            sign_for_windows(program, certificate)
    return True


def sign_for_windows(program: Path, certificate: Path) -> None:
    """Sign the executables of a folder and our own libraries in it."""
    files = [str(file) for ending in WINDOWS_PROGRAMS for file in sorted(program.rglob(ending))]
    options = ["/fd", "sha256", "/td", "sha256", "/tr", TIMESTAMP_SERVER_ADDRESS]
    given = ["/f", str(certificate), "/p", os.environ[PASSWORD_VARIABLE]]
    _run([signtool(), "sign", *options, *given, *files])


def signtool() -> str:
    """Return Microsoft's signing program: on the path, else the newest installed one."""
    found = shutil.which("signtool")
    if found:
        return found
    kits = Path(os.environ.get("PROGRAMFILES(X86)", "")).glob(SIGNTOOL_PATH_PATTERN)
    return str(max(kits, default=Path("signtool")))


def sign_application(application: Path, keychain: Path) -> None:
    """Sign a macOS application from the inside out, since the outer signature covers the inner
    ones."""
    libraries = {
        file
        for ending in MAC_LIBRARIES
        for file in application.rglob(ending)
        if not file.is_symlink()
    }
    deepest_first = sorted(libraries, key=lambda file: (-len(file.parts), str(file)))
    options = ["--force", "--timestamp", "--options", "runtime", "--keychain", str(keychain)]
    options += ["--entitlements", str(ENTITLEMENTS), "--sign", os.environ[IDENTITY_VARIABLE]]
    for file in (*deepest_first, application):
        _run(["codesign", *options, str(file)])
    _run(["codesign", "--verify", "--deep", "--strict", str(application)])


def notarise(application: Path, folder: Path) -> None:
    """Have Apple notarise an application and attach the result to it."""
    sent = folder / "sent.zip"
    _run(["ditto", "-c", "-k", "--keepParent", str(application), str(sent)])
    who = ["--apple-id", os.environ[APPLE_ID], "--team-id", os.environ[APPLE_TEAM]]
    who += ["--password", os.environ[APPLE_PASSWORD]]
    _run(["xcrun", "notarytool", "submit", str(sent), *who, "--wait"])
    _run(["xcrun", "stapler", "staple", str(application)])


@contextmanager
def _keychain(folder: Path, certificate: Path) -> Iterator[Path]:
    """Yield a temporary keychain that holds the certificate."""
    keychain = folder / "signing.keychain-db"
    password = secrets.token_hex()
    place = str(keychain)
    allowed = ["-T", "/usr/bin/codesign"]
    _run(["security", "create-keychain", "-p", password, place])
    try:
        _run(["security", "unlock-keychain", "-p", password, place])
        given = ["-k", place, "-P", os.environ[PASSWORD_VARIABLE]]
        _run(["security", "import", str(certificate), *given, *allowed])
        tools = ["-S", "apple-tool:,apple:"]
        _run(["security", "set-key-partition-list", *tools, "-s", "-k", password, place])
        yield keychain
    finally:
        _run(["security", "delete-keychain", place])


def _run(command: list[str]) -> None:
    """Run a command; on failure raise CalledProcessError without its arguments, which hold
    passwords.
    """
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        print_to_stderr(done.stderr.strip())
        raise subprocess.CalledProcessError(done.returncode, command[:2])
