"""State and Rng: the core's blocks as Python objects."""

from elfenland import core
from elfenland.numbering import *


class RuleError(ValueError):
    """A decision or a chance outcome that is not possible now."""


class Rng:
    """Our random generator (version RNG_VERSION) at some point of one of a seed's streams."""

    def __init__(self, seed=0, stream=0):
        self.x = [0]
        self.x[0] = core.seeded(seed, stream)

    def below(self, n):
        """A number from 0 to n - 1."""
        if not 0 < n <= 2**32:
            raise ValueError(f"cannot choose among {n}")
        return core.below(self.x, n)

    @property
    def state(self):
        """The generator's whole state, one 64-bit number."""
        return self.x[0]

    @state.setter
    def state(self, value):
        self.x[0] = value

    def copy(self):
        """An independent generator that goes on the same way."""
        new = Rng()
        new.x[0] = self.x[0]
        return new

    def __reduce__(self):
        return _rng_from, (self.x[0],)


def _rng_from(state):
    new = Rng()
    new.state = state
    return new


class State:
    """A position: who has what, who is to act. Mutable, with a cheap copy; equal when every byte is."""

    def __init__(self):
        self.b = [0] * 434  # SIZE

    @staticmethod
    def start(options, players=4, starting_player=0):
        """The set-up of R1, before the first chance event."""
        if not 2 <= players <= MAX_PLAYERS:
            raise ValueError(f"Elfenland is for 2 to 6 players, not {players} (R0.1)")
        if not 0 <= starting_player < players:
            raise ValueError(f"there is no seat {starting_player} among {players} players (R1.4)")
        new = State()
        s = new.b
        s[OPT_TOWN_CARDS] = options.town_cards
        s[OPT_EARLY] = ("finish_round", "instant", "after_round_three").index(options.early_finish)
        s[OPT_RESHUFFLE] = options.face_up_counters == "reshuffle"
        s[OPT_CARAVAN_ALWAYS] = options.caravan == "always"
        s[OPT_FERRY_ONE_RAFT] = options.nebulae_ferry == "one_raft_or_caravan"
        s[OPT_ROADS_ONLY] = options.town_distance == "roads_only"
        s[OPT_TIE_DISTANCE] = options.tie_break == "distance"
        core.set_up(new.b, players, starting_player)
        return new

    @staticmethod
    def from_bytes(block):
        """The state whose bytes these are."""
        if len(block) != SIZE:
            raise ValueError(f"a state has {SIZE} bytes, not {len(block)}")
        new = State()
        for i in range(SIZE):
            new.b[i] = block[i]
        return new

    def to_bytes(self):
        """The whole state as bytes, laid out as numbering.py says."""
        return bytes([self.b[i] for i in range(SIZE)])

    def at(self, place):
        """One byte of the block."""
        if not 0 <= place < SIZE:
            raise IndexError(place)
        return self.b[place]

    def put(self, place, value):
        """Set one byte of the block: for scenarios and imagined worlds; no rule is checked."""
        if not 0 <= place < SIZE:
            raise IndexError(place)
        self.b[place] = value

    def row(self, place, width):
        """Some bytes of the block as a list."""
        if not 0 <= place <= place + width <= SIZE:
            raise IndexError(place)
        return [self.b[place + i] for i in range(width)]

    @property
    def actor(self):
        """The seat that is to act, or CHANCE, or NOBODY when the game is over."""
        if self.b[PHASE] == OVER:
            return NOBODY
        return CHANCE if core.is_chance(self.b) else self.b[CURRENT]

    @property
    def phase(self):
        """The phase's number."""
        return self.b[PHASE]

    @property
    def over(self):
        """Whether the game is over."""
        return self.b[PHASE] == OVER

    def legal(self):
        """Every legal decision; empty when no player is to act."""
        out = [0] * 512  # MAX_LEGAL
        n = 0 if self.b[PHASE] > KEEP else core.legal(self.b, out)
        return [NUMBERS[out[i]] for i in range(n)]

    def mask(self):
        """ACTIONS bytes, 1 where the decision is legal."""
        out = [0] * 512  # MAX_LEGAL
        n = 0 if self.b[PHASE] > KEEP else core.legal(self.b, out)
        mask = bytearray(ACTIONS)
        for i in range(n):
            mask[out[i]] = 1
        return bytes(mask)

    def apply(self, action):
        """Carry out a decision; one that is not legal is refused and changes nothing."""
        out = [0] * 512  # MAX_LEGAL
        n = 0 if self.b[PHASE] > KEEP else core.legal(self.b, out)
        for i in range(n):
            if out[i] == action:
                core.apply(self.b, action)
                return
        raise RuleError(f"decision {action} is not legal now")

    def outcomes(self):
        """What chance can draw now, as (outcome, weight); empty when it is not to act."""
        if not core.is_chance(self.b):
            return []
        bag = core.weights_at(self.b)
        width = TOWNS if bag == CARD_LEFT else CARDS if bag == STACK else KINDS
        return [(k, self.b[bag + k]) for k in range(width) if self.b[bag + k]]

    def resolve(self, outcome):
        """Chance draws this; what does not lie in the bag is refused and changes nothing."""
        if not any(outcome == k for k, _ in self.outcomes()):
            raise RuleError(f"chance cannot draw {outcome} now")
        core.resolve(self.b, outcome)

    def settle(self, rng):
        """Let chance act until a player is to decide or the game is over."""
        core.settle(self.b, rng.x)

    def sample(self, rng):
        """What chance draws next, by weight; nothing is carried out."""
        if not core.is_chance(self.b):
            raise RuleError("chance is not to act now")
        return core.pick(self.b, core.weights_at(self.b), core.weights_total(self.b), rng.x)

    def play_forced(self):
        """Carry out decisions that leave no choice; how many."""
        out = [0] * 512  # MAX_LEGAL
        return core.play_forced(self.b, out)

    def playout(self, rng):
        """Play to the end, choosing uniformly; how many decisions it took."""
        out = [0] * 512  # MAX_LEGAL
        return core.playout(self.b, rng.x, out)

    def copy(self):
        """An independent state with the same content."""
        new = State()
        core.copy_block(new.b, self.b)
        return new

    def winners(self):
        """The seats that win, ascending, once the game is over (R6)."""
        if self.b[PHASE] != OVER:
            return []
        who = core.winners(self.b)
        return [p for p in range(self.b[PLAYERS]) if who >> p & 1]

    def score(self, seat):
        """A seat's score as R6.1 or R6.2 counts it now."""
        return core.score(self.b, seat)

    def town_distance(self, seat):
        """The distance of R6.2, 0 without town cards."""
        return core.town_distance(self.b, seat)

    def price(self, way, town):
        """Kind and number of cards that a connection asks for from a town, and the caravan's number or 0."""
        kind = core.way_kind(self.b, way)
        if kind == NONE:
            return kind, 0, 0
        return kind, core.way_price(self.b, way, town), core.caravan_price(self.b, way)

    def __eq__(self, other):
        if not isinstance(other, State):
            return NotImplemented
        return same_state(self, other)

    def __hash__(self):
        return core.digest(self.b)

    def __reduce__(self):
        return State.from_bytes, (self.to_bytes(),)

    def __repr__(self):
        return f"State.from_bytes(bytes.fromhex('{self.to_bytes().hex()}'))"


NUMBERS = list(range(ACTIONS))


def simulate(options, players, first_seed, games):
    """Decisions, pieces and cards of that many random games, seeds counted up from the first."""
    totals = [0] * 3
    template = State.start(options, players)
    run_games(template, first_seed, games, totals)
    return totals[0], totals[1], totals[2]


def run_games(template, first_seed, games, totals):
    """random_games for a template that is a State."""
    core.random_games(template.b, first_seed, games, totals)


def same_state(a, b):
    """Whether two states are equal."""
    return core.same(a.b, b.b)
