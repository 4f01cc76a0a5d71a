/**
 * The cascade layers; later ones win. Bundlers choose the order of style sheets, so this statement goes before all of
 * them: the build adds it to the style sheet, and development to the page's head.
 */
export const LAYER_ORDER = '@layer tokens,reset,base,compositions,blocks,utilities;'
