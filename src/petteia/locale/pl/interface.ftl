### Wspólne dla wszystkich ekranów, po polsku.

app-title = Petteia
app-about = Gry planszowe ściśle według zasad

## Words used on many screens

word-ok = Dobrze
word-cancel = Anuluj
word-close = Zamknij
word-back = Wstecz
word-save = Zapisz
word-delete = Usuń
word-copy = Kopiuj
word-copied = Skopiowano
word-confirm = Potwierdź
word-more = Więcej
word-less = Mniej
word-yes = Tak
word-no = Nie
word-loading = Wczytywanie …
word-retry = Spróbuj ponownie
word-search = Szukaj
word-none = Brak
word-you = ty
word-rule = Zasada { $rule }
word-rules = Zasady
word-help = Pomoc
word-why-not = Dlaczego nie?
word-average = średnia

n-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
n-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
n-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
n-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }

## Start

start-welcome = Siadaj do stołu i graj
start-play-now = Zagraj od razu z botem
start-play-friend = Zagraj ze znajomymi
start-play-here = Zagraj na jednym urządzeniu
start-join = Dołącz do stołu
start-continue = Kontynuuj
start-continue-with = Kontynuuj: { $game }, grają { $names }
start-first-game = Pierwsza gra? Naucz się, grając
start-watch = Obejrzyj grę
start-choose-game = Wybierz grę
start-games-running =
    { $number ->
        [0] Żadna gra się nie toczy
        [one] Toczy się { $number } gra
        [few] Toczą się { $number } gry
       *[many] Toczy się { $number } gier
    }
start-disclaimer = Niezależny projekt, niezwiązany z wydawcami tych gier. Nazwy są znakami towarowymi ich właścicieli.

## Lobby

lobby-title = Poczekalnia
lobby-open-tables = Otwarte stoły
lobby-no-tables = Żaden stół nie jest otwarty. Otwórz własny.
lobby-new-table = Otwórz stół
lobby-game = Gra
lobby-seats = Miejsca
lobby-seat = Miejsce { $number }
lobby-seat-free = wolne
lobby-seat-you = ty
lobby-seat-bot = Bot, poziom: { $level }
lobby-add-bot = Dodaj bota
lobby-remove-bot = Usuń bota
lobby-sit = Usiądź
lobby-stand = Wstań
lobby-options = Opcje
lobby-start = Zacznij grę
lobby-waiting =
    { $number ->
        [one] Brakuje { $number } gracza
        [few] Brakuje { $number } graczy
       *[many] Brakuje { $number } graczy
    }
lobby-invite = Zaproś znajomych
lobby-invite-text = Wyślij ten link albo pokaż telefonowi ten kod:
lobby-link = Link do stołu
lobby-qr = Kod QR z linkiem do stołu
lobby-code = Kod stołu
lobby-enter-code = Wpisz kod stołu
lobby-public = publiczny
lobby-private = tylko z linkiem
lobby-rated = rankingowa
lobby-unrated = nierankingowa
lobby-clock = Zegar
lobby-clock-none = bez zegara
lobby-clock-total = { n-minutes } na gracza
lobby-clock-step = { n-seconds } więcej po każdej turze
lobby-clock-days = { n-days } na każdą turę
lobby-players = { n-players }
lobby-host = Stół otwiera { $name }
lobby-bot-level = Poziom

## Bots

bot-random = Losowy
    .about = Gra cokolwiek, co wolno. Do wypróbowania.
bot-greedy = Łapczywy
    .about = Bierze to, co od razu wygląda najlepiej, i nie patrzy naprzód.
bot-novice = Nowicjusz
    .about = Zna zasady i każdy ruch ogląda raz. Dobry na pierwszą wygraną.
bot-easy = Łatwy
    .about = Patrzy trochę naprzód i przepuszcza okazje.
bot-medium = Średni
    .about = Myśli naprzód i karze wyraźne błędy.
bot-hard = Trudny
    .about = Dobrze planuje. Doświadczeni gracze muszą się postarać.
