/** Where we are: the address, and going somewhere else without loading the page anew. */

class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.look());
  }

  private look(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  go(to: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(history.state, "", to);
    else history.pushState({ within: true }, "", to);
    this.look();
    scrollTo(0, 0);
  }

  /** Change the address without leaving a step in the history: for links that can be shared. */
  note(to: string): void {
    history.replaceState(history.state, "", to);
  }

  /** Whether we came here from another page of ours, and can go back to it. */
  get within(): boolean {
    return (history.state as { within?: boolean } | null)?.within ?? false;
  }
}

export const place = new Place();

/** Links of our own stay in the page; everything else is the browser's. */
export function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  place.go(link.pathname + link.search + link.hash);
}
