"""7 Wonders Duel for people and programs: events, views, actions as text, refusals, prospects."""
