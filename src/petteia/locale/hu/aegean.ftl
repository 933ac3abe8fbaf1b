### Amit a Cyclades mindkét kiadása ugyanúgy mond, magyarul.

n-gold = { $gold } arany
n-gold-object = { $gold } aranyat
n-fleets = { $number } flottát

## Gods, creatures, buildings, units

god-poseidon = Poszeidón
god-ares = Arész
god-zeus = Zeusz
god-athena = Athéné
god-apollo = Apollón

creature-satyr = Szatír
creature-dryad = Driád
creature-pegasus = Pegazus
creature-giant = Óriás
creature-chimera = Kiméra
creature-cyclops = Küklopsz
creature-sphinx = Szfinx
creature-sylph = Szilf
creature-harpy = Hárpia
creature-kraken = Kraken
creature-minotaur = Minotaurusz
creature-medusa = Medúza
creature-polyphemus = Polüphémosz

building-port = kikötő
building-fortress = erőd
building-temple = templom
building-metropolis = metropolisz

unit-fleet = flotta
unit-troop = csapat
unit-philosopher = filozófus

deed-sail = flottamozgatás
deed-march = csapatmozgatás

## Course of the game

phase-set_up = Előkészületek
phase-offerings = Áldozatok
phase-actions = Akciók végrehajtása

points-metropolises = Metropoliszok
points-gold = Arany

reason-metropolises = elég metropolisz a ciklus végén
reason-gold = többeknek is elég metropolisza volt, az arany döntött
reason-shared = közös győzelem, az arany is egyenlő

question-which_god = Válassz istent az áldozatjelződnek
question-how_much = Mennyit ajánlasz?
question-turn = Cselekedj az isteneddel
question-how_many_fleets = Hány flotta hajózik?
question-sail_where = Hová hajóznak?
question-how_many_troops = Hány csapat megy?
question-march_where = Hová mennek?
question-retreat = Kitartasz vagy visszavonulsz?
question-give_up_what = Melyik épületet adod a metropoliszért?
question-found_where = Hová kerül a metropolisz?
question-rob_whom = Kit rabolsz meg?
question-fly_from = Honnan repülnek?
question-copy_what = Melyik eldobott lényt játssza ki a Kiméra?
question-rebuild_what = Melyik épületet alakítja át a Küklopsz?
question-rebuild_as = Mivé alakítja?
question-snatch_where = Válaszd ki a Hárpia áldozatát
question-figure_where = Hová kerül a figura?
question-push_where = Hová űzi Polüphémosz a flottákat?
question-over = Vége a játéknak
question-turn_order = A sorrend sorsolása
question-creature = Egy lény felfedése
question-god = Az istenek sorsolása
question-attack_roll = A támadó dob
question-defence_roll = A védő dob

## Actions

action-priced = { $action } ({ n-gold })
action-choose = Istent választok: { $god }
action-done = Befejezem a körömet
action-recruit_fleet = Flottát toborzok: { $sea }
action-recruit_philosopher = Filozófust veszek
action-summon = Lényt idézek meg: { $creature }
action-sail_from = Flottákkal indulok innen: { $sea }
action-fleets = { $number } flotta
action-sail_to = Hajózás ide: { $sea }
action-stand = Kitartok
action-withdraw_to = Visszavonulás ide: { $sea }
action-rebuild_as = Átalakítom erre: { $building }
action-swim_to = Úszás ide: { $sea }
action-push_to = Elűzés ide: { $sea }
action-show = Lény: { $creature }
action-attack = A támadó dobása: { $pips }
action-defence = A védő dobása: { $pips }

## What happens

event-cycle_begun = { $cycle }. ciklus kezdődik.
event-creature_shown = Megidézhető lény: { $creature }.
event-creature_discarded = Eldobott lény: { $creature }.
event-deck_renewed = A dobópakliból új húzópakli lesz.
event-figure_left = { $creature } lekerül a tábláról.
event-sea_battle = Tengeri csata ({ $sea }): támad { $attacker }, védekezik { $defender }.
event-game_ended = Vége a játéknak: { $reason }.

## Why something is not possible

