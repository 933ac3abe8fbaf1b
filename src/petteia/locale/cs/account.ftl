### Účty, odehrané hry a hodnocení, česky.

## Account

account-title = Účet
account-guest-about = Hrajete jako host. Zvolte si jméno a heslo, a hry i hodnocení vám zůstanou.
account-name = Jméno
account-password = Heslo
account-password-again = Heslo znovu
account-password-old = Současné heslo
account-password-new = Nové heslo
account-password-differ = Hesla se liší.
account-sign-out = Odhlásit se
account-sign-up = Založit účet
account-keep = Uchovat moje hry v účtu
account-change-password = Změnit heslo
account-delete = Smazat účet
account-delete-sure = Vaše jméno, hodnocení a nastavení budou smazány. Dohrané hry zůstanou bez vašeho jména. Nelze to vzít zpět.
account-deleted = Účet byl smazán.
account-export = Stáhnout moje data
account-tokens = Klíče pro boty
account-token-new = Nový klíč
account-token-once = Zkopírujte si klíč hned: ukáže se jen jednou.
account-token-revoke = Zneplatnit klíč
account-sign-out-everywhere = Odhlásit se všude

## History and ratings

history-title = Vaše hry
history-empty = Zatím žádná dohraná hra.
history-won = výhra
history-lost = prohra
history-shared = společná výhra
history-closed = zavřeno
history-abandoned = opuštěno
history-open = Přehrát záznam
ratings-title = Žebříček
ratings-people = Lidé
ratings-bots = Boti
ratings-empty = Zatím nejsou žádné hodnocené hry.
ratings-place = Pořadí
ratings-player = Hráč
ratings-rating = Hodnocení
ratings-games = Hry
ratings-plot = Vývoj hodnocení: { $name }
ratings-uncertain = Hodnocení je zatím nejisté: odehráno málo her.

## Account

page-password-changed = Heslo je změněno. Všude jinde jste odhlášeni a všechny klíče přestaly platit.
page-data = Vaše data
page-data-about = Vše, co je o vás uloženo, v jednom souboru.
page-delete-more = Zmizí i vaši boti, všechny klíče a vaše zprávy z chatu. V rozehraných hrách vaše místo čeká, dokud mu nevyprší čas; pak za vás hraje bot.
page-bots = Boti
page-bots-about = Bot je účet pro váš program. Všude je označen jako bot a vy za něj odpovídáte.
page-bot-name = Jméno bota
page-bot-new = Založit bota
page-bot-none = Nemáte žádné boty.
page-bot-play = Hrát proti: { $name }
page-bot-delete = Smazat: { $name }
page-bot-delete-sure = Jeho klíče přestanou platit. Jeho hry zůstanou, bez jeho jména.
page-bot-seat = Kdo smí bota { $name } posadit ke stolu?
page-bot-seat-owner = jen já
page-bot-seat-anybody = kdokoli
page-key-about = S klíčem smí program to, co mu dovolíte. S vlastním klíčem lze sledovat hry a otevírat stoly; hrát mohou programy jen jako boti.
page-key-label = K čemu klíč bude?
page-key-for = Čí klíč
page-key-may = Smí
page-key-none = Nemáte žádné klíče.
page-key-made = vytvořen { $date }
page-key-used = naposledy použit { $date }
page-key-unused = zatím nepoužit
page-key-try = Tento příkaz vypíše řádek pro každé rozhodnutí, které na bota čeká:
page-scope-read = sledovat stoly a hry
page-scope-play = hrát
page-scope-tables = otevírat stoly
page-scope-chat = psát do chatu
page-forgot = Zapomněli jste heslo?
page-reset-who = Vaše jméno nebo e-mail
page-reset-ask = Požádat o kód
page-reset-mail = Pokud má tento účet potvrzenou e-mailovou adresu, poslali jsme na ni odkaz. Lze ho použít jednou, do hodiny.
page-reset-admin = Tento server neposílá e-maily. Požádejte o kód toho, kdo ho provozuje, a zadejte ho zde.
page-reset-have = Zvolte nové heslo
page-reset-have-about = Potřebujete kód z e-mailu, nebo od toho, kdo server provozuje.
page-reset-code = Kód
page-reset-save = Uložit a přihlásit se
page-mail = E-mail
page-mail-about = Pro případ, že zapomenete heslo, a pro upozornění, pokud o ně stojíte. Nikdo jiný ho nevidí.
page-mail-now = Potvrzeno: { $mail }
page-mail-waiting = Na adresu { $mail } jsme poslali odkaz, kterým ji potvrdíte.
page-mail-new = Nový e-mail
page-mail-forget = Odebrat e-mail
page-mail-confirm = Potvrďte svůj e-mail
page-mail-confirmed = Váš e-mail je potvrzen.

## Notices

notices-title = Jste na tahu
notices-about = Když na vás čeká hra, ve které jsou na tah celé dny, dáme vám vědět: nejvýš jednou za hodinu, o všech takových hrách najednou.
notices-mail = Poslat e-mail, když jsem na tahu
notices-quiet-from = Neposílat od
notices-quiet-until = do
notices-need-mail = Nejprve potvrďte svůj e-mail.
notices-by-mail = E-mailem
notices-by-push = V tomto prohlížeči
notices-push-about = Prohlížeč zobrazí oznámení, i když žádná naše stránka není otevřená. Uvádí se v něm jen hra a spoluhráči.
notices-push-on = Oznamovat v tomto prohlížeči
notices-push-off = Neoznamovat v tomto prohlížeči
notices-push-now = Tento prohlížeč dostává oznámení, dokud jste přihlášeni.
notices-push-denied = Prohlížeč oznámení z tohoto webu nepovoluje. Povolte je v jeho nastavení pro tento web a vraťte se.
notices-push-missing = Tento prohlížeč oznámení zobrazit neumí. Na iPhonu nebo iPadu nejprve přidejte stránku na plochu.
notices-push-others =
    { $number ->
        [one] Oznámení dostává ještě { $number } váš prohlížeč.
        [few] Oznámení dostávají ještě { $number } vaše prohlížeče.
       *[other] Oznámení dostává ještě { $number } vašich prohlížečů.
    }
notices-push-others-off = Ostatním neoznamovat
notices-quiet = Doba klidu
notices-kinds = Které hry
notices-mail-short = E-mail
notices-push-short = Prohlížeč
notices-brisk = méně než 3 dny na tah
notices-slow = 3 dny na tah nebo více
webhook-about = Zprávy o tom, kdo je na tahu, lze posílat do kanálu, například na Discordu: v nastavení kanálu vytvořte webhook a jeho adresu vložte sem. Kdo kanál čte, dozví se jména hráčů a uvidí odkaz na tento stůl.
webhook-address = Adresa webhooku
webhook-save = Posílat tam zprávy o tazích
webhook-now = Zprávy o tazích se posílají sem: { $site }.
webhook-remove = Přestat posílat
webhook-none = Tento server webhooky nevolá.
page-people = Moji známí a kluby
