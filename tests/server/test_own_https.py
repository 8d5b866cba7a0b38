"""A certificate of our own: what it is good for, that it is kept, and the page that explains the warning."""

from __future__ import annotations

import datetime as dt
import os
import signal
import ssl
import stat
import urllib.request
from pathlib import Path

import pytest
from cryptography import x509

from tests.server.process import start_turncoat
from turncoat.core.refusal import Illegal
from turncoat.server.http.hosts import Hosts
from turncoat.server.http.https.certificate import load_certificate
from turncoat.server.http.https.notice import HttpsNotice

NOW = dt.datetime(2026, 11, 16, tzinfo=dt.UTC)
NAMES = ["localhost", "127.0.0.1", "castle.local", "192.168.1.20"]
OTHERS = ["castle", "cards.example.org", "203.0.113.9"]


def test_it_names_the_addresses_and_nobody_else_reads_its_keys(tmp_path: Path) -> None:
    made = load_certificate(tmp_path / "https", [*NAMES, *OTHERS], NOW)
    server, house = x509.load_pem_x509_certificates(made.chain.read_bytes())
    named = server.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert named.get_values_for_type(x509.DNSName) == ["castle.local", "localhost"]
    assert [str(one) for one in named.get_values_for_type(x509.IPAddress)] == ["127.0.0.1", "192.168.1.20"]
    server.verify_directly_issued_by(house)
    for file in (tmp_path / "https").iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_whoever_has_the_house_key_can_be_nobody_but_a_home(tmp_path: Path) -> None:
    made = load_certificate(tmp_path, NAMES, NOW)
    house = x509.load_der_x509_certificate(made.authority)
    limits = house.extensions.get_extension_for_class(x509.NameConstraints)
    assert limits.critical
    permitted = limits.value.permitted_subtrees or []
    assert x509.DNSName("local") in permitted
    assert not [one for one in permitted if isinstance(one, x509.DNSName) and one.value in ("", "org", "com")]


def test_it_is_kept_until_it_runs_out_or_an_address_is_new(tmp_path: Path) -> None:
    first = load_certificate(tmp_path, NAMES, NOW)
    kept = first.chain.read_bytes()
    again = load_certificate(tmp_path, NAMES[:2], NOW + dt.timedelta(days=200))
    assert (again, again.chain.read_bytes()) == (first, kept)
    moved = load_certificate(tmp_path, ["192.168.1.21"], NOW)
    assert moved.chain.read_bytes() != kept
    assert moved.fingerprint == first.fingerprint  # whoever trusted the house still does
    kept = moved.chain.read_bytes()
    assert (
        load_certificate(tmp_path, ["192.168.1.21"], NOW + dt.timedelta(days=370)).chain.read_bytes() != kept
    )


def test_a_damaged_one_is_one_sentence(tmp_path: Path) -> None:
    load_certificate(tmp_path, NAMES, NOW)
    (tmp_path / "house.pem").write_text("Dear friend, this is no certificate.")
    with pytest.raises(Illegal, match="certificate_unusable"):
        load_certificate(tmp_path, NAMES, NOW)


async def request(door: HttpsNotice, path: str, **headers: str) -> tuple[int, bytes]:
    """Status and body of what the door answers."""
    sent = []

    async def send(message: object) -> None:
        sent.append(message)

    scope: object = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"",
        "headers": [(name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()],
    }
    await door(scope, None, send)  # type: ignore[arg-type]
    start, body = sent
    return start["status"], body["body"]  # type: ignore[index]


async def test_the_door_explains_in_the_reader_s_language_and_leads_to_the_same_page(tmp_path: Path) -> None:
    made = load_certificate(tmp_path, NAMES, NOW)
    door = HttpsNotice(made, 8601, Hosts(["castle"]))
    status, page = await request(door, "/table/ABCD", host="192.168.1.20:8600", accept_language="da")
    assert status == 200
    assert 'href="https://192.168.1.20:8601/table/ABCD"' in page.decode()
    assert "Én advarsel" in page.decode()
    assert made.fingerprint in page.decode()
    assert await request(door, "/turncoat.crt", host="castle") == (200, made.authority)


async def test_the_door_leads_nobody_to_a_stranger(tmp_path: Path) -> None:
    door = HttpsNotice(load_certificate(tmp_path, NAMES, NOW), 8601, Hosts())
    assert await request(door, "/", host="evil.example.org") == (421, b"")
    for path in ("/readyz", "/livez", "/metrics", "/api/tables"):  # a check would always be content
        assert await request(door, path, host="castle") == (421, b"")
    _, page = await request(door, '/"><script>alert(1)</script>', host="castle")
    assert b"<script" not in page


def test_serve_with_https_answers_securely_and_explains_plainly(tmp_path: Path) -> None:
    env = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "LANGUAGE": "en"}
    process = start_turncoat("serve", "--https", "--no-open", "--host", "127.0.0.1", "--port", "0", env=env)
    try:
        assert process.stdout is not None
        plain = process.stdout.readline().split()[-1]
        secure = process.stdout.readline().split()[1]
        assert secure.startswith("https://localhost:")
        trusting = ssl.create_default_context(cafile=str(tmp_path / "turncoat" / "https" / "house.pem"))
        with urllib.request.urlopen(f"{secure}livez", context=trusting) as answer:
            assert answer.status == 200
        with urllib.request.urlopen(plain) as answer:
            assert secure in answer.read().decode()
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=20)
    assert process.returncode == 0 or os.name == "nt"
