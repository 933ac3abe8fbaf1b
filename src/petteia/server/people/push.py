"""Notices to browsers, through the push services that they name: encrypted so that only the browser can read them (RFC
8291), and signed with the server's own key, by which the service knows the sender (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from email.utils import parseaddr
from functools import partial
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from ..errors import Code, Problem
from ..outward import Astray, Outward
from ..settings import Settings
from ..store.keys import key_of
from ..store.pushes import Subscription
from ..store.store import Store

if TYPE_CHECKING:
    from py_vapid import Vapid02

KEY: Final = "push"
TOPIC: Final = "turns"  # a notice replaces an earlier one not yet delivered
SIGNED_FOR: Final = 43_200  # seconds; services accept at most a day
LONGEST_KEY: Final = 100
POINT: Final = 65  # bytes of a public key, and below of the secret
SECRET: Final = 16


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def new_key() -> str:
    """A private key for a server that has none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return base64url(number.to_bytes(32))


class Push:
    """Encrypts, signs and delivers notices. The libraries for it are loaded when first needed: they bring along two
    HTTP clients, which we do not use, since neither is sure to connect only where it was told."""

    def __init__(self, settings: Settings, store: Store, outward: Outward, now: Callable[[], int]) -> None:
        self.settings = settings
        self.store = store
        self.outward = outward
        self.now = now
        self.signer: Vapid02 | None = None

    @property
    def is_there(self) -> bool:
        """Whether browsers can be notified at all."""
        return self.outward.is_there

    @property
    def contact(self) -> str:
        """How a push service can reach us if something is wrong with what we send."""
        mail = parseaddr(self.settings.mail_from)[1]
        if mail:
            return f"mailto:{mail}"
        host = urlsplit(self.settings.url).hostname or ""
        return f"https://{host}" if self.settings.secure and "." in host else "mailto:petteia@localhost"

    async def signing(self) -> Vapid02:
        """Our key: the one in the settings, or else one made when first needed."""
        from py_vapid import Vapid02

        if self.signer is None:
            key = self.settings.push_key or await self.store.write(partial(key_of, name=KEY, make=new_key))
            self.signer = Vapid02.from_raw(key.encode())
        return self.signer

    async def public_key(self) -> str:
        """The key that lets browsers accept notices from us alone."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        signer = await self.signing()
        return base64url(signer.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def check(self, to: Subscription) -> None:
        """Refuse a browser that cannot be reached: its address is not allowed, or its keys are invalid."""
        from cryptography.hazmat.primitives.asymmetric import ec

        try:
            self.outward.target(to.endpoint)
            point, secret = (base64.urlsafe_b64decode(f"{key}==".encode()) for key in (to.p256dh, to.auth))
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
            if len(point) != POINT or len(secret) != SECRET:
                raise Astray("These are not the keys of a browser")
        except Astray as reason:
            raise Problem(Code.BAD_ADDRESS, str(reason)) from None
        except (binascii.Error, ValueError):
            raise Problem(Code.BAD_ADDRESS, "These are not the keys of a browser") from None

    async def hand_over(self, to: Subscription, body: bytes, seconds: int) -> int:
        """Give a notice to the browser's push service, which may deliver it within that many seconds; returns the
        status of its answer."""
        from pywebpush import WebPusher

        keys = {"p256dh": to.p256dh, "auth": to.auth}
        sealed: bytes = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(body)["body"]
        claims = {
            "aud": self.outward.target(to.endpoint).origin,
            "exp": self.now() // 1000 + SIGNED_FOR,
            "sub": self.contact,
        }
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(seconds),
            "Topic": TOPIC,
            "Urgency": "normal",
            **(await self.signing()).sign(claims),
        }
        return await self.outward.post(to.endpoint, headers, sealed)
