### Plany w grach na dni, po polsku.

plan-about = Powiedz z góry, jak odpowiesz. Gdy nadejdzie ta chwila, odpowiedź zostanie zagrana za ciebie po kilku minutach i nikt nie pozna, że była zaplanowana. Plan obowiązuje do końca bieżącej epoki lub cyklu.
plan-due = Za kilka minut zostanie zagrana zaplanowana odpowiedź. Jeśli zmienisz zdanie, zagraj samodzielnie albo usuń ten wiersz.
plan-empty = Nie masz jeszcze żadnych planów.
plan-add = Zaplanuj odpowiedź
plan-if = Jeśli: { $deed }
plan-always = W każdym wypadku
plan-else = a jeśli nie:
plan-up-to = { $least }–{ $most }
plan-again-mark = za każdym razem
plan-forget = Usuń ten wiersz
plan-then = A potem…
plan-when = Kiedy to zagrasz?
plan-when-does = Po określonym ruchu gracza { $name }
plan-what = Co zagrasz?
plan-else-what = A jeśli to nie będzie możliwe?
plan-again = Za każdym razem, nie tylko za pierwszym
plan-keep = Zapisz plan
plan-else-add = Dodaj inną możliwość
plan-nothing = Tu nie można niczego zaplanować.
plan-search = Szukaj
plan-or-less = Tyle, ile wystarczy, ale nie więcej, niż wybiorę
plan-maybe = może się nie udać
