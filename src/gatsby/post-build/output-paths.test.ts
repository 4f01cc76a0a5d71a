import { pageDataFile, pageFile, pagePath } from './output-paths'

test.each([
  ['index.html', 'index.html', '/', 'page-data/index/page-data.json'],
  ['about/index.html', 'about.html', '/about', 'page-data/about/page-data.json'],
  [
    'blog/page/2/index.html',
    'blog/page/2.html',
    '/blog/page/2',
    'page-data/blog/page/2/page-data.json',
  ],
  ['404.html', '404.html', '/404', 'page-data/404.html/page-data.json'],
])('public/%s is deployed as %s, answers %s and has its data in %s', (raw, file, path, data) => {
  expect(pageFile(raw)).toBe(file)
  expect(pagePath(file)).toBe(path)
  expect(pageDataFile(file)).toBe(data)
})

test('the second copy of the not-found page is not deployed', () => {
  expect(pageFile('404/index.html')).toBeUndefined()
})
