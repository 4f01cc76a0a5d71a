/** Reads and checks each content file once. */
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, posix } from 'node:path'
import {
  contentTypeOf,
  isText,
  type ContentOptions,
  type ContentType,
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
import { schemaAt } from './declaration'
import { graphqlTypes } from './graphql-types'
import { isRecord, type Parsed } from './located-value'
import { parseJson } from './parse-json'
import { isPicture, pictureDiagnostics } from './picture-file'
import type { MdxText } from './mdx-text'
import { readMdx } from './read-mdx'
import { expectOptions, pagesOf, ruleDiagnostics } from './options'
import { knownSlugs, referenceDiagnostics } from './references'
import { validate } from './validate'
import { nearest, nearMiss, quoted } from './words'

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

/** What the check read from each file, with a stamp to detect changes. */
export type ReadingCache = Map<string, { stamp: string; reading: Reading }>

/**
 * Checks all content without starting Gatsby: first each file by itself, then across files.
 *
 * @param root the site's root
 * @param cache what an earlier check with the same options read; only changed files are read again
 * @throws if an option is invalid, or if this is a Gatsby site and Gatsby can't use a type
 */
export function checkContent(
  root: string,
  options: ContentOptions,
  cache: ReadingCache = new Map(),
): CheckResult {
  expectOptions(options)
  if (readdirSync(root).some(name => name.startsWith('gatsby-config.'))) graphqlTypes(options.types)
  const readings = new Map(
    contentFiles(root, options).map(path => {
      const { mtimeMs, size } = lstatSync(join(root, path))
      const stamp = `${mtimeMs} ${size}`
      const known = cache.get(path)
      const reading = known?.stamp === stamp ? known.reading : readFile(root, path, options)
      cache.set(path, { stamp, reading })
      return [path, reading]
    }),
  )
  const notes: string[] = []
  const all = [...readings.values()]
  const documents = all.flatMap(({ document }) => document ?? [])
  const lacking = missingTypes(readings, options.types)
  // If a whole file is missing, don't also report references to its entries.
  const slugs = knownSlugs(
    all,
    options.types.filter(type => !lacking.includes(type)),
  )
  const note = (sentence: string) => notes.push(sentence)
  const project: Project = { root, readings, documents, slugs, note }
  const missing = missingFiles(root, readings, lacking, options)
  const own = [...all.flatMap(reading => reading.diagnostics), ...missing]
  const ruled = withoutPlacesOf(own, ruleDiagnostics(options, project))
  const references = [...referenceDiagnostics(project, pagesOf(options, project))]
  const diagnostics = [
    ...own,
    ...ruled,
    ...withoutPlacesOf([...own, ...ruled.filter(isError)], references),
  ].sort(byPlace)
  const wrong = [...missing, ...diagnostics.filter(({ rule }) => rule === 'picture-name')]
  const paths = [
    ...wrong.map(({ file }) => file),
    ...lacking.map(({ glob }) => glob),
    ...all.flatMap(({ read }) =>
      read && read.expectedPath !== read.file.path ? read.expectedPath : [],
    ),
  ]
  return {
    documents,
    diagnostics: diagnostics.filter(each => !paths.some(path => isAbout(each, path))),
    files: readings.size,
    notes,
  }
}

/** Drops diagnostics at positions that already have one: an invalid value doesn't need a second message. */
function withoutPlacesOf(first: readonly Diagnostic[], next: readonly Diagnostic[]) {
  const placeOf = ({ file, line, column }: Diagnostic) => `${file}:${line}:${column}`
  const places = new Set(first.map(placeOf))
  return next.filter(each => !places.has(placeOf(each)))
}

/** Whether a diagnostic in another file mentions this path, which already has its own diagnostic. */
function isAbout({ file, message }: Diagnostic, path: string): boolean {
  const name = dirname(file) === dirname(path) ? basename(path) : path
  return (
    file.toLowerCase() !== path.toLowerCase() && message.toLowerCase().includes(name.toLowerCase())
  )
}

/** The paths of all files to read: those that match a type, and everything in the content folders. */
function contentFiles(root: string, options: ReadOptions): string[] {
  const { types, folders = [] } = options
  return listFiles(root, contentFolders(options)).filter(
    path => folders.some(folder => isIn(path, folder)) || contentTypeOf(types, path),
  )
}

const isIn = (path: string, folder: string) => path.startsWith(`${folder}/`) || path === folder

/** The folders to read: the content folders, and the base folder of each glob outside them. */
export function contentFolders({ types, folders = [] }: ReadOptions): string[] {
  const others = types.map(({ glob }) => dirname(glob.replace(/\*.*/, 'x')))
  return [...new Set([...folders, ...others])].filter(
    (folder, _, all) =>
      !all.some(other => other !== folder && (other === '.' || isIn(folder, other))),
  )
}

/**
 * Lists every file in the folders, as sorted paths from the root. Includes symbolic links, since Gatsby follows them.
 * Skips hidden files and node_modules, so Gatsby must ignore them too: see README.md.
 *
 * @param withHidden also lists hidden files and node_modules
 */
export function listFiles(root: string, folders: readonly string[], withHidden = false): string[] {
  const files = folders
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder => (isLink(root, folder) ? folder : [...filesIn(root, folder, withHidden)]))
  return [...new Set(files)].sort()
}

