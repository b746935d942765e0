### The sentences of the page. Names ($player, $town, $from, $to) come as words, $kind and $terrain as ids,
### $cards as a ready list of cards ("2 dragons and 1 raft").

## Everywhere

app-title = Elfenland
app-tagline = A journey through the land of the elves, for two to six players.
app-loading = Unrolling the map…
app-skip-board = Skip to the map
app-skip-actions = Skip to your actions
nav-menu = Menu
nav-home = Start page
nav-rules = Rules
coach-name = Coach
think-name = What if?
nav-puzzles = Puzzles
nav-challenge = Challenge a friend
nav-learn = Learn the game
    .about = Six short lessons on the map, two minutes each.
nav-settings = Settings
nav-me = You
nav-about = About
nav-close = Close
nav-cancel = Cancel
nav-fullscreen = Full screen
nav-leave = Leave the table
copy = Copy
copied = Copied.
yes = Yes
no = No
label-text = { $label }: { $text }

## Title of the tab

title-your-turn = Your turn · Elfenland
title-waiting = { $player }’s turn · Elfenland
title-lobby = Waiting for players · Elfenland
title-finished = Game over · Elfenland
title-replay = Replay · Elfenland
title-review = Review · Elfenland
title-learn = First steps · Elfenland
title-rules = Rules · Elfenland
title-offline = Reconnecting · Elfenland

## Start page

start-now = Play now
    .about = You against the computer, in one click.
start-friends = Play with friends
    .about = Open a table and share the link; everyone plays on their own device.
start-hotseat = Pass and play
    .about = Several people share this device; a screen between turns hides each hand.
start-puzzle = Puzzle of the day
    .about = Find the best journey; a new one every day.
start-watch = Watch
    .about = Follow a game in progress without seeing anyone’s cards.
start-continue = Continue
start-others = { $n ->
    [one] { $n } more unfinished game
   *[other] { $n } more unfinished games
}
start-replay = Replay a saved game
    .about = Open a game from a file and watch it again.
start-opponents = Opponents
start-against = { $n ->
    [one] { $n } opponent
   *[other] { $n } opponents
}
start-players = Players
start-bots = Bots
start-strength = Strength
# Elves of one kind, to be told apart: five, with commas between them.
elf-names = Bryn, Cael, Elin, Nyra, Tovi
bot-name = { $bot ->
    [random] Random
    [wanderer] Wanderer
    [pathfinder] Pathfinder
    [elder] Elder
    [level-1] Dreamer
    [level-2] Stroller
    [level-3] Gatherer
    [level-4] Messenger
    [level-5] Merchant
    [level-6] Guide
    [level-7] Cartographer
    [level-8] Ranger
    [level-9] Pathfinder
    [level-10] Sage
    [level-11] Elder
    [saboteur] Saboteur
    [miser] Miser
    [tourist] Tourist
    [loner] Loner
   *[other] { $bot }
}
bot-about = { $bot ->
    [random] Makes random legal moves, for a very first look at the game.
    [wanderer] Gentle: travels sensibly but makes beginner’s mistakes.
    [level-1] Half of what they do is a whim.
    [level-2] Goes where it is pretty, and sometimes gets there.
    [level-3] Takes what is near and leaves lonely towns behind.
    [level-4] Knows the next two stops, seldom the third.
    [level-5] Plans a sound journey and overlooks the better one.
    [level-6] Travels well; draws counters by the cards in hand.
    [level-7] Draws the counters that the plan needs.
    [level-8] Plans far; blocks a road when that hurts a lot.
    [level-9] Plans without a slip and blocks the right road.
    [level-10] Thinks a few moves through before deciding.
    [level-11] Merciless: before every decision, considers what you might be holding.
    [saboteur] Places the obstacle early, and counters where you would hate them.
    [miser] Holds on to every card and travels little.
    [tourist] Loves a long tour on other people’s roads.
    [loner] Ends the day as far away from everybody as possible.
   *[other] A third-party bot.
}
start-rivals = { $rivals ->
    [level] By level
    [character] By character
    [mixed] Mixed
    [host] Of this server
   *[even] Even match
}
start-rivals-about = { $rivals ->
    [level] Level { $n } of 11
    [character] The others at the table have other characters.
    [mixed] Somebody different at every seat, gentle or strong.
   *[even] As strong as you are, judged by your results on this device. Next: { bot-name }.
}
start-edition = Edition
start-edition-about = The rulebooks differ on a few points; each edition follows one of them.
start-fold = Options
start-options = More options
start-options-less = Fewer options
start-town-cards = Play with town cards
start-name = Your name
start-name-of = Name of player { $n }
start-name-taken = Two players have the same name.
start-first = Starting player
start-first-about = The rulebooks say: the oldest player.
start-first-random = Chosen at random
start-first-oldest = The oldest player starts
start-pace = Pace
start-pace-name = { $pace ->
    [none] No limit
    [live] In one sitting
    [hours] Hours per move
   *[days] Days per move
}
start-coach = Everybody may ask the coach
start-visibility = Who can watch
start-visibility-name = { $watch ->
    [anyone] Anyone
    [link] Anyone with the link
   *[nobody] Nobody
}
start-begin = Begin
start-create = Open the table
start-file = Choose a file
start-file-drop = Or drop the file here.
start-file-bad = This file is not the record of a game.
start-file-line = This record cannot be replayed: line { $line } makes no sense.
start-file-rule = This record cannot be replayed: line { $line } breaks rule { $rule }.
start-file-large = This file is too large to be the record of a game.
start-first-time = New to Elfenland? Start a game: each phase is explained as it comes up.

