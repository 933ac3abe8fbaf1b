### What only the page says, in English.

## Start

page-title-1 = Sit down.
page-title-2 = It is your move.
page-lead = Board games in your browser. Free, without an account, in five languages.
page-play-now-about = At the table in two seconds
page-play-friend-about = One link, nothing to install
page-friend-text = Send the link, or let your friend scan the code. The game starts when they sit down.
page-fair = Every shuffle can be checked in your browser
page-open-source = Open source, our own drawings, no ads
page-play = Play
page-watch = Watch
page-learn = Learn
page-players = Players
page-history = Your games
page-join = Join
page-look = View
page-trial = trial
page-chance = Chance
page-night = Dark
page-day = Light
page-table = table { $code }
page-not-here = There is no such page.
page-home = Back to the start
page-offline = You are offline
page-offline-about = Your games are safe on the server. The page comes back by itself as soon as you are connected.
page-offline-again = Try again
page-newer = A new version of Petteia is ready.
page-reload = Reload
page-rematch-go = Go to the new game
page-undo-asked = { $name } asks to undo the last action.
page-undo-ask = Ask to undo your last action
page-undo-waiting = You have asked to undo your last action.
page-undo-declined = Your opponent declined the undo.
page-agree = Agree
page-decline = Decline
page-seed = Add your own words to the shuffle
page-points = Points
page-seat-back = Take your seat back from the bot

## Account

page-banned-until = It can be used again from { $date }.
page-banned-reason = Reason: { $reason }
page-request = If you report this, please quote: { $found }
page-moderation = Moderation

## Order at the table

page-deleted-player = deleted player

## Rules

page-rules-english = This page has not been translated yet. Here it is in English.

## Bots

page-bot = bot

## Problems

page-live = Live now
page-tournaments = Tournaments
page-problems = Problems
page-challenges = Challenges
page-no-problems = There are no problems for this game yet.
start-daily = Problem of the day
start-daily-about = Rating { $rating }
start-daily-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
start-daily-solve = Solve it
start-daily-done = Solved
