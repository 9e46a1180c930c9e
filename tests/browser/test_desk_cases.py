"""The desk under the Laws of Carrom, with pairs: every kind of case, points on demand, warnings to the end."""

import pytest
from playwright.sync_api import expect

from tests.browser.desks import UmpirePage, case_kind
from tests.browser.driving import PHONE

NOT_HERE = {"overrule", "offer-protest"}


@pytest.mark.proves("icf:87.b", "icf:121.a")
def test_pairs_under_the_laws_of_carrom(player):
    umpire = UmpirePage(player(**PHONE))
    umpire.open("Ada", "Ann", "Ben", "Bob", rules="icf", length="as-ruled")
    umpire.to_the_stroke()
    umpire.undo()
    done = set(NOT_HERE)

    def everything():
        """Enter every offer, one ground, and one call of each group."""
        groups = {f"call-{call['name']}": call["group"] for call in umpire.view()["calls"]}
        umpire.everything(
            done,
            lambda case: (
                groups.get(case) or ("ground" if case.startswith("ground-") else case_kind(case))
            ),
        )

    everything()  # before "Play"
    umpire.to_the_stroke()
    everything()
    umpire.stroke(*["Own piece"] * 8)
    umpire.stroke("Improper stroke", "Own piece", "Striker")  # the last one, with the queen there
    asked = umpire.page.locator(".choices button")
    expect(asked).to_have_count(3)  # two points on demand, one or none
    umpire.choose(1)
    assert umpire.facts()[-1] == {"type": "demanded", "by": umpire.facts()[-1]["by"], "points": 1}
    umpire.to_the_stroke()
    for count in (1, 2, 3):
        told = umpire.chips(umpire.find("offer-disturbed"))
        assert told[0].endswith(f"warning {count}")
        umpire.case(umpire.find("offer-disturbed"))
        umpire.to_the_stroke()
    warned = umpire.page.locator("abbr", has_text="!!!")
    expect(warned).to_be_visible()
    after = [ground["name"] for ground in umpire.view()["grounds"]][-1]
    umpire.case(f"ground-{after}")
    expect(umpire.page.locator(".stage")).to_contain_text("match over")