## Lists of games

games-open = Open tables
nav-people = People
nav-my-games = My games
games-won = { $players } won
games-finished = Finished games
games-seats-free = { $n ->
    [0] no free seat
    [one] { $n } free seat
   *[other] { $n } free seats
}
games-join = Sit down
games-watch = Watch
games-continue = Continue
games-turn = your turn
games-replay = Replay
games-delete = Delete
games-delete-of = Delete the game of { $players }
games-delete-ask = Delete the game of { $players }? Its record, replay and review go with it, for good.
games-deleted = The game has been deleted.

## Lobby

lobby-heading = The table is set
lobby-share = Send this link to your friends
lobby-link = Link to this table
lobby-qr = QR code for the link
lobby-qr-about = Point a phone’s camera at it to sit down at this table.
lobby-network = People on the same home network can use this link.
lobby-local-only = Only this computer can reach this server; start it with { $command } to open it to your home network.
lobby-seats = Seats
lobby-me = Name and portrait
lobby-seat-open = Free seat
lobby-seat-you = { $player } (you)
lobby-seat-bot = { $player } (bot)
lobby-sit = Sit down here
lobby-move = Move here
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-add-here = Player on this device
lobby-remove = Remove
lobby-start = Start the game
lobby-start-early = There is still a free seat; wait for a player, or add a bot.
lobby-wait-host = Waiting for { $player } to start the game.
lobby-wait-start = Waiting for the host to start the game.
lobby-wait-seats = { $n ->
    [one] Waiting for { $n } more player.
   *[other] Waiting for { $n } more players.
}
lobby-oldest-ask = Who is the oldest player at the table?
lobby-joined = { $player } sits down.
lobby-left = { $player } stands up.

## Where we are

strip-round = Round { $round } of { $rounds }
strip-label = The six phases of the round
strip-over = Game over
strip-last-round = Last round
scroll-first = { $player } is the starting player.
scroll-first-own = You are the starting player.

## What to do now

