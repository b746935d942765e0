"""State and Rng: the core's blocks as Python objects."""

from operator import index

from elfenland.rules import core, playouts
from elfenland.rules.numbering import *


class RuleError(ValueError):
    """A decision or a chance outcome that is not possible now."""


class Rng:
    """Our random generator (version RNG_VERSION) at some point of one of a seed's streams."""

    def __init__(self, seed=0, stream=0):
        self.generator = [0]
        self.generator[0] = core.seeded(_word(seed, "seed"), _word(stream, "stream"))

    def below(self, count):
        """A number from 0 to n - 1."""
        if not 0 < count <= 2**32:
            raise ValueError(f"cannot choose among {count}")
        return core.below(self.generator, count)

    @property
    def state(self):
        """The generator's whole state, one 64-bit number."""
        return self.generator[0]

    @state.setter
    def state(self, value):
        self.generator[0] = value

    def copy(self):
        """An independent generator that goes on the same way."""
        new = Rng()
        new.generator[0] = self.generator[0]
        return new

    def __reduce__(self):
        return _rng_from, (self.generator[0],)


def _word(number, name):
    """A number of 64 bits."""
    try:
        whole = index(number)
    except TypeError:
        whole = -1
    if whole < 0 or whole >> 64:
        raise ValueError(f"a {name} is a number from 0 to 2**64 - 1, not {number!r}")
    return whole


def _rng_from(state):
    new = Rng()
    new.state = state
    return new


