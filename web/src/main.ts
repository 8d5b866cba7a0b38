import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { device } from "./device.svelte";
import { keepFocus } from "./focus";
import { followOtherTabs, speak } from "./say.svelte";
import { allowSound } from "./sounds";
import { allGames } from "./table/game";
import { keepShell } from "./shell";

/** Names are measured to fit their places, so the typefaces are there first; nobody waits long for them. */
const LONGEST = 1_500;
const typefaces = (): Promise<unknown> =>
  Promise.race([
    Promise.allSettled(
      ['600 1em "Fraunces"', '400 1em "Source Sans 3"'].map((face) => document.fonts.load(face)),
    ),
    new Promise((done) => setTimeout(done, LONGEST)),
  ]);

device.light();
allowSound();
followOtherTabs();
if (location.pathname === "/") allGames().catch(() => undefined);
await Promise.all([speak(device.language), typefaces()]);
mount(App, { target: document.getElementById("app")! });
keepFocus();
keepShell();
