### Cyclades: Legendás kiadás magyarul: mit tudnak, és az első játék.

## Gods

help-athena = Egy akadémia és egy filozófus ingyenes. A második filozófus { $prices } arany.
    .rule = L7.1
help-zeus = Egy templom és egy papnő ingyenes. A második papnő { $prices } arany. Egyszer ingyen megnézheted a felső lényt, és { $look } aranyért kijátszhatod.
    .rule = L7.2
help-poseidon = Egy kikötő és egy flotta ingyenes. Még { $recruits } flotta { $prices } aranyért toborozható, egy tengeri mozgás { $move } arany.
    .rule = L7.3
help-ares = Egy erőd és egy csapat ingyenes. Még { $recruits } csapat { $prices } aranyért toborozható, egy szárazföldi mozgás { $move } arany.
    .rule = L7.5
help-hera = Egy olyan épület, amilyened még nincs, és egy zsoldos ingyenes. Még { $recruits } zsoldos { $prices } aranyért fogadható fel, egy hős { $hero } arany.
    .rule = L7.6
help-apollo = Ingyenes. { $gold } aranyat kapsz, és leteszel egy bőségszarut egy földre és egyet egy tengerre.
    .rule = L7.7

## Buildings, cards, units

help-port = A kikötő földje melletti tengereken vívott csatákban +1 a flottáidnak.
    .rule = L7.10
help-fortress = +1 a földjét védő egységeidnek.
    .rule = L7.11
help-temple = Ciklusonként egyszer a kínálat egyik lénye 1 arannyal olcsóbb neked.
    .rule = L7.9
help-academy = Önmagában nincs hatása, de egyike a metropoliszhoz szükséges négy épületnek.
    .rule = L9.3
help-metropolis = Úgy hat, mint mind a négy épület, soha nem kerül le, és bónuszt ad annak, aki építi. A győzelemhez { $number } kell.
    .rule = L7.12
help-priestess = Minden papnő 1 arannyal csökkenti az áldozatod árát. Egy papnő leadásával megtarthatsz egy lényt.
    .rule = L4.7
help-philosopher = { $number } filozófus azonnal metropolisszá válik.
    .rule = L9.4
help-troop = Birtokban tart egy földet, és harcol érte; a tengeren a flottáid viszik át. Összesen { $number } csapatod van.
    .rule = L1.5
help-fleet = Birtokban tart egy tengert, megszerzi az ott lévő bőségszaruk bevételét, és más szigetekre viszi az egységeidet. Összesen { $number } flottád van.
    .rule = L1.6
help-mercenary = Csapat a közös készletből (összesen { $number }). Azért harcol, aki felfogadta.
    .rule = L1.3

## Creatures

help-charon = Cseréld el egyik hősödet a kínálat egyik hősére. Az új oda áll, ahol a régi állt.
    .rule = L10.1
help-chimera = Játssz ki egy lényt a dobópakliból. Utána a dobópaklit a húzópakliba kell keverni.
    .rule = L10.2
help-dryad = Vegyél el egy papnőt egy másik játékostól.
    .rule = L10.3
help-graeae = Újra megkapod a teljes bevételedet.
    .rule = L10.4
help-griffin = Vedd el egy másik játékos vagy játékoscsapat aranyának felét, lefelé kerekítve.
    .rule = L10.5
help-harpy = Pusztíts el egy csapatot vagy zsoldost bármelyik földön.
    .rule = L10.6
help-cyclops = Alakítsd át egyik épületedet más fajtájúvá.
    .rule = L10.7
help-giant = Egy ellenséges föld minden zsoldosa átáll hozzád; oszd szét őket a földjeiden.
    .rule = L10.8
help-pegasus = Egyik földedről bármennyi egységed átrepülhet bármely másik földre.
    .rule = L10.9
help-satyr = Vegyél el egy filozófust egy másik játékostól.
    .rule = L10.10
help-sphinx = Húzz { $cards } lényt, egyet játssz ki ingyen, a többit dobd el.
    .rule = L10.11
help-sylph = Cseréld fel két tenger flottáit, bárkiéi is legyenek.
    .rule = L10.12
help-hydra = Megduplázza a területe bevételét. Érkezéskor és minden fenntartáskor elpusztít a közelben egy csapatot vagy flottát, és bőségszarut hagy maga után.
    .rule = L10.13
