### Cyclades, a 2009-es kiadás, magyarul: mit tudnak, és az első játék.

## Gods

help-poseidon = Egy flotta ingyen, még három 1, 2 és 3 aranyért. Kikötő 2-ért. 1 aranyért egy flottacsoport legfeljebb három mezőt hajózik.
    .rule = C9.1
help-ares = Egy csapat ingyen, még három 2, 3 és 4 aranyért. Erőd 2-ért. 1 aranyért csapatok mennek a flottáiddal összekötött szigetre.
    .rule = C9.2
help-zeus = Egy pap ingyen, a második 4 aranyért. Templom 2-ért. 1 aranyért egy kint lévő lény újra cserélődik.
    .rule = C9.4
help-athena = Egy filozófus ingyen, a második 4 aranyért. Egyetem 2-ért.
    .rule = C9.4
help-apollo = Nem kerül semmibe: 1 arany, vagy 4, ha csak egy szigeted van. Aki először jön, bőségjelzőt is tesz egy szigetre.
    .rule = C14.1

## Buildings and cards

help-port = +1 a sziget körüli tengert védő flottáidnak.
    .rule = C9.8
help-fortress = +1 a szigetet védő csapataidnak.
    .rule = C9.8
help-temple = Ciklusonként egyszer egy lény 1 arannyal olcsóbb neked.
    .rule = C9.8
help-university = Önmagában nem tud semmit, de a metropoliszhoz kellő négy épület egyike.
    .rule = C9.8
help-metropolis = Egyszerre kikötő, erőd és templom. Kettő megnyeri a játékot, két játékossal három.
    .rule = C11.7
help-priest = Minden pap 1 aranyat spórol az áldozatból; legalább 1 aranyat fizetni kell.
    .rule = C7.10
help-philosopher = Négy filozófus azonnal metropolisszá válik.
    .rule = C11.3

## Creatures

help-fates = Újra megkapod a teljes bevételedet.
    .rule = C10.5
help-satyr = Vegyél el egy filozófust egy másik játékostól.
    .rule = C10.6
help-dryad = Vegyél el egy papot egy másik játékostól.
    .rule = C10.7
help-mermaid = Egy magányos ellenséges flotta hazamegy, és a tiéd foglalja el a helyét.
    .rule = C10.8
help-pegasus = Egyik szigeted csapatai bármely másik szigetre repülnek, flották nélkül.
    .rule = C10.9
help-giant = Rombolj le bármely épületet. A metropoliszok biztonságban vannak.
    .rule = C10.10
help-chimera = Használd egy eldobott lény erejét. Utána a dobópakli belekeveredik a húzópakliba.
    .rule = C10.11
help-cyclops = Alakítsd át egyik épületedet más fajtára.
    .rule = C10.12
help-sphinx = Adj el bármennyi csapatot, flottát, papot és filozófust, darabját 2 aranyért.
    .rule = C10.13
help-sylph = Flottáid ingyen tíz lépést tesznek, tetszésed szerint elosztva.
    .rule = C10.14
help-harpy = Vegyél le egy ellenséges csapatot egy szigetről.
    .rule = C10.15
help-griffon = Vedd el egy játékos aranyának felét, lefelé kerekítve.
    .rule = C10.16
help-kraken = Felbukkan egy tengeri mezőn, és mezőnként 1 aranyért továbbúszhat. Az útjába eső flottákat elpusztítja, mezője zárva marad.
    .rule = C10.17
help-minotaur = A következő körödig egy szigeten marad: +2 a védelemhez, amíg csapat van ott.
    .rule = C10.20
help-chiron = A következő körödig egy szigeten marad: a Pegazus, az Óriás és a Hárpia nem bánthatja.
    .rule = C10.22
help-medusa = A következő körödig egy szigeten marad: csapat nem hagyhatja el.
    .rule = C10.21
help-polyphemus = A következő körödig egy szigeten marad: elűzi a környező flottákat, és egyet sem enged közel.
    .rule = C10.23

## The first game, step by step

first-game-goal = Egy görög várost vezetsz. Akinek a ciklus végén két metropolisza van, győz. Itt látod, kinek mennyi van.
    .title = A játék célja
first-game-income = A szigeteid bőségjelzői és a flottáiddal elfoglalt kereskedelmi mezők minden ciklus elején aranyat hoznak.
    .title = Bevétel
first-game-metropolis = Metropolisz! Egy kikötő, erőd, templom és egyetem együtt azonnal azzá válik, és négy filozófus is. Metropoliszos sziget el is foglalható.
    .title = Metropolisz
first-game-win = Valakinek már csak egy metropolisz hiányzik, és a ciklus vége a játék vége lenne. Nézd meg, mit építhetsz vagy foglalhatsz még el, és mit kell megtartanod.
    .title = Közel a vége
