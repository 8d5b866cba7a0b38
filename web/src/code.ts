/** What leads to a table: its code, or its id, which a link to a finished game has. */
export const isCode = (text: string): boolean => /^[A-Z]{4,6}$|^[A-Z]{16}$/.test(text);
