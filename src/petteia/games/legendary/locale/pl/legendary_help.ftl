### Cyklady: Edycja legendarna po polsku: co robią i pierwsza gra.

## Gods

help-athena = Uniwersytet i filozof za darmo. Drugi filozof za { $prices } sztuki złota.
    .rule = L7.1
help-zeus = Świątynia i kapłanka za darmo. Druga kapłanka za { $prices } sztuki złota. Raz możesz podejrzeć wierzchnie stworzenie i zagrać je za { $look } sztukę złota.
    .rule = L7.2
help-poseidon = Port i flota za darmo. { $recruits } kolejne floty za { $prices } sztuki złota, każdy ruch morski za { $move }.
    .rule = L7.3
help-ares = Forteca i oddział za darmo. { $recruits } kolejne oddziały za { $prices } sztuki złota, każdy ruch lądowy za { $move }.
    .rule = L7.5
help-hera = Budynek typu, którego nie masz, i najemnik za darmo. Kolejnych { $recruits } najemników za { $prices } sztuk złota, heros za { $hero }.
    .rule = L7.6
help-apollo = Jest za darmo. Daje { $gold } sztuki złota i dwa rogi obfitości: jeden na obszar lądowy, drugi na morski.
    .rule = L7.7

## Buildings, cards, units

help-port = +1 dla twoich flot w bitwach w sąsiednich obszarach morskich.
    .rule = L7.10
help-fortress = +1 dla twoich jednostek, które bronią jej obszaru.
    .rule = L7.11
help-temple = Raz na cykl stworzenie z toru kosztuje cię o 1 sztukę złota mniej.
    .rule = L7.9
help-academy = Sam nic nie daje, ale to jeden z czterech budynków potrzebnych do metropolii.
    .rule = L9.3
help-metropolis = Działa jak wszystkie cztery budynki, nigdy nie znika i daje budującemu premię. Do zwycięstwa wystarczą { $number }.
    .rule = L7.12
help-priestess = Każda kapłanka daje 1 sztukę złota zniżki na ofiarę. Odrzucając kapłankę, płacisz za utrzymanie stworzenia.
    .rule = L4.7
help-philosopher = { $number } filozofów natychmiast zamienia się w metropolię.
    .rule = L9.4
help-troop = Kontroluje obszar lądowy i o niego walczy; przez morze przechodzi po twoich flotach. Każda frakcja ma { $number } oddziałów.
    .rule = L1.5
help-fleet = Kontroluje obszar morski, przynosi dochód z jego rogów obfitości i przewozi twoje jednostki na inne wyspy. Każda frakcja ma { $number } flot.
    .rule = L1.6
help-mercenary = Oddział z ogólnej puli (razem { $number }). Walczy dla tego, kto go zrekrutował.
    .rule = L1.3

## Creatures

help-charon = Wymień swojego herosa na innego z toru. Nowy staje tam, gdzie stał poprzedni.
    .rule = L10.1
help-chimera = Zagraj dowolne stworzenie ze stosu odrzuconych. Potem stos wtasowuje się do talii.
    .rule = L10.2
help-dryad = Ukradnij innemu graczowi kapłankę.
    .rule = L10.3
help-graeae = Jeszcze raz otrzymujesz cały swój dochód.
    .rule = L10.4
help-griffin = Ukradnij innemu graczowi lub drużynie połowę złota, zaokrąglając w dół.
    .rule = L10.5
help-harpy = Zniszcz w dowolnym obszarze jeden oddział, podstawowy lub najemny.
    .rule = L10.6
help-cyclops = Wymień jeden swój budynek na budynek innego typu.
    .rule = L10.7
help-giant = Wszyscy najemnicy z jednego wrogiego obszaru przechodzą do ciebie; rozmieść ich u siebie.
    .rule = L10.8
help-pegasus = Twoje jednostki z jednego obszaru lecą do dowolnego innego.
    .rule = L10.9
help-satyr = Ukradnij innemu graczowi filozofa.
    .rule = L10.10
help-sphinx = Dobierz { $cards } karty stworzeń, jedną zagraj za darmo, pozostałe odrzuć.
    .rule = L10.11
help-sylph = Zamień miejscami floty z dwóch obszarów morskich, do kogokolwiek należą.
    .rule = L10.12
help-hydra = Podwaja dochód swojego obszaru. Po przybyciu i przy każdym utrzymaniu niszczy oddział lub flotę w swoim albo sąsiednim obszarze i zostawia u siebie róg obfitości.
    .rule = L10.13
help-cerberus = Dochód z jego obszaru dostajesz ty, ktokolwiek go kontroluje.
    .rule = L10.14
