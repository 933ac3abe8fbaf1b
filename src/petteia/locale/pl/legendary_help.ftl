### Cyklady: Edycja legendarna po polsku: co robią i pierwsza gra.

## Gods

help-athena = Uniwersytet i filozof za darmo. Drugi filozof za 4 sztuki złota.
    .rule = L7.1
help-zeus = Świątynia i kapłanka za darmo. Druga kapłanka za 4 sztuki złota. Raz oglądasz wierzchnie stworzenie i możesz je zagrać za 1 sztukę złota.
    .rule = L7.2
help-poseidon = Port i flota za darmo. Trzy kolejne floty za 1, 2 i 3 sztuki złota, ruchy morskie po 1.
    .rule = L7.3
help-ares = Forteca i oddział za darmo. Trzy kolejne oddziały za 2, 3 i 4 sztuki złota, ruchy lądowe po 1.
    .rule = L7.5
help-hera = Budynek rodzaju, którego nie masz, i najemnik za darmo. Trzech kolejnych najemników za 1, 3 i 5 sztuk złota, heros za 4.
    .rule = L7.6
help-apollo = Nic nie kosztuje: 2 sztuki złota, róg obfitości na ląd i róg obfitości na morze.
    .rule = L7.7

## Buildings, cards, units

help-port = +1 dla twoich flot w bitwach na morzach obok jego obszaru.
    .rule = L7.10
help-fortress = +1 dla twoich jednostek, które bronią jej obszaru.
    .rule = L7.11
help-temple = Raz na cykl stworzenie z toru kosztuje cię o 1 sztukę złota mniej.
    .rule = L7.9
help-academy = Sam nic nie daje, ale to jeden z czterech budynków potrzebnych do metropolii.
    .rule = L9.3
help-metropolis = Działa jak wszystkie cztery budynki, nigdy nie znika i daje budującemu premię. Trzy wygrywają grę.
    .rule = L7.12
help-priestess = Każda kapłanka oszczędza 1 sztukę złota na ofierze. Jedną kapłanką płaci się za utrzymanie stworzenia.
    .rule = L4.7
help-philosopher = Czterech filozofów natychmiast zamienia się w metropolię.
    .rule = L9.4
help-mercenary = Oddział ze wspólnej puli. Walczy dla tego, kto go najął.
    .rule = L1.3

## Creatures

help-charon = Zamień swojego herosa na innego z toru. Nowy staje tam, gdzie stał stary.
    .rule = L10.1
help-chimera = Zagraj dowolne stworzenie ze stosu odrzuconych. Potem stos wtasowuje się w talię.
    .rule = L10.2
help-dryad = Zabierz innemu graczowi kapłankę.
    .rule = L10.3
help-graeae = Jeszcze raz otrzymujesz cały swój dochód.
    .rule = L10.4
help-griffin = Zabierz innemu graczowi lub drużynie połowę złota, zaokrąglając w dół.
    .rule = L10.5
help-harpy = Zniszcz w dowolnym obszarze jeden oddział, zwykły lub najemny.
    .rule = L10.6
help-cyclops = Przebuduj jeden swój budynek na inny rodzaj.
    .rule = L10.7
help-giant = Wszyscy najemnicy z jednego cudzego obszaru przechodzą do ciebie; rozmieść ich u siebie.
    .rule = L10.8
help-pegasus = Twoje jednostki z jednego obszaru lecą do dowolnego innego.
    .rule = L10.9
help-satyr = Zabierz innemu graczowi filozofa.
    .rule = L10.10
help-sphinx = Dobierz trzy stworzenia, jedno zagraj za darmo, pozostałe odrzuć.
    .rule = L10.11
help-sylph = Zamień floty dwóch mórz, do kogokolwiek należą.
    .rule = L10.12
help-hydra = Podwaja dochód swojego obszaru. Gdy przybywa i przy każdym utrzymaniu niszczy w pobliżu oddział lub flotę i zostawia róg obfitości.
    .rule = L10.13
help-cerberus = Dochód z jego obszaru idzie do ciebie, ktokolwiek go kontroluje.
    .rule = L10.14
