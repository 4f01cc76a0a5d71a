import { sitemapOptions } from './sitemap-plugin'

const page = (path: string, canonical: string | null = null) => ({ path, changed: null, canonical })
const { resolvePages } = sitemapOptions

test('leaves out a page with a canonical URL on another site', () => {
  const routes = [page('/about'), page('/copy', 'https://b.example/original')]
  expect(resolvePages({ routes }).map(({ path }) => path)).toEqual(['/about'])
})
