### Предложения страницы. Имена ($player, $town, $from, $to) приходят словами, $kind и $terrain обозначениями,
### $cards готовым списком карт в именительном падеже («2 дракона и 1 плот»), поэтому перед ним двоеточие.

## Повсюду

app-title = Elfenland
app-tagline = Путешествие по стране эльфов, от двух до шести игроков.
app-loading = Разворачиваем карту.
app-skip-board = Перейти к карте страны
app-skip-actions = Перейти к возможным действиям
nav-menu = Меню
nav-home = Начальная страница
nav-rules = Правила
coach-name = Тренер
think-name = А если?
nav-puzzles = Задачи
nav-challenge = Бросить вызов
nav-learn = Научиться играть
    .about = Шесть коротких уроков на карте, по две минуты.
nav-settings = Настройки
nav-me = Вы
nav-about = Об игре
nav-close = Закрыть
nav-cancel = Отмена
nav-fullscreen = Во весь экран
nav-leave = Покинуть стол
copy = Скопировать
copied = Скопировано.
yes = Да
no = Нет
label-text = { $label }: { $text }

## Заголовок вкладки

title-your-turn = Ваш ход · Elfenland
title-waiting = Ходит { $player } · Elfenland
title-lobby = Ждём игроков · Elfenland
title-finished = Игра окончена · Elfenland
title-replay = Просмотр партии · Elfenland
title-review = Разбор партии · Elfenland
title-learn = Первые шаги · Elfenland
title-rules = Правила · Elfenland
title-offline = Восстанавливаем связь · Elfenland

## Начальная страница

start-now = Играть сейчас
    .about = Вы против компьютера, одним нажатием.
start-friends = Играть с друзьями
    .about = Откройте стол и разошлите ссылку; каждый играет на своём устройстве.
start-hotseat = За одним экраном
    .about = Несколько человек играют по очереди на этом устройстве; между ходами карты скрыты.
start-puzzle = Задача дня
    .about = Найдите лучший путь; каждый день новая.
start-watch = Смотреть
    .about = Следить за идущей партией, не видя чужих карт.
start-continue = Продолжить
start-others = { $n ->
    [one] Ещё { $n } неоконченная партия
    [few] Ещё { $n } неоконченные партии
    [many] Ещё { $n } неоконченных партий
   *[other] Ещё { $n } неоконченной партии
}
start-replay = Просмотреть партию
    .about = Открыть сохранённую партию из файла и посмотреть её снова.
start-opponents = Соперники
start-against = { $n ->
    [one] { $n } соперник
    [few] { $n } соперника
    [many] { $n } соперников
   *[other] { $n } соперника
}
start-players = Игроки
start-bots = Боты
start-strength = Сила игры
# Elves of one kind, to be told apart: five, with commas between them.
elf-names = Брин, Каэл, Элин, Нира, Тови
bot-name = { $bot ->
    [random] Случайный
    [wanderer] Странник
    [pathfinder] Следопыт
    [elder] Старейшина
    [level-1] Мечтатель
    [level-2] Путник
    [level-3] Собиратель
    [level-4] Гонец
    [level-5] Купец
    [level-6] Проводник
    [level-7] Картограф
    [level-8] Лесничий
    [level-9] Следопыт
    [level-10] Мудрец
    [level-11] Старейшина
    [saboteur] Вредитель
    [miser] Скряга
    [tourist] Турист
    [loner] Одиночка
   *[other] { $bot }
}
bot-about = { $bot ->
    [random] Делает случайные допустимые ходы, для самого первого знакомства с игрой.
    [wanderer] Мягкий: путешествует разумно, но ошибается, как новичок.
    [level-1] Каждый второй ход делает по прихоти.
    [level-2] Идёт, куда глаза глядят, и порой доходит.
    [level-3] Берёт что поближе и забывает дальние города.
    [level-4] Знает два следующих города, редко — третий.
    [level-5] Планирует хороший путь и не замечает лучшего.
    [level-6] Путешествует хорошо; жетоны берёт под свои карты.
    [level-7] Берёт жетоны, нужные для плана.
    [level-8] Планирует далеко; перекрывает дорогу, когда это больно.
    [level-9] Планирует без ошибок и перекрывает нужную дорогу.
    [level-10] Прежде чем решить, мысленно пробует несколько ходов.
    [level-11] Беспощадный: перед каждым решением прикидывает, что может быть у вас на руках.
    [saboteur] Рано ставит препятствие, а жетоны кладёт вам назло.
    [miser] Трясётся над каждой картой и мало путешествует.
    [tourist] Любит долгие прогулки по чужим дорогам.
    [loner] К концу дня держится подальше от всех.
   *[other] Сторонний бот.
}
start-rivals = { $rivals ->
    [level] По уровню
    [character] По характеру
    [mixed] Разные
    [host] Этого сервера
   *[even] На равных
}
start-rivals-about = { $rivals ->
    [level] Уровень { $n } из 11
    [character] У остальных за столом другие характеры.
    [mixed] За каждым местом кто-то другой, слабый или сильный.
   *[even] Ваша сила, судя по вашим результатам на этом устройстве. Следующий: { bot-name }.
}
start-edition = Издание
start-edition-about = Правила разных изданий немного расходятся; каждое издание следует одному из текстов.
start-fold = Настройки игры
start-options = Больше настроек
start-options-less = Меньше настроек
start-town-cards = Играть с картами городов
start-name = Ваше имя
start-name-of = Имя игрока { $n }
start-name-taken = У двух игроков одинаковое имя.
start-first = Первый игрок
start-first-about = По правилам начинает самый старший.
start-first-random = По жребию
start-first-oldest = Начинает самый старший
start-pace = Темп
start-pace-name = { $pace ->
    [none] Без ограничения
    [live] За один присест
    [hours] Часы на ход
   *[days] Дни на ход
}
start-coach = Все могут спрашивать тренера
start-visibility = Кому можно смотреть
start-visibility-name = { $watch ->
    [anyone] Всем
    [link] Всем, у кого есть ссылка
   *[nobody] Никому
}
start-begin = Начать
start-create = Открыть стол
start-file = Выбрать файл
start-file-drop = Или перетащите файл сюда.
start-file-bad = Этот файл не является записью партии.
start-file-line = Эту запись нельзя просмотреть: строка { $line } не имеет смысла.
start-file-rule = Эту запись нельзя просмотреть: строка { $line } нарушает правило { $rule }.
start-file-large = Этот файл слишком велик для записи партии.
start-first-time = Впервые в Elfenland? Начните партию: каждую фазу объяснят, когда до неё дойдёт дело.

