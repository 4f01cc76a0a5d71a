/** The tree of files that editors write, read once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { documentKindOf, documentKinds, type DocumentKind } from '../schema/documents'
import { validate } from './explain'
import type { Fault } from './fault'
import { splitMdx } from './front-matter'
import { parseJson, type LocatedValue } from './located-value'
import { checkMdx, type TextReading } from './mdx'
import { nearMiss } from './explain'
import { isPicture, pictureFaults } from './picture-file'
import { readSourceFile, sourceFile, type SourceFile } from './source-file'

/** A file whose own content is good; references are checked later, between files. */
export interface Document {
  kind: DocumentKind
  /** The slug in the path, where the kind has one. */
  slug?: string
  file: SourceFile
  located: LocatedValue
  /** The content as its declaration gives it back. */
  data: unknown
  /** Only for MDX. */
  reading?: TextReading
}

/** The folders that editors write in. */
export const EDITORIAL_FOLDERS = ['data', 'content'] as const

/** Every file below the editorial folders, as paths from the root, in order. */
export function listFiles(root: string): string[] {
  return EDITORIAL_FOLDERS.filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
        .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
    )
    .sort()
}

/** A file read by itself: the document if it is good, or every fault in it. */
export interface Reading {
  document?: Document
  /** The text of a file with faults: where its links and pictures lead can be said all the same. */
  text?: Document
  faults: Fault[]
}

/** Reads and checks one file by itself. */
export function readDocument(root: string, path: string): Reading {
  return readBytes(path, () => readFileSync(join(root, path)))
}

/** Reads and checks what one file holds, or would hold. */
export function readBytes(path: string, bytes: () => Uint8Array): Reading {
  const found = documentKindOf(path)
  if (!found) {
    return { faults: isPicture(path) ? pictureFaults(path, bytes()) : strayFile(path) }
  }
  const { kind, slug } = found
  const { file, faults } = readSourceFile(path, bytes())
  if (faults.length > 0) return { faults }
  const mdx = kind.format === 'mdx' ? splitMdx(file) : undefined
  const parsed = mdx ? { located: mdx.frontMatter, faults: mdx.faults } : parseJson(file)
  const text = mdx ? checkMdx(file, mdx.bodyStart) : undefined
  const all = [...parsed.faults, ...(text?.faults ?? [])]
  if (mdx && mdx.body.trim() === '' && parsed.faults.length === 0) {
    all.push(
      file.fault(
        mdx.bodyStart,
        'empty',
        'There is no text after the front matter.',
        'Write it below the second line of hyphens.',
      ),
    )
  }
  const readable = text && text.reading.isWhole ? textOf(kind, slug, file, text.reading) : undefined
  if (!parsed.located) return { faults: all, text: readable }
  const { data, faults: fieldFaults } = validate(file, parsed.located, kind.declaration)
  all.push(...fieldFaults, ...slugFaults(kind, slug, file, parsed.located))
  if (all.length > 0) return { faults: all, text: readable }
  return {
    faults: [],
    document: { kind, slug, file, located: parsed.located, data, reading: text?.reading },
  }
}

/** A text by itself, as that of a draft: nothing is known of the fields that it may name. */
function textOf(
  kind: DocumentKind,
  slug: string | undefined,
  file: SourceFile,
  reading: TextReading,
): Document {
  const nowhere = { value: undefined, offsetOf: () => 0, keyOffsetOf: () => 0 }
  const { links, pictures } = reading
  const own = { isWhole: true, links, pictures, uses: [], places: [] }
  return { kind, slug, file, located: nowhere, data: { draft: true }, reading: own }
}

/** A file that nothing reads: a misspelt name, or something that does not belong here. */
function strayFile(path: string): Fault[] {
  if (/(?:^|\/)README\.md$/.test(path)) return []
  const names = documentKinds.map(kind => kind.glob)
  const file = sourceFile(path, '')
  return [
    file.fault(
      0,
      'stray-file',
      'Nothing on the site reads this file.',
      nearMiss(path, names) ?? 'Check its name and folder, or delete it.',
    ),
  ]
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

function slugFaults(
  kind: DocumentKind,
  slug: string | undefined,
  file: SourceFile,
  located: LocatedValue,
): Fault[] {
  if (slug === undefined) return []
  if (!SLUG.test(slug)) {
    return [
      file.fault(
        0,
        'slug',
        `“${slug}” cannot be a part of an address.`,
        'Rename it with lower-case letters, digits and single hyphens.',
      ),
    ]
  }
  if (!kind.slugField) return []
  const given = (located.value as Record<string, unknown> | null)?.[kind.slugField]
  if (typeof given !== 'string' || given === slug) return []
  return [
    file.fault(
      located.offsetOf([kind.slugField]),
      'slug',
      `“${kind.slugField}” is “${given}”, but the file is named “${slug}”.`,
      'Make the two the same.',
    ),
  ]
}

/** One fault for each file that the site cannot do without. */
export function missingFiles(paths: readonly string[]): Fault[] {
  return documentKinds
    .filter(kind => !kind.glob.includes('*') && !paths.includes(kind.glob))
    .map(kind =>
      sourceFile(kind.glob, '').fault(
        0,
        'missing-file',
        'This file is missing.',
        'Restore it from the history, or undo its renaming.',
      ),
    )
}
