### What only the page says, in English.

## Start

page-title-1 = Sit down.
page-title-2 = It is your move.
page-lead = Board games in your browser. Free, without an account, in five languages.
page-play-now-about = You are at the table in two seconds
page-play-friend-about = One link, nothing to install
page-friend-text = Send the link or let them point a phone at the code. The game starts when they sit down.
page-waiting-friend = Waiting for your friend
page-fair = Every shuffle can be checked in your browser
page-open-source = Open source, own drawings, no advertisements
page-play = Play
page-watch = Watch
page-learn = Learn
page-players = Players
page-join = Join
page-look = Look
page-open = Open
page-night = Dark
page-day = Light
page-coming = The table for this game is being built. Its rules are here already.
page-table = table { $code }
page-not-here = There is no such page.
page-home = To the start
page-rematch-go = To the new game
page-undo-asked = { $name } asks to take the last action back.
page-undo-ask = Ask to take your last action back
page-undo-waiting = You have asked to take your last action back.
page-undo-declined = The other player would rather not take it back.
page-agree = Agree
page-decline = Decline
page-seed = Your own words, mixed into all chance
page-points = Points
page-seat-back = Take your seat back from the bot

## Account

page-password-changed = The password is changed. Everywhere else you are signed out.
page-data = Your data
page-data-about = Everything that is stored about you, in one file.
page-delete-more = Your bots and all keys go, too, and what you have said in chats. In games that are going on, your seat waits until its time is up; then a bot plays on.
page-bots = Bots
page-bots-about = A bot is an account for a program of yours. It is marked as a bot everywhere, and you answer for it.
page-bot-name = Name of the bot
page-bot-new = Make a bot
page-bot-none = You have no bots.
page-bot-play = Play against { $name }
page-bot-delete = Delete { $name }
page-bot-delete-sure = Its keys are worth nothing from then on. Its games stay, without its name.
page-key-about = With a key, a program does what you allow it to. Your own keys can look and open tables; programs play as bots.
page-key-label = What is the key for?
page-key-for = Whose key
page-key-may = It may
page-key-none = There are no keys.
page-key-made = made { $date }
page-key-used = last used { $date }
page-key-unused = never used
page-key-try = This prints a line for every question to the bot:
page-scope-read = look at tables and games
page-scope-play = play
page-scope-tables = open tables
page-scope-chat = talk

## Rules

page-rules-english = This page is not translated yet. Here it is in English.

## Duel

page-to-move = to move
page-opponent = opponent
page-bot = bot
page-free = free
page-no-cost = no cost
page-pay = pay { $coins }
page-short = { $coins } short
page-build = Build it
page-discard = Discard
page-what-with-it = What will you do with it?
page-choose-card = Choose one of the cards that nothing lies on.
page-wonder = Wonder
page-progress-token = Progress token
page-covered-by = Covered by { $cards }
page-one-of = One of { $number } cards, each with { $share }
page-you-pay = You pay { $due } of your { $coins }
page-for-you = for you: { $price }
page-layout = Cards on the table
page-cards-left =
    { $cards ->
        [one] { $cards } card left, { $down } face down
       *[other] { $cards } cards left, { $down } face down
    }
page-unseen =
    { $places ->
        [one] { $cards } cards for { $places } place: each lies there with { $there }
       *[other] { $cards } cards for { $places } places: each lies here with { $here }, in a given place with { $there }
    }
page-tab-table = Table
page-tab-city = My city
page-then-points = points: { $before }, then { $after }
page-then-coins = coins: { $before }, then { $after }
page-then-opponent = coins of { $name }: { $before }, then { $after }
page-then-lead = lead on the conflict track: { $before }, then { $after }
page-then-symbols = different symbols: { $before }, then { $after }
page-then-won = You win
page-then-lost = You lose
page-then-shared = Shared victory
