/**
 * Stands in for the types of highlight.js, which bring the globals of browsers along: tsconfig.node.json names
 * it. Grammars are only handed on.
 */
export type LanguageFn = (highlighter: never) => object
declare const grammar: LanguageFn
export default grammar