help-kraken = Niszczy wszystkie floty w swoim morzu i zamyka je.
    .rule = L10.15
help-medusa = Nikt nie wejdzie do jej obszaru i nikt go nie opuści.
    .rule = L10.16
help-minotaur = Broni jednego twojego obszaru z siłą 2, ale od niego nie ma odwrotu.
    .rule = L10.17
help-polyphemus = Przegania floty z mórz wokół swojego obszaru i zamyka je.
    .rule = L10.18

## Heroes

help-ajax = Walczy z siłą 2.
    .sacrifice = Jeśli masz siedem obszarów lądowych: metropolia.
    .rule = L10.20
help-hector = Gdy broni, zabija przed bitwą jeden atakujący oddział.
    .sacrifice = Dwie kapłanki zamieniają się w jednego filozofa, ile razy chcesz.
    .rule = L10.21
help-helen = Jej strona nie rzuca: kość liczy się jako 2.
    .sacrifice = Oddaj dwie pary budynków różnych rodzajów: metropolia.
    .rule = L10.22
help-jason = Gdy się rusza, niosą go także cudze floty.
    .sacrifice = Jeśli wszystkie twoje osiem flot jest na planszy: metropolia.
    .rule = L10.23
help-croesus = Za 1 sztukę złota rzucasz swoją kością ponownie, ile razy chcesz.
    .sacrifice = Zapłać 15 sztuk złota: metropolia.
    .rule = L10.24
help-odysseus = Przeciw jego atakowi fortece nie pomagają.
    .sacrifice = Oddaj trzy budynki jednego rodzaju: metropolia.
    .rule = L10.25
help-pandora = Przed bitwą przechodzą do niej wszyscy wrodzy najemnicy.
    .sacrifice = Użyj poświęcenia herosa z toru.
    .rule = L10.26
help-penthesilea = Wygrywa rundę, która kończy się remisem.
    .sacrifice = Gdy budujesz metropolię, kładziesz ją na jej karcie, bezpieczną na zawsze.
    .rule = L10.27
help-perseus = Oddział, który ginie u jego boku, może zamiast tego się wycofać.
    .sacrifice = Twoje jednostki lecą jak z Pegazem.
    .rule = L10.28

## The first game, step by step

first-game-goal = Prowadzisz frakcję na archipelagu. Trzy metropolie na koniec cyklu wygrywają. Tu widać, ile kto ma.
    .title = Cel gry
first-game-claim = Najpierw się osiedlasz. Zajmij podświetlony obszar lądowy: rogi obfitości to dochód, pola budowy to miejsce na budynki. W końcu będziesz mieć trzy.
    .title = Twoje lądy
first-game-moor = Postaw flotę na morzu obok. Morza też mają rogi obfitości, a floty przewożą oddziały.
    .title = Twoje floty
first-game-station = Na twoje lądy przychodzą trzy oddziały. Ląd bez oddziału pozostaje twój, ale nikt go nie broni.
    .title = Twoje oddziały
first-game-income = Każdy róg obfitości na twoich lądach i morzach daje 1 sztukę złota w każdym cyklu.
    .title = Dochód
first-game-upkeep = Stworzenie z pionkiem zostaje, jeśli w każdym cyklu oddasz za nie kapłankę. Utrzymaj je albo puść.
    .title = Utrzymanie
first-game-hero = Hera sprowadza herosów. Heros walczy jak oddział, ma zdolność bojową i za złoto może się ruszyć w każdej twojej turze.
    .title = Herosi
first-game-sacrifice = Jednego z twoich herosów można teraz poświęcić. Odchodzi z gry, a to, co daje, może być metropolią.
    .title = Poświęcenie
first-game-metropolis = Metropolia! Port, forteca, świątynia i uniwersytet od razu się w nią zamieniają, a czterech filozofów także. Daje premię i można ją zdobyć razem z lądem.
    .title = Metropolia
first-game-win = Komuś brakuje tylko jednej metropolii, a koniec cyklu byłby końcem gry. Sprawdź, co jeszcze możesz zbudować lub zdobyć i czego musisz bronić.
    .title = Blisko końca
