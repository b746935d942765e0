### Le frasi della pagina. I nomi ($player, $town, $from, $to) arrivano come parole, $kind e $terrain come
### identificatori, $cards come elenco di carte già scritto.

## Ovunque

app-title = Elfenland
app-tagline = Un viaggio nella terra dei folletti, da due a sei giocatori.
app-loading = Si srotola la mappa.
app-skip-board = Vai alla mappa
app-skip-actions = Vai alle azioni possibili
nav-menu = Menu
nav-home = Pagina iniziale
nav-rules = Regole
coach-name = Coach
think-name = E se…?
nav-puzzles = Rompicapi
nav-challenge = Lancia una sfida
nav-learn = Impara a giocare
    .about = Sei brevi lezioni sulla mappa, due minuti l’una.
nav-settings = Impostazioni
nav-me = Tu
nav-about = Informazioni
nav-close = Chiudi
nav-cancel = Annulla
nav-fullscreen = Schermo intero
nav-leave = Lascia il tavolo
copy = Copia
copied = Copiato.
yes = Sì
no = No
label-text = { $label }: { $text }

## Titolo della scheda

title-your-turn = Tocca a te · Elfenland
title-waiting = Tocca a { $player } · Elfenland
title-lobby = In attesa di giocatori · Elfenland
title-finished = Partita finita · Elfenland
title-replay = Replay · Elfenland
title-review = Analisi · Elfenland
title-learn = Primi passi · Elfenland
title-rules = Regole · Elfenland
title-offline = Riconnessione · Elfenland

## Pagina iniziale

start-now = Gioca subito
    .about = Tu contro il computer, con un clic.
start-friends = Gioca con gli amici
    .about = Apri un tavolo e manda il link; ognuno gioca sul proprio dispositivo.
start-hotseat = A turno su questo schermo
    .about = Più persone su questo dispositivo; una schermata intermedia nasconde le carte.
start-puzzle = Rompicapo del giorno
    .about = Trova il viaggio migliore; uno nuovo ogni giorno.
start-watch = Guarda
    .about = Segui una partita in corso, senza vedere le carte.
start-continue = Continua
start-others = { $n ->
    [one] Un’altra partita in corso
   *[other] Altre { $n } partite in corso
}
start-replay = Rivedi una partita
    .about = Apri una partita salvata in un file e riguardala.
start-opponents = Avversari
start-against = { $n ->
    [one] { $n } avversario
   *[other] { $n } avversari
}
start-players = Giocatori
start-bots = Bot
start-strength = Livello
# Elves of one kind, to be told apart: five, with commas between them.
elf-names = Bryn, Cael, Elin, Nyra, Tovi
bot-name = { $bot ->
    [random] Casuale
    [wanderer] Viandante
    [pathfinder] Esploratore
    [elder] Anziano
    [level-1] Sognatore
    [level-2] Girovago
    [level-3] Raccoglitore
    [level-4] Messaggero
    [level-5] Mercante
    [level-6] Guida
    [level-7] Cartografo
    [level-8] Ramingo
    [level-9] Esploratore
    [level-10] Saggio
    [level-11] Anziano
    [saboteur] Sabotatore
    [miser] Avaro
    [tourist] Turista
    [loner] Solitario
   *[other] { $bot }
}
bot-about = { $bot ->
    [random] Fa mosse a caso tra quelle permesse, per un primissimo assaggio del gioco.
    [wanderer] Mite: viaggia con buon senso, ma fa errori da principiante.
    [level-1] Una mossa su due è un capriccio.
    [level-2] Va dove è bello, e a volte ci arriva.
    [level-3] Prende ciò che è vicino e dimentica le città isolate.
    [level-4] Conosce le prossime due tappe, di rado la terza.
    [level-5] Pianifica un buon viaggio e non vede quello migliore.
    [level-6] Viaggia bene e sceglie i mezzi di trasporto in base alle carte.
    [level-7] Prende i mezzi di trasporto che servono al piano.
    [level-8] Pianifica lontano e blocca una strada quando fa davvero male.
    [level-9] Pianifica senza errori e blocca la strada giusta.
    [level-10] Prova qualche mossa a mente prima di decidere.
    [level-11] Spietato: prima di ogni decisione immagina che cosa potresti avere in mano.
    [saboteur] Posa presto l’ostacolo, e i mezzi di trasporto dove ti danno fastidio.
    [miser] Non molla una carta e viaggia poco.
    [tourist] Ama i lunghi giri sulle strade degli altri.
    [loner] Finisce la giornata il più lontano possibile da tutti.
   *[other] Un bot esterno.
}
start-rivals = { $rivals ->
    [level] Per livello
    [character] Per carattere
    [mixed] Misti
    [host] Di questo server
   *[even] Alla pari
}
start-rivals-about = { $rivals ->
    [level] Livello { $n } di 11
    [character] Gli altri al tavolo hanno altri caratteri.
    [mixed] Qualcuno di diverso a ogni posto, mite o forte.
   *[even] Forte quanto te, in base ai tuoi risultati su questo dispositivo. Il prossimo: { bot-name }.
}
start-edition = Edizione
start-edition-about = I regolamenti differiscono in alcuni punti; ogni edizione ne segue uno.
start-fold = Opzioni
start-options = Più opzioni
start-options-less = Meno opzioni
start-town-cards = Gioca con le carte delle città
start-name = Il tuo nome
start-name-of = Nome del giocatore { $n }
start-name-taken = Due giocatori hanno lo stesso nome.
start-first = Primo giocatore
start-first-about = I libretti dicono: il più anziano.
start-first-random = A sorte
start-first-oldest = Comincia il più anziano
start-pace = Ritmo
start-pace-name = { $pace ->
    [none] Senza limite
    [live] In un’unica sessione
    [hours] Ore per mossa
   *[days] Giorni per mossa
}
start-coach = Tutti possono chiedere consiglio al coach
start-visibility = Chi può guardare
start-visibility-name = { $watch ->
    [anyone] Tutti
    [link] Chi ha il link
   *[nobody] Nessuno
}
start-begin = Comincia
start-create = Apri il tavolo
start-file = Scegli un file
start-file-drop = Oppure trascina qui il file.
start-file-bad = Questo file non è la registrazione di una partita.
start-file-line = Questa registrazione non si può rivedere: la riga { $line } non ha senso.
start-file-rule = Questa registrazione non si può rivedere: la riga { $line } viola la regola { $rule }.
start-file-large = Questo file è troppo grande per essere la registrazione di una partita.
start-first-time = Non conosci Elfenland? Comincia una partita: ogni fase viene spiegata al momento giusto.

