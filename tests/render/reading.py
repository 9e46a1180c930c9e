"""A picture read back: its elements with their places in metres, y away from the south player."""

import re
from dataclasses import dataclass
from xml.etree import ElementTree as ET

import pytest

SVG = "{http://www.w3.org/2000/svg}"
ROUNDING = 0.005 / 1000 * 1.001
"""Metres that writing hundredths of a millimetre may take off or add."""


def near(wanted, roundings: int = 1):
    """What is written of a length or place in metres, or of several; a sum is rounded twice."""
    return pytest.approx(wanted, rel=0, abs=roundings * ROUNDING)


@dataclass(frozen=True)
class Ring:
    """A circle with the outer edge of its outline."""

    x: float
    y: float
    inner: float
    outer: float
    fill: str


class Seen:
    def __init__(self, svg: str) -> None:
        self.root = ET.fromstring(svg)
        self.ids = {e.get("id") for e in self.root.iter() if e.get("id")}

    def layers(self) -> list[str]:
        """The names of the layers, lowest first."""
        return [str(e.get("class")) for e in self.root if e.tag == SVG + "g"]

    def layer(self, name: str) -> ET.Element:
        (found,) = [e for e in self.root if e.get("class") == name]
        return found

    def of_class(self, name: str) -> list[ET.Element]:
        return [e for e in self.root.iter() if name in str(e.get("class")).split()]

    def rings(self, name: str) -> list[Ring]:
        return [ring(e) for e in self.of_class(name)]

    def discs(self, name: str, layer: str = "discs") -> list[tuple[float, float, float]]:
        """Place and radius of each disc of a kind."""
        found = []
        for group in self.layer(layer):
            if str(group.get("class")).split() == ["disc", name]:
                x, y = numbers(str(group.get("transform")))
                found.append((x / 1000, -y / 1000, float(str(group[0].get("r"))) / 1000))
        return found


def ring(element: ET.Element) -> Ring:
    radius = float(str(element.get("r"))) / 1000
    half = float(element.get("stroke-width", "0")) / 2000
    x, y = float(str(element.get("cx"))) / 1000, -float(str(element.get("cy"))) / 1000
    return Ring(x, y, radius - half, radius + half, element.get("fill", ""))


def numbers(text: str) -> list[float]:
    return [float(found) for found in re.findall(r"-?\d+(?:\.\d+)?", text)]


def places(way: ET.Element) -> list[tuple[float, float]]:
    """The corners of a path of straight lines in metres."""
    found = numbers(str(way.get("d")))
    return [(x / 1000, -y / 1000) for x, y in zip(found[::2], found[1::2], strict=True)]
