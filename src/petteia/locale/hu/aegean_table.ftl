### Amit a Cyclades mindkét kiadása mond az asztalnál.

## Istenek és áldozatok

cycle = { $number }. ciklus
offerings = Áldozatok
offerings-order = felülről lefelé
gods-asleep = ebben a ciklusban alszanak
turn-order = Sorrend
pay-later = Fizetendő: { $gold }

## Lények és hősök

creatures = Lények
creature-deck = Pakli { $deck } · dobott { $discard }
only-you-see = Csak te látod
heroes = Hősök
hero-in-battle = Csata:
hero-sacrifice = Áldozat:

## Játékosok

players = Játékosok
out-of-game = kiesett
gold = Arany
income = Bevétel
priests = Papok
priestesses = Papnők
philosophers = Filozófusok
troops-left = Csapatok a tartalékban
fleets-left = Flották a tartalékban
one-metropolis-left = Egyetlen metropoliszra van a győzelemtől

## A térkép

map = A szigetvilág térképe
area-neutral = senkié
area-open = választható
site-of = { $area }, { $number }. építési hely
which-site = Melyik építési helyre?
your-question = A te döntésed
zoom-in = Közelebb
zoom-out = Távolabb
zoom-fit = Teljes térkép
table-parts = Az asztal részei
part-map = Térkép
part-gods = Istenek
part-players = Játékosok
part-talk = Napló
n-troops =
    { $number ->
        [one] { $number } csapat
       *[other] { $number } csapat
    }
n-mercenaries =
    { $number ->
        [one] { $number } zsoldos
       *[other] { $number } zsoldos
    }
n-fleets =
    { $number ->
        [one] { $number } flotta
       *[other] { $number } flotta
    }
n-metropolises =
    { $number ->
        [one] { $number } metropolisz
       *[other] { $number } metropolisz
    }
n-prosperity =
    { $number ->
        [one] { $number } bőség jel
       *[other] { $number } bőség jel
    }

## Csata

battle-at = Csata: { $area }
attacker = támadó
defender = védő
strength = Erő
battle-chances = Következő dobás: támadó { $attacker }, mindkettő veszít { $both }, védő { $defender }
battle-next-roll = A következő dobás esélyei
battle-to-the-end = { $name } esélye, ha végig harcolnak: { $chance }

## Amiért a térképre mutatunk

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
area-of = { $island } { $part }
