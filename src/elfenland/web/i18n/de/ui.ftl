### Die Sätze der Seite. Namen ($player, $town, $from, $to) kommen als Wörter, $kind und $terrain als Kennung,
### $cards als fertige Liste von Karten („2× Drache und 1× Floß“).

## Überall

app-title = Elfenland
app-tagline = Eine Reise durch das Land der Elfen, für zwei bis sechs Personen.
app-loading = Die Landkarte wird ausgerollt.
app-skip-board = Zur Landkarte springen
app-skip-actions = Zu deinen Möglichkeiten springen
nav-menu = Menü
nav-home = Startseite
nav-rules = Regeln
coach-name = Coach
think-name = Was wäre, wenn?
nav-puzzles = Rätsel
nav-challenge = Jemanden herausfordern
nav-learn = Spiel lernen
    .about = Sechs kurze Lektionen auf der Karte, je zwei Minuten.
nav-settings = Einstellungen
nav-me = Du
nav-about = Über das Spiel
nav-close = Schließen
nav-cancel = Abbrechen
nav-fullscreen = Vollbild
nav-leave = Tisch verlassen
copy = Kopieren
copied = Kopiert.
yes = Ja
no = Nein
label-text = { $label }: { $text }

## Titel des Fensters

title-your-turn = Du bist am Zug · Elfenland
title-waiting = { $player } ist am Zug · Elfenland
title-lobby = Warten auf Mitspieler · Elfenland
title-finished = Spiel zu Ende · Elfenland
title-replay = Wiedergabe · Elfenland
title-review = Analyse · Elfenland
title-learn = Erste Schritte · Elfenland
title-rules = Regeln · Elfenland
title-offline = Verbindung wird wiederhergestellt · Elfenland

## Startseite

start-now = Sofort spielen
    .about = Du gegen den Computer, mit einem Klick.
start-friends = Mit Freunden spielen
    .about = Eröffne einen Tisch und verschicke den Link; alle spielen auf ihrem eigenen Gerät.
start-hotseat = Reihum an einem Gerät
    .about = Mehrere Personen an diesem Gerät; ein Zwischenbild verbirgt die Karten.
start-puzzle = Rätsel des Tages
    .about = Finde die beste Reise; jeden Tag ein neues.
start-watch = Zuschauen
    .about = Bei einer laufenden Partie zuschauen, ohne die Karten zu sehen.
start-continue = Weiterspielen
start-others = { $n ->
    [one] { $n } weitere Partie
   *[other] { $n } weitere Partien
}
start-replay = Partie nachspielen
    .about = Eine gespeicherte Partie aus einer Datei öffnen und noch einmal ansehen.
