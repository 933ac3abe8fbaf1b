### Co mají všechny obrazovky společné, česky.

app-title = Petteia
app-about = Deskové hry přesně podle pravidel

## Words used on many screens

word-ok = Dobře
word-cancel = Zrušit
word-close = Zavřít
word-back = Zpět
word-save = Uložit
word-delete = Smazat
word-copy = Kopírovat
word-copied = Zkopírováno
word-confirm = Potvrdit
word-more = Více
word-less = Méně
word-yes = Ano
word-no = Ne
word-loading = Načítá se …
word-retry = Zkusit znovu
word-search = Hledat
word-none = Nic
word-you = vy
word-rule = Pravidlo { $rule }
word-rules = Pravidla
word-help = Nápověda
word-why-not = Proč to nejde?
word-average = průměr

n-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
n-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
n-days =
    { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
n-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }

## Start

start-welcome = Přisedněte si a hrajte
start-play-now = Hrát hned proti botovi
start-play-friend = Hrát s přáteli
start-play-here = Hrát na jednom zařízení
start-join = Přisednout ke stolu
start-continue = Pokračovat
start-continue-with = Pokračovat: { $game }, hrají { $names }
start-first-game = První hra? Naučte se ji hraním
start-watch = Sledovat hru
start-choose-game = Vyberte hru
start-games-running =
    { $number ->
        [0] Žádná hra neprobíhá
        [one] Probíhá { $number } hra
        [few] Probíhají { $number } hry
       *[other] Probíhá { $number } her
    }
start-disclaimer = Nezávislý projekt bez vazby na vydavatele těchto her. Názvy jsou ochranné známky svých vlastníků.

## Lobby

lobby-title = Herna
lobby-open-tables = Otevřené stoly
lobby-no-tables = Žádný stůl není otevřený. Otevřete vlastní.
lobby-new-table = Otevřít stůl
lobby-game = Hra
lobby-seats = Místa
lobby-seat = Místo { $number }
lobby-seat-free = volné
lobby-seat-you = vy
lobby-seat-bot = Bot, úroveň: { $level }
lobby-add-bot = Přidat bota
lobby-remove-bot = Odebrat bota
lobby-sit = Posadit se
lobby-stand = Vstát
lobby-options = Možnosti
lobby-start = Začít hru
lobby-waiting =
    { $number ->
        [one] Chybí { $number } hráč
        [few] Chybí { $number } hráči
       *[other] Chybí { $number } hráčů
    }
lobby-invite = Pozvat přátele
lobby-invite-text = Pošlete tento odkaz, nebo ukažte telefonu tento kód:
lobby-link = Odkaz na stůl
lobby-qr = QR kód s odkazem na stůl
lobby-code = Kód stolu
lobby-enter-code = Zadejte kód stolu
lobby-public = veřejný
lobby-private = jen přes odkaz
lobby-rated = hodnocená
lobby-unrated = nehodnocená
lobby-clock = Hodiny
lobby-clock-none = bez hodin
lobby-clock-total = { n-minutes } na hráče
lobby-clock-step = { n-seconds } navíc po každém tahu
lobby-clock-days = { n-days } na každý tah
lobby-players = { n-players }
lobby-host = Stůl otevírá { $name }
lobby-bot-level = Úroveň

## Bots

bot-random = Náhodný
    .about = Hraje cokoli, co je dovoleno. Na vyzkoušení.
bot-greedy = Hamižný
    .about = Bere, co hned vypadá nejlépe, dopředu nemyslí.
bot-novice = Nováček
    .about = Zná pravidla a každý tah si jednou prohlédne. Vhodný pro první výhru.
bot-easy = Lehký
    .about = Myslí kousek dopředu a leccos přehlédne.
bot-medium = Střední
    .about = Myslí dopředu a trestá zjevné chyby.
bot-hard = Těžký
    .about = Dobře plánuje. I zkušení hráči se zapotí.
