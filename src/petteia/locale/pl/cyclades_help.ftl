### Cyklady, wydanie z 2009 roku, po polsku: co robią i pierwsza gra.

## Gods

help-poseidon = Flota za darmo, trzy kolejne za 1, 2 i 3 sztuki złota. Porty za 2. Za 1 sztukę złota grupa flot płynie do trzech pól.
    .rule = C9.1
help-ares = Oddział za darmo, trzy kolejne za 2, 3 i 4 sztuki złota. Fortece za 2. Za 1 sztukę złota oddziały przechodzą na wyspę połączoną twoimi flotami.
    .rule = C9.2
help-zeus = Kapłan za darmo, drugi za 4 sztuki złota. Świątynie za 2. Za 1 sztukę złota stworzenie na torze wymienia się na nowe.
    .rule = C9.4
help-athena = Filozof za darmo, drugi za 4 sztuki złota. Uniwersytety za 2.
    .rule = C9.4
help-apollo = Nic nie kosztuje: 1 sztuka złota albo 4, jeśli masz tylko jedną wyspę. Kto przyjdzie pierwszy, kładzie też żeton dobrobytu na wyspie.
    .rule = C14.1

## Buildings and cards

help-port = +1 dla twoich flot, które bronią morza wokół wyspy.
    .rule = C9.8
help-fortress = +1 dla twoich oddziałów, które bronią wyspy.
    .rule = C9.8
help-temple = Raz na cykl stworzenie kosztuje cię o 1 sztukę złota mniej.
    .rule = C9.8
help-university = Sam nic nie daje, ale to jeden z czterech budynków potrzebnych do metropolii.
    .rule = C9.8
help-metropolis = Działa naraz jak port, forteca i świątynia. Dwie wygrywają grę, we dwoje trzy.
    .rule = C11.7
help-priest = Każdy kapłan oszczędza 1 sztukę złota na ofierze; zawsze płaci się co najmniej 1.
    .rule = C7.10
help-philosopher = Czterech filozofów natychmiast zamienia się w metropolię.
    .rule = C11.3

## Creatures

help-fates = Jeszcze raz otrzymujesz cały swój dochód.
    .rule = C10.5
help-satyr = Zabierz innemu graczowi filozofa.
    .rule = C10.6
help-dryad = Zabierz innemu graczowi kapłana.
    .rule = C10.7
help-mermaid = Samotna cudza flota wraca do domu, a jej miejsce zajmuje twoja.
    .rule = C10.8
help-pegasus = Oddziały z jednej twojej wyspy lecą na dowolną inną, bez flot.
    .rule = C10.9
help-giant = Zniszcz dowolny budynek. Metropolie są bezpieczne.
    .rule = C10.10
help-chimera = Użyj mocy stworzenia ze stosu odrzuconych. Potem stos wtasowuje się w talię.
    .rule = C10.11
help-cyclops = Przebuduj jeden swój budynek na inny rodzaj.
    .rule = C10.12
help-sphinx = Sprzedaj dowolnie wiele oddziałów, flot, kapłanów i filozofów po 2 sztuki złota.
    .rule = C10.13
help-sylph = Twoje floty robią za darmo dziesięć kroków, podzielonych według twojej woli.
    .rule = C10.14
help-harpy = Usuń z wyspy jeden cudzy oddział.
    .rule = C10.15
help-griffon = Zabierz jednemu graczowi połowę złota, zaokrąglając w dół.
    .rule = C10.16
help-kraken = Wynurza się na morzu i za 1 sztukę złota za pole może płynąć dalej. Niszczy floty po drodze, a jego pole pozostaje zamknięte.
    .rule = C10.17
help-minotaur = Zostaje na wyspie do twojej następnej tury: +2 do obrony, póki jest tam oddział.
    .rule = C10.20
help-chiron = Zostaje na wyspie do twojej następnej tury: Pegaz, Gigant i Harpia jej nie ruszą.
    .rule = C10.22
help-medusa = Zostaje na wyspie do twojej następnej tury: żaden oddział jej nie opuści.
    .rule = C10.21
help-polyphemus = Zostaje na wyspie do twojej następnej tury: przegania floty wokół i żadnej nie dopuszcza.
    .rule = C10.23

## The first game, step by step

first-game-goal = Rządzisz greckim miastem. Kto ma dwie metropolie na koniec cyklu, wygrywa. Tu widać, ile kto ma.
    .title = Cel gry
first-game-income = Rogi obfitości na twoich wyspach i pola handlowe z twoimi flotami przynoszą złoto na początku każdego cyklu.
    .title = Dochód
first-game-metropolis = Metropolia! Port, forteca, świątynia i uniwersytet od razu się w nią zamieniają, a czterech filozofów także. Wyspę z metropolią można też zdobyć.
    .title = Metropolia
first-game-win = Komuś brakuje tylko jednej metropolii, a koniec cyklu byłby końcem gry. Sprawdź, co jeszcze możesz zbudować lub zdobyć i czego musisz bronić.
    .title = Blisko końca
