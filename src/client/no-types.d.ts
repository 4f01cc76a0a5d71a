/**
 * Replaces packages whose types declare Node’s globals, as listed in tsconfig.browser.json. Otherwise, Gatsby’s types
 * would import sharp’s, and TypeScript would allow `process` in browser code.
 */
export {}
