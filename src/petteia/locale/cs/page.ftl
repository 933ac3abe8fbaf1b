### Co říká jen stránka, česky.

## Start

page-title-1 = Posaď se.
page-title-2 = Jsi na tahu.
page-lead = Deskové hry v prohlížeči. Zdarma, bez účtu, v pěti jazycích.
page-play-now-about = Za dvě vteřiny jsi u stolu
page-play-friend-about = Jeden odkaz, nic se neinstaluje
page-friend-text = Pošli odkaz, nebo nech kód přečíst telefonem. Hra začne, jakmile si přítel sedne.
page-waiting-friend = Čeká se na přítele
page-fair = Každé zamíchání se dá ověřit v prohlížeči
page-open-source = Otevřený zdroj, vlastní kresby, žádné reklamy
page-play = Hrát
page-watch = Sledovat
page-learn = Naučit se
page-players = Hráči
page-join = Přisednout
page-look = Podívat se
page-open = Otevřít
page-night = Tmavý
page-day = Světlý
page-coming = Stůl pro tuto hru se teprve staví. Její pravidla tu už jsou.
page-table = stůl { $code }
page-not-here = Taková stránka tu není.
page-home = Na začátek
page-rematch-go = K nové hře
page-undo-asked = { $name } chce vzít poslední akci zpět.
page-agree = Souhlasím
page-decline = Nesouhlasím
page-seed = Vlastní slova, přimíchaná do veškeré náhody
page-points = Body
page-seat-back = Převzít místo zpět od bota

## Duel

page-to-move = na tahu
page-opponent = soupeř
page-bot = bot
page-free = zdarma
page-no-cost = bez ceny
page-pay = zaplatit { $coins }
page-short = chybí { $coins }
page-build = Postavit
page-discard = Odhodit
page-what-with-it = Co s ní uděláš?
page-choose-card = Vyber jednu z karet, na kterých nic neleží.
page-wonder = Div
page-progress-token = Žeton pokroku
page-covered-by = Zakrývá ji: { $cards }
page-one-of = Jedna z { $number } karet, každá s { $share }
page-you-pay = Platíš { $due } ze svých { $coins }
page-for-you = pro tebe: { $price }
page-layout = Karty na stole
page-cards-left =
    { $cards ->
        [one] zbývá { $cards } karta, { $down } lícem dolů
        [few] zbývají { $cards } karty, { $down } lícem dolů
       *[other] zbývá { $cards } karet, { $down } lícem dolů
    }
page-unseen =
    { $places ->
        [one] { $cards } karet na { $places } místo: každá tam leží s { $there }
        [few] { $cards } karet na { $places } místa: každá tu leží s { $here }, na daném místě s { $there }
       *[other] { $cards } karet na { $places } míst: každá tu leží s { $here }, na daném místě s { $there }
    }
page-tab-table = Stůl
page-tab-city = Mé město
