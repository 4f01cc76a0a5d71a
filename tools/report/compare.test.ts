import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readBuiltSite } from './built-site'
import { compareSites } from './compare'
import { markdownReport } from './markdown'

test('a report says what came, went and changed, and what leads nowhere', () => {
  const root = mkdtempSync(join(tmpdir(), 'report-'))
  const built = (name: string, files: Record<string, string>) => {
    for (const [path, text] of Object.entries({ ...files, _redirects: '' })) {
      mkdirSync(dirname(join(root, name, path)), { recursive: true })
      writeFileSync(join(root, name, path), text)
    }
    return readBuiltSite(join(root, name))
  }
  const home = (price: string) => `<h1>From ${price}</h1><a href="/old">Old</a>`
  const before = built('before', { 'index.html': home('$10'), 'old.html': '<p>Old' })
  const after = built('after', { 'index.html': home('$12'), 'blog/new.html': '<p>New' })
  const report = compareSites(before, after, 'this')
  expect(report).toMatchObject({ added: ['/blog/new'], changed: ['/'], broken: [{ pages: ['/'] }] })
  expect(markdownReport(report)).toMatch(
    /\/old is removed and no redirect[^]*~~`10`~~ \*\*`12`\*\*/,
  )
  rmSync(root, { recursive: true })
})
