import { publicOnly, type Model } from './node-model'
import { publicQueries } from './publication'

const POST = { typeName: 'Post', hasDrafts: true }

const model = (showsUnpublished: boolean) =>
  ({
    findOne: () => Promise.resolve({ showsUnpublished, today: '2026-03-01' }),
  }) as unknown as Model

const PUBLIC = { draft: { ne: true }, date: { lte: '2026-03-01' } }

test('shows drafts and scheduled pages only in previews', async () => {
  expect(await publicOnly(POST, {}, model(false))).toEqual(PUBLIC)
  expect(await publicOnly(POST, {}, model(true))).toEqual({})
})

test('keeps a query’s own filter', async () => {
  const filter = { slug: { eq: 'one' }, date: { gte: '2026-01-01' } }
  expect(await publicOnly(POST, filter, model(false))).toEqual({
    slug: { eq: 'one' },
    draft: { ne: true },
    date: { gte: '2026-01-01', lte: '2026-03-01' },
  })
})

test('types without drafts are not filtered', async () => {
  expect(await publicOnly({}, { slug: { eq: 'a' } }, model(false))).toEqual({
    slug: { eq: 'a' },
  })
})

test.each(['allPost', 'post'] as const)('the query %s is filtered', async field => {
  const originalResolver = jest.fn()
  const args = { filter: {}, limit: 3 }
  await publicQueries(POST)[field]?.resolve(
    undefined,
    field === 'allPost' ? args : {},
    { nodeModel: model(false) },
    { originalResolver },
  )
  const [[, given]] = originalResolver.mock.calls as [[unknown, object]]
  expect(given).toEqual(field === 'allPost' ? { filter: PUBLIC, limit: 3 } : PUBLIC)
})
