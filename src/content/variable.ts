/** How a text names a variable: see variables.ts for what there is. */

/** A variable, or what was meant as one: a name with a colon between braces. */
export const VARIABLE = /\{([^{}:\n]*:[^{}\n]*)\}/g

/** The names of a text's variables, with where each stands in it. */
export function variablesIn(text: string): { name: string; index: number }[] {
  return [...text.matchAll(VARIABLE)].map(({ 1: name = '', index }) => ({ name, index }))
}
