import { deployedPageData } from './page-data'

const page = (context: Record<string, unknown>) =>
  JSON.stringify({
    path: '/x',
    result: { data: { id: 'kept' }, pageContext: context },
    slicesMap: {},
  })

test('builds in two folders give the same data: the id that Gatsby makes of the folder is gone', () => {
  expect(deployedPageData(page({ id: 'one', number: 2 }))).toBe(page({ number: 2 }))
  expect(deployedPageData(page({ id: 'one' }))).toBe(deployedPageData(page({ id: 'other' })))
})

test.each([page({ number: 2 }), '{"staticQueryHashes":[]}', '{"data":{"id":"a"}}'])(
  'what has no such id stays as it is, byte for byte: %s',
  json => expect(deployedPageData(json)).toBe(json),
)
