from elfenland.rules.numbering import *

RNG_VERSION: int
