### What is said at every table, in English.

## Table

table-your-turn = Your turn
table-waiting-for = Waiting for { $name }
table-waiting-chance = Chance decides …
table-to-move = { $name } to move
table-watching = You are watching.
table-waiting-about = You will be told when it is your turn.
table-replay = Replay
table-review = Review
table-hint = Hint
table-plan = Plan ahead
table-webhook = Tell a channel
table-replay-about = You are watching how this game was played.
table-back-to-end = Back to the end
table-view-spectator = as a spectator
table-over = The game is over
table-abandoned = Abandoned
table-abandoned-about = Nobody came back, so nobody won.
table-opened = record from a file
table-from-position = from a position
table-play-on = Play on from here
table-analysis = Analysis board
table-instead = This was not played, but it could have been.
table-winner = Winner: { $names }
table-shared = Shared victory: { $names }
table-you-won = You won!
table-result = Result
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-show = Show this moment
table-log-earlier = Show earlier lines ({ $number })
table-step-first = Go to the beginning
table-step-back = One step back
table-step-forward = One step forward
table-step-last = Go to the end
table-move-of = Move { $number } of { $total }
table-run = Play the moves
table-pause = Pause
table-back-to-now = Back to now
table-past-title = An earlier moment
table-past = You are looking at an earlier moment.
table-export = Export the record
table-undo = Undo
table-undo-impossible = This cannot be undone: something has been revealed, or another player has acted.
table-undone = { $name } undoes the last action.
table-not-possible = Not possible now
table-rematch = Rematch
table-rematch-wanted = { $name } would like a rematch.
table-resign = Resign
table-resign-sure = Do you want to resign and lose this game?
table-resigned = { $name } resigns.
table-resigned-about = You have resigned. A bot plays on for you.
table-seat-resigned = resigned
table-spectators =
    { $number ->
        [0] No spectators
        [one] { $number } spectator
       *[other] { $number } spectators
    }
table-view-of = View of { $name }
table-hand-over = Pass the device to { $name }
table-hand-over-ready = I am { $name }: show my view

## Clock

clock-left = { $name }: { $time } left

## Chat

chat-title = Chat
chat-write = Write a message
chat-send = Send
chat-empty = Nobody has said anything yet.

## Fairness

fairness-title = Fair chance
fairness-commitment = Seal
fairness-seed = The server’s secret
fairness-player-seed = { $name }’s contribution
fairness-none = nothing
fairness-words = with the words “{ $words }”
fairness-yours = exactly what your browser sent
fairness-added = Your browser has added 32 random bytes to the shuffle.
fairness-checking = Checking …
fairness-lesson = This is a lesson: everyone is dealt the same game, so its draws are no secret and there is nothing to prove.
fairness-opened = This game was not played here: it is a record from a file, and nothing is proved about its draws.
fairness-pledged-all = The server sealed its secret before the browsers of all players added random bytes. When the game ends, the seal is opened and your browser checks every draw and roll.
fairness-pledged-you = The server sealed its secret before your browser added random bytes; no other player’s browser added any. When the game ends, the seal is opened and your browser checks every draw and roll.
fairness-pledged-some = The server sealed its secret before the browsers of some players added random bytes. When the game ends, the seal is opened and your browser checks every draw and roll.
fairness-pledged-none = The server sealed its secret before the first action. But no player’s browser added random bytes, so it may have tried several secrets. When the game ends, the seal is opened and your browser checks every draw and roll.
fairness-pledged-old = This game began under an older procedure. When it ends, your browser checks every draw and roll, but nothing will show whether the server sealed its secret before the players gave theirs.
fairness-proven-all = Proven: the server sealed its secret before the browsers of all players added random bytes, and every draw and roll ({ $number }) follows from both, so the server chose none of them.
fairness-proven-you = Proven for you: the server sealed its secret before your browser added random bytes, and every draw and roll ({ $number }) follows from both, so the server chose none of them.
fairness-proven-some = Proven: the server sealed its secret before the browsers of some players added random bytes, and every draw and roll ({ $number }) follows from both; if you trust one of these players, you can be sure that the server chose none of them.
fairness-proven-none = Proven in part: every draw and roll ({ $number }) follows from the secret that the server sealed before the first action, but no player’s browser added random bytes, so it may have tried several secrets.
fairness-proven-old = Proven in part: every draw and roll ({ $number }) follows from the seeds that were sealed before the first action, but nothing shows whether the server’s came first.
fairness-wrong-house = Do not trust this game: the server’s seal is not the one your browser saw before.
fairness-wrong-pledge = Do not trust this game: the players’ contributions are not the ones it began with.
fairness-wrong-own = Do not trust this game: the random bytes from your browser are missing, although the server accepted them.
fairness-wrong-bot = Do not trust this game: a bot has contributed to the shuffle, which only players may do.
fairness-wrong-seeds = Do not trust this game: what the server revealed does not match its seal.
fairness-wrong-draw = Do not trust this game: draw { $number } does not follow from the seal.

## Connection

connection-lost = Connection lost. Reconnecting …
connection-waiting = Your action is saved and will be sent once.

## First game

tutorial-title = First game
tutorial-next = Next
tutorial-back = Back
tutorial-end = End the lesson
tutorial-step = Step { $step } of { $steps }
tutorial-leave = End the lessons and keep playing
tutorial-happened = What happened
tutorial-wait = Keep playing: the next lesson appears when it is relevant. Still to come: { $topics }.
tutorial-all = You have seen everything. Play on to the end!

## Keyboard

keys-title = Keyboard
keys-move = Move from one item to the next
keys-choose = Choose
keys-escape = Close, or cancel the choice
keys-tab = Go to the next part of the table
keys-log = Log
keys-chat = Chat
keys-help = This help
keys-undo = Undo
keys-rule = The rule for what is shown
keys-number = Choose an option by its number
keys-earlier = Step back through the game
keys-later = Step forward through the game
keys-next = Next place that can be chosen
keys-previous = Previous place that can be chosen
keys-home = Your first land
keys-closer = Zoom in
keys-farther = Zoom out
keys-whole = The whole map
keys-search = Search the rules
keys-back = In the graph: one step back
keys-forward = In the graph: one step forward
keys-mark-before = In the graph: previous marked decision
keys-mark-after = In the graph: next marked decision
keys-beginning = In the graph: the beginning
keys-end = In the graph: the end

## Order at the table

page-closed = Table closed
page-closed-about = A moderator closed this table. Nobody wins, and the game is not rated.
page-report = Report
page-report-about = What do you want to report?
page-report-table = The whole table
page-report-line = { $name } wrote: { $text }
page-report-note = What happened?
page-report-send = Send the report
page-report-done = Thank you. A moderator will look at it.

## Any table

page-free = free
page-tab-table = Table
page-then-won = You win
page-then-lost = You lose
page-then-shared = Shared victory

table-spectators-later = Spectators see the game { $minutes } min later.
table-spectators-chances = Spectators see the chances of each side.
open-spectators = Spectators
open-spectators-see = They see the game
open-spectators-at-once = at once
open-spectators-later = { $minutes } min later
open-spectators-chances = They see the chances of each side. Sitting down means agreeing.

record-open = Open a record
record-open-about = Replay and review a game from a file: a record that you downloaded here, or one written by “petteia sim”, “match”, “ladder” or “play”.
record-choose-file = Choose a file
record-which =
    { $number ->
        [one] The file contains { $number } game.
       *[other] The file contains { $number } games. Which one?
    }
record-line = Line { $line } is wrong.
