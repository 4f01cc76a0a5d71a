/** Reads and checks each content file once. */
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, posix } from 'node:path'
import {
  contentTypeOf,
  isText,
  typeOfMisnamed,
  type ContentOptions,
  type ContentType,
  type MdxText,
  type Project,
  type ReadFile,
  type Reading,
  type ReadOptions,
} from './content'
import {
  byPlace,
  isError,
  type Diagnostic,
  readSourceFile,
  sourceFile,
  type SourceFile,
} from './source-file'
import { splitMdx, parseYaml } from './parse-yaml'
import { valueAt, type Parsed } from './located-value'
import { parseJson } from './parse-json'
import { isPicture, pictureDiagnostics } from './picture-file'
import { readMdx } from './read-mdx'
import { expectOptions } from './options'
import { knownSlugs, referenceDiagnostics } from './references'
import { validate } from './validate'
import { nearMiss, quoted } from './words'

/** The result of a check. */
export interface CheckResult {
  /** The files that are valid on their own, before cross-file checks. */
  documents: Project['documents']
  /** Everything that's wrong, sorted by file and position. */
  diagnostics: Diagnostic[]
  /** How many files were checked. */
  files: number
  /** Notes about what couldn't be checked. */
  notes: string[]
}

/** Extensions of content files. */
const CONTENT = /\.(?:json|ya?ml|mdx?)$/i

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const isUrl = (slug?: string) =>
  slug === undefined || slug.split('/').every(name => SLUG.test(name))

/**
 * Checks all content without starting Gatsby: first each file by itself, then across files.
 *
 * @param root the site's root
 * @throws if an option is invalid
 */
export function checkContent(root: string, options: ContentOptions): CheckResult {
  expectOptions(options)
  const readings = new Map(
    contentFiles(root, options).map(path => [path, readFile(root, path, options)]),
  )
  const notes: string[] = []
  const all = [...readings.values()]
  const documents = all.flatMap(({ document }) => document ?? [])
  const own = all.flatMap(reading => reading.diagnostics)
  const present = new Set(all.map(({ read }) => read?.kind))
  const lacking = options.types.filter(type => !type.optional && !present.has(type))
  const reads = all.flatMap(({ read }) => read ?? [])
  const slugs = knownSlugs(reads, options.types)
  // If a whole file is missing or a list has errors, don't also report references to its entries.
  for (const { typeName } of lacking) slugs.delete(typeName)
  for (const { read, document } of all)
    if (read && !document && read.slug === undefined) slugs.delete(read.kind.typeName)
  const note = (sentence: string) => notes.push(sentence)
  const project: Project = { root, readings, documents, slugs, note }
  const { folders = [], rules = [] } = options
  const missing = [
    ...folders.filter(folder => !existsSync(join(root, folder))),
    ...lacking.map(({ glob }) => glob),
  ]
  const diagnostics = withoutRepeats(
    [
      [...own, ...missingDiagnostics(missing, own)],
      rules.flatMap(rule => [...rule(project)]),
      [...referenceDiagnostics(project, options.pages && new Map(options.pages(project)))],
    ],
    ({ file, line, column }) => `${file}:${line}:${column}`,
  )
  const wrongPaths = [
    ...lacking.map(({ glob }) => glob),
    ...own
      .filter(({ rule }) => rule.endsWith('-name'))
      .flatMap(({ file }) => [file, readings.get(file)?.read?.expectedPath ?? file]),
  ]
  return {
    documents,
    diagnostics: diagnostics
      .filter(each => !wrongPaths.some(path => isAbout(each, path)))
      .sort(byPlace),
    files: readings.size,
    notes,
  }
}

/** Joins groups of diagnostics. Leaves out those at a place where an earlier group has an error: one cause is enough. */
const withoutRepeats = (
  groups: readonly (readonly Diagnostic[])[],
  placeOf: (diagnostic: Diagnostic) => unknown,
) =>
  groups.reduce<Diagnostic[]>((first, next) => {
    const places = new Set(first.filter(isError).map(placeOf))
    return [...first, ...next.filter(each => !places.has(placeOf(each)))]
  }, [])

