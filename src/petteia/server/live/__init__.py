"""Tables that are in use, and what keeps them going: workers, clerks, schedules, the heart."""
