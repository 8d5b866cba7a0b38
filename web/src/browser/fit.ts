import type { Attachment } from "svelte/attachments";

/**
 * What is in a box is laid out more tightly, step by step, until it fits: `data-tight` on the box says how tightly, from
 * "0" to `steps`. It is looked at again when the box or what is in it changes.
 */
export const fit =
  (steps: number): Attachment<HTMLElement> =>
  (box) => {
    function settle(): void {
      for (let step = 0; step <= steps; step++) {
        box.dataset["tight"] = String(step);
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
    }
    const sizes = new ResizeObserver(settle);
    const contents = new MutationObserver(settle);
    sizes.observe(box);
    contents.observe(box, { subtree: true, childList: true, characterData: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  };
