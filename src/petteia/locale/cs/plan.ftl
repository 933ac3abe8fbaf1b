### Plány ve hrách na dny, česky.

plan-about = Řekněte předem, jak odpovíte. Když taková chvíle nastane, zahraje se to za vás o pár minut později a nikdo nepozná, že to byl plán. Plán platí do konce současné epochy.
plan-due = Za pár minut se zahraje naplánovaná odpověď. Rozmyslíte-li si to, zahrajte sami, nebo řádek smažte.
plan-empty = Zatím jste nic nenaplánovali.
plan-add = Naplánovat odpověď
plan-if = Když: { $deed }
plan-always = V každém případě
plan-else = jinak:
plan-up-to = { $least }–{ $most }
plan-again-mark = pokaždé
plan-forget = Smazat tento řádek
plan-then = A potom…
plan-when = Kdy to zahrajete?
plan-when-does = Po určitém tahu hráče { $name }
plan-what = Co zahrajete?
plan-else-what = A když to nepůjde?
plan-again = Pokaždé, když to nastane, nejen poprvé
plan-keep = Uložit plán
plan-else-add = Přidat náhradní možnost
plan-nothing = Tady se nic naplánovat nedá.
plan-search = Hledat
plan-or-less = Jen tolik, kolik stačí, nejvýš však to, co vyberu
plan-maybe = možná to nepůjde
