import { checkPages } from './site-files'
import { robotsFile } from './text-files'

test('rejects leftover and missing pages', () => {
  expect(() => checkPages(['/', '/a'], ['/a', '/'])).not.toThrow()
  expect(() => checkPages(['/', '/lost'], ['/', '/left'])).toThrow(
    '/left isn’t in the data layer\n/lost has no page',
  )
})

test('robots.txt links to the live site’s sitemap and blocks crawlers in previews', () => {
  expect(robotsFile('https://a.example', false)).toContain('https://a.example/sitemap-index.xml')
  expect(robotsFile('https://a.example', true)).toBe('User-agent: *\nDisallow: /\n')
})
