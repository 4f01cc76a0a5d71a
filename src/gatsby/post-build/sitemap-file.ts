/**
 * The sitemap with the addresses of the live site. The plugin behind it puts the build's prefix to the
 * host, which is right for a live site below a prefix and wrong for a preview.
 *
 * @param xml the file as gatsby-plugin-sitemap wrote it
 * @param address the live site's address, without a slash at its end
 * @param prefix the path below which this build stands
 */
export function liveSitemap(xml: string, address: string, prefix: string): string {
  if (!prefix) return xml
  const built = new URL(address).origin + prefix
  return xml
    .replaceAll(`loc>${built}/`, `loc>${address}/`)
    .replaceAll(`loc>${built}<`, `loc>${address}/<`)
}
