/** How search compares words, both at build time and in the browser. */

/** Returns a word as Pagefind indexes it, in lowercase without punctuation: “$5,000” becomes “5000”. */
export const bareWord = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Splits a text at everything that isn't a letter or a digit: “mobile-app” becomes two words. */
export const wordParts = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
