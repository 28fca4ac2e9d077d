"""Harmed journals tell the truth or nothing: the short form of tools/damage.py."""

import pytest

from tools import damage

pytestmark = pytest.mark.thorough

SHARES = {"zeros": 23, "swaps": 41, "strange": 61, "cuts": 307, "bits": 2003}


@pytest.mark.parametrize("harm", SHARES)
def test_a_harmed_journal_tells_the_truth_or_nothing(
    harm: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--harm", harm, "--every", str(SHARES[harm]), "--files", "*-60.tinners"]
    assert damage.main(asked) == 0
    assert " 0 bad, " in capsys.readouterr().out


@pytest.mark.slow
def test_every_byte_and_bit_of_every_sample() -> None:
    assert damage.main([]) == 0


def test_a_reader_that_is_fooled_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fooled(*_: object) -> None:
        raise AssertionError("it tells what never happened")

    monkeypatch.setattr(damage, "check", fooled)
    assert damage.main(["--harm", "swaps", "--every", "1000", "--files", "lanterns*-2-60*"]) == 1
    assert "it tells what never happened" in capsys.readouterr().out
