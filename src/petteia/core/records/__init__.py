"""Games as they are written down, chance that was pledged, and its verification."""
