/** What an editor's hands do in a copy of the project: fields, lists and texts, without touching what stands around them. */
import { knownBuildDay } from '../../src/content/build-day'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, modify, parse, type JSONPath } from 'jsonc-parser'
import { parseDocument, visit } from 'yaml'
import { leftToFillIn } from '../../src/content/placeholders'
import type { ProjectCopy } from '../support/project-copy'

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2 } }

/** A file of `data/`, parsed. */
export function dataOf<Data>({ root }: Pick<ProjectCopy, 'root'>, file: string): Data {
  return parse(readFileSync(join(root, 'data', file), 'utf8')) as Data
}

/** Writes a value at a place of a file of `data/`. */
export function setData({ root }: ProjectCopy, file: string, path: JSONPath, value: unknown): void {
  const name = join(root, 'data', file)
  const text = readFileSync(name, 'utf8')
  writeFileSync(name, applyEdits(text, modify(text, path, value, FORMAT)))
}

/** Adds an entry at the end of a list of a file of `data/`. */
export function addData(copy: ProjectCopy, file: string, path: JSONPath, entry: unknown): void {
  const name = join(copy.root, 'data', file)
  const text = readFileSync(name, 'utf8')
  let list: unknown = parse(text)
  for (const key of path) list = (list as Record<string | number, unknown>)[key]
  const at = [...path, (list as unknown[]).length]
  const edits = modify(text, at, entry, { ...FORMAT, isArrayInsertion: true })
  writeFileSync(name, applyEdits(text, edits))
}

/**
 * Changes the front matter of a text, and its words where they are given. A field that is set to
 * `undefined` goes, and its comment with it.
 */
export function fillIn(
  { root }: ProjectCopy,
  file: string,
  fields: Readonly<Record<string, unknown>>,
  body?: string,
): void {
  const name = join(root, file)
  const [, front = '', ...rest] = readFileSync(name, 'utf8').split(/^---$/m)
  const document = parseDocument(front)
  for (const [field, value] of Object.entries(fields)) {
    document.delete(field)
    if (value !== undefined) document.set(field, value)
  }
  // What was chosen for the new file stays, and is confirmed by deleting the mark beside it.
  visit(document, {
    Node: (_, node) => {
      if (node.comment && leftToFillIn(node.comment).length > 0) node.comment = undefined
    },
  })
  const text = body === undefined ? rest.join('---') : `\n\n${body}\n`
  writeFileSync(name, `---\n${document.toString({ lineWidth: 0 })}---${text}`)
}

/** Replaces a passage in every file of `data/` and `content/` that has it. */
export function replaceEverywhere({ root }: ProjectCopy, from: RegExp, to: string): void {
  for (const folder of ['data', 'content']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(?:json|mdx)$/.test(entry.name)) continue
      const name = join(entry.parentPath, entry.name)
      const text = readFileSync(name, 'utf8')
      const changed = text.replace(from, to)
      if (changed !== text) writeFileSync(name, changed)
    }
  }
}

/** A slug as a word of its own: not within a longer one. */
export const wholeWord = (slug: string) => new RegExp(`(?<![\\w-])${slug}(?![\\w-])`, 'g')

/**
 * Writes into data/redirects.json what the check asks for.
 *
 * @returns the redirects that were written
 * @throws where the check asks for none
 */
export function addRedirectsAskedFor(copy: ProjectCopy): { from: string; to: string }[] {
  const { output, passed } = copy.run('check')
  const asked = [...output.matchAll(/\{"from":"[^}]*\}/g)].map(
    ([entry]) => JSON.parse(entry) as { from: string; to: string },
  )
  if (passed || asked.length === 0) throw new Error(`No redirect was asked for:\n${output}`)
  for (const entry of asked) addData(copy, 'redirects.json', [], entry)
  return asked
}

/**
 * Runs `npm run new`, on the day of the copy’s commits: the next morning a new text would be a day ahead of
 * them, and nothing could lead to it yet.
 *
 * @throws what it says where it fails
 */
export function makeNew(copy: ProjectCopy, ...words: string[]): void {
  const { passed, output } = copy.run('new', words)
  if (!passed) throw new Error(output)
  const today = new Date().toISOString().slice(0, 10)
  const made = copy.git('ls-files', '--others', '--exclude-standard', 'content').split('\n')
  for (const file of made.filter(name => name.endsWith('.mdx'))) {
    const name = join(copy.root, file)
    const text = readFileSync(name, 'utf8')
    const day = knownBuildDay(copy.root) ?? today
    writeFileSync(name, text.replace(`\ndate: ${today}\n`, `\ndate: ${day}\n`))
  }
}
