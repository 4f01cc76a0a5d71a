import { kindOf } from './search-facts'

test.each([
  ['/', 'pages'],
  ['/services', 'pages'],
  ['/services/seo', 'services'],
  ['/case-studies', 'pages'],
  ['/case-studies/a', 'case-studies'],
  ['/blog', 'pages'],
  ['/blog/page/2', 'pages'],
  ['/blog/a-post', 'posts'],
  ['/blog/tags/audits', 'pages'],
  ['/services/web-application-development', 'services'],
])('%s is one of the %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})
