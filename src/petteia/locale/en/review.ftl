### What a finished game teaches, in English.

review-chances = Chances of winning
review-chance-of = Chance of winning: { $name }
review-moment = Move { $number } of { $count }
review-player = Player
review-accuracy = Accuracy
review-luck = Luck
review-skill = Skill
review-lost = Given away
review-adjusted = Without luck
review-sum = Luck and skill add up to the difference between the chances of winning at the beginning and at the end.
review-grade-best = Best
review-grade-fine = Fine
review-grade-doubtful = Doubtful
review-grade-mistake = Mistake
review-grade-blunder = Blunder
n-percentage-points =
    { $points ->
        [one] { $points } percentage point
       *[other] { $points } percentage points
    }
review-grades = A decision is doubtful if it lowers the chance of winning by at least { $doubtful } percentage points, a mistake from { $mistake } and a blunder from { $blunder }. What does not stand out from the noise of the search (±{ $noise }) is not held against anybody.
review-turning-points = Turning points
review-no-turning-points = Nobody gave much away.
review-played = Played: { $plan }
review-better = Better: { $plan }
review-draws = The luck of the draw
review-drawn = { $luck } for { $name }
review-level-quick = First look: { $turns } playouts per position
review-level-deep = Deep look: { $turns } playouts per position
review-working = Looking at the decisions: { $share }
review-refining = Looking deeper: { $share }
review-show-better = Show the better line
review-show-played = Back to the game
review-line-step = Better line, step { $step } of { $count }
review-options = Chances of { $name } afterwards
review-failed = The review could not be made.
review-hint-about = The best moves that the search finds, with your chance of winning afterwards.
review-learn = Learn from your mistakes
review-learn-next = Next question
review-learn-done = Done
review-learn-theirs = Learn from the mistakes
review-learn-find = Find something better
review-learn-number = Question { $number } of { $count }
review-learn-task = This lowered the chance of winning by { n-percentage-points }. Find something better on the board.
review-learn-looking = Looking at it…
review-learn-best = Best!
review-learn-fine = Fine: this costs only { n-percentage-points }.
review-learn-not-yet = Not yet: this costs { n-percentage-points }.
review-learn-same = That is what was played: it costs { n-percentage-points }.
review-learn-tried = Tried: { $plan }
review-learn-again = Try again
review-learn-hint = Hint
review-learn-hint-kind = Another kind of action is better: { $kind }
review-learn-hint-other = Another kind of action is better.
review-learn-hint-beginning = The beginning was right; think about what comes next.
review-learn-hint-object = The kind of action was right; choose something else for it.
review-learn-solution = Show the solution
review-learn-back-to = Back to the question
review-learn-leave = Back to the review
review-learn-result = Found: { $found } of { $count }
review-play-on-about = A new game against bots begins at this moment. It is private and not rated. Whatever the player in your seat did not know then is drawn afresh.
review-play-on-seat = Your seat
review-play-on-begin = Begin
review-all = All options
review-all-about = What { $name } could do, the best first: the chance of winning afterwards, and what is lost compared with the best.
review-all-played = played
