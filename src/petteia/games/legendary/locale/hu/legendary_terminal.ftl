### Amit csak a terminál mond a játékról: Cyclades Legendary Edition, magyarul.

terminal-legendary-legend = { $land_sign } föld { $land }, { $sea_sign } tenger { $sea }, ●2 csapat a szárazföldön vagy flotta a tengeren, m1 zsoldosok, +1 bevétel, ♀ papnő, P kikötő, F erőd, T templom, A akadémia, M metropolisz, · üres építési hely, ▸ most választható
terminal-legendary-columns = játékos-/csapat | arany | bevétel | papnő | filo-/zófus | metro-/polisz | föld | épület | csapat/maradt | flotta/maradt
