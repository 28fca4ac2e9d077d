"""What HOSTING.md and its example files tell an operator to type can be typed."""

import re
from pathlib import Path

import pytest

from game.commands.arguments import parse_words_and_set_log_level
from game.commands.host import HOST_GRAMMAR
from game.commands.host_tables import HOST_CLOSE_GRAMMAR, HOST_TABLES_GRAMMAR
from game.online.host.host_services import HostLimits
from game.online.host.metrics import HostMetrics
from game.online.protocol.messages import DEFAULT_PORT

TOP = Path(__file__).resolve().parents[2]
GUIDE = TOP / "game" / "online" / "HOSTING.md"
EXAMPLES = TOP / "tools" / "hosting"
COMMAND = re.compile(r"count-house host ([^`\]\"\n]+)")
AN_EXPLANATION = re.compile(r" {3,}.*")
OF_THE_GAME = "--of-window"  # an option that only the game itself gives
GRAMMARS = {"tables": HOST_TABLES_GRAMMAR, "close": HOST_CLOSE_GRAMMAR}


def commands(text: str) -> list[list[str]]:
    """Return the words behind `count-house host` of every command in a text."""
    lists_as_lines = text.replace('", "', " ")
    found = COMMAND.findall(lists_as_lines)
    return [AN_EXPLANATION.sub("", words).split() for words in found]


@pytest.mark.parametrize(
    "file",
    [GUIDE, EXAMPLES / "count-house-host.service", EXAMPLES / "Containerfile"],
    ids=lambda file: file.name,
)
def test_every_command_for_a_host_can_be_typed(file: Path) -> None:
    found = commands(file.read_text(encoding="utf-8"))
    assert found
    for words in found:
        grammar = GRAMMARS.get(words[0], HOST_GRAMMAR)
        parse_words_and_set_log_level(grammar, words[1:] if grammar is not HOST_GRAMMAR else words)


def test_the_guide_explains_every_option_of_a_host() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    options = {*HOST_GRAMMAR.value_options, *HOST_GRAMMAR.flags} - {OF_THE_GAME}
    assert [option for option in options if f"`{option}" not in text] == []


def test_the_guide_explains_every_figure() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    names = re.findall(
        r"^# TYPE count_house_(\w+)", HostMetrics().prometheus_text([]), re.MULTILINE
    )
    assert [name for name in names if name not in text and name != "build_info"] == []


def test_the_example_proxies_lead_to_the_usual_port() -> None:
    for name in ("Caddyfile", "nginx.conf"):
        assert f"127.0.0.1:{DEFAULT_PORT}" in (EXAMPLES / name).read_text(encoding="utf-8")


def test_the_unit_lets_a_host_open_the_files_it_needs() -> None:
    unit = (EXAMPLES / "count-house-host.service").read_text(encoding="utf-8")
    [limit] = re.findall(r"^LimitNOFILE=([0-9]+)$", unit, re.MULTILINE)
    assert int(limit) >= HostLimits().open_files_needed
