/**
 * The marks around everything in a new file that its editor has yet to write or choose: ‹ and ›. No page
 * goes live with them, so that nothing of a template can.
 */
const PLACEHOLDER = /‹[^‹›\n]*›/g

/** A text to be replaced by the editor's own. */
export const toFillIn = (what: string) => `‹${what}›`

/** Whether a text is still to be written, so that its length says nothing. */
export const isToFillIn = (text: string): boolean => text.search(PLACEHOLDER) >= 0

/** What is left to fill in, in order: each as it stands, and its offset in the text. */
export function leftToFillIn(text: string): { words: string; offset: number }[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ 0: words, index }) => ({ words, offset: index }))
}
