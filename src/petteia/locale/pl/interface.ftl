### Wspólne dla wszystkich ekranów, po polsku.

app-title = Petteia

## How sentences are set (docs/languages.md)

typography =
    .short-words = a i o u w z
    .before-noun = { "\u00A0" }
    .before-percent = { "" }
    .quotes = „”

## Words used on many screens

word-cancel = Anuluj
word-close = Zamknij
word-back = Wstecz
word-save = Zapisz
word-delete = Usuń
word-copy = Kopiuj
word-copied = Skopiowano
word-confirm = Potwierdź
word-more = Inne możliwości
word-loading = Wczytywanie…
word-search = Szukaj
word-you = ty
word-rule = Zasada { $rule }
word-rules = Zasady

n-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }

## Start

start-play-now = Zagraj od razu z botem
start-play-friend = Zagraj ze znajomymi
start-play-here = Zagraj na jednym urządzeniu
start-continue = Kontynuuj
start-first-game = Pierwsza partia? Naucz się, grając
start-choose-game = Wybierz grę
start-games-running =
    { $number ->
        [0] Brak trwających partii
        [one] Trwa { $number } partia
        [few] Trwają { $number } partie
       *[many] Trwa { $number } partii
    }
start-disclaimer = Niezależny projekt, niezwiązany z wydawcami tych gier. Nazwy są znakami towarowymi ich właścicieli.

## Lobby

lobby-title = Poczekalnia
lobby-open-tables = Otwarte stoły
lobby-no-tables = Żaden stół nie jest otwarty. Otwórz własny.
lobby-new-table = Otwórz stół
lobby-game = Gra
lobby-seats = Gracze
lobby-seat = Miejsce { $number }
lobby-seat-free = wolne
lobby-seat-invited = czekamy, czy przyjmie zaproszenie…
lobby-add-bot = Dodaj bota
lobby-sit = Usiądź
lobby-waiting =
    { $number ->
        [one] Brakuje { $number } gracza
        [few] Brakuje { $number } graczy
       *[many] Brakuje { $number } graczy
    }
lobby-invite = Zaproś znajomych
lobby-link = Link do stołu
lobby-qr = Kod QR z linkiem do stołu
lobby-rated = rankingowa
lobby-unrated = nierankingowa
lobby-chances = szanse widoczne
lobby-clock-none = bez zegara
lobby-clock-days = { n-days } na każdą turę
lobby-bot-level = Poziom

## Bots

bot-random = Losowy
    .about = Gra co popadnie, byle zgodnie z zasadami. Do wypróbowania gry.
bot-greedy = Chciwiec
    .about = Bierze to, co w tej chwili wygląda najlepiej, i nigdy nie patrzy naprzód.
bot-novice = Nowicjusz
    .about = Zna zasady, ale sporo przeocza. W sam raz na pierwszą wygraną.
bot-easy = Uczeń
    .about = Patrzy trochę naprzód, ale przepuszcza okazje.
bot-medium = Strateg
    .about = Myśli naprzód i karze oczywiste błędy.
bot-hard = Mistrz
    .about = Dobrze planuje. Nawet doświadczeni gracze muszą się postarać.
bot-expert = Arcymistrz
    .about = Widzi daleko naprzód. Pokonać go to wyczyn.
bot-master = Legenda
    .about = Najsilniejszy, jakiego umiemy zrobić; gra bez pośpiechu.
bot-thinking = { $name } myśli…

## Account

account-sign-in = Zaloguj się

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
settings-forced = Gdy jest tylko jedna możliwość
settings-forced-on = graj za mnie
settings-forced-off = zostaw mi wybór

## Errors

