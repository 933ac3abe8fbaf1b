### Co może być nie tak z pozycją lub akcją, po polsku. Nazwy i liczby są takie, jak zapisuje się je w pozycjach.

## Ile ich jest i czyje

fault-several = Liczba błędów w pozycji: { $count }
fault-more = i kolejne: { $count }
fault-of-seat = { $place }, miejsce { $number }
fault-of-faction = { $place }, frakcja { $number }

## Wiersz, jego pola i słowa

fault-beginning = pozycja zaczyna się od { $expected }, nie od { $found }
fault-key-value = { $found }; oczekiwano klucz=wartość
fault-no-field = { $found } nie jest polem pozycji; do wyboru: { $names }
fault-field-twice = pole występuje dwa razy; oczekiwano raz
fault-lacks = w pozycji brakuje: { $names }
fault-otherwise = pozycję zapisuje się inaczej: { $expected }
fault-no-number = { $found } nie jest liczbą; oczekiwano liczby o najwyżej dziewięciu cyfrach
fault-near = { $found } jest nieznane; może: { $name }?
fault-unknown = { $found } jest nieznane; do wyboru: { $names }
fault-no-verb = { $found } nie zaczyna się od żadnego z tych słów: { $names }
fault-no-action = nie ma akcji { $found }; akcje mają numery od 0 do { $most }
fault-as-in = { $found }; oczekiwano czegoś takiego jak { $example }
fault-refused = { $found }: { $problem }
fault-parts = liczba wartości to { $count }; oczekiwano { $expected }
fault-parts-by-seat = liczba wartości to { $count }; oczekiwano po jednej na każde miejsce (liczba miejsc: { $seats })
fault-by-seat = { $found }; oczekiwano po jednej wartości na każde miejsce (liczba miejsc: { $seats })

## Wartość

fault-exactly = { $found }; oczekiwano { $expected }
fault-number = { $found }; oczekiwano liczby od { $least } do { $most }
fault-most = { $found }; oczekiwano najwyżej { $most }
fault-least = { $found }; oczekiwano co najmniej { $least }
fault-in-all = łącznie { $found }; oczekiwano najwyżej { $most }

## Wartość obok innej

fault-exactly-with = { $found } przy { $given }; oczekiwano { $expected }
fault-number-with = { $found } przy { $given }; oczekiwano liczby od { $least } do { $most }
fault-most-with = { $found } przy { $given }; oczekiwano najwyżej { $most }
fault-least-with = { $found } przy { $given }; oczekiwano co najmniej { $least }
fault-none-with = { $found } przy { $given }; nie powinno tu być nic
fault-only-with = { $found }; to może być tylko przy { $given }
fault-lacking = przy { $given } brakuje: { $names }
fault-empty = przy { $given } pole jest puste lub 0; powinno tu coś być
fault-filled = przy { $given } pole nie jest puste; oczekiwano pustego albo 0

## Rzecz na swoim miejscu

fault-twice = { $name } występuje dwa razy; oczekiwano raz
fault-two-places = { $name } jest w kilku miejscach ({ $places }); oczekiwano w jednym
fault-not-in = { $name } nie ma w polu { $place }; powinno tam być
fault-also-in = { $name } jest też w polu { $place }; oczekiwano czegoś innego
fault-unowned = { $name } do nikogo nie należy; oczekiwano właściciela
fault-not-own = { $name } nie jest własne; powinno być własne
fault-on-land = { $name } jest w obszarze { $place }; powinno być na lądzie
fault-on-water = { $name } jest w obszarze { $place }; powinno być na morzu
fault-no-units = { $place }: nie ma tu jednostek; powinny tu być
fault-no-way = { $place }: stąd nie ma dalszej drogi; powinna być
fault-closed = { $place } jest zamknięte; nie powinno tam być nic

## Gracze, pytanie i koniec

fault-out = nie ma go już w grze; oczekiwano kogoś, kto jeszcze gra
fault-left-behind = nie ma go już w grze, ale coś mu zostało; nie powinien mieć nic
fault-no-land = nie ma żadnego lądu; powinien jakiś mieć albo nie być w grze
fault-no-answer = { $asked } nie ma tu odpowiedzi; oczekiwano innego pytania
fault-no-choice = { $asked } nie ma tu odpowiedzi; w polu { $place } powinno być z czego wybierać
fault-won = { $asked }, ale gra jest wygrana; oczekiwano over
fault-not-won = over, ale gra trwa; oczekiwano innego pytania
