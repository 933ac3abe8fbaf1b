### Co říká jen stránka, česky.

## Start

page-title-1 = Posaďte se.
page-title-2 = Jste na tahu.
page-lead = Deskové hry v prohlížeči. Zdarma, bez účtu, v pěti jazycích.
page-play-now-about = Za dvě vteřiny jste u stolu
page-play-friend-about = Jeden odkaz, nic se neinstaluje
page-friend-text = Pošlete odkaz, nebo nechte kód přečíst telefonem. Hra začne, jakmile si přítel sedne.
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
page-undo-ask = Požádat o vzetí poslední akce zpět
page-undo-waiting = Žádost o vzetí poslední akce zpět je odeslána.
page-undo-declined = Soupeř s vzetím akce zpět nesouhlasí.
page-agree = Souhlasím
page-decline = Nesouhlasím
page-seed = Vlastní slova, přimíchaná do veškeré náhody
page-points = Body
page-seat-back = Převzít místo zpět od bota

## Account

page-password-changed = Heslo je změněno. Všude jinde jste odhlášeni.
page-data = Vaše data
page-data-about = Vše, co je o vás uloženo, v jednom souboru.
page-delete-more = Zmizí i vaši boti, všechny klíče a to, co jste napsali do chatu. V rozehraných hrách vaše místo čeká, dokud má čas; pak za vás hraje bot.
page-bots = Boti
page-bots-about = Bot je účet pro váš program. Všude je označen jako bot a vy za něj odpovídáte.
page-bot-name = Jméno bota
page-bot-new = Založit bota
page-bot-none = Nemáte žádné boty.
page-bot-play = Hrát proti: { $name }
page-bot-delete = Smazat: { $name }
page-bot-delete-sure = Jeho klíče přestanou platit. Jeho hry zůstanou, bez jeho jména.
page-key-about = S klíčem dělá program to, co mu dovolíte. Vaše vlastní klíče se mohou dívat a otevírat stoly; hrají programy jako boti.
page-key-label = K čemu klíč bude?
page-key-for = Čí klíč
page-key-may = Smí
page-key-none = Žádné klíče tu nejsou.
page-key-made = vytvořen { $date }
page-key-used = naposledy použit { $date }
page-key-unused = zatím nepoužit
page-key-try = Tohle vypíše řádek za každou otázku pro bota:
page-scope-read = dívat se na stoly a hry
page-scope-play = hrát
page-scope-tables = otevírat stoly
page-scope-chat = psát do chatu

## Rules

page-rules-english = Tato stránka ještě není přeložena. Tady je anglicky.

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
page-what-with-it = Co s ní uděláte?
page-choose-card = Vyberte jednu z karet, na kterých nic neleží.
page-wonder = Div
page-progress-token = Žeton pokroku
page-covered-by = Zakrývá ji: { $cards }
page-one-of = Jedna z { $number } karet, každá s { $share }
page-you-pay = Platíte { $due } ze svých { $coins }
page-for-you = pro vás: { $price }
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
page-then-points = body: { $before }, pak { $after }
page-then-coins = mince: { $before }, pak { $after }
page-then-opponent = mince soupeře ({ $name }): { $before }, pak { $after }
page-then-lead = náskok na stupnici konfliktu: { $before }, pak { $after }
page-then-symbols = různé symboly: { $before }, pak { $after }
page-then-won = Vyhrajete
page-then-lost = Prohrajete
page-then-shared = Společné vítězství
