### Amit csak a terminál mond a játékról: Cyclades, magyarul.

terminal-cyclades-legend = i1 sziget, ●2 csapat a szárazföldön vagy flotta a tengeren, +1 bevétel, P kikötő, F erőd, T templom, U egyetem, M metropolisz, · üres építési hely, ▸ most választható
terminal-cyclades-columns = arany | bevétel | pap | filo-/zófus | metro-/polisz | sziget | épület | csapat/maradt | flotta/maradt