class State:
    """A position: who has what, who is to act. Mutable, with a cheap copy; equal when every byte is."""

    def __init__(self):
        self.block = [0] * 434  # SIZE

    @staticmethod
    def start(options, players=4, starting_player=0):
        """The set-up of R1, before the first chance event."""
        if players not in range(2, MAX_PLAYERS + 1):
            raise ValueError(f"Elfenland is for 2 to 6 players, not {players!r} (R0.1)")
        if starting_player not in range(players):
            raise ValueError(f"there is no seat {starting_player!r} among {players} players (R1.4)")
        new = State()
        block = new.block
        block[OPT_TOWN_CARDS] = options.town_cards
        block[OPT_EARLY] = ("finish_round", "instant", "after_round_three").index(options.early_finish)
        block[OPT_RESHUFFLE] = options.face_up_counters == "reshuffle"
        block[OPT_CARAVAN_ALWAYS] = options.caravan == "always"
        block[OPT_FERRY_ONE_RAFT] = options.nebulae_ferry == "one_raft_or_caravan"
        block[OPT_ROADS_ONLY] = options.town_distance == "roads_only"
        block[OPT_TIE_DISTANCE] = options.tie_break == "distance"
        core.set_up(new.block, players, starting_player)
        return new

    @staticmethod
    def from_bytes(content):
        """The state whose bytes these are."""
        if len(content) != SIZE:
            raise ValueError(f"a state has {SIZE} bytes, not {len(content)}")
        new = State()
        for i in range(SIZE):
            new.block[i] = content[i]
        return new

    def to_bytes(self):
        """The whole state as bytes, laid out as numbering.py says."""
        return bytes([self.block[i] for i in range(SIZE)])

    def at(self, place):
        """One byte of the block."""
        if not 0 <= place < SIZE:
            raise IndexError(place)
        return self.block[place]

    def put(self, place, value):
        """Set one byte of the block: for scenarios and imagined worlds; no rule is checked."""
        if not 0 <= place < SIZE:
            raise IndexError(place)
        self.block[place] = value

    def row(self, place, width):
        """Some bytes of the block as a list."""
        if not 0 <= place <= place + width <= SIZE:
            raise IndexError(place)
        return [self.block[place + i] for i in range(width)]

    # In words of the rules; kinds are counted in the order of CARD_NAMES and COUNTER_NAMES.

    @property
    def players(self):
        """How many play."""
        return self.block[PLAYERS]

    @property
    def round(self):
        """The round, 1 to 4."""
        return self.block[ROUND] + 1

    def hand(self, seat):
        """A seat's cards, counted by kind."""
        return self.row_of(seat, HAND, CARD_KINDS)

    def face_up(self, seat):
        """A seat's open counters, counted by kind."""
        return self.row_of(seat, OPEN, COUNTER_KINDS)

    def secrets(self, seat):
        """A seat's secret counters, counted by kind."""
        return self.row_of(seat, HIDDEN, COUNTER_KINDS)

    def boot(self, seat):
        """The town where a seat's boot stands."""
        return self.row_of(seat, BOOT, 1)[0]

    def pieces(self, seat):
        """The towns that still hold a seat's piece, ascending."""
        lies = self.row_of(seat, PIECE, TOWNS)
        return [town for town in range(TOWNS) if lies[town]]

    def market(self):
        """The face-up counters beside the board, counted by kind."""
        return self.row(MARKET, COUNTER_KINDS)

    def row_of(self, seat, place, width):
        """A seat's row of a part of the block in which each seat has so many bytes."""
        if not 0 <= seat < self.block[PLAYERS]:
            raise IndexError(f"there is no seat {seat} among {self.block[PLAYERS]} players")
        return self.row(place + width * seat, width)

    @property
    def actor(self):
        """The seat that is to act, or CHANCE, or NOBODY when the game is over."""
        if self.block[PHASE] == OVER:
            return NOBODY
        return CHANCE if core.is_chance(self.block) else self.block[CURRENT]

    @property
    def phase(self):
        """The phase's number."""
        return self.block[PHASE]

    @property
    def over(self):
        """Whether the game is over."""
        return self.block[PHASE] == OVER

    def legal(self):
        """Every legal decision; empty when no player is to act."""
        out = [0] * 512  # MAX_LEGAL
        count = 0 if self.block[PHASE] > KEEP else core.legal(self.block, out)
        return [NUMBERS[out[i]] for i in range(count)]

    def mask(self):
        """ACTIONS bytes, 1 where the decision is legal."""
        out = [0] * 512  # MAX_LEGAL
        count = 0 if self.block[PHASE] > KEEP else core.legal(self.block, out)
        mask = bytearray(ACTIONS)
        for i in range(count):
            mask[out[i]] = 1
        return bytes(mask)

    def apply(self, action):
        """Carry out a decision; one that is not legal is refused and changes nothing."""
        out = [0] * 512  # MAX_LEGAL
        count = 0 if self.block[PHASE] > KEEP else core.legal(self.block, out)
        for i in range(count):
            if out[i] == action:
                core.apply(self.block, action)
                return
        raise RuleError(f"decision {action} is not legal now")

    def play_any(self, rng):
        """Carry out one of the legal decisions, each as likely as the others; which."""
        out = [0] * 512  # MAX_LEGAL
        count = 0 if self.block[PHASE] > KEEP else core.legal(self.block, out)
        if count == 0:
            raise RuleError("no player is to act now")
        decision = out[core.below(rng.generator, count)]
        core.apply(self.block, decision)
        return decision

    def outcomes(self):
        """What chance can draw now, as (outcome, weight); empty when it is not to act."""
        if not core.is_chance(self.block):
            return []
        bag = core.weights_at(self.block)
        width = core.weights_width(self.block)
        return [(drawn, self.block[bag + drawn]) for drawn in range(width) if self.block[bag + drawn]]

    def resolve(self, outcome):
        """Chance draws this; what does not lie in the bag is refused and changes nothing."""
        if not core.is_chance(self.block) or not 0 <= outcome < core.weights_width(self.block):
            raise RuleError(f"chance cannot draw {outcome} now")
        if not self.block[core.weights_at(self.block) + outcome]:
            raise RuleError(f"chance cannot draw {outcome} now")
        core.resolve(self.block, outcome)

    def settle(self, rng):
        """Let chance act until a player is to decide or the game is over."""
        core.settle(self.block, rng.generator)

    def sample(self, rng):
        """What chance draws next, by weight; nothing is carried out."""
        if not core.is_chance(self.block):
            raise RuleError("chance is not to act now")
        return core.pick(self.block, core.weights_at(self.block), core.weights_total(self.block), rng.generator)

    def play_forced(self):
        """Carry out decisions that leave no choice; how many."""
        out = [0] * 512  # MAX_LEGAL
        return playouts.play_forced(self.block, out)

    def playout(self, rng):
        """Play to the end, choosing uniformly; how many decisions it took."""
        out = [0] * 512  # MAX_LEGAL
        return playouts.playout(self.block, rng.generator, out)

    def copy(self):
        """An independent state with the same content."""
        new = State()
        core.copy_block(new.block, self.block)
        return new

    def winners(self):
        """The seats that win, ascending, once the game is over (R6)."""
        if self.block[PHASE] != OVER:
            return []
        who = core.winners(self.block)
        return [seat for seat in range(self.block[PLAYERS]) if who >> seat & 1]

    def score(self, seat):
        """A seat's score as R6.1 or R6.2 counts it now."""
        return core.score(self.block, seat)

    def town_distance(self, seat):
        """The distance of R6.2, 0 without town cards."""
        return core.town_distance(self.block, seat)

    def price(self, connection, town):
        """Kind and number of cards that a connection asks for from a town, and the caravan's number or 0."""
        kind = core.connection_kind(self.block, connection)
        if kind == NONE:
            return kind, 0, 0
        return kind, core.connection_price(self.block, connection, town), core.caravan_price(self.block, connection)

    def __eq__(self, other):
        if not isinstance(other, State):
            return NotImplemented
        return same_state(self, other)

    def __hash__(self):
        return core.digest(self.block)

    def __reduce__(self):
        return State.from_bytes, (self.to_bytes(),)

    @staticmethod
    def from_text(text):
        """The position that one line of text describes (docs/position.md)."""
        from elfenland.rules import position

        return position.from_text(text)

    def to_text(self):
        """The position as one line of text; `from_text` reads it."""
        from elfenland.rules import position

        return position.to_text(self)

    def __repr__(self):
        """As text; as bytes where no game can come to such a state."""
        try:
            text = self.to_text()
            if State.from_text(text) == self:
                return f"State.from_text({text!r})"
        except (ValueError, LookupError):
            pass
        return f"State.from_bytes(bytes.fromhex('{self.to_bytes().hex()}'))"


NUMBERS = list(range(ACTIONS))


def simulate(options, players, first_seed, games):
    """Decisions, pieces and cards of that many random games, seeds counted up from the first."""
    totals = [0] * 3
    template = State.start(options, players)
    run_games(template, first_seed, games, totals)
    return totals[0], totals[1], totals[2]


def run_games(template, first_seed, games, totals):
    """playouts.random_games for a template that is a State."""
    playouts.random_games(template.block, first_seed, games, totals)


def same_state(state, other):
    """Whether two states are equal."""
    return core.same(state.block, other.block)
