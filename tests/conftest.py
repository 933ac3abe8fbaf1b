"""Nothing in the tests is random: hypothesis draws the same examples every time."""

from hypothesis import settings

settings.register_profile("petteia", derandomize=True, deadline=None, print_blob=True)
settings.load_profile("petteia")
