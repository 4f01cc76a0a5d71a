import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whyHidden } from './unpublished-pages'

const here = process.cwd()
const root = mkdtempSync(join(tmpdir(), 'hidden-'))
const write = (slug: string, front: string) => {
  mkdirSync(join(root, 'content/blog', slug), { recursive: true })
  writeFileSync(join(root, 'content/blog', slug, 'index.mdx'), `---\n${front}\n---\ndraft: true\n`)
}

beforeAll(() => process.chdir(root))
afterAll(() => {
  process.chdir(here)
  rmSync(root, { recursive: true })
})

test.each([
  ['a-draft', 'title: A\ndraft: true', 'draft'],
  ['ahead', 'title: A\ndate: 2027-01-02', '2027-01-02'],
  ['today', 'title: A\ndate: 2026-12-01', undefined],
  ['live', 'title: A\ndraft: false\ndate: 2026-01-01', undefined],
])('%s', (slug, front, words) => {
  write(slug, front)
  const why = whyHidden(`/blog/${slug}`, '2026-12-01')
  if (words === undefined) expect(why).toBeUndefined()
  else expect(why).toContain(words)
})

test.each(['/about', '/blog', '/blog/none', '/blog/../../package'])(
  'nothing is written for %s',
  path => expect(whyHidden(path, '2026-12-01')).toBeUndefined(),
)
