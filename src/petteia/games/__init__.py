"""The games of the package, each in a folder of its own."""