do-draw = Take one of the five face-up counters, or draw one from the stack.
do-lay = Place a counter on a road, or pass.
do-lay-obstacle = Place a counter or your obstacle on a road, or pass.
do-obstacle-only = Place your obstacle on a road that has a counter, or pass.
do-lay-first = Choose one of your counters first, then the road.
do-lay-road = { $n ->
    [0] No road can take this counter now; choose another, or pass.
    [one] Place the counter on the road that is lit up, or choose another.
   *[other] Place the counter on one of the { $n } roads that are lit up, or choose another.
}
do-lay-unpaid = You have too few matching cards; place it anyway, or choose another.
do-obstacle-road = { $n ->
    [0] No road can take the obstacle now.
    [one] Place the obstacle on the road that is lit up.
   *[other] Place the obstacle on one of the { $n } roads that are lit up.
}
do-pass-only = You cannot place anything now, so pass.
do-travel-begin = Travel: choose a town, or end your turn.
do-travel = { $n ->
    [0] Travel: no new town is within reach.
    [one] Travel: { $n } new town is within reach.
   *[other] Travel: { $n } new towns are within reach.
}
do-travel-none = Your boot can go no further; end your turn.
do-travel-way = { $town }: { $gain } ({ $cards }).
do-travel-caravan = { $town }: { $gain } ({ $cards }), partly by caravan.
do-travel-caravan-any = { $town }: { $gain }, by caravan with any cards.
do-travel-far = { $town } is out of reach with your cards (R4.2).
do-travel-choice = There are several ways to { $town }: choose one.
do-caravan = { $n ->
    [one] Caravan: choose { $n } more card to pay with.
   *[other] Caravan: choose { $n } more cards to pay with.
}
do-caravan-ready = The caravan is paid for; set out when you like.
do-caravan-foreseen = Chosen so that your best journey from there stays possible; change the cards or go.
# After cards and an arrow: what a journey brings.
way-gain = { $n ->
    [0] no new town
    [one] +{ $n } town
   *[other] +{ $n } towns
}
do-lay-outlook = { $n ->
    [0] Placed there, it would let you reach no new town.
    [one] Placed there, it would let you reach { $n } new town.
   *[other] Placed there, it would let you reach { $n } new towns.
}
do-discard = { $n ->
    [0] You keep the other four; discard these to end your turn.
    [one] Choose { $n } more card to discard.
   *[other] Choose { $n } more cards to discard.
}
do-keep = Choose the one counter to keep for the next round; the others go back.
do-wait = { $doing ->
    [draw] { $player } is drawing a counter.
    [plan] { $player } is planning.
    [travel] { $player } is travelling.
    [discard] { $player } is discarding cards.
    [keep] { $player } is choosing a counter to keep.
   *[other] Waiting for { $player }.
}
do-wait-bot = { $player } is thinking.
do-watching = You are watching this game.
do-auto = There is only one thing you can do, so it is done for you.
do-paused = The game is paused.
do-over = The game is over.

## Buttons of the table

btn-draw-stack = Draw from the stack
btn-draw-kind = Take { kind-a-object }
btn-lay = Place
btn-obstacle = Place the obstacle
btn-pass = Pass
btn-pass-last = Pass and end planning
btn-go = Go
btn-go-all = Go the whole way
btn-go-round = Detour
btn-step = One step
btn-step-caravan = One step; the cards of a caravan are then yours to choose
btn-road = By road
btn-river = By river
btn-ferry = By ferry
btn-caravan = Caravan: any { $n } cards
btn-cards-choose = Choose for me
btn-undo = Undo
btn-undo-all = Undo all
btn-end-turn = End turn
btn-discard = Discard
btn-keep = Keep
btn-faster = Faster
btn-pause = Pause
btn-resume = Resume

## Players

players-label = Players in turn order
player-you = you
player-coached = The coach has helped in { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}.
player-bot = bot
player-away = away
player-turn = to play
clock-left = { $time } left
clock-used = waiting for { $time }
player-passed = passed
player-start = starting player
player-pieces = { $n } of 20 pieces
player-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
player-counters = Face-up counters
player-secret = { $n ->
    [0] no secret counter
    [one] { $n } secret counter
   *[other] { $n } secret counters
}
player-obstacle = obstacle still to place
player-no-obstacle = obstacle used
player-town-card = Your town card: { $town }
player-shape = { $seat ->
    [0] blue circle
    [1] vermilion square
    [2] green triangle
    [3] yellow diamond
    [4] purple star
   *[5] black hexagon
}
player-summary = { $player }, { player-shape }: { $pieces } of 20 pieces, { $cards } in hand, boot in { $town }.
player-bot-plays = A bot now plays for { $player }.
player-bot-hand = Hand the seat to a bot
player-take-back = Take the seat back
player-remove-ask = { $player } has been away longer than agreed; should a bot take over?
player-mute = Mute { $player }
player-unmute = Unmute { $player }
player-device-link = Open this seat on another device
player-device-link-about = This private link is the key to your seat; do not show it to anyone.
player-device-link-renew = Create a new link and disable the old one

## My hand, counters, stack, chart

