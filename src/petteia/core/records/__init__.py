"""Games in written form, pledged chance, and its verification."""
