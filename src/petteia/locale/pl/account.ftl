### Konta, rozegrane gry i rankingi, po polsku.

## Account

account-title = Konto
account-guest-about = Grasz jako gość. Wybierz nazwę i hasło, aby zachować swoje partie i ranking.
account-name = Nazwa
account-password = Hasło
account-password-again = Powtórz hasło
account-password-old = Obecne hasło
account-password-new = Nowe hasło
account-password-differ = Hasła się różnią.
account-sign-out = Wyloguj się
account-sign-up = Załóż konto
account-keep = Zachowaj moje partie na koncie
account-change-password = Zmień hasło
account-delete = Usuń konto
account-delete-sure = Twoja nazwa, ranking i ustawienia zostaną usunięte. Zakończone partie pozostaną bez twojej nazwy. Tego nie można cofnąć.
account-deleted = Konto zostało usunięte.
account-export = Pobierz moje dane
account-tokens = Klucze dla botów
account-token-new = Nowy klucz
account-token-once = Skopiuj klucz teraz: zobaczysz go tylko raz.
account-token-revoke = Unieważnij klucz
account-sign-out-everywhere = Wyloguj się wszędzie

## History and ratings

history-title = Twoje partie
history-empty = Nie ma jeszcze żadnej ukończonej partii.
history-won = wygrana
history-lost = przegrana
history-shared = wspólne zwycięstwo
history-closed = zamknięta
history-abandoned = porzucona
history-open = Otwórz powtórkę
ratings-title = Ranking
ratings-people = Ludzie
ratings-bots = Boty
ratings-empty = Nie ma jeszcze partii rankingowych.
ratings-place = Miejsce
ratings-player = Gracz
ratings-rating = Punkty
ratings-games = Partie
ratings-plot = Ranking w czasie: { $name }
ratings-uncertain = Ranking jest jeszcze niepewny: za mało partii.

## Account

page-password-changed = Hasło zostało zmienione. Na innych urządzeniach nastąpiło wylogowanie, a wszystkie klucze przestały działać.
page-data = Twoje dane
page-data-about = Wszystko, co jest o tobie zapisane, w jednym pliku.
page-delete-more = Usunięte zostaną też twoje boty, wszystkie klucze i twoje wiadomości z czatu. W trwających partiach twoje miejsce poczeka, aż skończy się czas; potem przejmie je bot.
page-bots = Boty
page-bots-about = Bot to konto dla twojego programu. Wszędzie jest oznaczony jako bot, a ty za niego odpowiadasz.
page-bot-name = Nazwa bota
page-bot-new = Utwórz bota
page-bot-none = Nie masz botów.
page-bot-play = Zagraj z botem { $name }
page-bot-delete = Usuń: { $name }
page-bot-delete-sure = Jego klucze przestaną działać. Jego partie pozostaną, ale bez jego nazwy.
page-bot-seat = Kto może posadzić bota { $name }?
page-bot-seat-owner = tylko ja
page-bot-seat-anybody = każdy
page-key-about = Klucz pozwala programowi robić to, na co się zgodzisz. Twoje własne klucze pozwalają oglądać i otwierać stoły; grać programy mogą tylko jako boty.
page-key-label = Do czego posłuży klucz?
page-key-for = Właściciel klucza
page-key-may = Klucz pozwala
page-key-none = Nie ma żadnych kluczy.
page-key-made = utworzony { $date }
page-key-used = ostatnio użyty { $date }
page-key-unused = jeszcze nieużyty
page-key-try = To polecenie wypisuje po jednym wierszu na każdą decyzję, którą musi podjąć bot:
page-scope-read = oglądać stoły i partie
page-scope-play = grać
page-scope-tables = otwierać stoły
page-scope-chat = pisać na czacie
page-forgot = Nie pamiętasz hasła?
page-reset-who = Twoja nazwa lub adres e-mail
page-reset-ask = Poproś o kod
page-reset-mail = Jeśli to konto ma potwierdzony adres e-mail, wysłaliśmy na niego link. Link działa tylko raz i jest ważny przez godzinę.
page-reset-admin = Ten serwer nie wysyła poczty. Poproś o kod osobę, która go prowadzi, i wpisz go tutaj.
page-reset-have = Wybierz nowe hasło
page-reset-have-about = Potrzebny jest kod z e-maila albo kod od osoby, która prowadzi ten serwer.
page-reset-code = Kod
page-reset-save = Zapisz i zaloguj się
page-mail = Adres e-mail
page-mail-about = Służy do ustawienia nowego hasła, gdy zapomnisz starego, i do powiadomień, jeśli ich chcesz. Nikt inny go nie widzi.
page-mail-now = Potwierdzony: { $mail }
page-mail-waiting = Aby potwierdzić adres, otwórz link w wiadomości wysłanej na { $mail }.
page-mail-new = Nowy adres e-mail
page-mail-forget = Usuń adres
page-mail-confirm = Potwierdź swój adres e-mail
page-mail-confirmed = Twój adres e-mail jest potwierdzony.

## Notices

notices-title = Twoja tura
notices-about = Gdy czeka na ciebie partia, w której na turę masz całe dni, dajemy ci znać: najwyżej raz na godzinę, o wszystkich takich partiach naraz.
notices-mail = Wyślij mi e-mail, gdy przyjdzie moja kolej
notices-quiet-from = Nie wysyłaj od
notices-quiet-until = do
notices-need-mail = Najpierw potwierdź adres e-mail.
notices-by-mail = E-mailem
notices-by-push = W tej przeglądarce
notices-push-about = Przeglądarka pokazuje powiadomienie, nawet gdy żadna nasza strona nie jest otwarta. Zawiera ono tylko nazwę gry i nazwy współgraczy.
notices-push-on = Powiadamiaj w tej przeglądarce
notices-push-off = Nie powiadamiaj w tej przeglądarce
notices-push-now = Ta przeglądarka dostaje powiadomienia, dopóki się nie wylogujesz.
notices-push-denied = Przeglądarka nie zezwala na powiadomienia z tej strony. Zezwól na nie w jej ustawieniach dla tej strony i wróć tutaj.
notices-push-missing = Ta przeglądarka nie umie pokazywać powiadomień. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
notices-push-others =
    { $number ->
        [one] Powiadomienia dostaje jeszcze { $number } twoja przeglądarka.
        [few] Powiadomienia dostają jeszcze { $number } twoje przeglądarki.
       *[many] Powiadomienia dostaje jeszcze { $number } twoich przeglądarek.
    }
notices-push-others-off = Nie powiadamiaj pozostałych
notices-quiet = Godziny ciszy
notices-kinds = Które gry
notices-mail-short = E-mail
notices-push-short = Przeglądarka
notices-brisk = mniej niż 3 dni na turę
notices-slow = 3 dni na turę lub więcej
webhook-about = Powiadomienia o tym, czyja jest kolej, można wysyłać na kanał, na przykład na Discordzie: w ustawieniach kanału utwórz webhook i wklej tu jego adres. Kto czyta ten kanał, pozna nazwy graczy i zobaczy link do tego stołu.
webhook-address = Adres webhooka
webhook-save = Wysyłaj tam powiadomienia
webhook-now = Powiadomienia o turach są wysyłane tutaj: { $site }.
webhook-remove = Przestań wysyłać
webhook-none = Ten serwer nie wywołuje webhooków.
page-people = Moi znajomi i kluby