start-opponents = Gegner
start-against = { $n ->
    [one] { $n } Gegner
   *[other] { $n } Gegner
}
start-players = Spieler
start-bots = Bots
start-strength = Spielstärke
# Elves of one kind, to be told apart: five, with commas between them.
elf-names = Bryn, Cael, Elin, Nyra, Tovi
bot-name = { $bot ->
    [random] Zufall
    [wanderer] Wanderer
    [pathfinder] Pfadfinder
    [elder] Ältester
    [level-1] Träumer
    [level-2] Spaziergänger
    [level-3] Sammler
    [level-4] Bote
    [level-5] Händler
    [level-6] Lotse
    [level-7] Kartograf
    [level-8] Waldläufer
    [level-9] Pfadfinder
    [level-10] Weiser
    [level-11] Ältester
    [saboteur] Saboteur
    [miser] Geizhals
    [tourist] Tourist
    [loner] Einzelgänger
   *[other] { $bot }
}
bot-about = { $bot ->
    [random] Macht zufällige erlaubte Züge, für einen allerersten Blick auf das Spiel.
    [wanderer] Sanft: reist vernünftig, macht aber Anfängerfehler.
    [level-1] Folgt bei jedem zweiten Zug einer Laune.
    [level-2] Geht, wohin es schön ist, und kommt manchmal an.
    [level-3] Nimmt, was nahe liegt, und lässt einsame Orte zurück.
    [level-4] Kennt die nächsten zwei Orte, selten den dritten.
    [level-5] Plant eine gute Reise und übersieht die bessere.
    [level-6] Reist gut und nimmt Transportmittel passend zur Hand.
    [level-7] Nimmt die Transportmittel, die der Plan braucht.
    [level-8] Plant weit und versperrt eine Straße, wenn es richtig wehtut.
    [level-9] Plant fehlerlos und versperrt die richtige Straße.
    [level-10] Spielt vor jeder Entscheidung einige Züge im Kopf durch.
    [level-11] Gnadenlos: überlegt vor jeder Entscheidung, was du auf der Hand haben könntest.
    [saboteur] Legt das Hindernis früh und Transportmittel dahin, wo sie dich ärgern.
    [miser] Hängt an jeder Karte und reist wenig.
    [tourist] Liebt lange Rundreisen auf den Straßen der anderen.
    [loner] Beendet den Tag so weit weg von allen wie möglich.
   *[other] Ein externer Bot.
}
start-rivals = { $rivals ->
    [level] Nach Stufe
    [character] Nach Charakter
    [mixed] Gemischt
    [host] Von diesem Server
   *[even] Auf Augenhöhe
}
start-rivals-about = { $rivals ->
    [level] Stufe { $n } von 11
    [character] Die anderen am Tisch haben andere Charaktere.
    [mixed] An jedem Platz jemand anderes, sanft oder stark.
   *[even] So stark wie du, nach deinen Ergebnissen auf diesem Gerät. Als Nächstes: { bot-name }.
}
start-edition = Ausgabe
start-edition-about = Die Anleitungen unterscheiden sich in einigen Punkten; jede Ausgabe folgt einer davon.
start-fold = Optionen
start-options = Mehr Optionen
start-options-less = Weniger Optionen
start-town-cards = Mit Ortskarten spielen
start-name = Dein Name
start-name-of = Name von Person { $n }
start-name-taken = Zwei Personen haben denselben Namen.
start-first = Startspieler
start-first-about = Laut Anleitung beginnt der Älteste.
start-first-random = Wird ausgelost
start-first-oldest = Die älteste Person beginnt
start-pace = Tempo
start-pace-name = { $pace ->
    [none] Ohne Zeitlimit
    [live] Am Stück
    [hours] Stunden pro Zug
   *[days] Tage pro Zug
}
start-coach = Alle dürfen den Coach fragen
start-visibility = Wer zuschauen darf
start-visibility-name = { $watch ->
    [anyone] Alle
    [link] Alle, die den Link haben
   *[nobody] Niemand
}
start-begin = Los geht’s
start-create = Tisch eröffnen
start-file = Datei auswählen
start-file-drop = Oder zieh die Datei hierher.
start-file-bad = Diese Datei ist nicht die Aufzeichnung einer Partie.
start-file-line = Diese Aufzeichnung lässt sich nicht nachspielen: Zeile { $line } ergibt keinen Sinn.
start-file-rule = Diese Aufzeichnung lässt sich nicht nachspielen: Zeile { $line } verstößt gegen Regel { $rule }.
start-file-large = Diese Datei ist zu groß für die Aufzeichnung einer Partie.
start-first-time = Neu im Elfenland? Beginne eine Partie: Jede Phase wird erklärt, wenn es so weit ist.

## Listen von Partien

