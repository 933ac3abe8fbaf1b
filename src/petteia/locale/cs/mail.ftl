### Mail to people, in Czech.

mail-reset-subject = Nové heslo pro Petteiu
mail-reset-text = 
    Dobrý den, { $name },

    někdo, nejspíš vy, požádal o nové heslo. Zvolíte si ho zde:

    { $link }

    Nebo na stránce serveru pro nové heslo zadejte tento kód: { $code }

    Odkaz lze použít jednou, do hodiny. Pokud jste o něj nežádali, tohoto e-mailu si nevšímejte: heslo zůstává beze změny.
mail-confirm-subject = Potvrďte svůj e-mail pro Petteiu
mail-confirm-text = 
    Dobrý den, { $name },

    pokud je toto vaše e-mailová adresa, potvrďte ji zde:

    { $link }

    Kód, kdyby ho stránka chtěla: { $code }

    Odkaz lze použít jednou, do 24 hodin. Pokud nevíte, o co jde, tohoto e-mailu si nevšímejte.
mail-turn-subject =
    { $count ->
        [one] Jste na tahu
        [few] Čekají na vás { $count } hry
       *[other] Čeká na vás { $count } her
    }
mail-turn-text =
    Dobrý den, { $name },

    jste na tahu zde:

    { $games }

    Tyto zprávy můžete vypnout nebo si zvolit dobu klidu tady: { $link }
webhook-turn = { $name } je na tahu: { $game }.
