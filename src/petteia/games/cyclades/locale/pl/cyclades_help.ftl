### Cyklady, wydanie z 2009 roku, po polsku: co robią i pierwsza gra.

## Gods

help-poseidon = Pierwsza flota za darmo, { $recruits } kolejne za { $prices } sztuki złota. Porty za { $building }. Za { $move } sztukę złota grupa flot porusza się najwyżej o { $steps } obszary.
    .rule = C9.1
help-ares = Pierwszy oddział za darmo, { $recruits } kolejne za { $prices } sztuki złota. Fortece za { $building }. Za { $move } sztukę złota oddziały przechodzą na wyspę połączoną siecią twoich flot.
    .rule = C9.2
help-zeus = Pierwszy kapłan za darmo, drugi za { $prices } sztuki złota. Świątynie za { $building }. Za { $exchange } sztukę złota stworzenie na torze wymienia się na nowe.
    .rule = C9.4
help-athena = Pierwszy filozof za darmo, drugi za { $prices } sztuki złota. Uniwersytety za { $building }.
    .rule = C9.4
help-apollo = Jest za darmo. Daje { $gold } sztukę złota albo { $more }, jeśli masz tylko jedną wyspę. Kto przyjdzie pierwszy, kładzie też róg obfitości na wyspie.
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
help-metropolis = Działa naraz jak port, forteca i świątynia. Do zwycięstwa potrzebne są { $number }, w grze dwuosobowej { $two }.
    .rule = C11.7
help-priest = Każdy kapłan daje 1 sztukę złota zniżki na ofiarę; zawsze płaci się co najmniej { $least }.
    .rule = C7.10
help-philosopher = { $number } filozofów natychmiast zamienia się w metropolię.
    .rule = C11.3
help-troop = Kontroluje wyspę i o nią walczy; przez morze przechodzi po twoich flotach. Każdy gracz ma { $number } oddziałów.
    .rule = C2.3
help-fleet = Kontroluje obszar morski, w obszarze handlowym przynosi dochód i łączy wyspy dla twoich oddziałów. Każdy gracz ma { $number } flot.
    .rule = C2.4

## Creatures

help-fates = Jeszcze raz otrzymujesz cały swój dochód.
    .rule = C10.5
help-satyr = Zabierz innemu graczowi filozofa.
    .rule = C10.6
help-dryad = Zabierz innemu graczowi kapłana.
    .rule = C10.7
help-mermaid = Samotna wroga flota wraca do rezerwy właściciela, a jej miejsce zajmuje twoja.
    .rule = C10.8
help-pegasus = Oddziały z jednej twojej wyspy lecą na dowolną inną, bez flot.
    .rule = C10.9
help-giant = Zniszcz dowolny budynek. Metropolie są bezpieczne.
    .rule = C10.10
help-chimera = Zagraj dowolne stworzenie ze stosu odrzuconych. Potem stos wtasowuje się do talii.
    .rule = C10.11
help-cyclops = Wymień jeden swój budynek na budynek innego typu.
    .rule = C10.12
help-sphinx = Sprzedaj dowolną liczbę oddziałów, flot, kapłanów i filozofów, po { $gold } sztuki złota za każdą jednostkę i kartę.
    .rule = C10.13
help-sylph = Twoje floty wykonują za darmo łącznie { $steps } kroków; podziel te kroki między floty, jak chcesz.
    .rule = C10.14
help-harpy = Usuń z wyspy jeden wrogi oddział.
    .rule = C10.15
help-griffon = Zabierz jednemu graczowi połowę złota, zaokrąglając w dół.
    .rule = C10.16
help-kraken = Wynurza się na morzu i może płynąć dalej: za każdy obszar płacisz { $gold } sztukę złota. Niszczy floty po drodze, a do jego obszaru nie można wpłynąć.
    .rule = C10.17
help-minotaur = Zostaje na wyspie do twojej następnej tury: +{ $strength } do obrony, póki jest tam oddział.
    .rule = C10.20
help-chiron = Zostaje na wyspie do twojej następnej tury: chroni ją przed Pegazem, Gigantem i Harpią.
    .rule = C10.22
help-medusa = Zostaje na wyspie do twojej następnej tury: żaden oddział nie może jej opuścić.
    .rule = C10.21
help-polyphemus = Zostaje na wyspie do twojej następnej tury: przegania floty z obszarów wokół niej i żadnej tam nie wpuszcza.
    .rule = C10.23

## The first game, step by step

first-game-goal = Rządzisz greckim miastem. Kto ma dwie metropolie na koniec cyklu, wygrywa. Tu widać, ile kto ma.
    .title = Cel gry
first-game-income = Rogi obfitości na twoich wyspach i obszary handlowe z twoimi flotami przynoszą złoto na początku każdego cyklu.
    .title = Dochód
first-game-metropolis = Metropolia! Port, forteca, świątynia i uniwersytet od razu dają metropolię, podobnie jak czterech filozofów. Wyspę z metropolią można też zdobyć.
    .title = Metropolia
first-game-win = Komuś brakuje tylko jednej metropolii, więc gra może się skończyć wraz z tym cyklem. Sprawdź, co jeszcze możesz wybudować lub zdobyć i czego musisz bronić.
    .title = Blisko końca