games-open = Offene Tische
nav-people = Mit anderen
nav-my-games = Meine Partien
games-won = Gewonnen hat { $players }
games-finished = Beendete Partien
games-seats-free = { $n ->
    [0] kein freier Platz
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
games-join = Platz nehmen
games-watch = Zuschauen
games-continue = Weiterspielen
games-turn = du bist am Zug
games-replay = Nachspielen
games-delete = Löschen
games-delete-of = Partie von { $players } löschen
games-delete-ask = Die Partie von { $players } löschen? Aufzeichnung, Nachspiel und Analyse verschwinden mit ihr, endgültig.
games-deleted = Die Partie wurde gelöscht.

## Am leeren Tisch

lobby-heading = Der Tisch ist bereit
lobby-share = Schick diesen Link an deine Freunde
lobby-link = Link zu diesem Tisch
lobby-qr = QR-Code des Links
lobby-qr-about = Richte die Kamera eines Handys darauf, um an diesem Tisch Platz zu nehmen.
lobby-network = Wer im selben Heimnetz ist, kann diesen Link benutzen.
lobby-local-only = Nur dieser Computer erreicht diesen Server; starte ihn mit { $command }, um ihn für dein Heimnetz zu öffnen.
lobby-seats = Plätze
lobby-me = Name und Porträt
lobby-seat-open = Freier Platz
lobby-seat-you = { $player } (du)
lobby-seat-bot = { $player } (Bot)
lobby-sit = Hier Platz nehmen
lobby-move = Hierher setzen
lobby-stand = Aufstehen
lobby-add-bot = Bot dazusetzen
lobby-add-here = Person an diesem Gerät
lobby-remove = Entfernen
lobby-start = Spiel starten
lobby-start-early = Ein Platz ist noch frei; warte auf jemanden oder setze einen Bot dazu.
lobby-wait-host = Warten, bis { $player } das Spiel startet.
lobby-wait-start = Warten, bis das Spiel gestartet wird.
lobby-wait-seats = { $n ->
    [one] Es fehlt noch { $n } Person.
   *[other] Es fehlen noch { $n } Personen.
}
lobby-oldest-ask = Wer ist die älteste Person am Tisch?
lobby-joined = { $player } nimmt Platz.
lobby-left = { $player } steht auf.

## Wo wir sind

strip-round = Runde { $round } von { $rounds }
strip-label = Die sechs Phasen der Runde
strip-over = Spiel zu Ende
strip-last-round = Letzte Runde
scroll-first = Startspieler ist { $player }.
scroll-first-own = Du bist Startspieler.

## Was jetzt zu tun ist

do-draw = Nimm eines der fünf offenen Transportmittel oder zieh eines vom Stapel.
do-lay = Leg ein Transportmittel auf eine Straße oder passe.
do-lay-obstacle = Leg ein Transportmittel oder dein Hindernis auf eine Straße oder passe.
do-obstacle-only = Leg dein Hindernis auf eine Straße mit Transportmittel oder passe.
do-lay-first = Wähle zuerst eines deiner Transportmittel, dann die Straße.
do-lay-road = { $n ->
    [0] Für dieses Transportmittel gibt es jetzt keine Straße; wähle ein anderes oder passe.
    [one] Leg das Transportmittel auf die leuchtende Straße oder wähle ein anderes.
   *[other] Leg das Transportmittel auf eine der { $n } leuchtenden Straßen oder wähle ein anderes.
}
do-lay-unpaid = Dafür hast du zu wenige passende Karten; leg es trotzdem oder wähle ein anderes.
do-obstacle-road = { $n ->
    [0] Für das Hindernis gibt es jetzt keine Straße.
    [one] Leg das Hindernis auf die leuchtende Straße.
   *[other] Leg das Hindernis auf eine der { $n } leuchtenden Straßen.
}
do-pass-only = Du kannst jetzt nichts legen, also passe.
do-travel-begin = Reise: Wähle einen Ort oder beende deinen Zug.
do-travel = { $n ->
    [0] Reise: Kein neuer Ort ist in Reichweite.
    [one] Reise: { $n } neuer Ort ist in Reichweite.
   *[other] Reise: { $n } neue Orte sind in Reichweite.
}
do-travel-none = Dein Stiefel kommt nicht weiter; beende deinen Zug.
do-travel-way = { $town }: { $gain } ({ $cards }).
do-travel-caravan = { $town }: { $gain } ({ $cards }), teils als Karawane.
do-travel-caravan-any = { $town }: { $gain }, als Karawane mit beliebigen Karten.
do-travel-far = Mit deinen Karten kommst du nicht bis { $town } (R4.2).
do-travel-choice = Mehrere Wege führen nach { $town }: Wähle einen.
do-caravan = { $n ->
    [one] Karawane: Wähle noch { $n } Karte zum Bezahlen.
   *[other] Karawane: Wähle noch { $n } Karten zum Bezahlen.
}
do-caravan-ready = Die Karawane ist bezahlt; brich auf, wann du willst.
do-caravan-foreseen = So gewählt, dass deine beste Weiterreise möglich bleibt; tausche Karten oder brich auf.
# After cards and an arrow: what a journey brings.
way-gain = { $n ->
    [0] kein neuer Ort
    [one] +{ $n } Ort
   *[other] +{ $n } Orte
}
do-lay-outlook = { $n ->
    [0] Damit würdest du keinen neuen Ort erreichen.
    [one] Damit würdest du { $n } neuen Ort erreichen.
   *[other] Damit würdest du { $n } neue Orte erreichen.
}
do-discard = { $n ->
    [0] Die anderen vier behältst du; wirf diese ab, dann ist dein Zug zu Ende.
    [one] Wähle noch { $n } Karte zum Abwerfen.
   *[other] Wähle noch { $n } Karten zum Abwerfen.
}
do-keep = Wähle das eine Transportmittel, das du für die nächste Runde behältst; die anderen gehen zurück.
do-wait = { $doing ->
    [draw] { $player } zieht ein Transportmittel.
    [plan] { $player } plant.
    [travel] { $player } reist.
    [discard] { $player } wirft Karten ab.
    [keep] { $player } wählt, welches Transportmittel bleibt.
   *[other] Warten auf { $player }.
}
do-wait-bot = { $player } denkt nach.
do-watching = Du schaust dieser Partie zu.
do-auto = Du hast hier nur eine Möglichkeit; sie wird für dich gespielt.
do-paused = Das Spiel ist pausiert.
do-over = Das Spiel ist zu Ende.

## Knöpfe am Tisch

btn-draw-stack = Vom Stapel ziehen
btn-draw-kind = Nimm { kind-a-object }
btn-lay = Legen
btn-obstacle = Hindernis legen
btn-pass = Passen
btn-pass-last = Passen, Planen beenden
btn-go = Los
btn-go-all = Ganzen Weg gehen
btn-go-round = Umweg
btn-step = Ein Schritt
btn-step-caravan = Ein Schritt; die Karten einer Karawane wählst du dann selbst
btn-road = Auf der Straße
btn-river = Auf dem Fluss
btn-ferry = Mit der Fähre
btn-caravan = Karawane: { $n } beliebige Karten
btn-cards-choose = Automatisch wählen
btn-undo = Rückgängig
btn-undo-all = Alles rückgängig
btn-end-turn = Zug beenden
btn-discard = Abwerfen
btn-keep = Behalten
btn-faster = Schneller
btn-pause = Pause
btn-resume = Fortsetzen

## Mitspieler

players-label = Spieler in Zugreihenfolge
player-you = du
player-coached = Der Coach hat bei { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
} geholfen.
player-bot = Bot
player-away = abwesend
player-turn = am Zug
clock-left = noch { $time }
clock-used = wartet seit { $time }
player-passed = gepasst
player-start = Startspieler
player-pieces = { $n } von 20 Ortssteinen
player-cards = { $n ->
    [one] { $n } Karte auf der Hand
   *[other] { $n } Karten auf der Hand
}
player-counters = Offene Transportmittel
player-secret = { $n ->
    [0] kein geheimes Transportmittel
    [one] { $n } geheimes Transportmittel
   *[other] { $n } geheime Transportmittel
}
player-obstacle = Hindernis noch da
player-no-obstacle = Hindernis eingesetzt
player-town-card = Deine Ortskarte: { $town }
player-shape = { $seat ->
    [0] blauer Kreis
    [1] zinnoberrotes Quadrat
    [2] grünes Dreieck
    [3] gelbe Raute
    [4] violetter Stern
   *[5] schwarzes Sechseck
}
player-summary = { $player }, { player-shape }: { $pieces } von 20 Ortssteinen, { $cards } auf der Hand, Stiefel in { $town }.
player-bot-plays = Für { $player } spielt jetzt ein Bot.
player-bot-hand = Platz einem Bot überlassen
player-take-back = Platz wieder einnehmen
player-remove-ask = { $player } ist länger weg als vereinbart; soll ein Bot übernehmen?
player-mute = { $player } stummschalten
player-unmute = Stummschaltung von { $player } aufheben
player-device-link = Diesen Platz auf einem anderen Gerät öffnen
player-device-link-about = Dieser private Link ist der Schlüssel zu deinem Platz; zeig ihn niemandem.
player-device-link-renew = Neuen Link erstellen und den alten sperren

## Meine Hand, Transportmittel, Stapel, Übersicht

hand-label = Meine Reisekarten
hand-empty = Du hast keine Karten.
hand-card = { kind-name }, { $n } auf der Hand
hand-selected = ausgewählt
counters-label = Meine Transportmittel
counters-empty = Du hast keine Transportmittel mehr.
counter-secret = { kind-name }, geheim
counter-open = { kind-name }, offen
counter-back = Geheimes Transportmittel
obstacle-label = Mein Hindernis
faceup-label = Fünf offene Transportmittel
faceup-empty = Es liegt kein Transportmittel offen.
stack-label = Stapel
stack-count = { $n ->
    [0] Der Stapel ist leer.
    [one] Im Stapel liegt { $n } Transportmittel verdeckt.
   *[other] Im Stapel liegen { $n } Transportmittel verdeckt.
}
chart-heading = Übersichtskarte
chart-about = Wie viele Karten jede Art in welchem Gelände kostet.
chart-none = kommt dort nicht hin
chart-river = Floß: 1 flussabwärts, 2 flussaufwärts
chart-cell = { kind-name }, { terrain-name }: { $n ->
    [0] kommt dort nicht hin
   *[other] { cards-count }
}
chart-obstacle = Ein Hindernis kostet eine weitere Karte derselben Art.
seen-heading = Gesehene Karten dieser Runde
seen-about = Diese Karten wurden seit dem letzten Mischen vor aller Augen gespielt oder abgeworfen.
seen-none = In dieser Runde wurde noch keine Karte gespielt.
price-label = { $n ->
    [0] Keine Karte
    [one] { $n } Karte
   *[other] { $n } Karten
}
price-caravan = nur als Karawane
price-unable = kannst du nicht bezahlen

## Die Landkarte

map-label = Landkarte des Elfenlands
map-town-piece = dein Ortsstein ist noch hier
map-town-done = besucht
map-town-boots = Stiefel hier: { $players }
map-road = { connection-label }
map-road-counter = { connection-label }: { kind-name }, { cards-count }
map-road-free = { connection-label }, kein Transportmittel
map-road-obstacle = mit Hindernis
map-river-flow = Fluss, fließt von { $from } nach { $to }
map-ferry = Fähre { $from } – { $to } auf dem { lake-name }
map-zoom-in = Vergrößern
map-zoom-out = Verkleinern
map-zoom-all = Ganze Landkarte zeigen
map-zoom-me = Meinen Stiefel zeigen
map-find = Ort suchen
map-find-none = Es gibt keinen Ort mit diesem Namen.
map-keys = Pfeiltasten wechseln den Ort, Plus und Minus zoomen, die Eingabetaste wählt aus.
map-last = Zuletzt gelegt

## Verlauf

# Short names of the tabs beside the map.
tab-name = { $tab ->
    [log] Verlauf
    [chat] Chat
    [chart] Übersicht
   *[seen] Gesehen
}
log-label = Was geschehen ist
log-empty = Noch ist nichts geschehen.
log-show = Auf der Landkarte zeigen
log-start = Das Spiel beginnt; alle Stiefel stehen in { $town }.
log-town-cards = Alle bekommen eine geheime Ortskarte.
log-town-card-own = Deine Ortskarte ist { $town }.
log-face-up = Fünf Transportmittel werden aufgedeckt.
log-round = Runde { $round } beginnt; Startspieler ist { $player }.
log-round-own = Runde { $round } beginnt; du bist Startspieler.
log-deal = { $player } bekommt { cards-count }.
log-deal-own = Du bekommst { $cards }.
log-draw-secret = { $player } zieht ein geheimes Transportmittel.
log-draw-secret-own = Du ziehst { kind-a-object } als geheimes Transportmittel.
log-draw = { $player } nimmt { kind-a-object }.
log-draw-own = Du nimmst { kind-a-object }.
log-draw-blind = { $player } zieht { kind-a-object } vom Stapel.
log-draw-blind-own = Du ziehst { kind-a-object } vom Stapel.
log-place = { $player } legt { kind-a-object } auf { $from } – { $to }.
log-place-own = Du legst { kind-a-object } auf { $from } – { $to }.
log-place-secret = { $player } legt { kind-a-object }, bisher geheim, auf { $from } – { $to }.
log-place-secret-own = Du legst { kind-a-object }, bisher geheim, auf { $from } – { $to }.
log-obstacle = { $player } legt das Hindernis auf { $from } – { $to }.
log-obstacle-own = Du legst dein Hindernis auf { $from } – { $to }.
log-pass = { $player } passt.
log-pass-own = Du passt.
log-move = { $player } reist mit { $cards } von { $from } nach { $to }.
log-move-own = Du reist mit { $cards } von { $from } nach { $to }.
log-move-caravan = { $player } reist als Karawane mit { $cards } von { $from } nach { $to }.
log-move-caravan-own = Du reist als Karawane mit { $cards } von { $from } nach { $to }.
log-undo = { $player } nimmt den letzten Schritt zurück.
log-undo-own = Du nimmst den letzten Schritt zurück.
log-end-turn = { $player } beendet den Zug.
log-end-turn-own = Du beendest deinen Zug.
log-discard = { $player } wirft ab: { $cards }.
log-discard-own = Du wirfst ab: { $cards }.
log-keep-open = { $player } behält { kind-a-object }.
log-keep-open-own = Du behältst { kind-a-object }.
log-keep-secret = { $player } behält ein geheimes Transportmittel.
log-keep-secret-own = Du behältst insgeheim { kind-a-object }.
log-keep-none = { $player } hat kein Transportmittel mehr.
log-keep-none-own = Du hast kein Transportmittel mehr.
log-return = { $player } gibt { counters-count } zurück.
log-return-own = Du gibst { counters-count } zurück.
log-round-end = Runde { $round } ist zu Ende.
log-result = Das Spiel ist zu Ende, Sieg für { $players }.
log-result-own = Das Spiel ist zu Ende, du hast gewonnen.
log-takeback = Alle sind einverstanden: Was auf { $from } – { $to } und danach gelegt wurde, wird zurückgenommen.

## Plaudern

chat-heading = Chat
chat-label = Nachricht an alle
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-new = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}
chat-long = Dieser Text ist zu lang.
chat-muted = Du bist stummgeschaltet.

