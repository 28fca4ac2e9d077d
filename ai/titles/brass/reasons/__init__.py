"""Why a move of Brass may be good, as facts that words make sentences of."""
