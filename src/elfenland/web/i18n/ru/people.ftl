### People around the table: pace, open tables, chat, one’s own games, messages.

pace-clock = С часами
pace-minutes = Время каждого игрока
pace-increment = Добавка за ход
pace-none-about = Никто никого не торопит.
pace-limit-about = Если ход длится дольше условленного ({ $time }), остальные могут голосованием передать место боту. Вернуть его себе можно в любой момент.
pace-for = { $pace ->
    [live] Для партии за один присест.
    [hours] Для партии в течение дня.
   *[days] Для партии на несколько недель.
}
pace-clock-about = У каждого на всю партию { $minutes }, за каждый ход { $increment ->
    [one] прибавляется { $increment } секунда
    [few] прибавляется { $increment } секунды
    [many] прибавляется { $increment } секунд
   *[other] прибавляется { $increment } секунды
}. На нуле за вас продолжит бот; место можно вернуть себе, тогда у вас будет одна минута.

emotes = Жесты
emote-name = { $emote ->
    [wave] машет рукой
    [bravo] аплодирует
    [laugh] смеётся
    [oops] упс
    [think] думает
   *[hurry] торопится
}
emote-says = { $player }: { emote-name }
spectators = { $n ->
    [0] Никто не смотрит
    [one] Смотрит { $n } человек
    [few] Смотрят { $n } человека
    [many] Смотрят { $n } человек
   *[other] Смотрят { $n } человека
}
spectators-talk = Зрителям можно писать

tables-heading = Открытые столы
tables-about = Столы, где ждут игроков. Один щелчок — и вы за столом.
tables-filter = { $name ->
    [language] Язык
    [pace] Темп
   *[edition] Издание
}
tables-any = Все
tables-none = Сейчас ни один стол не ждёт.
lobby-coach = За этим столом все могут спрашивать тренера, и все видят, кто спрашивал.
tables-list = Показать этот стол среди открытых: сесть сможет любой

mine-heading = Мои партии
mine-about = { $n ->
    [one] { $n } сыгранная партия
    [few] { $n } сыгранные партии
    [many] { $n } сыгранных партий
   *[other] { $n } сыгранной партии
}
mine-none = Вы ещё не сыграли здесь ни одной партии.
mine-no-match = Нет подходящих партий.
mine-filter = { $name ->
    [result] Результат
    [players] Игроки
   *[rival] Соперник
}
mine-won = Победа
mine-lost = Поражение
mine-winner = Победа: { $players }
mine-towns = { $n ->
    [one] { $n } город
    [few] { $n } города
    [many] { $n } городов
   *[other] { $n } города
}
mine-export = Сохранить все записи одним файлом
mine-more = Показать ещё
mine-games = Партии
mine-wins = Победы
mine-mean = Городов за партию
mine-by-players = Победы по числу игроков
mine-by-rival = Победы по сопернику
mine-bar = { $key }: побед { $wins } из { $games }
mine-curve = Города со временем
mine-curve-words = Города, партий { $n }: сначала около { $first }, в последнее время около { $last }.

messages-heading = Когда мой ход
messages-about = В партиях, где на ход дают часы или дни, мы можем сообщать вам о вашем ходе, если хотите.
push-begin = Сообщать в этом браузере
push-end = Не сообщать ни в одном браузере
mail-label = Ваш адрес электронной почты
mail-yes = Присылать письма
mail-no = Не присылать писем
mail-sent = Мы отправили ссылку на { $email }. Откройте её, чтобы подтвердить адрес.
mail-goes = Письма идут на { $email }.
mail-ask = Присылать письмо, когда ваш ход?
mail-confirmed = Адрес подтверждён.
mail-ended = Писем больше не будет; адрес удалён.
mail-old = Эта ссылка больше не действует.
messages-failed = Не получилось. Проверьте адрес или разрешены ли уведомления в браузере и попробуйте через минуту.
fair-title = Честный случай
fair-about = Сервер выбрал секрет до того, как вы сели за стол, а браузер каждого игрока добавляет своё число. Все карты и жетоны следуют из них; после партии секрет есть в записи, и любой может проверить её командой elfenland verify.
fair-commitment = Выбрано заранее:
fair-receipt = Ваша квитанция:
