### Mi lehet hibás egy állásban vagy akcióban, magyarul. A nevek és számok úgy állnak, ahogy az állásokban írjuk őket.

## Mennyi van, és kié

fault-several = Hibák az állásban: { $count }
fault-more = és még { $count }
fault-of-seat = { $place }, { $number }. hely
fault-of-faction = { $place }, { $number }. frakció

## Egy sor, a mezői és szavai

fault-beginning = az állás így kezdődik: { $expected }, nem így: { $found }
fault-key-value = { $found }; kulcs=érték kellene
fault-no-field = { $found } nem mezője egy állásnak; választható: { $names }
fault-field-twice = a mező kétszer szerepel; egyszer kellene
fault-lacks = az állásból hiányzik: { $names }
fault-otherwise = az állást így kell írni: { $expected }
fault-no-number = { $found } nem szám; egy legfeljebb kilencjegyű szám kellene
fault-near = { $found } ismeretlen; erre gondoltál: { $name }?
fault-unknown = { $found } ismeretlen; választható: { $names }
fault-no-verb = { $found } ezek egyikével sem kezdődik: { $names }
fault-no-action = nincs { $found } számú akció; az akciók számai: 0–{ $most }
fault-as-in = { $found }; ilyesmi kellene: { $example }
fault-refused = { $found }: { $problem }
fault-parts = { $count } érték van; ennyi kellene: { $expected }
fault-parts-by-seat = { $count } érték van; minden helyhez egy kellene (helyek száma: { $seats })
fault-by-seat = { $found }; minden helyhez egy kellene (helyek száma: { $seats })

## Egy érték

fault-exactly = { $found }; ez kellene: { $expected }
fault-number = { $found }; egy szám kellene { $least } és { $most } között
fault-most = { $found }; legfeljebb ennyi lehet: { $most }
fault-least = { $found }; legalább ennyi kellene: { $least }
fault-in-all = összesen { $found }; legfeljebb ennyi lehet: { $most }

## Egy érték egy másik mellett

fault-exactly-with = { $found } { $given } mellett; ez kellene: { $expected }
fault-number-with = { $found } { $given } mellett; egy szám kellene { $least } és { $most } között
fault-most-with = { $found } { $given } mellett; legfeljebb ennyi lehet: { $most }
fault-least-with = { $found } { $given } mellett; legalább ennyi kellene: { $least }
fault-none-with = { $found } { $given } mellett; itt semminek sem kellene lennie
fault-only-with = { $found }; ez csak { $given } mellett lehet
fault-lacking = { $given } mellett hiányzik: { $names }
fault-empty = { $given } mellett a mező üres vagy 0; itt valaminek lennie kellene
fault-filled = { $given } mellett a mező nem üres; itt csak üres mező vagy 0 lehet

## Valami a helyén

fault-twice = { $name } kétszer szerepel; egyszer kellene
fault-two-places = { $name } több helyen is ott van ({ $places }); egy helyen kellene lennie
fault-not-in = { $name } nincs ebben a mezőben: { $place }; ott kellene lennie
fault-also-in = { $name } ebben a mezőben is ott van: { $place }; másnak kellene lennie
fault-unowned = { $name } senkié; egy tulajdonos kellene
fault-not-own = { $name } nem saját; sajátnak kellene lennie
fault-on-land = { $name } itt van: { $place }; szárazföldön kellene lennie
fault-on-water = { $name } itt van: { $place }; tengeren kellene lennie
fault-no-units = { $place }: nincsenek itt egységek; kellene, hogy legyenek
fault-no-way = { $place }: innen nincs tovább út; kellene, hogy legyen
fault-closed = { $place } zárva van; ott semminek sem kellene lennie

## A játékosok, a kérdés és a vég

fault-out = már nincs játékban; olyan kellene, aki még játszik
fault-left-behind = már nincs játékban, de maradt valamije; semmije sem lehet
fault-no-land = nincs földje; vagy legyen, vagy ne legyen játékban
fault-no-answer = { $asked }: erre itt nincs válasz; más kérdés kellene
fault-no-choice = { $asked }: erre itt nincs válasz; ebben a mezőben kellene lennie valaminek, ami választható: { $place }
fault-won = { $asked }, pedig a játék el van döntve; ez kellene: over
fault-not-won = over, pedig a játék folytatódik; más kérdés kellene
