### What every screen shares, in English.

app-title = Petteia
app-about = Board games by the book

## Words used on many screens

word-ok = OK
word-cancel = Cancel
word-close = Close
word-back = Back
word-save = Save
word-delete = Delete
word-copy = Copy
word-copied = Copied
word-confirm = Confirm
word-more = More
word-less = Less
word-yes = Yes
word-no = No
word-loading = Loading …
word-retry = Try again
word-search = Search
word-none = None
word-you = you
word-rule = Rule { $rule }
word-rules = Rules
word-help = Help
word-why-not = Why not?
word-average = average

n-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
n-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
n-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
n-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

## Start

start-welcome = Sit down and play
start-play-now = Play now against a bot
start-play-friend = Play with a friend
start-play-here = Play at one device
start-join = Join a table
start-continue = Continue
start-continue-with = Continue: { $game } with { $names }
start-first-game = First game? Learn by playing
start-watch = Watch a game
start-choose-game = Choose a game
start-games-running =
    { $number ->
        [0] No games are running
        [one] { $number } game is running
       *[other] { $number } games are running
    }
start-disclaimer = An independent project, not connected with the publishers of these games. The names are trademarks of their owners.

## Lobby

lobby-title = Lobby
lobby-open-tables = Open tables
lobby-no-tables = No table is open. Open one yourself.
lobby-new-table = Open a table
lobby-game = Game
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-seat-free = free
lobby-seat-you = you
lobby-seat-bot = Bot: { $level }
lobby-add-bot = Add a bot
lobby-remove-bot = Remove the bot
lobby-sit = Sit down
lobby-stand = Stand up
lobby-options = Options
lobby-start = Start the game
lobby-waiting =
    { $number ->
        [one] { $number } player is missing
       *[other] { $number } players are missing
    }
lobby-invite = Invite a friend
lobby-invite-text = Send this link, or show this code to a phone:
lobby-link = Link to the table
lobby-qr = QR code with the link to the table
lobby-code = Table code
lobby-enter-code = Enter the code of the table
lobby-public = public
lobby-private = by link only
lobby-rated = rated
lobby-unrated = not rated
lobby-clock = Clock
lobby-clock-none = no clock
lobby-clock-total = { n-minutes } for each player
lobby-clock-step = { n-seconds } more after each turn
lobby-clock-days = { n-days } for each turn
lobby-players = { n-players }
lobby-host = { $name } opened this table
lobby-bot-level = Level

## Bots

bot-random = Random
    .about = Plays anything that is allowed. For trying things out.
bot-greedy = Greedy
    .about = Takes what looks best at once and never looks ahead.
bot-novice = Novice
    .about = Knows the rules, looks at each move once. Good for a first win.
bot-easy = Easy
    .about = Looks a little ahead and lets chances slip by.
bot-medium = Medium
    .about = Thinks ahead and punishes plain mistakes.
bot-hard = Hard
    .about = Plans well. Experienced players have to work.
bot-expert = Expert
    .about = As strong as we can make it; takes its time.
bot-thinking = { $name } is thinking …

## Table

table-your-turn = Your turn
table-waiting-for = Waiting for { $name }
table-waiting-chance = Chance decides …
table-over = The game is over
table-winner = Winner: { $names }
table-shared = Shared victory: { $names }
table-you-won = You have won!
table-you-lost = You have lost.
table-result = Result
table-score = Score
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-show = Show this moment
table-log-earlier = Show earlier lines ({ $number })
table-step-first = To the beginning
table-step-back = One step back
table-step-forward = One step forward
table-step-last = To the end
table-step = Step { $step } of { $steps }
table-back-to-now = Back to now
table-past = You are looking at an earlier moment.
table-export = Export the record
table-undo = Take back
table-undo-impossible = This cannot be taken back: something has been revealed or another player has acted.
table-undone = { $name } takes back the last action.
table-confirm-action = Confirm: { $action }
table-not-possible = Not possible now
table-forced = Only one answer was possible: { $action }
table-rematch = Rematch
table-rematch-wanted = { $name } would like a rematch.
table-resign = Resign
table-resign-sure = Do you want to resign and lose this game?
table-resigned = { $name } resigns.
table-leave = Leave the table
table-spectators =
    { $number ->
        [0] No spectators
        [one] { $number } spectator
       *[other] { $number } spectators
    }
