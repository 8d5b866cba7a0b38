"""What `deploy/` and the operators' page say fits the program, as far as can be told without running it."""

from __future__ import annotations

import importlib.resources
import json
import re
import shlex
import shutil
import subprocess
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import crossplane  # type: ignore[import-untyped]
import jsonschema
import pytest
import yaml

from tests.server.servers import running_server
from turncoat.cli import build
from turncoat.server.http.api.routes import HANDLERS
from turncoat.server.http.proxies import Proxies
from turncoat.server.launch.options import PORT
from turncoat.server.tables.registry.codes import LETTERS
from turncoat.server.uvicorn_server import CLOSING_SECONDS
from turncoat.terminal.commands.localized_help import localize
from turncoat.words import Words

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
CONTAINERFILE = (DEPLOY / "Containerfile").read_text()
UNIT = (DEPLOY / "systemd" / "turncoat.service").read_text()
PAGES = [ROOT / "docs" / name for name in ("operating.md", "home-https.md")]
SERVERS = ("one", "two", "three")
PROXY_FILES = sorted([*DEPLOY.glob("caddy/*"), *DEPLOY.glob("nginx/*")])
DRAINS = "--drain="
KNOWN_PATHS = {path for handler in HANDLERS for path in handler.paths}


def compose_command() -> list[str]:
    command: list[str] = COMPOSE["services"]["one"]["command"]
    return command


def systemd_command() -> list[str]:
    (line,) = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    return shlex.split(line)[1:]


def container_command() -> list[str]:
    (line,) = re.findall(r"^CMD (\[.*\])$", CONTAINERFILE, re.MULTILINE)
    command: list[str] = json.loads(line)
    return command


def commands_in_pages() -> list[list[str]]:
    blocks = [block for page in PAGES for block in re.findall(r"```\n(.*?)```", page.read_text(), re.DOTALL)]
    lines = [line for block in blocks for line in block.splitlines() if line.startswith("turncoat ")]
    return [shlex.split(line, comments=True)[1:] for line in lines]


COMMANDS = [compose_command(), systemd_command(), container_command(), *commands_in_pages()]


def parse_arguments(arguments: list[str]) -> dict[str, Any]:
    """What the program understands; nothing is carried out."""
    say = Words("en")
    command: Any = localize(build(say), say)
    context = command.make_context("turncoat", list(arguments))
    rest = context._protected_args + context.args
    while hasattr(command, "resolve_command"):
        name, command, rest = command.resolve_command(context, rest)
        context = command.make_context(name, rest, parent=context)
        rest = getattr(context, "_protected_args", []) + context.args
    understood: dict[str, Any] = context.params
    return understood


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_every_command_line_is_one_that_the_program_takes(arguments: list[str]) -> None:
    assert parse_arguments(arguments)


def test_a_command_line_that_is_wrong_would_be_found() -> None:
    with pytest.raises(Exception, match="No such option"):
        parse_arguments(["serve", "--trust-proxy", "10.0.0.0/8"])


# Containers