/** Whether a diagnostic in another file mentions this path, which already has its own diagnostic. */
function isAbout({ file, message }: Diagnostic, path: string) {
  const name = dirname(file) === dirname(path) ? basename(path) : path
  return (
    file.toLowerCase() !== path.toLowerCase() && message.toLowerCase().includes(name.toLowerCase())
  )
}

/** The paths of all files to read: those that match a type, and everything in the content folders. */
function contentFiles(root: string, options: ReadOptions) {
  const all = listFiles(root, contentFolders(options))
  const typed = all.filter(path => contentTypeOf(options.types, path))
  return [...new Set([...listFiles(root, options.folders ?? []), ...typed])]
}

/** The folders to read: the content folders, and the base folder of each glob. */
export const contentFolders = ({ types, folders = [] }: ReadOptions) => [
  ...new Set([...folders, ...types.map(({ glob }) => dirname(glob.replace(/\*.*/, 'x')))]),
]

/**
 * Lists every file in the folders, as sorted paths from the root. Includes symbolic links, since Gatsby follows them.
 * Skips hidden files and node_modules, so Gatsby must ignore them too: see README.md.
 *
 * @param withHidden also lists hidden files and node_modules
 */
export const listFiles = (root: string, folders: readonly string[], withHidden = false) =>
  [...new Set(folders.flatMap(folder => [...filesIn(root, folder, withHidden)]))].sort()

function* filesIn(root: string, path: string, withHidden: boolean): Iterable<string> {
  const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
  if (stats?.isDirectory()) {
    for (const name of readdirSync(join(root, path)))
      if (withHidden || !/^(?:\.|node_modules$)/.test(name))
        yield* filesIn(root, posix.join(path, name), withHidden)
  } else if (stats) yield path
}

/** Reports a symbolic link, which could point anywhere or form a loop. */
export function symbolicLinkDiagnostics(root: string, path: string) {
  const location = join(root, path)
  if (!lstatSync(location).isSymbolicLink()) return []
  const message = `This is a symbolic link to ${readlinkSync(location)}.`
  const fix = 'Replace the link with a copy of the file or folder.'
  return [ofFile(path, 'symbolic-link', message, fix)]
}

/** An error about a whole file. */
const ofFile = (path: string, rule: string, message: string, fix: string) =>
  sourceFile(path, '').error(0, rule, message, fix)

/** Reads and checks one file by itself. */
export function readFile(root: string, path: string, options: ReadOptions): Reading {
  const location = join(root, path)
  const link = symbolicLinkDiagnostics(root, path)
  if (link.length > 0) return { diagnostics: link }
  const { size } = statSync(location)
  const [megabytes, fix] = isPicture(path)
    ? [10, 'Open it in an image editor and export it at 4,000 pixels wide or less.']
    : [/\.mdx?$/.test(path) ? 0.2 : 2, 'Move part of it to another file.']
  const message = `This file is ${(size / 1e6).toFixed(1)} MB; the limit is ${megabytes} MB.`
  if (size > megabytes * 1e6) return { diagnostics: [ofFile(path, 'large-file', message, fix)] }
  const bytes = readFileSync(location)
  const { refuse: refused = [] } = options
  // A file with the wrong name still gets its type, so that references to it can be checked.
  const exact = contentTypeOf(options.types, path)
  const isMisnamed = refused.includes('names') && !(exact && isUrl(exact.slug))
  const found = (isMisnamed && typeOfMisnamed(options.types, path)) || exact
  if (found) {
    const { file, diagnostics } = readSourceFile(path, bytes)
    const kept = diagnostics.filter(each => isError(each) || refused.includes('slips'))
    return readText({ ...found, file }, kept, options)
  }
  if (isPicture(path)) return { diagnostics: pictureDiagnostics(path, bytes) }
  const isStray = refused.includes('names') || CONTENT.test(path)
  return { diagnostics: isStray ? strayFileDiagnostics(path, options.types) : [] }
}

/**
 * Checks a file that matches a type.
 *
 * @param diagnostics what's wrong with its characters
 */
