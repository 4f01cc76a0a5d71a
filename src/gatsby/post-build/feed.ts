/** The RSS 2.0 feed of the posts, with their full text. */
import { load } from 'cheerio'
import { escapeMarkup } from '../../content/escape-markup'

/** An entry. */
export interface FeedEntry {
  title: string
  summary: string
  path: string
  date: string
  author: { name: string }
  tags: readonly { name: string }[]
  html: string
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
 * The feed; its date is that of its newest entry.
 *
 * @param siteUrl the address of the live site, without a slash at its end
 * @param name the agency's name
 * @param entries the newest first
 */
export function feed(siteUrl: string, name: string, entries: readonly FeedEntry[]): string {
  const items = entries.map(entry => {
    const url = siteUrl + entry.path
    const html = feedHtml(entry.html, url).replaceAll(']]>', ']]]]><![CDATA[>')
    return [
      '<item>',
      element('title', entry.title),
      element('description', entry.summary),
      element('link', url),
      `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
      ...entry.tags.map(tag => element('category', tag.name)),
      element('dc:creator', entry.author.name),
      element('pubDate', moment(entry.date)),
      `<content:encoded><![CDATA[${html}]]></content:encoded>`,
      '</item>',
    ].join('')
  })
  const [newest] = entries
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom" version="2.0"><channel>',
    element('title', `${name}: blog`),
    element('description', `Posts by the teams of ${name}.`),
    element('link', `${siteUrl}/blog`),
    `<atom:link href="${escapeMarkup(siteUrl)}/rss.xml" rel="self" type="application/rss+xml"/>`,
    element('language', 'en-GB'),
    newest
      ? element('pubDate', moment(newest.date)) + element('lastBuildDate', moment(newest.date))
      : '',
    ...items,
    '</channel></rss>\n',
  ].join('')
}