## Списки партий

games-open = Открытые столы
nav-people = С другими
nav-my-games = Мои партии
games-won = Победа: { $players }
games-finished = Оконченные партии
games-seats-free = { $n ->
    [0] нет свободных мест
    [one] { $n } свободное место
    [few] { $n } свободных места
    [many] { $n } свободных мест
   *[other] { $n } свободного места
}
games-join = Сесть за стол
games-watch = Смотреть
games-continue = Продолжить
games-turn = ваш ход
games-replay = Просмотреть
games-delete = Удалить
games-delete-of = Удалить партию: { $players }
games-delete-ask = Удалить партию ({ $players })? Её запись, просмотр и разбор исчезнут навсегда.
games-deleted = Партия удалена.

## Перед игрой

lobby-heading = Стол готов
lobby-share = Отправьте эту ссылку друзьям
lobby-link = Ссылка на этот стол
lobby-qr = QR-код ссылки
lobby-qr-about = Наведите на него камеру телефона, чтобы сесть за этот стол.
lobby-network = Эту ссылку могут открыть все, кто в той же домашней сети.
lobby-local-only = Этот сервер доступен только с этого компьютера; запустите его командой { $command }, чтобы открыть его для домашней сети.
lobby-seats = Места
lobby-me = Имя и портрет
lobby-seat-open = Свободное место
lobby-seat-you = { $player } (вы)
lobby-seat-bot = { $player } (бот)
lobby-sit = Сесть сюда
lobby-move = Пересесть сюда
lobby-stand = Встать
lobby-add-bot = Добавить бота
lobby-add-here = Игрок за этим устройством
lobby-remove = Убрать
lobby-start = Начать игру
lobby-start-early = Одно место ещё свободно; подождите игрока или добавьте бота.
lobby-wait-host = Ждём, когда { $player } начнёт игру.
lobby-wait-start = Ждём, когда хозяин стола начнёт игру.
lobby-wait-seats = { $n ->
    [one] Ждём ещё { $n } игрока.
    [few] Ждём ещё { $n } игроков.
    [many] Ждём ещё { $n } игроков.
   *[other] Ждём ещё { $n } игрока.
}
lobby-oldest-ask = Кто за столом самый старший?
lobby-joined = { $player } садится за стол.
lobby-left = { $player } встаёт из-за стола.

## Где мы сейчас

strip-round = Раунд { $round } из { $rounds }
strip-label = Шесть фаз раунда
strip-over = Игра окончена
strip-last-round = Последний раунд
scroll-first = Первый игрок: { $player }.
scroll-first-own = Вы первый игрок.

## Что делать сейчас