function readText(known: ReadFile, diagnostics: Diagnostic[], options: ReadOptions): Reading {
  if (diagnostics.some(isError)) return { diagnostics, read: known }
  const { kind, file } = known
  try {
    const { located, mdx, diagnostics: syntax } = readParts(file, kind, options)
    const read = { ...known, located, mdx, data: located?.value }
    const validated = located && validate({ file, located }, kind.declaration)
    const all = withoutRepeats(
      [[...nameDiagnostics(read, options), ...syntax], validated?.diagnostics ?? [], diagnostics],
      ({ line }) => line,
    )
    if (!located || all.some(isError)) return { diagnostics: all, read }
    const document = { ...read, typeName: kind.typeName, located, data: validated?.data }
    return { diagnostics: all, read: document, document }
  } catch (error) {
    // The content is nested too deeply for a recursive parser.
    if (!(error instanceof RangeError)) throw error
    const message = 'Lists, groups, emphasis, or braces are nested too deeply.'
    const fix = 'Look for a bracket, brace, or > repeated by mistake.'
    return { diagnostics: [file.error(0, 'depth', message, fix)], read: known }
  }
}

/** Parses a file's fields and its Markdown body, if it has one, and checks their syntax. */
function readParts(
  file: SourceFile,
  type: ContentType,
  options: ReadOptions,
): Parsed & { mdx?: MdxText } {
  const { refuse = [] } = options
  const isStrict = refuse.includes('values')
  if (extname(type.glob) === '.json') return parseJson(file, isStrict)
  if (!isText(type)) return parseYaml(file, isStrict)
  const { located, bodyStart, diagnostics } = splitMdx(file, isStrict)
  const format = type.glob.endsWith('.md') ? 'md' : 'mdx'
  const body = readMdx(file, bodyStart, format, options)
  if (refuse.includes('empty') && located && file.text.slice(bodyStart).trim() === '') {
    const fix = 'Write the text below the second line of hyphens.'
    diagnostics.push(file.error(bodyStart, 'empty', 'There’s no text after the front matter.', fix))
  }
  return { located, mdx: body.mdx, diagnostics: [...diagnostics, ...body.diagnostics] }
}

/** Reports a file the site doesn't use: its name is misspelled, or it doesn't belong here. */
function strayFileDiagnostics(path: string, types: readonly ContentType[]) {
  if (path.endsWith('README.md')) return []
  const globs = types.map(({ glob }) => glob)
  const folder = globs.find(glob => glob.includes('*') && path.startsWith(glob.replace(/\*.*/, '')))
  const fix = folder
    ? `Move or rename it to match a path like ${folder.replace('**/', '').replace('*', 'some-name')}, or delete it.`
    : (nearMiss(path, globs) ?? 'Check its name and folder, or delete it.')
  return [ofFile(path, 'stray-file', 'The site doesn’t use this file.', fix)]
}

/** Checks a file's name, and the field that must match it. */
function nameDiagnostics(
  { kind: { slugField }, slug, expectedPath, file: { path, error }, located }: ReadFile,
  { refuse = [] }: ReadOptions,
) {
  if (refuse.includes('names') && (!isUrl(slug) || path !== expectedPath)) {
    const message = 'The site doesn’t recognize this file or folder name.'
    const fix = isUrl(slug)
      ? `Rename ${quoted(path)} to ${expectedPath}.`
      : 'Rename it, using only lowercase letters, digits, and single hyphens.'
    return [error(0, 'file-name', message, fix)]
  }
  if (!slugField || slug === undefined || !located) return []
  const given = valueAt(located.value, [slugField])
  if (typeof given !== 'string' || given === slug) return []
  const message = `“${slugField}” is “${given}”, but the file is named “${slug}”.`
  return [error(located.offsetOf([slugField]), 'slug', message, 'Make them match.')]
}

/**
 * Reports missing files and folders.
 *
 * @param own what's wrong with the files that exist
 */
const missingDiagnostics = (paths: readonly string[], own: readonly Diagnostic[]) =>
  paths
    // The file exists but can't be read, or another file has nearly the right name.
    .filter(path => !own.some(({ file, fix }) => file === path || fix?.includes(`“${path}”`)))
    .map(path =>
      ofFile(
        path,
        'missing',
        'This file or folder is missing.',
        'Add it, restore it from Git history, or correct the options.',
      ),
    )
