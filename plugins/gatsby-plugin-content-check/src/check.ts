/** Every file that editors write, read once and checked. */
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import {
  contentTypeOf,
  type ContentOptions,
  type FaultyDocument,
  type FileText,
  type Project,
  type Reading,
} from './content'
import { byPlace, type Diagnostic } from './diagnostic'
import { splitMdx } from './front-matter'
import { isRecord, type LocatedValue } from './located-value'
import { parseJson } from './parse-json'
import { isPicture, pictureDiagnostics } from './picture-file'
import { readMdx } from './read-mdx'
import { readSourceFile, sourceFile } from './source-file'
import { validate } from './validate'
import { nearMiss } from './words'

/** What a check found. */
export interface CheckResult {
  /** The files that are good by themselves. */
  documents: Project['documents']
  /** Everything that is wrong, by file and place. */
  diagnostics: Diagnostic[]
  /** How many files were looked at. */
  files: number
  /** What could not be looked for, in sentences. */
  notes: string[]
}

const FOLDERS = ['data', 'content']
const STATIC_FOLDERS = ['static']
const MAX_BYTES = 1_000_000
/** What GitHub takes of one file; beyond that, it is not even read. */
const MAX_PICTURE_BYTES = 100_000_000
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Checks all content, without starting Gatsby.
 *
 * @param root the site's root
 */
export function checkContent(root: string, options: ContentOptions): CheckResult {
  return checkReadings(root, readContent(root, options), options)
}

/** Checks files that have been read: what each lacks, and what one says of another. */
export function checkReadings(
  root: string,
  readings: ReadonlyMap<string, Reading>,
  options: ContentOptions,
): CheckResult {
  const notes: string[] = []
  const all = [...readings.values()]
  const documents = all.flatMap(({ document }) => document ?? [])
  const project: Project = { root, readings, documents, note: sentence => notes.push(sentence) }
  const diagnostics = [
    ...all.flatMap(reading => reading.diagnostics),
    ...missingFiles(readings, options),
    ...(options.rules ?? []).flatMap(rule => rule(project)),
    ...staticDiagnostics(root, options),
  ].sort(byPlace)
  return { documents, diagnostics, files: readings.size, notes }
}

/** Reads every file of the content folders by itself. */
export function readContent(root: string, options: ContentOptions): Map<string, Reading> {
  return new Map(
    listFiles(root, options.folders ?? FOLDERS).map(path => [path, readFile(root, path, options)]),
  )
}

/**
 * Every file below some folders, as paths from the root, in order. Symbolic links are among them: Gatsby follows
 * them, so the check must see them.
 */
export function listFiles(root: string, folders: readonly string[] = FOLDERS): string[] {
  return folders
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      isLink(root, folder)
        ? folder
        : readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
            .filter(entry => !entry.isDirectory() && !entry.name.startsWith('.'))
            .map(entry => relative(root, join(entry.parentPath, entry.name))),
    )
    .map(path => path.split(sep).join('/'))
    .sort()
}

const isLink = (root: string, path: string) => lstatSync(join(root, path)).isSymbolicLink()

const refusal = (path: string, rule: string, message: string, fix?: string): Reading => ({
  diagnostics: [sourceFile(path, '').error(0, rule, message, fix)],
})

/** A link could lead anywhere, or in a circle. */
const linkRefusal = (root: string, path: string) =>
  refusal(
    path,
    'symbolic-link',
    `This is a symbolic link to ${readlinkSync(join(root, path))}.`,
    'Put a copy of what it leads to in its place.',
  )

/** Reads and checks one file by itself. */
export function readFile(root: string, path: string, options: ContentOptions): Reading {
  if (isLink(root, path)) return linkRefusal(root, path)
  const { size } = statSync(join(root, path))
  const most = isPicture(path) ? MAX_PICTURE_BYTES : (options.maxBytes ?? MAX_BYTES)
  return size > most
    ? refusal(
        path,
        'large-file',
        `This file has ${(size / 1e6).toFixed(1)} MB; ${most / 1e6} MB are the most.`,
        'Look whether something was pasted into it that belongs elsewhere, or divide it.',
      )
    : readBytes(path, readFileSync(join(root, path)), options)
}

