### Co u stolu říkají obě vydání Cyclades.

## Bohové a dary

aegean-from-the-top = tahy se hrají shora dolů
aegean-asleep = v této epoše spí
aegean-would-pay = Zaplatíte { $gold }
aegean-offer-to = Nabídnout { $god-dat } dar { $offer }
aegean-name-offer = U vybraného boha stiskněte číslo, které nabízíte.
aegean-gods-fold = Sbalit seznam bohů
aegean-gods-unfold = Ukázat všechny bohy
aegean-purse = Vaše prostředky
aegean-displaced = { $name }: dar pro { $god-acc } byl překonán, vybírá jiného boha
aegean-places-marker = { $name } umisťuje sloup daru

## Tvorové a hrdinové

aegean-deck = Balíček { $deck } · odhozeno { $discard }
aegean-only-you-see = Vidíte jen vy

## Hráči

aegean-players = Hráči
aegean-philosophers = Filozofové
aegean-out-of-game = mimo hru
aegean-troops-left = Vojáci v zásobě
aegean-fleets-left = Lodě v zásobě
aegean-one-metropolis-left = K vítězství chybí jedna metropole
aegean-one-philosopher-short = K metropoli stačí čtvrtý filozof
aegean-one-building-short = K metropoli stačí čtvrtý typ budovy
aegean-building-types = Typy budov: { $buildings }
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
    [one] Na mapě lze vybrat jedno místo
    [few] Na mapě lze vybrat { $number } místa
   *[other] Na mapě lze vybrat { $number } míst
}
aegean-can-be-moved = lze přesunout
aegean-take-units = Vyberte jednotky na mapě, nebo zde.
aegean-choose-goal = Vyberte, kdo půjde, a pak cíl na mapě.
aegean-steps-left = { $number ->
    [0] žádný krok nezbývá
    [one] zbývá jeden krok
    [few] zbývají { $number } kroky
   *[other] zbývá { $number } kroků
}
aegean-out-of-reach = { $area }: sem tato skupina nedosáhne.
aegean-overview = Přehled: stisknutím přejdete na dané místo
aegean-reach-nothing = Jedním přesunem nikam
aegean-reach-note = Jedním přesunem, pokud získá potřebného boha a má dost zlaťáků
aegean-in-reach = v dosahu: { $means }
aegean-answered-for-you = Jediná možnost, zahráno za vás: { $answer }
aegean-sea-space = Oblast moře { $name }
aegean-site = { $area }, staveniště { $number }
aegean-which-site = Které staveniště?
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
map-laid = Rozložená mapa
map-tools = Práce s deskou
map-tiles = Desky souostroví
map-lies = leží na mapě
map-free-place = Volné místo, řada { $row }, sloupec { $column }
map-tile-place = { $tile }, řada { $row }, sloupec { $column }, otočeno o { $degrees }°
map-turn-left = Otočit doleva
map-turn-right = Otočit doprava
map-remove = Zpět do krabice
map-shuffle = Zamíchat desky
map-good = Na této mapě se dá hrát.
map-play = Otevřít stůl s touto mapou
map-link = Kopírovat odkaz na mapu
map-preview = Obrázek mapy
map-random-about = Desky se rozloží náhodně na začátku hry. Předem je znám jen tvar mapy.
map-quick-about = Předem sestavená mapa: všichni začínají stejně daleko od ostatních.
map-prepared-about = Mapa z rychlé přípravy i s počátečními oblastmi, vojáky a loděmi všech hráčů: začíná se rovnou dary bohům.
map-code-about = Vložte kód mapy, který vám někdo poslal, nebo si mapu sestavte.

## Bitva

aegean-roll-chances = Šance v příštím hodu: útočník { $attacker }, obránce { $defender }, ztráta na obou stranách { $both }
aegean-next-roll = Šance v příštím hodu
aegean-chance-to-win = šance na výhru { $chance }
aegean-fought-to-the-end = Přesná šance na ovládnutí tohoto místa, pokud nikdo neustoupí
aegean-round = { $number }. kolo
aegean-rounds = Předchozí kola
aegean-beats = { $more } poráží { $less }
aegean-tie = Shoda { $total }:{ $total }
aegean-both-lose = obě strany ztrácejí jednotku
aegean-battle-seen = Pokračovat
aegean-dice-roll = Hází se kostkami
aegean-die = Kostka
aegean-other-bonuses = Budovy a figurky

## První hra

first-game-gods = Teď nabízíte dar vy. Vyberte boha: v této epoše bude pomáhat jen vám. Stiskněte jeho jméno a přečtete si, co dává.
    .title = Vyberte boha
first-game-offer = Stiskněte u boha číslo, které nabízíte. Platí se, až mají boha všichni. Pro začátek stačí malý dar.
    .title = Váš dar
first-game-outbid = Někdo nabídl vašemu bohu víc. Přesuňte svůj sloup daru ihned k jinému bohu. Překoná-li někdo váš dar i tam, smíte se vrátit s vyšším.
    .title = Překonaný dar
first-game-god = Tento bůh teď pomáhá vám. V liště dole vyberte, co uděláte; každé tlačítko ukazuje cenu.
first-game-recruit = Přiveďte na mapu jednotku: stiskněte označené tlačítko a pak místo, které svítí. První je zdarma, každá další dražší.
    .title = Nábor
