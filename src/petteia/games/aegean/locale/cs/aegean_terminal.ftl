### Co o hře Cyclades říká jen terminál, česky.

terminal-gold =
    { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }
terminal-philosophers = Filozofové
terminal-steps-left = zbývá kroků: { $number }
terminal-least-offer = { $least } nebo víc
terminal-offer-range = nabídněte { $least } nebo víc; nejvýše máte na { $most }
terminal-beyond-purse = víc, než máte
terminal-off-site = mimo místo pro metropoli
terminal-no-effect = teď bez efektu
terminal-no-fight = obsadíte bez boje
terminal-pass-through = jen průchod
terminal-destroys = zničí: { $buildings }
terminal-discounts-left = zbývá slev v této epoše: { $number }
terminal-closed = uzavřeno
terminal-figures = Tvorové na mapě
terminal-sheltered = metropole u hrdiny: { $number }
terminal-fleets = lodě: { $seas }
