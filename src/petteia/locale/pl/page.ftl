### Co mówi tylko strona, po polsku.

## Start

page-title-1 = Usiądź.
page-title-2 = Twój ruch.
page-lead = Gry planszowe w przeglądarce. Za darmo, bez konta, w pięciu językach.
page-play-now-about = Za dwie sekundy jesteś przy stole
page-play-friend-about = Jeden link, nic do instalowania
page-friend-text = Wyślij link albo pozwól zeskanować kod telefonem. Gra zacznie się, gdy druga osoba usiądzie.
page-fair = Każde tasowanie można sprawdzić w przeglądarce
page-open-source = Otwarty kod, własne rysunki, bez reklam
page-play = Graj
page-watch = Oglądaj
page-learn = Poznaj zasady
page-players = Gracze
page-history = Twoje partie
page-join = Dołącz
page-look = Zobacz
page-trial = w testach
page-chance = Los
page-night = Ciemny wygląd
page-day = Jasny wygląd
page-table = stół { $code }
page-not-here = Nie ma takiej strony.
page-home = Strona główna
page-offline = Brak połączenia
page-offline-about = Twoje partie są bezpieczne na serwerze. Strona wczyta się sama, gdy tylko wróci połączenie.
page-offline-again = Spróbuj ponownie
page-newer = Jest nowa wersja Pettei.
page-reload = Wczytaj
page-rematch-go = Przejdź do nowej gry
page-undo-asked = { $name } prosi o cofnięcie ostatniej akcji.
page-undo-ask = Poproś o cofnięcie ostatniej akcji
page-undo-waiting = Wysłano prośbę o cofnięcie ostatniej akcji.
page-undo-declined = Przeciwnik nie zgadza się na cofnięcie.
page-agree = Zgadzam się
page-decline = Nie zgadzam się
page-seed = Dodaj do tasowania własne słowa
page-points = Punkty
page-seat-back = Odzyskaj miejsce od bota

## Account

page-banned-until = Można będzie z niego korzystać od { $date }.
page-banned-reason = Powód: { $reason }
page-request = Zgłaszając to, podaj: { $found }
page-moderation = Moderacja

## Order at the table

page-deleted-player = usunięty gracz

## Rules

page-rules-english = Ta strona nie jest jeszcze przetłumaczona. Oto wersja angielska.

## Bots

page-bot = bot

## Zadania

page-live = Na żywo
page-tournaments = Turnieje
page-problems = Zadania
page-challenges = Wyzwania
page-no-problems = Do tej gry nie ma jeszcze zadań.
start-daily = Zadanie dnia
start-daily-about = Trudność { $rating }
start-daily-streak =
    { $days ->
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
       *[many] { $days } dni z rzędu
    }
start-daily-solve = Rozwiąż
start-daily-done = Rozwiązane
