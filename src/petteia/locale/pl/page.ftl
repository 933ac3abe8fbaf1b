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
page-undo-ask = Poproś o cofnięcie ostatniej akcji
page-undo-waiting = Prośba o cofnięcie ostatniej akcji została wysłana.
page-undo-declined = Przeciwnik nie zgadza się na cofnięcie.
page-agree = Zgoda
page-decline = Nie
page-seed = Własne słowa, domieszane do całej losowości
page-points = Punkty
page-seat-back = Odzyskaj miejsce od bota

## Account

page-password-changed = Hasło zostało zmienione. Wszędzie indziej nastąpiło wylogowanie.
page-data = Twoje dane
page-data-about = Wszystko, co jest o tobie zapisane, w jednym pliku.
page-delete-more = Znikną też twoje boty, wszystkie klucze i to, co napisano na czacie. W trwających grach twoje miejsce czeka, dopóki ma czas; potem gra za ciebie bot.
page-bots = Boty
page-bots-about = Bot to konto dla twojego programu. Wszędzie jest oznaczony jako bot, a ty za niego odpowiadasz.
page-bot-name = Nazwa bota
page-bot-new = Utwórz bota
page-bot-none = Nie masz botów.
page-bot-play = Zagraj przeciw: { $name }
page-bot-delete = Usuń: { $name }
page-bot-delete-sure = Jego klucze przestaną działać. Jego gry zostaną, bez jego nazwy.
page-key-about = Z kluczem program robi to, na co mu pozwolisz. Twoje własne klucze mogą oglądać i otwierać stoły; programy grają jako boty.
page-key-label = Do czego jest klucz?
page-key-for = Czyj klucz
page-key-may = Może
page-key-none = Nie ma żadnych kluczy.
page-key-made = utworzony { $date }
page-key-used = ostatnio użyty { $date }
page-key-unused = nieużywany
page-key-try = To wypisuje wiersz na każde pytanie do bota:
page-scope-read = oglądać stoły i gry
page-scope-play = grać
page-scope-tables = otwierać stoły
page-scope-chat = pisać na czacie

## Rules

page-rules-english = Ta strona nie jest jeszcze przetłumaczona. Oto wersja angielska.

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
page-then-points = punkty: { $before }, potem { $after }
page-then-coins = monety: { $before }, potem { $after }
page-then-opponent = monety przeciwnika ({ $name }): { $before }, potem { $after }
page-then-lead = przewaga na torze konfliktu: { $before }, potem { $after }
page-then-symbols = różne symbole: { $before }, potem { $after }
page-then-won = Wygrywasz
page-then-lost = Przegrywasz
page-then-shared = Wspólne zwycięstwo