do-draw = Возьмите один из пяти открытых жетонов или один из стопки.
do-lay = Положите жетон на дорогу или пропустите ход.
do-lay-obstacle = Положите на дорогу жетон или поставьте своё препятствие либо пропустите ход.
do-obstacle-only = Поставьте своё препятствие на дорогу с жетоном или пропустите ход.
do-lay-first = Сначала выберите один из своих жетонов, потом дорогу.
do-lay-road = { $n ->
    [0] Для этого жетона сейчас нет дороги; выберите другой или пропустите ход.
    [1] Положите жетон на подсвеченную дорогу или выберите другой.
    [one] Положите жетон на одну из { $n } подсвеченных дорог или выберите другой.
    [few] Положите жетон на одну из { $n } подсвеченных дорог или выберите другой.
    [many] Положите жетон на одну из { $n } подсвеченных дорог или выберите другой.
   *[other] Положите жетон на одну из { $n } подсвеченных дорог или выберите другой.
}
do-lay-unpaid = Подходящих карт не хватит; всё равно положите жетон или выберите другой.
do-obstacle-road = { $n ->
    [0] Для препятствия сейчас нет дороги.
    [1] Поставьте препятствие на подсвеченную дорогу.
    [one] Поставьте препятствие на одну из { $n } подсвеченных дорог.
    [few] Поставьте препятствие на одну из { $n } подсвеченных дорог.
    [many] Поставьте препятствие на одну из { $n } подсвеченных дорог.
   *[other] Поставьте препятствие на одну из { $n } подсвеченных дорог.
}
do-pass-only = Сейчас вы ничего не можете положить, пропустите ход.
do-travel-begin = В путь: выберите город или завершите ход.
do-travel = { $n ->
    [0] В путь: новых городов в досягаемости нет.
    [one] В путь: доступен { $n } новый город.
    [few] В путь: доступны { $n } новых города.
    [many] В путь: доступно { $n } новых городов.
   *[other] В путь: доступны { $n } нового города.
}
do-travel-none = Ваш башмак дальше не пройдёт; завершите ход.
do-travel-way = { $town }: { $gain } ({ $cards }).
do-travel-caravan = { $town }: { $gain } ({ $cards }), частично караваном.
do-travel-caravan-any = { $town }: { $gain }, караваном из любых карт.
do-travel-far = С вашими картами в { $town } не попасть (R4.2).
do-travel-choice = В { $town } ведёт несколько путей: выберите один.
do-caravan = { $n ->
    [one] Караван: выберите для оплаты ещё { $n } карту.
    [few] Караван: выберите для оплаты ещё { $n } карты.
    [many] Караван: выберите для оплаты ещё { $n } карт.
   *[other] Караван: выберите для оплаты ещё { $n } карты.
}
do-caravan-ready = Караван оплачен; отправляйтесь, когда захотите.
do-caravan-foreseen = Карты выбраны так, чтобы лучший путь остался возможен; замените их или отправляйтесь.
# After cards and an arrow: what a journey brings.
way-gain = { $n ->
    [0] без новых городов
    [one] +{ $n } город
    [few] +{ $n } города
    [many] +{ $n } городов
   *[other] +{ $n } города
}
do-lay-outlook = { $n ->
    [0] Так вы не попадёте ни в один новый город.
    [one] Так вы попадёте в { $n } новый город.
    [few] Так вы попадёте в { $n } новых города.
    [many] Так вы попадёте в { $n } новых городов.
   *[other] Так вы попадёте в { $n } нового города.
}
do-discard = { $n ->
    [0] Четыре другие карты остаются у вас; сбросьте эти, чтобы завершить ход.
    [one] Выберите для сброса ещё { $n } карту.
    [few] Выберите для сброса ещё { $n } карты.
    [many] Выберите для сброса ещё { $n } карт.
   *[other] Выберите для сброса ещё { $n } карты.
}
do-keep = Выберите один жетон, который оставите на следующий раунд; остальные вернутся.
do-wait = { $doing ->
    [draw] { $player } берёт жетон.
    [plan] { $player } планирует маршрут.
    [travel] { $player } путешествует.
    [discard] { $player } сбрасывает карты.
    [keep] { $player } выбирает, какой жетон оставить.
   *[other] Сейчас ходит { $player }.
}
do-wait-bot = { $player } думает.
do-watching = Вы смотрите эту партию.
do-auto = Здесь возможно только одно; это делается за вас.
do-paused = Игра на паузе.
do-over = Игра окончена.

## Кнопки стола

btn-draw-stack = Взять из стопки
btn-draw-kind = Взять { kind-a-object }
btn-lay = Положить
btn-obstacle = Поставить препятствие
btn-pass = Пропустить ход
btn-pass-last = Пропустить и закончить
btn-go = В путь
btn-go-all = Пройти весь путь
btn-go-round = В обход
btn-step = Один шаг
btn-step-caravan = Один шаг; карты для каравана вы выберете сами
btn-road = По дороге
btn-river = По реке
btn-ferry = На пароме
btn-caravan = Караван: { $n } любые карты
btn-cards-choose = Выбрать за меня
btn-undo = Отменить
btn-undo-all = Отменить всё
btn-end-turn = Завершить ход
btn-discard = Сбросить
btn-keep = Оставить
btn-faster = Быстрее
btn-pause = Пауза
btn-resume = Продолжить

