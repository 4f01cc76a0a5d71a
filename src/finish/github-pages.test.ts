import { metaPolicy, redirectPage } from './github-pages'
import { contentSecurityPolicy } from './security'

test('the policy as a meta element holds all that a meta element may say', () => {
  const policy = contentSecurityPolicy('p{}')
  const element = metaPolicy(policy)
  expect(element).not.toContain('frame-ancestors')
  for (const directive of policy.split('; ').filter(part => !part.startsWith('frame-ancestors')))
    expect(element).toContain(directive)
})

test('a page in place of a redirect leads on by itself, by a link, and to search engines', () => {
  const html = redirectPage('/x/about?a=1&b="2"', 'https://a.example/x/about')
  expect(html).toContain('content="0; url=/x/about?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('<a href="/x/about?a=1&amp;b=&quot;2&quot;">')
  expect(html).toContain('<link rel="canonical" href="https://a.example/x/about"/>')
  expect(html).toContain('noindex')
})