table-watching = You are watching.
table-view-of = View of { $name }
table-view-spectator = View of a spectator
table-hand-over = Pass the device to { $name }
table-hand-over-ready = I am { $name }, show my view
table-replay = Replay
table-replay-link = Link to this replay
table-analysis = Analysis
table-share = Share
table-full-screen = Full screen
table-rules = Rules beside the table
table-rules-search = Search the rules
table-rules-nothing = No rule contains these words.
table-fast = Faster
table-away = { $name } is away
table-joined = { $name } sits down.
table-left = { $name } leaves the table.

## Clock

clock-left = { $name }: { $time } left
clock-low = Little time is left
clock-out = Time is up for { $name }.
clock-paused = The clock is stopped.

## Chat

chat-title = Chat
chat-write = Write a message
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-muted = Messages of { $name } are hidden.
chat-mute = Hide messages of { $name }
chat-unmute = Show messages of { $name }
chat-unread =
    { $number ->
        [one] { $number } new message
       *[other] { $number } new messages
    }

## Account

account-title = Account
account-guest = Guest
account-guest-about = You play as a guest. Choose a name and a password to keep your games and your rating.
account-name = Name
account-password = Password
account-password-again = Password once more
account-password-old = Present password
account-password-new = New password
account-password-differ = The two passwords differ.
account-sign-in = Sign in
account-sign-out = Sign out
account-sign-up = Create an account
account-keep = Keep my games as an account
account-signed-in = Signed in as { $name }
account-change-name = Change the name
account-change-password = Change the password
account-delete = Delete the account
account-delete-sure = Your name, rating and settings will be deleted. Finished games stay without your name. This cannot be undone.
account-deleted = The account has been deleted.
account-export = Export my data
account-tokens = Keys for bots
account-token-new = New key
account-token-once = Copy the key now: it is shown only once.
account-token-revoke = Revoke the key
account-sessions = Signed in on
account-sign-out-everywhere = Sign out everywhere

## History and ratings

history-title = Your games
history-empty = You have not finished a game yet.
history-won = won
history-lost = lost
history-shared = shared
history-against = against { $names }
history-open = Open the replay
history-import = Open a record
ratings-title = Ratings
ratings-empty = There are no rated games yet.
ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-games = Games
ratings-wins = Wins
ratings-plot = Rating of { $name } over time
ratings-uncertain = The rating is still uncertain: few games.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-light = light
settings-theme-dark = dark
settings-theme-system = as on this device
settings-motion = Motion
settings-motion-full = normal
settings-motion-fast = fast
settings-motion-off = off
settings-sound = Sounds
settings-sound-on = on
settings-sound-off = off
settings-forced = Forced answers
settings-forced-on = given for you
settings-forced-off = left to you
settings-confirm = Confirm every action
settings-notifications = Tell me when it is my turn
settings-text-size = Size of text
settings-saved = Saved

language-en = English
language-cs = Čeština
language-pl = Polski
language-hu = Magyar
language-ru = Русский

## Fairness

fairness-title = Fair chance
fairness-about = Before the game the server sealed its secret. After the game it is opened, and your browser recomputes every draw and every die.
fairness-commitment = Seal
fairness-seed = Secret of the server
fairness-player-seed = Contribution of { $name }
fairness-verify = Check now
fairness-checking = Checking …
fairness-good =
    { $number ->
        [one] Checked: { $number } chance event is right.
       *[other] Checked: all { $number } chance events are right.
    }
fairness-bad = Chance event { $number } does not agree with the seal.
fairness-later = The secret is opened when the game ends.
fairness-algorithm = How it works

## Connection

