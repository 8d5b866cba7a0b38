/**
 * Reminders for a match that lasts for days: a notification when the table waits for this player and nobody looks at
 * the page. A lock screen is read by anybody, so the words are always the same: no phase, no role, no name.
 */

import { device } from "../../device.svelte";
import { say } from "../../say.svelte";
import type { View } from "../../wire";
import { registerWorker } from "../../browser/service-worker";
import type { Link } from "../connection/link.svelte";

export type Permission = NotificationPermission | "unsupported";

/** The fields of a view that tell two moments apart, in any game. */
const PLACE = ["phase", "stage", "part", "day"] as const;

function place(view: View): string {
  const fields = view as unknown as Record<string, unknown>;
  return JSON.stringify(PLACE.map((name) => fields[name] ?? null));
}

/** Return whether a view asks its player something new since the view before. */
export function calls(before: View | null, after: View): boolean {
  return after.awaited && !(before?.awaited && place(before) === place(after));
}

export function permission(): Permission {
  return "Notification" in globalThis ? Notification.permission : "unsupported";
}

/** Ask for permission; browsers want that to follow from a tap. */
export async function allow(): Promise<Permission> {
  if (permission() === "unsupported") return "unsupported";
  const given = await Notification.requestPermission();
  device.reminders = given === "granted";
  device.save();
  return given;
}

export function stop(): void {
  device.reminders = false;
  device.save();
}

async function notify(code: string): Promise<void> {
  const title = say("web-table-title", { code });
  const words = { body: say("web-reminder"), tag: code };
  const shown = await registerWorker();
  if (shown) await shown.showNotification(title, words);
  else new Notification(title, words);
}

async function tidy(code: string): Promise<void> {
  for (const shown of (await (await registerWorker())?.getNotifications({ tag: code })) ?? []) shown.close();
}

/** Remind this device's owner while the table is open; the returned function stops it. */
export function remind(link: Pick<Link, "code" | "view" | "table" | "onView">): () => void {
  let before = link.view;
  const isWanted = (): boolean =>
    link.table?.clock === "calendar" && device.reminders && permission() === "granted";
  const onSeen = (): void => {
    if (document.visibilityState !== "hidden" && isWanted()) void tidy(link.code);
  };
  const end = link.onView(({ view }) => {
    const called = calls(before, view);
    before = view;
    if (called && document.visibilityState === "hidden" && isWanted())
      void notify(link.code).catch(() => undefined);
  });
  document.addEventListener("visibilitychange", onSeen);
  return () => {
    end();
    document.removeEventListener("visibilitychange", onSeen);
  };
}
