### Amit a Cyclades mindkét kiadása mond az asztalnál.

## Istenek és áldozatok

aegean-from-the-top = fentről lefelé kerülnek sorra
aegean-asleep = ebben a ciklusban inaktív
aegean-would-pay = Fizetnél: { $gold }
aegean-offer-to = Áldozat ({ $god }): { $offer }
aegean-name-offer = A választott isten mellett nyomd meg azt az összeget, amelyet felajánlasz.
aegean-gods-fold = Az istenek listájának összecsukása
aegean-gods-unfold = Minden isten mutatása
aegean-purse = A vagyonod
aegean-displaced = { $name }: felüllicitálták ({ $god }), másik istent választ
aegean-places-marker = { $name } leteszi az áldozatjelzőjét

## Lények és hősök

aegean-deck = Húzópakli { $deck } · dobópakli { $discard }
aegean-only-you-see = Csak te látod

## Játékosok

aegean-players = Játékosok
aegean-philosophers = Filozófusok
aegean-out-of-game = kiesett
aegean-troops-left = Csapatok a tartalékban
aegean-fleets-left = Flották a tartalékban
aegean-one-metropolis-left = Már csak egy metropolisz kell
aegean-one-philosopher-short = A negyedik filozófus metropoliszt hoz
aegean-one-building-short = A negyedik épületfajta metropoliszt hoz
aegean-building-types = Épületfajták: { $buildings }
aegean-name-and-city = { $name } ({ $city })
city-vermilion = Spárta
city-cobalt = Athén
city-saffron = Théba
city-obsidian = Argosz
city-emerald = Korinthosz
city-murex = Rhodosz

## A térkép

aegean-can-be-chosen = választható
aegean-places-lit = A táblán { $number } hely választható
aegean-can-be-moved = mozgatható
aegean-take-units = Vedd fel az egységeket a táblán, vagy válassz itt.
aegean-choose-goal = Válaszd ki, kik induljanak, aztán a célt a táblán.
aegean-steps-left = { $number ->
    [0] nem marad lépés
   *[other] még { $number } lépés marad
}
aegean-out-of-reach = { $area }: ez a csoport nem ér el odáig.
aegean-overview = Áttekintés: nyomj oda, ahová ugrani szeretnél
aegean-reach-nothing = Egyetlen mozgással sehová
aegean-reach-note = Egyetlen mozgással, ha megkapja hozzá az istent, és van rá aranya
aegean-in-reach = elérhető ezzel: { $means }
aegean-answered-for-you = Automatikusan, mert csak ez volt lehetséges: { $answer }
aegean-sea-space = Tenger: { $name }
aegean-site = { $area }, { $number }. építési hely
aegean-which-site = Melyik építési helyen?
aegean-your-decision = A te döntésed
aegean-map-code = Térképkód
aegean-part-map = Tábla
aegean-part-gods = Istenek
aegean-part-players = Játékosok

## Saját térképek

map-title = Saját térkép
map-own = Saját térkép összeállítása
map-edit = Térkép módosítása
map-lead = Vegyél fel egy térképlapot, majd válassz neki helyet.
map-hand = { $tile }: válassz neki helyet.
map-laid = A térkép eddig
map-tools = Műveletek a térképlappal
map-tiles = Térképlapok
map-lies = a térképen van
map-free-place = Szabad hely, { $row }. sor, { $column }. oszlop
map-tile-place = { $tile }, { $row }. sor, { $column }. oszlop, elforgatva: { $degrees }°
map-turn-left = Forgatás balra
map-turn-right = Forgatás jobbra
map-remove = Vissza a dobozba
map-shuffle = Keverés
map-good = Ezen a térképen lehet játszani.
map-play = Asztal nyitása ezzel a térképpel
map-link = A térkép linkjének másolása
map-preview = A térkép képe
map-random-about = A térképlapok a játék kezdetén véletlenszerűen kerülnek a helyükre. Előre csak a térkép alakja ismert.
map-quick-about = Előre összerakott térkép: mindenki egyforma távolságra kezd a többiektől.
map-prepared-about = A gyors előkészület térképe, mindenkinek a kezdőföldjeivel, csapataival és flottáival: a játék rögtön az áldozatokkal kezdődik.
map-code-about = Illeszd be egy megosztott térkép kódját, vagy állíts össze egyet.

