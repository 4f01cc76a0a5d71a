import { documentKindOf, documentKinds } from './documents'

test.each([
  ['data/site.json', 'SiteFacts', undefined],
  ['data/services/seo.json', 'Service', 'seo'],
  ['data/service-pages/seo.json', 'ServicePage', 'seo'],
  ['data/pages/home.json', 'HomePage', undefined],
  ['data/pages/about.json', 'AboutPage', undefined],
  ['data/pages/contact.json', 'ContactPage', undefined],
  ['data/pages/not-found.json', 'ListPage', 'not-found'],
  ['content/case-studies/a-b/index.mdx', 'CaseStudy', 'a-b'],
  ['content/blog/a-b/index.mdx', 'Post', 'a-b'],
])('%s holds a %s', (path, typeName, slug) => {
  const found = documentKindOf(path)
  expect(found?.kind.typeName).toBe(typeName)
  expect(found?.slug).toBe(slug)
})

test.each([
  'data/sitejson',
  'data/site.json.bak',
  'x/data/site.json',
  'data/services/a/b.json',
  'data/services/.json',
  'content/blog/a.mdx',
  'content/blog/a/b/index.mdx',
  'content/blog/a/index.md',
  'Data/site.json',
])('%s is no document of the site', path => {
  expect(documentKindOf(path)).toBeUndefined()
})

test('every row finds its own files, and none is hidden by a row before it', () => {
  for (const kind of documentKinds) {
    const path = kind.glob.replace('*', 'some-name')
    expect(documentKindOf(path)?.kind).toBe(kind)
  }
})
