"""The API keeps to its own description: schemathesis asks everything it says can be asked, and more."""

import asyncio
import subprocess
import sys

import pytest

from tests.server.serving import opened
from tests.server.test_running import process

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    with process(tmp_path_factory.mktemp("data")) as (_, address):
        yield address


def faults(folder, host, *args, settings=""):
    """What schemathesis finds: nothing, or its report."""
    file = folder / "schemathesis.toml"
    file.write_text(settings)
    words = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(file), "--no-color"]
    words += ["run", f"http://{host}/openapi.json", "--checks", ",".join(CHECKS)]
    words += ["--generation-deterministic", "--workers", "1", "--request-timeout", "60"]
    done = subprocess.run(
        [*words, *args], capture_output=True, text=True, check=False, timeout=300, cwd=folder
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_whatever_is_asked(tmp_path, host):
    found = faults(tmp_path, host, "--phases", "coverage,fuzzing", "--max-examples", "8")
    assert not found, found


def test_of_a_room_that_is_there(tmp_path, host):
    room, _ = asyncio.run(opened(host))
    only = ["--include-path-regex", "{room}", "--mode", "positive", "--phases", "fuzzing"]
    known = f'[parameters]\n"path.room" = "{room}"\n'
    found = faults(tmp_path, host, *only, "--max-examples", "3", settings=known)
    assert not found, found
