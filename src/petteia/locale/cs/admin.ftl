### What only the moderators' screen says, in Czech.

## Reports

admin-reports = Hlášení
admin-reports-none = Žádná hlášení nečekají.
admin-reports-all = Ukázat i vyřízená
admin-report-table = Stůl hry { $game }
admin-report-player = { $name } u stolu hry { $game }
admin-report-club = Název a popis klubu
admin-report-tournament = Název turnaje: { $game }
admin-report-by = Hlásí { $name }, { $date }
admin-hide = Skrýt text
admin-settle = Označit jako vyřízené
admin-settled = vyřízeno

## People

admin-people = Lidé
admin-who = Jméno nebo id
admin-kind-person = člověk
admin-kind-guest = host
admin-kind-bot = bot, majitel { $owner }
admin-is-admin = správce
admin-since = od { $date }
admin-open-reports = čekajících hlášení: { $number }
admin-mute = Umlčet
admin-unmute = Zrušit umlčení
admin-ban = Zablokovat
admin-unban = Zrušit blokování
admin-rename = Přejmenovat
admin-new-name = Nové jméno
admin-duration = Na jak dlouho?
admin-duration-1 = hodinu
admin-duration-24 = den
admin-duration-168 = týden
admin-duration-720 = 30 dní
admin-duration-0 = natrvalo
admin-reason = Důvod, který dotyčný uvidí
admin-sanctions = Umlčení a zablokovaní
admin-sanctions-none = Nikdo není umlčen ani zablokován.
admin-muted = umlčení do { $date }
admin-banned = zablokování do { $date }
admin-muted-permanently = umlčení natrvalo
admin-banned-permanently = zablokování natrvalo

## Tables

admin-tables = Stoly
admin-table = Kód stolu
admin-close = Zavřít stůl
admin-close-about = Hra končí pro všechny. Nikdo nevyhrává a hra se nehodnotí. Nelze to vzít zpět.
admin-close-reason = Důvod, do záznamu
admin-quarantine = V karanténě
admin-quarantine-none = Všechny stoly lze načíst.

## Log

admin-log = Záznam
admin-log-none = Zatím tu nejsou žádné zápisy.
admin-console = konzole
admin-deed-grant = nový správce: { $who }
admin-deed-revoke = už není správce: { $who }
admin-deed-mute = umlčení: { $who }
admin-deed-unmute = konec umlčení: { $who }
admin-deed-ban = zablokování: { $who }
admin-deed-unban = konec blokování: { $who }
admin-deed-rename = přejmenování: { $who }
admin-deed-close = zavřený stůl { $who }
admin-deed-settle = vyřízené hlášení: { $who }
admin-deed-reset = kód pro nové heslo: { $who }
admin-deed-hide = skrytý text: { $who }