function* filesIn(root: string, folder: string, withHidden: boolean): Iterable<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name)
    if (!withHidden && /^(?:\.|node_modules$)/.test(entry.name)) continue
    if (entry.isDirectory()) yield* filesIn(root, path, withHidden)
    else yield path
  }
}

const isLink = (root: string, path: string) => lstatSync(join(root, path)).isSymbolicLink()

/** Reports a symbolic link, which could point anywhere or form a loop. */
export function symbolicLinkDiagnostics(root: string, path: string): Diagnostic[] {
  if (!isLink(root, path)) return []
  const message = `This is a symbolic link to ${readlinkSync(join(root, path))}.`
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
  const found = contentTypeOf(options.types, path, refused.includes('names'))
  if (found) {
    const { file, diagnostics } = readSourceFile(path, bytes)
    const kept = diagnostics.filter(each => isError(each) || refused.includes('slips'))
    return readText({ ...found, file, diagnostics: kept }, options)
  }
  if (isPicture(path)) return { diagnostics: pictureDiagnostics(path, bytes) }
  const isStray = refused.includes('names') || CONTENT.test(path)
  return { diagnostics: isStray ? strayFileDiagnostics(path, options.types) : [] }
}

/** Checks a file that matches a type. */
function readText(
  { diagnostics, ...known }: ReadFile & { diagnostics: Diagnostic[] },
  options: ReadOptions,
): Reading {
  if (diagnostics.some(isError)) return { diagnostics, read: known }
  const { kind, file } = known
  try {
    const parts = readParts(file, kind, options)
    const { located, mdx } = parts
    const read = { ...known, located, mdx }
    const validated = located && validate({ file, located }, kind.declaration)
    const syntax = [...slugDiagnostics(read, options), ...parts.diagnostics]
    const all = [syntax, validated?.diagnostics ?? [], diagnostics].reduce(
      // Skip errors on a line that already has one: they probably have the same cause.
      (first, next) => {
        const lines = new Set(first.map(({ line }) => line))
        return [...first, ...next.filter(({ line }) => !lines.has(line))]
      },
    )
    if (!located || all.some(isError)) return { diagnostics: all, read }
    const document = { ...read, typeName: kind.typeName, located, data: validated?.data }
    return { diagnostics: all, read, document }
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
  const isStrict = options.refuse?.includes('values')
  if (extname(type.glob) === '.json') {
    const parsed = parseJson(file, isStrict)
    const value = parsed.located?.value
    // `$schema` is for text editors.
    if (isRecord(value) && !schemaAt(type.declaration, []).properties?.$schema) delete value.$schema
    return parsed
  }
  if (!isText(type)) return parseYaml(file, isStrict)
  const { located, bodyStart, diagnostics } = splitMdx(file, isStrict)
  const format = type.glob.endsWith('.md') ? 'md' : 'mdx'
  const { mdx, diagnostics: wrong } = readMdx(file, bodyStart, format, options)
  const all = [...diagnostics, ...wrong]
  if (options.refuse?.includes('empty') && located && file.text.slice(bodyStart).trim() === '') {
    const fix = 'Write the text below the second line of hyphens.'
    all.push(file.error(bodyStart, 'empty', 'There’s no text after the front matter.', fix))
  }
  return { located, mdx, diagnostics: all }
}

/** Removes the suffix that operating systems and browsers add to copies, like “ (1)” or “ copy”. */
const withoutSuffix = (path: string) => path.replace(/ (?:\(\d+\)|copy)(?=\.)/, '')

/** Reports a file the site doesn't use: its name is misspelled, or it doesn't belong here. */
function strayFileDiagnostics(path: string, types: readonly ContentType[]): Diagnostic[] {
  if (path.endsWith('README.md')) return []
  const globs = types.map(({ glob }) => glob)
  const folder = globs.find(glob => glob.includes('*') && path.startsWith(glob.replace(/\*.*/, '')))
  const fix = folder
    ? `Move or rename it to match a path like ${folder.replace('**/', '').replace('*', 'some-name')}, or delete it.`
    : (nearMiss(withoutSuffix(path), globs) ?? 'Check its name and folder, or delete it.')
  return [ofFile(path, 'stray-file', 'The site doesn’t use this file.', fix)]
}

function slugDiagnostics(
  { kind, slug, expectedPath: path, file, located }: ReadFile,
  { refuse = [] }: ReadOptions,
): Diagnostic[] {
  const [start = ''] = kind.glob.split('*')
  const isUrl = slug?.split('/').every(name => SLUG.test(name))
  const isNamed = slug === undefined || (isUrl && file.path.startsWith(start + slug))
  if (refuse.includes('names') && !isNamed) {
    const [name = '', expected = ''] = [file.path, path].map(
      each => each.slice(start.length).split('/')[0],
    )
    const fix = isUrl
      ? `Rename it to ${expected}.`
      : 'Rename it, using only lowercase letters, digits, and single hyphens.'
    return [file.error(0, 'slug', `${quoted(name)} can’t be part of a URL.`, fix)]
  }
  if (file.path !== path) {
    const message = 'The site doesn’t recognize this file name.'
    return [file.error(0, 'file-name', message, `Rename it to ${basename(path)}.`)]
  }
  if (slug === undefined || !located) return []
  const { slugField } = kind
  const given = slugField && isRecord(located.value) ? located.value[slugField] : undefined
  if (!slugField || typeof given !== 'string' || given === slug) return []
  const message = `“${slugField}” is “${given}”, but the file is named “${slug}”.`
  return [file.error(located.offsetOf([slugField]), 'slug', message, 'Make them match.')]
}

/** Required types that have no file. */
function missingTypes(
  readings: ReadonlyMap<string, Reading>,
  types: readonly ContentType[],
): ContentType[] {
  const found = new Set([...readings.values()].map(({ read }) => read?.kind))
  return types.filter(type => !type.optional && !found.has(type))
}

/** Finds missing folders and missing required files. */
function missingFiles(
  root: string,
  readings: ReadonlyMap<string, Reading>,
  lacking: readonly ContentType[],
  { types, folders = [] }: ContentOptions,
) {
  const globs = types.map(({ glob }) => glob)
  // If another file has nearly the right name, that file is reported instead.
  const isMisnamed = (glob: string) =>
    [...readings].some(([path, { read }]) => !read && nearest(withoutSuffix(path), globs) === glob)
  const noFolder = 'This folder is missing.'
  const folderFix = 'Create the folder, or fix the “folders” option.'
  return [
    ...folders
      .filter(folder => !existsSync(join(root, folder)))
      .map(folder => ofFile(folder, 'missing-folder', noFolder, folderFix)),
    ...lacking
      .filter(({ glob }) => !isMisnamed(glob))
      .map(({ glob }) =>
        glob.includes('*')
          ? ofFile(
              glob,
              'no-files',
              'No file matches this glob.',
              'Correct the glob, add a file, or make the type optional.',
            )
          : ofFile(
              glob,
              'missing-file',
              'This file is missing.',
              'Restore it from Git history, or undo the rename.',
            ),
      ),
  ]
}
