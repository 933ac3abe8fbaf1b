### Co se říká u každého stolu, česky.

## Table

table-your-turn = Jste na tahu
table-waiting-for = Na tahu: { $name }
table-waiting-chance = Rozhoduje náhoda…
table-to-move = Na tahu: { $name }
table-watching = Sledujete hru.
table-waiting-about = Až budete na tahu, dáme vám vědět.
table-replay = Záznam hry
table-review = Rozbor
table-hint = Nápověda
table-plan = Plánovat dopředu
table-webhook = Oznamovat do kanálu
table-replay-about = Díváte se na záznam odehrané hry.
table-back-to-end = Zpět na konec
table-view-spectator = jako divák
table-over = Konec hry
table-abandoned = Opuštěná hra
table-abandoned-about = Nikdo se nevrátil, takže nikdo nevyhrál.
table-opened = záznam ze souboru
table-from-position = z pozice
table-play-on = Hrát odtud dál
table-analysis = Deska k rozboru
table-instead = Takto se nehrálo, ale mohlo se.
table-winner = Vítěz: { $names }
table-shared = O vítězství se dělí: { $names }
table-you-won = Vyhráli jste!
table-result = Výsledek
table-log = Záznam
table-log-empty = Zatím se nic nestalo.
table-log-show = Ukázat tento okamžik
table-log-earlier = Ukázat dřívější řádky ({ $number })
table-step-first = Na začátek
table-step-back = O krok zpět
table-step-forward = O krok vpřed
table-step-last = Na konec
table-move-of = Tah { $number } z celkem { $total }
table-run = Přehrát tahy
table-pause = Pozastavit
table-back-to-now = Zpět k současnému stavu
table-past-title = Dřívější okamžik
table-past = Díváte se na dřívější okamžik.
table-export = Uložit záznam hry
table-undo = Vzít zpět
table-undo-impossible = To vzít zpět nejde: něco se odkrylo, nebo už hrál někdo jiný.
table-undone = { $name } bere zpět poslední akci.
table-not-possible = Teď to nejde
table-rematch = Odveta
table-rematch-wanted = { $name } chce odvetu.
table-resign = Vzdát se
table-resign-sure = Opravdu se chcete vzdát a tuto hru prohrát?
table-resigned = { $name } se vzdává.
table-resigned-about = Vzdali jste se. Dál za vás hraje bot.
table-seat-resigned = vzdání
table-spectators =
    { $number ->
        [0] Žádní diváci
        [one] { $number } divák
        [few] { $number } diváci
       *[other] { $number } diváků
    }
table-view-of = Pohled hráče { $name }
table-hand-over = Předejte zařízení: hraje { $name }
table-hand-over-ready = Jsem { $name }: ukázat můj pohled

## Clock

clock-left = { $name }: zbývá { $time }

## Chat

chat-title = Chat
chat-write = Napište zprávu
chat-send = Odeslat
chat-empty = Zatím nikdo nic nenapsal.

## Fairness

fairness-title = Poctivá náhoda
fairness-commitment = Pečeť
fairness-seed = Tajemství serveru
fairness-player-seed = Příspěvek hráče { $name }
fairness-none = nic
fairness-words = se slovy „{ $words }“
fairness-yours = přesně to, co poslal váš prohlížeč
fairness-added = Váš prohlížeč přidal do míchání 32 náhodných bajtů.
fairness-checking = Ověřuje se…
fairness-lesson = Toto je lekce: všem se v ní rozdává stejně, losování tedy není tajné a není co dokazovat.
fairness-opened = Tato hra se nehrála zde: je to záznam ze souboru a o jeho losování se nic nedokazuje.
fairness-pledged-all = Server zapečetil své tajemství dříve, než prohlížeče všech hráčů přidaly náhodné bajty; na konci hry se pečeť otevře a váš prohlížeč ověří každé losování a každý hod.
fairness-pledged-you = Server zapečetil své tajemství dříve, než váš prohlížeč přidal náhodné bajty, a prohlížeč nikoho jiného žádné nepřidal; na konci hry se pečeť otevře a váš prohlížeč ověří každé losování a každý hod.
fairness-pledged-some = Server zapečetil své tajemství dříve, než prohlížeče některých hráčů přidaly náhodné bajty; na konci hry se pečeť otevře a váš prohlížeč ověří každé losování a každý hod.
fairness-pledged-none = Server zapečetil své tajemství před první akcí, ale prohlížeč žádného hráče nepřidal náhodné bajty, takže server mohl vyzkoušet více tajemství; na konci hry se pečeť otevře a váš prohlížeč ověří každé losování a každý hod.
fairness-pledged-old = Tato hra začala podle staršího postupu: na jejím konci váš prohlížeč ověří každé losování a každý hod, ale nic neukáže, zda server zapečetil své tajemství dříve, než své příspěvky přidali hráči.
fairness-proven-all = Dokázáno: server zapečetil své tajemství dříve, než prohlížeče všech hráčů přidaly náhodné bajty, a z obojího plyne každé losování a každý hod ({ $number }), takže server nic z toho nevybral.
fairness-proven-you = Dokázáno pro vás: server zapečetil své tajemství dříve, než váš prohlížeč přidal náhodné bajty, a z obojího plyne každé losování a každý hod ({ $number }), takže server nic z toho nevybral.
fairness-proven-some = Dokázáno: server zapečetil své tajemství dříve, než prohlížeče některých hráčů přidaly náhodné bajty, a z obojího plyne každé losování a každý hod ({ $number }); věříte-li některému z těchto hráčů, můžete si být jisti, že server nic z toho nevybral.
fairness-proven-none = Dokázáno zčásti: každé losování a každý hod ({ $number }) plyne z tajemství, které server zapečetil před první akcí, ale prohlížeč žádného hráče nepřidal náhodné bajty, takže server mohl vyzkoušet více tajemství.
fairness-proven-old = Dokázáno zčásti: každé losování a každý hod ({ $number }) plyne z příspěvků zapečetěných před první akcí, ale nic neukazuje, zda byl příspěvek serveru první.
fairness-wrong-house = Této hře nevěřte: pečeť serveru není ta, kterou váš prohlížeč viděl dříve.
fairness-wrong-pledge = Této hře nevěřte: příspěvky hráčů nejsou ty, se kterými začala.
fairness-wrong-own = Této hře nevěřte: chybějí v ní náhodné bajty vašeho prohlížeče, přestože je server přijal.
fairness-wrong-bot = Této hře nevěřte: do míchání přispěl bot, což smějí jen hráči.
fairness-wrong-seeds = Této hře nevěřte: to, co server odhalil, neodpovídá pečeti.
fairness-wrong-draw = Této hře nevěřte: losování číslo { $number } z pečeti neplyne.

