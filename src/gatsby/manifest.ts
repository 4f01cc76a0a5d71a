import type { Site } from '../schema/site'

/** Options of gatsby-plugin-manifest: the web application manifest, and icons out of the mark. */
export function manifestOptions(site: Site): Record<string, unknown> {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: '#faf7ef',
    theme_color: site.themeColor.light,
    theme_color_in_head: false,
    icon: 'static/mark.svg',
    legacy: false,
    include_favicon: false,
    cache_busting_mode: 'name',
    crossOrigin: 'anonymous',
  }
}
