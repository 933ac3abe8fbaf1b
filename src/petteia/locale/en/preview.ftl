### What a link shows where somebody posts it, in English.

preview-waiting =
    { $names }. { $free ->
        [one] One seat is free.
       *[other] { $free } seats are free.
    } Open the link and sit down.
preview-playing = { $names }. The game is in progress, and you can watch it live.
preview-over = { $names }. Replay the game move by move.
preview-problem = What would you do? One decision is clearly the best. Rating { $rating }.
