/** Nothing of what marks previews is in a build for visitors. */
import { pages, readFile } from './site'

test('no page but the not-found page says noindex', () => {
  const hidden = pages().filter(({ isIndexable }) => !isIndexable)
  expect(hidden.map(({ path }) => path)).toEqual(['/404'])
})

test('no page carries a preview’s mark, nor its style', () => {
  expect(pages().filter(({ html }) => html.includes('data-preview'))).toEqual([])
})

test('neither header nor robots.txt turns anyone away', () => {
  expect(readFile('_headers')).not.toMatch(/X-Robots-Tag/i)
  expect(readFile('robots.txt')).not.toMatch(/^Disallow: \/$/m)
})
