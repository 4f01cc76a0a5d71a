/** RSS 2.0 feeds: of the posts with their full text, of the case studies with their summaries. */
import { load } from 'cheerio'
import { escapeMarkup } from '../../content/escape-markup'

/** An entry. */
interface FeedEntry {
  title: string
  summary: string
  path: string
  date: string
  author: string
  categories: readonly { name: string }[]
  /** The whole text, where readers get it. */
  html?: string
}

/** What a feed is. */
interface FeedFacts {
  /** The address of the live site, without a slash at its end. */
  siteUrl: string
  title: string
  description: string
  /** The feed's own file, and the path of the list that it follows. */
  file: string
  path: string
}

/**
 * A text as feed readers show it: whole addresses, pictures in one size, and no drawings, which need the
 * site's styles; the table under each drawing says the same.
 *
 * @param url the entry's address, which its own anchors belong to
 */
export function feedHtml(html: string, url: string): string {
  const $ = load(html, null, false)
  $('svg, source').remove()
  for (const name of ['class', 'id', 'srcset', 'sizes']) $(`[${name}]`).removeAttr(name)
  for (const name of ['href', 'src'])
    $(`[${name}^="/"], [${name}^="#"]`).attr(name, (_, address) => new URL(address, url).href)
  return $.html()
}

const element = (name: string, content: string) => `<${name}>${escapeMarkup(content)}</${name}>`

/** The moment that a day stands for: a build reads no clock. */
const moment = (day: string) => new Date(`${day}T09:00:00Z`).toUTCString()

/**
 * A feed; its date is that of its newest entry.
 *
 * @param entries the newest first
 */
export function feed(
  { siteUrl, title, description, file, path }: FeedFacts,
  entries: readonly FeedEntry[],
): string {
  const items = entries.map(entry => {
    const url = siteUrl + entry.path
    return [
      '<item>',
      element('title', entry.title),
      element('description', entry.summary),
      element('link', url),
      `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
      ...entry.categories.map(each => element('category', each.name)),
      element('dc:creator', entry.author),
      element('pubDate', moment(entry.date)),
      entry.html === undefined
        ? ''
        : `<content:encoded><![CDATA[${feedHtml(entry.html, url).replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>`,
      '</item>',
    ].join('')
  })
  const [newest] = entries
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom" version="2.0"><channel>',
    element('title', title),
    element('description', description),
    element('link', siteUrl + path),
    `<atom:link href="${escapeMarkup(`${siteUrl}/${file}`)}" rel="self" type="application/rss+xml"/>`,
    element('language', 'en-US'),
    newest
      ? element('pubDate', moment(newest.date)) + element('lastBuildDate', moment(newest.date))
      : '',
    ...items,
    '</channel></rss>\n',
  ].join('')
}
