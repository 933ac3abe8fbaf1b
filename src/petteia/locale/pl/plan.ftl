### Plany w grach na dni, po polsku.

plan-about = Powiedz z góry, jak odpowiesz. Gdy coś pasuje, zostanie zagrane za ciebie po kilku minutach i nikt nie pozna, że było to zaplanowane. Plan obowiązuje do końca bieżącej epoki lub cyklu.
plan-due = Za kilka minut zostanie zagrana zaplanowana odpowiedź. Jeśli zmienisz zdanie, zagraj samodzielnie albo usuń ten wiersz.
plan-empty = Nie masz jeszcze żadnych planów.
plan-add = Zaplanuj odpowiedź
plan-if = Jeśli: { $deed }
plan-always = W każdym wypadku
plan-else = albo:
plan-up-to = { $least } … { $most }
plan-again-mark = za każdym razem
plan-forget = Usuń ten wiersz
plan-then = A potem …
plan-when = Kiedy to zagrasz?
plan-when-does = Po określonym ruchu: { $name }
plan-what = Co zagrasz?
plan-else-what = A jeśli to nie będzie możliwe?
plan-again = Za każdym razem, gdy pasuje, nie tylko raz
plan-keep = Zapisz plan
plan-else-add = Dodaj inną możliwość
plan-nothing = Tu nie można niczego zaplanować.
plan-search = Szukaj
plan-or-less = Jak najmniej, najwyżej tyle, ile wybiorę
plan-maybe = może nie być możliwe
