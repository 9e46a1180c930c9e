"""What a proxy in front of the server tells: whom it speaks for, over which scheme, and a request's id.

Anybody can send these headers; only those of the proxies that the settings name are believed.
"""

from collections.abc import Callable, Sequence
from ipaddress import ip_network
from typing import Any, Final

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

TOLD: Final = frozenset((b"x-forwarded-for", b"x-forwarded-proto", b"x-request-id"))
"""The headers that only a proxy may send."""


def is_proxy(text: str) -> bool:
    """Say whether a text names an address or a network, as ``127.0.0.1`` and ``10.0.0.0/8`` do."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def proxy_test(proxies: Sequence[str]) -> Callable[[str], bool]:
    """Return what says whether an address is one of the proxies that are named."""
    named = _believing(None, proxies).trusted_hosts
    return lambda address: address in named


class Proxies:
    """Believes the proxies that are named, and nobody else."""

    def __init__(self, app: ASGIApp, proxies: Sequence[str] = ()) -> None:
        self._app = app
        self._believing = _believing(app, proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, as coming from whom a proxy names."""
        serve: Any = self._app
        if scope["type"] != "lifespan":
            client = scope.get("client")
            if client is not None and client[0] in self._believing.trusted_hosts:
                serve = self._believing
            else:
                scope["headers"] = [each for each in scope["headers"] if each[0] not in TOLD]
        await serve(scope, receive, send)


def _believing(app: Any, proxies: Sequence[str]) -> ProxyHeadersMiddleware:  # noqa: ANN401 - uvicorn's own
    return ProxyHeadersMiddleware(app, list(proxies))
