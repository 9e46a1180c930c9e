"""Which pages may use a server, and by which address it may be reached."""

from types import SimpleNamespace

import pytest
from starlette.requests import HTTPConnection

from carrom.server.http.addresses import base_address
from carrom.server.http.origins import Origins

SITES = Origins(["https://carrom.example", "http://club.example:8420"])


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8420", "localhost:8420", "LOCALHOST", "[::1]:8420", "10.1.2.3", "carrom.example"],
)
def test_reached(host):
    assert SITES.reached(host)
    assert SITES.allow(None, host)
    assert SITES.allow(f"http://{host}", host)
    assert SITES.allow("https://carrom.example", host)


@pytest.mark.parametrize("host", [None, "", "evil.example", "localhost.evil.example:8420", "["])
def test_not_reached_by_a_name_that_nobody_named(host):
    assert not SITES.reached(host)
    assert not SITES.allow(None, host)
    assert not SITES.allow(f"http://{host}", host)
    assert not SITES.allow("https://carrom.example", host)


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "http://evil.example",
        "https://carrom.example.evil",
        "http://127.0.0.1",
        "http://[",
    ],
)
def test_pages_of_others(origin):
    assert not SITES.allow(origin, "127.0.0.1:8420")


@pytest.mark.parametrize(
    ("host", "public", "lan", "base"),
    [
        ("localhost:8420", "", "", "http://localhost:8420"),
        ("localhost:8420", "", "http://10.0.0.5:8420", "http://10.0.0.5:8420"),
        ("[::1]:8420", "", "http://10.0.0.5:8420", "http://10.0.0.5:8420"),
        ("127.0.0.1", "", "http://10.0.0.5:8420", "http://10.0.0.5:8420"),
        ("10.0.0.7:8420", "", "http://10.0.0.5:8420", "http://10.0.0.7:8420"),
        ("ws.example", "", "http://10.0.0.5:8420", "http://ws.example"),
        ("localhost", "https://carrom.example", "http://10.0.0.5", "https://carrom.example"),
    ],
)
def test_what_links_begin_with(host, public, lan, base):
    app = SimpleNamespace(state=SimpleNamespace(public_url=public, lan_url=lan))
    headers = [(b"host", host.encode())]
    scope = {"type": "http", "app": app, "headers": headers, "scheme": "http", "path": "/"}
    assert base_address(HTTPConnection(scope)) == base
