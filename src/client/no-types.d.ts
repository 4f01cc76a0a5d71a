/**
 * Stands in for packages whose types bring Node's globals along: tsconfig.browser.json names them. Gatsby's
 * own types lead to sharp, and so `process` would be known in code that runs in a browser.
 */
export {}
