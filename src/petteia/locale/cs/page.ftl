### Co říká jen stránka, česky.

## Start

page-title-1 = Posaďte se.
page-title-2 = Jste na tahu.
page-lead = Deskové hry v prohlížeči. Zdarma, bez účtu, v pěti jazycích.
page-play-now-about = Za dvě vteřiny jste u stolu
page-play-friend-about = Jeden odkaz, nic se neinstaluje
page-friend-text = Pošlete odkaz, nebo nechte kód načíst telefonem. Hra začne, jakmile si spoluhráč přisedne.
page-fair = Každé zamíchání se dá ověřit v prohlížeči
page-open-source = Otevřený kód, vlastní kresby, žádné reklamy
page-play = Hrát
page-watch = Sledovat
page-learn = Jak se hraje
page-players = Hráči
page-history = Vaše hry
page-join = Přisednout
page-look = Podívat se
page-trial = zkušební provoz
page-chance = Náhoda
page-night = Tmavý vzhled
page-day = Světlý vzhled
page-table = stůl { $code }
page-not-here = Taková stránka tu není.
page-home = Na úvodní stránku
page-offline = Jste bez připojení
page-offline-about = Vaše hry jsou v bezpečí na serveru. Jakmile se připojení obnoví, stránka se načte sama.
page-offline-again = Zkusit znovu
page-newer = Je tu nová verze Petteie.
page-reload = Načíst
page-rematch-go = K nové hře
page-undo-asked = { $name } chce vzít poslední akci zpět.
page-undo-ask = Požádat o vrácení poslední akce
page-undo-waiting = Požádali jste o vrácení poslední akce.
page-undo-declined = Soupeř s vrácením akce nesouhlasí.
page-agree = Souhlasím
page-decline = Nesouhlasím
page-seed = Přidejte do losování vlastní slova
page-points = Body
page-seat-back = Převzít místo zpět od bota

## Account

page-banned-until = Znovu ho půjde používat od { $date }.
page-banned-reason = Důvod: { $reason }
page-request = Budete-li to hlásit, uveďte prosím: { $found }
page-moderation = Správa

## Order at the table

page-deleted-player = smazaný hráč

## Rules

page-rules-english = Tato stránka ještě není přeložena. Zde je anglicky.

## Bots

page-bot = bot

## Úlohy

page-live = Právě se hraje
page-tournaments = Turnaje
page-problems = Úlohy
page-challenges = Výzvy
page-no-problems = K této hře zatím žádné úlohy nejsou.
start-daily = Úloha dne
start-daily-about = Obtížnost { $rating }
start-daily-streak =
    { $days ->
        [one] { $days } den v řadě
        [few] { $days } dny v řadě
       *[other] { $days } dní v řadě
    }
start-daily-solve = Vyřešit
start-daily-done = Vyřešeno
