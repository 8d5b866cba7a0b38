import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { device } from "./device.svelte";
import { keepFocus } from "./browser/focus";
import { followOtherTabs, setLanguage } from "./say.svelte";
import { allowSound } from "./sound/cues";
import { allGames } from "./table/catalogue";
import { registerWhenIdle } from "./browser/service-worker";

/** Wait for the typefaces, but not long: names are measured to fit their places. */
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
await Promise.all([setLanguage(device.language), typefaces()]);
mount(App, { target: document.getElementById("app")! });
keepFocus();
registerWhenIdle();
