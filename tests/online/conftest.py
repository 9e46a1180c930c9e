import itertools

import pytest

from tests.online.engines import Nats, PostgreSQL, running


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory):
    """One PostgreSQL for all tests; each takes a database of its own. It need not survive the machine."""
    folder = tmp_path_factory.mktemp("postgresql") / "data"
    with running(PostgreSQL(folder, "fsync=off")) as engine:
        yield engine


@pytest.fixture(scope="session")
def nats():
    with running(Nats()) as engine:
        yield engine


@pytest.fixture
def postgresql_of_its_own(tmp_path):
    """A PostgreSQL that a test may end; what it commits is on the disk."""
    with running(PostgreSQL(tmp_path / "postgresql")) as engine:
        yield engine


@pytest.fixture
def nats_of_its_own():
    with running(Nats()) as engine:
        yield engine


_numbers = itertools.count()


@pytest.fixture
def database(postgresql):
    """The address of an empty database."""
    return postgresql.database(f"carrom{next(_numbers)}")
