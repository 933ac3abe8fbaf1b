### Cyclades, a 2009-es kiadás, magyarul: mit tudnak, és az első játék.

## Gods

help-poseidon = Az első flotta ingyenes, még { $recruits } flotta { $prices } aranyért toborozható. Egy kikötő { $building } arany. { $move } aranyért egy flottacsoport legfeljebb { $steps } mezőt hajózik.
    .rule = C9.1
help-ares = Az első csapat ingyenes, még { $recruits } csapat { $prices } aranyért toborozható. Egy erőd { $building } arany. { $move } aranyért csapatok vonulnak egy flottáiddal összekötött szigetre.
    .rule = C9.2
help-zeus = Az első pap ingyenes, a második { $prices } arany. Egy templom { $building } arany. { $exchange } aranyért a kínálat egyik lényét lecserélheted a húzópakli felső lapjára.
    .rule = C9.4
help-athena = Az első filozófus ingyenes, a második { $prices } arany. Egy egyetem { $building } arany.
    .rule = C9.4
help-apollo = Ingyenes. { $gold } aranyat kapsz, vagy { $more } aranyat, ha csak egy szigeted van. Aki elsőként választja Apollónt, bőségjelzőt is tesz egy szigetre.
    .rule = C14.1

## Buildings and cards

help-port = +1 a sziget körüli tengert védő flottáidnak.
    .rule = C9.8
help-fortress = +1 a szigetet védő csapataidnak.
    .rule = C9.8
help-temple = Ciklusonként egyszer egy lény 1 arannyal olcsóbb neked.
    .rule = C9.8
help-university = Önmagában nincs hatása, de egyike a metropoliszhoz szükséges négy épületnek.
    .rule = C9.8
help-metropolis = Úgy hat, mint egy kikötő, egy erőd és egy templom együtt. A győzelemhez { $number } kell, két játékos esetén { $two }.
    .rule = C11.7
help-priest = Minden pap 1 arannyal csökkenti az áldozatod árát; legalább { $least } aranyat mindig fizetni kell.
    .rule = C7.10
help-philosopher = { $number } filozófus azonnal metropolisszá válik.
    .rule = C11.3
help-troop = Birtokban tart egy szigetet, és harcol érte; a tengeren a flottáid viszik át. Összesen { $number } csapatod van.
    .rule = C2.3
help-fleet = Birtokban tart egy tengeri mezőt, kereskedelmi mezőn bevételt hoz, és összeköti a szigeteket a csapataidnak. Összesen { $number } flottád van.
    .rule = C2.4

## Creatures

help-fates = Újra megkapod a teljes bevételedet.
    .rule = C10.5
help-satyr = Vegyél el egy filozófust egy másik játékostól.
    .rule = C10.6
help-dryad = Vegyél el egy papot egy másik játékostól.
    .rule = C10.7
help-mermaid = Egy magányos ellenséges flotta visszakerül a tartalékba, és egy saját flottád foglalja el a helyét.
    .rule = C10.8
help-pegasus = Egyik szigetedről bármennyi csapat átrepülhet bármely másik szigetre, flották nélkül.
    .rule = C10.9
help-giant = Rombolj le egy tetszőleges épületet. A metropoliszok biztonságban vannak.
    .rule = C10.10
help-chimera = Használd a dobópakli egyik lényének erejét. Utána a dobópaklit a húzópakliba kell keverni.
    .rule = C10.11
help-cyclops = Alakítsd át egyik épületedet más fajtájúvá.
    .rule = C10.12
help-sphinx = Adj el bármennyi csapatot, flottát, papot és filozófust, darabját { $gold } aranyért.
    .rule = C10.13
help-sylph = Flottáid összesen { $steps } ingyenes lépést tehetnek, tetszésed szerint elosztva.
    .rule = C10.14
help-harpy = Vegyél le egy ellenséges csapatot egy szigetről.
    .rule = C10.15
help-griffon = Vedd el egy játékos aranyának felét, lefelé kerekítve.
    .rule = C10.16
help-kraken = Felbukkan egy tengeri mezőn, és mezőnként { $gold } aranyért továbbúszhat. Az útjába eső flottákat elpusztítja, és elzárja a mezőjét.
    .rule = C10.17
help-minotaur = A következő körödig egy szigeten marad: +{ $strength } a védelemhez, amíg csapat van ott.
    .rule = C10.20
help-chiron = A következő körödig egy szigeten marad, amelyet a Pegazus, az Óriás és a Hárpia nem bánthat.
    .rule = C10.22
help-medusa = A következő körödig egy szigeten marad: onnan csapat nem távozhat.
    .rule = C10.21
help-polyphemus = A következő körödig egy szigeten marad: elűzi a környező flottákat, és egyet sem enged közel.
    .rule = C10.23

## The first game, step by step

first-game-goal = Egy görög várost vezetsz. Akinek a ciklus végén két metropolisza van, győz. Itt látod, kinek mennyi van.
    .title = A játék célja
first-game-income = A szigeteid bőségjelzői és a flottáiddal elfoglalt kereskedelmi mezők minden ciklus elején aranyat hoznak.
    .title = Bevétel
first-game-metropolis = Metropolisz! Egy kikötő, egy erőd, egy templom és egy egyetem azonnal metropolisszá válik, és négy filozófus is. El is foglalhatsz egy szigetet, amelyen már áll egy.
    .title = Metropolisz
first-game-win = Valakinek már csak egy metropolisz hiányzik, és e ciklus végén véget érhet a játék. Nézd meg, mit építhetsz vagy foglalhatsz még el, és mit kell megtartanod.
    .title = Közel a vége