## Csata

aegean-roll-chances = A következő dobást megnyeri a támadó: { $attacker }, a védő: { $defender }; mindkettő egységet veszít: { $both }
aegean-next-roll = A következő dobás esélyei
aegean-chance-to-win = győzelmi esély: { $chance }
aegean-fought-to-the-end = Pontos esély arra, kié lesz a hely, ha senki sem vonul vissza
aegean-round = { $number }. csatakör
aegean-rounds = Korábbi csatakörök
aegean-beats = { $more } több, mint { $less }
aegean-tie = Döntetlen: mindkettő { $total }
aegean-both-lose = mindkét fél egységet veszít
aegean-battle-seen = Tovább
aegean-dice-roll = Gurulnak a kockák
aegean-die = Kocka
aegean-other-bonuses = Épületek és figurák

## Az első játék

first-game-gods = Most te licitálsz. Válassz istent: ebben a ciklusban csak neked segít. Nyomj rá a nevére, és elolvashatod, mit ad.
    .title = Válassz istent
first-game-offer = Nyomd meg az isten mellett azt az összeget, amelyet felajánlasz. Csak akkor fizetsz, amikor már mindenkinek van istene. Kezdetnek elég egy kis áldozat.
    .title = Az áldozatod
first-game-outbid = Valaki többet ajánlott fel az istenednek. Azonnal tedd a jelződet egy másik istenhez. Ha ott is felüllicitálnak, nagyobb áldozattal visszatérhetsz.
    .title = Felüllicitálás
first-game-god = Ez az isten most neked segít. Válaszd ki a lenti sávban, mit teszel; minden gomb mutatja az árát.
first-game-recruit = Hozz egy egységet a táblára: nyomd meg a bekeretezett gombot, majd egy kiemelt helyet. Az első ingyenes, minden további drágább.
    .title = Toborzás
first-game-build = Építhetsz. Nyomd meg a bekeretezett gombot, majd válassz a kiemelt építési helyek közül. Négy különböző épület metropolisszá válik.
    .title = Építkezés
first-game-move = Az egységeid 1 aranyért mozoghatnak. Nyomj oda a táblán, ahol állnak, válaszd ki, hányan mennek, aztán nyomj a célra. A csapatok saját flottáid láncán kelnek át a tengeren.
    .title = Mozgás
first-game-number = Hányan menjenek? Ha csata lenne, a gomb mutatja, mekkora eséllyel nyered meg.
    .title = Hányan
first-game-where = A kiemelt helyek elérhetők. A kardok csatát jelentenek, a mellettük álló szám a győzelmi esélyed.
    .title = Hová
first-game-battle = Csatában mindkét fél dob egy kockával, és hozzáadja az egységeit és a bónuszait. Akinek kisebb az összege, egy egységet veszít, döntetlennél mindkettő. Így megy tovább, míg végül csak az egyik fél marad.
    .title = Csata
first-game-retreat = A harc folytatása helyett minden csatakör után visszavonulhatsz minden egységeddel. A panel mutatja az esélyeidet: ha jók, tarts ki.
    .title = Kitartasz, vagy visszavonulsz?
first-game-creature = Van elég aranyad egy lényre. A kártyája megmondja, mit tud, és azonnal hat. A kártyák minden ciklusban továbblépnek a kínálatban, és olcsóbbak lesznek.
    .title = Lények
first-game-done = Használd, amit az istened ad, ahányszor ki tudod fizetni, aztán fejezd be a körödet. Aki elsőként kerül sorra, a következő ciklusban utolsóként licitál.
    .title = A kör vége
