### Amit csak a terminál mond a játékról: Cyclades, magyarul.

terminal-gold = { $gold } arany
terminal-philosophers = Filozófusok
terminal-steps-left = hátralévő lépések: { $number }
terminal-least-offer = legalább { $least }
terminal-offer-range = legalább { $least }; legfeljebb { $most } fizethető ki
terminal-beyond-purse = több, mint amennyid van
terminal-off-site = a metropolisz helyén kívül
terminal-no-effect = most hatástalan
terminal-no-fight = harc nélkül a tiéd
terminal-pass-through = csak átvonulhatsz
terminal-destroys = lerombolja: { $buildings }
terminal-discounts-left = hátralévő kedvezmények ebben a ciklusban: { $number }
terminal-closed = lezárva
terminal-figures = Lények a táblán
terminal-sheltered = hősre bízott metropoliszok: { $number }
terminal-fleets = flották: { $seas }
