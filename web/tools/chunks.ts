import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}
interface Group {
  name: (id: string, all: Modules) => string | null;
  debugName: string;
  priority: number;
}

const at = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Everything that these modules need from the start, they themselves included. */
function closure(all: Modules, ...from: string[]): Set<string> {
  const found = new Set<string>();
  const look = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    all.getModuleInfo(id)?.importedIds.forEach(look);
  };
  from.forEach(look);
  return found;
}

/** What these pages need lies in one file. */
function together(name: string, priority: number, ...pages: string[]): Group {
  let needed: Set<string> | undefined;
  return {
    debugName: name,
    priority,
    name(id, all) {
      needed ??= closure(all, ...pages.map(at));
      return needed.has(id) ? name : null;
    },
  };
}

/**
 * A file a game for its table, one for what comes before play, one for what several of these share, and one for what
 * only the big screen of another game needs as well.
 */
function apart(priority: number): Group {
  const folders = readdirSync(at("games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  type Parts = [name: string, needed: Set<string>][];
  let known: { tables: Parts; all: Parts } | undefined;
  return {
    debugName: "apart",
    priority,
    name(id, modules) {
      const each = (part: string): Parts =>
        folders.map((folder) => [folder, closure(modules, at(`games/${folder}/${part}.svelte`))]);
      if (!known) {
        const tables: Parts = [...each("Table"), ["lobby", closure(modules, ...LOBBY.map(at))]];
        known = { tables, all: [...tables, ...each("Screen")] };
      }
      const of = (parts: Parts): string[] =>
        parts.filter(([, needed]) => needed.has(id)).map(([name]) => name);
      const needing = of(known.tables);
      if (needing.length > 1) return "shared";
      return new Set(of(known.all)).size > 1 ? "lent" : (needing[0] ?? null);
    },
  };
}

const LOBBY = [
  "table/lobby/Lobby.svelte",
  "table/lobby/Join.svelte",
  "table/menu/Menu.svelte",
  "pages/CreatePage.svelte",
];

/** Few requests bring a page, and nothing that belongs to another page or game. */
export const groups: Group[] = [
  together("house", 4, "main.ts"),
  together("frame", 3, "table/TableFrame.svelte"),
  together("table", 2, "pages/TablePage.svelte"),
  apart(1),
];
