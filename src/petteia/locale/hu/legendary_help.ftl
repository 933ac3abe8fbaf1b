### Cyclades: Legendás kiadás magyarul: mit tudnak, és az első játék.

## Gods

help-athena = Egy akadémia és egy filozófus ingyen. A második filozófus 4 aranyért.
    .rule = L7.1
help-zeus = Egy templom és egy papnő ingyen. A második papnő 4 aranyért. Egyszer megnézed a felső lényt, és 1 aranyért kijátszhatod.
    .rule = L7.2
help-poseidon = Egy kikötő és egy flotta ingyen. Még három flotta 1, 2 és 3 aranyért, tengeri mozgás egyenként 1-ért.
    .rule = L7.3
help-ares = Egy erőd és egy csapat ingyen. Még három csapat 2, 3 és 4 aranyért, szárazföldi mozgás egyenként 1-ért.
    .rule = L7.5
help-hera = Egy olyan épület, amilyened nincs, és egy zsoldos ingyen. Még három zsoldos 1, 3 és 5 aranyért, egy hős 4-ért.
    .rule = L7.6
help-apollo = Nem kerül semmibe: 2 arany, egy bőségszaru földre és egy tengerre.
    .rule = L7.7

## Buildings, cards, units

help-port = +1 a flottáidnak a földje melletti tengereken vívott csatákban.
    .rule = L7.10
help-fortress = +1 a földjét védő egységeidnek.
    .rule = L7.11
help-temple = Ciklusonként egyszer egy kint lévő lény 1 arannyal olcsóbb neked.
    .rule = L7.9
help-academy = Önmagában nem tud semmit, de a metropoliszhoz kellő négy épület egyike.
    .rule = L9.3
help-metropolis = Mind a négy épületnek számít, soha nem vész el, és bónuszt ad az építőjének. Három megnyeri a játékot.
    .rule = L7.12
help-priestess = Minden papnő 1 aranyat spórol az áldozatból. Egy papnővel fizethető egy lény fenntartása.
    .rule = L4.7
help-philosopher = Négy filozófus azonnal metropolisszá válik.
    .rule = L9.4
help-mercenary = Csapat a közös készletből. Azért harcol, aki felfogadta.
    .rule = L1.3

## Creatures

help-charon = Cseréld el egyik hősödet egy kint lévőre. Az új oda áll, ahol a régi állt.
    .rule = L10.1
help-chimera = Játssz ki bármely eldobott lényt. Utána a dobópakli belekeveredik a húzópakliba.
    .rule = L10.2
help-dryad = Vegyél el egy papnőt egy másik játékostól.
    .rule = L10.3
help-graeae = Újra megkapod a teljes bevételedet.
    .rule = L10.4
help-griffin = Vedd el egy másik játékos vagy csapat aranyának felét, lefelé kerekítve.
    .rule = L10.5
help-harpy = Pusztíts el egy csapatot vagy zsoldost bármelyik földön.
    .rule = L10.6
help-cyclops = Alakítsd át egyik épületedet más fajtára.
    .rule = L10.7
help-giant = Egy ellenséges föld minden zsoldosa átáll hozzád; oszd szét őket a földjeiden.
    .rule = L10.8
help-pegasus = Egyik földed egységei bármely másik földre repülnek.
    .rule = L10.9
help-satyr = Vegyél el egy filozófust egy másik játékostól.
    .rule = L10.10
help-sphinx = Húzz három lényt, egyet játssz ki ingyen, a többit dobd el.
    .rule = L10.11
help-sylph = Cseréld fel két tenger flottáit, bárkié is.
    .rule = L10.12
help-hydra = Megduplázza a területe bevételét. Érkezéskor és minden fenntartáskor elpusztít a közelben egy csapatot vagy flottát, és bőségszarut hagy.
    .rule = L10.13
help-cerberus = A földje bevétele a tiéd, bárki birtokolja is.
    .rule = L10.14
