### The rules in our own words. The numbers are those of the project's rule text.

## The game

rule-goal-1 = Over four rounds you travel through Elfenland with your elf boot. A piece of your colour is waiting in each of twenty towns; whoever has collected the most pieces at the end wins.
    .title = A land full of towns
rule-goal-2 = The map shows 21 towns and 48 connections. Roads lead through plains, woods, desert and mountains; rivers and lakes are waterways. Some neighbouring towns are joined both by a road and by water.
    .title = Roads and waterways
rule-goal-3 = You need two things to travel along a road: a transportation counter on it, and travel cards of the same kind in your hand. A counter serves everyone at the table, but each player pays with their own cards.
    .title = Counters and cards

## Set-up

rule-setup-1 = All boots start in Elvenhold. Every player has one piece on each of the other twenty towns, and none on Elvenhold itself.
    .title = Boots and pieces
rule-setup-2 = The 48 counters, eight each of giant pig, elfcycle, magic cloud, unicorn, troll wagon and dragon, form a face-down stack. Five are turned face up, and five stay face up throughout the game.
    .title = The counters
rule-setup-3 = Each player holds one obstacle. It can be used once in the whole game, and everyone can see whether you still have it.
    .title = One obstacle each
rule-setup-4 = If you play with town cards, everyone is secretly dealt one. It names the town where your boot should be at the end of the game; the remaining cards are put away unseen.
    .title = Town cards

## Cards and counters

rule-cards-1 = Each round has a starting player, who goes first in every phase; the others follow clockwise, to the left. For the first round, agree on someone (the rulebooks say: the oldest player) or choose at random.
    .title = Who begins
rule-cards-2 = All cards that nobody holds are shuffled, and every hand is filled up to eight cards. There are ten cards of each of the six kinds and twelve rafts.
    .title = Phase 1: eight cards
rule-cards-3 = Each player draws one counter from the stack and keeps it secret. Only you may look at it, until you place it on a road.
    .title = Phase 2: a secret counter
rule-cards-4 = In turn, each player takes three more counters, one at a time: one of the five face-up ones, which is replaced at once, or one from the stack. These lie face up in front of you, even when they came from the stack.
    .title = Phase 3: three more counters
rule-cards-5 = Together with a counter kept from the round before, you have at most five counters to place.
    .title = Five at most

## Planning

rule-plan-1 = In turn, each player does one thing: places a counter on a road, places their obstacle, or passes. Every counter on the board can be used by all players.
    .title = Phase 4: one thing at a time
rule-plan-2 = A road takes a single counter, and its kind must be able to travel the terrain. A giant pig, for instance, never goes into the desert. Waterways take no counters.
    .title = Which counter where
rule-plan-3 = The chart shows how many cards each kind costs on which terrain: pigs and elfcycles run through plains and woods, clouds and unicorns love the mountains, troll wagons go everywhere but are quick only in the plains, and dragons fly anywhere for one card, except in the woods, where they need two. Where the chart has a dash, that kind cannot go.
    .title = The chart
rule-plan-4 = The obstacle goes on a road that already has a counter and no obstacle yet, never on water. From then on this road costs everyone one more card. Placing it is your whole turn.
    .title = The obstacle
rule-plan-5 = You may always pass, and place something again when your turn comes round; a player with nothing to place passes. Planning ends when all players have passed in a row.
    .title = Passing

## Travelling

rule-travel-1 = One after another, each player makes a whole journey: as many steps as you like and can pay for, each along one connection from the town where your boot is.
    .title = Phase 5: the journey
rule-travel-2 = A road with a counter costs as many cards of its kind as the chart says for the terrain. A dragon in the desert takes one dragon card, a troll wagon there takes two troll wagon cards.
    .title = Paying for a road
rule-travel-3 = An obstacle costs one more card of the same kind. From Feodor to Lapphálya through the woods, with a dragon and an obstacle, you pay three dragon cards.
    .title = Past an obstacle
rule-travel-4 = Rivers need no counter, only rafts: one downriver, as the arrows point, and two upriver. From Virst to Ixara one raft is enough, and the way back takes two.
    .title = Rivers
rule-travel-5 = Each crossing of a lake takes two rafts, in either direction. Ferries cross Mare Nebulae in the west and Mare Magnum in the south-east. According to the French summary card, Mare Nebulae takes only one raft, or any three cards.
    .title = Lakes
rule-travel-6 = If you cannot pay for a road with the right cards, any three cards take you along it as a caravan, four if there is an obstacle. Rafts count as well. A caravan needs a counter on the road and never goes by water. According to the French summary card you may always choose it.
    .title = Caravan
rule-travel-7 = You may use the same connection several times in one journey and pay each time. Dag’Amura to Kihromah and back with a magic cloud takes four magic cloud cards.
    .title = There and back
rule-travel-8 = When you reach a town where your piece is still waiting, you take it. Each town counts once.
    .title = Taking a piece
rule-travel-9 = Your journey ends when you cannot or will not go on. If you then hold more than four cards, you choose which ones to discard until exactly four are left, in the last round too.
    .title = The end of a journey

## End of the round

rule-round-1 = Every player who has counters left keeps exactly one for the next round, secret or face up as it was. The others go back, secret ones without being shown.
    .title = Phase 6: keep one counter
rule-round-2 = All counters on the board and all returned ones are mixed into the stack. Obstacles that were used leave the game. The five face-up counters stay, unless the edition asks for new ones.
    .title = The board is cleared
rule-round-3 = The player to the left of the starting player becomes the next starting player, and a new round begins. When the game is over, this phase is skipped.
    .title = The next round

## End of the game

rule-end-1 = After the fourth round the player with the most pieces wins. In a tie, the one with the most cards in hand wins.
    .title = Who wins
rule-end-2 = With town cards, your score is your pieces minus the number of connections on the shortest way from your boot to the town on your card, and the highest score wins. With 17 pieces, the boot in Throtmanni and the Jaccaranda card you score 16. In a tie, the player closest to their own town wins. According to the French summary card only roads count, and in a tie the player with the most cards wins.
    .title = Scoring with town cards
rule-end-3 = What happens when someone collects their twentieth piece in rounds one to three depends on the edition: they win at once, or when the third round is over, or else the round is played to its end and the usual count decides. In the last round the twentieth piece changes nothing.
    .title = All twenty pieces
rule-end-4 = Players who are still tied after that share the victory.
    .title = Shared victory