def test_the_compose_file_is_one_by_its_schema() -> None:
    vendor = importlib.resources.files("check_jsonschema") / "builtin_schemas" / "vendor"
    schema = json.loads((vendor / "compose-spec.json").read_text())
    jsonschema.validate(COMPOSE, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({"services": {"one": {"comand": []}}}, schema)


def test_the_servers_are_alike_and_trust_their_own_network_alone() -> None:
    services = COMPOSE["services"]
    assert set(services) == {*SERVERS, "database", "balancer"}
    assert services["one"] == services["two"] == services["three"]
    understood = parse_arguments(compose_command())
    (config,) = COMPOSE["networks"]["inside"]["ipam"]["config"]
    assert understood["trusted_proxy"] == [config["subnet"]]
    Proxies(understood["trusted_proxy"])
    assert ip_network(config["subnet"]).is_private
    assert all(service["networks"] == ["inside"] for service in services.values())
    assert [name for name, service in services.items() if "ports" in service] == ["balancer"]


def test_a_server_has_time_to_stop_before_it_is_killed() -> None:
    understood = parse_arguments(compose_command())
    grace = COMPOSE["services"]["one"]["stop_grace_period"]
    assert float(grace.removesuffix("s")) > understood["drain"] + CLOSING_SECONDS
    (patience,) = re.findall(r"^TimeoutStopSec=(\d+)$", UNIT, re.MULTILINE)
    assert float(patience) > parse_arguments(systemd_command())["drain"] + CLOSING_SECONDS
    checked = re.search(r"health_interval (\d+)s", (DEPLOY / "caddy" / "balancer.Caddyfile").read_text())
    assert checked is not None
    assert understood["drain"] > 2 * float(checked[1]), "the balancer would not notice in time"


def test_all_speak_of_the_same_port() -> None:
    assert f"EXPOSE {PORT}\n" in CONTAINERFILE
    assert f"http://127.0.0.1:{PORT}/livez" in CONTAINERFILE
    for command in (compose_command(), systemd_command(), container_command()):
        assert parse_arguments(command)["port"] == PORT
    for file in PROXY_FILES:
        assert set(re.findall(r"[\w.]+:(8\d{3})\b", file.read_text())) == {str(PORT)}, file


def test_what_is_mounted_is_what_is_there() -> None:
    services = COMPOSE["services"]
    for mount in services["balancer"]["volumes"]:
        source = mount.split(":")[0]
        assert (DEPLOY / source).is_file() if source.startswith("./") else source in COMPOSE["volumes"]
    assert (DEPLOY / services["one"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["one"]["build"]["dockerfile"]).is_file()
    secrets = [f"/run/secrets/{name}" for name in COMPOSE["secrets"]]
    assert [str(parse_arguments(compose_command())["metrics_token_file"])] == secrets
    assert "VOLUME /var/lib/turncoat\n" in CONTAINERFILE
    assert parse_arguments(container_command())["store"].startswith("/var/lib/turncoat/")


def test_the_store_of_the_servers_is_the_database_beside_them() -> None:
    database = COMPOSE["services"]["database"]["environment"]
    wanted = f"postgresql://{database['POSTGRES_USER']}@database/{database['POSTGRES_DB']}"
    assert parse_arguments(compose_command())["store"] == wanted
    assert COMPOSE["services"]["one"]["environment"]["PGPASSWORD"] == database["POSTGRES_PASSWORD"]


def test_a_container_runs_as_nobody_in_particular_and_cannot_write_to_its_image() -> None:
    final = CONTAINERFILE.split("\nFROM ")[-1]
    (user,) = re.findall(r"^USER (\w+)$", final, re.MULTILINE)
    assert f" {user} &&" in final[: final.index("\nUSER ")], "nobody made the user"
    assert final.index("\nUSER ") > max(final.rindex("\nRUN "), final.rindex("\nCOPY "))
    server = COMPOSE["services"]["one"]
    assert (server["read_only"], server["cap_drop"]) == (True, ["ALL"])


def test_nothing_that_was_built_or_installed_here_goes_into_an_image() -> None:
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert {".git", ".venv", "build", "dist", "**/node_modules", "**/*.so"} <= set(ignored)


# systemd


def test_the_unit_keeps_the_tables_where_it_may_write_and_listens_here_alone() -> None:
    understood = parse_arguments(systemd_command())
    assert "StateDirectory=turncoat\n" in UNIT
    assert understood["store"].startswith("/var/lib/turncoat/")
    assert understood["host"] == "127.0.0.1"
    assert understood["no_open"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "turncoat.service"
    unit.write_text(UNIT.replace("/opt/turncoat/bin/turncoat", shutil.which("true") or "/bin/true"))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, "turncoat.service" in done.stderr) == (0, False), done.stderr


# Proxies


@pytest.mark.parametrize("file", PROXY_FILES, ids=lambda file: file.name)
def test_a_proxy_keeps_the_figures_to_itself(file: Path) -> None:
    text = file.read_text()
    assert "/metrics" in text
    assert "404" in text


@pytest.mark.parametrize("file", sorted(DEPLOY.glob("nginx/*")), ids=lambda file: file.name)
def test_nginx_passes_on_sockets_and_where_people_are(file: Path, tmp_path: Path) -> None:
    whole = tmp_path / "nginx.conf"
    known = re.sub(r"^map .*?^}\n", "", file.read_text(), flags=re.MULTILINE | re.DOTALL)
    whole.write_text(f"events {{}}\nhttp {{\n{known}}}\n")  # what stands in a map is not a directive
    read = crossplane.parse(str(whole), strict=True)
    assert read["status"] == "ok", read["errors"]
    (http,) = [each for each in read["config"][0]["parsed"] if each["directive"] == "http"]
    (server,) = [each for each in http["block"] if each["directive"] == "server"]
    (location,) = [each for each in server["block"] if each["args"] == ["/"]]
    headers = {
        each["args"][0]: each["args"][1]
        for each in location["block"]
        if each["directive"] == "proxy_set_header"
    }
    assert headers["X-Forwarded-For"] == "$remote_addr"  # never what the client claims
    assert headers["X-Forwarded-Proto"] == "$scheme"
    assert (headers["Upgrade"], headers["Connection"]) == ("$http_upgrade", "$turncoat_connection")


def test_nginx_tells_tables_apart_by_their_codes() -> None:
    text = (DEPLOY / "nginx" / "balancer.conf").read_text()
    written = [found.replace("?<", "?P<") for found in re.findall(r"'~\*(.*?)'", text)]
    patterns = [re.compile(pattern, re.IGNORECASE) for pattern in written]
    for path in ("/ws/KQXT", "/ws/kqxtyz", "/api/tables/KQXT", "/api/tables/KQXT/join"):
        (code,) = {match["code"].upper()[:4] for each in patterns if (match := each.match(path))}
        assert code == "KQXT"
    assert not any(each.match("/ws") or each.match("/api/tables") for each in patterns)


@pytest.mark.parametrize("file", sorted(DEPLOY.glob("caddy/*")), ids=lambda file: file.name)
def test_caddy_leads_to_servers_that_are_there_and_asks_for_what_they_answer(file: Path) -> None:
    text = re.sub(r"#.*", "", file.read_text())
    assert text.count("{") == text.count("}")
    upstreams = set(re.findall(r"([\w.]+):8600", text))
    assert upstreams in ({"127.0.0.1"}, set(SERVERS))
    for path in re.findall(r"health_uri (\S+)", text):
        assert path in KNOWN_PATHS


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not here")
@pytest.mark.parametrize("file", sorted(DEPLOY.glob("caddy/*")), ids=lambda file: file.name)
def test_caddy_understands_its_file(file: Path) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(file)]
    subprocess.run(command, check=True, capture_output=True, env={"TURNCOAT_NAME": "cards.example.org"})


# Prometheus and Grafana


def expressions() -> list[str]:
    rules = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text())
    dashboard = json.loads((DEPLOY / "grafana" / "turncoat.json").read_text())
    shown = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    asked = [each["query"]["query"] for each in dashboard["templating"]["list"] if each["type"] == "query"]
    return [*(rule["expr"] for group in rules["groups"] for rule in group["rules"]), *shown, *asked]


