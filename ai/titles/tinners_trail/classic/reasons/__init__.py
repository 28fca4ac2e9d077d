"""Why a move of the edition of 2007 may be good, as facts that words make sentences of."""
