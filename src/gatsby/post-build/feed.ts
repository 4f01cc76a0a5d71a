/** The RSS 2.0 feed: posts with their full text. */
import { load } from 'cheerio'
import { escapeMarkup } from '../../content/escape-markup'
import { showTables } from './markdown'

type Post = Queries.SiteFilesQuery['allPost']['nodes'][number]

/** The attributes to keep. The others are for the site's styles and scripts. */
const ATTRIBUTES = new Set('href src alt width height scope colspan rowspan start lang'.split(' '))

/**
 * Converts a text for feed readers: makes URLs absolute, keeps one size of each image, and replaces charts with tables,
 * since drawings need the site's styles.
 *
 * @param url the post's URL, for resolving links
 */
export function feedHtml(html: string, url: string) {
  const $ = load(html, null, false)
  showTables($)
  for (const element of $.root().find('*').toArray())
    for (const [name, value] of Object.entries(element.attribs)) {
      if (!ATTRIBUTES.has(name)) $(element).removeAttr(name)
      else if (name === 'href' || name === 'src') $(element).attr(name, new URL(value, url).href)
    }
  return $.html()
}

const element = (name: string, content: string) => `<${name}>${escapeMarkup(content)}</${name}>`

/**
 * Generates the blog's feed.
 *
 * @param siteUrl the URL of the live site, without a trailing slash
 * @param posts newest first
 */
export function feed(
  siteUrl: string,
  { name, language }: { name: string; language: string },
  posts: readonly Post[],
) {
  const items = posts.map(post => {
    const url = siteUrl + post.path
    return [
      '<item>',
      element('title', post.title),
      element('description', post.summary),
      element('link', url),
      element('guid', url),
      ...post.tags.map(tag => element('category', tag.name)),
      element('dc:creator', post.team.name),
      // The time is fixed, so builds don't differ.
      element('pubDate', new Date(`${post.date}T09:00:00Z`).toUTCString()),
      `<content:encoded><![CDATA[${feedHtml(post.html, url).replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>`,
      '</item>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom" version="2.0"><channel>',
    element('title', `${name}: posts`),
    element('description', `Posts by ${name}.`),
    element('link', `${siteUrl}/blog`),
    `<atom:link href="${escapeMarkup(`${siteUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    element('language', language),
    ...items,
    '</channel></rss>\n',
  ].join('')
}
