/** Stands in for Gatsby's Script component and its worker, which this site does not use: see src/gatsby/webpack.ts. */
export const Script = () => null
export const collectedScriptsByPage = { get: () => [], set: () => undefined, delete: () => undefined }
export const scriptCache = new Set<string>()
export const partytownSnippet = () => ''
