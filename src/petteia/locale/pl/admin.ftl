### What only the moderators' screen says, in Polish.

## Reports

admin-reports = Zgłoszenia
admin-reports-none = Nie ma otwartych zgłoszeń.
admin-reports-all = Pokaż też załatwione
admin-report-table = Stół gry { $game }
admin-report-player = { $name } przy stole gry { $game }
admin-report-club = Nazwa i opis klubu
admin-report-tournament = Nazwa turnieju: { $game }
admin-report-by = Zgłasza { $name }, { $date }
admin-hide = Ukryj tekst
admin-settle = Oznacz jako załatwione
admin-settled = załatwione

## People

admin-people = Użytkownicy
admin-who = Nazwa lub id
admin-kind-person = osoba
admin-kind-guest = gość
admin-kind-bot = bot, właściciel: { $owner }
admin-is-admin = administrator
admin-since = od { $date }
admin-open-reports = otwartych zgłoszeń: { $number }
admin-mute = Wycisz
admin-unmute = Cofnij wyciszenie
admin-ban = Zablokuj
admin-unban = Cofnij blokadę
admin-rename = Zmień nazwę
admin-new-name = Nowa nazwa
admin-duration = Na jak długo?
admin-duration-1 = godzinę
admin-duration-24 = dzień
admin-duration-168 = tydzień
admin-duration-720 = 30 dni
admin-duration-0 = na stałe
admin-reason = Powód, który zobaczy ta osoba
admin-sanctions = Wyciszeni i zablokowani
admin-sanctions-none = Nikt nie jest wyciszony ani zablokowany.
admin-muted = wyciszenie do { $date }
admin-banned = blokada do { $date }
admin-muted-permanently = wyciszenie na stałe
admin-banned-permanently = blokada na stałe

## Tables

admin-tables = Stoły
admin-table = Kod stołu
admin-close = Zamknij stół
admin-close-about = Gra kończy się dla wszystkich. Nikt nie wygrywa, a gra nie liczy się do rankingu. Tego nie można cofnąć.
admin-close-reason = Powód, do dziennika
admin-quarantine = W kwarantannie
admin-quarantine-none = Wszystkie stoły można wczytać.

## Log

admin-log = Dziennik
admin-log-none = Nie ma jeszcze żadnych wpisów.
admin-console = konsola
admin-deed-grant = nowy administrator: { $who }
admin-deed-revoke = już nie administrator: { $who }
admin-deed-mute = wyciszenie: { $who }
admin-deed-unmute = koniec wyciszenia: { $who }
admin-deed-ban = blokada: { $who }
admin-deed-unban = koniec blokady: { $who }
admin-deed-rename = zmiana nazwy: { $who }
admin-deed-close = zamknięcie stołu { $who }
admin-deed-settle = załatwione zgłoszenie: { $who }
admin-deed-reset = kod do nowego hasła: { $who }
admin-deed-hide = ukryto tekst: { $who }