## Elenchi di partite

games-open = Tavoli aperti
nav-people = Con altri
nav-my-games = Le mie partite
games-won = Ha vinto { $players }
games-finished = Partite finite
games-seats-free = { $n ->
    [0] nessun posto libero
    [one] { $n } posto libero
   *[other] { $n } posti liberi
}
games-join = Siediti
games-watch = Guarda
games-continue = Continua
games-turn = tocca a te
games-replay = Rivedi
games-delete = Elimina
games-delete-of = Elimina la partita di { $players }
games-delete-ask = Eliminare la partita di { $players }? La registrazione, il replay e l’analisi spariranno per sempre.
games-deleted = La partita è stata eliminata.

## Prima della partita

lobby-heading = Il tavolo è pronto
lobby-share = Manda questo link ai tuoi amici
lobby-link = Link a questo tavolo
lobby-qr = Codice QR del link
lobby-qr-about = Inquadralo con la fotocamera di un telefono per sederti a questo tavolo.
lobby-network = Chi è collegato alla stessa rete domestica può usare questo link.
lobby-local-only = Solo questo computer può raggiungere questo server; avvialo con { $command } per aprirlo alla tua rete domestica.
lobby-seats = Posti
lobby-me = Nome e ritratto
lobby-seat-open = Posto libero
lobby-seat-you = { $player } (tu)
lobby-seat-bot = { $player } (bot)
lobby-sit = Siediti qui
lobby-move = Spostati qui
lobby-stand = Alzati
lobby-add-bot = Aggiungi un bot
lobby-add-here = Giocatore su questo dispositivo
lobby-remove = Togli
lobby-start = Comincia la partita
lobby-start-early = C’è ancora un posto libero; aspetta un giocatore o aggiungi un bot.
lobby-wait-host = In attesa che { $player } cominci la partita.
lobby-wait-start = In attesa che chi ospita il tavolo cominci la partita.
lobby-wait-seats = { $n ->
    [one] Manca ancora { $n } giocatore.
   *[other] Mancano ancora { $n } giocatori.
}
lobby-oldest-ask = Chi è il più anziano al tavolo?
lobby-joined = { $player } si siede.
lobby-left = { $player } si alza.

## A che punto siamo

strip-round = Mano { $round } di { $rounds }
strip-label = Le sei fasi della mano
strip-over = Partita finita
strip-last-round = Ultima mano
scroll-first = Primo giocatore: { $player }.
scroll-first-own = Il primo giocatore sei tu.

## Che cosa fare adesso

