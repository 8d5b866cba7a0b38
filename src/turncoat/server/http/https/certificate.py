"""Certificates for a home network, where no public authority issues one; made once, then kept.

There are two. The *authority* is kept for years, and a phone can be told to trust it. It is restricted to
addresses of home networks, so its key is of little use to a thief. It signs the *server certificate*, which
names the current addresses.
"""

from __future__ import annotations

import datetime as dt
import ipaddress
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from turncoat.core.refusal import Illegal, reason
from turncoat.server.http.hosts import UNREGISTRABLE

AUTHORITY_DAYS: Final = 3650
SERVER_DAYS: Final = 390
"""Phones refuse server certificates that are valid for much more than a year."""
RENEW_DAYS: Final = 30
"""A certificate that expires sooner is made anew."""
HOME_NETWORKS: Final = (
    *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "127.0.0.0/8", "169.254.0.0/16", "100.64.0.0/10"),
    *("fc00::/7", "fe80::/10", "::1/128"),
)
_DNS_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")

Key = ec.EllipticCurvePrivateKey


@dataclass(frozen=True)
class ServerCertificate:
    """The certificate that the server uses, and the authority behind it."""

    chain: Path
    key: Path
    authority: bytes
    """The authority's certificate, in the form that phones install (DER)."""
    fingerprint: str
    """Of the authority's certificate, so that a screen can be compared with the terminal."""


def load_certificate(folder: Path, names: Iterable[str], now: dt.datetime | None = None) -> ServerCertificate:
    """Return the certificate in that folder; make a new one if it is missing, expiring or lacks a name.

    `names` may contain addresses. A folder that cannot be used is refused.
    """
    now = now or dt.datetime.now(dt.UTC)
    wanted = sorted({name.strip().lower().rstrip(".") for name in names} - {""})
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        authority, authority_key = _load_authority(folder, now)
        chain, key = folder / "server.pem", folder / "server.key"
        if not _is_usable(chain, authority, wanted, now):
            certificate, fresh = _make_server_certificate(authority, authority_key, wanted, now)
            _write(key, _pem(fresh))
            _write(chain, _public(certificate) + _public(authority))
    except (OSError, ValueError) as wrong:
        raise Illegal("certificate_unusable", folder=str(folder), why=reason(wrong)) from None
    der = authority.public_bytes(serialization.Encoding.DER)
    return ServerCertificate(chain, key, der, _fingerprint(authority))


def _load_authority(folder: Path, now: dt.datetime) -> tuple[x509.Certificate, Key]:
    file, key_file = folder / "house.pem", folder / "house.key"
    if file.is_file() and key_file.is_file():
        authority = x509.load_pem_x509_certificate(file.read_bytes())
        key = serialization.load_pem_private_key(key_file.read_bytes(), None)
        if isinstance(key, ec.EllipticCurvePrivateKey) and _is_valid_long_enough(authority, now):
            return authority, key
    fresh = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Turncoat, at home")])
    permitted: list[x509.GeneralName] = [x509.DNSName(ending.lstrip(".")) for ending in UNREGISTRABLE]
    permitted += [x509.IPAddress(ipaddress.ip_network(network)) for network in HOME_NETWORKS]
    authority = (
        _builder(name, name, fresh, now, AUTHORITY_DAYS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .sign(fresh, hashes.SHA256())
    )
    _write(key_file, _pem(fresh))
    _write(file, _public(authority))
    return authority, fresh


def _make_server_certificate(
    authority: x509.Certificate, authority_key: Key, names: list[str], now: dt.datetime
) -> tuple[x509.Certificate, Key]:
    fresh = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Turncoat")])
    issuer_key = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority_key.public_key())
    certificate = (
        _builder(name, authority.subject, fresh, now, SERVER_DAYS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(list(_permitted_names(names))), critical=False)
        .add_extension(issuer_key, critical=False)
        .sign(authority_key, hashes.SHA256())
    )
    return certificate, fresh


def _builder(
    subject: x509.Name, issuer: x509.Name, key: Key, now: dt.datetime, days: int
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))  # the clock of a phone may be slow
        .not_valid_after(now + dt.timedelta(days=days))
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _usage(signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _permitted_names(names: list[str]) -> Iterable[x509.GeneralName]:
    """Yield the names that the authority may sign; phones refuse a certificate with any other."""
    for name in names:
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            if _DNS_NAME.fullmatch(name) and f".{name}".endswith(UNREGISTRABLE):
                yield x509.DNSName(name)
        else:
            if any(address in ipaddress.ip_network(network) for network in HOME_NETWORKS):
                yield x509.IPAddress(address)


def _is_usable(chain: Path, authority: x509.Certificate, names: list[str], now: dt.datetime) -> bool:
    if not chain.is_file():
        return False
    kept = x509.load_pem_x509_certificates(chain.read_bytes())
    named = set(kept[0].extensions.get_extension_for_class(x509.SubjectAlternativeName).value)
    return (
        kept[-1] == authority
        and _is_valid_long_enough(kept[0], now)
        and named >= set(_permitted_names(names))
    )


def _is_valid_long_enough(certificate: x509.Certificate, now: dt.datetime) -> bool:
    return certificate.not_valid_after_utc - now > dt.timedelta(days=RENEW_DAYS)


def _fingerprint(certificate: x509.Certificate) -> str:
    return certificate.fingerprint(hashes.SHA256()).hex(":").upper()


def _public(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)


def _pem(key: Key) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def _write(file: Path, content: bytes) -> None:
    """Write a file that only its owner can read, and replace the old one in one step."""
    fresh = file.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(content)
    fresh.replace(file)
