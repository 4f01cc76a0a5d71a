import { readData } from '../support/content'
import type { Navigation } from '../../src/content/navigation'
import type { Service } from '../../src/content/service'
import { facts, page, pages, paths, textOf } from './site'

const navigation = readData<Navigation>('navigation.json')
const service = (slug: string) => readData<Service>(`services/${slug}.json`)

/** The links of a part of a page as “words: address”. */
const links = (path: string, selector: string) => {
  const { $ } = page(path)
  return $(`${selector} a`)
    .toArray()
    .map(element => `${$(element).text().trim()}: ${$(element).attr('href') ?? 'none'}`)
}

const EXPECTED = {
  'nav[aria-labelledby="footer-services"]': navigation.footerServices
    .map(service)
    .map(({ shortName, path }) => `${shortName}: ${path}`),
  'nav[aria-labelledby="footer-company"]': navigation.footerCompany.map(({ name, path }) =>
    path ? `${name}: ${path}` : `${name} (to come): none`,
  ),
}

test.each(Object.entries(EXPECTED))(
  'on every page %s holds exactly its links, in order',
  (part, expected) => {
    const wrong = paths.filter(path => links(path, `footer ${part}`).join() !== expected.join())
    expect(wrong).toEqual([])
  },
)

test('every page has the legal links, the website builder, the blurb and the year', () => {
  const wrong = paths.filter(path => {
    const shown = links(path, 'footer')
    const text = textOf(page(path), 'footer')
    const expected = [
      ...navigation.footerLegal.map(({ name, path: to }) => `${name}: ${to ?? 'none'}`),
      `${facts.websiteBuilder.name} (leaves this site): ${facts.websiteBuilder.url}`,
    ]
    return (
      expected.some(link => !shown.includes(link)) ||
      !text.includes(facts.blurb) ||
      !text.includes(`© ${facts.copyrightYear} ${facts.name}`)
    )
  })
  expect(wrong).toEqual([])
})

test('every page names the agency’s networks in words', () => {
  const wrong = paths.flatMap(path =>
    facts.social
      .filter(({ name, url }) => {
        const shown = links(path, 'footer')
        return url
          ? !shown.includes(`${name}: ${url}`)
          : !shown.some(link => link.startsWith(name) && link.endsWith(': none'))
      })
      .map(({ name }) => `${path}: ${name}`),
  )
  expect(wrong).toEqual([])
})

describe('the header of every page', () => {
  test('leads home, to the links of the menu and to the dashboard', () => {
    const wrong = paths.filter(path => {
      const shown = links(path, 'header')
      return [
        `${facts.name}: /`,
        ...navigation.header.map(({ name, path: to }) => `${name}: ${to}`),
        `${navigation.allServices.name}: ${navigation.allServices.path}`,
        `${facts.dashboard.name} (opens in a new tab): ${facts.dashboard.url}`,
      ].some(link => !shown.includes(link))
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['#services-menu', navigation.servicesDesktop, []],
    [
      '#site-menu',
      navigation.servicesMobile,
      [...navigation.header, navigation.allServices].map(({ path }) => path),
    ],
  ])('%s holds exactly its services', (part, slugs, others) => {
    const expected = [...others, ...slugs.map(slug => service(slug).path)]
    const wrong = paths.filter(path => {
      const { $ } = page(path)
      const shown = $(`${part} a[href^="/"]`)
        .toArray()
        .map(element => $(element).attr('href'))
      return shown.join() !== expected.join()
    })
    expect(wrong).toEqual([])
  })

  test('marks the page that it stands on', () => {
    const inMenu = navigation.header.map(({ path }) => path)
    const wrong = paths.filter(path => {
      const { $ } = page(path)
      const current = $('header')
        .first()
        .find('[aria-current="page"]')
        .toArray()
        .map(element => $(element).attr('href'))
      return inMenu.includes(path) ? !current.includes(path) : current.some(to => to !== path)
    })
    expect(wrong).toEqual([])
  })
})

test('no link of any page is dead or empty', () => {
  const wrong = pages().flatMap(({ $, path }) =>
    $('[href]')
      .toArray()
      .map(element => ($(element).attr('href') ?? '').trim())
      .filter(href => href === '' || href === '#' || /^javascript:/i.test(href))
      .map(href => `${path}: “${href}”`),
  )
  expect(wrong).toEqual([])
})

test('links to other sites are encrypted, and those in new tabs give nothing away', () => {
  const wrong = pages().flatMap(({ $, path }) =>
    $('a[href]')
      .toArray()
      .filter(element => {
        const href = $(element).attr('href') ?? ''
        const rel = $(element).attr('rel') ?? ''
        if (/^(?:[/#]|https:|mailto:|tel:)/.test(href))
          return $(element).attr('target') === '_blank' && !rel.includes('noopener')
        return true
      })
      .map(element => `${path}: ${$(element).attr('href')}`),
  )
  expect(wrong).toEqual([])
})