error-bad_request = Serwer nie zrozumiał tego żądania.
error-impossible = Takie zestawienie nie jest możliwe.
error-not_found = Niczego tu nie ma.
error-method_not_allowed = Tego nie można tu zrobić.
error-too_large = To jest za długie.
error-too_many = Za dużo żądań. Poczekaj chwilę.
error-busy = Serwer jest przeciążony. Spróbuj za kilka sekund.
error-foreign_origin = Ta strona nie może tego zrobić.
error-internal = Na serwerze coś poszło nie tak. Błąd został odnotowany.
error-sign_in = Najpierw się zaloguj.
error-wrong_password = Nieprawidłowa nazwa lub hasło.
error-scope = Ten klucz na to nie pozwala.
error-name_taken = Ta nazwa lub podobna jest zajęta.
error-name_not_allowed = Ta nazwa jest niedozwolona. Użyj liter, cyfr, spacji i łączników.
error-password_too_short = Hasło musi mieć co najmniej 8 znaków.
error-password_too_long = Hasło może mieć najwyżej 200 znaków.
error-password_common = To hasło łatwo odgadnąć. Wybierz dłuższe lub mniej popularne.
error-wrong_code = Ten kod jest błędny, został już użyty albo wygasł. Poproś o nowy.
error-no_mail = Ten serwer nie wysyła poczty.
error-bad_mail = To nie jest poprawny adres e-mail.
error-bad_address = Nie można użyć tego adresu. Musi zaczynać się od https:// i być dostępny dla wszystkich.
error-banned = To konto zostało zablokowane.
error-muted = Nie możesz teraz pisać na czacie.
error-blocked = Ten gracz sobie tego nie życzy.
error-members_only = To tylko dla członków klubu.
error-admins_only = To mogą robić tylko administratorzy.
error-protected = Administratorzy nie mogą działać przeciw sobie nawzajem.
error-already_named = Masz już konto.
error-people_only = Do tego potrzebne jest zarejestrowane konto.
error-bots_only = To mogą robić tylko boty.
error-too_many_tokens = Masz za dużo kluczy. Najpierw unieważnij któryś.
error-too_many_bots = Masz za dużo botów. Najpierw usuń któregoś.
error-not_your_bot = Tego bota może posadzić tylko jego właściciel.
error-bot_offline = Ten bot nie jest połączony: jego program musi być uruchomiony.
error-no_game = Nie ma takiej gry.
error-not_over = To możliwe dopiero po zakończeniu gry.
error-other_rules = Ta gra zaczęła się według starszej wersji zasad, której ten serwer już nie ma. Jest zachowana, ale nie można jej kontynuować.
error-set_aside = Tego stołu nie można otworzyć. Pozostaje zapisany, a osoby, które prowadzą serwer, zostały powiadomione.
error-bad_record = To nie jest zapis, który można otworzyć.
error-not_your_study = To opracowanie może zmieniać tylko autor. Możesz zapisać kopię.
error-too_many_studies = Masz za dużo opracowań. Najpierw usuń któreś.
error-too_many_tournaments = Na razie nie można ogłosić kolejnego turnieju: osiągnięto limit twoich turniejów albo wszystkich na serwerze.
error-entry_closed = Ten turniej nie przyjmuje już zgłoszeń.
error-no_table = Nie ma takiego stołu.
error-moved = Stół wczytuje się ponownie. Otwórz go jeszcze raz.
error-table_full = Ten stół ogląda już zbyt wiele osób.
error-seat_taken = To miejsce jest zajęte.
error-no_such_seat = Nie ma takiego miejsca.
error-not_your_seat = To nie twoje miejsce.
error-open_seats = Jest jeszcze wolne miejsce: poczekaj na kogoś albo posadź tam bota.
error-begun = Gra już się zaczęła.
error-not_host = To może zrobić tylko osoba, która otworzyła stół.
error-not_asked = To nie twoja tura.
error-no_rematch = O rewanż mogą prosić tylko ci, którzy dokończyli tę partię.
error-refused = Teraz to niemożliwe.
error-conflict = Ktoś był szybszy. Stół został odświeżony.
error-no_bot = Nie ma takiego bota.
error-unavailable = Serwer jest niedostępny.
error-bad_message = Serwer tego nie zrozumiał.
error-protocol = Ta strona jest nieaktualna. Odśwież ją.
error-nothing_to_undo = Tego nie można cofnąć: od tamtej chwili odkryto coś nowego.
error-log_full = Ta gra jest już zbyt długa: niczego więcej nie można cofnąć.
error-bad_seed = Te słowa są za długie.
error-no_plan = Planować można tylko w partii, w której grasz i w której na turę jest co najmniej dzień.
error-lesson = Lekcję rozgrywa jedna osoba przeciw botom.
error-cannot_resign = Teraz nie można się poddać.
error-nothing_asked = Nikt nie prosi o cofnięcie.
error-nothing_said = Najpierw coś napisz.
error-only_players = Pisać mogą tu tylko gracze.
error-too_late = Na to już za późno: gra się zaczęła.

## For screen readers

label-main = Główna nawigacja
label-menu = Menu strony
label-table = Stół
label-language = Wybierz język
label-close-dialog = Zamknij okno
