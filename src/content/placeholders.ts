/** Matches placeholders, like ‹…› in new files, which editors must replace. Pages with placeholders can't go live. */
const PLACEHOLDER = /‹[^‹›\n]*›|\b(?:TODO|TBD|TKTK)\b|\b[Ll]orem ipsum\b/g

/** Whether a text contains a placeholder. */
export const isToFillIn = (text: string) => text.search(PLACEHOLDER) >= 0

/** The placeholders in a text, in order. */
export const leftToFillIn = (text: string) =>
  [...text.matchAll(PLACEHOLDER)].map(({ 0: words, index }) => ({ words, offset: index }))
