/** The tree of files that editors write, read once. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import {
  documentKindOf,
  documentKinds,
  type DocumentData,
  type DocumentKind,
  type TypeName,
} from '../../../src/content/documents'
import { SLUG } from '../../../src/content/fields'
import { nearMiss, validate } from './field-faults'
import type { Fault } from './fault'
import { formatFaults } from './fault-report'
import { splitMdx } from './front-matter'
import { isRecord, parseJson, type LocatedValue } from './located-value'
import { checkMdx } from './mdx-text'
import { isPicture, pictureFaults } from './picture-file'
import { readSourceFile, sourceFile, type SourceFile } from './source-file'
import type { TextReading } from './text-reading'

/** What is known of a file before its content is: what it is, and its text. */
export interface FileText {
  kind: DocumentKind<TypeName>
  /** The slug in the path, where the kind has one. */
  slug?: string
  file: SourceFile
}

/** A file of one type whose own content is good; references are checked later, between files. */
export interface DocumentOf<Name extends TypeName> extends FileText {
  typeName: Name
  located: LocatedValue
  /** The content as its declaration gives it back. */
  data: DocumentData[Name]
  /** Only for MDX. */
  reading?: TextReading
}

/** A good file of any type; `typeName` tells which. */
export type Document = { [Name in TypeName]: DocumentOf<Name> }[TypeName]

/** What can be read of a file with faults: where that leads, and what it names, can be said all the same. */
export interface FaultyDocument extends FileText {
  /** Its fields, where they can be told apart. */
  located?: LocatedValue
  /** Its body, where that can be read to its end. */
  reading?: TextReading
}

/** A file of one type, as one of all documents. */
export type TypedDocument<Name extends TypeName> = Extract<Document, { typeName: Name }>

/** The documents of one type. */
export function documentsOf<Name extends TypeName>(
  documents: readonly Document[],
  typeName: Name,
): TypedDocument<Name>[] {
  return documents.filter(
    (document): document is TypedDocument<Name> => document.typeName === typeName,
  )
}

/** The document of a type that has one file alone; `undefined` while it is missing or has faults. */
export function documentOf<Name extends TypeName>(
  documents: readonly Document[],
  typeName: Name,
): TypedDocument<Name> | undefined {
  return documentsOf(documents, typeName)[0]
}

/** The folders that editors write in. */
export const EDITORIAL_FOLDERS = ['data', 'content'] as const

/**
 * Every file below the editorial folders, as paths from the root, in order. Symbolic links are among them:
 * Gatsby follows them, so the check must see them.
 */
export function listFiles(root: string): string[] {
  return EDITORIAL_FOLDERS.filter(folder => existsSync(join(root, folder)))
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter(entry => (entry.isFile() || entry.isSymbolicLink()) && !entry.name.startsWith('.'))
        .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
    )
    .sort()
}

/** A file read by itself: the document if it is good, or every fault in it. */
export interface Reading {
  document?: Document
  /** What can be read of it, where it has faults. */
  faulty?: FaultyDocument
  faults: Fault[]
}

/** Reads and checks one file by itself. */
export function readDocument(root: string, path: string): Reading {
  const { size } = statSync(join(root, path))
  if (size > MOST_OF_ANY) return { faults: [tooLarge(path, size, MOST_OF_ANY)] }
  return readBytes(path, () => readFileSync(join(root, path)))
}

/** A hundred times what the longest page has: nobody would read it, and every build would carry it. */
const MOST_BYTES = 5_000_000

/** What GitHub takes of one file, whatever it is; beyond that, it is not even read. */
const MOST_OF_ANY = 100_000_000

const tooLarge = (path: string, bytes: number, most = MOST_BYTES): Fault =>
  sourceFile(path, '').fault(
    0,
    'large-file',
    `This file has ${Math.round(bytes / 1e6)} MB; ${most / 1e6} MB are the most.`,
    'Look whether something was pasted into it that belongs elsewhere, or divide it.',
  )

/** Reads and checks what one file holds, or would hold. */
export function readBytes(path: string, bytes: () => Uint8Array): Reading {
  const found = documentKindOf(path)
  if (!found) {
    return { faults: isPicture(path) ? pictureFaults(path, bytes()) : strayFile(path) }
  }
  const { kind, slug } = found
  const content = bytes()
  if (content.length > MOST_BYTES) return { faults: [tooLarge(path, content.length)] }
  const { file, faults } = readSourceFile(path, content)
  if (faults.length > 0) return { faults }
  const mdx = kind.format === 'mdx' ? splitMdx(file) : undefined
  const parsed = mdx ? { located: mdx.frontMatter, faults: mdx.faults } : parseJson(file)
  const text = mdx ? checkMdx(file, mdx.bodyStart) : undefined
  const all = [...parsed.faults, ...(text?.faults ?? [])]
  if (mdx?.body.trim() === '' && parsed.faults.length === 0) {
    all.push(
      file.fault(
        mdx.bodyStart,
        'empty',
        'There is no text after the front matter.',
        'Write it below the second line of hyphens.',
      ),
    )
  }
  const { located } = parsed
  const reading = text?.reading.isWhole ? text.reading : undefined
  const faulty: FaultyDocument = { kind, slug, file, located, reading }
  if (!located) return { faults: all, faulty }
  const { data, faults: fieldFaults } = validate(file, located, kind.declaration)
  all.push(...fieldFaults, ...slugFaults(kind, slug, file, located))
  if (all.length > 0) return { faults: all, faulty }
  const { typeName } = kind
  // The declaration that goes with this name has given the data back.
  const document = { kind, typeName, slug, file, located, data, reading: text?.reading } as Document
  return { faults: [], document }
}

/**
 * Reads one file by itself, of which the type is known.
 *
 * @throws with every fault's place and remedy where the file is not good
 */
export function readDocumentOf<Name extends TypeName>(
  root: string,
  typeName: Name,
  path: string,
): TypedDocument<Name> {
  const { document, faults } = readDocument(root, path)
  if (!document) throw new Error(`\n${formatFaults(root, faults)}\n`)
  const typed = documentOf([document], typeName)
  if (!typed) throw new Error(`${path} is no ${typeName}.`)
  return typed
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
  const given = isRecord(located.value) ? located.value[kind.slugField] : undefined
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
