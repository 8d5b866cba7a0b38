"""A certificate for a home network, where nobody else would give one: made at the first start, then kept.

Two are made. The *house's* is kept for years and can be trusted by a phone, once; it is good for addresses of
home networks only, whoever gets hold of its key. It signs the *server's*, which names the addresses of today.
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

from turncoat.core.refusal import Illegal
from turncoat.server.http.hosts import NOBODYS

HOUSE_DAYS: Final = 3650
SERVER_DAYS: Final = 390
"""Phones refuse server certificates that are good for much more than a year."""
LEFT_DAYS: Final = 30
"""One that runs out sooner is made anew."""
HOME_NETWORKS: Final = (
    *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "127.0.0.0/8", "169.254.0.0/16", "100.64.0.0/10"),
    *("fc00::/7", "fe80::/10", "::1/128"),
)
_DNS_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")

Key = ec.EllipticCurvePrivateKey


@dataclass(frozen=True)
class OwnCertificate:
    chain: Path
    key: Path
    house: bytes
    """The house's certificate, as phones take it."""
    fingerprint: str
    """Of the house's certificate: what a screen shows can be compared with what the terminal printed."""


def own_certificate(folder: Path, names: Iterable[str], now: dt.datetime | None = None) -> OwnCertificate:
    """The certificate that is kept in that folder, or a new one if need be. `names`: also addresses."""
    now = now or dt.datetime.now(dt.UTC)
    wanted = sorted({name.strip().lower().rstrip(".") for name in names} - {""})
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        house, house_key = _house(folder, now)
        chain, key = folder / "server.pem", folder / "server.key"
        if not _will_do(chain, house, wanted, now):
            certificate, fresh = _server(house, house_key, wanted, now)
            _write(key, _pem(fresh))
            _write(chain, _public(certificate) + _public(house))
    except (OSError, ValueError) as wrong:
        why = getattr(wrong, "strerror", None) or str(wrong)
        raise Illegal("certificate_unusable", folder=str(folder), why=why) from None
    return OwnCertificate(chain, key, house.public_bytes(serialization.Encoding.DER), _fingerprint(house))


def _house(folder: Path, now: dt.datetime) -> tuple[x509.Certificate, Key]:
    kept, key_file = folder / "house.pem", folder / "house.key"
    if kept.is_file() and key_file.is_file():
        house = x509.load_pem_x509_certificate(kept.read_bytes())
        key = serialization.load_pem_private_key(key_file.read_bytes(), None)
        if isinstance(key, ec.EllipticCurvePrivateKey) and _lasts(house, now):
            return house, key
    fresh = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Turncoat, at home")])
    permitted: list[x509.GeneralName] = [x509.DNSName(ending.lstrip(".")) for ending in NOBODYS]
    permitted += [x509.IPAddress(ipaddress.ip_network(network)) for network in HOME_NETWORKS]
    house = (
        _begun(name, name, fresh, now, HOUSE_DAYS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .sign(fresh, hashes.SHA256())
    )
    _write(key_file, _pem(fresh))
    _write(kept, _public(house))
    return house, fresh


def _server(
    house: x509.Certificate, house_key: Key, names: list[str], now: dt.datetime
) -> tuple[x509.Certificate, Key]:
    fresh = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Turncoat")])
    authority = x509.AuthorityKeyIdentifier.from_issuer_public_key(house_key.public_key())
    certificate = (
        _begun(name, house.subject, fresh, now, SERVER_DAYS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(list(_general(names))), critical=False)
        .add_extension(authority, critical=False)
        .sign(house_key, hashes.SHA256())
    )
    return certificate, fresh


def _begun(
    subject: x509.Name, issuer: x509.Name, key: Key, now: dt.datetime, days: int
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(days=1))  # a phone's clock may be behind
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


def _general(names: list[str]) -> Iterable[x509.GeneralName]:
    """What the house may vouch for: one name beyond that, and phones would refuse the whole certificate."""
    for name in names:
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            if _DNS_NAME.fullmatch(name) and f".{name}".endswith(NOBODYS):
                yield x509.DNSName(name)
        else:
            if any(address in ipaddress.ip_network(network) for network in HOME_NETWORKS):
                yield x509.IPAddress(address)


def _will_do(chain: Path, house: x509.Certificate, names: list[str], now: dt.datetime) -> bool:
    if not chain.is_file():
        return False
    kept = x509.load_pem_x509_certificates(chain.read_bytes())
    named = set(kept[0].extensions.get_extension_for_class(x509.SubjectAlternativeName).value)
    return kept[-1] == house and _lasts(kept[0], now) and named >= set(_general(names))


def _lasts(certificate: x509.Certificate, now: dt.datetime) -> bool:
    return certificate.not_valid_after_utc - now > dt.timedelta(days=LEFT_DAYS)


def _fingerprint(certificate: x509.Certificate) -> str:
    return certificate.fingerprint(hashes.SHA256()).hex(":").upper()


def _public(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)


def _pem(key: Key) -> bytes:
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def _write(file: Path, content: bytes) -> None:
    """Nobody else may read it, from the first moment; half a file is never left."""
    fresh = file.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(content)
    fresh.replace(file)
