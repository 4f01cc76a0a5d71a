/** RSS 2.0 feeds: of the posts with their full text, of the case studies with their summaries. */
import { escapeMarkup } from '../../content/escape-markup'
import { rewriteHtml } from '../rewrite-html'

/** Entries of a feed: a reader that looks once a month misses none, and the file does not grow with the site. */
export const FEED_ENTRIES = 30

/** The feeds of the site: their files, and what heads of pages call them. */
export const FEEDS = [
  { file: 'rss.xml', path: '/blog', title: 'Blog' },
  { file: 'case-studies.xml', path: '/case-studies', title: 'Case studies' },
] as const

/** An entry. */
export interface FeedEntry {
  title: string
  summary: string
  path: string
  date: string
  author: string
  categories: readonly string[]
  /** The whole text, where readers get it. */
  html?: string
}

/** What a feed is. */
export interface FeedFacts {
  title: string
  description: string
  /** The address of the live site, without a slash at its end. */
  siteUrl: string
  /** The feed's own file, and the path of the list that it follows. */
  file: string
  path: string
  /** What a build puts before its own addresses, and the live site does not. */
  prefix: string
}

/**
 * A text as feed readers show it: whole addresses, and no drawings, which need the site's styles; the
 * table under each drawing says the same.
 *
 * @param url the entry's address, which its own anchors belong to
 * @param prefix what a preview puts before its own addresses, and the live site does not
 */
export function feedHtml(html: string, url: string, prefix = ''): string {
  const whole = (address: string) => {
    if (!/^[/#]/.test(address)) return address
    const path = prefix && address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address
    return new URL(path, url).href
  }
  const sources = (list: string) =>
    list.split(/,\s+/).map(source => {
      const [address = '', ...size] = source.trim().split(' ')
      return [whole(address), ...size].join(' ')
    })
  return rewriteHtml(html, edit => ({
    element(element) {
      if (element.name === 'svg') edit(element, '')
      for (const { name, value, start, end } of element.written) {
        const rewrite = (text: string) => edit({ start, end }, `${name}="${escapeMarkup(text)}"`)
        if (name === 'class' || name === 'id') edit({ start: start - 1, end }, '')
        else if (name === 'srcset') rewrite(sources(value).join(', '))
        else if ((name === 'href' || name === 'src') && whole(value) !== value)
          rewrite(whole(value))
      }
    },
  }))
}

const element = (name: string, content: string) => `<${name}>${escapeMarkup(content)}</${name}>`

/** The moment that a day stands for: a build reads no clock. */
const moment = (day: string) => new Date(`${day}T09:00:00Z`).toUTCString()

/**
 * A feed; its date is that of its newest entry.
 *
 * @param all the newest first; those beyond the newest thirty are left out
 */
export function feed(facts: FeedFacts, all: readonly FeedEntry[]): string {
  const { title, description, siteUrl, file, path, prefix } = facts
  const entries = all.slice(0, FEED_ENTRIES)
  const items = entries.map(entry => {
    const url = siteUrl + entry.path
    return [
      '<item>',
      element('title', entry.title),
      element('description', entry.summary),
      element('link', url),
      `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
      ...entry.categories.map(each => element('category', each)),
      element('dc:creator', entry.author),
      element('pubDate', moment(entry.date)),
      entry.html === undefined
        ? ''
        : `<content:encoded><![CDATA[${feedHtml(entry.html, url, prefix).replaceAll(']]>', ']]]]><![CDATA[>')}]]></content:encoded>`,
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
    element('language', 'en-GB'),
    newest
      ? element('pubDate', moment(newest.date)) + element('lastBuildDate', moment(newest.date))
      : '',
    ...items,
    '</channel></rss>\n',
  ].join('')
}
