"""Registers the environments' ids in Gymnasium when this module is imported."""

import gymnasium

from ai.environments.environment_names import environment_names

ONE_AGENT_ENVIRONMENT_ENTRY_POINT = "ai.environments.one_agent:OneAgentEnv"
VECTOR_ENVIRONMENT_ENTRY_POINT = (
    "ai.environments.vector:OneAgentVectorEnv"  # for gymnasium.make_vec
)


def register_environments() -> None:
    """Register every edition of every title for `gymnasium.make` and `gymnasium.make_vec`; editions
    that are registered are skipped."""
    for name in environment_names():
        if name.gymnasium_id not in gymnasium.registry:
            gymnasium.register(
                name.gymnasium_id,
                entry_point=ONE_AGENT_ENVIRONMENT_ENTRY_POINT,
                vector_entry_point=VECTOR_ENVIRONMENT_ENTRY_POINT,
                kwargs={"set_up": name.set_up_keywords},
            )


register_environments()
