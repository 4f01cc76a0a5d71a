import { liveSitemap } from './sitemap-file'

const sitemap = (...addresses: string[]) =>
  addresses.map(address => `<loc>${address}</loc>`).join('')

test('a preview’s sitemap names the live site', () => {
  const built = sitemap('https://a.example/x/', 'https://a.example/x/about')
  expect(liveSitemap(built, 'https://a.example', '/x')).toBe(
    sitemap('https://a.example/', 'https://a.example/about'),
  )
})

test('a live site below a prefix keeps it', () => {
  const built = sitemap('https://a.example/x/', 'https://a.example/x/about')
  expect(liveSitemap(built, 'https://a.example/x', '/x')).toBe(built)
})

test('without a prefix nothing changes', () => {
  const built = sitemap('https://a.example/', 'https://a.example/about')
  expect(liveSitemap(built, 'https://a.example', '')).toBe(built)
})
