import { metaPolicy, redirectFile, redirectPage } from './plain-host'
import { contentSecurityPolicy } from '../finish/headers'

test('the policy as a meta element holds all that a meta element may say', () => {
  const policy = contentSecurityPolicy('p{}')
  const element = metaPolicy(policy)
  expect(element).not.toContain('frame-ancestors')
  for (const directive of policy.split('; ').filter(part => !part.startsWith('frame-ancestors')))
    expect(element).toContain(directive)
})

test.each([
  ['/old', 'old.html'],
  ['/a/old_page', 'a/old_page.html'],
  ['/About.html', 'About.html'],
  ['/index.php', 'index.php.html'],
  ['/Caf%C3%A9', 'Café.html'],
])('%s is answered from %s', (from, file) => {
  expect(redirectFile(from)).toBe(file)
})

test('a page in place of a redirect leads on by itself, by a link, and to search engines', () => {
  const html = redirectPage('/x/about?a=1&b="2"', 'https://a.example/x/about', 'de', {
    heading: 'Moved <away>',
    link: 'There',
  })
  expect(html).toContain('content="0; url=/x/about?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('<html lang="de">')
  expect(html).toContain('<h1>Moved &lt;away&gt;</h1>')
  expect(html).toContain('<a href="/x/about?a=1&amp;b=&quot;2&quot;">')
  expect(html).toContain('<link rel="canonical" href="https://a.example/x/about"/>')
  expect(html).toContain('noindex')
})
