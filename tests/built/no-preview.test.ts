/** Nothing of what marks previews is in a build for visitors. */
import { pages, readFile, UNLISTED } from './site'

test('only pages that are on no list say noindex', () => {
  const hidden = pages().filter(({ isIndexable }) => !isIndexable)
  expect(hidden.map(({ path }) => path)).toEqual(UNLISTED)
})

test('no page carries a preview’s mark, nor its style', () => {
  expect(pages().filter(({ html }) => /data-(?:preview|editing)/.test(html))).toEqual([])
})

test('neither header nor robots.txt turns anyone away', () => {
  expect(readFile('_headers')).not.toMatch(/X-Robots-Tag/i)
  expect(readFile('robots.txt')).not.toMatch(/^Disallow: \/$/m)
})
