"""HTTP pages on the port of a host: its health and its metrics."""

import shutil
from http import HTTPStatus
from typing import Final

from websockets.asyncio.server import ServerConnection
from websockets.http11 import Request, Response

from game.online.host.host import Host
from game.online.host.metrics import MetricLabels
from game.online.protocol.table_state import Phase

PROMETHEUS_CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
MIN_FREE_DISK_BYTES: Final = 4_000_000  # with less free disk space a host will soon refuse moves


def health_or_metrics_response_for(
    host: Host, connection: ServerConnection, request: Request
) -> Response | None:
    """Return the HTTP response for the page /healthz or /metrics; None for other requests, which
    then open a WebSocket."""
    pages = {"/healthz": _health_response, "/metrics": _metrics_response}
    page = pages.get(request.path.partition("?")[0])
    if page is None or "Upgrade" in request.headers:
        return None
    return page(host, connection)


def _health_response(host: Host, connection: ServerConnection) -> Response:
    try:
        free = shutil.disk_usage(host.services.tables_folder).free
    except OSError:
        return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, "The folder is gone.\n")
    if free < MIN_FREE_DISK_BYTES:
        return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, "The disk is full.\n")
    return connection.respond(HTTPStatus.OK, "ok\n")


def _metrics_response(host: Host, connection: ServerConnection) -> Response:
    phases = [table.phase for table in host.tables.values()]
    by_phase: list[tuple[MetricLabels, float]] = [
        ((("phase", phase.name.lower()),), phases.count(phase)) for phase in Phase
    ]
    at_tables = sum(session.table is not None for session in host.sessions)
    page = host.metrics.prometheus_text(
        [
            ("tables", "Tables, by phase.", by_phase),
            ("connections", "Connections of clients.", [((), len(host.sessions))]),
            ("connections_at_tables", "Those that are at a table.", [((), at_tables)]),
            ("connections_limit", "Their limit.", [((), host.services.limits.connections)]),
        ]
    )
    response = connection.respond(HTTPStatus.OK, page)
    del response.headers["Content-Type"]
    response.headers["Content-Type"] = PROMETHEUS_CONTENT_TYPE
    return response