def names_of_figures(text: str) -> set[str]:
    return set(re.findall(r"\b(?:turncoat|process)_[a-z_]+", text))


async def test_every_figure_that_is_spoken_of_exists_and_the_labels_too(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "operating.md").read_text()
    page_names = set(re.findall(r"`((?:turncoat|process)_[a-z_]+)", page))
    async with running_server(tmp_path / "t") as server:
        text = (await server.http.get("/metrics")).text
    there = set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE))
    spoken_of = {name for expression in expressions() for name in names_of_figures(expression)}
    assert spoken_of - there == set()
    assert page_names - there == set()
    assert {name for name in there if name.startswith("turncoat_")} - spoken_of == set(), "shown nowhere"
    for label, value in re.findall(r'\b(status|letters|version)="([^"]+)"', "".join(expressions())):
        assert f'{label}="{value}"' in text


def test_every_alert_says_what_it_means() -> None:
    rules = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text())
    for group in rules["groups"]:
        for rule in group["rules"]:
            assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
            assert rule["labels"]["severity"] in ("page", "ticket")
            assert rule["annotations"]["summary"]


def test_prometheus_asks_every_server_with_the_token() -> None:
    config = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text())
    (job,) = config["scrape_configs"]
    assert job["metrics_path"] in KNOWN_PATHS
    assert job["static_configs"][0]["targets"] == [f"{name}:{PORT}" for name in SERVERS]
    assert job["authorization"]["credentials_file"] == str(
        parse_arguments(compose_command())["metrics_token_file"]
    )
    assert [(DEPLOY / "prometheus" / file).is_file() for file in config["rule_files"]] == [True]


@pytest.mark.skipif(shutil.which("promtool") is None, reason="Prometheus is not here")
def test_prometheus_understands_the_alerts() -> None:
    file = str(DEPLOY / "prometheus" / "alerts.yml")
    subprocess.run(["promtool", "check", "rules", file], check=True, capture_output=True)


# The page


def test_the_page_links_to_what_is_there() -> None:
    for page in PAGES:
        text = page.read_text()
        headings = {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles(text)}
        for link in re.findall(r"\]\(([^)]+)\)", text):
            file, _, part = link.partition("#")
            if "://" in file:
                continue
            assert not file or (page.parent / file).exists(), link
            if part and not file:
                assert part in headings, link


def titles(text: str) -> list[str]:
    return re.findall(r"^#+ (.*)$", text, re.MULTILINE)


def test_a_shard_in_the_page_is_a_letter_that_codes_have() -> None:
    shards = re.findall(r"--shard ([A-Z])\b", (ROOT / "docs" / "operating.md").read_text())
    assert shards
    assert set(shards) <= set(LETTERS)
