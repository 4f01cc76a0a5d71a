/**
 * The cascade layers; later layers win. Bundlers choose the order of style sheets, so this statement must come before
 * all of them: builds add it to the style sheet, and development adds it to the page's head.
 */
export const LAYER_ORDER = '@layer tokens,reset,base,compositions,blocks,utilities;'
