/** RSS 2.0 feeds: posts with their full text, case studies with their summaries. */
import { load } from 'cheerio'
import { escapeMarkup } from '../../content/escape-markup'
import { showTables } from './markdown'

/** An entry. */
export interface FeedEntry {
  title: string
  summary: string
  path: string
  date: string
  author: string
  categories: readonly { name: string }[]
  /** The full text, if the feed includes it. */
  html?: string
}

/** A feed without its entries. */
interface FeedFacts {
  /** The URL of the live site, without a trailing slash. */
  siteUrl: string
  title: string
  description: string
  language: string
  /** The feed's file, and the path of the list it follows. */
  file: string
  path: string
}

/** The attributes to keep. The others are for the site's styles and scripts. */
const ATTRIBUTES = new Set('href src alt width height scope colspan rowspan start lang'.split(' '))

/**
 * A text for feed readers: absolute URLs, images in one size, and charts as tables, since drawings need the site's
 * styles.
 *
 * @param url the entry's URL, for its anchors
 */
export function feedHtml(html: string, url: string): string {
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

/** A day as a date with a fixed time, so that builds don't differ. */
const moment = (day: string) => new Date(`${day}T09:00:00Z`).toUTCString()

/**
 * Makes a feed, dated by its newest entry.
 *
 * @param entries newest first
 */
export function feed(
  { siteUrl, title, description, language, file, path }: FeedFacts,
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
    element('language', language),
    newest
      ? element('pubDate', moment(newest.date)) + element('lastBuildDate', moment(newest.date))
      : '',
    ...items,
    '</channel></rss>\n',
  ].join('')
}
