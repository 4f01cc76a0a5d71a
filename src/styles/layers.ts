/**
 * The cascade layers; later ones win. Bundlers order style sheets themselves, so this statement goes before all of them:
 * added after a build, and in the page's head during development.
 */
export const LAYER_ORDER = '@layer tokens,reset,base,compositions,blocks,utilities;'
