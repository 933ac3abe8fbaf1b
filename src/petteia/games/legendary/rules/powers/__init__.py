"""What creatures, heroes and gods do that no other does: one file each, or one for a family that does the same.

Every module of this folder registers its powers when it is imported; `find_powers` imports them all, so that no list
needs to name them.
"""

from importlib import import_module
from pkgutil import iter_modules


def find_powers() -> None:
    """Import all modules of this folder."""
    for module in iter_modules(__path__):
        import_module(f"{__name__}.{module.name}")
