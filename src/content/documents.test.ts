import { documentKindOf, documentKinds } from './documents'

test.each([
  ['data/site.json', 'SiteFacts', undefined],
  ['data/services/seo.json', 'Service', 'seo'],
  ['content/blog/a-b/index.mdx', 'Post', 'a-b'],
])('%s holds a %s', (path, typeName, slug) => {
  const found = documentKindOf(path)
  expect(found?.kind.typeName).toBe(typeName)
  expect(found?.slug).toBe(slug)
})

test('every row finds its own files, and none is hidden by a row before it', () => {
  for (const kind of documentKinds) {
    const path = kind.glob.replace('*', 'some-name')
    expect(documentKindOf(path)?.kind).toBe(kind)
  }
})