help-kraken = Niszczy wszystkie floty w swoim obszarze morskim. Dopóki tam jest, żadna nie może do niego wpłynąć.
    .rule = L10.15
help-medusa = Nikt nie wejdzie do jej obszaru i nikt go nie opuści.
    .rule = L10.16
help-minotaur = Broni jednego twojego obszaru z siłą { $strength }, ale dopóki żyje, jego strona nie może się wycofać.
    .rule = L10.17
help-polyphemus = Przegania floty z obszarów morskich wokół siebie. Dopóki tam stoi, obszary te są niedostępne.
    .rule = L10.18

## Heroes

help-ajax = Walczy z siłą { $strength }.
    .sacrifice = Jeśli kontrolujesz co najmniej { $lands } obszarów lądowych: metropolia.
    .rule = L10.20
help-hector = Gdy się broni, niszczy przed bitwą jeden atakujący oddział.
    .sacrifice = Wymień dwie kapłanki na jednego filozofa, dowolną liczbę razy.
    .rule = L10.21
help-helen = Jej strona nie rzuca: jej wynik na kości zawsze wynosi { $pips }.
    .sacrifice = Usuń po dwa budynki dwóch różnych typów: metropolia.
    .rule = L10.22
help-jason = Podczas heroicznej mobilizacji przewożą go także wrogie floty.
    .sacrifice = Jeśli wszystkie twoje floty ({ $fleets }) są na planszy: metropolia.
    .rule = L10.23
help-croesus = Swoją kość możesz przerzucać dowolną liczbę razy, za każdym razem za { $reroll } sztukę złota.
    .sacrifice = Zapłać { $gold } sztuk złota: metropolia.
    .rule = L10.24
help-odysseus = Przeciw jego atakowi fortece nie pomagają.
    .sacrifice = Usuń trzy budynki jednego typu: metropolia.
    .rule = L10.25
help-pandora = Przed bitwą z jej udziałem przejmujesz wszystkich wrogich najemników, którzy mają w tej bitwie walczyć.
    .sacrifice = Użyj poświęcenia herosa z toru.
    .rule = L10.26
help-penthesilea = Wygrywa rundę, która kończy się remisem.
    .sacrifice = Gdy budujesz metropolię, umieszczasz ją na karcie Pentezylei, gdzie na zawsze jest bezpieczna.
    .rule = L10.27
help-perseus = Oddział, który zginąłby u jego boku, może zamiast tego się wycofać.
    .sacrifice = Twoje jednostki lecą jak z Pegazem.
    .rule = L10.28

## The first game, step by step

first-game-goal = Prowadzisz frakcję na archipelagu. Kto na koniec cyklu ma trzy metropolie, wygrywa. Tu widać, ile kto ma.
    .title = Cel gry
first-game-claim = Najpierw się osiedlasz. Zajmij podświetlony obszar lądowy: rogi obfitości to dochód, pola budowy to miejsce na budynki. Łącznie będziesz mieć trzy obszary.
    .title = Twoje obszary
first-game-moor = Umieść flotę w sąsiednim obszarze morskim. Morza też mają rogi obfitości, a floty przewożą oddziały.
    .title = Twoje floty
first-game-station = Rozmieszczasz trzy oddziały w swoich obszarach. Obszar bez oddziału pozostaje twój, ale nikt go nie broni.
    .title = Twoje oddziały
first-game-income = Każdy róg obfitości w twoich obszarach lądowych i morskich daje 1 sztukę złota w każdym cyklu.
    .title = Dochód
first-game-upkeep = Stworzenie z pionkiem zostaje, jeśli w każdym cyklu odrzucisz za nie kapłankę. Utrzymaj je albo zwolnij.
    .title = Utrzymanie
first-game-hero = Hera sprowadza herosów. Heros walczy jak oddział, ma zdolność bojową i za złoto może się poruszyć u każdego boga oprócz Apolla; u Aresa tylko w ruchu lądowym.
    .title = Herosi
first-game-sacrifice = Jednego z twoich herosów można teraz poświęcić. Odchodzi z gry, a w zamian możesz dostać nawet metropolię.
    .title = Poświęcenie
first-game-metropolis = Metropolia! Port, forteca, świątynia i uniwersytet od razu dają metropolię, podobnie jak czterech filozofów. Metropolia daje premię i można ją zdobyć razem z obszarem.
    .title = Metropolia
first-game-win = Komuś brakuje tylko jednej metropolii, więc gra może się skończyć wraz z tym cyklem. Sprawdź, co jeszcze możesz wybudować lub zdobyć i czego musisz bronić.
    .title = Blisko końca
