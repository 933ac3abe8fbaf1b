### Co mówią strony z zasadami wszystkich gier, po polsku.

rules-text = Zasady
rules-chapters = Rozdziały
rules-search = Szukaj nazw, efektów i zasad
rules-nothing = Ani w pudełku, ani w zasadach nie ma nic takiego.
rules-setup = Przygotowanie
rules-players = Gracze
rules-options = Opcje stołu
rules-this-table = Przy tym stole obowiązuje
rules-usual = domyślnie
rules-differ = Gdzie instrukcje się różnią
rules-differ-about = Jak rozumiemy drukowane zasady tam, gdzie sobie przeczą albo milczą.
rules-price = Koszt
rules-effect = Efekt
rules-related = Zobacz też
rules-all = wszystkie
rules-shown = { $shown } z { $all }
rules-open-entry = Otwórz w zasadach
rules-back-to-table = Wróć do stołu
rules-unknown = Nie ma takiego hasła. Oto pełna lista.
rules-about-things = Dotyczy
