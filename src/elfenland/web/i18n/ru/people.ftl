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