do-draw = Prendi uno dei cinque mezzi di trasporto scoperti, o pescane uno dalla pila.
do-lay = Posa un mezzo di trasporto su una strada, o passa.
do-lay-obstacle = Posa un mezzo di trasporto o il tuo ostacolo su una strada, o passa.
do-obstacle-only = Posa il tuo ostacolo su una strada con un mezzo di trasporto, o passa.
do-lay-first = Scegli prima uno dei tuoi mezzi di trasporto, poi la strada.
do-lay-road = { $n ->
    [0] Non c’è nessuna strada per questo mezzo di trasporto; scegline un altro, o passa.
    [one] Posa il mezzo di trasporto sulla strada evidenziata, o scegline un altro.
   *[other] Posa il mezzo di trasporto su una delle { $n } strade evidenziate, o scegline un altro.
}
do-lay-unpaid = Hai troppo poche carte di questo tipo; posalo comunque, o scegline un altro.
do-obstacle-road = { $n ->
    [0] Adesso non c’è nessuna strada per l’ostacolo.
    [one] Posa l’ostacolo sulla strada evidenziata.
   *[other] Posa l’ostacolo su una delle { $n } strade evidenziate.
}
do-pass-only = Adesso non puoi posare nulla, quindi passa.
do-travel-begin = Viaggia: scegli una città o termina il turno.
do-travel = { $n ->
    [0] Viaggia: nessuna nuova città a portata.
    [one] Viaggia: { $n } nuova città a portata.
   *[other] Viaggia: { $n } nuove città a portata.
}
do-travel-none = Il tuo stivale non può andare oltre; termina il turno.
do-travel-way = { $town }: { $gain } ({ $cards }).
do-travel-caravan = { $town }: { $gain } ({ $cards }), in parte in carovana.
do-travel-caravan-any = { $town }: { $gain }, in carovana con carte qualsiasi.
do-travel-far = Con le tue carte non puoi raggiungere { $town } (R4.2).
do-travel-choice = Ci sono più percorsi fino a { $town }: scegline uno.
do-caravan = { $n ->
    [one] Carovana: scegli ancora { $n } carta per pagare.
   *[other] Carovana: scegli ancora { $n } carte per pagare.
}
do-caravan-ready = La carovana è pagata; parti quando vuoi.
do-caravan-foreseen = Scelte in modo che il tuo viaggio migliore resti possibile; cambiale o parti.
# After cards and an arrow: what a journey brings.
way-gain = { $n ->
    [0] nessuna nuova città
    [one] +{ $n } città
   *[other] +{ $n } città
}
do-lay-outlook = { $n ->
    [0] Così non raggiungeresti nessuna nuova città.
    [one] Così raggiungeresti { $n } nuova città.
   *[other] Così raggiungeresti { $n } nuove città.
}
do-discard = { $n ->
    [0] Tieni le altre quattro; scarta queste per terminare il turno.
    [one] Scegli ancora { $n } carta da scartare.
   *[other] Scegli ancora { $n } carte da scartare.
}
do-keep = Scegli il mezzo di trasporto da tenere per la prossima mano; gli altri si restituiscono.
do-wait = { $doing ->
    [draw] { $player } prende un mezzo di trasporto.
    [plan] { $player } pianifica.
    [travel] { $player } viaggia.
    [discard] { $player } scarta.
    [keep] { $player } sceglie il mezzo di trasporto da tenere.
   *[other] In attesa di { $player }.
}
do-wait-bot = { $player } sta pensando.
do-watching = Stai guardando questa partita.
do-auto = Qui hai una sola possibilità; viene giocata per te.
do-paused = La partita è in pausa.
do-over = La partita è finita.

## Pulsanti del tavolo

btn-draw-stack = Pesca dalla pila
btn-draw-kind = Prendi { kind-a-object }
btn-lay = Posa
btn-obstacle = Posa l’ostacolo
btn-pass = Passa
btn-pass-last = Passa e concludi
btn-go = Vai
btn-go-all = Vai fino in fondo
btn-go-round = Con una deviazione
btn-step = Un passo
btn-step-caravan = Un passo; le carte di una carovana le scegli tu
btn-road = Su strada
btn-river = Lungo il fiume
btn-ferry = In traghetto
btn-caravan = Carovana: { $n } carte qualsiasi
btn-cards-choose = Scegli per me
btn-undo = Annulla
btn-undo-all = Annulla tutto
btn-end-turn = Fine turno
btn-discard = Scarta
btn-keep = Tieni
btn-faster = Più veloce
btn-pause = Pausa
btn-resume = Riprendi

## Giocatori

