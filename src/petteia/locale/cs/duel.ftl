### 7 Divů světa Duel česky.

game-title = 7 Divů světa Duel
game-about = Dvě města, tři epochy. Zvítězte zbraněmi, vědou, nebo na body.

## Numbers with their nouns

n-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
n-coins-object =
    { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
n-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
n-shields =
    { $shields ->
        [one] { $shields } štít
        [few] { $shields } štíty
       *[other] { $shields } štítů
    }
n-spaces =
    { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pole
       *[other] { $spaces } polí
    }

## Resources, colours, symbols

resource-wood = dřevo
resource-clay = jíl
resource-stone = kámen
resource-glass = sklo
resource-papyrus = papyrus

colour-brown = hnědá
colour-grey = šedá
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá
colour-red = červená
colour-purple = fialová

kind-brown = základní suroviny
kind-grey = opracované suroviny
kind-blue = civilní budova
kind-green = vědecká budova
kind-yellow = obchodní budova
kind-red = vojenská budova
kind-purple = cech

symbol-wheel = kolo
symbol-mortar = hmoždíř
symbol-quill = brk
symbol-pendulum = olovnice
symbol-gyroscope = armilární sféra
symbol-sundial = sluneční hodiny
symbol-law = zákon

chain-mask = maska
chain-moon = měsíc
chain-drop = kapka
chain-book = kniha
chain-gear = ozubené kolo
chain-amphora = amfora
chain-horseshoe = podkova
chain-sword = meč
chain-tower = věž
chain-column = sloup
chain-sun = slunce
chain-temple = chrám
chain-lyre = lyra
chain-lamp = lampa
chain-barrel = sud
chain-target = terč
chain-helmet = přilba

## Cards

card-lumber_yard = Sklad dřeva
card-logging_camp = Tábor dřevorubců
card-clay_pool = Hliniště
card-clay_pit = Jílová jáma
card-quarry = Lom
card-stone_pit = Kamenolom
card-glassworks = Sklárna
card-press = Lis na papyrus
card-theater = Divadlo
card-altar = Oltář
card-baths = Lázně
card-workshop = Dílna
card-apothecary = Lékárna
card-scriptorium = Skriptorium
card-pharmacist = Bylinkář
card-stone_reserve = Zásoba kamene
card-clay_reserve = Zásoba jílu
card-wood_reserve = Zásoba dřeva
card-tavern = Hospoda
card-guard_tower = Strážní věž
card-stable = Stáje
card-garrison = Kasárna
card-palisade = Palisáda
card-sawmill = Pila
card-brickyard = Cihelna
card-shelf_quarry = Stupňovitý lom
card-glass_blower = Sklářská huť
card-drying_room = Sušírna
card-tribunal = Tribunál
card-statue = Socha
card-temple = Chrám
card-aqueduct = Akvadukt
card-rostrum = Řečniště
card-library = Knihovna
card-dispensary = Ošetřovna
card-school = Škola
card-laboratory = Laboratoř
card-forum = Fórum
card-caravansery = Zastávka karavan
card-customs_house = Celnice
card-brewery = Pivovar
card-walls = Hradby
card-horse_breeders = Chovatelé koní
card-barracks = Vojenské ubikace
card-archery_range = Lukostřelnice
card-parade_ground = Cvičiště
card-palace = Palác
card-town_hall = Radnice
card-obelisk = Obelisk
card-gardens = Zahrady
card-pantheon = Pantheon
card-senate = Senát
card-academy = Akademie
card-study = Studovna
card-university = Univerzita
card-observatory = Observatoř
card-chamber_of_commerce = Obchodní komora
card-port = Přístav
card-armory = Zbrojnice
card-lighthouse = Maják
card-arena = Aréna
card-arsenal = Arzenál
card-courthouse = Soudní dvůr
card-fortifications = Opevnění
card-siege_workshop = Dílna obléhacích strojů
card-circus = Cirkus
card-merchants_guild = Cech obchodníků
card-shipowners_guild = Cech rejdařů
card-builders_guild = Cech stavitelů
card-magistrates_guild = Cech úředníků
card-scientists_guild = Cech vědců
card-moneylenders_guild = Cech lichvářů
card-tacticians_guild = Cech taktiků

## Wonders and progress tokens

wonder-appian_way = Via Appia
wonder-circus_maximus = Circus Maximus
wonder-colossus = Kolos
wonder-great_library = Velká knihovna
wonder-great_lighthouse = Velký maják
wonder-hanging_gardens = Visuté zahrady
wonder-mausoleum = Mauzoleum
wonder-piraeus = Piraeus
wonder-pyramids = Pyramidy
wonder-sphinx = Sfinga
wonder-statue_of_zeus = Diova socha
wonder-temple_of_artemis = Artemidin chrám

token-agriculture = Zemědělství
token-architecture = Architektura
token-economy = Ekonomika
token-law = Zákon
token-masonry = Zednictví
token-mathematics = Matematika
token-philosophy = Filozofie
token-strategy = Strategie
token-theology = Teologie
token-urbanism = Urbanismus

## Points

points-blue = Modré karty
points-green = Zelené karty
points-yellow = Žluté karty
points-guilds = Cechy
points-wonders = Divy
points-tokens = Žetony pokroku
points-coins = Mince
points-military = Vojsko
points-total = Celkem

## What is asked

question-draft = Vyberte si Div
question-turn = Vezměte si kartu
question-take_token = Vezměte si žeton pokroku z desky
question-keep_token = Nechte si jeden z vytažených žetonů
question-restore = Vyberte kartu z odhazovacího balíčku
question-destroy_brown = Vyberte soupeřovu hnědou kartu
question-destroy_grey = Vyberte soupeřovu šedou kartu
question-begin = Určete, kdo začne epochu
question-over = Konec hry
question-first = Losuje se začínající hráč
question-deal_token = Losují se žetony pokroku
question-show_wonder = Odkrývají se Divy
question-guild_back = Rozdávají se cechy
question-reveal = Odkrývá se karta
question-draw_token = Velká knihovna losuje žeton

## Actions

action-build =
    { $coins ->
        [0] Postavit kartu { $card } zdarma
       *[other] Postavit kartu { $card } za { n-coins-object }
    }
action-discard = Odhodit kartu { $card } za { n-coins-object }
action-wonder =
    { $coins ->
        [0] Postavit zdarma Div { $wonder }, pod něj karta { $card }
       *[other] Postavit Div { $wonder } za { n-coins-object }, pod něj karta { $card }
    }
action-draft = Vzít si Div { $wonder }
action-take = Vzít žeton { $token }
action-keep = Nechat si žeton { $token }
action-restore = Postavit z odhazovacího balíčku kartu { $card }
action-destroy = Odhodit soupeřovu kartu { $card }
action-begin = Začíná { $seat }
action-first = Začínající hráč: { $seat }
action-deal = Žeton na desce: { $token }
action-show = Div v nabídce: { $wonder }
action-guild = Na místě { $slot } leží lícem dolů cech
action-reveal = Odkryta karta { $card }
action-draw = Vytažen žeton { $token }

## What happens

event-first_player = Začínající hráč: { $seat }.
event-token_dealt = Žeton na desce: { $token }.
event-wonder_shown = Div v nabídce: { $wonder }.
event-wonder_drafted = { $seat } si bere Div { $wonder }.
event-age_dealt = Karty jsou rozloženy: { $age }.
event-guild_placed = Jedna z karet ležících lícem dolů je cech.
event-card_revealed = Odkryta karta { $card }.
event-card_taken = { $seat } bere kartu { $card }.
event-card_built-paid = { $seat } staví kartu { $card }.
event-card_built-chain = { $seat } staví kartu { $card } zdarma řetězením.
event-card_built-restored = { $seat } staví zdarma z odhazovacího balíčku kartu { $card }.
event-card_discarded = { $seat } odhazuje kartu { $card }.
event-card_destroyed = { $seat } přichází o kartu { $card }, jde na odhazovací balíček.
event-wonder_built = { $seat } staví Div { $wonder }, pod něj jde karta { $card }.
event-wonder_returned = Stojí sedm Divů: { $wonder } ({ $seat }) se vrací do krabice.
event-coins_moved-price-loss = { $seat } platí { n-coins-object }.
event-coins_moved-purchase-loss = { $seat } platí { n-coins-object } za suroviny.
event-coins_moved-economy = { $seat } díky Ekonomice získává { n-coins-object }.
event-coins_moved-sale = { $seat } za kartu získává { n-coins-object }.
event-coins_moved-card = { $seat } z karty získává { n-coins-object }.
event-coins_moved-urbanism = { $seat } díky Urbanismu získává { n-coins-object }.
event-coins_moved-wonder = { $seat } z Divu získává { n-coins-object }.
event-coins_moved-wonder-loss = { $seat } kvůli Divu ztrácí { n-coins-object }.
event-coins_moved-token = { $seat } ze žetonu získává { n-coins-object }.
event-coins_moved-spoils-loss = { $seat } přichází drancováním o { n-coins-object }.
event-pawn_moved = { $seat } posouvá figurku konfliktu o { n-spaces }.
event-pair_completed = { $seat } má dvojici symbolů: { $symbol }.
event-token_taken = { $seat } bere žeton pokroku { $token }.
event-token_drawn = { $seat } tahá z krabice žeton { $token }.
event-token_drawn-hidden = { $seat } tajně tahá žeton z krabice.
event-extra_turn = { $seat } hraje znovu.
event-age_begun = { $age }: začíná { $seat }.
event-game_ended = Konec hry: { $reason }.

reason-military = vojenská nadvláda
reason-science = vědecká nadvláda
reason-points = civilní vítězství na body
reason-blue_points = shoda bodů, rozhodly modré karty
reason-shared = remíza, všechny body jsou stejné

age-1 = I. epocha
age-2 = II. epocha
age-3 = III. epocha

## Why something is not possible

refusal-no_such_action = Taková akce neexistuje.
refusal-game_over = Hra skončila.
refusal-not_chance = O tom teď náhoda nerozhoduje.
refusal-other_question = Nejdřív je na řadě něco jiného: { $question }.
refusal-wait_for_chance = Nejdřív se rozhodne, co se odkryje.
refusal-impossible_outcome = To se teď odkrýt nemůže.
refusal-card_gone = Žádná karta tam už neleží.
refusal-card_covered = Na této kartě ještě leží jiné.
refusal-no_such_wonder = Takový Div nemáte.
refusal-wonder_built = Div { $wonder } už stojí.
refusal-wonder_limit =
    { $most ->
        [one] Postaven je { $most } Div; { $wonder } se vrací do krabice.
        [few] Postaveny jsou { $most } Divy; { $wonder } se vrací do krabice.
       *[other] Postaveno je { $most } Divů; { $wonder } se vrací do krabice.
    }
refusal-short_of_coins =
    { $short ->
        [one] Chybí { $short } mince: { $what } stojí { $due }, máte { $coins }.
        [few] Chybí { $short } mince: { $what } stojí { $due }, máte { $coins }.
       *[other] Chybí { $short } mincí: { $what } stojí { $due }, máte { $coins }.
    }
refusal-short_of_coins-chain =
    { $short ->
        [one] Chybí { $short } mince: { $what } stojí { $due }, máte { $coins }. Kdyby ve vašem městě stála karta { $chain }, bylo by to zdarma.
        [few] Chybí { $short } mince: { $what } stojí { $due }, máte { $coins }. Kdyby ve vašem městě stála karta { $chain }, bylo by to zdarma.
       *[other] Chybí { $short } mincí: { $what } stojí { $due }, máte { $coins }. Kdyby ve vašem městě stála karta { $chain }, bylo by to zdarma.
    }
refusal-not_on_offer = Div { $wonder } není v nabídce.
refusal-token_not_there = Žeton { $token } mezi těmito není.
refusal-not_discarded = Karta { $card } není v odhazovacím balíčku.
refusal-not_in_city = Karta { $card } není v soupeřově městě.
refusal-wrong_colour = Karta { $card } má jinou barvu; požadovaná barva: { $colour }.

## What a thing costs, unit by unit

payment-coins = Cena na kartě: { n-coins }
payment-chain = Zdarma, ve vašem městě stojí { $card }
    .rule = D5.8
payment-produced = { $resource }: produkuje vaše karta { $source }
payment-choice = { $resource }: volba, kterou dává { $source }
    .rule = D5.4
payment-reduction = { $resource }: ušetřil žeton { $source }
    .rule = D9.2
payment-bought =
    { $coins ->
        [one] { $resource }: koupeno za { $coins } minci (2 a 1 navíc za každou, kterou produkuje soupeř: { $opponent })
        [few] { $resource }: koupeno za { $coins } mince (2 a 1 navíc za každou, kterou produkuje soupeř: { $opponent })
       *[other] { $resource }: koupeno za { $coins } mincí (2 a 1 navíc za každou, kterou produkuje soupeř: { $opponent })
    }
    .rule = D5.5
payment-bought-fixed = { $resource }: koupeno za { n-coins-object }, cenu určuje { $source }
    .rule = D5.5
payment-total = Dohromady { n-coins }
payment-free = Zdarma

## Options

option-wonders = Divy
    .about = Divy si vybíráte, nebo začínáte s osmi pro první hru.
option-wonders-draft = výběr
option-wonders-first_game = první hra
option-neutral_start = Figurka uprostřed
    .about = Je-li na konci epochy figurka uprostřed, začne další epochu ten, kdo vzal poslední kartu, nebo určí, kdo začne.
option-neutral_start-begins = poslední na tahu začíná
option-neutral_start-chooses = poslední na tahu určuje

## The table

duel-city = Město
duel-wonders = Divy
duel-coins = Mince
duel-production = Produkce
duel-price = Cena za kus ({ $resource }): { n-coins }
duel-conflict = Stupnice konfliktu
duel-pawn-middle = Figurka stojí uprostřed.
duel-pawn-leads = { $seat } vede o { n-spaces }.
duel-to-capital =
    { $spaces ->
        [one] { $spaces } pole do hlavního města
        [few] { $spaces } pole do hlavního města
       *[other] { $spaces } polí do hlavního města
    }
duel-symbols = { $number } ze 6 různých symbolů
duel-board-tokens = Žetony pokroku na desce
duel-discard-pile = Odhazovací balíček
duel-discard-empty = Odhazovací balíček je prázdný.
duel-unseen = Dosud neodkryté
duel-unseen-chance = { $card }: leží zde s pravděpodobností { $percent } %
duel-uncovers = Odkryje: { $cards }
duel-uncovers-nothing = Nic nového neodkryje
duel-face-down = Karta lícem dolů
duel-face-down-guild = Cech lícem dolů
duel-spoils =
    { $coins ->
        [one] Drancování: { $coins } mince
        [few] Drancování: { $coins } mince
       *[other] Drancování: { $coins } mincí
    }
duel-points-now = Body, kdyby hra skončila teď
duel-wonder-unbuilt = nepostaven
duel-wonder-built = postaven, pod ním { $card }
duel-wonder-lost = vrácen do krabice
duel-extra-turn = Po tomto tahu hrajete znovu.
duel-label-available = { $card }, { $kind }, dostupná, řada { $row }, místo { $place }
duel-label-covered = { $card }, { $kind }, zakrytá, řada { $row }, místo { $place }
duel-label-hidden = { $what }, řada { $row }, místo { $place }
