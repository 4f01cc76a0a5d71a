/** Pages show the text in `data/`, and prices aren’t repeated in text. tests/edits changes facts and compares. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Service } from '../../src/page-kinds/service/declaration'
import { dataFiles, readData } from '../support/content'
import { formatValue, page, paths, plain, textOf } from './site'

/** Every text in a data file. */
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
])('every sentence of data/pages/%s.json is on a page', (name, path) => {
  const sentences = textsIn(readData(`pages/${name}.json`)).filter(text => / .*[.?!]$/.test(text))
  const study = paths.find(one => one.startsWith('/case-studies/')) ?? ''
  const known = [path, '/contact/sent', '/services/seo', study]
    .map(one => textOf(page(one)))
    .join(' ')
  expect(sentences.length).toBeGreaterThan(3)
  // Descriptions are in the head.
  const heads = page(path).html + page('/contact/sent').html
  expect(
    sentences.filter(text => !known.includes(plain(text)) && !heads.includes(`content="${text}"`)),
  ).toEqual([])
})

test.each(dataFiles('service-pages'))('every sentence of data/%s is on its page', file => {
  const { service, ...own } = readData<{ service: string }>(file)
  const text = textOf(page(readData<Service>(`services/${service}.json`).path))
  const sentences = textsIn(own).filter(sentence => / .*[.?!]$/.test(sentence))
  expect(sentences.length).toBeGreaterThan(20)
  expect(sentences.filter(sentence => !text.includes(plain(sentence)))).toEqual([])
})

test('the text of the packages page doesn’t repeat prices, which would go stale', () => {
  const prices = [
    ...readData<{ packages: { price: number }[] }>('pricing.json').packages,
    ...readData<{ items: { price: number }[] }>('add-ons.json').items,
  ].map(({ price }) => formatValue(price, 'currency'))
  const wrong = ['faq', 'web-application-page', 'pricing', 'add-ons'].flatMap(name =>
    // The raw text, with the names of prices instead of the values.
    readFileSync(join('data', `${name}.json`), 'utf8')
      .split('\n')
      .filter(line =>
        prices.some(price => new RegExp(`${price.replace('$', '\\$')}(?![\\d,])`).test(line)),
      ),
  )
  expect(wrong).toEqual([])
})
