/** Reads and checks each file that editors write, once. */
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import {
  contentTypeOf,
  FOLDERS,
  type ContentOptions,
  type ContentType,
  type Project,
  type ReadFile,
  type Reading,
} from './content'
import { byPlace, isError, type Diagnostic } from './diagnostic'
import { splitMdx } from './front-matter'
import { isRecord, type Parsed } from './located-value'
import { parseJson } from './parse-json'
import { isPicture, pictureDiagnostics } from './picture-file'
import { readMdx, type MdxText } from './read-mdx'
import type { Shortcodes } from './shortcodes'
import { readSourceFile, sourceFile, type SourceFile } from './source-file'
import { validate } from './validate'
import { nearMiss, quoted } from './words'

/** The result of a check. */
export interface CheckResult {
  /** The files without errors of their own. */
  documents: Project['documents']
  /** Everything that's wrong, sorted by file and position. */
  diagnostics: Diagnostic[]
  /** How many files were checked. */
  files: number
  /** Sentences about what couldn't be checked. */
  notes: string[]
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Checks all content without starting Gatsby: first each file by itself, then across files.
 *
 * @param root the site's root
 */
export function checkContent(root: string, options: ContentOptions): CheckResult {
  const readings = new Map(listFiles(root).map(path => [path, readFile(root, path, options)]))
  const notes: string[] = []
  const all = [...readings.values()]
  const documents = all.flatMap(({ document }) => document ?? [])
  const project: Project = { root, readings, documents, note: sentence => notes.push(sentence) }
  const missing = missingFiles(readings, options)
  const diagnostics = [
    ...all.flatMap(reading => reading.diagnostics),
    ...missing,
    ...(options.rules ?? []).flatMap(rule => rule(project)),
    // Gatsby copies this folder unchanged, and follows links.
    ...listFiles(root, ['static'])
      .filter(path => isLink(root, path))
      .flatMap(path => readFile(root, path, options).diagnostics),
  ].sort(byPlace)
  const wrong = [...missing, ...diagnostics.filter(({ rule }) => rule === 'picture-name')]
  const paths = [
    ...wrong.map(({ file }) => file),
    ...all.flatMap(({ read }) => (read && pathOf(read) !== read.file.path ? pathOf(read) : [])),
  ]
  return {
    documents,
    diagnostics: diagnostics.filter(each => !paths.some(path => isAbout(each, path))),
    files: readings.size,
    notes,
  }
}

/** The path a file should have. */
const pathOf = ({ kind, slug = '' }: Pick<ReadFile, 'kind' | 'slug'>) =>
  kind.glob.replace('*', slug)

/** Whether a diagnostic of another file only mentions a path that already has its own diagnostic. */
function isAbout({ file, message }: Diagnostic, path: string): boolean {
  const name = dirname(file) === dirname(path) ? basename(path) : path
  return file !== path && message.toLowerCase().includes(name.toLowerCase())
}

/**
 * Lists every file in some folders, as sorted paths from the root. Includes symbolic links, since Gatsby follows them.
 * Hidden files in content folders are left out, so Gatsby must ignore them as well: see README.md.
 */
export function listFiles(root: string, folders: readonly string[] = FOLDERS): string[] {
  return folders
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      isLink(root, folder)
        ? folder
        : readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
            .filter(({ name }) => !FOLDERS.includes(folder) || !name.startsWith('.'))
            .filter(entry => !entry.isDirectory())
            .map(entry => relative(root, join(entry.parentPath, entry.name))),
    )
    .map(path => path.split(sep).join('/'))
    .sort()
}

const isLink = (root: string, path: string) => lstatSync(join(root, path)).isSymbolicLink()

/** An error in a file as a whole. */
const ofFile = (path: string, rule: string, message: string, fix: string) =>
  sourceFile(path, '').error(0, rule, message, fix)

