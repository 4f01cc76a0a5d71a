import { editingOf } from './editing'

const PREVIEW = {
  siteUrl: '',
  pathPrefix: '',
  isPreview: true,
  showsUnpublished: true,
  hasFunctions: true,
  today: '2026-03-01',
}

/** Returns a page's `editing` field in a preview. */
const editing = (path: string, node: object = {}, repository?: string) => {
  const findOne = ({ type }: { type: string }) =>
    Promise.resolve(type === 'BuildSettings' ? PREVIEW : { repository })
  return editingOf({ path, node, model: { findOne } } as never)
}

test.each([
  ['/', 'data/pages/home.json'],
  ['/blog', 'data/pages/blog.json'],
  ['/blog/how-we-price', 'content/blog/how-we-price/index.mdx'],
  ['/services/seo', 'data/service-pages/seo.json'],
  ['/services/web-application-development', 'data/web-application-page.json'],
])('%s comes from %s', async (path, file) => {
  expect(await editing(path)).toEqual({ file })
})

test('labels drafts and scheduled pages', async () => {
  const markOf = async (data: object) => (await editing('/blog/one', data))?.mark
  expect(await markOf({ draft: true, date: '2025-01-01' })).toBe('Draft, not on the live site')
  expect(await markOf({ date: '2026-03-09' })).toBe('Not live before March 9, 2026')
  expect(await markOf({ date: '2026-03-01' })).toBeUndefined()
})

test('links to the file in GitHub’s editor', async () => {
  expect((await editing('/about', {}, 'https://github.com/agency/site/'))?.url).toBe(
    'https://github.com/agency/site/edit/main/data/pages/about.json',
  )
})
