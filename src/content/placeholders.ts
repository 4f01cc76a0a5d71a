/**
 * The marks around everything in a new file that its editor has yet to write or choose: ‹ and ›. No page
 * goes live with them, so that nothing of a template can.
 */
const PLACEHOLDER = /‹[^‹›\n]*›/g

/** A text to be replaced by the editor's own. */
export const toFillIn = (what: string) => `‹${what}›`

/** In the place of a price that its editor has yet to name: nothing is sold for it. */
export const PRICE_TO_FILL_IN = 1

/** In the place of a name in addresses, which may have no marks in it. */
export const nameToFillIn = (number: number) => `to-be-named-${number}`

const VALUE = /(?<=")to-be-named-\d+(?=")|(?<="price": \{\s*"from": )1(?=,)/g

/** Whether a text is still to be written, so that its length says nothing. */
export const isToFillIn = (text: string): boolean => text.search(PLACEHOLDER) >= 0

/** What is left to fill in, in order: each as it stands, and its offset in the text. */
export function leftToFillIn(text: string): { words: string; offset: number }[] {
  return [PLACEHOLDER, VALUE]
    .flatMap(pattern => [...text.matchAll(pattern)])
    .map(({ 0: words, index }) => ({ words, offset: index }))
    .sort((a, b) => a.offset - b.offset)
}