bot-expert = Mistrz
    .about = Najsilniejszy, jakiego umiemy zrobić; gra bez pośpiechu.
bot-thinking = { $name } myśli …

## Table

table-your-turn = Twoja tura
table-waiting-for = Teraz gra { $name }
table-waiting-chance = Decyduje los …
table-over = Koniec gry
table-winner = Wygrywa: { $names }
table-shared = Wspólne zwycięstwo: { $names }
table-you-won = Wygrywasz!
table-you-lost = Przegrywasz.
table-result = Wynik
table-score = Punktacja
table-log = Dziennik
table-log-empty = Jeszcze nic się nie stało.
table-log-show = Pokaż tę chwilę
table-log-earlier = Pokaż wcześniejsze wpisy ({ $number })
table-step-first = Na początek
table-step-back = Krok wstecz
table-step-forward = Krok naprzód
table-step-last = Na koniec
table-step = Krok { $step } z { $steps }
table-back-to-now = Wróć do teraz
table-past = Oglądasz wcześniejszą chwilę.
table-export = Zapisz przebieg gry
table-undo = Cofnij
table-undo-impossible = Tego nie można cofnąć: coś zostało odkryte albo zagrał już ktoś inny.
table-undone = { $name } cofa ostatnią akcję.
table-confirm-action = Potwierdź: { $action }
table-not-possible = Teraz to niemożliwe
table-forced = Możliwa była tylko jedna odpowiedź: { $action }
table-rematch = Rewanż
table-rematch-wanted = { $name } chce rewanżu.
table-resign = Poddaj się
table-resign-sure = Czy chcesz się poddać i przegrać tę grę?
table-resigned = { $name } się poddaje.
table-leave = Odejdź od stołu
table-spectators =
    { $number ->
        [0] Bez widzów
        [one] { $number } widz
        [few] { $number } widzów
       *[many] { $number } widzów
    }
table-watching = Oglądasz grę.
table-view-of = Widok gracza { $name }
table-view-spectator = Widok widza
table-hand-over = Przekaż urządzenie: gra { $name }
table-hand-over-ready = Jestem { $name }, pokaż mój widok
table-replay = Powtórka
table-replay-link = Link do tej powtórki
table-analysis = Analiza
table-share = Udostępnij
table-full-screen = Pełny ekran
table-rules = Zasady obok stołu
table-rules-search = Szukaj w zasadach
table-rules-nothing = Żadna zasada nie zawiera tych słów.
table-fast = Szybciej
table-away = { $name }: poza stołem
table-joined = { $name } siada do stołu.
table-left = { $name } odchodzi od stołu.

## Clock

clock-left = { $name }: zostało { $time }
clock-low = Zostało mało czasu
clock-out = { $name }: czas minął.
clock-paused = Zegar stoi.

## Chat

chat-title = Czat
chat-write = Napisz wiadomość
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie napisał.
chat-muted = { $name }: wiadomości ukryte.
chat-mute = { $name }: ukryj wiadomości
chat-unmute = { $name }: pokaż wiadomości
chat-unread =
    { $number ->
        [one] { $number } nowa wiadomość
        [few] { $number } nowe wiadomości
       *[many] { $number } nowych wiadomości
    }

## Account

account-title = Konto
account-guest = Gość
account-guest-about = Grasz jako gość. Wybierz nazwę i hasło, aby zachować swoje gry i ranking.
account-name = Nazwa
account-password = Hasło
account-password-again = Powtórz hasło
account-password-old = Obecne hasło
account-password-new = Nowe hasło
account-password-differ = Hasła się różnią.
account-sign-in = Zaloguj się
account-sign-out = Wyloguj się
account-sign-up = Załóż konto
account-keep = Zachowaj moje gry na koncie
account-signed-in = Konto: { $name }
account-change-name = Zmień nazwę
account-change-password = Zmień hasło
account-delete = Usuń konto
account-delete-sure = Twoja nazwa, ranking i ustawienia zostaną usunięte. Zakończone gry pozostaną bez twojej nazwy. Tego nie można cofnąć.
account-deleted = Konto zostało usunięte.
account-export = Pobierz moje dane
account-tokens = Klucze dla botów
account-token-new = Nowy klucz
account-token-once = Skopiuj klucz teraz: zobaczysz go tylko raz.
account-token-revoke = Unieważnij klucz
account-sessions = Zalogowane urządzenia
account-sign-out-everywhere = Wyloguj wszędzie

