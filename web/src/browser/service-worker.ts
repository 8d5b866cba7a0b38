/** The service worker, one for all: it keeps the shell and shows reminders. There is none where a page is not secure. */

export const WORKER = "/worker.js";

export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    return (await navigator.serviceWorker?.register(WORKER)) ?? null;
  } catch {
    return null;
  }
}

/** Once the first page stands and nothing else is to be fetched. */
export function registerWhenIdle(): void {
  const begin = (): void => void registerWorker();
  if (document.readyState === "complete") setTimeout(begin, LATER);
  else addEventListener("load", () => setTimeout(begin, LATER), { once: true });
}

const LATER = 1_500;
