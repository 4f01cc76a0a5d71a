/** Pages show every sentence in `data/`, and text doesn’t hardcode prices. tests/edits covers changes to facts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from '../../src/page-kinds/service/declaration'
import { dataFiles, readData } from '../support/content'
import { formatValue, page, paths, plain, textOf } from './site'

/** Every string in a data file. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

test.each([
  ['about', '/about'],
  ['home', '/'],
  ['contact', '/contact'],
  ['services', '/services'],
  ['../pricing', '/services/web-application-development'],
  ['../add-ons', '/services/web-application-development'],
  ['../faq', '/services/web-application-development'],
])('every sentence in data/pages/%s.json is on a page', (name, path) => {
  const sentences = textsIn(readData(`pages/${name}.json`)).filter(text => / .*[.?!]$/.test(text))
  const study = paths.find(one => one.startsWith('/case-studies/')) ?? ''
  const known = [path, '/contact/sent', '/services/seo', study]
    .map(one => textOf(page(one)))
    .join(' ')
  expect(sentences.length).toBeGreaterThan(3)
  // Meta descriptions are in the head.
  const heads = page(path).html + page('/contact/sent').html
  expect(
    sentences.filter(text => !known.includes(plain(text)) && !heads.includes(`content="${text}"`)),
  ).toEqual([])
})

test.each(dataFiles('service-pages'))('every sentence in data/%s is on its page', file => {
  const { service, ...own } = readData<{ service: string }>(file)
  const text = textOf(page(readData<Service>(`services/${service}.json`).path))
  const sentences = textsIn(own).filter(sentence => / .*[.?!]$/.test(sentence))
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter(sentence => !text.includes(plain(sentence)))).toEqual([])
})

test('the packages page’s text doesn’t hardcode prices, which would go stale', () => {
  const prices = [
    ...readData<{ packages: { price: number }[] }>('pricing.json').packages,
    ...readData<{ items: { price: number }[] }>('add-ons.json').items,
  ].map(({ price }) => formatValue(price, 'currency'))
  const wrong = ['faq', 'web-application-page', 'pricing', 'add-ons'].flatMap(name =>
    // The raw text has variables in place of prices.
    readFileSync(join('data', `${name}.json`), 'utf8')
      .split('\n')
      .filter(line =>
        prices.some(price => new RegExp(`${price.replace('$', '\\$')}(?![\\d,])`).test(line)),
      ),
  )
  expect(wrong).toEqual([])
})