## History and ratings

history-title = Twoje gry
history-empty = Nie masz jeszcze żadnej ukończonej gry.
history-won = wygrana
history-lost = przegrana
history-shared = remis
history-against = przeciwnicy: { $names }
history-open = Otwórz powtórkę
history-import = Otwórz zapis gry
ratings-title = Ranking
ratings-empty = Nie ma jeszcze gier rankingowych.
ratings-place = Miejsce
ratings-player = Gracz
ratings-rating = Punkty
ratings-games = Gry
ratings-wins = Wygrane
ratings-plot = Ranking w czasie: { $name }
ratings-uncertain = Ranking jest jeszcze niepewny: mało gier.

## Settings

settings-title = Ustawienia
settings-language = Język
settings-theme = Wygląd
settings-theme-light = jasny
settings-theme-dark = ciemny
settings-theme-system = jak w urządzeniu
settings-motion = Animacje
settings-motion-full = zwykłe
settings-motion-fast = szybkie
settings-motion-off = wyłączone
settings-sound = Dźwięki
settings-sound-on = włączone
settings-sound-off = wyłączone
settings-forced = Wymuszone odpowiedzi
settings-forced-on = odpowiadaj za mnie
settings-forced-off = zostaw mnie
settings-confirm = Potwierdzaj każdą akcję
settings-notifications = Powiadom, gdy moja tura
settings-text-size = Wielkość tekstu
settings-saved = Zapisano

language-en = English
language-cs = Čeština
language-pl = Polski
language-hu = Magyar
language-ru = Русский

## Fairness

fairness-title = Uczciwy los
fairness-about = Przed grą serwer zapieczętował swój sekret. Po grze go ujawnia, a twoja przeglądarka przelicza każde losowanie i każdy rzut.
fairness-commitment = Pieczęć
fairness-seed = Sekret serwera
fairness-player-seed = Wkład gracza { $name }
fairness-verify = Sprawdź
fairness-checking = Sprawdzanie …
fairness-good =
    { $number ->
        [one] Sprawdzono: { $number } zdarzenie losowe się zgadza.
        [few] Sprawdzono: wszystkie { $number } zdarzenia losowe się zgadzają.
       *[many] Sprawdzono: wszystkie zdarzenia losowe ({ $number }) się zgadzają.
    }
fairness-bad = Zdarzenie losowe { $number } nie zgadza się z pieczęcią.
fairness-later = Sekret zostanie ujawniony na koniec gry.
fairness-algorithm = Jak to działa

## Connection

connection-lost = Utracono połączenie. Próbujemy ponownie …
connection-back = Połączenie wróciło.
connection-waiting = Twoja akcja jest zachowana i zostanie wysłana raz.
connection-old = Ta strona jest nieaktualna. Wczytaj ją ponownie.
connection-elsewhere = Ten stół jest otwarty także w innym oknie.
connection-reload = Wczytaj ponownie
connection-server-restarting = Serwer uruchamia się ponownie. Twoja gra jest bezpieczna.

## Errors

