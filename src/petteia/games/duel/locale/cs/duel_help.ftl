### 7 Divů světa Duel česky: co věci umějí a první hra.

## What cards and wonders give, a line for each field of their row

effect-produces = Při každé stavbě produkuje: { $number }× { $resource }.
    .rule = D5.3
effect-any_raw = Při každé stavbě produkuje dřevo, jíl, nebo kámen, podle potřeby.
    .rule = D5.4
effect-any_goods = Při každé stavbě produkuje sklo, nebo papyrus, podle potřeby.
    .rule = D5.4
effect-cheap = Při nákupu vás surovina { $resource } odteď stojí 1 minci za kus, ať soupeř produkuje cokoli.
    .rule = D5.5
effect-coins = Hned získáte { n-coins-object }.
    .rule = D5.13
effect-points = Na konci hry { n-points }.
    .rule = D12.2
effect-shields = { n-shields }: figurka konfliktu se posune k soupeřovu hlavnímu městu.
    .rule = D8.1
effect-symbol = Vědecký symbol: { $symbol }. Dva stejné přinesou žeton pokroku, { $different } různých vyhrává hru.
    .rule = D10.2
effect-shows = Umožní vám později zdarma postavit budovu { $card }.
    .rule = D5.8
effect-free_with = Zdarma, stojí-li ve vašem městě { $card }.
    .rule = D5.8
effect-coins_per-grey = Hned { n-coins } za každou šedou kartu ve vašem městě.
    .rule = D12.6
effect-coins_per-brown = Hned { n-coins } za každou hnědou kartu ve vašem městě.
    .rule = D12.6
effect-coins_per-red = Hned { n-coins } za každou červenou kartu ve vašem městě.
    .rule = D12.6
effect-coins_per-yellow = Hned { n-coins } za každou žlutou kartu ve vašem městě včetně této.
    .rule = D12.6
effect-coins_per-wonder = Hned { n-coins } za každý váš postavený Div.
    .rule = D12.6
effect-opponent_loses = Soupeř ztrácí { n-coins-object }; má-li jich méně, všechny.
    .rule = D7.4
effect-destroys-brown = Dejte jednu hnědou kartu ze soupeřova města na odhazovací balíček.
    .rule = D7.5
effect-destroys-grey = Dejte jednu šedou kartu ze soupeřova města na odhazovací balíček.
    .rule = D7.5
effect-library = Vylosujte { $tokens } ze žetonů pokroku odložených v krabici a jeden si nechte.
    .rule = D7.9
effect-restores = Zdarma postavte kteroukoli budovu z odhazovacího balíčku.
    .rule = D7.10
effect-again = Hned máte další tah.
    .rule = D4.3

## Help on guilds and tokens

help-merchants_guild = Počítá žluté karty ve městě, které jich má víc: za každou hned { n-coins }, na konci { n-points }.
    .rule = D12.4
help-shipowners_guild = Počítá hnědé a šedé karty dohromady ve městě, které jich má víc: za každou hned { n-coins }, na konci { n-points }.
    .rule = D12.4
help-builders_guild = Na konci { n-points } za každý Div ve městě, které jich postavilo víc.
    .rule = D12.4
help-magistrates_guild = Počítá modré karty ve městě, které jich má víc: za každou hned { n-coins }, na konci { n-points }.
    .rule = D12.4
help-scientists_guild = Počítá zelené karty ve městě, které jich má víc: za každou hned { n-coins }, na konci { n-points }.
    .rule = D12.4
help-moneylenders_guild = Na konci { n-points } za každé 3 mince v bohatším městě. Mince se neutrácejí.
    .rule = D12.4
help-tacticians_guild = Počítá červené karty ve městě, které jich má víc: za každou hned { n-coins }, na konci { n-points }.
    .rule = D12.4

help-agriculture = Hned { n-coins } a na konci { n-points }.
    .rule = D9.1
help-architecture = Vaše další Divy potřebují o { $reduction } suroviny méně.
    .rule = D9.2
help-economy = Mince, které soupeř platí za suroviny, dostanete vy, ne zásoba.
    .rule = D9.3
help-law = Počítá se jako samostatný vědecký symbol, dvojici ale netvoří.
    .rule = D9.4
help-masonry = Vaše další modré karty potřebují o { $reduction } suroviny méně.
    .rule = D9.2
help-mathematics = Na konci { n-points } za každý váš žeton pokroku včetně tohoto.
    .rule = D9.1
help-philosophy = Na konci { n-points }.
    .rule = D9.1
help-strategy = Vaše další červené karty mají o jeden štít víc.
    .rule = D8.6
help-theology = Každý váš další Div přináší další tah.
    .rule = D9.6
help-urbanism = Hned { n-coins }. Potom { $bonus } mince pokaždé, když postavíte budovu zdarma díky řetězení.
    .rule = D9.7

## The first game, step by step

first-game-1 = Vítejte ve svém městě. Vy a soupeř si střídavě berete karty ze středu stolu, po jedné, během tří epoch.
    .title = Dvě města
first-game-2 = Vzít lze jen karty, na kterých nic neleží. Jsou trochu nadzvednuté; ukažte na některou a uvidíte, co umí.
    .title = Rozložení karet
first-game-3 = Hnědé a šedé karty produkují suroviny. Máte je k dispozici při každé stavbě znovu.
    .title = Suroviny
first-game-4 = Chybějící surovinu koupíte ze zásoby: za 2 mince a 1 navíc za každý kus, který produkuje soupeř. Cena na kartě je to, co byste teď zaplatili.
    .title = Ceny
first-game-5 = Docházejí mince? Odhoďte kartu: 2 mince a 1 navíc za každou vaši žlutou kartu.
    .title = Odhození
first-game-6 = Bílý symbol na kartě znamená, že jiná karta bude později zdarma. Hledejte stejné symboly.
    .title = Řetězení
first-game-7 = S pomocí kterékoli karty můžete postavit jeden ze svých Divů: zaplatíte cenu Divu a kartu pod něj zasunete.
    .title = Divy
first-game-8 = Štíty na červených kartách posouvají figurku konfliktu. Dotlačte ji až do soupeřova hlavního města a ihned vítězíte.
    .title = Válka
first-game-9 = Zelené karty nesou symboly. Dva stejné: vezměte si žeton pokroku. Šest různých: ihned vítězíte.
    .title = Věda
first-game-10 = Modré karty přinášejí body, žluté pomáhají v obchodě. Cechy v poslední epoše počítají určité věci ve městě, které jich má víc, ať je vaše, nebo soupeřovo.
    .title = Body a obchod
first-game-11 = Když vezmete kartu, můžete tím soupeři uvolnit další. Než tah potvrdíte, stůl ukáže, které to budou.
    .title = Myslete dopředu
first-game-12 = Po třetí epoše rozhodují body. Teď jste na tahu: vezměte si kartu.
    .title = Konec hry
