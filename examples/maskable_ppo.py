"""MaskablePPO from sb3-contrib learns to play a seat of any of the games against bots.

    pip install 'petteia[rl]' sb3-contrib
    python examples/maskable_ppo.py --game duel --opponents random --steps 100000 --save seat.zip

The environment says what is legal by `action_masks()`, so that nothing has to be learnt from illegal actions. At the
end, the seat plays some games against the same opponents.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks

import petteia.envs.gymnasium  # noqa: F401 - registers the games


def rewards(model: Any, env: Any, games: int) -> list[float]:
    """The seat's rewards in some games, each from -1 to 1."""
    found = []
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=get_action_masks(env), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        found.append(float(reward))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default="duel", help="duel, cyclades or legendary")
    parser.add_argument("--opponents", default="random", help="a bot for all other seats")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=100, help="to test it with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="write the model there (.zip)")
    asked = parser.parse_args()
    env = gymnasium.make(f"petteia/{asked.game.title()}-v1", opponents=asked.opponents)
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, seed=asked.seed, device="cpu")
    before = rewards(model, env, asked.games)
    model.learn(asked.steps)
    after = rewards(model, env, asked.games)
    first, last = sum(before) / asked.games, sum(after) / asked.games
    print(f"mean reward in {asked.games} games: {first:+.2f} before, {last:+.2f} after")
    if asked.save:
        model.save(asked.save)


if __name__ == "__main__":
    main()
