### Challenges: set games with goals, in English.

challenges-about = Set games against the characters, from easy to hard; all goals of a challenge must be met in the same game. There are no hints, nobody plays for you, and you can take back only what nobody has answered.
challenge-title = Challenge
challenge-count = { $done } of { $count } solved
challenge-against = Opponents: { $names }
challenge-next = Next
challenge-solved = Solved
challenge-play = Play
challenge-again = Try again
challenge-go-on = Continue
challenge-tries =
    { $number ->
        [one] { $number } attempt
       *[other] { $number } attempts
    }
challenge-same-deal = Everyone is dealt the same game.
challenge-won = Challenge solved!
challenge-lost = Not solved this time
challenge-reached = reached
challenge-missed = not reached
challenge-all = All challenges
challenge-next-one = Next challenge

goal-win = Win.
goal-lead =
    { $margin ->
        [one] Finish at least { $margin } point ahead.
       *[other] Finish at least { $margin } points ahead.
    }
