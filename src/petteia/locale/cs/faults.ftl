### Co může být špatně na pozici nebo akci, česky. Jména a čísla stojí tak, jak se píší v pozicích.

## Kolik jich je a čí jsou

fault-several = Chyb v pozici: { $count }
fault-more = a další: { $count }
fault-of-seat = { $place }, místo { $number }
fault-of-faction = { $place }, frakce { $number }

## Řádek, jeho pole a slova

fault-beginning = na začátku pozice má být { $expected }, ne { $found }
fault-key-value = { $found }; očekáváno klíč=hodnota
fault-no-field = { $found } není pole pozice; na výběr: { $names }
fault-field-twice = pole je uvedeno dvakrát; očekáváno jednou
fault-lacks = v pozici chybí: { $names }
fault-otherwise = pozice se píše jinak: { $expected }
fault-no-number = { $found } není číslo; očekáváno číslo o nejvýše devíti číslicích
fault-near = { $found } není známo; nemělo to být { $name }?
fault-unknown = { $found } není známo; na výběr: { $names }
fault-no-verb = { $found } nezačíná žádným z těchto slov: { $names }
fault-no-action = akce { $found } neexistuje; akce jdou od 0 do { $most }
fault-as-in = { $found }; očekáváno něco jako { $example }
fault-refused = { $found }: { $problem }
fault-parts = počet hodnot je { $count }; očekáváno { $expected }
fault-parts-by-seat = počet hodnot je { $count }; očekávána jedna pro každé místo (počet míst: { $seats })
fault-by-seat = { $found }; očekávána jedna hodnota pro každé místo (počet míst: { $seats })

## Hodnota

fault-exactly = { $found }; očekáváno { $expected }
fault-number = { $found }; očekáváno číslo od { $least } do { $most }
fault-most = { $found }; očekáváno nejvýše { $most }
fault-least = { $found }; očekáváno nejméně { $least }
fault-in-all = celkem { $found }; očekáváno nejvýše { $most }

## Hodnota vedle jiné

fault-exactly-with = { $found } při { $given }; očekáváno { $expected }
fault-number-with = { $found } při { $given }; očekáváno číslo od { $least } do { $most }
fault-most-with = { $found } při { $given }; očekáváno nejvýše { $most }
fault-least-with = { $found } při { $given }; očekáváno nejméně { $least }
fault-none-with = { $found } při { $given }; nemá tu nic být
fault-only-with = { $found }; to smí být jen při { $given }
fault-lacking = při { $given } chybí { $names }
fault-empty = při { $given } je pole prázdné nebo 0; má tu něco být
fault-filled = při { $given } pole není prázdné; má být prázdné, nebo 0

## Věc na svém místě

fault-twice = { $name } je uvedeno dvakrát; očekáváno jednou
fault-two-places = { $name } je na více místech ({ $places }); očekáváno na jednom
fault-not-in = { $name } není v poli { $place }; má tam být
fault-also-in = { $name } je i v poli { $place }; očekáváno něco jiného
fault-unowned = { $name } nikomu nepatří; očekáván vlastník
fault-not-own = { $name } není vlastní; má být vlastní
fault-on-land = { $name } je v oblasti { $place }; má být na pevnině
fault-on-water = { $name } je v oblasti { $place }; má být na moři
fault-no-units = { $place }: nejsou tu žádné jednotky; mají tu být
fault-no-way = { $place }: odtud nevede žádná cesta; má nějaká být
fault-closed = { $place } je uzavřeno; nemá tam nic být

## Hráči, otázka a konec

fault-out = už není ve hře; očekáván někdo, kdo ještě hraje
fault-left-behind = už není ve hře, ale něco mu zbývá; nemá mít nic
fault-no-land = nemá žádné území; má nějaké mít, nebo nemá být ve hře
fault-no-answer = { $asked } tu nemá odpověď; očekávána jiná otázka
fault-no-choice = { $asked } tu nemá odpověď; v poli { $place } má být z čeho vybírat
fault-won = { $asked }, ale hra je vyhraná; očekáváno over
fault-not-won = over, ale hra pokračuje; očekávána jiná otázka