hand-label = My travel cards
hand-empty = You have no cards.
hand-card = { kind-name }, { $n } in hand
hand-selected = chosen
counters-label = My counters
counters-empty = You have no counters left.
counter-secret = { kind-name }, secret
counter-open = { kind-name }, face up
counter-back = Secret counter
obstacle-label = My obstacle
faceup-label = Five counters face up
faceup-empty = There are no face-up counters.
stack-label = Stack
stack-count = { $n ->
    [0] The stack is empty.
    [one] { $n } counter face down in the stack.
   *[other] { $n } counters face down in the stack.
}
chart-heading = Transportation chart
chart-about = How many cards each kind costs on each terrain.
chart-none = cannot go there
chart-river = Raft: 1 downriver, 2 upriver
chart-cell = { kind-name }, { terrain-name }: { $n ->
    [0] cannot go there
   *[other] { cards-count }
}
chart-obstacle = An obstacle costs one more card of the same kind.
seen-heading = Cards seen this round
seen-about = Everyone has seen these cards played or discarded since the last shuffle.
seen-none = No cards have been played this round.
price-label = { $n ->
    [0] No card
    [one] { $n } card
   *[other] { $n } cards
}
price-caravan = only by caravan
price-unable = you cannot afford this

## The map

map-label = Map of Elfenland
map-town-piece = your piece is still here
map-town-done = visited
map-town-boots = Boots here: { $players }
map-road = { connection-label }
map-road-counter = { connection-label }: { kind-name }, { cards-count }
map-road-free = { connection-label }, no counter
map-road-obstacle = with an obstacle
map-river-flow = River flowing from { $from } to { $to }
map-ferry = Ferry { $from } – { $to } on { lake-name }
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-zoom-all = Show the whole map
map-zoom-me = Show my boot
map-find = Find a town
map-find-none = There is no town by that name.
map-keys = Arrow keys move between towns, plus and minus zoom, Enter chooses.
map-last = Placed last

## Log

# Short names of the tabs beside the map.
tab-name = { $tab ->
    [log] Log
    [chat] Chat
    [chart] Chart
   *[seen] Cards seen
}
log-label = What has happened
log-empty = Nothing has happened yet.
log-show = Show on the map
log-start = The game begins; all boots are in { $town }.
log-town-cards = Everyone receives a secret town card.
log-town-card-own = Your town card is { $town }.
log-face-up = Five counters are turned face up.
log-round = Round { $round } begins; { $player } is the starting player.
log-round-own = Round { $round } begins; you are the starting player.
log-deal = { $player } receives { cards-count }.
log-deal-own = You receive { $cards }.
log-draw-secret = { $player } draws a secret counter.
log-draw-secret-own = You draw { kind-a-object } as your secret counter.
log-draw = { $player } takes { kind-a-object }.
log-draw-own = You take { kind-a-object }.
log-draw-blind = { $player } draws { kind-a-object } from the stack.
log-draw-blind-own = You draw { kind-a-object } from the stack.
log-place = { $player } places { kind-a-object } on { $from } – { $to }.
log-place-own = You place { kind-a-object } on { $from } – { $to }.
log-place-secret = { $player } places { kind-a-object }, secret until now, on { $from } – { $to }.
log-place-secret-own = You place { kind-a-object }, secret until now, on { $from } – { $to }.
log-obstacle = { $player } places their obstacle on { $from } – { $to }.
log-obstacle-own = You place your obstacle on { $from } – { $to }.
log-pass = { $player } passes.
log-pass-own = You pass.
log-move = { $player } travels from { $from } to { $to } with { $cards }.
log-move-own = You travel from { $from } to { $to } with { $cards }.
log-move-caravan = { $player } travels from { $from } to { $to } by caravan with { $cards }.
log-move-caravan-own = You travel from { $from } to { $to } by caravan with { $cards }.
log-undo = { $player } takes back their last step.
log-undo-own = You take back your last step.
log-end-turn = { $player } ends their turn.
log-end-turn-own = You end your turn.
log-discard = { $player } discards { $cards }.
log-discard-own = You discard { $cards }.
log-keep-open = { $player } keeps { kind-a-object }.
log-keep-open-own = You keep { kind-a-object }.
log-keep-secret = { $player } keeps a secret counter.
log-keep-secret-own = You secretly keep { kind-a-object }.
log-keep-none = { $player } has no counter to keep.
log-keep-none-own = You have no counter to keep.
log-return = { $player } returns { counters-count }.
log-return-own = You return { counters-count }.
log-round-end = Round { $round } is over.
log-result = The game is over: { $players } won.
log-result-own = The game is over: you won.
log-takeback = Everyone agreed: what was placed on { $from } – { $to }, and everything after it, is taken back.

