### Разбор сыгранной партии.

review-heading = Разбор партии
review-about = Как сыграл каждый и насколько ему везло.
review-wait = Идёт разбор партии: готово { $share }.
review-queue = Сейчас разбираются другие партии. Ваша следующая.
review-judging = Оценено последним: раунд { $round }, { $player }: { $action }.
review-begins = Сначала шансы каждого перед началом партии.
review-leave = Эту страницу можно закрыть: разбор продолжится и сохранится вместе с партией.
review-curve = Шансы по ходу партии
review-curve-about = Шанс каждого на победу при открытых картах; в каждой точке оценён по продолжениям, их { $worlds }. Щелчок показывает партию с этого места; можно и пройти стрелками и нажать Enter.
review-curve-now = Шансы в начале и в конце: { $players }.
review-curve-one = { $player } { $start } → { $result }
review-curve-at = Раунд { $round }, момент { $n } из { $all }: { $players }
review-curve-share = { $player } { $share }
review-known = Как это было видно игроку тогда
review-whose = Игрок
review-round-short = Раунд { $round }

## Моменты

review-moments = Решающие моменты
review-moments-none = Ни один момент не выделяется.
review-grade = { $grade ->
    [inaccuracy] Неточность
    [mistake] Ошибка
    [blunder] Грубая ошибка
    [brilliant] Блестяще
    [luck] Случай
   *[best] Лучший ход
}
review-where = { $player }, раунд { $round }
review-played = Сыграно: { $action }.
review-better = Лучше на { $loss } ({ $known }): { $action }.
review-only = Единственный хороший вариант ({ $known }): { $action }.
review-luck-changed = Шанс игрока { $player } изменился на { $change } (± { $error }).
review-luck-deal = Новые карты игрока { $player }: { $cards }.
review-luck-refill = { $player } берёт { kind-a-object }; вместо него открыт жетон: { $other }.
review-replay = Смотреть отсюда
review-map = Карта в тот момент

## Игроки

review-players = Везение и мастерство
review-sum = Результат − начало = везение + мастерство + соперники. Везение: чего стоили полученные карты и жетоны; мастерство: сколько решения потеряли по сравнению с лучшими; соперники: что изменили остальные.
review-start = Начало
review-luck = Везение
review-skill = Мастерство
review-others = Соперники
review-result = Результат
review-lucks = Откуда взялось везение
review-deals = Карты
review-draws = Жетоны
review-rates = Частота ошибок
review-rates-about = Сколько шанса в среднем теряет одно решение, в промилле; считаются решения, от которых что-то зависело.
review-overall = В целом
review-phase = { $phase ->
    [draw] Добор жетонов
    [plan] Планирование
    [obstacle] Препятствие
    [travel] Передвижение
   *[keep] Выбор жетона
}

## Путешествия, жетоны, решения

review-journeys = Путешествия
review-journeys-about = Новые города сыгранного путешествия рядом с лучшим, которое точный поиск находит с теми же картами на том же поле.
review-round-column = Раунд
review-played-column = Сыграно
review-best-column = Доказанно лучшее
review-both = Показать оба
review-both-of = Показать оба путешествия: { $player }, раунд { $round }
review-counters = Что дали жетоны
review-counter = { $player }, раунд { $round }: { kind-name }, дорога { $from } – { $to }.
review-use = { $n ->
    [one] { $player } +{ $n } город
    [few] { $player } +{ $n } города
    [many] { $player } +{ $n } городов
   *[other] { $player } +{ $n } города
}
review-counters-none = Ни один жетон сам по себе не дал города.
review-decisions = Все решения
review-decisions-of = { $player }: { $n }
review-notes = Как это читать
review-notes-text = Шанс: доля победы, которой игрок мог ожидать по тому, что знал тогда, если все играют дальше как быстрый следопыт. Потеря считается лишь настолько, насколько её видит и второй судья, который играет дальше тщательнее; в пределах двух стандартных ошибок она не считается. «Доказано» значит, что точный поиск дошёл до конца.
