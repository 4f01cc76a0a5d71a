/** The file robots.txt: where the sitemap is, or, for a preview, that nothing is to be read. */
export function robotsFile(siteUrl: string, noindex: boolean): string {
  if (noindex) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
}
