"""Turn connection errors into reasons that say what is wrong and what would help."""

import errno
import socket
import ssl
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from game.engine.reasons import FactValue, Reason
from game.online.protocol.invitation import Address

NO_ROUTE_ERROR_CODES: Final = (
    errno.EHOSTUNREACH,
    errno.ENETUNREACH,
    errno.ENETDOWN,
    errno.ETIMEDOUT,
)
CERTIFICATE_DATE_ERROR_CODES: Final = (9, 10)  # codes of OpenSSL: not yet valid, expired
CERTIFICATE_NAME_ERROR_CODES: Final = (
    62,
    64,
)  # codes of OpenSSL: for another host, for another address
TRY_LATER_CLOSE_CODE: Final = (
    1013  # the code with which a host closes a connection when it has too many
)
BUSY_HTTP_STATUSES: Final = (429, 503)
GATEWAY_ERROR_HTTP_STATUSES: Final = (502, 504)  # a proxy answers, but the host behind it does not
_REASON_KEY_BY_ERROR_TYPES: Final[tuple[tuple[tuple[type[BaseException], ...], str], ...]] = (
    ((ssl.SSLError,), "not-encrypted"),
    ((WebSocketException, EOFError, ConnectionResetError), "not-a-host"),
    ((socket.gaierror, UnicodeError), "no-such-name"),
    ((TimeoutError,), "no-route"),
)
"""The keys of reasons by types of errors; the first entry that fits an error counts."""


def connection_failure_reason(error: BaseException, address: Address) -> Reason:
    """Return why the connection to an address failed or ended."""
    facts: dict[str, FactValue] = {"address": str(address), "host": address.host}
    return Reason(f"online.{_error_text_key(error)}", facts)


def _error_text_key(error: BaseException) -> str:
    if isinstance(error, ConnectionClosed):
        is_full = error.rcvd is not None and error.rcvd.code == TRY_LATER_CLOSE_CODE
        return "host-full" if is_full else "lost"
    if isinstance(error, InvalidStatus):
        return _status_text_key(error.response.status_code)
    if isinstance(error, ssl.SSLCertVerificationError):
        return _certificate_text_key(error.verify_code)
    for kinds, key in _REASON_KEY_BY_ERROR_TYPES:
        if isinstance(error, kinds):
            return key
    return _system_error_text_key(error) if isinstance(error, OSError) else "unreachable"


def _status_text_key(status: int) -> str:
    if status in GATEWAY_ERROR_HTTP_STATUSES:
        return "not-hosted"
    return "host-full" if status in BUSY_HTTP_STATUSES else "not-a-host"


def _certificate_text_key(code: int) -> str:
    if code in CERTIFICATE_DATE_ERROR_CODES:
        return "certificate-expired"
    return (
        "certificate-of-another"
        if code in CERTIFICATE_NAME_ERROR_CODES
        else "certificate-untrusted"
    )


def _system_error_text_key(error: OSError) -> str:
    """Return the text key for a system error: "not-hosted" for a refused connection, "no-route" or
    "unreachable".

    When several addresses were tried and failed, the error numbers are only in the error's text.
    """
    known = (errno.ECONNREFUSED, *NO_ROUTE_ERROR_CODES)
    codes = {error.errno} if error.errno else {
        code for code in known if f"[Errno {code}]" in str(error)
    }  # fmt: skip
    if errno.ECONNREFUSED in codes:
        return "not-hosted"
    return "no-route" if codes & {*NO_ROUTE_ERROR_CODES} else "unreachable"
