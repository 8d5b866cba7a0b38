/**
 * What the learner is to touch glows. It is looked for anew whenever the page changes: a sheet has opened, a card has
 * been chosen.
 */

const MARK = "data-glow";

/** Something can be touched, or at least seen. */
const there = (element: Element): boolean =>
  element.getClientRects().length > 0 && !element.closest("[inert]") && !element.matches(":disabled");

/** Let the first of these elements that exists glow, and scroll it into view, until stopped. */
export function glow(selectors: string[]): () => void {
  let lit: Element[] = [];

  function look(): void {
    const found = selectors.map((one) => [...document.querySelectorAll(one)].filter(there));
    const now = found.find((some) => some.length > 0) ?? [];
    for (const element of lit) if (!now.includes(element)) element.removeAttribute(MARK);
    for (const element of now) if (!element.hasAttribute(MARK)) element.setAttribute(MARK, "");
    const fresh = now[0] !== lit[0];
    lit = now;
    if (fresh) bring();
  }

  /** A sheet beside the lesson's words is small: what is asked for may be below its edge, or get there when the phone is turned. */
  function bring(): void {
    lit[0]?.scrollIntoView({ block: "nearest" });
  }

  let frame = 0;
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "open", "class", "aria-pressed", "aria-checked", "data-target"],
  });
  addEventListener("resize", bring);
  look();
  return () => {
    removeEventListener("resize", bring);
    changes.disconnect();
    cancelAnimationFrame(frame);
    for (const element of lit) element.removeAttribute(MARK);
  };
}