/** Reads and checks what one file holds, or would hold. */
export function readBytes(path: string, bytes: Uint8Array, options: ContentOptions): Reading {
  const found = contentTypeOf(options.types, path)
  if (!found)
    return isPicture(path)
      ? { diagnostics: pictureDiagnostics(path, bytes) }
      : strayFile(path, options)
  const { kind, slug } = found
  const { file, diagnostics } = readSourceFile(path, bytes)
  const known: FileText = { kind, slug, file }
  if (diagnostics.length > 0) return { diagnostics, faulty: known }
  const parts = kind.format === 'mdx' ? splitMdx(file) : undefined
  const parsed = parts ? { ...parts, located: parts.frontMatter } : parseJson(file)
  const text = parts && readMdx(file, parts.bodyStart, options.shortcodes ?? {})
  const all = [...parsed.diagnostics, ...(text?.diagnostics ?? [])]
  if (parts?.body.trim() === '' && all.length === 0)
    all.push(
      file.error(
        parts.bodyStart,
        'empty',
        'There is no text after the front matter.',
        'Write it below the second line of hyphens.',
      ),
    )
  const { located } = parsed
  const faulty: FaultyDocument = { ...known, located, mdx: text?.mdx }
  if (!located) return { diagnostics: all, faulty }
  const { data, diagnostics: wrong } = validate(file, located, kind.declaration)
  all.push(...wrong, ...slugDiagnostics(known, located))
  if (all.length > 0) return { diagnostics: all, faulty }
  const document = { ...known, typeName: kind.typeName, located, data, mdx: text?.mdx }
  return { diagnostics: [], document }
}

/** A file that nothing reads: a misspelt name, or something that does not belong here. */
function strayFile(path: string, { types }: ContentOptions): Reading {
  if (/(?:^|\/)README\.md$/.test(path)) return { diagnostics: [] }
  const near = nearMiss(
    path,
    types.map(({ glob }) => glob),
  )
  return refusal(
    path,
    'stray-file',
    'Nothing on the site reads this file.',
    near ?? 'Check its name and folder, or delete it.',
  )
}

function slugDiagnostics({ kind, slug, file }: FileText, located: LocatedValue): Diagnostic[] {
  if (slug === undefined) return []
  if (!SLUG.test(slug)) {
    const fix = 'Rename it with lower-case letters, digits and single hyphens.'
    return [file.error(0, 'slug', `“${slug}” cannot be a part of an address.`, fix)]
  }
  const { slugField } = kind
  const given = slugField && isRecord(located.value) ? located.value[slugField] : undefined
  if (!slugField || typeof given !== 'string' || given === slug) return []
  const message = `“${slugField}” is “${given}”, but the file is named “${slug}”.`
  return [file.error(located.offsetOf([slugField]), 'slug', message, 'Make the two the same.')]
}

/** The files that the site cannot do without. */
const missingFiles = (readings: ReadonlyMap<string, Reading>, { types }: ContentOptions) =>
  types
    .filter(({ glob }) => !glob.includes('*') && !readings.has(glob))
    .flatMap(
      ({ glob }) =>
        refusal(
          glob,
          'missing-file',
          'This file is missing.',
          'Restore it from the history, or undo its renaming.',
        ).diagnostics,
    )

/** What is wrong with the files that are copied as they are: links and pictures. */
const staticDiagnostics = (root: string, { staticFolders = STATIC_FOLDERS }: ContentOptions) =>
  listFiles(root, staticFolders).flatMap(path => {
    if (isLink(root, path)) return linkRefusal(root, path).diagnostics
    return isPicture(path) ? pictureDiagnostics(path, readFileSync(join(root, path)), false) : []
  })
