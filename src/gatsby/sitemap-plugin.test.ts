import { sitemapOptions } from './sitemap-plugin'

const page = (path: string, more: object = {}) => {
  const image = `https://a.example/social${path}.png`
  return { path, changed: null, canonical: null, image, ...more }
}
const { resolvePages, serialize } = sitemapOptions()
const site = { siteMetadata: { siteUrl: 'https://a.example' } }

test('a page that asks to be listed elsewhere leaves the sitemap', () => {
  const routes = [page('/about'), page('/copy', { canonical: 'https://b.example/original' })]
  expect(resolvePages({ site, routes }).map(({ path }) => path)).toEqual(['/about'])
})

test('a page says address, day and picture: no invented frequency, priority or day', () => {
  const img = [{ url: 'https://a.example/social/a.png' }]
  expect(serialize(page('/a'))).toEqual({ url: '/a', img })
  expect(serialize(page('/a', { changed: '2025-03-01' }))).toEqual({
    url: '/a',
    lastmod: '2025-03-01',
    img,
  })
})
