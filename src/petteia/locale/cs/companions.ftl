### Lidé kolem vás a kluby, česky.

people-title = Moji známí
people-sign-in = S účtem můžete sledovat ostatní, zvát je a zakládat kluby.
people-invitations = Pozvánky
people-invites = { $name } vás zve: { $game }
people-go = Otevřít
people-decline = Odmítnout
people-following = Koho sleduji
people-following-empty = Zatím nikdo. Sledovat hráče lze na jeho stránce; kdo sleduje vás, toho můžete zvát ke stolu.
people-blocked = Blokovaní
people-follow = Sledovat
people-unfollow = Přestat sledovat
people-block = Blokovat
people-unblock = Odblokovat
people-invite = Pozvat: { $name }
people-invited = Pozvánka odeslána: { $name }
people-clubs = Kluby
club-name = Název nového klubu
club-found = Založit klub
club-founder = Vede: { $name }
club-members =
    { $number ->
        [one] { $number } člen
        [few] { $number } členové
       *[other] { $number } členů
    }
club-tables = Stoly
club-open = Otevřít stůl: { $game }
club-who = Členové
club-link = Odkaz pro vstup do klubu
club-leave = Opustit klub
club-join = Vstoupit do klubu
club-needs-link = Chcete-li vstoupit, požádejte některého člena o odkaz.
club-lead = Vedení klubu
club-called = Název
club-about = Popis klubu
club-saved = Uloženo.
club-member = Vyberte člena
club-new-link = Vytvořit nový odkaz
club-new-link-about = Starý odkaz už nikoho nevpustí. Členové zůstanou.
club-remove = Vyloučit: { $name }
club-remove-about = Vrátit se může jen přes odkaz, který dostane od některého člena.
club-hand-over = Předat vedení: { $name }
club-hand-over-about = Od této chvíle povede klub tento člen; vy zůstanete členem.
club-close = Zrušit klub
club-close-about = Klub zmizí všem členům. Jeho hry pokračují. Nelze to vzít zpět.
club-nameless = Klub bez názvu
club-report = Nahlásit název
club-pace-live = živě
club-pace-correspondence = korespondenčně
club-pace-unlimited = bez hodin
people-leaving = Hry s ostatními, které jste nechali dohrát bota: { $left } z posledních { $games }. Dokud to tak je, nabízejí se vaše stoly ostatním až jako poslední.
