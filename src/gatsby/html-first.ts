import type { HtmlFirstOptions } from '../../plugins/gatsby-plugin-html-first/src/build/options'
import { OWN_ENDPOINT } from '../content/fields'
import { paletteRule } from '../content/palette'
import type { Security } from '../content/security'
import { EDITING_STYLE } from '../styles/editing'
import { LAYER_ORDER } from '../styles/layers'
import brand from '../../data/brand.json'
import { isPreview } from './environment'
import { writeSiteFiles } from './post-build/site-files'

/** Returns the origin of a URL on another host, if there is one. */
const originOf = (url: string | undefined) =>
  url && url !== OWN_ENDPOINT ? [new URL(url).origin] : []

/** The options of gatsby-plugin-html-first that differ from its defaults. */
export function htmlFirstOptions(security: Security | undefined): Partial<HtmlFirstOptions> {
  const form = originOf(security?.contactEndpoint)
  const counting = originOf(security?.visits?.script)
  return {
    boot: 'src/client/start.ts',
    preview: isPreview,
    // Search compiles WebAssembly. Contact messages and visit counts may go to other hosts.
    csp: {
      'script-src': ["'wasm-unsafe-eval'", ...counting],
      'connect-src': [...form, ...counting],
      'form-action': form,
      // The home page shows one of the work samples in static/work.
      'frame-src': ["'self'"],
    },
    headers: {
      // In a preview, every URL already has this header.
      ...(!isPreview && { '/*.md': { 'X-Robots-Tag': 'noindex' } }),
      '/social/*': { 'Cache-Control': 'public, max-age=86400' },
    },
    styleSheet: css => LAYER_ORDER + paletteRule(brand) + (isPreview ? EDITING_STYLE : '') + css,
    beforePublish: writeSiteFiles,
  }
}
