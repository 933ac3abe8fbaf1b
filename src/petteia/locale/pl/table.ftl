### Co mówi się przy każdym stole, po polsku.

## Table

table-your-turn = Twoja tura
table-waiting-for = Teraz gra { $name }
table-waiting-chance = Decyduje los…
table-to-move = Teraz gra { $name }
table-watching = Oglądasz tę partię.
table-waiting-about = Damy ci znać, gdy nadejdzie twoja tura.
table-replay = Powtórka
table-review = Analiza
table-hint = Podpowiedź
table-plan = Zaplanuj ruchy
table-webhook = Powiadomienia na kanale
table-replay-about = Oglądasz powtórkę rozegranej partii.
table-back-to-end = Wróć do końca
table-view-spectator = jako widz
table-over = Koniec gry
table-abandoned = Gra porzucona
table-abandoned-about = Nikt nie wrócił, więc nikt nie wygrał.
table-opened = zapis z pliku
table-from-position = z pozycji
table-play-on = Graj dalej od tego miejsca
table-analysis = Plansza do analizy
table-instead = Tego nie zagrano, choć można było.
table-winner = Zwycięstwo: { $names }
table-shared = Wspólne zwycięstwo: { $names }
table-you-won = Zwycięstwo!
table-result = Wynik
table-log = Dziennik
table-log-empty = Jeszcze nic się nie stało.
table-log-show = Pokaż ten moment
table-log-earlier = Pokaż wcześniejsze wpisy ({ $number })
table-step-first = Na początek
table-step-back = Krok wstecz
table-step-forward = Krok naprzód
table-step-last = Na koniec
table-move-of = Ruch { $number } z { $total }
table-run = Odtwórz ruchy
table-pause = Wstrzymaj
table-back-to-now = Wróć do bieżącej sytuacji
table-past-title = Wcześniejszy moment
table-past = Oglądasz wcześniejszy moment.
table-export = Zapisz przebieg gry
table-undo = Cofnij
table-undo-impossible = Tego nie można cofnąć: coś zostało odkryte albo zagrał już ktoś inny.
table-undone = { $name } cofa ostatnią akcję.
table-not-possible = Teraz to niemożliwe
table-rematch = Rewanż
table-rematch-wanted = { $name } chce rewanżu.
table-resign = Poddaj się
table-resign-sure = Czy na pewno chcesz się poddać i przegrać tę partię?
table-resigned = { $name } się poddaje.
table-resigned-about = Partia poddana. Dalej gra za ciebie bot.
table-seat-resigned = partia poddana
table-spectators =
    { $number ->
        [0] Brak widzów
        [one] { $number } widz
        [few] { $number } widzów
       *[many] { $number } widzów
    }
table-view-of = Widok gracza { $name }
table-hand-over = Przekaż urządzenie: gra { $name }
table-hand-over-ready = Jestem { $name }, pokaż mój widok

## Clock

clock-left = { $name }: zostało { $time }

## Chat

chat-title = Czat
chat-write = Napisz wiadomość
chat-send = Wyślij
chat-empty = Nikt jeszcze nic nie napisał.

## Fairness

fairness-title = Uczciwe losowanie
fairness-commitment = Pieczęć
fairness-seed = Sekret serwera
fairness-player-seed = Wkład gracza { $name }
fairness-none = nic
fairness-words = ze słowami „{ $words }”
fairness-yours = dokładnie to, co wysłała twoja przeglądarka
fairness-added = Twoja przeglądarka dodała do tasowania 32 losowe bajty.
fairness-checking = Sprawdzanie…
fairness-lesson = To lekcja: wszystkim rozdaje się w niej tak samo, więc losowania nie są tajemnicą i nie ma czego dowodzić.
fairness-opened = Tej gry nie rozegrano tutaj: to zapis z pliku, więc uczciwości jego losowań nie można tu dowieść.
fairness-pledged-all = Serwer zapieczętował swój sekret, zanim przeglądarki wszystkich graczy dodały losowe bajty; na koniec gry pieczęć zostanie otwarta, a twoja przeglądarka sprawdzi każde losowanie i każdy rzut.
fairness-pledged-you = Serwer zapieczętował swój sekret, zanim twoja przeglądarka dodała losowe bajty, a przeglądarki innych graczy żadnych nie dodały; na koniec gry pieczęć zostanie otwarta, a twoja przeglądarka sprawdzi każde losowanie i każdy rzut.
fairness-pledged-some = Serwer zapieczętował swój sekret, zanim przeglądarki niektórych graczy dodały losowe bajty; na koniec gry pieczęć zostanie otwarta, a twoja przeglądarka sprawdzi każde losowanie i każdy rzut.
fairness-pledged-none = Serwer zapieczętował swój sekret przed pierwszą akcją, ale przeglądarka żadnego gracza nie dodała losowych bajtów, więc serwer mógł wypróbować kilka sekretów; na koniec gry pieczęć zostanie otwarta, a twoja przeglądarka sprawdzi każde losowanie i każdy rzut.
fairness-pledged-old = Ta gra zaczęła się według starszej procedury: na koniec twoja przeglądarka sprawdzi każde losowanie i każdy rzut, ale nic nie pokaże, czy serwer zapieczętował swój sekret, zanim gracze dodali swój wkład.
fairness-proven-all = Udowodniono: serwer zapieczętował swój sekret, zanim przeglądarki wszystkich graczy dodały losowe bajty, a z sekretu i tych bajtów wynika każde losowanie i każdy rzut ({ $number }), więc serwer niczego nie wybrał.
fairness-proven-you = Udowodniono dla ciebie: serwer zapieczętował swój sekret, zanim twoja przeglądarka dodała losowe bajty, a z sekretu i tych bajtów wynika każde losowanie i każdy rzut ({ $number }), więc serwer niczego nie wybrał.
fairness-proven-some = Udowodniono: serwer zapieczętował swój sekret, zanim przeglądarki niektórych graczy dodały losowe bajty, a z sekretu i tych bajtów wynika każde losowanie i każdy rzut ({ $number }); jeśli ufasz choć jednemu z tych graczy, możesz mieć pewność, że serwer niczego nie wybrał.
fairness-proven-none = Udowodniono częściowo: każde losowanie i każdy rzut ({ $number }) wynika z sekretu, który serwer zapieczętował przed pierwszą akcją, ale przeglądarka żadnego gracza nie dodała losowych bajtów, więc serwer mógł wypróbować kilka sekretów.
fairness-proven-old = Udowodniono częściowo: każde losowanie i każdy rzut ({ $number }) wynika z wkładów zapieczętowanych przed pierwszą akcją, ale nic nie pokazuje, czy wkład serwera był pierwszy.
fairness-wrong-house = Nie ufaj tej grze: pieczęć serwera nie jest tą, którą twoja przeglądarka widziała wcześniej.
fairness-wrong-pledge = Nie ufaj tej grze: wkłady graczy nie są tymi, z którymi się zaczęła.
fairness-wrong-own = Nie ufaj tej grze: brakuje losowych bajtów twojej przeglądarki, choć serwer je przyjął.
fairness-wrong-bot = Nie ufaj tej grze: bot dodał coś do tasowania, a wolno to tylko graczom.
fairness-wrong-seeds = Nie ufaj tej grze: to, co serwer ujawnił, nie pasuje do pieczęci.
fairness-wrong-draw = Nie ufaj tej grze: losowanie numer { $number } nie wynika z pieczęci.

