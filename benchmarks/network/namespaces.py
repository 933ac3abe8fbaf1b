"""Network namespaces: to the network, each server seems to be on a machine of its own.

Everything happens in a namespace that ends with us (`enter`), so that nothing is left behind and no address can clash
with one outside. It has two networks, one to PostgreSQL and one to people and other servers. Each room is connected to
both by links that can be taken down. The addresses are reserved ones that nobody has (RFC 5737).
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

INSIDE = "PETTEIA_INSIDE"  # set in the environment of a program that has entered
NAMES = "/run/netns"
A_MOMENT = 0.3  # seconds
TO_POSTGRES, TO_OTHERS = "store", "street"  # both networks, by the names of their links in a room
NETWORKS = {TO_POSTGRES: "192.0.2", TO_OTHERS: "198.51.100"}


def possible() -> bool:
    """Whether this machine lets us create namespaces and links."""
    try:
        tried = ["unshare", "--net", "--mount", "ip", "link", "add", "probe", "type", "veth"]
        return os.getuid() == 0 and subprocess.run(tried, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def enter() -> None:
    """Restart this program in a namespace of its own; returns once that has been done."""
    if INSIDE not in os.environ:
        os.environ[INSIDE] = "yes"
        os.execvp("unshare", ["unshare", "--net", "--mount", "--", sys.executable, *sys.argv])
    os.makedirs(NAMES, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", NAMES], check=True)  # hides the names of our rooms from outside
    ip("link set lo up")
    for name, network in NETWORKS.items():
        ip(f"link add {name} type bridge")
        ip(f"addr add {network}.1/24 dev {name}")
        ip(f"link set {name} up")


def ip(command: str) -> None:
    subprocess.run(["ip", *command.split()], check=True)


def silent(address: str) -> bool:
    """Whether an address is silent: there is no answer, not even a refused connection."""
    try:
        socket.create_connection((address, 9), timeout=A_MOMENT).close()
    except ConnectionRefusedError:
        return False
    except OSError:
        return True
    return False


class Room:
    """A namespace in which a server runs, with a link to each network."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = f"room{number}"
        ip(f"netns add {self.name}")
        ip(f"-n {self.name} link set lo up")
        for link in NETWORKS:
            ip(f"link add {self.plug(link)} type veth peer name {link} netns {self.name}")
            ip(f"link set {self.plug(link)} master {link} up")
            ip(f"-n {self.name} addr add {self.address(link)}/24 dev {link}")
            ip(f"-n {self.name} link set {link} up")

    def plug(self, link: str) -> str:
        """The outer end of a link."""
        return f"{link}{self.number}"

    def address(self, link: str) -> str:
        return f"{NETWORKS[link]}.{self.number + 10}"

    @property
    def within(self) -> tuple[str, ...]:
        """The command that starts a program in the room."""
        return ("ip", "netns", "exec", self.name)

    @asynccontextmanager
    async def unplugged(self, link: str) -> AsyncIterator[None]:
        """Take a link down for a while: nothing gets through, and neither end is told."""
        await asyncio.to_thread(ip, f"link set {self.plug(link)} down")
        try:
            assert await asyncio.to_thread(silent, self.address(link)), f"{self.name} is still reached by {link}"
            yield
        finally:
            await asyncio.to_thread(ip, f"link set {self.plug(link)} up")
