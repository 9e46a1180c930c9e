"""Our engine and its peers side by side; kept results. Not part of the package."""
