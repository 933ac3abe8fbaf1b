### What only the moderators' screen says, in Hungarian.

## Reports

admin-reports = Jelentések
admin-reports-none = Nincs nyitott jelentés.
admin-reports-all = A lezártak mutatása is
admin-report-table = Asztal: { $game }
admin-report-player = { $name }, asztal: { $game }
admin-report-club = Egy klub neve és leírása
admin-report-tournament = Egy verseny neve ({ $game })
admin-report-by = Jelentette: { $name }, { $date }
admin-hide = Szöveg elrejtése
admin-settle = Megjelölés lezártként
admin-settled = lezárva

## People

admin-people = Felhasználók
admin-who = Név vagy azonosító
admin-kind-person = ember
admin-kind-guest = vendég
admin-kind-bot = bot, tulajdonosa: { $owner }
admin-is-admin = adminisztrátor
admin-since = regisztráció: { $date }
admin-open-reports = nyitott jelentések: { $number }
admin-mute = Némítás
admin-unmute = Némítás vége
admin-ban = Letiltás
admin-unban = Letiltás vége
admin-rename = Átnevezés
admin-new-name = Új név
admin-duration = Mennyi időre?
admin-duration-1 = egy óra
admin-duration-24 = egy nap
admin-duration-168 = egy hét
admin-duration-720 = 30 nap
admin-duration-0 = végleg
admin-reason = Indok, amelyet az illető is lát
admin-sanctions = Némítottak és letiltottak
admin-sanctions-none = Senki sincs némítva vagy letiltva.
admin-muted = némítva eddig: { $date }
admin-banned = letiltva eddig: { $date }
admin-muted-permanently = végleg némítva
admin-banned-permanently = végleg letiltva

## Tables

admin-tables = Asztalok
admin-table = Az asztal kódja
admin-close = Asztal lezárása
admin-close-about = A játék mindenkinek véget ér. Senki sem nyer, és nem számít bele az értékszámba. Ez nem vonható vissza.
admin-close-reason = Indok a naplóba
admin-quarantine = Karanténban
admin-quarantine-none = Minden asztal betölthető.

## Log

admin-log = Napló
admin-log-none = Még nincs bejegyzés.
admin-console = konzol
admin-deed-grant = adminisztrátor lett: { $who }
admin-deed-revoke = már nem adminisztrátor: { $who }
admin-deed-mute = némítva: { $who }
admin-deed-unmute = némítás vége: { $who }
admin-deed-ban = letiltva: { $who }
admin-deed-unban = letiltás vége: { $who }
admin-deed-rename = átnevezve: { $who }
admin-deed-close = asztal lezárva: { $who }
admin-deed-settle = jelentés lezárva: { $who }
admin-deed-reset = kód új jelszóhoz: { $who }
admin-deed-hide = szövege elrejtve: { $who }
