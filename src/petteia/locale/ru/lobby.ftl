### Столы до партии: открыть и найти, по-русски.

game-players = от { $few } до { $many } игроков
game-players-two = 2 игрока
game-minutes = примерно { $few }–{ $many } минут
game-weight-1 = легко освоить
game-weight-2 = средняя сложность
game-weight-3 = сложная

open-this = Выбрать
open-who = Кто играет
open-you = вы
open-friend = друг по ссылке
open-bot = бот
open-here = на этом устройстве
open-name-of = Имя игрока на месте { $number }
open-which-bot = Бот на месте { $number }
open-time = Время на обдумывание
open-clock = { $minutes } мин + { $seconds } с на каждый ход
open-rules = Правила этого стола
open-usual = как в книге правил
open-come = Кто может прийти
open-public-about = Любой: стол будет в списке открытых
open-private-about = Только те, у кого есть ссылка
open-rated-about = Результат влияет на рейтинг
open-unrated-about = Просто ради удовольствия
open-counts = Партия рейтинговая?
open-begin = Начать партию
open-summary = Ваш стол

lobby-seats-free =
    { $free ->
        [one] { $free } свободное место из { $seats }
        [few] { $free } свободных места из { $seats }
       *[many] { $free } свободных мест из { $seats }
    }

going-your-turn = Ваш ход
going-turn = Ходит { $name }
going-waiting = Ждём игроков

lobby-tournament = Турнирная партия. Начнётся, как только все будут здесь.
lobby-join-title = Вас пригласили
lobby-join-about = { $name } приглашает вас за этот стол. Садитесь, и партия начнётся.
lobby-watch-about = Все места заняты, но можно смотреть.
