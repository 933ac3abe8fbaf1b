### Co o grze Cyclades mówi tylko terminal, po polsku.

terminal-gold =
    { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }
terminal-philosophers = Filozofowie
terminal-steps-left = pozostało kroków: { $number }
terminal-least-offer = co najmniej { $least }
terminal-offer-range = ofiara co najmniej { $least }, stać cię najwyżej na { $most }
terminal-beyond-purse = więcej, niż masz
terminal-off-site = poza miejscem na metropolię
terminal-no-effect = teraz bez efektu
terminal-no-fight = zajmiesz bez walki
terminal-pass-through = tylko przejście
terminal-destroys = do zniszczenia: { $buildings }
terminal-discounts-left = pozostałe zniżki w tym cyklu: { $number }
terminal-closed = zamknięte
terminal-figures = Stworzenia na planszy
terminal-sheltered = metropolie u herosa: { $number }
terminal-fleets = floty: { $seas }