players-label = Giocatori in ordine di turno
player-you = tu
player-coached = Il coach ha aiutato in { $n ->
    [one] { $n } decisione
   *[other] { $n } decisioni
}.
player-bot = bot
player-away = assente
player-turn = di turno
clock-left = ancora { $time }
clock-used = attende da { $time }
player-passed = ha passato
player-start = primo giocatore
player-pieces = { $n ->
    [one] { $n } pedina su 20
   *[other] { $n } pedine su 20
}
player-cards = { $n ->
    [one] { $n } carta in mano
   *[other] { $n } carte in mano
}
player-counters = Mezzi di trasporto scoperti
player-secret = { $n ->
    [0] nessun mezzo di trasporto segreto
    [one] { $n } mezzo di trasporto segreto
   *[other] { $n } mezzi di trasporto segreti
}
player-obstacle = ostacolo ancora da posare
player-no-obstacle = ostacolo usato
player-town-card = La tua carta delle città: { $town }
player-shape = { $seat ->
    [0] cerchio blu
    [1] quadrato vermiglio
    [2] triangolo verde
    [3] rombo giallo
    [4] stella viola
   *[5] esagono nero
}
player-summary = { $player }, { player-shape }: { $pieces ->
    [one] { $pieces } pedina su 20
   *[other] { $pieces } pedine su 20
}, { $cards } in mano, stivale a { $town }.
player-bot-plays = Ora un bot gioca per { $player }.
player-bot-hand = Lascia il posto a un bot
player-take-back = Riprendi il posto
player-remove-ask = { $player } è via da più tempo del previsto; far continuare un bot?
player-mute = Silenzia i messaggi di { $player }
player-unmute = Riattiva i messaggi di { $player }
player-device-link = Apri questo posto su un altro dispositivo
player-device-link-about = Questo link privato è la chiave del tuo posto; non mostrarlo a nessuno.
player-device-link-renew = Crea un nuovo link e disattiva il vecchio

## La mia mano, i mezzi di trasporto, la pila, la carta dei trasporti

hand-label = Le mie carte di viaggio
hand-empty = Non hai carte.
hand-card = { kind-name }, { $n } in mano
hand-selected = scelta
counters-label = I miei mezzi di trasporto
counters-empty = Non hai più mezzi di trasporto.
counter-secret = { kind-name }, mezzo segreto
counter-open = { kind-name }, mezzo scoperto
counter-back = Mezzo di trasporto segreto
obstacle-label = Il mio ostacolo
faceup-label = Cinque mezzi di trasporto scoperti
faceup-empty = Nessun mezzo di trasporto è scoperto.
stack-label = Pila
stack-count = { $n ->
    [0] La pila è vuota.
    [one] { $n } mezzo di trasporto coperto nella pila.
   *[other] { $n } mezzi di trasporto coperti nella pila.
}
chart-heading = Carta dei trasporti
chart-about = Quante carte costa ogni tipo su ogni terreno.
chart-none = non ci va
chart-river = Zattera: 1 discendendo il fiume, 2 risalendolo
chart-cell = { kind-name }, { terrain-name }: { $n ->
    [0] non ci va
   *[other] { cards-count }
}
chart-obstacle = Un ostacolo costa una carta in più dello stesso tipo.
seen-heading = Carte viste in questa mano
seen-about = Tutti hanno visto giocare o scartare queste carte dopo l’ultima mescolata.
seen-none = In questa mano non è stata giocata nessuna carta.
price-label = { $n ->
    [0] Nessuna carta
    [one] { $n } carta
   *[other] { $n } carte
}
price-caravan = solo in carovana
price-unable = non puoi pagare

## La mappa

map-label = Mappa di Elfenland
map-town-piece = la tua pedina è ancora qui
map-town-done = visitata
map-town-boots = Stivali qui: { $players }
map-road = { connection-label }
map-road-counter = { connection-label }: { kind-name }, { cards-count }
map-road-free = { connection-label }, nessun mezzo di trasporto
map-road-obstacle = con un ostacolo
map-river-flow = Fiume, corrente da { $from } a { $to }
map-ferry = Traghetto { $from } – { $to } sul { lake-name }
map-zoom-in = Ingrandisci
map-zoom-out = Rimpicciolisci
map-zoom-all = Mostra tutta la mappa
map-zoom-me = Mostra il mio stivale
map-find = Cerca una città
map-find-none = Non c’è nessuna città con questo nome.
map-keys = Le frecce passano da una città all’altra, più e meno regolano lo zoom, Invio sceglie.
map-last = Posato per ultimo

## Diario

