### Mail to people, in English.

mail-reset-subject = A new password for Petteia
mail-reset-text = 
    Hello { $name },

    Somebody, probably you, asked to reset your password. Choose a new one here:

    { $link }

    Or enter this code yourself on the server’s reset page: { $code }

    The link works once, within an hour. If you did not ask for it, ignore this mail: your password will not change.
mail-confirm-subject = Confirm your mail address for Petteia
mail-confirm-text = 
    Hello { $name },

    If this is your mail address, confirm it here:

    { $link }

    If you are asked for a code, use this one: { $code }

    The link works once, within a day. If you do not know what this is about, ignore this mail.
mail-turn-subject =
    { $count ->
        [one] It is your turn
       *[other] { $count } games are waiting for you
    }
mail-turn-text =
    Hello { $name },

    It is your turn here:

    { $games }

    To stop these mails, or to choose quiet hours: { $link }
webhook-turn = { $name }, it is your turn in { $game }.