## Игроки

players-label = Игроки в порядке хода
player-you = вы
player-coached = Тренер помог в { $n ->
    [one] { $n } решении
    [few] { $n } решениях
    [many] { $n } решениях
   *[other] { $n } решениях
}.
player-bot = бот
player-away = нет на месте
player-turn = ходит
clock-left = осталось { $time }
clock-used = ждём уже { $time }
player-passed = ход пропущен
player-start = первый игрок
player-pieces = { $n } из 20 фишек
player-cards = { $n ->
    [one] { $n } карта на руках
    [few] { $n } карты на руках
    [many] { $n } карт на руках
   *[other] { $n } карты на руках
}
player-counters = Открытые жетоны
player-secret = { $n ->
    [0] нет закрытых жетонов
    [one] { $n } закрытый жетон
    [few] { $n } закрытых жетона
    [many] { $n } закрытых жетонов
   *[other] { $n } закрытого жетона
}
player-obstacle = препятствие ещё есть
player-no-obstacle = препятствие использовано
player-town-card = Ваша карта города: { $town }
player-shape = { $seat ->
    [0] синий круг
    [1] алый квадрат
    [2] зелёный треугольник
    [3] жёлтый ромб
    [4] лиловая звезда
   *[5] чёрный шестиугольник
}
player-summary = { $player }, { player-shape }: { $pieces } из 20 фишек, на руках { $cards }, башмак в { $town }.
player-bot-plays = За игрока { $player } теперь играет бот.
player-bot-hand = Уступить место боту
player-take-back = Вернуть себе место
player-remove-ask = Игрока { $player } нет дольше условленного; пусть за него играет бот?
player-mute = Отключить сообщения игрока { $player }
player-unmute = Включить сообщения игрока { $player }
player-device-link = Открыть это место на другом устройстве
player-device-link-about = Эта личная ссылка — ключ к вашему месту; никому её не показывайте.
player-device-link-renew = Создать новую ссылку и отключить старую

## Мои карты, жетоны, стопка, памятка