## Absprachen

ask-pause = { $player } möchte eine Pause machen.
ask-takeback = { $player } möchte das eigene zuletzt gelegte Transportmittel oder Hindernis zurücknehmen; alles danach Gelegte kommt auch zurück.
ask-agree = Einverstanden
ask-decline = Ablehnen
ask-waiting = { $n ->
    [one] Es fehlt noch { $n } Antwort.
   *[other] Es fehlen noch { $n } Antworten.
}
ask-withdraw = Zurückziehen
btn-takeback = Um Rücknahme bitten

## Einstellungen

settings-heading = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
settings-theme-name = { $theme ->
    [light] Tag
    [dark] Nacht
   *[auto] Wie das Gerät
}
settings-sound = Töne
settings-music = Leise Hintergrundmusik
settings-volume = Lautstärke
settings-speed = Animationstempo
settings-speed-name = { $speed ->
    [slow] Langsam
    [normal] Normal
    [fast] Schnell
   *[off] Ohne Animation
}
settings-motion = „Bewegung reduzieren“ ist eingestellt, darum gibt es keine Animationen.
settings-hints = Hinweise für die erste Partie
settings-confirm = Nachfragen, wenn ein Zug nach einem Versehen aussieht
settings-auto-pass = Von selbst passen, wenn ich nichts legen kann
settings-notify = Benachrichtigen, wenn ich am Zug bin
settings-notify-denied = Benachrichtigungen sind in den Einstellungen des Browsers gesperrt.
settings-text-view = Der Tisch als Text
settings-reset = Alle Hinweise wieder zeigen