# Short names of the tabs beside the map.
tab-name = { $tab ->
    [log] Diario
    [chat] Chat
    [chart] Trasporti
   *[seen] Viste
}
log-label = Che cosa è successo
log-empty = Non è ancora successo nulla.
log-show = Mostra sulla mappa
log-start = La partita comincia; tutti gli stivali sono a { $town }.
log-town-cards = Ognuno riceve una carta delle città segreta.
log-town-card-own = La tua carta delle città è { $town }.
log-face-up = Si scoprono cinque mezzi di trasporto.
log-round = Comincia la mano { $round }; primo giocatore: { $player }.
log-round-own = Comincia la mano { $round }; il primo giocatore sei tu.
log-deal = { $player } riceve { cards-count }.
log-deal-own = Ricevi { $cards }.
log-draw-secret = { $player } pesca un mezzo di trasporto segreto.
log-draw-secret-own = Peschi { kind-a-object } come mezzo di trasporto segreto.
log-draw = { $player } prende { kind-a-object }.
log-draw-own = Prendi { kind-a-object }.
log-draw-blind = { $player } pesca dalla pila { kind-a-object }.
log-draw-blind-own = Peschi dalla pila { kind-a-object }.
log-place = { $player } posa { kind-a-object } su { $from } – { $to }.
log-place-own = Posi { kind-a-object } su { $from } – { $to }.
log-place-secret = { $player } posa il suo mezzo di trasporto segreto su { $from } – { $to }: { kind-a-object }.
log-place-secret-own = Posi il tuo mezzo di trasporto segreto su { $from } – { $to }: { kind-a-object }.
log-obstacle = { $player } posa il suo ostacolo su { $from } – { $to }.
log-obstacle-own = Posi il tuo ostacolo su { $from } – { $to }.
log-pass = { $player } passa.
log-pass-own = Passi.
log-move = { $player } viaggia da { $from } a { $to } con { $cards }.
log-move-own = Viaggi da { $from } a { $to } con { $cards }.
log-move-caravan = { $player } viaggia in carovana da { $from } a { $to } con { $cards }.
log-move-caravan-own = Viaggi in carovana da { $from } a { $to } con { $cards }.
log-undo = { $player } annulla l’ultimo passo.
log-undo-own = Annulli l’ultimo passo.
log-end-turn = { $player } termina il turno.
log-end-turn-own = Termini il turno.
log-discard = { $player } scarta { $cards }.
log-discard-own = Scarti { $cards }.
log-keep-open = { $player } tiene { kind-a-object }.
log-keep-open-own = Tieni { kind-a-object }.
log-keep-secret = { $player } tiene un mezzo di trasporto segreto.
log-keep-secret-own = Tieni in segreto { kind-a-object }.
log-keep-none = { $player } non ha mezzi di trasporto da tenere.
log-keep-none-own = Non hai mezzi di trasporto da tenere.
log-return = { $player } restituisce { counters-count }.
log-return-own = Restituisci { counters-count }.
log-round-end = La mano { $round } è finita.
log-result = La partita è finita, vittoria: { $players }.
log-result-own = La partita è finita, hai vinto.
log-takeback = Tutti sono d’accordo: si riprende ciò che è stato posato su { $from } – { $to } e tutto ciò che è stato posato dopo.

## Chiacchiere

chat-heading = Chat
chat-label = Messaggio a tutti
chat-send = Invia
chat-empty = Nessuno ha ancora detto nulla.
chat-new = { $n ->
    [one] { $n } nuovo messaggio
   *[other] { $n } nuovi messaggi
}
chat-long = Questo testo è troppo lungo.
chat-muted = Chi ospita il tavolo ti ha silenziato.

## Accordi

ask-pause = { $player } vorrebbe fare una pausa.
ask-takeback = { $player } vorrebbe riprendere il suo ultimo mezzo di trasporto o il suo ostacolo; torna indietro anche tutto ciò che è stato posato dopo.
ask-agree = D’accordo
ask-decline = Rifiuta
ask-waiting = { $n ->
    [one] Manca ancora { $n } risposta.
   *[other] Mancano ancora { $n } risposte.
}
ask-withdraw = Ritira la richiesta
btn-takeback = Chiedi di riprendere ciò che hai posato

## Impostazioni

settings-heading = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-theme-name = { $theme ->
    [light] Giorno
    [dark] Notte
   *[auto] Come il dispositivo
}
settings-sound = Suoni
settings-music = Musica di sottofondo
settings-volume = Volume
settings-speed = Velocità delle animazioni
settings-speed-name = { $speed ->
    [slow] Lenta
    [normal] Normale
    [fast] Veloce
   *[off] Senza animazione
}
settings-motion = Il tuo dispositivo è impostato per ridurre il movimento, quindi nulla è animato.
settings-hints = Consigli per la prima partita
settings-confirm = Chiedi conferma quando una mossa sembra una svista
settings-auto-pass = Passare da solo quando non posso posare nulla
settings-notify = Avvisami quando tocca a me
settings-notify-denied = Le notifiche sono bloccate nelle impostazioni del browser.
settings-text-view = Il tavolo come testo
settings-reset = Mostra di nuovo tutti i consigli

