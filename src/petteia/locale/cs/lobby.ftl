### Stoly před hrou: jak stůl otevřít a najít, česky.

game-players =
    { $many ->
        [one] { $few } až { $many } hráč
        [few] { $few } až { $many } hráči
       *[other] { $few } až { $many } hráčů
    }
game-players-two = 2 hráči
game-minutes = asi { $few } až { $many } minut
game-weight-1 = nenáročná
game-weight-2 = středně náročná
game-weight-3 = náročná

open-this = Vybrat tuto hru
open-who = Kdo hraje
open-you = vy
open-friend = spoluhráč přes odkaz
open-bot = bot
open-here = na tomto zařízení
open-name-of = Jméno hráče na místě { $number }
open-which-bot = Bot na místě { $number }
open-time = Čas na rozmyšlenou
open-clock = { $minutes } min + { $seconds } s na každý tah
open-rules = Pravidla tohoto stolu
open-usual = podle tištěných pravidel
open-come = Kdo smí přijít
open-public-about = Kdokoli, ze seznamu otevřených stolů
open-private-about = Jen ti, kdo mají odkaz
open-rated-about = Výsledek se počítá do hodnocení
open-unrated-about = Jen pro radost
open-counts = Počítá se výsledek?
open-begin = Začít hru
open-summary = Váš stůl

lobby-seats-free =
    { $free ->
        [one] { $free } volné místo z celkem { $seats }
        [few] { $free } volná místa z celkem { $seats }
       *[other] { $free } volných míst z celkem { $seats }
    }

going-your-turn = Jste na tahu
going-turn = Na tahu: { $name }
going-waiting = Čeká se na hráče

lobby-tournament = Turnajová hra. Začne, jakmile budou všichni tady.
lobby-join-title = Jste zváni ke hře
lobby-join-about = Stůl otevírá { $name }. Posaďte se a hra začne.
lobby-watch-about = Všechna místa jsou obsazená. Můžete hru sledovat.
