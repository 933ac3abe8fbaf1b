### Co pokazuje link tam, gdzie ktoś go wyśle, po polsku.

preview-waiting =
    { $names }. { $free ->
        [one] Zostało jedno wolne miejsce.
        [few] Zostały { $free } wolne miejsca.
       *[many] Zostało { $free } wolnych miejsc.
    } Otwórz link i usiądź do stołu.
preview-playing = { $names }. Partia trwa i możesz ją oglądać na żywo.
preview-over = { $names }. Odtwórz partię ruch po ruchu.
preview-problem = Co zrobisz? Jedna z decyzji jest wyraźnie najlepsza. Trudność { $rating }.
