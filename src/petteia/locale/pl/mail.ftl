### Mail to people, in Polish.

mail-reset-subject = Nowe hasło w serwisie Petteia
mail-reset-text = 
    Dzień dobry, { $name },

    ktoś, zapewne ty, prosi o nowe hasło. Wybierz je tutaj:

    { $link }

    Albo wpisz kod na tej samej stronie serwera: { $code }

    Link działa tylko raz i jest ważny przez godzinę. Jeśli to nie twoja prośba, zignoruj tę wiadomość: twoje hasło się nie zmieni.
mail-confirm-subject = Potwierdź adres e-mail w serwisie Petteia
mail-confirm-text = 
    Dzień dobry, { $name },

    jeśli to twój adres e-mail, potwierdź go tutaj:

    { $link }

    Kod, gdyby strona o niego poprosiła: { $code }

    Link działa tylko raz i jest ważny przez dobę. Jeśli nie wiesz, o co chodzi, zignoruj tę wiadomość.
mail-turn-subject =
    { $count ->
        [one] Twoja tura
        [few] Czekają na ciebie { $count } partie
       *[many] Czeka na ciebie { $count } partii
    }
mail-turn-text =
    Dzień dobry, { $name },

    teraz twoja tura w tych partiach:

    { $games }

    Aby wyłączyć te wiadomości lub ustawić godziny ciszy, otwórz: { $link }
webhook-turn = { $name }, twoja tura: { $game }.