refusal-no_such_action = Nincs ilyen akció.
refusal-game_over = A játéknak vége.
refusal-not_chance = Most nem a véletlen dönt.
refusal-other_question = Előbb más a teendő: { $question }
refusal-wait_for_chance = Előbb kiderül, mi jön.
refusal-impossible_outcome = Ez most nem jöhet.
refusal-god_closed = { $god } ebben a ciklusban nem fogad áldozatot.
refusal-just_outbid = { $god }: éppen most licitáltak felül, válassz másik istent.
refusal-offer_too_low = { $god }: már { $standing } az ajánlat, adj többet.
refusal-offer_too_high = Ennél több nem ajánlható: { $most }.
refusal-other_god = Ehhez másik isten kell: { $god }.
refusal-apollo_only = Apollón mást nem enged.
refusal-recruit_limit = Egy körben legfeljebb { $most }.
refusal-no_reserve = A tartalék kifogyott.
refusal-supply_empty = Ebből nincs több a készletben: { $what }.
refusal-short_of_gold = Hiányzik { $short } arany ({ $what }): ára { $due }, neked van { $gold }.
refusal-not_on_track = Ez a kártya most nem választható.
refusal-not_on_map = Ilyen hely nincs ezen a táblán.
refusal-far_from_home = Nem szomszédos a területeddel: { $place }.
refusal-enemy_fleets = Mások flottái vannak ott: { $place }.
refusal-no_own_fleets = Nincs ott flottád: { $place }.
refusal-no_way_out = Körülötte minden tenger zárva van: { $place }.
refusal-not_adjacent = Nem szomszédosak: { $place } és { $origin }.
refusal-no_refuge = A flották nem mehetnek oda: { $place }.
refusal-kraken_there = A Kraken elzárja: { $place }.
refusal-medusa_there = Medúza senkit sem enged át: { $place }.
refusal-polyphemus_near = Polüphémosz nem enged oda flottát: { $place }.
refusal-yourself = Magadat nem rabolhatod meg.
refusal-no_target = Ez most nem választható.

## What a thing costs

payment-price = Ár: { n-gold }
payment-saved-temples = A templomok megspórolnak: { n-gold-object }
payment-total = Fizetendő: { n-gold }
payment-later = Akkor esedékes, ha minden jelző lent van
payment-free = Ingyenes

## Options

option-apollo_scope = Apollón áldása
    .about = Apollón bősége bárhová kerülhet, vagy csak saját területre.
option-apollo_scope-any = bárhová
option-apollo_scope-own = csak saját területre
option-open_gold = Nyílt arany
    .about = Az arany a paravánok mögött van, vagy mindenki látja.
option-open_gold-no = rejtett
option-open_gold-yes = nyílt

## The table

aegean-map = Tábla
aegean-map-fit = Az egész tábla
aegean-map-zoom-in = Közelebb
aegean-map-zoom-out = Távolabb
aegean-auction = Licitálás
aegean-gods = Istenek
aegean-god-free = senki
aegean-god-offer = { $seat }, ajánlat { $offer }
aegean-god-closed = lefordítva
aegean-can-offer = Legfeljebb ennyit ajánlhatsz: { $offer }.
aegean-displaced-you = Felüllicitáltak: válassz másik istent.
aegean-turn-order = Sorrend
aegean-cycle = { $cycle }. ciklus
aegean-creatures = Lények
aegean-discard-pile = Dobópakli
aegean-income = Bevétel
aegean-gold = Arany
aegean-gold-hidden = rejtett
aegean-metropolises = Metropoliszok: { $number } / { $goal }
aegean-units-left = Tartalékban: { $fleets } flotta, { $troops } csapat
aegean-could-win = { $seat } ebben a ciklusban győzhet.
aegean-reach = Hatótáv
aegean-reach-of = Ameddig { $seat } elér
aegean-battle = Csata
aegean-battle-at = Csata: { $place }
aegean-attacker = Támadó
aegean-defender = Védő
aegean-strength = Erő
aegean-strength-units = Egységek: { $number }
aegean-strength-die = Kocka: { $number }
aegean-strength-ports = Kikötők: { $number }
aegean-strength-fortresses = Erődök: { $number }
aegean-strength-figure = { $creature }, erő { $number }
aegean-odds = Támadó { $attacker } %, védő { $defender } %, mindkettő elpusztul { $both } %
aegean-owner = birtokosa { $seat }
aegean-nobody = senkié
aegean-empty-site = üres építési hely
aegean-path = Út: { $places }
