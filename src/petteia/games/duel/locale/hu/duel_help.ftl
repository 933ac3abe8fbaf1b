### 7 Csoda: Párbaj magyarul: mit tudnak a lapok, és az első játék.

## What cards and wonders give, a line for each field of their row

effect-produces = Minden építkezésnél rendelkezésedre áll: { $number } { $resource }.
    .rule = D5.3
effect-any_raw = Minden építkezésnél ad egy fát, agyagot vagy követ, amelyik éppen kell.
    .rule = D5.4
effect-any_goods = Minden építkezésnél ad egy üveget vagy papiruszt, amelyik éppen kell.
    .rule = D5.4
effect-cheap = Mostantól darabonként 1 érméért vehetsz { $resource-acc }, bármit termel is az ellenfél.
    .rule = D5.5
effect-coins = Azonnal { n-coins-object } kapsz.
    .rule = D5.13
effect-points = A játék végén { n-points }.
    .rule = D12.2
effect-shields = { n-shields }: a konfliktusfigura az ellenfél fővárosa felé lép.
    .rule = D8.1
effect-symbol = Tudományos jel: { $symbol }. Két egyforma jellel fejlesztésjelzőt szerzel, { $different } különböző jellel megnyered a játékot.
    .rule = D10.2
effect-shows = Később ingyen megépítheted: { $card }.
    .rule = D5.8
effect-free_with = Ingyenes, ha ez áll a városodban: { $card }.
    .rule = D5.8
effect-coins_per-grey = Azonnal { n-coins } minden szürke kártyáért a városodban.
    .rule = D12.6
effect-coins_per-brown = Azonnal { n-coins } minden barna kártyáért a városodban.
    .rule = D12.6
effect-coins_per-red = Azonnal { n-coins } minden piros kártyáért a városodban.
    .rule = D12.6
effect-coins_per-yellow = Azonnal { n-coins } minden sárga kártyáért a városodban, ezt is beleértve.
    .rule = D12.6
effect-coins_per-wonder = Azonnal { n-coins } minden megépített csodádért.
    .rule = D12.6
effect-opponent_loses = Az ellenfél { n-coins-object } veszít, vagy ha nincs annyija, az összeset.
    .rule = D7.4
effect-destroys-brown = Az ellenfél városának egyik barna kártyája a dobópakliba kerül; te választod ki.
    .rule = D7.5
effect-destroys-grey = Az ellenfél városának egyik szürke kártyája a dobópakliba kerül; te választod ki.
    .rule = D7.5
effect-library = Húzz { $tokens } fejlesztésjelzőt a dobozban maradtakból, és tarts meg egyet.
    .rule = D7.9
effect-restores = Építsd meg ingyen a dobópakli bármelyik kártyáját.
    .rule = D7.10
effect-again = Azonnal újra te jössz.
    .rule = D4.3

## Help on guilds and tokens

help-merchants_guild = A sárga kártyákat számolja abban a városban, ahol több van: azonnal kártyánként { n-coins }, a végén kártyánként { n-points }.
    .rule = D12.4
help-shipowners_guild = A barna és szürke kártyákat számolja együtt abban a városban, ahol több van: azonnal kártyánként { n-coins }, a végén kártyánként { n-points }.
    .rule = D12.4
help-builders_guild = A végén { n-points } minden csodáért abban a városban, ahol több épült.
    .rule = D12.4
help-magistrates_guild = A kék kártyákat számolja abban a városban, ahol több van: azonnal kártyánként { n-coins }, a végén kártyánként { n-points }.
    .rule = D12.4
help-scientists_guild = A zöld kártyákat számolja abban a városban, ahol több van: azonnal kártyánként { n-coins }, a végén kártyánként { n-points }.
    .rule = D12.4
help-moneylenders_guild = A végén { n-points } minden 3 érméért a gazdagabb városban. Az érmék megmaradnak.
    .rule = D12.4
help-tacticians_guild = A piros kártyákat számolja abban a városban, ahol több van: azonnal kártyánként { n-coins }, a végén kártyánként { n-points }.
    .rule = D12.4

help-agriculture = Azonnal { n-coins }, a végén { n-points }.
    .rule = D9.1
help-architecture = Minden későbbi csodádhoz { $reduction } nyersanyaggal vagy áruval kevesebb kell.
    .rule = D9.2
help-economy = Amit az ellenfél nyersanyagért és áruért fizet, azt te kapod a bank helyett.
    .rule = D9.3
help-law = Külön tudományos jelnek számít, de párt nem alkot.
    .rule = D9.4
help-masonry = Minden későbbi kék kártyádhoz { $reduction } nyersanyaggal vagy áruval kevesebb kell.
    .rule = D9.2
help-mathematics = A végén { n-points } minden fejlesztésjelződért, ezt is beleértve.
    .rule = D9.1
help-philosophy = A végén { n-points }.
    .rule = D9.1
help-strategy = A későbbi piros kártyáidon eggyel több pajzs van.
    .rule = D8.6
help-theology = Minden későbbi csodád után újra te jössz.
    .rule = D9.6
help-urbanism = Azonnal { n-coins }, és { $bonus } érme minden kártyáért, amelyet ezután láncolással ingyen építesz.
    .rule = D9.7

## The first game, step by step

first-game-1 = Üdv a városodban! Te és az ellenfeled felváltva választotok ki egy-egy kártyát középről, három korszakon át.
    .title = Két város
first-game-2 = Csak olyan kártyát vehetsz el, amelyet nem takar másik. Ezek kissé kiemelkednek; mutass rá az egyikre, és meglátod, mit tud.
    .title = Az elrendezés
first-game-3 = A barna és a szürke kártyák nyersanyagot és árut termelnek. Nem fogynak el: minden építkezésnél újra rendelkezésedre állnak.
    .title = Nyersanyagok
first-game-4 = Ami hiányzik, azt a banktól veszed meg: 2 érme, és még 1 minden ugyanilyenért, amit az ellenfél termel. A kártyán látható ár az, amit most fizetnél.
    .title = Árak
first-game-5 = Kevés az érméd? Dobj el egy kártyát: 2 érmét kapsz, és még 1-et minden sárga kártyádért.
    .title = Eldobás
first-game-6 = A kártyákon látható fehér jel később egy másik kártyát tesz ingyenessé. Keresd az egyforma jeleket.
    .title = Láncolás
first-game-7 = Bármely kártyával megépítheted egyik csodádat: a csoda árát fizeted, a kártya pedig alá kerül.
    .title = Csodák
first-game-8 = A piros kártyák tolják a konfliktusfigurát. Ha az ellenfél fővárosáig tolod, azonnal győzöl.
    .title = Háború
first-game-9 = A zöld kártyákon tudományos jelek vannak. Két egyforma: fejlesztésjelzőt kapsz. Hat különböző: azonnal győzöl.
    .title = Tudomány
first-game-10 = A kék kártyák pontot érnek, a sárgák a kereskedelmet segítik. Az utolsó korszakban a céhek valamit számolnak abban a városban, amelyikben több van belőle, akár a tiéd az, akár az ellenfeledé.
    .title = Pontok és kereskedelem
first-game-11 = Ha elveszel egy kártyát, az ellenfelednek újak válhatnak szabaddá. Mielőtt megerősíted, az asztal megmutatja, melyek.
    .title = Gondolkodj előre
first-game-12 = A harmadik korszak után a pontok döntenek. Most te jössz: vegyél el egy kártyát.
    .title = A játék vége
