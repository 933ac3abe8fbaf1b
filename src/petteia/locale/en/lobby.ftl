### Tables before the game, opening and finding them, in English.

game-players = { $few } to { $many } players
game-players-two = 2 players
game-minutes = about { $few } to { $many } minutes
game-weight-1 = easy to learn
game-weight-2 = medium
game-weight-3 = demanding

open-this = This game
open-who = Who is playing
open-you = you
open-friend = a friend, by link
open-bot = a bot
open-here = on this device
open-name-of = Name of seat { $number }
open-which-bot = Bot in seat { $number }
open-time = Time to think
open-clock = { $minutes } min + { $seconds } s per turn
open-rules = Rules of this table
open-usual = as in the rulebook
open-come = Who can join
open-public-about = Anybody, from the list of open tables
open-private-about = Only people who have the link
open-rated-about = The result changes ratings
open-unrated-about = Just for the joy of it
open-counts = Does it count?
open-begin = Begin the game
open-summary = Your table

lobby-seats-free =
    { $free ->
        [one] { $free } of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    }

going-your-turn = Your turn
going-turn = { $name } to move
going-waiting = Waiting for players

lobby-tournament = A tournament game. It begins as soon as everybody is here.
lobby-join-title = You are invited
lobby-join-about = { $name } has opened this table. Sit down, and the game begins.
lobby-watch-about = All seats are taken. You can watch.