help-cerberus = A földjének bevétele a tiéd, bárki birtokolja is a földet.
    .rule = L10.14
help-kraken = Minden flottát elpusztít a tengerén, és elzárja azt.
    .rule = L10.15
help-medusa = A földjére senki sem léphet, és onnan senki sem távozhat.
    .rule = L10.16
help-minotaur = { $strength } erővel védi egyik földedet, de az ő oldaláról senki sem vonulhat vissza.
    .rule = L10.17
help-polyphemus = Elűzi a flottákat a földje körüli tengerekről, és elzárja azokat.
    .rule = L10.18

## Heroes

help-ajax = { $strength } erővel harcol.
    .sacrifice = Ha legalább { $lands } földed van: metropolisz.
    .rule = L10.20
help-hector = Ha védekezik, a csata előtt elpusztít egy támadó csapatot.
    .sacrifice = Két papnőt egy filozófusra cserélhetsz, ahányszor csak akarod.
    .rule = L10.21
help-helen = Az ő oldala nem dob: a kocka értéke { $pips }.
    .sacrifice = Adj le két különböző fajtából két-két épületet: metropolisz.
    .rule = L10.22
help-jason = Hősmozgáskor ellenséges flották is átviszik.
    .sacrifice = Ha minden flottád ({ $fleets }) a táblán van: metropolisz.
    .rule = L10.23
help-croesus = Akárhányszor újradobhatsz a kockáddal, alkalmanként { $reroll } aranyért.
    .sacrifice = Fizess { $gold } aranyat: metropolisz.
    .rule = L10.24
help-odysseus = Támadása ellen az erődök nem segítenek.
    .sacrifice = Adj le három azonos fajtájú épületet: metropolisz.
    .rule = L10.25
help-pandora = Ha csatában harcol, a csata előtt minden ott harcoló ellenséges zsoldos átáll hozzá.
    .sacrifice = Használd a kínálat egyik hősének önfeláldozását.
    .rule = L10.26
help-penthesilea = Megnyeri a döntetlen csatakört.
    .sacrifice = Ha metropoliszt építesz, tedd az ő lapjára, ahol örökre biztonságban van.
    .rule = L10.27
help-perseus = Az a csapat, amely mellette elesne, visszavonulhat.
    .sacrifice = Egységeid úgy repülnek, mint a Pegazussal.
    .rule = L10.28

## The first game, step by step

first-game-goal = Egy frakciót vezetsz a szigetvilágban. Akinek a ciklus végén három metropolisza van, győz. Itt látod, kinek mennyi van.
    .title = A játék célja
first-game-claim = Először letelepedsz. Vegyél birtokba egy kiemelt földet: a bőségszarui bevételt adnak, az építési helyeire épületek kerülhetnek. Összesen három földed lesz.
    .title = A földjeid
first-game-moor = Tegyél egy flottát a föld melletti tengerre. A tengereken is van bőségszaru, és a flották viszik át a csapataidat.
    .title = A flottáid
first-game-station = Helyezz el három csapatot a földjeiden. A csapat nélküli föld is a tiéd marad, de senki sem védi.
    .title = A csapataid
first-game-income = Földjeid és tengereid minden bőségszaruja 1 aranyat hoz ciklusonként.
    .title = Bevétel
first-game-upkeep = A táblán álló lény addig marad, amíg ciklusonként leadsz érte egy papnőt. Tartsd meg, vagy engedd el.
    .title = Fenntartás
first-game-hero = Héra hősöket hoz. A hős úgy harcol, mint egy csapat, van harci képessége, és aranyért Apollón kivételével bármelyik istennél mozoghat; Arésznál csak szárazföldi mozgással.
    .title = Hősök
first-game-sacrifice = Most feláldozhatnád az egyik hősödet. Kikerül a játékból, de cserébe akár metropoliszt is kaphatsz.
    .title = Önfeláldozás
first-game-metropolis = Metropolisz! Egy kikötő, egy erőd, egy templom és egy akadémia azonnal metropolisszá válik, és négy filozófus is. Bónuszt ad, és a földjével együtt elfoglalható.
    .title = Metropolisz
first-game-win = Valakinek már csak egy metropolisz hiányzik, és e ciklus végén véget érhet a játék. Nézd meg, mit építhetsz vagy foglalhatsz még el, és mit kell megtartanod.
    .title = Közel a vége