## Hinweise der ersten Partie

hint-heading = Hinweis
hint-next = Verstanden
hint-off = Keine Hinweise mehr
hint-goal = Dein Stiefel steht in Elvenhold, und in jedem anderen Ort wartet ein Ortsstein von dir. Sammle in vier Runden so viele wie möglich ein.
hint-cards = Mit Reisekarten bezahlst du deine Reisen. Zu Beginn jeder Runde wird deine Hand auf acht Karten aufgefüllt.
hint-secret = Alle haben ein geheimes Transportmittel gezogen. Deines siehst nur du, bis du es auf eine Straße legst.
hint-draw = Jetzt nehmen alle noch drei Transportmittel. Wähle, was zu deinen Karten passt: Für eine Straße brauchst du ein Transportmittel darauf und Karten derselben Art.
hint-plan = Wähle ein Transportmittel, dann eine leuchtende Straße; die Zahl ist ihr Preis in Karten. Alle dürfen sie benutzen, achte also auch darauf, was die anderen legen.
hint-obstacle = Einmal im Spiel darfst du dein Hindernis auf eine Straße mit Transportmittel legen; sie kostet dann alle eine Karte mehr.
hint-pass = Passe, wenn du nichts legen willst. Du darfst später wieder legen, solange nicht alle nacheinander gepasst haben.
hint-travel = Zeig oder tippe auf einen Ort, um den Weg und seinen Preis zu sehen; klicke oder tippe noch einmal, um loszugehen. In jedem neuen Ort nimmst du deinen Ortsstein.
hint-water = Flüsse und Seen brauchen kein Transportmittel, nur Flöße: eines flussabwärts, zwei flussaufwärts, { $ferry ->
    [one_raft_or_caravan] eines (oder drei beliebige Karten) über das Mare Nebulae, zwei über das Mare Magnum.
   *[two_rafts] zwei über einen See.
}
hint-caravan = { $caravan ->
    [always] Statt der passenden Karten bringen dich auf einer Straße mit Transportmittel auch drei beliebige als Karawane voran, vier bei einem Hindernis.
   *[when_unable] Kannst du eine Straße mit Transportmittel nicht bezahlen, bringen dich drei beliebige Karten als Karawane voran, vier bei einem Hindernis.
}
hint-discard = Nach deiner Reise bleiben dir höchstens vier Karten: Wähle, welche du abwirfst.
hint-keep = Die Runde ist zu Ende: Ein Transportmittel behältst du für die nächste, die anderen gehen zurück.
hint-town-card = Deine Ortskarte nennt ein geheimes Ziel: Am Ende kostet dich jede { $distance ->
    [roads_only] Straße
   *[all_connections] Verbindung
} zwischen ihm und deinem Stiefel einen Punkt.