## Chat

chat-heading = Chat
chat-label = Message to the table
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-new = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
chat-long = This text is too long.
chat-muted = The host has muted you.

## Agreements

ask-pause = { $player } would like to pause the game.
ask-takeback = { $player } would like to take back their last counter or obstacle; everything placed after it goes back too.
ask-agree = Agree
ask-decline = Decline
ask-waiting = { $n ->
    [one] Waiting for { $n } answer.
   *[other] Waiting for { $n } answers.
}
ask-withdraw = Withdraw
btn-takeback = Ask to take back what I placed

## Settings

settings-heading = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-name = { $theme ->
    [light] Day
    [dark] Night
   *[auto] Same as device
}
settings-sound = Sound
settings-music = Soft background music
settings-volume = Volume
settings-speed = Animation speed
settings-speed-name = { $speed ->
    [slow] Slow
    [normal] Normal
    [fast] Fast
   *[off] No animation
}
settings-motion = Your device is set to reduce motion, so nothing is animated.
settings-hints = Hints for the first game
settings-confirm = Ask before a move that looks like a mistake
settings-auto-pass = Pass by itself when I cannot place anything
settings-notify = Notify me when it is my turn
settings-notify-denied = Notifications are blocked in the browser’s settings.
settings-text-view = The table as text
settings-reset = Show all hints again

## Hints of the first game

hint-heading = Hint
hint-next = Got it
hint-off = No more hints
hint-goal = Your boot is in Elvenhold, and one of your pieces is waiting in every other town. Collect as many as you can in four rounds.
hint-cards = You pay for your journeys with travel cards. At the start of each round your hand is filled up to eight cards.
hint-secret = Everyone has drawn one counter in secret. Only you can see yours, until you place it on a road.
hint-draw = Now everyone takes three more counters. Choose kinds that match your cards: to travel along a road you need a counter on it and cards of the same kind.
hint-plan = Choose a counter, then a road that lights up; the number is its price in cards. Everyone may use that road, so watch what the others place, too.
hint-obstacle = Once per game you may place your obstacle on a road that has a counter; that road then costs everyone one more card.
hint-pass = Pass when you do not want to place anything. You may still place later, unless everyone passes in a row.
hint-travel = Point at a town or tap it to see the way there and what it costs; click or tap again to go. In each new town you take your piece.
hint-water = Rivers and lakes need no counter, only rafts: one downriver, two upriver, { $ferry ->
    [one_raft_or_caravan] one across Mare Nebulae (or any three cards), two across Mare Magnum.
   *[two_rafts] two across a lake.
}
hint-caravan = { $caravan ->
    [always] Instead of the right cards, any three take you along a road with a counter as a caravan, four if there is an obstacle.
   *[when_unable] If you cannot pay for a road with a counter, any three cards take you along it as a caravan, four if there is an obstacle.
}
hint-discard = After your journey you keep at most four cards: choose which ones to discard.
hint-keep = The round is over: you keep one counter for the next round, and the others go back.
hint-town-card = Your town card names a secret goal: at the end, each { $distance ->
    [roads_only] road on the way
   *[all_connections] connection
} between it and your boot costs you a point.

## What cannot be taken back

slip-pass = You can still place something; pass anyway?
slip-last-pass = Everyone else has passed, so planning ends if you pass too; pass anyway?
slip-end-turn = You could still collect at least one piece; end your turn anyway?
slip-lay-useless = You hold no card of this kind; place the counter anyway?
slip-leave = The game is still running; leave the table?
slip-bot = Hand your seat to a bot?
slip-yes = Yes, do it
slip-no = No, go back
slip-never = Yes, and do not ask again

## Hand-over screen

handover-heading = Pass the device to { $player }
handover-about = The hand stays hidden until { $player } is ready.
handover-ready = I am { $player }, show my cards

