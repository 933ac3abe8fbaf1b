### What every screen shares, in English.

app-title = Petteia

## How sentences are set (docs/languages.md)

typography =
    .short-words = { "" }
    .before-noun = { " " }
    .before-percent = { "" }
    .quotes = “”

## Words used on many screens

word-cancel = Cancel
word-close = Close
word-back = Back
word-save = Save
word-delete = Delete
word-copy = Copy
word-copied = Copied
word-confirm = Confirm
word-more = More
word-loading = Loading …
word-search = Search
word-you = you
word-rule = Rule { $rule }
word-rules = Rules

n-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## Start

start-play-now = Play now against a bot
start-play-friend = Play with a friend
start-play-here = Pass and play on one device
start-continue = Continue
start-first-game = First game? Learn by playing
start-choose-game = Choose a game
start-games-running =
    { $number ->
        [0] No games are running
        [one] { $number } game is running
       *[other] { $number } games are running
    }
start-disclaimer = An independent project, not affiliated with the publishers of these games. The names are trademarks of their owners.

## Lobby

lobby-title = Lobby
lobby-open-tables = Open tables
lobby-no-tables = No tables are open. Open one yourself.
lobby-new-table = Open a table
lobby-game = Game
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-seat-free = free
lobby-seat-invited = is being asked to play…
lobby-add-bot = Add a bot
lobby-sit = Sit down
lobby-waiting =
    { $number ->
        [one] { $number } player is missing
       *[other] { $number } players are missing
    }
lobby-invite = Invite a friend
lobby-link = Link to the table
lobby-qr = QR code with the link to the table
lobby-rated = rated
lobby-unrated = not rated
lobby-chances = chances shown
lobby-clock-none = no clock
lobby-clock-days = { n-days } per turn
lobby-bot-level = Level

## Bots

bot-random = Random
    .about = Plays anything that is allowed. For trying things out.
bot-greedy = Greedy
    .about = Takes what looks best right now and never looks ahead.
bot-novice = Novice
    .about = Knows the rules but overlooks things. Good for a first win.
bot-easy = Easy
    .about = Looks a little ahead and lets opportunities slip.
bot-medium = Medium
    .about = Thinks ahead and punishes obvious mistakes.
bot-hard = Hard
    .about = Plans well. Even experienced players will have to work.
bot-expert = Expert
    .about = Sees far ahead. Beating it is an achievement.
bot-master = Master
    .about = As strong as we can make it. Takes its time.
bot-thinking = { $name } is thinking …

## Account

account-sign-in = Sign in

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-light = light
settings-theme-dark = dark
settings-theme-system = same as this device
settings-motion = Motion
settings-motion-full = normal
settings-motion-fast = fast
settings-motion-off = off
settings-sound = Sounds
settings-sound-on = on
settings-sound-off = off
settings-forced = Forced answers
settings-forced-on = answered for you
settings-forced-off = left to you

## Errors

error-bad_request = The server did not understand this.
error-impossible = That combination is not possible.
error-not_found = There is nothing here.
error-method_not_allowed = That cannot be done here.
error-too_large = That is too long.
error-too_many = Too many requests. Wait a moment.
error-busy = The server is busy. Try again in a few seconds.
error-foreign_origin = This page may not do that.
error-internal = Something went wrong on the server. It has been logged.
error-sign_in = Sign in first.
error-wrong_password = The name or the password is wrong.
error-scope = This key does not allow that.
error-name_taken = This name, or one that looks like it, is taken.
error-name_not_allowed = You cannot use this name. Use letters, digits, spaces and hyphens.
error-password_too_short = Use at least 8 characters.
error-password_too_long = Use at most 200 characters.
error-password_common = This password is easy to guess. Choose a longer or less common one.
error-wrong_code = This code is wrong, has already been used, or has expired. Ask for a new one.
error-no_mail = This server does not send mail.
error-bad_mail = This is not a valid mail address.
error-bad_address = This address cannot be used. It must begin with https:// and be open to everybody.
error-banned = This account has been banned.
error-muted = You cannot write in chats at the moment.
error-blocked = This player does not allow that.
error-members_only = Only members of the club can do that.
error-admins_only = Only admins can do that.
error-protected = Admins cannot act against each other.
error-already_named = You already have an account.
error-people_only = You need a registered account for that.
error-bots_only = Only bots can do that.
error-too_many_tokens = You have too many keys. Revoke one first.
error-too_many_bots = You have too many bots. Delete one first.
error-not_your_bot = Only its owner can seat this bot.
error-bot_offline = This bot is not connected: its program has to be running.
error-no_game = There is no such game.
error-not_over = You can do that only after the game.
error-other_rules = This game began under an earlier version of the rules, which this server no longer has. It is kept, but it cannot continue.
error-bad_record = This is not a record that can be opened.
error-not_your_study = Only its owner can change this study. You can save a copy.
error-too_many_studies = You have too many studies. Delete one first.
error-too_many_tournaments = You, or this server, already have as many tournaments as allowed.
error-entry_closed = This tournament is closed to new entries.
error-set_aside = This table cannot be opened. It is kept as it is, and the people who run this server have been notified.
error-no_table = There is no such table.
error-moved = The table is being reloaded. Open it again.
error-table_full = Too many people are watching this table.
error-seat_taken = This seat is taken.
error-no_such_seat = There is no such seat.
error-not_your_seat = That is not your seat.
error-open_seats = A seat is still free: wait for somebody, or add a bot.
error-begun = The game has already begun.
error-not_host = Only the host can do that.
error-not_asked = It is not your turn.
error-no_rematch = Only those who played this game to the end can ask for a rematch.
error-refused = That is not possible now.
error-conflict = Somebody was faster. The table has been updated.
error-no_bot = There is no such bot.
error-unavailable = The server cannot be reached.
error-bad_message = The server did not understand this.
error-protocol = This page is out of date. Reload it.
error-nothing_to_undo = This cannot be undone: something new has been revealed since.
error-log_full = This game has become too long to undo anything more.
error-bad_seed = These words are too long.
error-no_plan = You can plan ahead only in your own games, with a day or more for each turn.
error-lesson = A lesson is for one person against bots.
error-cannot_resign = You cannot resign now.
error-nothing_asked = Nobody has asked for an undo.
error-nothing_said = Write something first.
error-only_players = Only players can chat here.
error-too_late = It is too late for that: the game has begun.

## For screen readers

label-main = Main navigation
label-menu = Menu
label-table = Table
label-language = Choose a language
label-close-dialog = Close the window
