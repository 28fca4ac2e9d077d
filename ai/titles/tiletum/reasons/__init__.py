"""Why a move of Tiletum may be good, as facts that words make sentences of."""
