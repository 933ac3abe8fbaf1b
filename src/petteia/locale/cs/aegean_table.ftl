### Co u stolu říkají obě vydání Cyclades.

## Bohové a dary

aegean-from-the-top = hraje se shora
aegean-asleep = v této epoše spí
aegean-would-pay = Zaplatíte { $gold }
aegean-displaced = { $name }: dar překonán ({ $god }), teď odpovídá
aegean-places-marker = { $name } umisťuje sloup daru

## Tvorové a hrdinové

aegean-deck = Balíček { $deck } · odhozeno { $discard }
aegean-only-you-see = Vidíte jen vy

## Hráči

aegean-players = Hráči
aegean-out-of-game = mimo hru
aegean-troops-left = Vojáci v zásobě
aegean-fleets-left = Lodě v zásobě
aegean-one-metropolis-left = K vítězství chybí jedna metropole
aegean-one-philosopher-short = Čtvrtý filozof ji založí
aegean-one-building-short = Čtvrtý druh budovy ji založí
aegean-building-types = Druhy budov: { $buildings }
aegean-name-and-city = { $name } ({ $city })
city-vermilion = Sparta
city-cobalt = Athény
city-saffron = Théby
city-obsidian = Argos
city-emerald = Korint
city-murex = Rhodos

## Mapa

aegean-can-be-chosen = lze vybrat
aegean-places-lit = { $number ->
    [one] Na mapě lze zvolit jedno místo
    [few] Na mapě lze zvolit { $number } místa
   *[other] Na mapě lze zvolit { $number } míst
}
aegean-reach-nothing = Jedním přesunem nic
aegean-reach-note = Jedním přesunem, bez ohledu na to, kdo získá boha a má zlaťáky
aegean-in-reach = v dosahu: { $means }
aegean-answered-for-you = Odpovězeno za vás, nic jiného nejde: { $answer }
aegean-sea-space = Mořské pole { $name }
aegean-site = { $area }, staveniště { $number }
aegean-which-site = Na které staveniště?
aegean-your-decision = Vaše rozhodnutí
aegean-map-code = Kód mapy
aegean-part-map = Mapa
aegean-part-gods = Bohové
aegean-part-players = Hráči

## Vlastní mapy

map-title = Vlastní mapa
map-own = Sestavit vlastní mapu
map-edit = Upravit tuto mapu
map-lead = Vezměte desku a vyberte pro ni místo.
map-hand = { $tile }: vyberte místo.
map-laid = Mapa, jak zatím leží
map-tools = Co s deskou
map-tiles = Desky souostroví
map-lies = leží na mapě
map-free-place = Volné místo, řada { $row }, sloupec { $column }
map-tile-place = { $tile }, řada { $row }, sloupec { $column }, otočeno o { $degrees }°
map-turn-left = Otočit doleva
map-turn-right = Otočit doprava
map-remove = Zpět do krabice
map-shuffle = Zamíchat
map-good = Na této mapě se dá hrát.
map-play = Otevřít stůl s touto mapou
map-link = Kopírovat odkaz na mapu
map-keys = Klávesy: šipky vedou z místa na místo, Enter bere a pokládá, R otáčí, Del vrací do krabice, U bere zpět.
map-preview = Obrázek mapy
map-random-about = Desky položí náhoda na začátku hry. Předem je znám jen tvar mapy.
map-quick-about = Předem sestavená mapa: všichni začínají stejně daleko od ostatních.
map-code-about = Vložte kód mapy, který vám někdo poslal, nebo si mapu sestavte.

## Bitva

aegean-roll-chances = Příští hod: útočník { $attacker }, ztráta na obou stranách { $both }, obránce { $defender }
aegean-next-roll = Šance příštího hodu
aegean-chance-to-win = šance na výhru { $chance }
aegean-fought-to-the-end = Boj až do konce, přesně: kdo místo udrží
aegean-round = { $number }. kolo
aegean-rounds = Předchozí kola
aegean-beats = { $more } poráží { $less }
aegean-tie = { $total } na obou stranách: ztrácejí obě
aegean-both-lose = ztrácejí obě
aegean-dice-roll = Kostky se kutálejí
aegean-die = Kostka
aegean-other-bonuses = Stavby a figurky

## První hra

first-game-gods = Teď přinášíte dar vy. Vyberte boha: v této epoše pomáhá jen vám. Ukažte na něj a přečtete si, co dává.
    .title = Vyberte boha
first-game-offer = Teď řekněte, kolik dáváte. Platí se, až mají boha všichni. Pro začátek stačí malý dar.
    .title = Váš dar
first-game-outbid = Někdo nabídl vašemu bohu víc. Váš sloup daru jde hned k jinému bohu. Později se můžete vrátit s vyšším darem.
    .title = Překonaný dar
