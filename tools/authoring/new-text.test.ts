import { parseDocument, visit } from 'yaml'
import { leftToFillIn } from '../../src/content/placeholders'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkProject } from '../../src/rules/check-project'
import { liveSlugs, newCaseStudy, newPage, newPost } from './new-text'

/** Values of a new file that need nobody: the kinds that fields choose from, days, and names within the file. */
const PLAIN =
  /^(?:true|illustrative|number|higher|line|\d{4}-\d{2}-\d{2}|(?:first|second|third)-result|by-month)$/

describe('a new case study, post and page', () => {
  const root = mkdtempSync(join(tmpdir(), 'scaffold-'))
  for (const folder of ['data', 'content']) cpSync(folder, join(root, folder), { recursive: true })
  const { documents, diagnostics: before } = checkProject(root)
  const known = liveSlugs(documents)
  afterAll(() => rmSync(root, { recursive: true }))

  test.each([
    ['content/case-studies/a', newCaseStudy('a', '2026-01-31', known)],
    [
      'content/case-studies/bakery-with-a-very-long-name-indeed',
      newCaseStudy('bakery-with-a-very-long-name-indeed', '2026-01-31', known),
    ],
    ['content/blog/b', newPost('b', '2026-01-31', known)],
    ['content/pages/c', newPage('c', '2026-01-31')],
  ])('%s passes the check as it is, as a draft, with every field explained', (folder, text) => {
    mkdirSync(join(root, folder))
    writeFileSync(join(root, folder, 'index.mdx'), text)
    expect(checkProject(root).diagnostics).toEqual(before)
    expect(text).toContain('\ndraft: true\n')
    const fields = text.split('---')[1]?.match(/^[a-zA-Z]+:/gm) ?? []
    const comments = text.split('---')[1]?.match(/^# .+\n[a-zA-Z]+:/gm) ?? []
    expect(comments).toHaveLength(fields.length)
  })

  test.each([
    ['case study', newCaseStudy('a', '2026-01-31', known)],
    ['post', newPost('b', '2026-01-31', known)],
    ['page', newPage('c', '2026-01-31')],
  ])(
    'no word of a new %s but its shortcodes’ is without the mark of what is to be filled in',
    (_, text) => {
      const marked = new Set(leftToFillIn(text).map(({ words }) => words))
      const [, front = '', body = ''] = text.split(/^---$/m)
      const values = parseDocument(front)
      const unmarked: string[] = []
      visit(values, {
        Scalar(key, { value, comment }, path) {
          if (key === 'key' || comment?.includes('‹')) return
          if (path.some(node => 'comment' in node && String(node.comment).includes('‹'))) return
          if (!(typeof value === 'string' && marked.has(value))) unmarked.push(String(value))
        },
      })
      // What is right as it stands, or a name within the file.
      expect([...new Set(unmarked)].sort()).toEqual(
        unmarked
          .filter((value, index) => unmarked.indexOf(value) === index && PLAIN.test(value))
          .sort(),
      )
      const blocks = body.trim().split('\n\n')
      expect(
        blocks.filter(block => !/^(?:## )?‹.*›$|^<[^]*>$|^\[what we do\]/.test(block)),
      ).toEqual([])
    },
  )
})
