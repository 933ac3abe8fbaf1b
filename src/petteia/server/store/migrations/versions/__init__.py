"""The steps, one to a file. A released step is never changed."""
