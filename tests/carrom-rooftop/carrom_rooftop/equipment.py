"""What the rooftop rules ask of the equipment."""

from typing import Final

from carrom.equipment.requirements import Part, Requirements, Unit, asked_of, limits

EQUIPMENT: Final[Requirements] = (
    *asked_of(Part.PIECES, "rooftop:play.1", diameter=limits("2", "4")),
    *asked_of(Part.LAMP, "rooftop:lamp", power=limits("10", "20", Unit.WATT)),
)
