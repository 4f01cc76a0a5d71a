import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkProject } from '../check'
import { knownSlugs } from '../references'
import { scaffoldCaseStudy, scaffoldPost, type Known } from './scaffold'

describe('a new case study and a new post', () => {
  const root = mkdtempSync(join(tmpdir(), 'scaffold-'))
  for (const folder of ['data', 'content']) cpSync(folder, join(root, folder), { recursive: true })
  const slugs = knownSlugs(checkProject(root).documents, new Set())
  const list = (target: string) => [...(slugs.get(target) ?? [])]
  const known: Known = {
    services: list('Service'),
    industries: list('Industry'),
    caseStudies: list('CaseStudy'),
    posts: list('Post'),
    tags: list('Tag'),
    authors: list('Author'),
  }
  afterAll(() => rmSync(root, { recursive: true }))

  test.each([
    ['content/case-studies/a', scaffoldCaseStudy('a', '2026-01-31', known)],
    [
      'content/case-studies/bakery-with-a-very-long-name-indeed',
      scaffoldCaseStudy('bakery-with-a-very-long-name-indeed', '2026-01-31', known),
    ],
    ['content/blog/b', scaffoldPost('b', '2026-01-31', known)],
  ])('%s passes the check as it is, as a draft, with every field explained', (folder, text) => {
    mkdirSync(join(root, folder))
    writeFileSync(join(root, folder, 'index.mdx'), text)
    expect(checkProject(root).faults).toEqual([])
    expect(text).toContain('\ndraft: true\n')
    const fields = text.split('---')[1]?.match(/^[a-zA-Z]+:/gm) ?? []
    const comments = text.split('---')[1]?.match(/^# .+\n[a-zA-Z]+:/gm) ?? []
    expect(comments).toHaveLength(fields.length)
  })
})
