/** Values that this tab remembers until it is closed. Where a browser keeps nothing, they are forgotten at once. */
export const session = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // A private window without storage.
    }
  },
};
