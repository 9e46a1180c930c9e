"""CITATION.cff has what its format (1.2.0) asks for, and agrees with the package."""

import tomllib
from pathlib import Path

import yaml

import carrom

ROOT = Path(__file__).resolve().parents[1]
KNOWN = {
    *("abstract", "authors", "cff-version", "commit", "contact", "date-released", "doi"),
    *("identifiers", "keywords", "license", "license-url", "message", "preferred-citation"),
    *("references", "repository", "repository-artifact", "repository-code", "title", "type"),
    *("url", "version"),
}
"""Every key that the format has at the top."""


def test_the_citation_is_valid_and_true():
    found = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert {"cff-version", "message", "title", "authors"} <= set(found) <= KNOWN
    assert found["cff-version"] == "1.2.0"
    assert found["type"] == "software"
    assert found["version"] == carrom.__version__
    assert found["license"] == project["license"]
    assert found["authors"] == [{"name": author["name"]} for author in project["authors"]]
    assert all(isinstance(found[key], str) for key in ("message", "title", "abstract"))
    assert len(set(found["keywords"])) == len(found["keywords"]) > 0
