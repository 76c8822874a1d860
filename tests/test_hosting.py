"""The examples for those who host: each can be read by what it is for, where that is at hand, and they agree."""

import configparser
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from atout.server.__main__ import parser

ROOT = Path(__file__).parent.parent / "docs"
EXAMPLES = ROOT / "hosting"


def unit(name):
    """A unit of systemd; where a key stands more than once, its last value."""
    read = configparser.RawConfigParser(strict=False, interpolation=None)
    read.optionxform = str
    read.read_string((EXAMPLES / name).read_text())
    return read


def test_the_page_names_every_example():
    page = (ROOT / "hosting.md").read_text()

    assert {path.name for path in EXAMPLES.iterdir()} == set(re.findall(r"\]\(hosting/([\w.-]+)\)", page))


def test_the_service_starts_the_server_with_what_it_knows():
    python, dash, module, *arguments = shlex.split(unit("atout.service")["Service"]["ExecStart"])
    given = parser().parse_args(arguments)

    assert (python, dash, module) == ("/opt/atout/bin/python", "-m", "atout.server")
    assert (given.host, given.port, str(given.data)) == ("127.0.0.1", 8000, "/var/lib/atout")
    assert (given.proxy, given.log, given.metrics) == ("127.0.0.1", "json", False)


@pytest.mark.parametrize("example", ["nginx.conf", "Caddyfile"])
def test_a_proxy_leads_to_the_service_and_keeps_the_figures(example):
    text = (EXAMPLES / example).read_text()

    assert "127.0.0.1:8000" in text
    assert re.search(r"/metrics (\{\s+return )?404", text)
    assert text.count("{") == text.count("}")


def test_nginx_says_itself_where_a_visitor_comes_from():
    """What a visitor says of that must not be passed on."""
    headers = dict(re.findall(r"proxy_set_header (\S+) (\S+);", (EXAMPLES / "nginx.conf").read_text()))

    assert headers["X-Forwarded-For"] == "$remote_addr"
    assert headers["X-Forwarded-Proto"] == "$scheme"
    assert headers["Host"] == "$http_host"
    assert headers["Upgrade"] == "$http_upgrade"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
@pytest.mark.parametrize("name", ["atout.service", "atout-backup.service", "atout-backup.timer"])
def test_systemd_reads_the_units(name):
    ran = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(EXAMPLES / name)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    ours = [line for line in ran.stderr.splitlines() if name in line and "is not executable" not in line]

    assert ours == []


@pytest.mark.skipif(not shutil.which("caddy"), reason="there is no Caddy here")
def test_caddy_reads_its_file():
    subprocess.run(
        ["caddy", "adapt", "--config", str(EXAMPLES / "Caddyfile")], check=True, capture_output=True
    )


@pytest.mark.skipif(not shutil.which("nginx"), reason="there is no nginx here")
def test_nginx_reads_its_file(tmp_path):
    """All but the certificates, which are not here."""
    site = re.sub(
        r"^\s+(ssl_\w+|listen .*ssl).*\n", "", (EXAMPLES / "nginx.conf").read_text(), flags=re.MULTILINE
    )
    site = site.replace("listen 80", "listen 8080").replace("[::]:80", "[::]:8080")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    ours = "".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    whole = (
        f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}} http {{ access_log off; {ours} {site} }}"
    )
    (tmp_path / "nginx.conf").write_text(whole)
    subprocess.run(["nginx", "-t", "-p", str(tmp_path), "-c", "nginx.conf"], check=True, capture_output=True)
