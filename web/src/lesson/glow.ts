/**
 * What the learner is to touch glows. It is looked for anew whenever the page changes: a sheet has opened, a card has
 * been chosen.
 */

const MARK = "data-glow";

/** Something can be touched, or at least seen. */
const there = (element: Element): boolean =>
  element.getClientRects().length > 0 && !element.closest("[inert]") && !element.matches(":disabled");

/** The first of these that is there glows, until this is stopped. */
export function glow(selectors: string[]): () => void {
  let lit: Element[] = [];

  function look(): void {
    const found = selectors.map((one) => [...document.querySelectorAll(one)].filter(there));
    const now = found.find((some) => some.length > 0) ?? [];
    for (const element of lit) if (!now.includes(element)) element.removeAttribute(MARK);
    for (const element of now) if (!element.hasAttribute(MARK)) element.setAttribute(MARK, "");
    lit = now;
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
  look();
  return () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
    for (const element of lit) element.removeAttribute(MARK);
  };
}