/** Reads and checks one file by itself. */
export function readFile(root: string, path: string, options: ContentOptions): Reading {
  const location = join(root, path)
  const refuse = (rule: string, message: string, fix: string) => ({
    diagnostics: [ofFile(path, rule, message, fix)],
  })
  if (isLink(root, path))
    // It could point anywhere, even to itself.
    return refuse(
      'symbolic-link',
      `This is a symbolic link to ${readlinkSync(location)}.`,
      'Replace it with a copy of that file or folder.',
    )
  const { size } = statSync(location)
  const [megabytes, fix] = isPicture(path)
    ? [10, 'Open it in an image editor and export it at most 4,000 pixels wide.']
    : [0.2, 'Move part of it to another file.']
  const message = `This file is ${(size / 1e6).toFixed(1)} MB; the limit is ${megabytes} MB.`
  if (size > megabytes * 1e6) return refuse('large-file', message, fix)
  const bytes = readFileSync(location)
  const found = contentTypeOf(options.types, path)
  if (found) return readText({ ...found, ...readSourceFile(path, bytes) }, options.shortcodes)
  return {
    diagnostics: isPicture(path)
      ? pictureDiagnostics(path, bytes)
      : strayFileDiagnostics(path, options.types),
  }
}

/** Checks a file that has a type. */
function readText(
  { diagnostics, ...known }: ReadFile & { diagnostics: Diagnostic[] },
  shortcodes?: Shortcodes,
): Reading {
  if (diagnostics.some(isError)) return { diagnostics, read: known }
  const { kind, file } = known
  try {
    const parts = readParts(file, kind, shortcodes)
    const { located, mdx } = parts
    const read = { ...known, located, mdx }
    const validated = located && validate({ file, located }, kind.declaration)
    const syntax = [...slugDiagnostics(read), ...parts.diagnostics]
    const all = [syntax, validated?.diagnostics ?? [], diagnostics].reduce(
      // Skip errors on a line that already has one: they follow from it.
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
    const fix = 'Look for a bracket, brace, or > that is repeated by mistake.'
    return { diagnostics: [file.error(0, 'depth', message, fix)], read: known }
  }
}

/** Reads a file's fields, and its text if it has one, and checks their syntax. */
function readParts(
  file: SourceFile,
  { format }: ContentType,
  shortcodes: Shortcodes = {},
): Parsed & { mdx?: MdxText } {
  if (format !== 'mdx') return parseJson(file)
  const { located, bodyStart, diagnostics } = splitMdx(file)
  const { mdx, diagnostics: wrong } = readMdx(file, bodyStart, shortcodes)
  const all = [...diagnostics, ...wrong]
  if (located && file.text.slice(bodyStart).trim() === '') {
    const fix = 'Write some below the second line of hyphens.'
    all.push(file.error(bodyStart, 'empty', 'There’s no text after the front matter.', fix))
  }
  return { located, mdx, diagnostics: all }
}

/** A file the site doesn't use: its name is misspelled, or it doesn't belong here. */
function strayFileDiagnostics(path: string, types: readonly ContentType[]): Diagnostic[] {
  if (path.endsWith('README.md')) return []
  const globs = types.map(({ glob }) => glob)
  const folder = globs.find(glob => glob.includes('*') && path.startsWith(glob.replace(/\*.*/, '')))
  const fix = folder
    ? `Rename it so that its path is like ${folder.replace('*', 'some-name')}, or delete it.`
    : (nearMiss(path, globs) ?? 'Check its name and folder, or delete it.')
  return [ofFile(path, 'stray-file', 'The site doesn’t use this file.', fix)]
}

function slugDiagnostics({ kind, slug, file, located }: ReadFile): Diagnostic[] {
  const path = pathOf({ kind, slug })
  const [start = ''] = kind.glob.split('*')
  if (slug !== undefined && !(SLUG.test(slug) && file.path.startsWith(start + slug))) {
    const [name = ''] = file.path.slice(start.length).split('/')
    const fix = SLUG.test(slug)
      ? `Rename it to ${slug}.`
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

/** Finds required files that are missing. */
function missingFiles(readings: ReadonlyMap<string, Reading>, { types }: ContentOptions) {
  const fix = 'Restore it from Git history, or undo the rename.'
  const found = new Set([...readings.values()].map(({ read }) => read?.kind))
  return types
    .filter(type => !type.glob.includes('*') && !found.has(type))
    .map(({ glob }) => ofFile(glob, 'missing-file', 'This file is missing.', fix))
}