## Was sich nicht zurücknehmen lässt

slip-pass = Du könntest noch etwas legen; trotzdem passen?
slip-last-pass = Alle anderen haben gepasst, und wenn auch du passt, ist das Planen vorbei; trotzdem passen?
slip-end-turn = Du könntest noch mindestens einen Ortsstein einsammeln; den Zug trotzdem beenden?
slip-lay-useless = Du hast keine Karte dieser Art; das Transportmittel trotzdem legen?
slip-leave = Das Spiel läuft noch; den Tisch verlassen?
slip-bot = Deinen Platz einem Bot überlassen?
slip-yes = Ja
slip-no = Nein, zurück
slip-never = Ja, und nicht mehr fragen

## Weitergeben

handover-heading = Gib das Gerät weiter an { $player }
handover-about = Die Karten bleiben verborgen, bis { $player } bereit ist.
handover-ready = Ich bin { $player }, zeig meine Karten

## Während du weg warst, Benachrichtigungen

away-heading = Während du weg warst,
away-moves = { $n ->
    [one] wurde { $n } Zug gemacht.
   *[other] wurden { $n } Züge gemacht.
}
away-watch = Zeig es mir
away-skip = Überspringen
notify-your-turn = Elfenland: Du bist am Zug.
notify-over = Das Spiel ist zu Ende, Sieg für { $players }.
notify-started = Das Spiel hat begonnen.
notify-joined = { $player } nimmt an deinem Tisch Platz.

## Das Ende

