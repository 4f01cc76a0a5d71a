/** Every page’s header and footer: which links they have, and which one is marked as current. */
import { readData } from '../support/content'
import type { Navigation } from '../../src/content/navigation'
import type { Service } from '../../src/page-kinds/service/declaration'
import { facts, page, pages, paths, textOf } from './site'

const navigation = readData<Navigation>('navigation.json')
const service = (slug: string) => readData<Service>(`services/${slug}.json`)

/** The links in a part of a page as “text: URL”. */
const links = (path: string, selector: string) => {
  const { $ } = page(path)
  return $(`${selector} a`)
    .toArray()
    .map(element => `${$(element).text().trim()}: ${$(element).attr('href') ?? 'none'}`)
}
const written = ({ name, path }: { name: string; path?: string }) => `${name}: ${path ?? 'none'}`
const ofServices = (slugs: readonly string[]) =>
  slugs.map(slug => {
    const { shortName, path } = service(slug)
    return expect.stringMatching(`^${shortName} from \\$[\\d,]+.*: ${path}$`) as string
  })
const dashboard = `${facts.dashboard.name} (opens in a new tab): ${facts.dashboard.url}`

test.each<[string, string[]]>([
  [
    'footer [aria-labelledby="footer-services"]',
    navigation.footerServices.map(slug => `${service(slug).shortName}: ${service(slug).path}`),
  ],
  [
    'footer [aria-labelledby="footer-company"]',
    navigation.footerCompany.map(({ name, path }) =>
      written(path ? { name, path } : { name: `${name} (coming soon)` }),
    ),
  ],
  ['header #services-menu', ofServices(navigation.servicesDesktop)],
  [
    'header #site-menu',
    [
      ...[...navigation.header, navigation.allServices].map(written),
      ...ofServices(navigation.servicesMobile),
      dashboard,
    ],
  ],
])('on every page, %s has exactly the expected links, in order', (part, expected) => {
  for (const path of paths) expect([path, ...links(path, part)]).toEqual([path, ...expected])
})

test('every page links to home, the dashboard, legal pages, the builder, and social networks, and has the blurb and year', () => {
  const { websiteBuilder, social, copyrightYear, name, blurb } = facts
  const expected = [
    `${name}: /`,
    ...navigation.header.map(written),
    dashboard,
    ...navigation.footerLegal.map(written),
    `${websiteBuilder.name} (external link): ${websiteBuilder.url}`,
    ...social.map(({ name: network, url }) => `${network}: ${url ?? 'none'}`),
  ]
  for (const path of paths) {
    expect([path, ...links(path, ':is(header, footer)')]).toEqual(expect.arrayContaining(expected))
    const text = textOf(page(path), 'footer')
    for (const words of [blurb, `© ${copyrightYear} ${name}`]) expect(text).toContain(words)
  }
})

test('the header marks the current page or its section', () => {
  const current = (path: string, link: string) =>
    link === path ? 'page' : link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined
  const wrong = pages().flatMap(({ $, path }) =>
    $('#gatsby-focus-wrapper > header nav a[href^="/"]')
      .toArray()
      .filter(({ attribs }) => attribs['aria-current'] !== current(path, attribs.href ?? ''))
      .map(({ attribs }) => `${path}: ${attribs.href}`),
  )
  expect(wrong).toEqual([])
})

test('no page has an empty or unencrypted link, or one that opens a new tab without noopener', () => {
  const wrong = pages().flatMap(({ $, path }) =>
    $('[href]')
      .toArray()
      .filter(({ attribs: { href = '', target, rel = '' } }) => {
        const isDead =
          ['', '#'].includes(href.trim()) || !/^(?:[/#]|https:|mailto:|tel:)/.test(href)
        return isDead || (target === '_blank' && !rel.includes('noopener'))
      })
      .map(({ attribs }) => `${path}: “${attribs.href}”`),
  )
  expect(wrong).toEqual([])
})
