import { directionOf } from '../charts/direction'
import type { Site } from '../content/site'
import { pathPrefix } from './environment'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}x${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** Options of gatsby-plugin-manifest: the web application manifest. src/social/icons.ts draws its icons. */
export function manifestOptions(site: Site): Record<string, unknown> {
  return {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    dir: directionOf(site.language),
    // The application's identity too, where no other is given, as here; the plugin prefixes it.
    start_url: '/',
    scope: `${pathPrefix}/`,
    display: 'browser',
    background_color: '#faf7ef',
    theme_color: site.themeColor.light,
    theme_color_in_head: false,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    legacy: false,
    include_favicon: false,
    crossOrigin: 'anonymous',
  }
}
