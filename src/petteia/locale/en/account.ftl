### Accounts, games played and ratings, in English.

## Account

account-title = Account
account-guest-about = You are playing as a guest. Choose a name and a password to keep your games and your rating.
account-name = Name
account-password = Password
account-password-again = Repeat the password
account-password-old = Current password
account-password-new = New password
account-password-differ = The passwords do not match.
account-sign-out = Sign out
account-sign-up = Create an account
account-keep = Keep my games as an account
account-change-password = Change password
account-delete = Delete account
account-delete-sure = Your name, rating and settings will be deleted. Finished games stay without your name. This cannot be undone.
account-deleted = The account has been deleted.
account-export = Export my data
account-tokens = Keys for bots
account-token-new = New key
account-token-once = Copy the key now: it is shown only once.
account-token-revoke = Revoke the key
account-sign-out-everywhere = Sign out everywhere

## History and ratings

history-title = Your games
history-empty = No finished games yet.
history-won = won
history-lost = lost
history-shared = shared
history-closed = closed
history-abandoned = abandoned
history-open = Open the replay
ratings-title = Ratings
ratings-people = People
ratings-bots = Bots
ratings-empty = There are no rated games yet.
ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-games = Games
ratings-plot = Rating of { $name } over time
ratings-uncertain = Still uncertain: few games so far.

## Account

page-password-changed = Your password has been changed. You are signed out everywhere else, and all keys have stopped working.
page-data = Your data
page-data-about = Everything that is stored about you, in one file.
page-delete-more = Your bots, all keys and your chat messages are deleted too. In games still in progress, your seat waits until its time is up; then a bot takes over.
page-bots = Bots
page-bots-about = A bot is an account for a program that you run. It is marked as a bot everywhere, and you are responsible for it.
page-bot-name = Bot name
page-bot-new = Create a bot
page-bot-none = You have no bots.
page-bot-play = Play against { $name }
page-bot-delete = Delete { $name }
page-bot-delete-sure = Its keys stop working. Its games stay, without its name.
page-bot-seat = Who can seat { $name }?
page-bot-seat-owner = only me
page-bot-seat-anybody = anybody
page-key-about = A key lets a program do what you allow. Your own keys can view tables and open them; programs play as bots.
page-key-label = What is the key for?
page-key-for = Belongs to
page-key-may = It may
page-key-none = There are no keys.
page-key-made = created { $date }
page-key-used = last used { $date }
page-key-unused = never used
page-key-try = This prints a line for every decision the bot has to make:
page-scope-read = view tables and games
page-scope-play = play
page-scope-tables = open tables
page-scope-chat = chat
page-forgot = Forgot your password?
page-reset-who = Your name or mail address
page-reset-ask = Ask for a code
page-reset-mail = If this account has a confirmed mail address, we have sent a link to it. The link works once, within an hour.
page-reset-admin = This server does not send mail. Ask the person who runs it for a code, and enter it here.
page-reset-have = Choose a new password
page-reset-have-about = You need the code from the mail, or one from the person who runs this server.
page-reset-code = Code
page-reset-save = Save and sign in
page-mail = Mail address
page-mail-about = For resetting a forgotten password, and for notices if you want them. Nobody else sees it.
page-mail-now = Confirmed: { $mail }
page-mail-waiting = Open the link in the mail to { $mail } to confirm it.
page-mail-new = New mail address
page-mail-forget = Remove the address
page-mail-confirm = Confirm your mail address
page-mail-confirmed = Your mail address is confirmed.

## Notices

notices-title = Your turn
notices-about = We tell you when a game with days for each turn is waiting for you: at most once an hour, about all such games together.
notices-mail = Mail me when it is my turn
notices-quiet-from = Not from
notices-quiet-until = until
notices-need-mail = Confirm a mail address first.
notices-by-mail = By mail
notices-by-push = In this browser
notices-push-about = The browser shows a notice, even when this site is not open. It names the game and the other players, and nothing else.
notices-push-on = Notify me in this browser
notices-push-off = Stop notifying this browser
notices-push-now = This browser is notified as long as you are signed in.
notices-push-denied = This browser does not allow notices from this site. Allow them in its settings for this site, then come back.
notices-push-missing = This browser cannot show notices. On an iPhone or iPad, add the page to the home screen first.
notices-push-others =
    { $number ->
        [one] One other browser of yours is notified.
       *[other] { $number } other browsers of yours are notified.
    }
notices-push-others-off = Stop notifying the others
notices-quiet = Quiet hours
notices-kinds = Which games
notices-mail-short = Mail
notices-push-short = Browser
notices-brisk = less than 3 days per turn
notices-slow = 3 days or more per turn
webhook-about = Turns can be posted to a channel, on Discord for example: create a webhook in the channel’s settings and paste its address here. Everybody who reads the channel sees the players’ names and the link to this table.
webhook-address = Address of the webhook
webhook-save = Post turns there
webhook-now = Turns are posted to { $site }.
webhook-remove = Stop posting
webhook-none = This server does not call webhooks.
page-people = My people and clubs
