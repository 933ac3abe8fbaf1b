### Co mají všechny obrazovky společné, česky.

app-title = Petteia

## How sentences are set (docs/languages.md)

typography =
    .short-words = k s v z o u a i
    .before-noun = { "\u00A0" }
    .before-percent = { "\u00A0" }
    .quotes = „“

## Words used on many screens

word-cancel = Zrušit
word-close = Zavřít
word-back = Zpět
word-save = Uložit
word-delete = Smazat
word-copy = Kopírovat
word-copied = Zkopírováno
word-confirm = Potvrdit
word-more = Další možnosti
word-loading = Načítá se…
word-search = Hledat
word-you = vy
word-rule = Pravidlo { $rule }
word-rules = Pravidla

n-days =
    { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }

## Start

start-play-now = Hrát hned proti botovi
start-play-friend = Hrát s přáteli
start-play-here = Hrát na jednom zařízení
start-continue = Pokračovat
start-first-game = Hrajete poprvé? Učte se hrou
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
lobby-seats = Hráči
lobby-seat = Místo { $number }
lobby-seat-free = volné
lobby-seat-invited = čekáme, zda přijme pozvání…
lobby-add-bot = Přidat bota
lobby-sit = Posadit se
lobby-waiting =
    { $number ->
        [one] Chybí { $number } hráč
        [few] Chybějí { $number } hráči
       *[other] Chybí { $number } hráčů
    }
lobby-invite = Pozvat přátele
lobby-link = Odkaz na stůl
lobby-qr = QR kód s odkazem na stůl
lobby-rated = hodnocená
lobby-unrated = nehodnocená
lobby-chances = šance viditelné
lobby-clock-none = bez hodin
lobby-clock-days = { n-days } na každý tah
lobby-bot-level = Úroveň

## Bots

bot-random = Náhodný hráč
    .about = Hraje cokoli, co je dovoleno. Na vyzkoušení.
bot-greedy = Hamoun
    .about = Bere, co zrovna vypadá nejlépe; dopředu nemyslí.
bot-novice = Nováček
    .about = Zná pravidla, ale leccos přehlédne. Vhodný pro první výhru.
bot-easy = Učedník
    .about = Myslí kousek dopředu a občas promešká příležitost.
bot-medium = Stratég
    .about = Myslí dopředu a trestá zjevné chyby.
bot-hard = Mistr
    .about = Dobře plánuje. I zkušení hráči se zapotí.
bot-expert = Velmistr
    .about = Vidí daleko dopředu. Porazit ho je úspěch.
bot-master = Legenda
    .about = Nejsilnější, jakého umíme vytvořit; na rozmyšlenou si bere čas.
bot-thinking = { $name } přemýšlí…

## Account

account-sign-in = Přihlásit se

## Settings

settings-title = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
settings-theme-light = světlý
settings-theme-dark = tmavý
settings-theme-system = podle zařízení
settings-motion = Animace
settings-motion-full = běžné
settings-motion-fast = rychlé
settings-motion-off = vypnuté
settings-sound = Zvuky
settings-sound-on = zapnuté
settings-sound-off = vypnuté
settings-forced = Když je jen jedna možnost
settings-forced-on = zahrát za mě
settings-forced-off = nechat na mně

## Errors

