"""How the minds of both Cyclades are trained."""
