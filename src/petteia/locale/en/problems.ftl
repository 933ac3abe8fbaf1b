### Problems: positions with one clearly best decision, in English.

problem-title = Problem
problem-daily = Problem of the day
problem-rating = Rating { $rating }
problem-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
problem-count = { $done } of { $count } solved
problem-task = After one decision, your chance of winning is higher than after any other, by at least { n-percentage-points }. Find it on the board.
problem-looking = Looking at it…
problem-solved = Solved! Your chance of winning is now { $chance }.
problem-wrong = Not this one: it lowers your chance of winning by { n-percentage-points }.
problem-tried = Tried: { $plan }
problem-hint = Hint
problem-hint-kind = Think of this kind of action: { $kind }
problem-hint-not = It is not this: { $plan }
problem-solution = Show the solution
problem-again = Try again
problem-next = Next problem
problem-step = Step { $step } of { $count }
