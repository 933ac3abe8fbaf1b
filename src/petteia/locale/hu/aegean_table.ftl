### Amit a Cyclades mindkét kiadása mond az asztalnál.

## Istenek és áldozatok

aegean-from-the-top = felülről lefelé
aegean-asleep = ebben a ciklusban alszanak
aegean-would-pay = Fizetendő: { $gold }

## Lények és hősök

aegean-deck = Pakli { $deck } · dobott { $discard }
aegean-only-you-see = Csak te látod

## Játékosok

aegean-players = Játékosok
aegean-out-of-game = kiesett
aegean-troops-left = Csapatok a tartalékban
aegean-fleets-left = Flották a tartalékban
aegean-one-metropolis-left = Egyetlen metropoliszra van a győzelemtől
aegean-one-philosopher-short = Negyedik filozófussal megalapítja
aegean-one-building-short = Negyedik épületfajtával megalapítja
aegean-building-types = Épületfajták: { $buildings }
aegean-name-and-city = { $name } ({ $city })
city-vermilion = Spárta
city-cobalt = Athén
city-saffron = Théba
city-obsidian = Argosz
city-emerald = Korinthosz
city-murex = Rodosz

## A térkép

aegean-can-be-chosen = választható
aegean-sea-space = { $name } tengermező
aegean-site = { $area }, { $number }. építési hely
aegean-which-site = Melyik építési helyre?
aegean-your-decision = A te döntésed
aegean-map-code = Térképkód
aegean-part-map = Térkép
aegean-part-gods = Istenek
aegean-part-players = Játékosok

## Csata

aegean-roll-chances = Következő dobás: támadó { $attacker }, mindkettő veszít { $both }, védő { $defender }
aegean-next-roll = A következő dobás esélyei
aegean-to-the-end = { $name } esélye, ha végig harcolnak: { $chance }
aegean-chance-to-win = győzelmi esély: { $chance }

## Amiért a térképre mutatunk

verb-summon = Megidézés
verb-exchange = Csere
verb-copy = Lemásolás
verb-play = Kijátszás
verb-keep = Megtartás
verb-release = Elbocsátás
verb-recruit_hero = Toborzás
verb-mobilise = Mozgósítás
verb-sacrifice = Feláldozás
verb-take = Magával vinni
verb-lose_hero = Elveszíteni
verb-trade = Csere
verb-for = Ezért
verb-shelter_with = Elrejtés
verb-imitate = Utánzás
verb-recruit_fleet = Flotta toborzása
verb-recruit_troop = Csapat toborzása
verb-recruit_mercenary = Zsoldos felfogadása
verb-build = Építkezés
verb-sail_from = Flotta mozgatása
verb-sail_to = Tovább hajózni
verb-march_from = Csapat mozgatása
verb-march_to = Bevonulás
verb-retreat_to = Visszavonulás szárazon
verb-withdraw_to = Visszavonulás a tengeren
verb-escape_to = Menekülés
verb-give_up = Épület leadása
verb-found_on = Metropolisz alapítása
verb-found_at = Metropolisz alapítása
verb-bless = Bőség jelző lerakása
verb-bless_land = Bőségszaru a szárazföldre
verb-bless_sea = Bőségszaru a tengerre
verb-lure = Flotta eltávolítása
verb-replace_from = Saját flotta innen
verb-fly_from = Repülés innen
verb-crush = Épület lerombolása
verb-rebuild = Épület átépítése
verb-sell_fleet = Flotta eladása
verb-sell_troop = Csapat eladása
verb-snatch_from = Csapat eltávolítása
verb-emerge_at = A Kraken felbukkan
verb-swim_to = Tovább úszik
verb-settle_on = Figura lerakása
verb-push_to = Flották elűzése ide
verb-push_from = Flották elűzése innen
verb-claim = Terület elfoglalása
verb-moor_at = Az első flotta helye
verb-station_at = Csapat elhelyezése
verb-walk_to = A figura mozgatása
verb-post_hero_at = A hős elhelyezése
verb-launch_at = Flotta elhelyezése
verb-kill_troop = Csapat megölése
verb-kill_mercenary = Zsoldos megölése
verb-sink_fleet = Flotta elsüllyesztése
verb-lure_from = Zsoldosok elcsábítása innen
verb-settle_at = Zsoldos elhelyezése
verb-swap = Flották cseréje
verb-place_on_land = Figura a szárazföldre
verb-place_at_sea = Figura a tengerre

## Szigetek

island-amorgos = Amorgosz
island-andros = Androsz
island-delos = Délosz
island-ios = Iosz
island-kea = Kea
island-kythnos = Küthnosz
island-melos = Mélosz
island-mykonos = Mükonosz
island-naxos = Naxosz
island-paros = Parosz
island-siphnos = Sziphnosz
island-syros = Szürosz
island-tenos = Ténosz
island-thera = Théra
aegean-area = { $island } { $part }
