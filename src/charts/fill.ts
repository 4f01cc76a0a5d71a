/** Words with what stands between braces filled in: `{name}`. What is not given stays as it is. */
export const fill = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