## While you were away, notifications

away-heading = While you were away,
away-moves = { $n ->
    [one] { $n } move was made.
   *[other] { $n } moves were made.
}
away-watch = Show me
away-skip = Skip
notify-your-turn = It is your turn in Elfenland.
notify-over = The game is over: { $players } won.
notify-started = The game has begun.
notify-joined = { $player } sits down at your table.

## The end

end-winner = { $player } wins.
end-you = You win.
end-shared = { $players } share the victory.
# By the reason of the outcome.
end-rule = { $reason ->
    [pieces] Most town pieces at the end ({ $rule }).
    [cards] Tied on score, but most cards in hand ({ $rule }).
    [score] Highest score: pieces minus the distance to the town on the town card ({ $rule }).
    [distance] Tied on score, but closest to the town on the town card ({ $rule }).
    [instant] All 20 pieces before the last round: an instant win ({ $rule }).
    [after_round_three] All 20 pieces by the end of the third round ({ $rule }).
   *[shared] Tied in every respect, so the victory is shared ({ $rule }).
}
end-table = Result
end-player = Player
end-pieces = Pieces
end-cards = Cards in hand
end-town-card = Town card
end-distance = Distance
end-score = Score
end-score-sum = { pieces-count } − { $distance } to { $town } = { $score }
end-towns-chart = New towns in each round
end-towns-cell = { $player }, round { $round }: { towns-count }
end-journeys = Journey
end-journey-of = Journey of { $player }
end-rematch = Rematch
end-rematch-about = Same table, next starting player.
end-next = And next?
end-stronger = A bit stronger: { bot-name }
end-weaker = A bit weaker: { bot-name }
end-even = Even match: { bot-name }
rematch-wanted = { $player } wants a rematch
chat-says = { $player }: { $text }
end-record = Download the record
end-replay = Watch the replay
end-review = Review
end-new = New game

## Replay

replay-heading = Replay
replay-timeline = Point in the game
replay-moment = { $n } of { $all }
replay-play = Play
replay-pause = Pause
replay-step = One step forward
replay-step-back = One step back
replay-round-next = Next round
replay-round-back = Previous round
replay-start = To the beginning
replay-end = To the end
replay-link = Link to this moment
replay-speed = Speed
replay-view = Whose cards
replay-view-all = Everyone’s cards
replay-view-seat = As { $player } saw it
replay-unfinished = This record ends before the game was over.
replay-result = Back to the result

## Bad days

bad-offline = Connection lost. The page keeps trying; nothing will be played twice.
bad-back = You are connected again and have missed nothing.
bad-other-tab = This game is also open in another tab; play in either, they show the same game.
bad-full = All seats at this table are taken, but you can watch.
bad-no-watch = This table has no free seat and does not allow spectators; ask for another link or open a table of your own.
bad-started = This game has already begun, but you can watch.
bad-bot-seat = A bot has been playing for you; take your seat back whenever you like.
bad-old-link = This link is no longer valid; ask the owner of the seat for the new one.
bad-gone = There is no game under this link; it may have expired or been deleted.
bad-address = There is nothing at this address; perhaps it was mistyped.
bad-storage = The server cannot save moves at the moment; wait a little, and the game will go on by itself.
bad-busy = Too much at once; try again in { $n ->
    [one] { $n } second.
   *[other] { $n } seconds.
}
bad-forbidden = You may not do this at this table.
bad-server = Something went wrong on the server; please try again.
# By the sentence below it.
bad-title = { $bad ->
    [bad-gone] This road leads nowhere
    [bad-address] This road leads nowhere
    [bad-old-link] This road is closed
    [bad-no-watch] Every seat is taken
    [bad-offline] No answer from the other shore
   *[other] Something stirs in the lake
}
bad-retry = Try again
bad-home = Go to the start page

## What is not possible, and why