## Consigli della prima partita

hint-heading = Consiglio
hint-next = Capito
hint-off = Basta consigli
hint-goal = Il tuo stivale è a Elvenhold, e in ogni altra città ti aspetta una pedina. Prendine più che puoi in quattro mani.
hint-cards = Paghi i tuoi viaggi con le carte di viaggio. All’inizio di ogni mano tornano a essere otto.
hint-secret = Ognuno ha pescato in segreto un mezzo di trasporto. Il tuo lo vedi solo tu, finché non lo posi su una strada.
hint-draw = Adesso ognuno prende altri tre mezzi di trasporto. Scegli tipi di cui hai le carte: una strada richiede un mezzo di trasporto e carte del suo tipo.
hint-plan = Scegli un mezzo di trasporto, poi una strada evidenziata; il numero dice quante carte costerà. Tutti potranno usarla, quindi guarda anche che cosa posano gli altri.
hint-obstacle = Una volta per partita puoi posare il tuo ostacolo su una strada con un mezzo di trasporto; quella strada costa allora a tutti una carta in più.
hint-pass = Passa se non vuoi posare nulla. Potrai ancora posare più tardi, a meno che tutti non passino uno dopo l’altro.
hint-travel = Indica o tocca una città per vedere il percorso e quanto costa; clicca o tocca di nuovo per partire. In ogni nuova città prendi la tua pedina.
hint-water = Fiumi e laghi non richiedono mezzi di trasporto, solo zattere: una discendendo il fiume, due risalendolo, { $ferry ->
    [one_raft_or_caravan] una (o tre carte qualsiasi) per il Mare Nebulae, due per il Mare Magnum.
   *[two_rafts] due per attraversare un lago.
}
hint-caravan = { $caravan ->
    [always] Al posto delle carte giuste, tre carte qualsiasi ti fanno passare in carovana su una strada con un mezzo di trasporto, quattro se c’è un ostacolo.
   *[when_unable] Se non puoi pagare una strada con un mezzo di trasporto, tre carte qualsiasi ti fanno passare in carovana, quattro se c’è un ostacolo.
}
hint-discard = Dopo il viaggio ti restano al massimo quattro carte: scegli quali scartare.
hint-keep = La mano è finita: tieni un mezzo di trasporto per la prossima e restituisci gli altri.
hint-town-card = La tua carta delle città indica una meta segreta: alla fine ogni { $distance ->
    [roads_only] strada
   *[all_connections] collegamento
} tra la meta e il tuo stivale ti costa un punto.

## Ciò che non si può riprendere

slip-pass = Puoi ancora posare qualcosa; passare lo stesso?
slip-last-pass = Tutti gli altri hanno passato, e se passi anche tu la pianificazione finisce; passare lo stesso?
slip-end-turn = Potresti ancora prendere almeno una pedina; terminare lo stesso il turno?
slip-lay-useless = Non hai carte di questo tipo; posare lo stesso il mezzo di trasporto?
slip-leave = La partita è ancora in corso; lasciare il tavolo?
slip-bot = Lasciare il tuo posto a un bot?
slip-yes = Sì
slip-no = No, torna indietro
slip-never = Sì, e non chiedere più

## Passare il dispositivo

handover-heading = Passa il dispositivo a { $player }
handover-about = Le carte restano nascoste finché { $player } non chiede di vederle.
handover-ready = Sono { $player }, mostra le mie carte

## Mentre non c’eri, notifiche

away-heading = Mentre non c’eri,
away-moves = { $n ->
    [one] è stata fatta { $n } mossa.
   *[other] sono state fatte { $n } mosse.
}
away-watch = Mostra
away-skip = Salta
notify-your-turn = Elfenland: tocca a te.
notify-over = La partita è finita, vittoria: { $players }.
notify-started = La partita è cominciata.
notify-joined = { $player } si siede al tuo tavolo.

## La fine

