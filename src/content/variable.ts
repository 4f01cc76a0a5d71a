/** Matches a variable: a name with a colon, in braces. variables.ts defines the names. */
export const VARIABLE = /\{([^{}:\n]*:[^{}\n]*)\}/g

/** Finds a text's variables, with their names and positions. */
export const variablesIn = (text: string) =>
  [...text.matchAll(VARIABLE)].map(({ 1: name = '', index }) => ({ name, index }))
