### Asztalok a játék előtt: nyitás és keresés, magyarul.

game-players = { $few }–{ $many } játékos
game-players-two = 2 játékos
game-minutes = kb. { $few }–{ $many } perc
game-weight-1 = könnyen tanulható
game-weight-2 = közepes
game-weight-3 = összetett

open-this = Ezt választom
open-who = Kik játszanak
open-you = te
open-friend = egy barát, linkkel
open-bot = egy bot
open-here = ezen az eszközön
open-name-of = { $number }. hely: név
open-which-bot = { $number }. hely: bot
open-time = Gondolkodási idő
open-clock = { $minutes } perc + körönként { $seconds } mp
open-rules = Az asztal szabályai
open-usual = a szabálykönyv szerint
open-come = Ki csatlakozhat
open-public-about = Bárki, a nyitott asztalok listájáról
open-private-about = Csak az, akinek megvan a link
open-rated-about = Az eredmény beleszámít az értékszámba
open-unrated-about = Csak a játék öröméért
open-counts = Számítson az eredmény?
open-begin = Játék kezdése
open-summary = Az asztalod

lobby-seats-free = { $seats } helyből { $free } szabad

going-your-turn = Te jössz
going-turn = { $name } következik
going-waiting = Játékosokra vár

lobby-tournament = Versenyjátszma. Elkezdődik, amint mindenki itt van.
lobby-join-title = Meghívtak
lobby-join-about = Ezt az asztalt { $name } nyitotta. Ülj le, és kezdődhet a játék.
lobby-watch-about = Minden hely foglalt, de nézheted a játékot.
