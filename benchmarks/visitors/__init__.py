"""The visitors of a server under trial: honest players, enemies, strangers, and clients that talk nonsense."""