first-game-build = Můžete stavět. Stiskněte označené tlačítko a vyberte jedno ze stavenišť, která svítí. Čtyři různé budovy se změní v metropoli.
    .title = Stavba
first-game-move = Vaše jednotky se mohou za 1 zlaťák přesunout. Stiskněte na mapě místo, kde stojí, vyberte, kolik jich půjde, a pak stiskněte cíl. Vojáci přecházejí moře po řetězci vašich lodí.
    .title = Pohyb
first-game-number = Kolik jich půjde? Kde by došlo k bitvě, ukazuje tlačítko vaši šanci na vítězství.
    .title = Kolik
first-game-where = Dosáhnete na všechna místa, která svítí. Meče znamenají bitvu a číslo u nich je vaše šance na vítězství.
    .title = Kam
first-game-battle = V bitvě hodí každá strana kostkou a přičte své jednotky a bonusy. Strana s nižším součtem ztrácí jednotku, při shodě obě strany. Tak to jde dál, dokud nezbude jen jedna strana.
    .title = Bitva
first-game-retreat = Po každém kole bitvy můžete místo dalšího boje ustoupit se všemi jednotkami. Panel ukazuje vaše šance: jsou-li dobré, bojujte dál.
    .title = Bojovat dál, nebo ustoupit
first-game-creature = Na tvora máte dost zlaťáků. Na kartě je napsáno, co udělá, a udělá to hned. V každé epoše se karty posunou a zlevní.
    .title = Tvorové
first-game-done = Využívejte, co bůh nabízí, dokud chcete a máte čím platit. Pak ukončete tah. Kdo je na tahu první, nabízí v příští epoše dar jako poslední.
    .title = Konec tahu
first-game-end = Hra skončila. Záznam vás vrátí do kteréhokoli okamžiku. Víte už vše potřebné: zahrajte si další hru.
    .title = Konec hry

## K čemu se ukazuje na mapu

verb-summon = Uplatit
verb-exchange = Vyměnit
verb-copy = Zahrát
verb-play = Zahrát
verb-keep = Udržet
verb-release = Propustit
verb-recruit_hero = Naverbovat
verb-mobilise = Přesunout
verb-sacrifice = Obětovat
verb-take = Vzít s sebou
verb-lose_hero = Ztratit
verb-trade = Dát Charónovi
verb-for = Vzít výměnou
verb-shelter_with = Svěřit metropoli
verb-imitate = Napodobit
verb-recruit_fleet = Najmout loď
verb-recruit_troop = Naverbovat vojáka
verb-recruit_mercenary = Naverbovat námezdního vojáka
verb-build = Postavit budovu
verb-sail_from = Přesunout lodě
verb-sail_to = Plout dál
verb-march_from = Přesunout vojáky
verb-march_to = Vyrazit do cíle
verb-retreat_to = Ustoupit po pevnině
verb-withdraw_to = Ustoupit po moři
verb-escape_to = Zachránit vojáka
verb-give_up = Odstranit budovu
verb-found_on = Postavit metropoli
verb-found_at = Postavit metropoli
verb-bless = Položit roh hojnosti
verb-bless_land = Roh hojnosti na pevninu
verb-bless_sea = Roh hojnosti na moře
verb-lure = Odstranit loď
verb-replace_from = Přivést vlastní loď
verb-fly_from = Letět
verb-crush = Zničit budovu
verb-rebuild = Přestavět budovu
verb-sell_fleet = Prodat loď
verb-sell_troop = Prodat vojáka
verb-snatch_from = Odstranit vojáka
verb-emerge_at = Umístit Krakena
verb-swim_to = Plavat dál
verb-settle_on = Umístit figurku
verb-push_to = Zahnat lodě
verb-push_from = Určit, které lodě zahnat
verb-claim = Obsadit oblast
verb-moor_at = Umístit první loď
verb-station_at = Umístit vojáka
verb-walk_to = Přesunout figurku
verb-post_hero_at = Umístit hrdinu
verb-launch_at = Umístit loď
verb-kill_troop = Zničit vojáka
verb-kill_mercenary = Zničit námezdního vojáka
verb-sink_fleet = Zničit loď
verb-lure_from = Převzít námezdní vojáky
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
island-siphnos = Sifnos
island-syros = Syros
island-tenos = Ténos
island-thera = Théra
aegean-area = { $island }{ "\u00A0" }{ $part }

## How a game ended

ending-metropolises =
    { $metropolises ->
        [one] { $metropolises } metropole na konci { $cycle }. epochy.
        [few] { $metropolises } metropole na konci { $cycle }. epochy.
       *[other] { $metropolises } metropolí na konci { $cycle }. epochy.
    }
ending-gold = O vítězství rozhodly zlaťáky: { $gold } proti { $next }.
ending-equal_gold = Shoda i ve zlaťácích: po { $gold }.
ending-last_city = { $cycle }. epocha: všechna ostatní města padla.
ending-lands =
    { $number ->
        [one] { $number } území
        [few] { $number } území
       *[other] { $number } území
    }

## Keys

keys-reach = Co by hráč mohl napadnout
keys-turn = Otočit desku; se Shiftem opačně
keys-remove = Vrátit desku do krabice
