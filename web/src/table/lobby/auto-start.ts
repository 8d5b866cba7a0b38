/** Tables that start by themselves as soon as they can: for practice, which asks no more questions. */

const KEY = "turncoat.deal.";

export const requestAutoStart = (code: string): void => sessionStorage.setItem(KEY + code, "yes");
export const wantsAutoStart = (code: string): boolean => sessionStorage.getItem(KEY + code) !== null;
export const clearAutoStart = (code: string): void => sessionStorage.removeItem(KEY + code);
