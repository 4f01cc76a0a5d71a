/**
 * The cascade's layers, the later the stronger. Bundlers put modules in an order of their own, so the
 * statement is placed before all of them: by the post-build step, and in develop by the page's head.
 */
export const LAYER_ORDER = '@layer tokens,reset,base,compositions,blocks,utilities;'
