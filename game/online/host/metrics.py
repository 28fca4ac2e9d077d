"""Counters of a host in the text format of Prometheus."""

import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from statistics import quantiles
from typing import Final

from game import __version__

METRIC_NAME_PREFIX: Final = "count_house"
RECENT_MOVES_IN_QUANTILES: Final = 2000  # on which the quantiles are based
RULES_REASONS_LABEL: Final = "rules"  # label of every reason that is not the host's own
OWN_REASON_KEY_PREFIX: Final = "online."
MOVE_SECONDS_QUANTILES: Final = (0.5, 0.99)
MetricLabels = tuple[tuple[str, str], ...]


class HostMetrics:
    """Counts what happens since the start of the host; `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        """Start all counters at 0."""
        self.clock = clock
        self.frame_count = 0
        self.opened_table_count = 0
        self.undo_count = 0
        self.fault_count = 0
        self.person_move_count = 0
        self.computer_move_count = 0
        self.refusal_counts: Counter[str] = Counter()
        self._total_move_seconds = 0.0
        self._recent_move_seconds: deque[float] = deque(maxlen=RECENT_MOVES_IN_QUANTILES)

    def count_person_move(self, started_at: float) -> None:
        """Count a person's move, and record how long the host took for it; it began to check,
        save and send it at the time `started_at`."""
        seconds = self.clock() - started_at
        self.person_move_count += 1
        self._total_move_seconds += seconds
        self._recent_move_seconds.append(seconds)

    def count_refusal(self, key: str) -> None:
        """Count a refusal under its reason's key; all reasons that come from the rules of games
        share one counter."""
        is_own = key.startswith(OWN_REASON_KEY_PREFIX)
        self.refusal_counts[
            key.removeprefix(OWN_REASON_KEY_PREFIX) if is_own else RULES_REASONS_LABEL
        ] += 1

    def median_and_p99_move_seconds(self) -> tuple[float, ...]:
        """Return the median and the 99th percentile of the seconds that recent moves took; 0.0 for
        both before the first move."""
        if len(self._recent_move_seconds) < 2:
            return tuple(self._recent_move_seconds) * len(MOVE_SECONDS_QUANTILES) or (0.0,) * len(
                MOVE_SECONDS_QUANTILES
            )
        cuts = quantiles(self._recent_move_seconds, n=100)
        return tuple(cuts[round(share * 100) - 1] for share in MOVE_SECONDS_QUANTILES)

    def prometheus_text(
        self, gauges: Iterable[tuple[str, str, Iterable[tuple[MetricLabels, float]]]]
    ) -> str:
        """Return all metrics in the text format of Prometheus, with the additional `gauges` as
        (name, help, values)."""
        lines = [
            *_metric_lines(
                "build_info", "gauge", "The version.", [((("version", __version__),), 1)]
            ),
        ]
        for name, told, values in gauges:
            lines += _metric_lines(name, "gauge", told, values)
        moves = [
            ((("player", "person"),), self.person_move_count),
            ((("player", "computer"),), self.computer_move_count),
        ]
        reasons = [
            ((("reason", key),), count) for key, count in sorted(self.refusal_counts.items())
        ]
        lines += _metric_lines("moves_total", "counter", "Moves that were played.", moves)
        lines += _counter_metric_lines(
            "undos_total", "Decisions and turns that were taken back.", self.undo_count
        )
        lines += _counter_metric_lines(
            "tables_opened_total", "Tables that were opened.", self.opened_table_count
        )
        lines += _counter_metric_lines(
            "frames_total", "Frames that clients have sent.", self.frame_count
        )
        lines += _metric_lines("refusals_total", "counter", "Requests that were refused.", reasons)
        lines += _counter_metric_lines("faults_total", "Mistakes of the program.", self.fault_count)
        lines += self._move_seconds_metric_lines()
        return "\n".join(lines) + "\n"

    def _move_seconds_metric_lines(self) -> list[str]:
        name = f"{METRIC_NAME_PREFIX}_move_seconds"
        told = (
            "Time from the arrival of a move to its sending, "
            f"of the last {RECENT_MOVES_IN_QUANTILES} moves of people."
        )
        return [
            f"# HELP {name} {told}",
            f"# TYPE {name} summary",
            *(
                f'{name}{{quantile="{share}"}} {seconds:.6f}'
                for share, seconds in zip(
                    MOVE_SECONDS_QUANTILES, self.median_and_p99_move_seconds(), strict=True
                )
            ),
            f"{name}_sum {self._total_move_seconds:.6f}",
            f"{name}_count {self.person_move_count}",
        ]


def _counter_metric_lines(name: str, help_text: str, value: float) -> list[str]:
    return _metric_lines(name, "counter", help_text, [((), value)])


def _metric_lines(
    name: str, metric_type: str, help_text: str, values: Iterable[tuple[MetricLabels, float]]
) -> list[str]:
    lines = [
        f"# HELP {METRIC_NAME_PREFIX}_{name} {help_text}",
        f"# TYPE {METRIC_NAME_PREFIX}_{name} {metric_type}",
    ]
    for labels, value in values:
        inner = ",".join(f'{key}="{_escaped_label(each)}"' for key, each in labels)
        lines.append(
            f"{METRIC_NAME_PREFIX}_{name}{{{inner}}} {value}"
            if inner
            else f"{METRIC_NAME_PREFIX}_{name} {value}"
        )
    return lines


def _escaped_label(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
