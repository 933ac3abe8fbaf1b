### A szereplők. Amit a Cyclades mindkét kiadása ugyanúgy mond, magyarul.

-style-raider = Szívesebben hódít, mint épít.
-style-builder = Épít, ahol csak hely van.
-style-merchant = Gyűjti az aranyat, és a bevételeire támaszkodik.
