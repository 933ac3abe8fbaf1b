"""Cyclades Legendary Edition for PettingZoo: `from petteia.envs import legendary_v1; env = legendary_v1.env()`."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from .pettingzoo import TableEnv, guarded


def raw_env(**settings: Any) -> TableEnv:
    """The bare environment, which is the fastest; the settings are those of `TableEnv`."""
    return TableEnv("legendary", **settings)


def env(**settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual guards."""
    return guarded(raw_env(**settings))
