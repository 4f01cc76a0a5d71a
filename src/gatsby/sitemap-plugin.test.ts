import { sitemapOptions } from './sitemap-plugin'

const page = (path: string, more: object = {}) => {
  const image = `https://a.example/social${path}.png`
  return { path, changed: null, canonical: null, image, ...more }
}
const { resolvePages } = sitemapOptions

test('leaves out a page with a canonical URL on another site', () => {
  const routes = [page('/about'), page('/copy', { canonical: 'https://b.example/original' })]
  expect(resolvePages({ routes }).map(({ path }) => path)).toEqual(['/about'])
})
