"""Structs of the core as fields of a request: checked and described by pydantic, typed once."""

from typing import Annotated, Any, Final

from msgspec import structs
from pydantic import ConfigDict, GetCoreSchemaHandler, Strict
from pydantic_core import CoreSchema, core_schema

_STRICT: Final[core_schema.CoreConfig] = {"strict": True}
_NAMES: Final = Strict(strict=False)  # a name of an enumeration is a text in JSON

STRICT: Final = ConfigDict(extra="forbid", strict=True)
"""What every request keeps to: no field that is not known, no number as a text."""


class OfStruct:
    """Marks a field as a msgspec struct: ``aim: Annotated[Aim, OfStruct()]``."""

    def __get_pydantic_core_schema__(
        self,
        source: Any,  # noqa: ANN401 - any struct
        handler: GetCoreSchemaHandler,
    ) -> CoreSchema:
        """Return the struct's own fields as those of a JSON object."""
        fields = {
            field.name: core_schema.typed_dict_field(
                handler.generate_schema(_loose(field.type)), required=field.required
            )
            for field in structs.fields(source)
        }
        shape = core_schema.typed_dict_schema(fields, extra_behavior="forbid", config=_STRICT)
        return core_schema.no_info_after_validator_function(lambda given: source(**given), shape)


def _loose(kind: Any) -> Any:  # noqa: ANN401 - any type
    return kind if kind in (float, int, str, bool) else Annotated[kind, _NAMES]
