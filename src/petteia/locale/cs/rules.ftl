### Co říkají stránky pravidel všech her, česky.

rules-text = Pravidla
rules-chapters = Kapitoly
rules-search = Hledat jména, efekty a pravidla
rules-nothing = V krabici ani v pravidlech taková slova nejsou.
rules-setup = Příprava
rules-players = Hráči
rules-options = Volby stolu
rules-this-table = U tohoto stolu se hraje takto
rules-usual = výchozí
rules-differ = Kde se tištěná pravidla rozcházejí
rules-differ-about = Jak tištěná pravidla vykládáme tam, kde si odporují nebo mlčí.
rules-price = Cena
rules-effect = Efekt
rules-related = Viz také
rules-all = vše
rules-shown = { $shown } z celkem { $all }
rules-open-entry = Otevřít v pravidlech
rules-back-to-table = Zpět ke stolu
rules-unknown = Taková položka tu není. Zde jsou všechny.
rules-about-things = Týká se