end-winner = { $player } gewinnt.
end-you = Du gewinnst.
end-shared = { $players } teilen sich den Sieg.
# By the reason of the outcome.
end-rule = { $reason ->
    [pieces] Die meisten Ortssteine am Ende ({ $rule }).
    [cards] Gleichstand in der Wertung, aber die meisten Karten auf der Hand ({ $rule }).
    [score] Die höchste Wertung: Ortssteine minus Entfernung zum Zielort ({ $rule }).
    [distance] Gleichstand in der Wertung, aber dem Zielort am nächsten ({ $rule }).
    [instant] Alle 20 Ortssteine vor der letzten Runde: sofortiger Sieg ({ $rule }).
    [after_round_three] Alle 20 Ortssteine am Ende der dritten Runde ({ $rule }).
   *[shared] Gleichstand in allem, also ein geteilter Sieg ({ $rule }).
}
end-table = Ergebnis
end-player = Spieler
end-pieces = Ortssteine
end-cards = Karten auf der Hand
end-town-card = Ortskarte
end-distance = Entfernung
end-score = Wertung
end-score-sum = { pieces-count } − { $distance } bis { $town } = { $score }
end-towns-chart = Neue Orte in jeder Runde
end-towns-cell = { $player }, Runde { $round }: { towns-count }
end-journeys = Reise
end-journey-of = Reise von { $player }
end-rematch = Revanche
end-rematch-about = Derselbe Tisch, der nächste Startspieler.
end-next = Und jetzt?
end-stronger = Etwas stärker: { bot-name }
end-weaker = Etwas schwächer: { bot-name }
end-even = Auf Augenhöhe: { bot-name }
rematch-wanted = { $player } will eine Revanche
chat-says = { $player }: { $text }
end-record = Aufzeichnung herunterladen
end-replay = Wiedergabe ansehen
end-review = Analyse
end-new = Neues Spiel

## Nachspielen

replay-heading = Wiedergabe
replay-timeline = Zeitpunkt der Partie
replay-moment = { $n } von { $all }
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Einen Schritt vor
replay-step-back = Einen Schritt zurück
replay-round-next = Nächste Runde
replay-round-back = Vorige Runde
replay-start = An den Anfang
replay-end = Ans Ende
replay-link = Link zu diesem Zeitpunkt
replay-speed = Tempo
replay-view = Wessen Karten
replay-view-all = Alle Karten
replay-view-seat = Wie { $player } es sah
replay-unfinished = Diese Aufzeichnung endet vor dem Ende der Partie.
replay-result = Zurück zum Ergebnis

## Schlechte Tage

bad-offline = Verbindung verloren. Die Seite versucht es weiter; kein Zug wird doppelt gespielt.
bad-back = Die Verbindung ist wieder da, und du hast nichts verpasst.
bad-other-tab = Diese Partie ist auch in einem anderen Tab offen; spiele, wo du willst, beide zeigen dasselbe.
bad-full = Alle Plätze an diesem Tisch sind besetzt, aber du kannst zuschauen.
bad-no-watch = An diesem Tisch ist kein Platz frei, auch nicht zum Zuschauen; bitte um einen anderen Link oder eröffne selbst einen Tisch.
bad-started = Diese Partie hat schon begonnen, aber du kannst zuschauen.
bad-bot-seat = Ein Bot hat für dich gespielt; nimm deinen Platz wieder ein, wann du willst.
bad-old-link = Dieser Link gilt nicht mehr; bitte die Person auf diesem Platz um den neuen.
bad-gone = Unter diesem Link gibt es keine Partie; vielleicht ist sie abgelaufen oder wurde gelöscht.
bad-address = Unter dieser Adresse gibt es nichts; vielleicht hast du dich vertippt.
bad-storage = Der Server kann gerade keine Züge speichern; warte ein wenig, es geht von selbst weiter.
bad-busy = Das war zu viel auf einmal; versuch es noch einmal in { $n ->
    [one] { $n } Sekunde.
   *[other] { $n } Sekunden.
}
bad-forbidden = Das darfst du an diesem Tisch nicht.
bad-server = Auf dem Server ist etwas schiefgegangen; bitte versuch es noch einmal.
# By the sentence below it.
bad-title = { $bad ->
    [bad-gone] Dieser Weg führt ins Leere
    [bad-address] Dieser Weg führt ins Leere
    [bad-old-link] Dieser Weg ist versperrt
    [bad-no-watch] Alle Plätze sind besetzt
    [bad-offline] Keine Antwort vom anderen Ufer
   *[other] Im See regt sich etwas
}
bad-retry = Noch einmal versuchen
bad-home = Zur Startseite

## Was nicht geht, und warum

