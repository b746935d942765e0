### Слова игры, как в глоссарии. Предложения получают $kind, $terrain и прочее как обозначения.

## Слова глоссария

term-dragon = Дракон
    .plural = Драконы
term-unicorn = Единорог
    .plural = Единороги
term-giant-pig = Гигантский кабан
    .plural = Гигантские кабаны
term-elfcycle = Эльфоцикл
    .plural = Эльфоциклы
term-troll-wagon = Повозка тролля
    .plural = Повозки троллей
term-magic-cloud = Волшебное облако
    .plural = Волшебные облака
term-raft = Плот
    .plural = Плоты
term-obstacle = Препятствие
    .plural = Препятствия
term-plains = Равнина
term-woods = Лес
term-desert = Пустыня
term-mountains = Горы
term-river = Река
    .plural = Реки
term-lake = Озеро
    .plural = Озёра
term-ferry = Паром
    .plural = Паромы
term-caravan = Караван
    .plural = Караваны
term-elf-boot = Эльфийский башмак
    .plural = Эльфийские башмаки
term-town-piece = Фишка города
    .plural = Фишки городов
term-town-card = Карта города
    .plural = Карты городов
term-travel-card = Карта странствий
    .plural = Карты странствий
term-counter = Жетон транспорта
    .plural = Жетоны транспорта
term-transportation-chart = Карта-памятка
term-starting-player = Первый игрок
term-round = Раунд
    .plural = Раунды
term-road = Дорога
    .plural = Дороги
term-town = Город
    .plural = Города
term-upstream = Вверх по течению
term-downstream = Вниз по течению
term-face-up = Лицевой стороной вверх
term-face-down = Лицевой стороной вниз
term-pass = Пропустить ход
term-phase-1 = Раздача карт странствий
term-phase-2 = Разбор жетонов транспорта, лежащих лицевой стороной вниз
term-phase-3 = Разбор добавочных жетонов транспорта
term-phase-4 = Планирование маршрутов
term-phase-5 = Передвижение
term-phase-6 = Завершение раунда

## Те же слова по обозначениям, для подписей

kind-name = { $kind ->
    [giant_pig] { term-giant-pig }
    [elfcycle] { term-elfcycle }
    [magic_cloud] { term-magic-cloud }
    [unicorn] { term-unicorn }
    [troll_wagon] { term-troll-wagon }
    [dragon] { term-dragon }
   *[raft] { term-raft }
}
# Как пишет карта: мягкий перенос там, где длинное слово можно разделить.
kind-card = { $kind ->
    [giant_pig] Ги{ "\u00AD" }гант{ "\u00AD" }ский кабан
    [elfcycle] Эль{ "\u00AD" }фо{ "\u00AD" }цикл
    [magic_cloud] Вол{ "\u00AD" }шеб{ "\u00AD" }ное облако
    [unicorn] Еди{ "\u00AD" }но{ "\u00AD" }рог
    [troll_wagon] По{ "\u00AD" }воз{ "\u00AD" }ка тролля
    [dragon] Дра{ "\u00AD" }кон
   *[raft] { term-raft }
}
terrain-name = { $terrain ->
    [plains] { term-plains }
    [woods] { term-woods }
    [desert] { term-desert }
    [mountains] { term-mountains }
    [river] { term-river }
   *[lake] { term-lake }
}
phase-name = { $phase ->
    [1] { term-phase-1 }
    [2] { term-phase-2 }
    [3] { term-phase-3 }
    [4] { term-phase-4 }
    [5] { term-phase-5 }
   *[6] { term-phase-6 }
}
phase-short = { $phase ->
    [1] Карты
    [2] 1 жетон
    [3] 3 жетона
    [4] Планирование
    [5] Передвижение
   *[6] Конец раунда
}
lake-name = { $lake ->
    [mare_nebulae] Mare Nebulae
   *[mare_magnum] Mare Magnum
}

## Формы для предложений

# Именительный падеж.
kind-a = { $kind ->
    [giant_pig] гигантский кабан
    [elfcycle] эльфоцикл
    [magic_cloud] волшебное облако
    [unicorn] единорог
    [troll_wagon] повозка тролля
    [dragon] дракон
   *[raft] плот
}
# Винительный падеж.
kind-a-object = { $kind ->
    [giant_pig] гигантского кабана
    [elfcycle] эльфоцикл
    [magic_cloud] волшебное облако
    [unicorn] единорога
    [troll_wagon] повозку тролля
    [dragon] дракона
   *[raft] плот
}
# Стоит после двоеточия, поэтому всегда в именительном падеже.
kind-count = { $kind ->
    [giant_pig] { $n ->
        [one] { $n } гигантский кабан
        [few] { $n } гигантских кабана
        [many] { $n } гигантских кабанов
       *[other] { $n } гигантского кабана
    }
    [elfcycle] { $n ->
        [one] { $n } эльфоцикл
        [few] { $n } эльфоцикла
        [many] { $n } эльфоциклов
       *[other] { $n } эльфоцикла
    }
    [magic_cloud] { $n ->
        [one] { $n } волшебное облако
        [few] { $n } волшебных облака
        [many] { $n } волшебных облаков
       *[other] { $n } волшебного облака
    }
    [unicorn] { $n ->
        [one] { $n } единорог
        [few] { $n } единорога
        [many] { $n } единорогов
       *[other] { $n } единорога
    }
    [troll_wagon] { $n ->
        [one] { $n } повозка тролля
        [few] { $n } повозки троллей
        [many] { $n } повозок троллей
       *[other] { $n } повозки троллей
    }
    [dragon] { $n ->
        [one] { $n } дракон
        [few] { $n } дракона
        [many] { $n } драконов
       *[other] { $n } дракона
    }
   *[raft] { $n ->
        [one] { $n } плот
        [few] { $n } плота
        [many] { $n } плотов
       *[other] { $n } плота
    }
}
terrain-through = { $terrain ->
    [plains] по равнине
    [woods] по лесу
    [desert] по пустыне
    [mountains] по горам
    [river] по реке
   *[lake] по озеру
}
connection-label = { $from } – { $to } ({ $terrain ->
    [plains] равнина
    [woods] лес
    [desert] пустыня
    [mountains] горы
    [river] река
   *[lake] озеро
})
cards-count = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
counters-count = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
    [many] { $n } жетонов
   *[other] { $n } жетона
}
pieces-count = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
    [many] { $n } фишек
   *[other] { $n } фишки
}
towns-count = { $n ->
    [one] { $n } город
    [few] { $n } города
    [many] { $n } городов
   *[other] { $n } города
}
