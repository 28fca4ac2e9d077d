"""What a host counts, and how it tells Prometheus."""

from game.engine.reasons import Reason
from game.online.host.host_services import FILES_BESIDE_TABLES_AND_CONNECTIONS, HostLimits
from game.online.host.metrics import HostMetrics
from game.online.repeated_problem_log import SECONDS_BETWEEN_REPORTS, RepeatedProblemLog
from tests.online.club import Club, Tables, sitting
from tests.titles.lanterns.games import luck_of


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self.now = 0.0

    def __call__(self) -> float:
        """Return the seconds."""
        return self.now


def figures(metrics: HostMetrics) -> dict[str, float]:
    """Return every figure by its name and labels."""
    lines = [line for line in metrics.prometheus_text([]).splitlines() if not line.startswith("#")]
    pairs = [line.rpartition(" ") for line in lines]
    return {name: float(value) for name, _, value in pairs}


def test_every_move_of_a_person_is_counted(club: Club, tables: Tables) -> None:
    before = club.hosted(tables[0]).game.match.step_count
    club.play(luck_of(1), 4)
    counted = figures(club.host.metrics)
    assert counted['count_house_moves_total{player="person"}'] == 4
    assert counted["count_house_move_seconds_count"] == 4
    assert club.hosted(tables[0]).game.match.step_count >= before + 4


def test_moves_of_computers_are_counted_apart(club: Club) -> None:
    from game.records.records import HUMAN_PLAYER
    from tests.online.club import lanterns_set_up

    sitting(club, lanterns_set_up((HUMAN_PLAYER, "ai:1")))
    club.play(luck_of(1))
    counted = figures(club.host.metrics)
    assert counted['count_house_moves_total{player="computer"}'] > 0


def test_refusals_are_counted_by_their_reason(club: Club, tables: Tables) -> None:
    tables[0].start_game()
    tables[1].start_game()
    club.settle()
    counted = figures(club.host.metrics)
    assert counted['count_house_refusals_total{reason="started"}'] == 1
    assert counted['count_house_refusals_total{reason="not-owner"}'] == 1


def test_refusals_of_the_rules_are_one_figure() -> None:
    metrics = HostMetrics(Clock())
    for key in ("mine.too-dear", "mine.no-water", "online.stale"):
        metrics.count_refusal(Reason(key).key)
    counted = figures(metrics)
    assert counted['count_house_refusals_total{reason="rules"}'] == 2
    assert counted['count_house_refusals_total{reason="stale"}'] == 1


def test_half_and_ninety_nine_of_a_hundred_moves_are_told() -> None:
    clock = Clock()
    metrics = HostMetrics(clock)
    for number in range(1, 102):
        clock.now = number / 1000
        metrics.count_person_move(0.0)
    counted = figures(metrics)
    assert round(counted['count_house_move_seconds{quantile="0.5"}'], 3) == 0.051
    assert round(counted['count_house_move_seconds{quantile="0.99"}'], 3) == 0.101


def test_before_the_first_move_there_are_figures_too() -> None:
    counted = figures(HostMetrics(Clock()))
    assert counted['count_house_move_seconds{quantile="0.99"}'] == 0


def test_every_figure_has_its_kind_and_its_help() -> None:
    text = HostMetrics(Clock()).prometheus_text(
        [("tables", "Tables.", [((("phase", 'a"b\\'),), 3)])]
    )
    names = {
        line.partition(" ")[0].partition("{")[0]
        for line in text.splitlines()
        if not line.startswith("#")
    }
    families = {name.removesuffix("_sum").removesuffix("_count") for name in names}
    for kind in ("HELP", "TYPE"):
        assert families == {
            line.split()[2] for line in text.splitlines() if line.startswith(f"# {kind} ")
        } - {"count_house_refusals_total"}
    assert 'phase="a\\"b\\\\"' in text
    assert text.endswith("\n")


def test_a_complaint_is_told_once_a_minute() -> None:
    clock = Clock()
    said: list[str] = []
    complaint = RepeatedProblemLog(clock, said.append)
    for _ in range(50):
        complaint.report_or_count("It fails.")
    clock.now = SECONDS_BETWEEN_REPORTS
    complaint.report_or_count("It fails.")
    assert said == ["It fails.", "It fails. (49 more in the last minute)"]


def test_where_few_files_may_be_open_there_are_fewer_connections() -> None:
    limits = HostLimits().reduced_to_open_files(1024)
    assert limits.open_files_needed <= 1024
    assert limits.connections > 100
    assert limits.tables == HostLimits().tables


def test_where_enough_files_may_be_open_the_limits_stay() -> None:
    assert HostLimits().reduced_to_open_files(HostLimits().open_files_needed) == HostLimits()


def test_even_a_small_process_takes_somebody() -> None:
    for files in (FILES_BESIDE_TABLES_AND_CONNECTIONS, 128, 256, 512):
        limits = HostLimits().reduced_to_open_files(files)
        assert limits.connections > 0
        assert limits.tables > 0
