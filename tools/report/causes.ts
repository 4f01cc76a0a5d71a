/** Which sources changed, and which pages follow from each: “you changed the pricing data”. */
import { capitalize, humanize } from '../../plugins/gatsby-plugin-content-check/src'
import { askGit, changedFiles, missingHistory, requireCommit } from '../../src/content/git'
import { readFileSync } from 'node:fs'
import { documentKindOf, documentKinds } from '../../src/content/documents'
import { pathOfFile } from '../../src/content/routes/paths'
import { readPageData, type BuiltSite } from './built-site'
import { wordRuns, type Difference } from './difference'

/** A changed source. */
export interface Cause {
  /** “the pricing data”, “the post page-speed-and-revenue”. */
  what: string
  /** The file, where it is known. */
  file?: string
  pages: string[]
}

/** What the causes are found from. */
export interface Change {
  before: BuiltSite
  after: BuiltSite
  /** Every page that differs, with its differences. */
  differences: ReadonlyMap<string, readonly Difference[]>
  /** The revision that the change is compared with, in a git repository. */
  base?: string
}

/** Sources that end in pages; tests and documents do not, nor the types that a build itself writes. */
const SOURCES = ['data', 'content', 'static', 'src', 'gatsby-config.ts']

/**
 * The causes of a change: the files that git says differ, or, without a revision, the data that the
 * pages say differs.
 *
 * @throws if there is no git history, or none with the revision
 */
export function findCauses(change: Change): Cause[] {
  const { base } = change
  return base === undefined ? fromPageData(change) : fromGit(change, base)
}

function fromGit({ differences }: Change, base: string): Cause[] {
  const root = process.cwd()
  const missing = missingHistory(root)
  if (missing !== undefined)
    throw new Error(
      `Which sources changed is known only to git, and ${missing}. Without --base the report goes by the data that the pages carry.`,
    )
  requireCommit(root, base)
  const files = [...changedFiles(root, base, SOURCES)]
    .filter(file => !/\.(?:test\.tsx?|d\.ts)$/.test(file))
    .sort()
  const code: Cause = { what: 'the site’s code', pages: [] }
  const codeFiles: string[] = []
  const causes: Cause[] = []
  const cameOrWent: Cause[] = []
  for (const file of files) {
    const what = nameOf(file)
    if (!what) {
      codeFiles.push(file)
      continue
    }
    const diff = askGit(root, ['diff', '-U0', base, '--', file])
    // Git tells no difference of a file that it does not keep yet.
    const words = plain(diff || readFileSync(file, 'utf8'))
    const own = ownPage(file)
    const pages = [...differences]
      .filter(([path, list]) => path === own || comesFrom(list, words))
      .map(([path]) => path)
    const cause = { what, file, pages }
    causes.push(cause)
    if (!diff || /^(?:new|deleted) file mode /m.test(diff)) cameOrWent.push(cause)
  }
  const known = new Set(causes.flatMap(({ pages }) => pages))
  const left = [...differences.keys()].filter(path => !known.has(path))
  if (codeFiles.length === 0) {
    // What counts or lists pages follows from those that came or went.
    for (const cause of cameOrWent) cause.pages.push(...left)
  } else {
    code.file = codeFiles.length > 4 ? `${codeFiles.length} files` : codeFiles.join(', ')
    code.pages = left
    causes.push(code)
  }
  for (const cause of causes) cause.pages.sort()
  return causes.sort((a, b) => b.pages.length - a.pages.length)
}

/**
 * Whether one of a page's differences is one of a file's: all that it took, or all that it brought, is
 * among the words that the file lost or got.
 */
function comesFrom(list: readonly Difference[], words: string): boolean {
  // Where a text changed, its links changed with it; a slug stands in many files.
  const text = list.filter(({ kind }) => kind !== 'link')
  return (text.length > 0 ? text : list).some(difference => {
    const runs = wordRuns(difference)
    return (['gone', 'new'] as const).some(side => {
      const own = runs.filter(({ change }) => change === side).map(run => plain(run.text))
      const long = own.filter(run => run.length >= 3)
      return long.join('').length >= 4 && long.every(run => words.includes(run))
    })
  })
}

/** Letters and digits alone, so that 12000 is found in “$12,000”. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** The page that a file is written for. */
function ownPage(file: string): string | undefined {
  const found = documentKindOf(file)
  if (!found) return undefined
  return pathOfFile(file, found.slug)
}

/** Pages carry the data that they are made of, by the name of its type. */
function fromPageData({ before, after, differences }: Change): Cause[] {
  const causes = new Map<string, Cause>()
  for (const path of differences.keys()) {
    const [old, now] = [readPageData(before, path), readPageData(after, path)]
    // All data of a page that came or went differs: that says nothing of what was changed.
    if (!old || !now) continue
    for (const key of changedKeys(old.result.data ?? {}, now.result.data ?? {})) {
      const what = nameOfType(key)
      if (!what) continue
      const cause = causes.get(what) ?? { what, pages: [] }
      cause.pages.push(path)
      causes.set(what, cause)
    }
  }
  return [...causes.values()]
}

function changedKeys(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    key => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
}

/** “pricing” is the field of the type Pricing, “allPost” and “posts” those of several Posts. */
function nameOfType(field: string): string | undefined {
  const all = /^all([A-Z]\w*)$/.exec(field)?.[1]
  const type = all ?? capitalize(field)
  const kind = documentKinds.find(({ typeName }) => [typeName, `${typeName}s`].includes(type))
  if (!kind) return undefined
  if (kind.format === 'mdx') return `the ${humanize(kind.typeName).replace(/y$/, 'ie')}s`
  return kind.glob.includes('*') ? `the ${humanize(kind.typeName)} data` : nameOf(kind.glob)
}

function nameOf(file: string): string | undefined {
  const found = documentKindOf(file)
  if (!found) return /^(?:data|content)\//.test(file) ? file : undefined
  const { kind, slug } = found
  if (kind.format === 'mdx' && slug) return `the ${humanize(kind.typeName)} “${slug}”`
  if (slug) return `the ${humanize(kind.typeName)} data “${slug}”`
  const name = /([^/]+)\.json$/.exec(file)?.[1]?.replaceAll('-', ' ') ?? file
  return `the ${name} data`
}
