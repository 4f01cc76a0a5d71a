/**
 * Stands in for parts of Gatsby's runtime that this site does not use, so that nobody downloads them:
 * scripts of others and their worker, slices, the Head API (react-helmet does its work), a renderer for
 * pages inside pages, prefetching (nothing is fetched ahead of intent), the service worker. src/gatsby/webpack.ts says which modules these are; a test counts what is left.
 */
const nothing = () => null

// gatsby-script and @builder.io/partytown/integration
export const Script = nothing
export const collectedScriptsByPage = { get: () => [], set: nothing, delete: nothing }
export const scriptCache = new Set<string>()
export const partytownSnippet = () => ''

// .cache/slice.js
export const Slice = nothing

// .cache/head/head-export-handler-for-browser.js
export const headHandlerForBrowser = nothing

// .cache/public-page-renderer.js and .cache/prefetch.js
export default nothing
