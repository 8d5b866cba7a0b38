"""Requests and frames that no honest client sends."""

from __future__ import annotations

H = b"Host: localhost\r\n"
J = b"Content-Type: application/json\r\n"
SOCKET = (
    b"Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
UPGRADE = b"GET /ws HTTP/1.1\r\n" + H + SOCKET + b"\r\n"


def frame(code: int, data: bytes, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    size = bytes([len(data)]) if len(data) < 126 else b"\x7e" + len(data).to_bytes(2, "big")
    head = bytes([(0x80 if fin else 0) | reserved | code, size[0] | (0x80 if masked else 0)]) + size[1:]
    return head + (b"\0\0\0\0" if masked else b"") + data


REQUESTS = [
    b"POST /api/tables HTTP/1.1\r\n" + H + J + b'Content-Length: 500\r\n\r\n{"ga',
    b"POST /api/tables HTTP/1.1\r\n" + H + J + b"Content-Length: 4\r\n\r\n\xff\xfe\xff\xff",
    b"POST /api/tables HTTP/1.1\r\n" + H + J + b'Content-Length: 9\r\n\r\n{"game\xff":',
    b"POST /api/tables HTTP/1.1\r\n" + H + J + b"Transfer-Encoding: chunked\r\n\r\n5\r\nabc",
    b"POST /api/tables HTTP/1.1\r\n" + H + J + b"Transfer-Encoding: chunked\r\n\r\nzz\r\nabc",
    b"GET /api/tables/\xff\xfe HTTP/1.1\r\n" + H + b"\r\n",
    b"GET /api/tables/%ff%fe HTTP/1.1\r\n" + H + b"\r\n",
    b"GET /%ff%fe%00 HTTP/1.1\r\n" + H + b"\r\n",
    b"GET /api/tables/ABCD/replay?viewer=%ff HTTP/1.1\r\n" + H + b"\r\n",
    b"GET /api/tables/ABCD/replay?viewer=\xff HTTP/1.1\r\n" + H + b"\r\n",
    b"GET / HTTP/1.1\r\n" + H + b"Accept-Language: \xff\xfe\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + H + b"Accept: \xff\xfe\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + H + b"Cookie: \xff\xfe=\xff\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + H + b"Origin: http://[\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + H + b"Origin: http://[\r\nContent-Length: 2\r\n\r\n{}",
    b"POST /api/tables/ABCD/start HTTP/1.1\r\n"
    + H
    + b"Authorization: Bearer \xff\xff\r\nContent-Length: 0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + H + b"Content-Type: \xff\r\nContent-Length: 2\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\n"
    + H
    + b"Content-Type: multipart/form-data\r\nContent-Length: 2\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\n"
    + H
    + b"Content-Type: application/x-msgpack\r\nContent-Length: 2\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\n" + H + J + b"Content-Length: abc\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\n" + H + J + b"Content-Length: -1\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\n" + H + J + b"Content-Length: 99999999999999999999\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\n" + H + J + b"Expect: 100-continue\r\nContent-Length: 20000\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00",
    b"\x00" * 100,
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.0\r\n\r\n",
    b"GET http://localhost/api/games HTTP/1.1\r\n" + H + b"\r\n",
    b"GET * HTTP/1.1\r\n" + H + b"\r\n",
    b"OPTIONS * HTTP/1.1\r\n" + H + b"\r\n",
    b"GET  HTTP/1.1\r\n" + H + b"\r\n",
    b"CONNECT localhost:80 HTTP/1.1\r\n" + H + b"\r\n",
    b"FOO /api/games HTTP/1.1\r\n" + H + b"\r\n",
    b"GET / HTTP/1.1\r\n" + H + b"Upgrade: h2c\r\nConnection: upgrade\r\n\r\n",
    b"GET /ws HTTP/1.1\r\n" + H + b"Upgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    b"GET /ws HTTP/1.1\r\n"
    + H
    + b"Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 12\r\n\r\n",
    b"POST /ws HTTP/1.1\r\n" + H + SOCKET + b"Content-Length: 5\r\n\r\nhello",
    b"GET /ws\xff HTTP/1.1\r\n" + H + SOCKET + b"\r\n",
    b"GET /ws?x=%ff HTTP/1.1\r\n" + H + b"X: \xff\r\nAccept-Language: \xff\r\n" + SOCKET + b"\r\n",
    b"GET / HTTP/1.1\r\n" + H + b"X: " + b"a" * 70000 + b"\r\n\r\n",
    b"GET /" + b"a" * 70000 + b" HTTP/1.1\r\n" + H + b"\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.com\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET /api/games/\xc3\x28/schema HTTP/1.1\r\n" + H + b"\r\n",
    b"GET /api/games/%c3%28/schema HTTP/1.1\r\n" + H + b"\r\n",
    b"GET /api/games/x%00y/schema HTTP/1.1\r\n" + H + b"\r\n",
    b"POST /api/tables HTTP/1.1\r\n"
    + H
    + J
    + b"Content-Length: %d\r\n\r\n" % len(b'{"game":"loyalty-or-treachery","name":"\\ud800","language":"en"}')
    + b'{"game":"loyalty-or-treachery","name":"\\ud800","language":"en"}',
    b"POST /api/tables HTTP/1.1\r\n" + H + J + b"Content-Length: 8000\r\n\r\n" + b"[" * 8000,
]

FRAMES = [
    frame(1, b"\xff\xff"),
    frame(1, b'{"kind":"hello","table":"ABCD","token":"\xff"}'),
    frame(1, b"\xc3", fin=False) + frame(0, b"\x28"),
    frame(2, b"\xff\xff"),
    frame(3, b"x"),
    frame(1, b"x", masked=False),
    frame(1, b"x", reserved=0x40),
    frame(8, b"\x03"),
    frame(8, b"\x03\xe8\xff\xff"),
    frame(8, b"\x00\x01"),
    frame(9, b"x" * 200),
    frame(0, b"x"),
    frame(1, b"a", fin=False) + frame(1, b"b"),
    frame(10, b"xx"),
    b"\x81\xff" + (2**40).to_bytes(8, "big") + b"\0\0\0\0",
    b"\x81\xff" + (2**63).to_bytes(8, "big"),
    frame(1, b'{"kind":"hello","table":"ABCD","token":"\\ud800"}'),
    frame(1, b'{"kind":"hello","table":"\\ud800\\ud800\\ud800\\ud800","token":"x"}'),
    frame(1, b'{"kind":"hello","table":"ABCD","token":"w.\xc3\xa9.x"}'),
    b"\x81",
    b"\xff\xff\xff\xff",
]
