/** Short names, for places that show many names at once. */

import type { View } from "../wire";

/** With more players than this there is no room for full names. */
const MANY = 12;
/** A name of up to this many letters is short enough. */
const SHORT = 12;

const first = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
const withInitial = (name: string): string => {
  const [one = "", ...others] = name.trim().split(/\s+/);
  return others.length > 0 ? `${one} ${[...others.at(-1)!][0]}.` : one;
};

/** Return what to call each seat: the first name; if others share it, with an initial; else the whole name. */
export function shortNames(players: View["players"], among = players.length): Map<number, string> {
  const alone = (short: (name: string) => string, name: string): boolean =>
    players.filter((one) => short(one.name).toLowerCase() === short(name).toLowerCase()).length === 1;
  return new Map(
    players.map(({ seat, name }) => {
      if (among <= MANY || name.length <= SHORT) return [seat, name];
      const short = [first, withInitial].find((one) => alone(one, name));
      return [seat, short ? short(name) : name];
    }),
  );
}
