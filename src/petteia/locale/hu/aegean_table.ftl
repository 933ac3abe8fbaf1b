### Amit a Cyclades mindkét kiadása mond az asztalnál.

## Istenek és áldozatok

aegean-from-the-top = felülről lefelé
aegean-asleep = ebben a ciklusban alszanak
aegean-would-pay = Fizetendő: { $gold }
aegean-displaced = { $name }: felüllicitálták ({ $god }), most ő válaszol
aegean-places-marker = { $name } helyezi el az áldozatjelzőjét

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
aegean-places-lit = A térképen { $number } hely választható
aegean-reach-nothing = Egyetlen mozgással semmi
aegean-reach-note = Egyetlen mozgással, bárki is kapja meg hozzá az istent és az aranyat
aegean-in-reach = elérhető: { $means }
aegean-answered-for-you = Helyetted megválaszolva, mert más nem lehetséges: { $answer }
aegean-sea-space = { $name } tengermező
aegean-site = { $area }, { $number }. építési hely
aegean-which-site = Melyik építési helyre?
aegean-your-decision = A te döntésed
aegean-map-code = Térképkód
aegean-part-map = Térkép
aegean-part-gods = Istenek
aegean-part-players = Játékosok

## Saját térképek

map-title = Saját térkép
map-own = Saját térkép összeállítása
map-edit = A térkép módosítása
map-lead = Vegyél fel egy térképlapot, majd válassz neki helyet.
map-hand = { $tile }: válassz neki helyet.
map-laid = A térkép eddig
map-tools = Mi legyen a térképlappal
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
map-link = A térkép hivatkozásának másolása
map-keys = Billentyűk: a nyilak helyről helyre lépnek, az Enter felvesz és letesz, az R forgat, a Del visszatesz, az U visszavon.
map-preview = A térkép képe
map-random-about = A térképlapokat a véletlen rakja le a játék elején. Előre csak a térkép alakja ismert.
map-quick-about = Előre összerakott térkép: mindenki egyforma távol kezd a többiektől.
map-code-about = Illeszd be egy kapott térkép kódját, vagy állíts össze egyet.

## Csata

aegean-roll-chances = Következő dobás: támadó { $attacker }, mindkettő veszít { $both }, védő { $defender }
aegean-next-roll = A következő dobás esélyei
aegean-chance-to-win = győzelmi esély: { $chance }
aegean-fought-to-the-end = Végigharcolva, pontosan: kié lesz a hely
aegean-round = { $number }. kör
aegean-rounds = Korábbi körök
aegean-beats = { $more } legyőzi ezt: { $less }
aegean-tie = Egyenlő, { $total }: mindkét fél veszít
aegean-both-lose = mindkét fél veszít
aegean-dice-roll = Gurulnak a kockák
aegean-die = Kocka
aegean-other-bonuses = Épületek és figurák

## Az első játék

first-game-gods = Most te hozol áldozatot. Válassz istent: ebben a ciklusban csak neked segít. Mutass rá, és elolvashatod, mit ad.
    .title = Válassz istent
first-game-offer = Most mondd meg, mennyit ajánlasz. Csak akkor fizetsz, amikor már mindenkinek van istene. Kezdetnek elég egy kis áldozat.
    .title = Az áldozatod
first-game-outbid = Valaki többet ajánlott az istenednek. A jelződ azonnal másik istenhez megy. Később visszajöhetsz többel.
    .title = Felüllicitálás
first-game-god = Ez az isten most neked segít. Válaszd ki a lenti sávban, mit teszel; minden gomb mutatja az árát.
first-game-recruit = Hozz egy egységet a térképre: nyomd meg a megjelölt gombot, majd egy kivilágított helyet. Az első ingyen van, minden további drágább.
    .title = Toborzás
first-game-build = Építhetsz. Nyomd meg a megjelölt gombot, és válassz a kivilágított építési helyeidből. Négy különböző épület metropolisszá válik.
    .title = Építkezés
first-game-move = Az egységeid 1 aranyért mozoghatnak. Nyomd meg a megjelölt gombot, majd válaszd ki, honnan indulnak. A csapatok a saját flottáid láncán kelnek át a tengeren.
    .title = Mozgás
first-game-number = Hányan menjenek? Ahol csata lenne, a gomb mutatja az esélyedet a győzelemre.
    .title = Hányan
first-game-where = Minden elérhető, ami világít. A kardok csatát jelentenek, a mellettük álló szám az esélyed.
    .title = Hová
first-game-battle = Csatában mindkét fél a kockát az egységeihez és a védelméhez adja. A kisebb összeg egy egységet veszít, döntetlennél mindkettő. Így megy tovább, amíg csak egy fél marad.
    .title = Csata
first-game-retreat = Minden támadás után harc helyett minden egységgel vissza lehet vonulni. A panel mutatja az esélyeket: ha jók, maradj.
    .title = Maradni vagy visszavonulni
first-game-creature = Van elég aranyad egy lényre. A kártyája megmondja, mit tud, és azonnal meg is teszi. A kártyák minden ciklusban továbblépnek és olcsóbbak lesznek.
    .title = Lények
first-game-done = Használd, amit az isten ad, ahányszor ki tudod fizetni. Aztán fejezd be a körödet. Aki elsőként cselekszik, a következő ciklusban utolsóként licitál.
    .title = A kör vége
first-game-end = A játéknak vége. A napló bármelyik pillanatához visszavisz. Mindent tudsz már, ami kell: játssz még egyet.
    .title = A játék vége

## Amiért a térképre mutatunk

verb-summon = Megidézés
verb-exchange = Csere
verb-copy = Lemásolás
verb-play = Kijátszás
verb-keep = Megtartás
verb-release = Elbocsátás
verb-recruit_hero = Toborzás
verb-mobilise = Hős mozgatása
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
verb-bless = Bőségjelző lerakása
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
island-kea = Kéa
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
