"""One word, one meaning: no type of the page has the name of another or of a message of the server."""

import re
from collections import Counter
from pathlib import Path

PAGE = Path(__file__).resolve().parents[1] / "web" / "src"
DECLARED = re.compile(
    r"^\s*(?:export )?(?:type|interface|class|enum) ([A-Z]\w*)\b[^,;}]*[={]", re.MULTILINE
)
OF_EVERY_COMPONENT = {"Props"}


def test_a_type_of_the_page_has_a_name_of_its_own():
    files = [file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind)]
    names = Counter(name for f in files for name in DECLARED.findall(f.read_text(encoding="utf-8")))
    assert names["Standing"] == names["ReplayStep"] == 1
    assert {name for name, times in names.items() if times > 1} <= OF_EVERY_COMPONENT
