import { checkPages } from './site-files'
import { robotsFile } from './text-files'

test('a page that was left behind, and one that was lost, end the build', () => {
  expect(() => checkPages(['/', '/a'], ['/a', '/'])).not.toThrow()
  expect(() => checkPages(['/', '/lost'], ['/', '/left'])).toThrow(
    '/left is not in the data layer\n/lost has no page',
  )
})

test('robots.txt names the sitemap of the live site, and turns everyone away from a preview', () => {
  expect(robotsFile('https://a.example', false)).toContain('https://a.example/sitemap-index.xml')
  expect(robotsFile('https://a.example', true)).toBe('User-agent: *\nDisallow: /\n')
})
