/**
 * How a text quotes a fact by its name: `{price:starter}`, `{count:questions}`, `{fact:first-reply}`. With
 * a capital, `{Fact:first-reply}`, what is quoted begins a sentence.
 */

/** A quotation, or what was meant as one: a name with a colon between braces. */
export const QUOTATION = /\{([^{}:\n]*:[^{}\n]*)\}/g

/** The names that a text quotes, with where each stands in it. */
export function quotedNames(text: string): { name: string; index: number }[] {
  return [...text.matchAll(QUOTATION)].map(({ 1: name = '', index }) => ({ name, index }))
}