bot-expert = Mistr
    .about = Nejsilnější, jakého umíme; dává si na čas.
bot-thinking = { $name } přemýšlí …

## Table

table-your-turn = Jste na tahu
table-waiting-for = Čeká se na tah: { $name }
table-waiting-chance = Rozhoduje náhoda …
table-over = Konec hry
table-winner = Vítěz: { $names }
table-shared = O vítězství se dělí: { $names }
table-you-won = Vyhráváte!
table-you-lost = Prohráváte.
table-result = Výsledek
table-score = Skóre
table-log = Záznam
table-log-empty = Zatím se nic nestalo.
table-log-show = Ukázat tento okamžik
table-log-earlier = Ukázat dřívější řádky ({ $number })
table-step-first = Na začátek
table-step-back = O krok zpět
table-step-forward = O krok vpřed
table-step-last = Na konec
table-step = Krok { $step } z { $steps }
table-back-to-now = Zpět do přítomnosti
table-past = Díváte se na dřívější okamžik.
table-export = Uložit záznam hry
table-undo = Vzít zpět
table-undo-impossible = Tohle vzít zpět nejde: něco se odkrylo, nebo už hrál někdo jiný.
table-undone = { $name } bere zpět poslední akci.
table-confirm-action = Potvrdit: { $action }
table-not-possible = Teď to nejde
table-forced = Možná byla jen jedna odpověď: { $action }
table-rematch = Odveta
table-rematch-wanted = { $name } chce odvetu.
table-resign = Vzdát se
table-resign-sure = Chcete se vzdát a tuto hru prohrát?
table-resigned = { $name } se vzdává.
table-leave = Odejít od stolu
table-spectators =
    { $number ->
        [0] Žádní diváci
        [one] { $number } divák
        [few] { $number } diváci
       *[other] { $number } diváků
    }
table-watching = Přihlížíte hře.
table-view-of = Pohled hráče { $name }
table-view-spectator = Pohled diváka
table-hand-over = Předejte zařízení: hraje { $name }
table-hand-over-ready = Jsem { $name }, ukázat můj pohled
table-replay = Přehrání
table-replay-link = Odkaz na toto přehrání
table-analysis = Rozbor
table-share = Sdílet
table-full-screen = Celá obrazovka
table-rules = Pravidla vedle stolu
table-rules-search = Hledat v pravidlech
table-rules-nothing = Žádné pravidlo tato slova neobsahuje.
table-fast = Rychleji
table-away = { $name } je pryč
table-joined = { $name } usedá ke stolu.
table-left = { $name } odchází od stolu.

## Clock

clock-left = { $name }: zbývá { $time }
clock-low = Zbývá málo času
clock-out = { $name }: čas vypršel.
clock-paused = Hodiny stojí.

## Chat

chat-title = Povídání
chat-write = Napište zprávu
chat-send = Odeslat
chat-empty = Zatím nikdo nic neřekl.
chat-muted = { $name }: zprávy jsou skryté.
chat-mute = { $name }: skrýt zprávy
chat-unmute = { $name }: ukázat zprávy
chat-unread =
    { $number ->
        [one] { $number } nová zpráva
        [few] { $number } nové zprávy
       *[other] { $number } nových zpráv
    }

## Account

account-title = Účet
account-guest = Host
account-guest-about = Hrajete jako host. Zvolte si jméno a heslo, a hry i hodnocení vám zůstanou.
account-name = Jméno
account-password = Heslo
account-password-again = Heslo znovu
account-password-old = Současné heslo
account-password-new = Nové heslo
account-password-differ = Hesla se liší.
account-sign-in = Přihlásit se
account-sign-out = Odhlásit se
account-sign-up = Založit účet
account-keep = Uchovat mé hry v účtu
account-signed-in = Účet: { $name }
account-change-name = Změnit jméno
account-change-password = Změnit heslo
account-delete = Smazat účet
account-delete-sure = Vaše jméno, hodnocení a nastavení budou smazány. Dohrané hry zůstanou bez vašeho jména. Nelze to vzít zpět.
account-deleted = Účet byl smazán.
account-export = Stáhnout má data
account-tokens = Klíče pro boty
account-token-new = Nový klíč
account-token-once = Zkopírujte si klíč hned: ukáže se jen jednou.
account-token-revoke = Zneplatnit klíč
account-sessions = Přihlášená zařízení
account-sign-out-everywhere = Odhlásit všude