connection-lost = Connection lost. Trying again …
connection-back = Connected again.
connection-waiting = Your action is kept and will be sent once.
connection-old = This page is out of date. Reload it.
connection-elsewhere = This table is open in another window, too.
connection-reload = Reload
connection-server-restarting = The server is restarting. Your game is safe.

## Errors

error-bad_request = The server did not understand this.
error-not_found = There is nothing here.
error-method_not_allowed = That cannot be done here.
error-too_large = That is too long.
error-too_many = Too many requests. Wait a moment.
error-busy = Too much is going on right now. Try again in a few seconds.
error-foreign_origin = This page may not do that.
error-internal = Something went wrong on the server. It has been noted.
error-sign_in = Sign in first.
error-wrong_password = The name or the password is wrong.
error-scope = This key does not allow that.
error-name_taken = This name is taken, or one that looks like it.
error-name_not_allowed = This name is not possible. Use letters, digits, spaces and hyphens.
error-password_too_short = A password has at least 8 characters.
error-password_too_long = A password has at most 200 characters.
error-already_named = You have an account already.
error-people_only = That needs an account with a name.
error-bots_only = Only bots can do that.
error-too_many_tokens = You have too many keys. Revoke one first.
error-too_many_bots = You have too many bots. Delete one first.
error-no_game = There is no such game.
error-not_over = That is possible when the game is over.
error-other_rules = This game was played by other rules than those we have now.
error-no_table = There is no such table.
error-moved = The table is being loaded again. Come back to it.
error-table_full = Too many people are watching this table.
error-seat_taken = This seat is taken.
error-no_such_seat = There is no such seat.
error-not_your_seat = That is not your seat.
error-open_seats = A seat is still free: wait for somebody, or put a bot there.
error-begun = The game has already begun.
error-not_host = Only who opened the table may do that.
error-not_asked = It is not your turn.
error-no_rematch = A rematch is for those who have played this game to its end.
error-refused = That is not possible now.
error-conflict = Somebody was faster. The table has been brought up to date.
error-no_bot = There is no such bot.
error-unavailable = The server cannot be reached.
error-bad_message = The server did not understand this.
error-protocol = This page is out of date. Reload it.
error-nothing_to_undo = This cannot be taken back: something new has been shown since.
error-bad_seed = These words are too long.
error-cannot_resign = You cannot resign now.
error-nothing_asked = Nobody has asked to take anything back.
error-nothing_said = Write something first.
error-only_players = Only those who play can say something here.
error-too_late = It is too late for that: the game has begun.

## First game

tutorial-title = First game
tutorial-next = Next
tutorial-back = Back
tutorial-skip = Skip
tutorial-end = End the lesson
tutorial-step = Step { $step } of { $steps }
tutorial-hint = Hint
tutorial-try = Try it
tutorial-well-done = Well done!
tutorial-leave = Leave the lessons and play on
tutorial-happened = What happened
tutorial-wait = Play on: the next lesson comes when it fits. Still to come: { $topics }.
tutorial-all = You have seen everything. Play on to the end!

## Keyboard

keys-title = Keyboard
keys-move = Arrow keys: go from one thing to the next
keys-choose = Enter: choose
keys-escape = Escape: close or take the choice back
keys-tab = Tab: to the next part of the table
keys-log = L: log
keys-chat = C: chat
keys-help = Question mark: this help
keys-undo = U: take back
keys-step = Comma and full stop: step through the game
keys-rule = R: the rule of what is shown
keys-number = 1 to 9: choose an option by its number
keys-why = W: why something is not possible

## For screen readers

label-main = Main part
label-menu = Menu
label-open-menu = Open the menu
label-table = Table
label-actions = What you can do
label-live = What happens
label-seat = Seat of { $name }
label-on-turn = { $name } is on turn
label-language = Choose the language
label-close-dialog = Close the window
label-impossible = not possible: { $why }
label-selected = chosen
label-skip = Skip to the table
label-number = Number
label-fewer = One less
label-add-one = One more
