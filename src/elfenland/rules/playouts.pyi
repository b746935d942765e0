from elfenland.rules.numbering import *
