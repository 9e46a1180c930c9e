"""The course of a match, as a log that nothing can corrupt."""