refusal = Das geht nicht ({ $rule }).
refusal-unknown = Das geht jetzt nicht.
refusal-turn = Du bist nicht am Zug, sondern { $player }.
refusal-phase = Das geht nicht in dieser Phase.
refusal-stale = Am Tisch hat sich inzwischen etwas geändert; schau noch einmal und wähle neu.
refusal-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
refusal-paused = Das Spiel ist pausiert.
refusal-terrain = Das geht nicht, denn { kind-a } kann nicht { terrain-through } reisen (R3.2).
refusal-road-taken = Auf dieser Straße liegt schon ein Transportmittel (R3.2).
refusal-waterway-counter = Auf Wasserwege kommt kein Transportmittel (R3.2).
refusal-no-counter = Dieses Transportmittel hast du nicht (R3.1).
refusal-obstacle-counter = Ein Hindernis braucht eine Straße, auf der ein Transportmittel liegt (R3.3).
refusal-obstacle-twice = Auf dieser Straße liegt schon ein Hindernis (R3.3).
refusal-obstacle-water = Auf Wasserwege kommt kein Hindernis (R3.3).
refusal-obstacle-used = Dein Hindernis hast du schon eingesetzt; es gibt nur eines im ganzen Spiel (R1.3).
refusal-face-up = Dieses Transportmittel liegt nicht mehr offen (R2.3).
refusal-not-here = Diese Verbindung beginnt nicht dort, wo dein Stiefel steht (R4.1).
refusal-road-bare = Auf dieser Straße liegt kein Transportmittel, also kann hier niemand reisen (R4.2).
refusal-pay = Für diese Straße brauchst du { $cards } (R4.2).
refusal-pay-obstacle = Mit dem Hindernis brauchst du für diese Straße { $cards } (R4.3).
refusal-rafts = Für diesen Wasserweg brauchst du { $cards } (R4.4).
refusal-caravan-able = Du kannst diese Straße mit den richtigen Karten bezahlen, darum ist keine Karawane erlaubt (R4.5).
refusal-caravan-water = Eine Karawane reist nie übers Wasser (R4.5).
refusal-caravan-cards = { $n ->
    [one] Diese Karawane kostet genau { $n } Karte (R4.5).
   *[other] Diese Karawane kostet genau { $n } Karten (R4.5).
}
refusal-no-card = Diese Karten hast du nicht auf der Hand (R4.2).
refusal-discard = Wirf ab, bis du genau vier Karten hast (R4.8).
refusal-keep = Behalte genau eines deiner Transportmittel (R5.2).
refusal-undo = Nur Schritte deiner eigenen, noch nicht beendeten Reise lassen sich zurücknehmen (R4.1).
refusal-takeback = Du hast nichts gelegt, was sich jetzt zurücknehmen ließe.

## Für Vorleseprogramme

say-your-turn = Du bist am Zug.
say-phase = { strip-round }, Phase { $phase }: { phase-name }.
say-reach = { $n ->
    [0] Von { $town } aus erreichst du keinen neuen Ort.
    [one] Von { $town } aus erreichst du { $n } neuen Ort: { $towns }.
   *[other] Von { $town } aus erreichst du { $n } neue Orte: { $towns }.
}
say-reach-old = Auch in Reichweite, aber schon besucht: { $towns }.
say-reach-none = Von { $town } aus erreichst du keinen Ort.
say-way = Nach { $town }: { $cards }.
say-at = Dein Stiefel steht in { $town }.
say-roads = { $n ->
    [0] Keine Straße leuchtet.
    [one] { $n } Straße leuchtet: { $roads }.
   *[other] { $n } Straßen leuchten: { $roads }.
}
say-chosen = { kind-name } ausgewählt.
say-dropped = Auswahl aufgehoben.
say-hand = Auf der Hand hast du { $cards }.
say-counters = Deine Transportmittel: { $counters }.
say-missing = Ortssteine, die noch fehlen: { $towns }.
say-offline = Verbindung verloren.
say-online = Wieder verbunden.
text-heading = Der Tisch als Text
text-board = Auf dem Spielplan
text-road = { connection-label }: { kind-name }
text-road-obstacle = { connection-label }: { kind-name } mit Hindernis
text-none = Auf dem Spielplan liegt kein Transportmittel.
text-towns = Von jedem Ort aus
text-bare = kein Transportmittel
text-actions = Was du tun kannst
keys-heading = Tasten
keys-about = Alles geht auch mit der Tastatur; diese Tasten helfen dabei.
key-what = { $key ->
    [undo] Rückgängig
    [end] Zug beenden oder passen
    [find] Ort suchen
    [zoom] Zoomen
    [hand] Zu meinen Karten
    [map] Zur Landkarte
    [counters] Zu meinen Transportmitteln
    [text] Der Tisch als Text
    [log] Zum Verlauf
   *[help] Diese Liste
}

## Regeln und Über das Spiel

rules-heading = Die Regeln
rules-intro = Elfenland in unseren eigenen Worten, Phase für Phase; die Nummern verweisen auf die Regeln.
rules-search = Regeln durchsuchen
rules-found = { $n ->
    [0] Dazu gibt es keinen Absatz.
    [one] { $n } Absatz gefunden.
   *[other] { $n } Absätze gefunden.
}
rules-chapter = { $chapter ->
    [goal] Das Spiel
    [setup] Aufbau
    [cards] Karten und Transportmittel
    [plan] Planen
    [travel] Reisen
    [round] Ende der Runde
   *[end] Ende des Spiels
}
rules-picture = Bild zu { $title }
rules-editions = Die Ausgaben im Vergleich
rules-now = Regeln dieser Phase
about-heading = Über diesen Tisch
about-game = Elfenland ist ein Brettspiel von Alan R. Moon; dieser Tisch ist ein Fanprojekt, das zu keinem Verlag gehört.
about-font = Überschriften in Philosopher, Text in Alegreya Sans, beide unter der SIL Open Font License.
about-parts = Gebaut mit Preact, htm, signals und Fluent.
about-version = Version { $version }
about-install = Als App installieren
