### Versenyek, magyarul.

tournaments-about = Egy óra az arénában, egy estét kitöltő fordulók vagy napokig tartó játszmák: bárki játszhat, és akinek fiókja van, versenyt is hirdethet.
tournaments-none = Nincs meghirdetett verseny. Mi lenne, ha te hirdetnél egyet?
tournaments-running = Most zajlanak
tournaments-open = Következnek
tournaments-over = Véget értek
tournaments-announce = Verseny hirdetése
tournament-arena = Aréna
tournament-arena-about = Aki szabad, rögtön ellenfelet kap. Az nyer, akinek a végén a legtöbb pontja van.
tournament-swiss = Svájci rendszer
tournament-swiss-about = Minden fordulóban olyannal játszol, akinek nagyjából ugyanannyi pontja van, és senkivel sem kétszer.
tournament-round_robin = Körmérkőzés
tournament-round_robin-about = Mindenki mindenkivel egyszer játszik.
tournament-tables = Többfős asztalok
tournament-tables-about = Fordulók 3–5 fős asztaloknál, mindig más társaságban. Az asztal győztese 12 pontot kap, az utolsó egyet sem.
tournament-name = Cím
tournament-game = Játék
tournament-kind = Fajta
tournament-starts = Kezdés
tournament-rounds = Fordulók
tournament-length = Időtartam
tournament-seats = Játékos egy asztalnál
tournament-time = Gondolkodási idő
tournament-status-open = Kezdés: { $when }
tournament-status-arena = Új játszma eddig indulhat: { $when }
tournament-status-round = { $number }. forduló, összesen { $rounds }
tournament-status-over = Véget ért
tournament-status-off = Elmaradt
tournament-held = A szervező szünetelteti a versenyt.
tournament-by = Szervező: { $name }
tournament-enter = Részt veszek
tournament-return = Visszajöttem, sorsoljatok be
tournament-pause = Szünetet tartok
tournament-leave = Visszalépek
tournament-sign-in = A részvételhez jelentkezz be.
tournament-sign-in-first = Verseny meghirdetéséhez jelentkezz be.
tournament-your-game = Vár a játszmád
tournament-to-table = Az asztalomhoz
tournament-in = Részt veszel. Ez az oldal szól, amikor vár a játszmád.
tournament-paused = Szünetet tartasz, addig nem sorsolunk be.
tournament-next = A következő forduló kezdete: { $when }.
tournament-standings = Állás
tournament-points = Pont
tournament-wins = Győzelem
tournament-pausing = szünet
tournament-nobody = Még senki sem nevezett.
tournament-games = Játszmák
tournament-games-of = Játszmák: { $number }. forduló
tournament-bye = ebben a fordulóban nincs ellenfele
tournament-no-game = nem játszották le
tournament-watch = Megnézem
tournament-replay = Visszajátszás
tournament-start-now = Kezdődjön most
tournament-hold = Verseny szüneteltetése
tournament-go-on = Folytatás
tournament-call-off = Verseny lemondása
tournament-end = Verseny befejezése
tournament-rules = Pontozás
tournament-rule-two = A győzelem 2 pontot ér, a közös győzelem 1-et.
tournament-rule-several = Az asztal győztese 12 pontot kap, az utolsó egyet sem, a többiek pontjai egyenletesen oszlanak el a kettő között; aki osztozik a helyen, a pontokon is osztozik.
tournament-rule-come = Gyere az asztalodhoz { $minutes } percen belül. Aki nem jön, nem kap semmit, és amíg vissza nem tér, nem sorsoljuk be.
tournament-rule-come-days = Gyere az asztalodhoz { $hours } órán belül. Aki nem jön, nem kap semmit, és amíg vissza nem tér, nem sorsoljuk be.
tournament-rule-gone = Aki a játszma végén már nincs ott, és bot játszik helyette, nem kap érte semmit.
tournament-rule-ties = Egyenlő pontszámnál ez dönt, ebben a sorrendben:
tournament-tie-cut = Az ellenfelek pontjai, a legalacsonyabb pontszám nélkül
tournament-tie-opponents = Az ellenfelek pontjai
tournament-tie-beaten = A legyőzöttek pontjai
tournament-tie-direct = Egymás elleni játszmák
tournament-tie-fewer = Kevesebb játszma
tournament-rule-shared = Aki mindenben egyenlő, osztozik a helyen.
tournament-players =
    { $number ->
        [one] { $number } játékos
       *[other] { $number } játékos
    }
tournament-minutes =
    { $number ->
        [one] { $number } perc
       *[other] { $number } perc
    }
tournament-report = Név jelentése