## Connection

connection-lost = Utracono połączenie. Próbujemy ponownie…
connection-waiting = Twoja akcja jest zachowana i zostanie wysłana dokładnie raz.

## First game

tutorial-title = Pierwsza partia
tutorial-next = Dalej
tutorial-back = Wstecz
tutorial-end = Zakończ lekcję
tutorial-step = Krok { $step } z { $steps }
tutorial-leave = Zakończ lekcje i graj dalej
tutorial-happened = Co się stało
tutorial-wait = Graj dalej: następna lekcja pojawi się, gdy będzie potrzebna. Przed tobą jeszcze: { $topics }.
tutorial-all = To już wszystkie lekcje. Graj dalej do końca!

## Keyboard

keys-title = Klawiatura
keys-move = Przejdź do następnego elementu
keys-choose = Wybierz
keys-escape = Zamknij albo cofnij wybór
keys-tab = Przejdź do następnej części stołu
keys-log = Dziennik
keys-chat = Czat
keys-help = Ta pomoc
keys-undo = Cofnij
keys-rule = Zasada dotycząca tego, co widać
keys-number = Wybierz opcję według numeru
keys-earlier = Krok wstecz w rozgrywce
keys-later = Krok naprzód w rozgrywce
keys-next = Następne miejsce do wyboru
keys-previous = Poprzednie miejsce do wyboru
keys-home = Twój pierwszy obszar
keys-closer = Przybliż
keys-farther = Oddal
keys-whole = Cała plansza
keys-search = Szukaj w zasadach
keys-back = Na wykresie: krok wstecz
keys-forward = Na wykresie: krok naprzód
keys-mark-before = Na wykresie: poprzednia zaznaczona decyzja
keys-mark-after = Na wykresie: następna zaznaczona decyzja
keys-beginning = Na wykresie: początek
keys-end = Na wykresie: koniec

## Order at the table

page-closed = Stół zamknięty
page-closed-about = Moderator zamknął ten stół. Nikt nie wygrywa, a gra nie liczy się do rankingu.
page-report = Zgłoś
page-report-about = Co chcesz zgłosić?
page-report-table = Cały stół
page-report-line = { $name } pisze: { $text }
page-report-note = Co się stało?
page-report-send = Wyślij zgłoszenie
page-report-done = Dziękujemy. Moderator się temu przyjrzy.

## Any table

page-free = za darmo
page-tab-table = Stół
page-then-won = Zwycięstwo
page-then-lost = Porażka
page-then-shared = Wspólne zwycięstwo

table-spectators-later = Widzowie widzą grę { $minutes } min później.
table-spectators-chances = Widzowie widzą szanse każdego gracza.
open-spectators = Widzowie
open-spectators-see = Widzą grę
open-spectators-at-once = od razu
open-spectators-later = { $minutes } min później
open-spectators-chances = Widzą szanse każdego gracza. Kto siada, ten się zgadza.

record-open = Otwórz zapis partii
record-open-about = Obejrzyj i przeanalizuj partię z pliku: zapis pobrany stąd albo utworzony poleceniem „petteia sim”, „match”, „ladder” lub „play”.
record-choose-file = Wybierz plik
record-which =
    { $number ->
        [one] Plik zawiera { $number } partię.
        [few] Plik zawiera { $number } partie. Którą wybierasz?
       *[many] Plik zawiera { $number } partii. Którą wybierasz?
    }
record-line = Błąd jest w wierszu { $line }.
