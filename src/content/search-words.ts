/** How the search compares words, in a build and in the browser: plain functions without a declaration. */

/** A text as Pagefind knows a word: in lower case and without signs, “$5,000” as “5000”, “E-commerce” as “ecommerce”. */
export const bareWord = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The words of a text that signs part from each other: “mobile-app” has two. */
export const wordParts = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
