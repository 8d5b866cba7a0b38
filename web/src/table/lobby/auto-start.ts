/** Tables that are to be dealt as soon as they are ready: whoever practises is asked nothing more. */

const KEY = "turncoat.deal.";

export const requestAutoStart = (code: string): void => sessionStorage.setItem(KEY + code, "yes");
export const wantsAutoStart = (code: string): boolean => sessionStorage.getItem(KEY + code) !== null;
export const clearAutoStart = (code: string): void => sessionStorage.removeItem(KEY + code);
