/** Every file that editors write, read once and checked. */
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import {
  contentTypeOf,
  FOLDERS,
  type ContentOptions,
  type ContentType,
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
import type { Shortcodes } from './shortcodes'
import { readSourceFile, sourceFile, type SourceFile } from './source-file'
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

const MAX_TEXT_BYTES = 1_000_000
const MAX_PICTURE_BYTES = 10_000_000
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Checks all content, without starting Gatsby: each file by itself, and what one says of another.
 *
 * @param root the site's root
 */
export function checkContent(root: string, options: ContentOptions): CheckResult {
  const readings = readContent(root, options)
  const notes: string[] = []
  const all = [...readings.values()]
  const documents = all.flatMap(({ document }) => document ?? [])
  const project: Project = { root, readings, documents, note: sentence => notes.push(sentence) }
  const diagnostics = [
    ...all.flatMap(reading => reading.diagnostics),
    ...missingFiles(readings, options),
    ...(options.rules ?? []).flatMap(rule => rule(project)),
    // Gatsby copies this folder as it is, and follows links.
    ...listFiles(root, ['static'])
      .filter(path => isLink(root, path))
      .flatMap(path => readFile(root, path, options).diagnostics),
  ].sort(byPlace)
  return { documents, diagnostics, files: readings.size, notes }
}

/** Reads every file of the content folders by itself. */
export function readContent(root: string, options: ContentOptions): Map<string, Reading> {
  return new Map(listFiles(root).map(path => [path, readFile(root, path, options)]))
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

/** A diagnostic of a file as a whole. */
const ofFile = (path: string, rule: string, message: string, fix: string): Diagnostic =>
  sourceFile(path, '').error(0, rule, message, fix)

/** Reads and checks one file by itself. */
export function readFile(root: string, path: string, options: ContentOptions): Reading {
  if (isLink(root, path)) {
    // It could lead anywhere, or in a circle.
    const message = `This is a symbolic link to ${readlinkSync(join(root, path))}.`
    const fix = 'Put a copy of what it leads to in its place.'
    return { diagnostics: [ofFile(path, 'symbolic-link', message, fix)] }
  }
  const { size } = statSync(join(root, path))
  const isText = !isPicture(path) || path.endsWith('.svg')
  const most = isText ? MAX_TEXT_BYTES : MAX_PICTURE_BYTES
  if (size > most) {
    const message = `This file has ${(size / 1e6).toFixed(1)} MB; ${most / 1e6} MB are the most.`
    const fix = 'Make it smaller: look whether something is in it that belongs elsewhere.'
    return { diagnostics: [ofFile(path, 'large-file', message, fix)] }
  }
  return readBytes(path, readFileSync(join(root, path)), options)
}

/** Reads and checks what one file holds. */
function readBytes(path: string, bytes: Uint8Array, options: ContentOptions): Reading {
  const found = contentTypeOf(options.types, path)
  if (!found)
    return {
      diagnostics: isPicture(path)
        ? pictureDiagnostics(path, bytes)
        : strayFileDiagnostics(path, options.types),
    }
  const { kind, slug } = found
  const { file, diagnostics } = readSourceFile(path, bytes)
  const known: FileText = { kind, slug, file }
  if (diagnostics.length > 0) return { diagnostics, invalid: known }
  try {
    const { located, mdx, ...read } = readParts(file, kind, options.shortcodes ?? {})
    const invalid = { ...known, located, mdx }
    if (!located) return { diagnostics: read.diagnostics, invalid }
    const { data, diagnostics: wrong } = validate({ file, located }, kind.declaration)
    const lines = new Set(read.diagnostics.map(({ line }) => line))
    const all = [
      ...read.diagnostics,
      // A value that was read wrong need not be right.
      ...[...wrong, ...slugDiagnostics(known, located)].filter(({ line }) => !lines.has(line)),
    ]
    if (all.length > 0) return { diagnostics: all, invalid }
    const document = { ...known, typeName: kind.typeName, located, data, mdx }
    return { diagnostics: [], document }
  } catch (error) {
    // A parser calls itself for each level, and has run out of stack.
    if (!(error instanceof RangeError)) throw error
    const message = 'Lists, groups, marks or braces are nested too deeply.'
    return { diagnostics: [file.error(0, 'depth', message)], invalid: known }
  }
}

/** The fields of a file, its text where it has one, and what is wrong with their syntax. */
function readParts(file: SourceFile, { format }: ContentType, shortcodes: Shortcodes) {
  if (format !== 'mdx') return { ...parseJson(file), mdx: undefined }
  const { located, bodyStart, diagnostics } = splitMdx(file)
  const text = readMdx(file, bodyStart, shortcodes)
  const all = [...diagnostics, ...text.diagnostics]
  if (located && file.text.slice(bodyStart).trim() === '') {
    const fix = 'Write it below the second line of hyphens.'
    all.push(file.error(bodyStart, 'empty', 'There is no text after the front matter.', fix))
  }
  return { located, mdx: text.mdx, diagnostics: all }
}

/** A file that nothing reads: a misspelt name, or something that does not belong here. */
function strayFileDiagnostics(path: string, types: readonly ContentType[]): Diagnostic[] {
  if (path.endsWith('README.md')) return []
  const globs = types.map(({ glob }) => glob)
  const fix = nearMiss(path, globs) ?? 'Check its name and folder, or delete it.'
  return [ofFile(path, 'stray-file', 'Nothing on the site reads this file.', fix)]
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
function missingFiles(readings: ReadonlyMap<string, Reading>, { types }: ContentOptions) {
  const fix = 'Restore it from the history, or undo its renaming.'
  return types
    .filter(({ glob }) => !glob.includes('*') && !readings.has(glob))
    .map(({ glob }) => ofFile(glob, 'missing-file', 'This file is missing.', fix))
}
