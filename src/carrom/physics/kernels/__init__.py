"""The compiled heart of the engine: functions on arrays, in SI units."""
