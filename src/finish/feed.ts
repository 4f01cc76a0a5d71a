/**
 * The feed with a date out of its content: the library behind it writes the time of the build, which
 * would make every build differ.
 *
 * @param xml the feed as gatsby-plugin-feed wrote it
 */
export function datedFeed(xml: string): string {
  const newest = /<item>[\s\S]*?<pubDate>([^<]+)<\/pubDate>/.exec(xml)?.[1]
  return xml.replace(
    /<lastBuildDate>[^<]*<\/lastBuildDate>/,
    newest ? `<lastBuildDate>${newest}</lastBuildDate>` : '',
  )
}
