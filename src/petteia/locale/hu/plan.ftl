### Tervek a napokig tartó játékokban, magyarul.

plan-about = Mondd meg előre, mit fogsz válaszolni. Ami illik a helyzethez, azt néhány perc múlva meglépjük helyetted, és senki sem veszi észre, hogy előre tervezted. A terv a jelenlegi korszak vagy ciklus végéig érvényes.
plan-due = Néhány perc múlva megtesszük helyetted a tervezett lépést. Ha meggondoltad magad, lépj te, vagy töröld a sort.
plan-empty = Még nem terveztél semmit.
plan-add = Válasz tervezése
plan-if = Ha: { $deed }
plan-always = Mindenképpen
plan-else = különben:
plan-up-to = { $least } – { $most }
plan-again-mark = minden alkalommal
plan-forget = Sor törlése
plan-then = És azután…
plan-when = Mikor léped meg?
plan-when-does = Egy bizonyos lépés után: { $name }
plan-what = Mit lépsz?
plan-else-what = És ha az nem lehetséges?
plan-again = Minden alkalommal, amikor a helyzet ilyen, nem csak egyszer
plan-keep = Terv mentése
plan-else-add = Másik lehetőség
plan-nothing = Itt nem lehet semmit tervezni.
plan-search = Keresés
plan-or-less = Csak annyi, amennyi elég, legfeljebb a választott összeg
plan-maybe = talán nem lehetséges
