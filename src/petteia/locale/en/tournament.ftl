### Tournaments, in English.

tournaments-about = An hour in the arena, an evening of rounds, or games over days: anybody can take part, and anybody with an account can announce one.
tournaments-none = No tournament has been announced. Why not yours?
tournaments-running = Running now
tournaments-open = Coming up
tournaments-over = Finished
tournaments-announce = Announce a tournament
tournament-arena = Arena
tournament-arena-about = As soon as you are free, you are paired again. Whoever has the most points when time is up wins.
tournament-swiss = Swiss
tournament-swiss-about = In every round you meet somebody with about as many points, and nobody twice.
tournament-round_robin = Round robin
tournament-round_robin-about = Everybody meets everybody once.
tournament-tables = Larger tables
tournament-tables-about = Rounds at tables of three to five, with different company each time. The winner of a table gets 12 points, the last none.
tournament-name = Title
tournament-game = Game
tournament-kind = Kind
tournament-starts = Starts
tournament-rounds = Rounds
tournament-length = Duration
tournament-seats = Players at a table
tournament-time = Time to think
tournament-status-open = Begins { $when }
tournament-status-arena = New games until { $when }
tournament-status-round = Round { $number } of { $rounds }
tournament-status-over = Finished
tournament-status-off = Called off
tournament-held = The organiser has paused the tournament.
tournament-by = Organised by { $name }
tournament-enter = Take part
tournament-return = I am back: pair me again
tournament-pause = Pause
tournament-leave = Withdraw
tournament-sign-in = Sign in to take part.
tournament-sign-in-first = Sign in to announce a tournament.
tournament-your-game = Your game is waiting
tournament-to-table = To my table
tournament-in = You are taking part. This page tells you when your game is ready.
tournament-paused = You have paused and will not be paired.
tournament-next = The next round begins { $when }.
tournament-standings = Standings
tournament-points = Points
tournament-wins = Wins
tournament-pausing = paused
tournament-nobody = Nobody has entered yet.
tournament-games = Games
tournament-games-of = Games of round { $number }
tournament-bye = has a bye in this round
tournament-no-game = not played
tournament-watch = Watch
tournament-replay = Replay
tournament-start-now = Begin now
tournament-hold = Pause the tournament
tournament-go-on = Resume
tournament-call-off = Call off
tournament-end = End the tournament
tournament-rules = How it is scored
tournament-rule-two = A win is worth 2 points, a shared victory 1.
tournament-rule-several = The winner of a table gets 12 points, the last none, and the others are evenly spaced in between. Players who share a place share its points.
tournament-rule-come = Come to your table within { $minutes } minutes. Otherwise you get nothing, and are not paired again until you return.
tournament-rule-come-days = Come to your table within { $hours } hours. Otherwise you get nothing, and are not paired again until you return.
tournament-rule-gone = If you are gone at the end of a game and a bot plays on for you, you get nothing for it.
tournament-rule-ties = If points are equal, these decide, in this order:
tournament-tie-cut = Rivals’ points, without the lowest
tournament-tie-opponents = Rivals’ points
tournament-tie-beaten = Points of beaten rivals
tournament-tie-direct = Games among those tied
tournament-tie-fewer = Fewer games
tournament-rule-shared = Players who are equal in everything share the place.
tournament-players =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
tournament-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
tournament-report = Report the name
