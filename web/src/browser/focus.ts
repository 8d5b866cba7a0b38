/**
 * The focus is never lost: when what had it goes away, it goes to the nearest part of the page that is still there, so
 * that the keyboard goes on from there and a screen reader says where one is. What is only disabled for a moment gets
 * it back.
 */

const PARTS = "dialog[open], section, form, fieldset, main";
/** Milliseconds after which a control that stays disabled loses the focus. */
const MOMENT = 400;

/** What has the focus, and the parts that it is in, from the inside out. */
let around: Element[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const isLost = (): boolean => around.length > 0 && document.activeElement === document.body;

function remember({ target }: FocusEvent): void {
  const here = target instanceof Element ? target : null;
  around = here ? [here] : [];
  for (let part = here?.parentElement; part; part = part.parentElement)
    if (part.matches(PARTS)) around.push(part);
}

function look(): void {
  clearTimeout(timer);
  const [last] = around;
  if (!last || !isLost()) return;
  if (!last.isConnected) goOn();
  else if (last.matches(":disabled")) timer = setTimeout(() => isLost() && goOn(), MOMENT);
  else (last as HTMLElement).focus({ preventScroll: true });
}

/** To the first part that takes it; if there is none, the next page is on its way. */
function goOn(): void {
  for (const part of [...around.slice(1), ...document.querySelectorAll("main, h1")]) {
    if (!(part instanceof HTMLElement) || !part.isConnected) continue;
    if (!part.hasAttribute("tabindex")) part.setAttribute("tabindex", "-1");
    part.focus({ preventScroll: true });
    if (document.activeElement === part) return;
  }
}

export function keepFocus(): void {
  document.addEventListener("focusin", remember);
  // Who touches something else has let go by themselves.
  document.addEventListener("pointerdown", () => (around = []), { capture: true });
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled"],
  });
}
