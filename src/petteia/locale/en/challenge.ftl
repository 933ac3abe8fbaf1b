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
goal-win-military = Win by military supremacy.
goal-win-science = Win by scientific supremacy.
goal-win-points = Win by points.
goal-win-military-age =
    Win by military supremacy by the end of Age { $until ->
        [1] I
        [2] II
       *[3] III
    }.
goal-win-cycle = Win by the end of cycle { $until }.
goal-lead =
    { $margin ->
        [one] Finish at least { $margin } point ahead.
       *[other] Finish at least { $margin } points ahead.
    }
goal-hold-wonders =
    { $number ->
        [one] Build { $number } wonder.
       *[other] Build { $number } wonders.
    }
goal-hold-gold = Own { $number } gold at some moment.
goal-hold-islands =
    { $number ->
        [one] Own { $number } island.
       *[other] Own { $number } islands at the same time.
    }
goal-hold-fleets =
    { $number ->
        [one] Have { $number } fleet on the map.
       *[other] Have { $number } fleets on the map at the same time.
    }
goal-hold-lands =
    { $number ->
        [one] Control { $number } land.
       *[other] Control { $number } lands at the same time.
    }
goal-hold-heroes =
    { $number ->
        [one] Have { $number } hero on the map.
       *[other] Have { $number } heroes on the map at the same time.
    }
goal-hold-metropolises-cycle =
    { $number ->
        [one] Own { $number } metropolis by the end of cycle { $until }.
       *[other] Own { $number } metropolises by the end of cycle { $until }.
    }
goal-forgo-green = Build no scientific building.
goal-forgo-wonders = Build no wonder.
goal-forgo-priests = Never hold a priest.
goal-forgo-philosophers = Never hold a philosopher.
goal-avoid-creature_summoned = Summon no creature.
goal-avoid-metropolis_founded = Build no metropolis: take them from others.
goal-avoid-hero_recruited = Recruit no hero.
goal-avoid-turn_begun-ares = Never take a turn with Ares.