hand-label = Мои карты странствий
hand-empty = У вас нет карт.
hand-card = { kind-name }, на руках: { $n }
hand-selected = выбрано
counters-label = Мои жетоны транспорта
counters-empty = У вас больше нет жетонов.
counter-secret = { kind-name }, закрытый жетон
counter-open = { kind-name }, открытый жетон
counter-back = Закрытый жетон
obstacle-label = Моё препятствие
faceup-label = Пять открытых жетонов
faceup-empty = Открытых жетонов нет.
stack-label = Стопка
stack-count = { $n ->
    [0] Стопка пуста.
    [one] В стопке { $n } закрытый жетон.
    [few] В стопке { $n } закрытых жетона.
    [many] В стопке { $n } закрытых жетонов.
   *[other] В стопке { $n } закрытого жетона.
}
chart-heading = Карта-памятка
chart-about = Сколько карт нужно каждому виду на каждой местности.
chart-none = не пройдёт
chart-river = Плот: 1 вниз по течению, 2 вверх
chart-cell = { kind-name }, { terrain-name }: { $n ->
    [0] не пройдёт
   *[other] { cards-count }
}
chart-obstacle = Препятствие требует ещё одной карты того же вида.
seen-heading = Карты, вышедшие в этом раунде
seen-about = Эти карты сыграны или сброшены у всех на виду после последнего перемешивания.
seen-none = В этом раунде карт ещё не играли.
price-label = { $n ->
    [0] Без карт
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
price-caravan = только караваном
price-unable = вам нечем заплатить

## Карта страны

map-label = Карта Elfenland
map-town-piece = ваша фишка ещё здесь
map-town-done = вы уже были здесь
map-town-boots = Башмаки здесь: { $players }
map-road = { connection-label }
map-road-counter = { connection-label }: { kind-name }, { cards-count }
map-road-free = { connection-label }, без жетона
map-road-obstacle = с препятствием
map-river-flow = Река, течение: { $from } → { $to }
map-ferry = Паром { $from } – { $to }, { lake-name }
map-zoom-in = Увеличить
map-zoom-out = Уменьшить
map-zoom-all = Показать всю карту
map-zoom-me = Показать мой башмак
map-find = Найти город
map-find-none = Города с таким названием нет.
map-keys = Стрелки — переход между городами, плюс и минус — масштаб, Enter — выбор.
map-last = Положено последним

## Журнал

# Short names of the tabs beside the map.
tab-name = { $tab ->
    [log] Журнал
    [chat] Чат
    [chart] Памятка
   *[seen] Вышедшие
}
log-label = Что произошло
log-empty = Пока ничего не произошло.
log-show = Показать на карте
log-start = Игра начинается; все башмаки стоят в { $town }.
log-town-cards = Каждый получает тайную карту города.
log-town-card-own = Ваша карта города: { $town }.
log-face-up = Открываются пять жетонов.
log-round = Начинается раунд { $round }; первый игрок: { $player }.
log-round-own = Начинается раунд { $round }; вы первый игрок.
log-deal = { $player } получает карты: { $n }.
log-deal-own = Вы получаете: { $cards }.
log-draw-secret = { $player } берёт закрытый жетон.
log-draw-secret-own = Вы берёте закрытый жетон: { kind-a }.
log-draw = { $player } берёт { kind-a-object }.
log-draw-own = Вы берёте { kind-a-object }.
log-draw-blind = { $player } берёт из стопки { kind-a-object }.
log-draw-blind-own = Вы берёте из стопки { kind-a-object }.
log-place = { $player } кладёт { kind-a-object } на дорогу { $from } – { $to }.
log-place-own = Вы кладёте { kind-a-object } на дорогу { $from } – { $to }.
log-place-secret = { $player } кладёт закрытый жетон на дорогу { $from } – { $to }: это { kind-a }.
log-place-secret-own = Вы кладёте закрытый жетон на дорогу { $from } – { $to }: это { kind-a }.
log-obstacle = { $player } ставит препятствие на дорогу { $from } – { $to }.
log-obstacle-own = Вы ставите препятствие на дорогу { $from } – { $to }.
log-pass = { $player } пропускает ход.
log-pass-own = Вы пропускаете ход.
log-move = { $player } переходит из { $from } в { $to }: { $cards }.
log-move-own = Вы переходите из { $from } в { $to }: { $cards }.
log-move-caravan = { $player } переходит караваном из { $from } в { $to }: { $cards }.
log-move-caravan-own = Вы переходите караваном из { $from } в { $to }: { $cards }.
log-undo = { $player } отменяет последний шаг.
log-undo-own = Вы отменяете последний шаг.
log-end-turn = { $player } завершает ход.
log-end-turn-own = Вы завершаете ход.
log-discard = { $player } сбрасывает: { $cards }.
log-discard-own = Вы сбрасываете: { $cards }.
log-keep-open = { $player } оставляет себе { kind-a-object }.
log-keep-open-own = Вы оставляете себе { kind-a-object }.
log-keep-secret = { $player } оставляет себе закрытый жетон.
log-keep-secret-own = Вы оставляете себе закрытый жетон: { kind-a }.
log-keep-none = У игрока { $player } не осталось жетонов.
log-keep-none-own = У вас не осталось жетонов.
log-return = { $player } возвращает жетоны: { $n }.
log-return-own = Вы возвращаете жетоны: { $n }.
log-round-end = Раунд { $round } окончен.
log-result = Игра окончена, победа: { $players }.
log-result-own = Игра окончена, вы победили.
log-takeback = Все согласны: то, что положено на дорогу { $from } – { $to }, и всё положенное после этого взято назад.

## Разговор

chat-heading = Чат
chat-label = Сообщение игрокам
chat-send = Отправить
chat-empty = Пока никто ничего не сказал.
chat-new = { $n ->
    [one] { $n } новое сообщение
    [few] { $n } новых сообщения
    [many] { $n } новых сообщений
   *[other] { $n } нового сообщения
}
chat-long = Этот текст слишком длинный.
chat-muted = Хозяин стола отключил ваши сообщения.

## Договорённости

ask-pause = { $player } просит о паузе.
ask-takeback = { $player } хочет взять назад свой последний жетон или препятствие; всё, что положено после, тоже вернётся.
ask-agree = Согласиться
ask-decline = Отказать
ask-waiting = { $n ->
    [one] Ждём ещё { $n } ответ.
    [few] Ждём ещё { $n } ответа.
    [many] Ждём ещё { $n } ответов.
   *[other] Ждём ещё { $n } ответа.
}
ask-withdraw = Отозвать
btn-takeback = Попросить взять жетон или препятствие назад

## Настройки

settings-heading = Настройки
settings-language = Язык
settings-theme = Оформление
settings-theme-name = { $theme ->
    [light] День
    [dark] Ночь
   *[auto] Как на устройстве
}
settings-sound = Звук
settings-music = Тихая фоновая музыка
settings-volume = Громкость
settings-speed = Скорость анимации
settings-speed-name = { $speed ->
    [slow] Медленно
    [normal] Нормально
    [fast] Быстро
   *[off] Без анимации
}
settings-motion = Без анимации: на вашем устройстве включено уменьшение движения.
settings-hints = Подсказки для первой партии
settings-confirm = Переспрашивать, если ход похож на ошибку
settings-auto-pass = Пропускать ход автоматически, когда положить нечего
settings-notify = Сообщать, когда мой ход
settings-notify-denied = Уведомления запрещены в настройках браузера.
settings-text-view = Стол в виде текста
settings-reset = Снова показать все подсказки

## Подсказки первой партии

hint-heading = Подсказка
hint-next = Понятно
hint-off = Без подсказок
hint-goal = Ваш башмак стоит в Elvenhold, а в каждом другом городе ждёт ваша фишка. Соберите за четыре раунда как можно больше фишек.
hint-cards = Картами странствий вы платите за путь. В начале каждого раунда их снова становится восемь.
hint-secret = Каждый взял один закрытый жетон. Свой видите только вы, пока не положите его на дорогу.
hint-draw = Теперь каждый берёт ещё три жетона. Выбирайте виды, карты которых у вас есть: для дороги нужны и жетон на ней, и карты его вида.
hint-plan = Выберите жетон, потом подсвеченную дорогу; число — её цена в картах. Пройти по ней смогут все, так что смотрите и на чужие жетоны.
hint-obstacle = Один раз за игру можно поставить препятствие на дорогу с жетоном; тогда она обходится всем на одну карту дороже.
hint-pass = Не хотите ничего класть — пропустите ход. Положить жетон можно и позже, пока все не пропустят ход один за другим.
hint-travel = Укажите на город или коснитесь его, чтобы увидеть путь и его цену; нажмите или коснитесь ещё раз, чтобы отправиться. В каждом новом городе вы забираете свою фишку.
hint-water = На реках и озёрах жетоны не нужны, только плоты: один вниз по течению, два вверх, { $ferry ->
    [one_raft_or_caravan] один (или любые три карты) через Mare Nebulae, два через Mare Magnum.
   *[two_rafts] два через озеро.
}
hint-caravan = { $caravan ->
    [always] Вместо нужных карт любые три проведут вас по дороге с жетоном караваном, а с препятствием — четыре.
   *[when_unable] Если за дорогу с жетоном заплатить нечем, любые три карты проведут вас по ней караваном, а с препятствием — четыре.
}
hint-discard = После путешествия у вас остаётся не больше четырёх карт: выберите, какие сбросить.
hint-keep = Раунд окончен: один жетон вы оставляете на следующий, остальные возвращаете.
hint-town-card = Карта города называет вашу тайную цель: { $distance ->
    [roads_only] каждая дорога на пути
   *[all_connections] каждый отрезок пути
} между ней и вашим башмаком в конце отнимает одно очко.

## Чего нельзя вернуть

slip-pass = Вы ещё можете что-то положить; всё равно пропустить ход?
slip-last-pass = Все остальные пропустили ход, и если пропустите и вы, планирование закончится; всё равно пропустить?
slip-end-turn = Вы ещё можете забрать хотя бы одну фишку; всё равно завершить ход?
slip-lay-useless = У вас нет карт этого вида; всё равно положить жетон?
slip-leave = Игра ещё идёт; покинуть стол?
slip-bot = Уступить своё место боту?
slip-yes = Да
slip-no = Нет, назад
slip-never = Да, и больше не спрашивать

## Передача устройства

handover-heading = Передайте устройство игроку { $player }
handover-about = Карты скрыты, пока { $player } не попросит их показать.
handover-ready = Я — { $player }, покажите мои карты

## Пока вас не было, уведомления

away-heading = Пока вас не было,
away-moves = { $n ->
    [one] сделан { $n } ход.
    [few] сделано { $n } хода.
    [many] сделано { $n } ходов.
   *[other] сделано { $n } хода.
}
away-watch = Показать
away-skip = Пропустить
notify-your-turn = Elfenland: ваш ход.
notify-over = Игра окончена, победа: { $players }.
notify-started = Игра началась.
notify-joined = { $player } садится за ваш стол.

## Конец

end-winner = Победа: { $player }.
end-you = Вы победили.
end-shared = Победу делят { $players }.
# By the reason of the outcome.
end-rule = { $reason ->
    [pieces] Больше всех фишек в конце игры ({ $rule }).
    [cards] Счёт равный, но больше всех карт на руках ({ $rule }).
    [score] Наивысший счёт: фишки минус расстояние до города со своей карты ({ $rule }).
    [distance] Счёт равный, но ближе всех к городу со своей карты ({ $rule }).
    [instant] Все 20 фишек до последнего раунда: мгновенная победа ({ $rule }).
    [after_round_three] Все 20 фишек к концу третьего раунда ({ $rule }).
   *[shared] Полное равенство, поэтому победа делится ({ $rule }).
}
end-table = Итог
end-player = Игрок
end-pieces = Фишки
end-cards = Карты на руках
end-town-card = Карта города
end-distance = Расстояние
end-score = Счёт
end-score-sum = { pieces-count } − { $distance } до { $town } = { $score }
end-towns-chart = Новые города в каждом раунде
end-towns-cell = { $player }, раунд { $round }: { towns-count }
end-journeys = Путь
end-journey-of = Путешествие: { $player }
end-rematch = Реванш
end-rematch-about = Тот же стол, начинает следующий игрок.
end-next = А дальше?
end-stronger = Чуть сильнее: { bot-name }
end-weaker = Чуть слабее: { bot-name }
end-even = На равных: { bot-name }
rematch-wanted = { $player } хочет реванш
chat-says = { $player }: { $text }
end-record = Скачать запись партии
end-replay = Просмотреть партию
end-review = Разбор партии
end-new = Новая игра

## Просмотр

replay-heading = Просмотр партии
replay-timeline = Момент партии
replay-moment = { $n } из { $all }
replay-play = Воспроизвести
replay-pause = Пауза
replay-step = Шаг вперёд
replay-step-back = Шаг назад
replay-round-next = Следующий раунд
replay-round-back = Предыдущий раунд
replay-start = К началу
replay-end = К концу
replay-link = Ссылка на этот момент
replay-speed = Скорость
replay-view = Чьи карты
replay-view-all = Карты всех
replay-view-seat = Глазами игрока { $player }
replay-unfinished = Эта запись обрывается до конца партии.
replay-result = Вернуться к итогу

## Неудачные дни

bad-offline = Связь потеряна. Страница продолжает попытки; ни один ход не будет сделан дважды.
bad-back = Связь восстановлена, вы ничего не пропустили.
bad-other-tab = Эта партия открыта и в другой вкладке; играйте в любой, обе показывают одно и то же.
bad-full = Все места за этим столом заняты, но вы можете смотреть.
bad-no-watch = За этим столом нет мест даже для зрителей; попросите другую ссылку или откройте свой стол.
bad-started = Эта партия уже началась, но вы можете смотреть.
bad-bot-seat = За вас играл бот; верните себе место, когда захотите.
bad-old-link = Эта ссылка больше не действует; попросите новую у того, кому принадлежит место.
bad-gone = По этой ссылке партии нет; возможно, её срок истёк или её удалили.
bad-address = По этому адресу ничего нет; возможно, в нём опечатка.
bad-storage = Сервер сейчас не может сохранять ходы; немного подождите, игра продолжится сама.
bad-busy = Слишком много запросов сразу; попробуйте снова через { $n ->
    [one] { $n } секунду.
    [few] { $n } секунды.
    [many] { $n } секунд.
   *[other] { $n } секунды.
}
bad-forbidden = За этим столом вам это не разрешено.
bad-server = На сервере что-то пошло не так; попробуйте ещё раз.
# By the sentence below it.
bad-title = { $bad ->
    [bad-gone] Эта дорога никуда не ведёт
    [bad-address] Эта дорога никуда не ведёт
    [bad-old-link] Эта дорога перекрыта
    [bad-no-watch] Все места заняты
    [bad-offline] Другой берег не отвечает
   *[other] В озере что-то шевелится
}
bad-retry = Попробовать снова
bad-home = На начальную страницу

## Чего нельзя и почему

refusal = Так нельзя ({ $rule }).
refusal-unknown = Сейчас так нельзя.
refusal-turn = Сейчас не ваш ход, ходит { $player }.
refusal-phase = В этой фазе так нельзя.
refusal-stale = За столом тем временем что-то изменилось; посмотрите и выберите снова.
refusal-over = Игра окончена, ходов больше нет.
refusal-paused = Игра на паузе.
refusal-terrain = Нельзя: { kind-a } не может передвигаться { terrain-through } (R3.2).
refusal-road-taken = На этой дороге уже лежит жетон (R3.2).
refusal-waterway-counter = На водный путь жетоны не кладут (R3.2).
refusal-no-counter = У вас нет такого жетона (R3.1).
refusal-obstacle-counter = Препятствие ставят только на дорогу, где лежит жетон (R3.3).
refusal-obstacle-twice = На этой дороге уже есть препятствие (R3.3).
refusal-obstacle-water = На водный путь препятствия не ставят (R3.3).
refusal-obstacle-used = Ваше препятствие уже использовано; оно одно на всю игру (R1.3).
refusal-face-up = Этот жетон больше не лежит открыто (R2.3).
refusal-not-here = Этот путь начинается не там, где стоит ваш башмак (R4.1).
refusal-road-bare = На этой дороге нет жетона, поэтому пройти по ней нельзя (R4.2).
refusal-pay = Цена этой дороги: { $cards } (R4.2).
refusal-pay-obstacle = Цена этой дороги с препятствием: { $cards } (R4.3).
refusal-rafts = Цена этого водного пути: { $cards } (R4.4).
refusal-caravan-able = Вы можете заплатить за эту дорогу нужными картами, поэтому караван не разрешён (R4.5).
refusal-caravan-water = Караван никогда не ходит по воде (R4.5).
refusal-caravan-cards = { $n ->
    [one] Этот караван стоит ровно { $n } карту (R4.5).
    [few] Этот караван стоит ровно { $n } карты (R4.5).
    [many] Этот караван стоит ровно { $n } карт (R4.5).
   *[other] Этот караван стоит ровно { $n } карты (R4.5).
}
refusal-no-card = У вас на руках нет этих карт (R4.2).
refusal-discard = Сбросьте карты так, чтобы осталось ровно четыре (R4.8).
refusal-keep = Оставьте ровно один из своих жетонов (R5.2).
refusal-undo = Отменить можно только шаги своего ещё не завершённого путешествия (R4.1).
refusal-takeback = Вы не положили ничего, что сейчас можно взять назад.

## Для программ чтения с экрана

say-your-turn = Ваш ход.
say-phase = { strip-round }, фаза { $phase }: { phase-name }.
say-reach = { $n ->
    [0] Из { $town } нельзя попасть ни в один новый город.
    [one] Из { $town } доступен { $n } новый город: { $towns }.
    [few] Из { $town } доступны { $n } новых города: { $towns }.
    [many] Из { $town } доступно { $n } новых городов: { $towns }.
   *[other] Из { $town } доступны { $n } нового города: { $towns }.
}
say-reach-old = Также доступны, но уже посещены: { $towns }.
say-reach-none = Из { $town } вы не можете попасть ни в один город.
say-way = До { $town }: { $cards }.
say-at = Ваш башмак стоит в { $town }.
say-roads = { $n ->
    [0] Ни одна дорога не подсвечена.
    [one] Подсвечена { $n } дорога: { $roads }.
    [few] Подсвечены { $n } дороги: { $roads }.
    [many] Подсвечено { $n } дорог: { $roads }.
   *[other] Подсвечено { $n } дороги: { $roads }.
}
say-chosen = Выбор: { kind-name }.
say-dropped = Выбор отменён.
say-hand = У вас на руках: { $cards }.
say-counters = Ваши жетоны: { $counters }.
say-missing = Осталось забрать фишки: { $towns }.
say-offline = Связь потеряна.
say-online = Связь восстановлена.
text-heading = Стол в виде текста
text-board = На поле
text-road = { connection-label }: { kind-name }
text-road-obstacle = { connection-label }: { kind-name }, с препятствием
text-none = На поле нет жетонов.
text-towns = Из каждого города
text-bare = без жетона
text-actions = Что вы можете сделать
keys-heading = Клавиши
keys-about = Всё можно сделать с клавиатуры; эти клавиши помогут.
key-what = { $key ->
    [undo] Отменить
    [end] Завершить или пропустить ход
    [find] Найти город
    [zoom] Масштаб
    [hand] К моим картам
    [map] К карте страны
    [counters] К моим жетонам
    [text] Стол в виде текста
    [log] К журналу
   *[help] Этот список
}

## Правила и об игре

rules-heading = Правила
rules-intro = Elfenland нашими словами, фаза за фазой; номера указывают на правила.
rules-search = Поиск по правилам
rules-found = { $n ->
    [0] Об этом нет ни одного абзаца.
    [one] Найден { $n } абзац.
    [few] Найдено { $n } абзаца.
    [many] Найдено { $n } абзацев.
   *[other] Найдено { $n } абзаца.
}
rules-chapter = { $chapter ->
    [goal] Игра
    [setup] Подготовка
    [cards] Карты и жетоны
    [plan] Планирование
    [travel] Передвижение
    [round] Конец раунда
   *[end] Конец игры
}
rules-picture = Рисунок: { $title }
rules-editions = Сравнение изданий
rules-now = Правила этой фазы
about-heading = Об этом столе
about-game = Elfenland — настольная игра Алана Р. Муна; этот стол — любительский проект, не связанный ни с одним издательством.
about-font = Заголовки набраны шрифтом Philosopher, текст — шрифтом Alegreya Sans; лицензия обоих — SIL Open Font License.
about-parts = Сделано с помощью Preact, htm, signals и Fluent.
about-version = Версия { $version }
about-install = Установить как приложение