first-game-end = A játéknak vége. A naplóból bármelyik pillanatához visszatérhetsz. Már mindent tudsz, ami kell: játssz még egyet!
    .title = A játék vége

## Amiért a térképre mutatunk

verb-summon = Megidézés
verb-exchange = Csere
verb-copy = Kijátszás
verb-play = Kijátszás
verb-keep = Megtartás
verb-release = Elengedés
verb-recruit_hero = Toborzás
verb-mobilise = Mozgatás
verb-sacrifice = Feláldozás
verb-take = Csatlakozás
verb-lose_hero = Elvesztés
verb-trade = Odaadás
verb-for = Átvétel
verb-shelter_with = Metropolisz rábízása
verb-imitate = Utánzás
verb-recruit_fleet = Flotta toborzása
verb-recruit_troop = Csapat toborzása
verb-recruit_mercenary = Zsoldos felfogadása
verb-build = Építkezés
verb-sail_from = Flották mozgatása
verb-sail_to = Továbbhajózás
verb-march_from = Csapatok mozgatása
verb-march_to = Vonulás
verb-retreat_to = Visszavonulás szárazföldön
verb-withdraw_to = Visszavonulás a tengeren
verb-escape_to = Visszavonulás
verb-give_up = Épület leadása
verb-found_on = Metropolisz építése
verb-found_at = Metropolisz építése
verb-bless = Bőségjelző letétele
verb-bless_land = Bőségszaru a szárazföldre
verb-bless_sea = Bőségszaru a tengerre
verb-lure = Flotta hazaküldése
verb-replace_from = Saját flotta áthelyezése
verb-fly_from = Repülés
verb-crush = Épület lerombolása
verb-rebuild = Épület átalakítása
verb-sell_fleet = Flotta eladása
verb-sell_troop = Csapat eladása
verb-snatch_from = Csapat levétele
verb-emerge_at = A Kraken felbukkanása
verb-swim_to = Továbbúszás
verb-settle_on = Figura letétele
verb-push_to = Flották elűzése
verb-push_from = Flotta elűzése
verb-claim = Föld birtokbavétele
verb-moor_at = Első flotta elhelyezése
verb-station_at = Csapat elhelyezése
verb-walk_to = Figura mozgatása
verb-post_hero_at = Hős elhelyezése
verb-launch_at = Flotta elhelyezése
verb-kill_troop = Csapat elpusztítása
verb-kill_mercenary = Zsoldos elpusztítása
verb-sink_fleet = Flotta elsüllyesztése
verb-lure_from = Zsoldosok elcsábítása
verb-settle_at = Zsoldos elhelyezése
verb-swap = Flották cseréje
verb-place_on_land = Figura a szárazföldre
verb-place_at_sea = Figura a tengerre

## Szigetek

island-amorgos = Amorgosz
island-andros = Androsz
island-delos = Délosz
island-ios = Iosz
island-kea = Kéa
island-kythnos = Küthnosz
island-melos = Mélosz
island-mykonos = Mükonosz
island-naxos = Naxosz
island-siphnos = Sziphnosz
island-syros = Szürosz
island-tenos = Ténosz
island-thera = Théra
aegean-area = { $island }{ "\u00A0" }{ $part }

## How a game ended

ending-metropolises = { $cycle }. ciklus vége: { $metropolises ->
        [one] { $metropolises } metropolisz.
       *[other] { $metropolises } metropolisz.
    }
ending-gold = Az arany döntött: { $gold }:{ $next }.
ending-equal_gold = Az arany is egyenlő: fejenként { $gold }.
ending-last_city = Minden más város elesett ({ $cycle }. ciklus).
ending-lands =
    { $number ->
        [one] { $number } szárazföldi terület
       *[other] { $number } szárazföldi terület
    }

## Keys

keys-reach = Mit támadhatna meg egy játékos
keys-turn = A térképlap elforgatása; Shifttel a másik irányba
keys-remove = A térképlap visszatétele
