/** Media queries that components can read: what depends on one is drawn anew when its answer changes. */

import { MediaQuery } from "svelte/reactivity";

/** There is room for something at the side of a table. */
export const WIDE = "(min-width: 60rem) and (min-height: 30rem)";

const queries = new Map<string, MediaQuery>();

/** Return whether this device fits a media query now. */
export function matches(query: string): boolean {
  let found = queries.get(query);
  if (!found) queries.set(query, (found = new MediaQuery(query)));
  return found.current;
}
