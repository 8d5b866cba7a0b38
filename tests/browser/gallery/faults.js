// What can be said of a screen without an eye: called with what the album knows of it, returns [kind, where, text] of each fault.
({ phone, screen }) => {
  const found = [];
  const LEAST_TOUCH = 44;
  const dialogs = [...document.querySelectorAll("dialog:modal")];
  const top = dialogs.at(-1) ?? document.body;

  const called = (one) => {
    const classes = [...one.classList].filter((name) => !name.startsWith("svelte-"));
    return [one.localName, ...classes].join(".");
  };
  const where = (one) => {
    const parent = one.parentElement;
    return parent && parent !== document.body ? `${called(parent)} > ${called(one)}` : called(one);
  };
  const words = (one) =>
    (one.innerText || one.getAttribute("aria-label") || one.value || "").replace(/\s+/g, " ").trim().slice(0, 80);
  const note = (kind, one, more = "") => found.push([kind, where(one), [words(one), more].filter(Boolean).join(" · ")]);
  const seen = (one) =>
    !one.closest(".unseen, svg") && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  if (document.documentElement.scrollWidth > innerWidth)
    found.push(["too wide", "html", `${document.documentElement.scrollWidth} of ${innerWidth}`]);

  // Texts: whole, inside what holds them, and large enough
  const least = innerHeight * 0.05 - 0.1;
  const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const done = new Set();
  while (walk.nextNode()) {
    const text = walk.currentNode;
    const holder = text.parentElement;
    if (!text.data.trim() || ["SCRIPT", "STYLE", "OPTION"].includes(holder.nodeName) || !seen(holder)) continue;
    if (screen && top === document.body && !done.has(holder)) {
      const size = parseFloat(getComputedStyle(holder).fontSize);
      if (size < least) note("small text", holder, `${size.toFixed(1)} px`);
    }
    done.add(holder);
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 1) continue;
    let cut = false;
    for (let clip = holder; clip && clip !== document.body; clip = clip.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(clip);
      const scrolls = (way) => way === "auto" || way === "scroll";
      if (scrolls(overflowX) || scrolls(overflowY)) break;
      const edge = clip.getBoundingClientRect();
      const wide = overflowX !== "visible" && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5);
      // Letters are higher than tight lines: a line is cut when a good part of it is.
      const some = parseFloat(getComputedStyle(holder).fontSize) * 0.4;
      const high = overflowY !== "visible" && (box.bottom > edge.bottom + some || box.top < edge.top - some);
      if (wide || high) {
        note("cut", holder, clip === holder ? "" : `by ${called(clip)}`);
        cut = true;
        break;
      }
      if (position === "fixed") break;
    }
    if (!cut && screen && top === document.body && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1))
      note("outside", holder);
  }
  for (const one of done)
    if (getComputedStyle(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
      note("cut", one);

  // What can be touched: large enough, in reach, and not below something else
  const touched = "button, a.button, select, summary, [role=button], input:not([type=hidden]), textarea";
  for (const one of top.querySelectorAll(touched)) {
    if (!seen(one) || getComputedStyle(one).pointerEvents === "none") continue;
    const label = one.closest("label") ?? one.labels?.[0];
    const [own, around] = [one, label ?? one].map((it) => it.getBoundingClientRect());
    const box = around.height > own.height ? around : own;
    if (phone && box.height < LEAST_TOUCH - 0.5) note("low", one, `${box.height.toFixed(0)} px`);
    const main = one.matches(".actions *, main footer .brass, .foot *, form .button.brass");
    if (main && (box.bottom > innerHeight + 1 || box.top < -1) && scrollY === 0) note("out of reach", one);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    let scrolledAway = false;
    for (let clip = one.parentElement; clip && clip !== document.body; clip = clip.parentElement) {
      if (getComputedStyle(clip).overflow === "visible") continue;
      const edge = clip.getBoundingClientRect();
      if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) scrolledAway = true;
    }
    const hit = document.elementFromPoint(x, y);
    // What is below a foot that stays in reach comes out when one scrolls.
    for (let foot = hit; foot && !foot.contains(one); foot = foot.parentElement)
      if (["sticky", "fixed"].includes(getComputedStyle(foot).position)) scrolledAway = true;
    // A secret lies above everything, and only while it is held.
    if (hit?.closest(".peek")) continue;
    if (!scrolledAway && hit && !one.contains(hit) && !label?.contains(hit)) note("covered", one, `by ${where(hit)}`);
  }

  // What a lesson asks to be touched: in sight, all of it
  const glowing = document.querySelector("[data-glow]");
  if (glowing) {
    const { left, top: above, right, bottom, width, height } = glowing.getBoundingClientRect();
    if (left < 0 || above < 0 || right > innerWidth + 1 || bottom > innerHeight + 1) note("out of sight", glowing);
    const hit = document.elementFromPoint(left + width / 2, above + height / 2);
    if (hit && !glowing.contains(hit) && !hit.contains(glowing)) note("covered", glowing, `by ${where(hit)}`);
  }
  return found;
};