end-winner = Vince { $player }.
end-you = Hai vinto.
end-shared = { $players } condividono la vittoria.
# By the reason of the outcome.
end-rule = { $reason ->
    [pieces] Più pedine di tutti alla fine ({ $rule }).
    [cards] A parità di punteggio, ma con più carte in mano ({ $rule }).
    [score] Punteggio più alto: pedine meno distanza dalla città della propria carta ({ $rule }).
    [distance] A parità di punteggio, ma più vicino alla città della propria carta ({ $rule }).
    [instant] Tutte e 20 le pedine prima dell’ultima mano: vittoria immediata ({ $rule }).
    [after_round_three] Tutte e 20 le pedine alla fine della terza mano ({ $rule }).
   *[shared] Parità in tutto, quindi la vittoria è condivisa ({ $rule }).
}
end-table = Risultato
end-player = Giocatore
end-pieces = Pedine
end-cards = Carte in mano
end-town-card = Carta delle città
end-distance = Distanza
end-score = Punteggio
end-score-sum = { pieces-count } − { $distance } fino a { $town } = { $score }
end-towns-chart = Nuove città in ogni mano
end-towns-cell = { $player }, mano { $round }: { towns-count }
end-journeys = Viaggio
end-journey-of = Viaggio di { $player }
end-rematch = Rivincita
end-rematch-about = Stesso tavolo, comincia il giocatore successivo.
end-next = E adesso?
end-stronger = Un po’ più forte: { bot-name }
end-weaker = Un po’ meno forte: { bot-name }
end-even = Alla pari: { bot-name }
rematch-wanted = { $player } vuole la rivincita
chat-says = { $player }: { $text }
end-record = Scarica la registrazione
end-replay = Rivedi la partita
end-review = Analizza la partita
end-new = Nuova partita

## Rivedere

replay-heading = Replay
replay-timeline = Momento della partita
replay-moment = { $n } di { $all }
replay-play = Riproduci
replay-pause = Pausa
replay-step = Un passo avanti
replay-step-back = Un passo indietro
replay-round-next = Mano successiva
replay-round-back = Mano precedente
replay-start = All’inizio
replay-end = Alla fine
replay-link = Link a questo momento
replay-speed = Velocità
replay-view = Carte di chi
replay-view-all = Le carte di tutti
replay-view-seat = Come la vedeva { $player }
replay-unfinished = Questa registrazione si ferma prima della fine della partita.
replay-result = Torna al risultato

## Giornate storte

bad-offline = Connessione persa. La pagina continua a riprovare; nessuna mossa sarà giocata due volte.
bad-back = La connessione è tornata, e non hai perso nulla.
bad-other-tab = Questa partita è aperta anche in un’altra scheda; gioca dove preferisci, entrambe mostrano la stessa cosa.
bad-full = Tutti i posti a questo tavolo sono occupati, ma puoi guardare.
bad-no-watch = A questo tavolo non c’è più posto, nemmeno per guardare; chiedi un altro link o apri un tavolo tuo.
bad-started = Questa partita è già cominciata, ma puoi guardare.
bad-bot-seat = Un bot ha giocato per te; riprenditi il posto quando vuoi.
bad-old-link = Questo link non vale più; chiedi quello nuovo a chi occupa il posto.
bad-gone = Questo link non porta a nessuna partita; forse è scaduta o è stata eliminata.
bad-address = A questo indirizzo non c’è nulla; forse è scritto male.
bad-storage = In questo momento il server non può salvare le mosse; aspetta un momento, la partita riprenderà da sola.
bad-busy = Troppe richieste in una volta; riprova fra { $n ->
    [one] { $n } secondo.
   *[other] { $n } secondi.
}
bad-forbidden = Non puoi farlo a questo tavolo.
bad-server = Qualcosa è andato storto sul server; riprova.
# By the sentence below it.
bad-title = { $bad ->
    [bad-gone] Questa strada non porta da nessuna parte
    [bad-address] Questa strada non porta da nessuna parte
    [bad-old-link] Questa strada è sbarrata
    [bad-no-watch] Tutti i posti sono occupati
    [bad-offline] Nessuna risposta dall’altra riva
   *[other] Qualcosa si muove nel lago
}
bad-retry = Riprova
bad-home = Vai alla pagina iniziale

## Ciò che non si può fare, e perché

