"""Mail by the SMTP server of the configuration."""

from __future__ import annotations

import re
from email.message import EmailMessage
from typing import Final

import aiosmtplib

from farport.server.config import Config

TIMEOUT_S: Final = 15.0
# One plain address: no name beside it, no list, no quotes or comments, nothing that a header would read as its own.
SIGNS: Final = r"[^\s@<>()\[\],;:\\\"\x00-\x1f\x7f]+"
ADDRESS: Final = re.compile(rf"(?!.*=\?){SIGNS}@{SIGNS}")


def is_address(text: str) -> bool:
    return ADDRESS.fullmatch(text) is not None


async def send_mail(config: Config, to: str, subject: str, text: str) -> None:
    if not is_address(to):  # saved before addresses were checked
        raise ValueError(f"{to!r} is not an address")
    message = EmailMessage()
    message["From"] = config.smtp_from
    message["To"] = to
    message["Subject"] = subject
    message.set_content(text)
    await aiosmtplib.send(
        message,
        hostname=config.smtp_host,
        port=config.smtp_port,
        username=config.smtp_user or None,
        password=config.smtp_password or None,
        use_tls=config.smtp_security == "tls",
        start_tls=config.smtp_security == "starttls",
        timeout=TIMEOUT_S,
    )
