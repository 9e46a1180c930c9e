from tests.online.conftest import database, postgresql

__all__ = ["database", "postgresql"]
