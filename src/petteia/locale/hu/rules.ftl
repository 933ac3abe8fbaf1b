### Amit minden játék szabályoldala mond, magyarul.

rules-text = A szabályok
rules-chapters = Fejezetek
rules-search = Keresés: nevek, hatások, szabályok
rules-nothing = Sem a dobozban, sem a szabályokban nincs ilyen.
rules-setup = Előkészületek
rules-players = Játékosok
rules-options = Az asztal beállításai
rules-this-table = Ennél az asztalnál
rules-usual = alapbeállítás
rules-differ = Ahol a könyvek eltérnek egymástól
rules-differ-about = Hogyan értelmezzük a nyomtatott szabályokat, ahol ellentmondanak egymásnak, vagy hallgatnak.
rules-price = Ár
rules-effect = Hatás
rules-related = Lásd még
rules-all = mind
rules-shown = { $shown } / { $all }
rules-open-entry = Megnyitás a szabályoldalakon
rules-back-to-table = Vissza az asztalhoz
rules-unknown = Nincs ilyen bejegyzés. Itt a teljes lista.
rules-about-things = Erre vonatkozik