first-game-god = Tento bůh teď pomáhá vám. V liště dole vyberte, co uděláte; každé tlačítko ukazuje cenu.
first-game-recruit = Přiveďte na mapu jednotku: stiskněte označené tlačítko a pak místo, které se rozsvítí. První je zdarma, každá další dražší.
    .title = Verbování
first-game-build = Můžete stavět. Stiskněte označené tlačítko a vyberte jedno ze svých rozsvícených stavenišť. Čtyři různé budovy se změní v metropoli.
    .title = Stavba
first-game-move = Vaše jednotky se mohou za 1 zlaťák přesunout. Stiskněte označené tlačítko a vyberte, odkud jdou. Vojáci přecházejí moře po řetězu vašich lodí.
    .title = Pohyb
first-game-number = Kolik jich půjde? Kde by došlo k bitvě, ukazuje tlačítko vaši šanci na vítězství.
    .title = Kolik
first-game-where = Kam to svítí, tam se dostanete. Meče znamenají bitvu a číslo u nich je vaše šance.
    .title = Kam
first-game-battle = V bitvě přičte každá strana kostku ke svým jednotkám a k obraně. Nižší součet ztrácí jednotku, při shodě obě strany. Tak to jde dál, dokud nezbude jen jedna.
    .title = Bitva
first-game-retreat = Po každém kole bitvy lze místo boje se všemi jednotkami ustoupit. Panel ukazuje šance: jsou-li dobré, zůstaňte.
    .title = Zůstat, nebo ustoupit
first-game-creature = Na tvora máte dost zlaťáků. Karta říká, co umí, a udělá to hned. V každé epoše se karty posunou a zlevní.
    .title = Tvorové
first-game-done = Využijte, co bůh dává, tolikrát, kolikrát zaplatíte. Pak ukončete tah. Kdo jedná první, draží v příští epoše poslední.
    .title = Konec tahu
first-game-end = Hra skončila. Záznam vás vrátí do kterékoli její chvíle. Víte už vše potřebné: zahrajte si další.
    .title = Konec hry

## K čemu se ukazuje na mapu

verb-summon = Uplatit
verb-exchange = Vyměnit
verb-copy = Napodobit
verb-play = Zahrát
verb-keep = Udržet
verb-release = Propustit
verb-recruit_hero = Naverbovat
verb-mobilise = Přesunout
verb-sacrifice = Obětovat
verb-take = Vzít s sebou
verb-lose_hero = Ztratit
verb-trade = Vyměnit
verb-for = Za
verb-shelter_with = Ukrýt
verb-imitate = Napodobit
verb-recruit_fleet = Najmout loď
verb-recruit_troop = Naverbovat vojáka
verb-recruit_mercenary = Najmout námezdního vojáka
verb-build = Stavět
verb-sail_from = Plout
verb-sail_to = Plout dál
verb-march_from = Přesun vojáků
verb-march_to = Vpochodovat
verb-retreat_to = Ustoupit po souši
verb-withdraw_to = Ustoupit po moři
verb-escape_to = Uniknout
verb-give_up = Odevzdat budovu
verb-found_on = Založit metropoli
verb-found_at = Založit metropoli
verb-bless = Položit roh hojnosti
verb-bless_land = Položit roh hojnosti na pevninu
verb-bless_sea = Položit roh hojnosti na moře
verb-lure = Odstranit loď
verb-replace_from = Přivést loď z
verb-fly_from = Vzlétnout z
verb-crush = Zničit budovu
verb-rebuild = Přestavět budovu
verb-sell_fleet = Prodat loď
verb-sell_troop = Prodat vojáka
verb-snatch_from = Odstranit vojáka
verb-emerge_at = Kraken se vynoří
verb-swim_to = Plavat dál
verb-settle_on = Umístit figurku
verb-push_to = Odehnat lodě na
verb-push_from = Odehnat lodě z
verb-claim = Zabrat oblast
verb-moor_at = Umístit první loď
verb-station_at = Umístit vojáka
verb-walk_to = Přesunout figurku
verb-post_hero_at = Umístit hrdinu
verb-launch_at = Umístit loď
verb-kill_troop = Zabít vojáka
verb-kill_mercenary = Zabít námezdního vojáka
verb-sink_fleet = Potopit loď
verb-lure_from = Přilákat námezdní vojáky z
verb-settle_at = Umístit námezdního vojáka
verb-swap = Vyměnit lodě
verb-place_on_land = Umístit figurku na pevninu
verb-place_at_sea = Umístit figurku na moře

## Ostrovy

island-amorgos = Amorgos
island-andros = Andros
island-delos = Délos
island-ios = Ios
island-kea = Kea
island-kythnos = Kythnos
island-melos = Mélos
island-mykonos = Mykonos
island-naxos = Naxos
island-paros = Paros
island-siphnos = Sifnos
island-syros = Syros
island-tenos = Ténos
island-thera = Théra
aegean-area = { $island } { $part }