error-bad_request = Serwer nie rozumie tego żądania.
error-not_found = Niczego tu nie ma.
error-method_not_allowed = Tego nie można tu zrobić.
error-too_large = To jest za długie.
error-too_many = Za dużo żądań. Poczekaj chwilę.
error-busy = Teraz jest za duży ruch. Spróbuj za kilka sekund.
error-foreign_origin = Tej stronie nie wolno tego robić.
error-internal = Coś poszło źle na serwerze. Zostało to odnotowane.
error-sign_in = Najpierw się zaloguj.
error-wrong_password = Nazwa lub hasło się nie zgadza.
error-scope = Ten klucz na to nie pozwala.
error-name_taken = Ta nazwa lub podobna jest zajęta.
error-name_not_allowed = Tej nazwy nie można użyć. Pisz litery, cyfry, spacje i łączniki.
error-password_too_short = Hasło ma co najmniej 8 znaków.
error-password_too_long = Hasło ma najwyżej 200 znaków.
error-already_named = Masz już konto.
error-people_only = Do tego trzeba konta z nazwą.
error-bots_only = To mogą robić tylko boty.
error-too_many_tokens = Masz za dużo kluczy. Najpierw unieważnij któryś.
error-too_many_bots = Masz za dużo botów. Najpierw usuń któregoś.
error-no_game = Nie ma takiej gry.
error-not_over = To będzie możliwe po końcu gry.
error-other_rules = Ta gra toczyła się według innych zasad niż obecne.
error-no_table = Nie ma takiego stołu.
error-moved = Stół wczytuje się ponownie. Wróć do niego.
error-table_full = Ten stół ogląda już zbyt wiele osób.
error-seat_taken = To miejsce jest zajęte.
error-no_such_seat = Nie ma takiego miejsca.
error-not_your_seat = To nie twoje miejsce.
error-open_seats = Jest jeszcze wolne miejsce: poczekaj na kogoś albo posadź tam bota.
error-begun = Gra już się zaczęła.
error-not_host = To wolno tylko temu, kto otworzył stół.
error-not_asked = To nie twoja tura.
error-no_rematch = Rewanż jest dla tych, którzy tę grę skończyli.
error-refused = Teraz to niemożliwe.
error-conflict = Ktoś był szybszy. Stół został odświeżony.
error-no_bot = Nie ma takiego bota.
error-unavailable = Serwer jest niedostępny.
error-bad_message = Serwer tego nie zrozumiał.
error-protocol = Ta strona jest nieaktualna. Odśwież ją.
error-nothing_to_undo = Tego nie można cofnąć: od tego czasu coś odkryto.
error-bad_seed = Te słowa są za długie.
error-cannot_resign = Teraz nie można się poddać.
error-nothing_asked = Nikt nie prosi o cofnięcie.
error-nothing_said = Najpierw coś napisz.
error-only_players = Pisać mogą tu tylko gracze.
error-too_late = Na to za późno: gra się zaczęła.

## First game

tutorial-title = Pierwsza gra
tutorial-next = Dalej
tutorial-back = Poprzedni
tutorial-skip = Pomiń
tutorial-end = Zakończ lekcję
tutorial-step = Krok { $step } z { $steps }
tutorial-hint = Wskazówka
tutorial-try = Spróbuj
tutorial-well-done = Świetnie!
tutorial-leave = Zakończ lekcje i graj dalej
tutorial-happened = Co się stało
tutorial-wait = Graj dalej: następna lekcja przyjdzie w swoim czasie. Zostało: { $topics }.
tutorial-all = Wszystko już za tobą. Graj dalej do końca!

## Keyboard

keys-title = Klawiatura
keys-move = Strzałki: przejście do następnej rzeczy
keys-choose = Enter: wybór
keys-escape = Escape: zamknięcie lub cofnięcie wyboru
keys-tab = Tab: do następnej części stołu
keys-log = L: dziennik
keys-chat = C: czat
keys-help = Znak zapytania: ta pomoc
keys-undo = U: cofnij
keys-step = Przecinek i kropka: krok po kroku przez grę
keys-rule = R: zasada do tego, co jest pokazane
keys-number = 1 do 9: wybór opcji po numerze
keys-why = W: dlaczego coś jest niemożliwe

## For screen readers

label-main = Część główna
label-menu = Menu główne
label-open-menu = Otwórz menu
label-table = Stół
label-actions = Co możesz zrobić
label-live = Co się dzieje
label-seat = Miejsce gracza { $name }
label-on-turn = Teraz tura: { $name }
label-language = Wybierz język
label-close-dialog = Zamknij okno
label-impossible = niemożliwe: { $why }
label-selected = wybrane
label-skip = Przejdź do stołu
label-number = Liczba
label-fewer = Jeden mniej
label-add-one = Jeden więcej