refusal = Non è possibile ({ $rule }).
refusal-unknown = Adesso non è possibile.
refusal-turn = Non tocca a te, tocca a { $player }.
refusal-phase = Non è possibile in questa fase.
refusal-stale = Nel frattempo il tavolo è cambiato; guarda e scegli di nuovo.
refusal-over = La partita è finita; non si può più giocare.
refusal-paused = La partita è in pausa.
refusal-terrain = Impossibile: { kind-a } non può attraversare { terrain-through } (R3.2).
refusal-road-taken = Questa strada ha già un mezzo di trasporto (R3.2).
refusal-waterway-counter = Su una via d’acqua non si posano mezzi di trasporto (R3.2).
refusal-no-counter = Non hai questo mezzo di trasporto (R3.1).
refusal-obstacle-counter = Un ostacolo richiede una strada con un mezzo di trasporto (R3.3).
refusal-obstacle-twice = Questa strada ha già un ostacolo (R3.3).
refusal-obstacle-water = Un ostacolo non si posa mai sull’acqua (R3.3).
refusal-obstacle-used = Il tuo ostacolo è già stato usato; ce n’è uno per tutta la partita (R1.3).
refusal-face-up = Questo mezzo di trasporto non è più tra quelli scoperti (R2.3).
refusal-not-here = Questo collegamento non parte da dove si trova il tuo stivale (R4.1).
refusal-road-bare = Su questa strada non c’è nessun mezzo di trasporto, quindi nessuno può percorrerla (R4.2).
refusal-pay = Questa strada costa { $cards } (R4.2).
refusal-pay-obstacle = Con l’ostacolo questa strada costa { $cards } (R4.3).
refusal-rafts = Questa via d’acqua costa { $cards } (R4.4).
refusal-caravan-able = Puoi pagare questa strada con le carte giuste, quindi la carovana non è permessa (R4.5).
refusal-caravan-water = Una carovana non va mai sull’acqua (R4.5).
refusal-caravan-cards = { $n ->
    [one] Questa carovana costa esattamente { $n } carta (R4.5).
   *[other] Questa carovana costa esattamente { $n } carte (R4.5).
}
refusal-no-card = Non hai queste carte in mano (R4.2).
refusal-discard = Scarta fino ad avere esattamente quattro carte (R4.8).
refusal-keep = Tieni esattamente uno dei tuoi mezzi di trasporto (R5.2).
refusal-undo = Si possono annullare solo i passi del tuo viaggio non ancora finito (R4.1).
refusal-takeback = Non hai posato nulla che si possa riprendere adesso.

## Per i lettori di schermo

say-your-turn = Tocca a te.
say-phase = { strip-round }, fase { $phase }: { phase-name }.
say-reach = { $n ->
    [0] Da { $town } non puoi raggiungere nessuna nuova città.
    [one] Da { $town } puoi raggiungere { $n } nuova città: { $towns }.
   *[other] Da { $town } puoi raggiungere { $n } nuove città: { $towns }.
}
say-reach-old = A portata, ma già visitate: { $towns }.
say-reach-none = Da { $town } non puoi raggiungere nessuna città.
say-way = Fino a { $town }: { $cards }.
say-at = Il tuo stivale è a { $town }.
say-roads = { $n ->
    [0] Nessuna strada è evidenziata.
    [one] { $n } strada è evidenziata: { $roads }.
   *[other] { $n } strade sono evidenziate: { $roads }.
}
say-chosen = Scelta: { kind-name }.
say-dropped = Scelta annullata.
say-hand = Hai in mano { $cards }.
say-counters = I tuoi mezzi di trasporto: { $counters }.
say-missing = Pedine ancora da prendere: { $towns }.
say-offline = Connessione persa.
say-online = Di nuovo in linea.
text-heading = Il tavolo come testo
text-board = Sulla tavola da gioco
text-road = { connection-label }: { kind-name }
text-road-obstacle = { connection-label }: { kind-name } con un ostacolo
text-none = Sulla tavola da gioco non c’è nessun mezzo di trasporto.
text-towns = Da ogni città
text-bare = nessun mezzo di trasporto
text-actions = Che cosa puoi fare
keys-heading = Tasti
keys-about = Tutto si può fare con la tastiera; questi tasti aiutano.
key-what = { $key ->
    [undo] Annulla
    [end] Termina il turno o passa
    [find] Cerca una città
    [zoom] Regola lo zoom
    [hand] Vai alle mie carte
    [map] Vai alla mappa
    [counters] Vai ai miei mezzi di trasporto
    [text] Il tavolo come testo
    [log] Vai al diario
   *[help] Questo elenco
}

## Regole e informazioni

rules-heading = Le regole
rules-intro = Elfenland con parole nostre, fase per fase; i numeri rimandano alle regole.
rules-search = Cerca nelle regole
rules-found = { $n ->
    [0] Nessun paragrafo ne parla.
    [one] { $n } paragrafo trovato.
   *[other] { $n } paragrafi trovati.
}
rules-chapter = { $chapter ->
    [goal] Il gioco
    [setup] Preparazione
    [cards] Carte e mezzi di trasporto
    [plan] Pianificare
    [travel] Viaggiare
    [round] Fine della mano
   *[end] Fine della partita
}
rules-picture = Figura: { $title }
rules-editions = Le edizioni a confronto
rules-now = Regole di questa fase
about-heading = Informazioni su questo tavolo
about-game = Elfenland è un gioco da tavolo di Alan R. Moon; questo tavolo è un progetto di appassionati, senza legami con alcun editore.
about-font = Titoli in Philosopher, testo in Alegreya Sans, entrambi con la SIL Open Font License.
about-parts = Costruito con Preact, htm, signals e Fluent.
about-version = Versione { $version }
about-install = Installa come app