## History and ratings

history-title = Vaše hry
history-empty = Zatím nemáte žádnou dohranou hru.
history-won = výhra
history-lost = prohra
history-shared = remíza
history-against = soupeři: { $names }
history-open = Otevřít přehrání
history-import = Otevřít záznam
ratings-title = Hodnocení
ratings-empty = Zatím nejsou žádné hodnocené hry.
ratings-place = Pořadí
ratings-player = Hráč
ratings-rating = Hodnocení
ratings-games = Hry
ratings-wins = Výhry
ratings-plot = Vývoj hodnocení: { $name }
ratings-uncertain = Hodnocení je zatím nejisté: málo her.

## Settings

settings-title = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-light = světlý
settings-theme-dark = tmavý
settings-theme-system = podle zařízení
settings-motion = Pohyb
settings-motion-full = běžný
settings-motion-fast = rychlý
settings-motion-off = vypnutý
settings-sound = Zvuky
settings-sound-on = zapnuté
settings-sound-off = vypnuté
settings-forced = Vynucené odpovědi
settings-forced-on = odpovědět za mě
settings-forced-off = nechat na mně
settings-confirm = Potvrzovat každou akci
settings-notifications = Upozornit, když jsem na tahu
settings-text-size = Velikost textu
settings-saved = Uloženo

language-en = English
language-cs = Čeština
language-pl = Polski
language-hu = Magyar
language-ru = Русский

## Fairness

fairness-title = Poctivá náhoda
fairness-about = Server před hrou zapečetil své tajemství. Po hře je otevře a váš prohlížeč přepočítá každé losování a každý hod.
fairness-commitment = Pečeť
fairness-seed = Tajemství serveru
fairness-player-seed = Vklad hráče { $name }
fairness-verify = Ověřit
fairness-checking = Ověřuje se …
fairness-good =
    { $number ->
        [one] Ověřeno: { $number } náhodná událost souhlasí.
        [few] Ověřeno: všechny { $number } náhodné události souhlasí.
       *[other] Ověřeno: všech { $number } náhodných událostí souhlasí.
    }
fairness-bad = Náhodná událost { $number } s pečetí nesouhlasí.
fairness-later = Tajemství se otevře na konci hry.
fairness-algorithm = Jak to funguje

## Connection

connection-lost = Spojení se ztratilo. Zkouší se znovu …
connection-back = Spojení je zpět.
connection-waiting = Vaše akce je uložená a odešle se právě jednou.
connection-old = Tato stránka je zastaralá. Načtěte ji znovu.
connection-elsewhere = Tento stůl máte otevřený i v jiném okně.
connection-reload = Načíst znovu
connection-server-restarting = Server se restartuje. Vaše hra je v bezpečí.

## Errors

