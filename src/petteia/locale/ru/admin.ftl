### What only the moderators' screen says, in Russian.

## Reports

admin-reports = Жалобы
admin-reports-none = Открытых жалоб нет.
admin-reports-all = Показать и рассмотренные
admin-report-table = Стол игры { $game }
admin-report-player = { $name } за столом игры { $game }
admin-report-club = Название и описание клуба
admin-report-tournament = Название турнира ({ $game })
admin-report-by = Автор жалобы: { $name }, { $date }
admin-hide = Скрыть текст
admin-settle = Отметить рассмотренной
admin-settled = рассмотрена

## People

admin-people = Люди
admin-who = Имя или id
admin-kind-person = человек
admin-kind-guest = гость
admin-kind-bot = бот, владелец { $owner }
admin-is-admin = администратор
admin-since = с { $date }
admin-open-reports = открытых жалоб: { $number }
admin-mute = Запретить чат
admin-unmute = Разрешить чат
admin-ban = Заблокировать
admin-unban = Разблокировать
admin-rename = Переименовать
admin-new-name = Новое имя
admin-duration = На какой срок?
admin-duration-1 = час
admin-duration-24 = день
admin-duration-168 = неделя
admin-duration-720 = 30 дней
admin-duration-0 = навсегда
admin-reason = Причина (её увидит этот человек)
admin-sanctions = Запреты чата и блокировки
admin-sanctions-none = Никто не лишён чата и не заблокирован.
admin-muted = без чата до { $date }
admin-banned = блокировка до { $date }
admin-muted-permanently = без чата навсегда
admin-banned-permanently = блокировка навсегда

## Tables

admin-tables = Столы
admin-table = Код стола
admin-close = Закрыть стол
admin-close-about = Партия закончится для всех. Никто не победит, рейтинг не изменится. Отменить это нельзя.
admin-close-reason = Причина для журнала
admin-quarantine = В карантине
admin-quarantine-none = Все столы можно загрузить.

## Log

admin-log = Журнал
admin-log-none = Записей пока нет.
admin-console = консоль
admin-deed-grant = права администратора выданы: { $who }
admin-deed-revoke = права администратора сняты: { $who }
admin-deed-mute = чат запрещён: { $who }
admin-deed-unmute = чат разрешён: { $who }
admin-deed-ban = заблокирована учётная запись: { $who }
admin-deed-unban = разблокирована учётная запись: { $who }
admin-deed-rename = имя изменено: { $who }
admin-deed-close = стол закрыт: { $who }
admin-deed-settle = жалоба рассмотрена: { $who }
admin-deed-reset = код для нового пароля: { $who }
admin-deed-hide = текст скрыт, автор: { $who }