## Connection

connection-lost = Spojení se přerušilo. Obnovuje se…
connection-waiting = Vaše akce je uložená a odešle se právě jednou.

## First game

tutorial-title = První hra
tutorial-next = Další
tutorial-back = Předchozí
tutorial-end = Ukončit lekci
tutorial-step = Krok { $step } z celkem { $steps }
tutorial-leave = Ukončit lekce a hrát dál
tutorial-happened = Co se stalo
tutorial-wait = Hrajte dál: další lekce přijde, až bude čas. Ještě zbývá: { $topics }.
tutorial-all = To je všechno. Hrajte dál až do konce!

## Keyboard

keys-title = Klávesnice
keys-move = Přechod mezi prvky
keys-choose = Vybrat
keys-escape = Zavřít nebo zrušit výběr
keys-tab = Na další část stolu
keys-log = Záznam
keys-chat = Chat
keys-help = Tato nápověda
keys-undo = Vzít zpět
keys-rule = Pravidlo k tomu, co je zobrazeno
keys-number = Vybrat možnost podle čísla
keys-earlier = O krok zpět ve hře
keys-later = O krok vpřed ve hře
keys-next = Další místo na výběr
keys-previous = Předchozí místo na výběr
keys-home = Vaše první oblast
keys-closer = Přiblížit
keys-farther = Oddálit
keys-whole = Celá mapa
keys-search = Hledat v pravidlech
keys-back = V grafu: o krok zpět
keys-forward = V grafu: o krok vpřed
keys-mark-before = V grafu: předchozí vyznačené rozhodnutí
keys-mark-after = V grafu: další vyznačené rozhodnutí
keys-beginning = V grafu: začátek
keys-end = V grafu: konec

## Order at the table

page-closed = Stůl zavřen
page-closed-about = Správce tento stůl zavřel. Nikdo nevyhrál a hra se nehodnotí.
page-report = Nahlásit
page-report-about = Co chcete nahlásit?
page-report-table = Celý stůl
page-report-line = { $name } píše: { $text }
page-report-note = Co se stalo?
page-report-send = Odeslat hlášení
page-report-done = Děkujeme. Správce se na to podívá.

## Any table

page-free = zdarma
page-tab-table = Stůl
page-then-won = Vyhrajete
page-then-lost = Prohrajete
page-then-shared = Společné vítězství

table-spectators-later = Diváci vidí hru o { $minutes } min později.
table-spectators-chances = Diváci vidí šance všech hráčů.
open-spectators = Diváci
open-spectators-see = Hru vidí
open-spectators-at-once = hned
open-spectators-later = o { $minutes } min později
open-spectators-chances = Vidí šance všech hráčů. Kdo si sedne, souhlasí.

record-open = Otevřít záznam
record-open-about = Přehrajte si a rozeberte hru ze souboru: záznam stažený odsud nebo zapsaný příkazem „petteia sim“, „match“, „ladder“ nebo „play“.
record-choose-file = Vybrat soubor
record-which =
    { $number ->
        [one] Soubor obsahuje { $number } hru.
        [few] Soubor obsahuje { $number } hry. Kterou?
       *[other] Soubor obsahuje { $number } her. Kterou?
    }
record-line = Chyba je na řádku { $line }.
