"""Mail by the SMTP server of the configuration."""

from __future__ import annotations

from email.message import EmailMessage
from typing import Final

import aiosmtplib

from farport.server.config import Config

TIMEOUT_S: Final = 15.0


async def send_mail(config: Config, to: str, subject: str, text: str) -> None:
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