help-kraken = Minden flottát elpusztít a tengerén, és elzárja azt.
    .rule = L10.15
help-medusa = Földjére senki sem lép, és senki sem hagyja el.
    .rule = L10.16
help-minotaur = 2 erővel védi egyik földedet, de mellőle nincs visszavonulás.
    .rule = L10.17
help-polyphemus = Elűzi a flottákat a földje körüli tengerekről, és elzárja azokat.
    .rule = L10.18

## Heroes

help-ajax = 2 erővel harcol.
    .sacrifice = Ha hét földed van: metropolisz.
    .rule = L10.20
help-hector = Ha véd, a csata előtt megöl egy támadó csapatot.
    .sacrifice = Két papnőből egy filozófus lesz, ahányszor akarod.
    .rule = L10.21
help-helen = Az ő oldala nem dob: a kockája 2-t ér.
    .sacrifice = Adj le két pár különböző fajtájú épületet: metropolisz.
    .rule = L10.22
help-jason = Ha mozog, az ellenséges flották is viszik.
    .sacrifice = Ha mind a nyolc flottád a táblán van: metropolisz.
    .rule = L10.23
help-croesus = 1 aranyért újra dobsz a kockáddal, ahányszor akarod.
    .sacrifice = Fizess 15 aranyat: metropolisz.
    .rule = L10.24
help-odysseus = Támadása ellen az erődök nem segítenek.
    .sacrifice = Adj le három azonos fajtájú épületet: metropolisz.
    .rule = L10.25
help-pandora = A csata előtt minden ellenséges zsoldos átáll hozzá.
    .sacrifice = Használd egy kint lévő hős önfeláldozását.
    .rule = L10.26
help-penthesilea = Megnyeri a döntetlen csatakört.
    .sacrifice = Ha metropoliszt építesz, az ő lapjára kerül, örökre biztonságban.
    .rule = L10.27
help-perseus = A mellette eleső csapat helyette visszavonulhat.
    .sacrifice = Egységeid úgy repülnek, mint a Pegazussal.
    .rule = L10.28

## The first game, step by step

first-game-goal = Egy frakciót vezetsz a szigetvilágban. Három metropolisz a ciklus végén győzelem. Itt látod, kinek mennyi van.
    .title = A játék célja
first-game-claim = Először letelepedsz. Foglalj el egy kivilágított földet: a bőségszaruk bevételt adnak, az építési helyekre épületek kerülnek. Végül három földed lesz.
    .title = A földjeid
first-game-moor = Tégy egy flottát a föld melletti tengerre. A tengereken is van bőségszaru, és a flották viszik át a csapataidat.
    .title = A flottáid
first-game-station = Három csapat kerül a földjeidre. A csapat nélküli föld is a tiéd marad, de senki sem védi.
    .title = A csapataid
first-game-income = Földjeid és tengereid minden bőségszaruja 1 aranyat hoz ciklusonként.
    .title = Bevétel
first-game-upkeep = A figurás lény marad, ha ciklusonként papnőt adsz érte. Tartsd meg, vagy engedd el.
    .title = Fenntartás
first-game-hero = Héra hősöket hoz. A hős úgy harcol, mint egy csapat, van harci képessége, és aranyért bármelyik körödben mozoghat.
    .title = Hősök
first-game-sacrifice = Egyik hősöd most feláldozhatná magát. Elhagyja a játékot, és amit ad, metropolisz is lehet.
    .title = Önfeláldozás
first-game-metropolis = Metropolisz! Egy kikötő, erőd, templom és akadémia együtt azonnal azzá válik, és négy filozófus is. Bónuszt ad, és a földjével együtt elfoglalható.
    .title = Metropolisz
first-game-win = Valakinek már csak egy metropolisz hiányzik, és a ciklus vége a játék vége lenne. Nézd meg, mit építhetsz vagy foglalhatsz még el, és mit kell megtartanod.
    .title = Közel a vége
