/**
 * Replaces packages whose types declare Node’s globals, listed in tsconfig.browser.json. Otherwise Gatsby’s types import
 * sharp’s, and browser code could use `process`.
 */
export {}
