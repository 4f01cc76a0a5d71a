/** Placeholders for what an editor still has to write, between ‹ and › in new files. No page goes live with one. */
const PLACEHOLDER = /‹[^‹›\n]*›|\b(?:TODO|TBD|TKTK)\b|\b[Ll]orem ipsum\b/g

/** Whether a text has a placeholder. */
export const isToFillIn = (text: string): boolean => text.search(PLACEHOLDER) >= 0

/** The placeholders in a text, in order. */
export function leftToFillIn(text: string): { words: string; offset: number }[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ 0: words, index }) => ({ words, offset: index }))
}