error-bad_request = Server požadavku nerozumí.
error-impossible = Tato kombinace není možná.
error-not_found = Tady nic není.
error-method_not_allowed = To tady nejde.
error-too_large = To je příliš dlouhé.
error-too_many = Příliš mnoho požadavků. Chvilku počkejte.
error-busy = Server je právě přetížený. Zkuste to za pár sekund.
error-foreign_origin = Tato stránka to udělat nesmí.
error-internal = Na serveru se něco pokazilo. Chyba je zaznamenána.
error-sign_in = Nejdřív se přihlaste.
error-wrong_password = Nesprávné jméno nebo heslo.
error-scope = Tento klíč to nedovoluje.
error-name_taken = Toto jméno nebo jemu podobné už někdo má.
error-name_not_allowed = Toto jméno nelze použít. Zvolte jiné, z písmen, číslic, mezer a spojovníků.
error-password_too_short = Heslo musí mít aspoň 8 znaků.
error-password_too_long = Heslo smí mít nejvýše 200 znaků.
error-password_common = Toto heslo se dá snadno uhodnout. Zvolte delší nebo méně obvyklé.
error-wrong_code = Tento kód není správný, byl už použit, nebo mu vypršela platnost. Požádejte o nový.
error-no_mail = Tento server neposílá e-maily.
error-bad_mail = Toto není platná e-mailová adresa.
error-bad_address = Tuto adresu nelze použít. Musí začínat https:// a být přístupná všem.
error-banned = Tento účet byl zablokován.
error-muted = Teď nemůžete psát do chatu.
error-blocked = Tento hráč si to nepřeje.
error-members_only = To je jen pro členy klubu.
error-admins_only = To mohou jen správci.
error-protected = Správci nemohou zasahovat proti sobě navzájem.
error-already_named = Účet už máte.
error-people_only = K tomu potřebujete registrovaný účet.
error-bots_only = To mohou jen boti.
error-too_many_tokens = Máte příliš mnoho klíčů. Nejdřív některý zneplatněte.
error-too_many_bots = Máte příliš mnoho botů. Nejdřív některého smažte.
error-not_your_bot = Tohoto bota smí posadit jen jeho majitel.
error-bot_offline = Tento bot není připojen: jeho program musí běžet.
error-no_game = Taková hra tu není.
error-not_over = To půjde, až hra skončí.
error-other_rules = Tato hra začala podle starší verze pravidel, kterou tento server už nemá. Zůstává uložená, ale nelze v ní pokračovat.
error-bad_record = Toto není záznam, který lze otevřít.
error-not_your_study = Tuto studii může měnit jen její autor. Můžete si uložit kopii.
error-too_many_studies = Máte příliš mnoho studií. Nejdřív některou smažte.
error-too_many_tournaments = Další turnaj teď vyhlásit nelze: nejvyšší počet už máte vy, nebo celý server.
error-entry_closed = Tento turnaj už další hráče nepřijímá.
error-set_aside = Tento stůl nelze otevřít. Zůstává uložený a správce serveru o něm ví.
error-no_table = Takový stůl tu není.
error-moved = Stůl se načítá znovu. Otevřete ho ještě jednou.
error-table_full = Tento stůl už sleduje příliš mnoho lidí.
error-seat_taken = Toto místo je obsazené.
error-no_such_seat = Takové místo tu není.
error-not_your_seat = To není vaše místo.
error-open_seats = Některé místo je volné: počkejte, nebo na něj posaďte bota.
error-begun = Hra už začala.
error-not_host = To smí jen ten, kdo stůl otevřel.
error-not_asked = Nejste na tahu.
error-no_rematch = O odvetu mohou žádat jen ti, kdo tuto hru dohráli.
error-refused = Teď to nejde.
error-conflict = Někdo byl rychlejší. Stůl byl aktualizován.
error-no_bot = Takový bot tu není.
error-unavailable = Server není dostupný.
error-bad_message = Server zprávě nerozumí.
error-protocol = Tato stránka je zastaralá. Načtěte ji znovu.
error-nothing_to_undo = To už nejde vzít zpět: mezitím se něco odhalilo.
error-log_full = Hra už je příliš dlouhá, nic dalšího vzít zpět nejde.
error-bad_seed = Váš text pro losování je příliš dlouhý.
error-no_plan = Plánovat můžete jen ve hře, kterou sami hrajete a ve které je na tah aspoň den.
error-lesson = Lekci hraje jeden člověk proti botům.
error-cannot_resign = Teď se vzdát nelze.
error-nothing_asked = Nikdo o vrácení akce nežádá.
error-nothing_said = Nejdřív něco napište.
error-only_players = Psát tu mohou jen hráči.
error-too_late = Na to už je pozdě: hra začala.

## For screen readers

label-main = Hlavní navigace
label-menu = Nabídka
label-table = Stůl
label-language = Vybrat jazyk
label-close-dialog = Zavřít okno
