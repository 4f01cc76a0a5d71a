/** Small machine-readable files: llms.txt, robots.txt, security.txt, and the manifest. */
import type { Palette } from '../../content/palette'

type Site = NonNullable<Queries.SiteFilesQuery['siteFacts']>

/** Lists links to the Markdown version of each page, with its description, in the llmstxt.org format. */
export function llmsFile(site: Site, routes: Queries.SiteFilesQuery['listed']) {
  const pages = routes.map(({ name, url, description }) => {
    const link = `- [${name.replace(/[[\]]/g, '\\$&')}](${markdownUrl(url)})`
    return description ? `${link}: ${description}\n` : `${link}\n`
  })
  return `# ${site.name}\n\n> ${site.description}\n\n${site.blurb}\n\n## Pages\n\n${pages.join('')}`
}

/** Returns the URL of a page's Markdown. For the home page, that's index.md. */
const markdownUrl = (url: string) => `${url.replace(/\/$/, '/index')}.md`

/** Links to the sitemap or, in a preview, tells crawlers to stay away. */
export function robotsFile(siteUrl: string, isPreview: boolean) {
  if (isPreview) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
}

/**
 * Generates .well-known/security.txt (RFC 9116). The owner commits to its expiration date, so it's in data/site.json.
 */
export function securityFile(
  siteUrl: string,
  { contact, expires }: NonNullable<Site['security']>,
  language: string,
) {
  return `Contact: mailto:${contact}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: ${language}
Canonical: ${siteUrl}/.well-known/security.txt
`
}

/** The web application manifest, with URLs relative to its own. src/social/icons.ts draws its icons. */
export function manifestFile(site: Site, { ground, link }: Palette) {
  return JSON.stringify({
    name: site.name,
    description: site.description,
    lang: site.language,
    start_url: '.',
    background_color: ground,
    theme_color: link,
    icons: [192, 512].map(size => ({
      src: `icons/icon-${size}x${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })
}
