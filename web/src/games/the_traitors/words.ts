/** Names, claims and lines of The Traitors in the reader's language. */

import { say } from "../../say.svelte";
import { phraseText } from "../../table/phrases";
import { joinNames, nameOf, namesOf, subject } from "../../table/view";
import type { Identity, Line, Slip, View } from "./view";
import type { Phrase } from "./wire";

/** Name some of many seats and count the others, for lines that must stay short. */
export function someNamesOf(view: View, seats: number[]): string {
  const MOST = 4;
  if (seats.length <= MOST) return namesOf(view, seats);
  const named = seats.slice(0, MOST - 2);
  return joinNames([
    ...named.map((seat) => nameOf(view, seat)),
    say("tt-others", { count: seats.length - named.length }),
  ]);
}

/** Say which day and phase it is. */
export const seasonPosition = (view: View): string =>
  say("tt-where", { phase: view.phase, day: view.day, days: view.days, mission: view.mission?.name ?? "" });

type Said = Pick<NonNullable<Line["claim"]>, "what"> & {
  about?: number | null | undefined;
  role?: Identity | null | undefined;
};

/** Put a claim into the reader's language (TT-8). */
export function claimText(view: View, { what, about, role }: Said): string {
  const params = subject(view, about ?? null);
  switch (what) {
    case "am":
      return say("tt-claim-am");
    case "is":
      return say("tt-claim-is", { ...params, role: role ?? "loyal" });
    default:
      return say(`tt-claim-${what}`, params);
  }
}

/** Put a line of talk into words: what somebody said, or what the table announced. */
export function lineText(view: View, line: Line): string {
  if (line.claim) return claimText(view, line.claim);
  const news = line.announce;
  if (!news) return ownWords(view, line, line.say ?? "");
  const names = namesOf(view, news.seats ?? []);
  switch (news.what) {
    case "mission":
      return say("tt-news-mission", { bars: news.bars ?? 0 });
    case "banished":
      return say("tt-news-banished", { names, identity: news.identity ?? "unknown" });
    case "identity":
      return say("tt-news-identity", { names, identity: news.identity ?? "loyal" });
    case "warned":
      return say("tt-news-warned", { names, text: news.text ?? "" });
    case "missing":
    case "not_asked":
    case "lots":
    case "withdrawn":
    case "list":
      return say(`tt-news-${news.what}`, { names });
    default:
      return say(`tt-news-${news.what}`);
  }
}

/** Return what somebody wrote; what a bot said, in the reader's language. */
const ownWords = (view: View, said: { phrases?: Phrase[] }, text: string): string =>
  phraseText(view.game, said, (seat) => nameOf(view, seat), text);

/** Return the reason that stands on a vote. */
export const writtenReason = (view: View, slip: Slip): string => ownWords(view, slip, slip.reason);

/** Return the reason of the vote that is shown: the written one, or what its voter has said since (TT-21). */
export function reasonOf(view: View, lines: Line[]): string {
  const slip = view.votes.at(-1);
  if (view.stage !== "reveal" || !slip) return "";
  if (slip.reason) return writtenReason(view, slip);
  const said = lines.findLast(
    (line) => line.seat === slip.seat && line.where === "all" && line.at >= view.since && line.say,
  );
  return said ? lineText(view, said) : "";
}

/** What stands between the title and the text of a mission of the host's own. */
export const BETWEEN = " – ";

/** Return what the host last told everybody about today's mission in the room (TT-14). */
export const hostMissionText = (view: View, lines: Line[]): string | undefined =>
  lines
    .filter(
      ({ seat, where, day, phase }) =>
        seat === "host" && where === "all" && day === view.day && phase === "mission",
    )
    .filter((line) => line.say)
    .at(-1)?.say;
