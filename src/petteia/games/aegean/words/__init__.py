"""Both editions of Cyclades for people and programs: events, views, actions as text, refusals, prospects."""
