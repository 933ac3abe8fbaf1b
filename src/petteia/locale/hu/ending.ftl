### Hogyan ért véget a játék, magyarul.

ending-title = Eredmény
ending-resignation = { $name } feladta a játékot.
ending-rules_gone = Ennek a játéknak a szabályai itt már nincsenek meg.
ending-no_show = Valaki nem jött el
ending-no_show-about = A játék elmaradt: a pontokat az kapja, aki ott volt.
ending-next-game = A következő játszma megtekintése
ending-tournament = Vissza a versenyhez
ending-unfinished = A feljegyzés itt véget ér
ending-unfinished-about = A játék még nem ért véget, vagy a feljegyzés nem mondja meg, ki győzött.
ending-by-resignation = feladással
ending-your-place = Helyezésed: { $place } / { $places }
ending-ranking = Végeredmény
ending-place = { $place }. hely
ending-bot-won = { $names } helyén egy bot győzött
ending-resigned-bot = feladta, egy bot játszott tovább
ending-away = távol volt, egy bot játszott tovább
ending-late = lejárt az ideje, egy bot játszott tovább
ending-replay = Visszajátszás
ending-share = Megosztás
ending-share-words = { $game }: { $title }
ending-new = Új játék
ending-fold = A tábla mutatása
ending-unfold = Az eredmény mutatása
