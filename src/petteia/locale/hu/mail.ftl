### Mail to people, in Hungarian.

mail-reset-subject = Új jelszó a Petteiához
mail-reset-text = 
    Szia, { $name }!

    Valaki, valószínűleg te, új jelszót kért. Itt választhatsz újat:

    { $link }

    Vagy írd be a kódot a szerver ugyanezen oldalán: { $code }

    A link egyszer használható, egy órán belül. Ha nem te kérted, ne törődj ezzel a levéllel: a jelszavad nem változik.
mail-confirm-subject = Erősítsd meg az e-mail-címed a Petteiához
mail-confirm-text = 
    Szia, { $name }!

    Ha ez a te e-mail-címed, erősítsd meg itt:

    { $link }

    A kód, ha az oldal kérné: { $code }

    A link egyszer használható, egy napon belül. Ha nem tudod, miről van szó, ne törődj ezzel a levéllel.
mail-turn-subject =
    { $count ->
        [one] Te következel
       *[other] { $count } játék vár rád
    }
mail-turn-text =
    Szia, { $name }!

    Itt te következel:

    { $games }

    Az ilyen leveleket itt kapcsolhatod ki, és a csendes órákat is itt állíthatod be: { $link }
webhook-turn = { $name }, te következel: { $game }.
