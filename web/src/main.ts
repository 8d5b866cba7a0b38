import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { device } from "./device.svelte";
import { speak } from "./say.svelte";
import { allowSound } from "./sounds";

device.light();
allowSound();
await speak(device.language);
mount(App, { target: document.getElementById("app")! });
