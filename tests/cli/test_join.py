"""`atout join` where there is no way to a table: one clear line, in the reader's language, and exit code 2."""

import shutil
import ssl
import subprocess
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from atout.cli import main

NOT_FOUND = '{"why":{"text":{"key":"server-not-found"}}}'
YOU = '{"name":"","account":"","devices":[]}'
UNKNOWN = '{"why":{"text":{"key":"invite-unknown"}}}'
FROM_TOMORROW = '{"why":{"text":{"key":"server-closed-on-mondays"}}}'
KHMER = range(0x1780, 0x1800)


@pytest.fixture(autouse=True)
def terminal(monkeypatch, tmp_path):
    """Somebody sits at one."""
    monkeypatch.setattr("atout.commands.reader.at_terminal", lambda: True)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@contextmanager
def a_server(answers, tls=None):
    """Something that answers at an address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            status, body, headers = answers.get(self.path, (404, "", {}))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body.encode())

        def do_POST(self):
            self.rfile.read(int(self.headers["Content-Length"]))
            self.do_GET()

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    if tls:
        server.socket = tls.wrap_socket(server.socket, server_side=True)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def told(capsys, *arguments):
    """The one line, in both languages."""
    lines = []
    for lang in ("en", "km"):
        assert main(["join", *arguments, "--lang", lang]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1, err
        lines.append(err.strip())
    assert any(ord(letter) in KHMER for letter in lines[1])
    return lines[0]


ANSWERS = {
    "a page of something else": ({"/api/you": (200, "<html>", {})}, "is not Atout"),
    "an error of something else": ({"/api/you": (500, "oops", {})}, "is not Atout"),
    "something else that speaks JSON": ({"/api/you": (200, '{"ok": true}', {})}, "is not Atout"),
    "an older Atout": ({"/api/you": (404, NOT_FOUND, {})}, "older or newer"),
    "another Atout's words": ({"/api/you": (400, FROM_TOMORROW, {})}, "older or newer"),
    "an address elsewhere": (
        {"/api/you": (308, "", {"Location": "https://play.example.org/"})},
        "https://play.example.org/",
    ),
    "a code that is unknown": (
        {"/api/you": (200, YOU, {}), "/api/join": (404, UNKNOWN, {})},
        "no table with this invite",
    ),
    "a table that is not there": (
        {"/api/you": (200, YOU, {}), "/api/join": (200, '{"id":"x"}', {})},
        "not Atout",
    ),
}


@pytest.mark.parametrize("case", ANSWERS)
def test_what_a_server_answers(capsys, case):
    answers, said = ANSWERS[case]
    with a_server(answers) as port:
        assert said in told(capsys, f"http://127.0.0.1:{port}", "12345678")


def test_nobody_answers(capsys):
    with a_server({}) as port:
        pass
    assert f"127.0.0.1:{port} does not answer" in told(capsys, f"127.0.0.1:{port}/join/x")
    assert "does not answer" in told(capsys, "http://no-such-host.invalid/join/x")


def test_a_bad_link_or_none(capsys):
    assert "“https:///x” is no link to a table" in told(capsys, "https:///x")
    assert "Write the code" in told(capsys, "192.168.1.5:8000")
    assert "LINK" in told(capsys)


def test_a_plain_server_behind_a_link_that_promises_more(capsys):
    with a_server({}) as port:
        assert "no safe connection" in told(capsys, f"https://127.0.0.1:{port}/join/x")


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
def test_a_certificate_has_to_be_trusted(capsys, tmp_path, monkeypatch):
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
         "-keyout", key, "-out", cert, "-days", "2", "-subj", "/CN=here", "-addext", "subjectAltName=IP:127.0.0.1"],
        check=True, capture_output=True,
    )  # fmt: skip
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(cert, key)
    with a_server({"/api/you": (404, NOT_FOUND, {})}, tls) as port:
        link = f"https://127.0.0.1:{port}/join/x"
        assert "It is not certain that" in told(capsys, link)
        monkeypatch.setenv("SSL_CERT_FILE", str(cert))
        assert "older or newer" in told(capsys, link)


def test_without_a_terminal_nobody_is_asked(capsys, monkeypatch):
    monkeypatch.setattr("atout.commands.reader.at_terminal", lambda: False)
    with a_server({}) as port:
        assert "needs a terminal" in told(capsys, f"127.0.0.1:{port}/join/x")
