"""Python on the page is built from the package's own modules, and sent as it was packed."""

import gzip
import hashlib
import io
import json
import re
import zipfile
from importlib import import_module
from pathlib import Path

import httpx
import msgspec
import pytest

from carrom import page_sources
from carrom.server.run import PAGE
from tests.server.test_running import process

ROOT = Path(__file__).parents[2]
ASSETS = PAGE / "assets"


@pytest.fixture
def tool(monkeypatch):
    """A module of ``tools``, by its name."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return import_module


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    with (
        process(tmp_path_factory.mktemp("data")) as (_, host),
        httpx.Client(base_url=f"http://{host}") as found,
    ):
        yield found


def test_the_page_holds_the_modules_of_this_package():
    (packed,) = ASSETS.glob("carrom-*.zip.gz")
    assert packed.name == f"carrom-{page_sources.page_mark()}.zip.gz"
    with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))) as archive:
        held = {name: archive.read(name) for name in archive.namelist()}
    assert held == page_sources.page_files()
    assert {"carrom/desk/page_board.py", "carrom/rules/sets/icf/icf.toml"} <= set(held)
    assert not any(name.startswith(("carrom/physics", "carrom/server")) for name in held)


def test_msgspec_on_the_page_is_the_release_of_the_server(tool):
    (packed,) = ASSETS.glob("python-*/msgspec.whl.gz")
    data = gzip.decompress(packed.read_bytes())
    assert hashlib.sha256(data).hexdigest() in tool("page_python").pinned()
    with zipfile.ZipFile(io.BytesIO(data)) as wheel:
        (info,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    assert info.partition("-")[2].partition(".dist")[0] == msgspec.__version__


def test_the_wheel_is_made_for_the_python_that_npm_brings(tool):
    python = tool("page_python")
    lock = python.MODULES / "pyodide-lock.json"
    if not lock.is_file():
        pytest.skip("the page came built, with a source distribution")
    told = json.loads(lock.read_text(encoding="utf-8"))["info"]
    assert told["python"].startswith(python.TAGS["--python-version"] + ".")
    assert python.TAGS["--platform"] == f"pyemscripten_{told['abi_version']}_{told['arch']}"


def test_a_changed_rule_makes_the_page_stale(tool, monkeypatch):
    page, python = tool("page"), tool("page_python")
    assert page.fresh()
    before = page.sources()
    ours = python.page_sources()
    monkeypatch.setattr(python, "page_sources", lambda: ours)
    assert page.sources() == before
    files = ours.page_files()
    files["carrom/rules/fouls.py"] += b"\n"
    monkeypatch.setattr(ours, "page_mark", lambda: ours.mark_of(files))
    assert page.sources() != before
    assert not page.fresh()


def test_the_archive_is_the_same_each_time(tool):
    archive = tool("page_python").archive
    files = {"carrom/b.py": b"1", "carrom/a.py": b"2"}
    assert archive(files) == archive(files) != archive(files | {"carrom/a.py": b"3"})


def test_the_files_are_sent_compressed_and_kept_for_good(client):
    for packed in sorted([*ASSETS.glob("*.gz"), *ASSETS.glob("python-*/*.gz")]):
        plain = gzip.decompress(packed.read_bytes())
        path = f"/{packed.relative_to(PAGE).as_posix().removesuffix('.gz')}"
        with client.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
        assert raw == packed.read_bytes()
        other = client.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in other.headers
        assert other.content == plain


def test_their_types_are_those_that_a_browser_asks_for(client):
    (folder,) = ASSETS.glob("python-*")
    for name, kind in (
        ("pyodide.asm.wasm", "application/wasm"),
        ("pyodide.asm.mjs", r"(text|application)/javascript.*"),
        ("LICENCES.txt", r"text/plain.*"),
    ):
        answer = client.head(f"/assets/{folder.name}/{name}")
        assert re.fullmatch(kind, answer.headers["content-type"]), name
    assert client.get("/assets/nothing.wasm").status_code == 404


def test_the_server_tells_by_which_modules_it_rules(client):
    assert client.get("/healthz").json()["rules"] == page_sources.page_mark()