error-bad_request = Server požadavku nerozumí.
error-not_found = Tady nic není.
error-method_not_allowed = To zde udělat nejde.
error-too_large = To je příliš dlouhé.
error-too_many = Příliš mnoho požadavků. Chvilku počkejte.
error-busy = Právě je tu příliš rušno. Zkuste to za pár sekund.
error-foreign_origin = Tato stránka to nesmí.
error-internal = Na serveru se něco pokazilo. Je to zaznamenáno.
error-sign_in = Nejdřív se přihlaste.
error-wrong_password = Jméno nebo heslo nesouhlasí.
error-scope = Tento klíč to nedovoluje.
error-name_taken = Toto jméno nebo jemu podobné už někdo má.
error-name_not_allowed = Toto jméno nelze použít. Pište písmena, číslice, mezery a spojovníky.
error-password_too_short = Heslo má aspoň 8 znaků.
error-password_too_long = Heslo má nejvýše 200 znaků.
error-already_named = Účet už máte.
error-people_only = K tomu je potřeba účet se jménem.
error-bots_only = To mohou jen boti.
error-too_many_tokens = Máte příliš mnoho klíčů. Nejdřív některý zneplatněte.
error-too_many_bots = Máte příliš mnoho botů. Nejdřív některého smažte.
error-no_game = Taková hra tu není.
error-not_over = To půjde, až hra skončí.
error-other_rules = Tato hra se hrála podle jiných pravidel, než máme teď.
error-no_table = Takový stůl tu není.
error-moved = Stůl se načítá znovu. Vraťte se k němu.
error-table_full = Tento stůl už sleduje příliš mnoho lidí.
error-seat_taken = Toto místo je obsazené.
error-no_such_seat = Takové místo tu není.
error-not_your_seat = To není vaše místo.
error-open_seats = Některé místo je volné: počkejte, nebo tam posaďte bota.
error-begun = Hra už začala.
error-not_host = To smí jen ten, kdo stůl otevřel.
error-not_asked = Nejste na tahu.
error-no_rematch = Odveta je pro ty, kdo tuto hru dohráli.
error-refused = Teď to nejde.
error-conflict = Někdo byl rychlejší. Stůl je aktualizovaný.
error-no_bot = Takový bot tu není.
error-unavailable = Server není dostupný.
error-bad_message = Server tomu nerozuměl.
error-protocol = Tato stránka je zastaralá. Načtěte ji znovu.
error-nothing_to_undo = To už nejde vzít zpět: mezitím se něco odhalilo.
error-bad_seed = Tato slova jsou příliš dlouhá.
error-cannot_resign = Teď nejde hru vzdát.
error-nothing_asked = Nikdo nic nechce vzít zpět.
error-nothing_said = Nejdřív něco napište.
error-only_players = Psát tu mohou jen hráči.
error-too_late = Na to už je pozdě: hra začala.

## First game

tutorial-title = První hra
tutorial-next = Další
tutorial-back = Předchozí
tutorial-skip = Přeskočit
tutorial-end = Ukončit lekci
tutorial-step = Krok { $step } z { $steps }
tutorial-hint = Rada
tutorial-try = Zkuste to
tutorial-well-done = Výborně!
tutorial-leave = Ukončit lekce a hrát dál
tutorial-happened = Co se stalo
tutorial-wait = Hrajte dál: další lekce přijde, až bude čas. Ještě zbývá: { $topics }.
tutorial-all = Viděli jste všechno. Hrajte dál až do konce!

## Keyboard

keys-title = Klávesnice
keys-move = Šipky: přechod na další věc
keys-choose = Enter: vybrat
keys-escape = Escape: zavřít nebo zrušit výběr
keys-tab = Tab: na další část stolu
keys-log = L: záznam
keys-chat = C: povídání
keys-help = Otazník: tato nápověda
keys-undo = U: vzít zpět
keys-step = Čárka a tečka: krokovat hrou
keys-rule = R: pravidlo k tomu, co je zobrazeno
keys-number = 1 až 9: vybrat možnost podle čísla
keys-why = W: proč něco nejde

## For screen readers

label-main = Hlavní část
label-menu = Nabídka
label-open-menu = Otevřít nabídku
label-table = Stůl
label-actions = Co můžete udělat
label-live = Co se děje
label-seat = Místo hráče { $name }
label-on-turn = Na tahu: { $name }
label-language = Vybrat jazyk
label-close-dialog = Zavřít okno
label-impossible = nejde: { $why }
label-selected = vybráno
label-skip = Přejít ke stolu
label-number = Počet
label-fewer = O jeden méně
label-add-one = O jeden více
