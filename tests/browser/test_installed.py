"""The client on a phone's home screen: what makes it installable, and what it does without a network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Device
from tests.browser.person import Person
from tests.browser.waiting import wait_until

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
  return found;
}"""
LOCKS = """() => {
  window.locks = 0;
  const request = async () => {
    window.locks += 1;
    return { release: async () => { window.locks -= 1; } };
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
}"""


def test_it_can_be_installed_in_every_language(device: Device) -> None:
    page = device(language="da")
    page.goto("/")
    link = page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", "/manifest.da.webmanifest")
    line = page.context.new_cdp_session(page)
    found: dict[str, Any] = line.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["manifest"]["name"] == "Turncoat"
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_without_a_network_it_says_so_and_goes_on_by_itself(
    device: Device, picture: Callable[[Page, str], None]
) -> None:
    somebody = Person("Ann", device(language="fr", service_workers="allow"))
    page = somebody.page
    code = somebody.make_table()
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    kept: list[str] = page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path.startswith(("/api", "/table", "/ws"))] == []
    page.context.set_offline(True)
    page.goto(f"/table/{code}")
    expect(page.get_by_role("heading", name="Pas de réseau")).to_be_visible()
    picture(page, "offline-fr")
    page.context.set_offline(False)
    expect(page.locator(".invite .code")).to_have_text(code)
    assert page.evaluate(KEPT) == kept


def wait_for_locks(page: Page, count: int) -> None:
    wait_until(
        page,
        "(count) => window.locks === count",
        what=f"{count} wake locks are held",
        saw="() => window.locks",
        arg=count,
    )


def test_the_screen_stays_awake_while_a_match_is_played(person: Callable[..., Person]) -> None:
    ann, bo = person("Ann"), person("Bo")
    ann.page.add_init_script(f"({LOCKS})()")
    code = ann.make_table()
    bo.sit_down(code)
    assert ann.page.evaluate("window.locks") == 0
    ann.start()
    wait_for_locks(ann.page, 1)
    ann.page.get_by_role("link", name="Home").click()
    wait_for_locks(ann.page, 0)
