"""The games of the package, each in its own folder."""