refusal = This is not possible ({ $rule }).
refusal-unknown = This is not possible now.
refusal-turn = It is { $player }’s turn, not yours.
refusal-phase = This is not possible in this phase.
refusal-stale = The table has changed in the meantime; look and choose again.
refusal-over = The game is over; no more moves can be made.
refusal-paused = The game is paused.
refusal-terrain = Not possible: { kind-a } cannot travel { terrain-through } (R3.2).
refusal-road-taken = This road already has a counter (R3.2).
refusal-waterway-counter = A waterway takes no counter (R3.2).
refusal-no-counter = You do not have this counter (R3.1).
refusal-obstacle-counter = An obstacle needs a road with a counter on it (R3.3).
refusal-obstacle-twice = This road already has an obstacle (R3.3).
refusal-obstacle-water = An obstacle cannot be placed on a waterway (R3.3).
refusal-obstacle-used = You have used your obstacle; there is only one for the whole game (R1.3).
refusal-face-up = This counter is no longer face up (R2.3).
refusal-not-here = This connection does not begin where your boot stands (R4.1).
refusal-road-bare = There is no counter on this road, so nobody can travel it (R4.2).
refusal-pay = You need { $cards } for this road (R4.2).
refusal-pay-obstacle = With the obstacle you need { $cards } for this road (R4.3).
refusal-rafts = You need { $cards } for this waterway (R4.4).
refusal-caravan-able = You can pay for this road with the right cards, so a caravan is not allowed (R4.5).
refusal-caravan-water = A caravan never goes by water (R4.5).
refusal-caravan-cards = { $n ->
    [one] This caravan takes exactly { $n } card (R4.5).
   *[other] This caravan takes exactly { $n } cards (R4.5).
}
refusal-no-card = You do not hold these cards (R4.2).
refusal-discard = Discard down to exactly four cards (R4.8).
refusal-keep = Keep exactly one of your counters (R5.2).
refusal-undo = Only steps of your own unfinished journey can be undone (R4.1).
refusal-takeback = You have placed nothing that could be taken back now.

## For screen readers

say-your-turn = It is your turn.
say-phase = { strip-round }, phase { $phase }: { phase-name }.
say-reach = { $n ->
    [0] From { $town } you can reach no new town.
    [one] From { $town } you can reach { $n } new town: { $towns }.
   *[other] From { $town } you can reach { $n } new towns: { $towns }.
}
say-reach-old = Also within reach, but visited before: { $towns }.
say-reach-none = From { $town } you cannot reach any town.
say-way = To { $town }: { $cards }.
say-at = Your boot is in { $town }.
say-roads = { $n ->
    [0] No road is lit up.
    [one] { $n } road is lit up: { $roads }.
   *[other] { $n } roads are lit up: { $roads }.
}
say-chosen = { kind-name } chosen.
say-dropped = Choice taken back.
say-hand = You hold { $cards }.
say-counters = Your counters: { $counters }.
say-missing = Pieces still to collect: { $towns }.
say-offline = Connection lost.
say-online = Connected again.
text-heading = The table as text
text-board = On the board
text-road = { connection-label }: { kind-name }
text-road-obstacle = { connection-label }: { kind-name } with an obstacle
text-none = There is no counter on the board.
text-towns = From each town
text-bare = no counter
text-actions = What you can do
keys-heading = Keys
keys-about = Everything can be done from the keyboard; these keys help.
key-what = { $key ->
    [undo] Undo
    [end] End turn or pass
    [find] Find a town
    [zoom] Zoom
    [hand] Go to my cards
    [map] Go to the map
    [counters] Go to my counters
    [text] The table as text
    [log] Go to the log
   *[help] This list
}

## Rules page and about

rules-heading = The rules
rules-intro = Elfenland in our own words, phase by phase; the numbers refer to the rules.
rules-search = Search the rules
rules-found = { $n ->
    [0] No paragraph mentions this.
    [one] { $n } paragraph found.
   *[other] { $n } paragraphs found.
}
rules-chapter = { $chapter ->
    [goal] The game
    [setup] Set-up
    [cards] Cards and counters
    [plan] Planning
    [travel] Travelling
    [round] End of the round
   *[end] End of the game
}
rules-picture = Illustration: { $title }
rules-editions = The editions compared
rules-now = Rules of this phase
about-heading = About this table
about-game = Elfenland is a board game by Alan R. Moon; this table is a fan project, not affiliated with any publisher.
about-font = Headings in Philosopher, text in Alegreya Sans, both under the SIL Open Font License.
about-parts = Built with Preact, htm, signals and Fluent.
about-version = Version { $version }
about-install = Install as an app
