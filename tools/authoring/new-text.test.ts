import { parseDocument, visit } from 'yaml'
import { leftToFillIn } from '../../src/content/placeholders'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkProject } from '../../src/rules/check-project'
import { z } from 'zod'
import { contentTypes } from '../../src/page-kinds/documents'
import { newText, TEXT_FILES } from './new-text'

/** Values in a new file that don't need editing: enum values, dates, and names defined in the file. */
const PLAIN =
  /^(?:true|illustrative|number|higher|line|\d{4}-\d{2}-\d{2}|(?:first|second|third)-result|by-month)$/

describe('new case studies, posts, and pages', () => {
  const root = mkdtempSync(join(tmpdir(), 'scaffold-'))
  for (const folder of ['data', 'content']) cpSync(folder, join(root, folder), { recursive: true })
  const { documents, diagnostics: before } = checkProject(root)
  const draft = (kind: string, slug: string) => newText(kind, slug, '2026-01-31', documents)
  afterAll(() => rmSync(root, { recursive: true }))

  test.each([
    ['content/case-studies/a', draft('case-study', 'a')],
    [
      'content/case-studies/bakery-with-a-very-long-name-indeed',
      draft('case-study', 'bakery-with-a-very-long-name-indeed'),
    ],
    ['content/blog/b', draft('post', 'b')],
    ['content/pages/c', draft('text-page', 'c')],
  ])('%s passes the check as a draft, and comments explain every field', (folder, text) => {
    mkdirSync(join(root, folder))
    writeFileSync(join(root, folder, 'index.mdx'), text)
    expect(checkProject(root).diagnostics).toEqual(before)
    expect(text).toContain('\ndraft: true\n')
    const fields = text.split('---')[1]?.match(/^[a-zA-Z]+:/gm) ?? []
    const comments = text.split('---')[1]?.match(/^# .+\n[a-zA-Z]+:/gm) ?? []
    expect(comments).toHaveLength(fields.length)
  })

  test.each([
    ['case study', draft('case-study', 'a')],
    ['post', draft('post', 'b')],
    ['page', draft('text-page', 'c')],
  ])('everything in a new %s except shortcodes is a placeholder', (_, text) => {
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
    // Everything else must match PLAIN.
    expect([...new Set(unmarked)].sort()).toEqual(
      unmarked
        .filter((value, index) => unmarked.indexOf(value) === index && PLAIN.test(value))
        .sort(),
    )
    const blocks = body.trim().split('\n\n')
    expect(blocks.filter(block => !/^(?:## )?‹.*›$|^<[^]*>$|^\[what we do\]/.test(block))).toEqual(
      [],
    )
  })

  test.each([...TEXT_FILES])(
    'comments in a new %s match its fields’ descriptions',
    (kind, files) => {
      const declaration = contentTypes.find(({ glob }) => glob === files)?.declaration
      const { shape } = declaration as z.ZodObject
      const front = draft(kind, 'a').split('---')[1] ?? ''
      for (const [, comment, field = ''] of front.matchAll(/^# (.+)\n([a-zA-Z]+):/gm))
        expect([field, comment]).toEqual([field, (shape[field] as z.ZodType).meta()?.description])
    },
  )
})
