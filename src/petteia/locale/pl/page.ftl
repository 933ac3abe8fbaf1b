### Co mówi tylko strona, po polsku.

## Start

page-title-1 = Usiądź.
page-title-2 = Twój ruch.
page-lead = Gry planszowe w przeglądarce. Za darmo, bez konta, w pięciu językach.
page-play-now-about = Za dwie sekundy jesteś przy stole
page-play-friend-about = Jeden link, nic do instalowania
page-friend-text = Wyślij link albo pozwól zeskanować kod telefonem. Gra zacznie się, gdy druga osoba usiądzie.
page-waiting-friend = Czekamy na drugą osobę
page-fair = Każde tasowanie można sprawdzić w przeglądarce
page-open-source = Otwarte źródła, własne rysunki, bez reklam
page-play = Graj
page-watch = Oglądaj
page-learn = Poznaj zasady
page-players = Gracze
page-join = Dołącz
page-look = Zobacz
page-open = Otwórz
page-night = Ciemny
page-day = Jasny
page-coming = Stół do tej gry dopiero powstaje. Jej zasady już tu są.
page-table = stół { $code }
page-not-here = Nie ma takiej strony.
page-home = Na początek
page-rematch-go = Do nowej gry
page-undo-asked = { $name } prosi o cofnięcie ostatniej akcji.
page-agree = Zgoda
page-decline = Nie
page-seed = Własne słowa, domieszane do całej losowości
page-points = Punkty
page-seat-back = Odzyskaj miejsce od bota

## Duel

page-to-move = na ruchu
page-opponent = przeciwnik
page-bot = bot
page-free = za darmo
page-no-cost = bez kosztu
page-pay = zapłać { $coins }
page-short = brakuje { $coins }
page-build = Wybuduj
page-discard = Odrzuć
page-what-with-it = Co z nią zrobisz?
page-choose-card = Wybierz jedną z kart, na których nic nie leży.
page-wonder = Cud
page-progress-token = Żeton postępu
page-covered-by = Zakrywa ją: { $cards }
page-one-of = Jedna z { $number } kart, każda z szansą { $share }
page-you-pay = Płacisz { $due } ze swoich { $coins }
page-for-you = dla ciebie: { $price }
page-layout = Karty na stole
page-cards-left =
    { $cards ->
        [one] została { $cards } karta, zakrytych { $down }
        [few] zostały { $cards } karty, zakrytych { $down }
       *[many] zostało { $cards } kart, zakrytych { $down }
    }
page-unseen =
    { $places ->
        [one] { $cards } kart na { $places } miejsce: każda leży tam z szansą { $there }
        [few] { $cards } kart na { $places } miejsca: każda leży tu z szansą { $here }, w danym miejscu { $there }
       *[many] { $cards } kart na { $places } miejsc: każda leży tu z szansą { $here }, w danym miejscu { $there }
    }
page-tab-table = Stół
page-tab-city = Moje miasto
