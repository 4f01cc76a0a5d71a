import { type Place, rewriteHtml } from '../rewrite-html'

/**
 * The feed with a date out of its content: the library behind it writes the time of the build, which
 * would make every build differ.
 *
 * @param xml the feed as gatsby-plugin-feed wrote it
 */
export function datedFeed(xml: string): string {
  let written: Place | undefined
  let newest: string | undefined
  return rewriteHtml(
    xml,
    edit => ({
      element(element) {
        const { name, parent, openEnd, closeStart } = element
        if (name === 'lastBuildDate') written = element
        if (name === 'pubDate' && parent === 'item') newest ??= xml.slice(openEnd, closeStart)
        if (name === 'channel' && written)
          edit(written, newest ? `<lastBuildDate>${newest}</lastBuildDate>` : '')
      },
    }),
    { xml: true },
  )
}
