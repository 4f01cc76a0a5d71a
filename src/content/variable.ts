/** A variable: a name with a colon, between braces. variables.ts has the names. */
export const VARIABLE = /\{([^{}:\n]*:[^{}\n]*)\}/g

/** The names of a text's variables, with their positions. */
export function variablesIn(text: string): { name: string; index: number }[] {
  return [...text.matchAll(VARIABLE)].map(({ 1: name = '', index }) => ({ name, index }))
}
