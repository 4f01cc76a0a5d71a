import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkProject } from '../check'
import { knownOf } from '../known'
import { questionFile, withQuestion } from './question'
import { scaffoldCaseStudy, scaffoldPost } from './scaffold'

describe('a new case study, post and question', () => {
  const root = mkdtempSync(join(tmpdir(), 'scaffold-'))
  for (const folder of ['data', 'content']) cpSync(folder, join(root, folder), { recursive: true })
  const known = knownOf(checkProject(root).documents)
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

  test.each(['seo', 'web-application-development'])(
    'a question of %s is good as it is but for its words, and changes nothing else',
    page => {
      const file = questionFile(page)
      const text = readFileSync(join(root, file), 'utf8')
      const longer = withQuestion(file, text, 'weekend-work') ?? ''
      writeFileSync(join(root, file), longer)
      expect(checkProject(root).faults).toMatchObject([
        { rule: 'template', severity: 'warning', file },
      ])
      const added = longer.split('\n').filter(line => !text.split('\n').includes(line))
      expect(added.map(line => line.trim().slice(0, 9))).toEqual([
        '"slug": "',
        '"question',
        '"answer":',
      ])
      expect(withQuestion(file, longer, 'weekend-work')).toBeUndefined()
      writeFileSync(join(root, file), text)
    },
  )
})
