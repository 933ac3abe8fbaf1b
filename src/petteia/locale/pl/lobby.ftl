### Stoły przed grą: otwieranie i szukanie, po polsku.

game-players = od { $few } do { $many } graczy
game-players-two = 2 graczy
game-minutes = około { $few }–{ $many } minut
game-weight-1 = łatwa do opanowania
game-weight-2 = średnio trudna
game-weight-3 = wymagająca

open-this = Wybierz tę grę
open-who = Kto gra
open-you = ty
open-friend = znajomy, przez link
open-bot = bot
open-here = na tym urządzeniu
open-name-of = Imię gracza na miejscu { $number }
open-which-bot = Bot na miejscu { $number }
open-time = Czas do namysłu
open-clock = { $minutes } min + { $seconds } s na każdą turę
open-rules = Zasady tego stołu
open-usual = według instrukcji
open-come = Kto może dołączyć
open-public-about = Każdy, z listy otwartych stołów
open-private-about = Tylko ci, którzy mają link
open-rated-about = Wynik liczy się do rankingu
open-unrated-about = Tylko dla przyjemności
open-counts = Czy wynik się liczy?
open-begin = Zacznij grę
open-summary = Twój stół

lobby-seats-free =
    { $free ->
        [one] { $free } wolne miejsce z { $seats }
        [few] { $free } wolne miejsca z { $seats }
       *[many] { $free } wolnych miejsc z { $seats }
    }

going-your-turn = Twoja tura
going-turn = Teraz gra { $name }
going-waiting = Oczekiwanie na graczy

lobby-tournament = Partia turniejowa. Zacznie się, gdy wszyscy przyjdą.
lobby-join-title = Masz zaproszenie do gry
lobby-join-about = Do tego stołu zaprasza { $name }. Usiądź, a gra się zacznie.
lobby-watch-about = Wszystkie miejsca są zajęte. Możesz oglądać grę.
