import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readBuiltSite } from './built-site'
import { compareSites } from './compare'
import { markdownReport } from './markdown'

function built(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  for (const [name, text] of Object.entries({ ...files, _redirects: '' }))
    writeFileSync(join(folder, name), text)
  return readBuiltSite(folder)
}
const home = (price: string) => `<h1>From ${price}</h1><a href="/old">Old</a>`

test('a report says what came, went and changed, and what leads nowhere', () => {
  const before = built({ 'index.html': home('$10'), 'old.html': '<p>Old' })
  const report = compareSites(before, built({ 'index.html': home('$12'), 'new.html': '' }), 'it')
  expect(report).toMatchObject({ added: ['/new'], changed: ['/'], broken: [{ pages: ['/'] }] })
  expect(markdownReport(report)).toMatch(/\/old is removed and no[^]*~~`10`~~ \*\*`12`\*\*/)
})
