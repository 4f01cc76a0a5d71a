/** What one file says of another: slugs, links, pictures, redirects, and what must be unique. */
import { posix } from 'node:path'
import { distance } from 'fastest-levenshtein'
import { CODE_NAMES } from '../code-language'
import { documentKindOf } from '../documents'
import { checkBrand } from './brand-colours'
import { checkLanguage } from './language'
import { checkAnchors } from './repeated-anchors'
import { nearMiss } from '../../../plugins/gatsby-plugin-content-check/src/field-faults'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import {
  isRecord,
  type LocatedValue,
} from '../../../plugins/gatsby-plugin-content-check/src/located-value'
import type { SourceFile } from '../../../plugins/gatsby-plugin-content-check/src/source-file'
import { spoken } from '../../../plugins/gatsby-plugin-content-check/src/spoken'
import type {
  Document,
  FaultyDocument,
} from '../../../plugins/gatsby-plugin-content-check/src/document'
import { liveFrom, NEVER } from '../../../plugins/gatsby-plugin-content-check/src/publication'
import { earlyFault, linkFaults, type LinkingFile } from './internal-links'
import { checkDrawings } from './service-drawings'
import { checkByKind } from './rules-by-kind'
import { checkRedirects } from './redirect-rules'
import type { Quotations } from '../../mdx/quotations'
import { pathOfReference, type Route } from '../routes/document-routes'
import { checkAddOnRows, checkServicePages } from './service-pages'
import { checkMarks } from './provenance'
import { knownQuotations, quotationFaults } from './quotations'
import { checkWorkSample } from './work-samples'
import { textFields, type Content, type TextField } from './text-fields'
import { checkUnique } from './uniqueness'

/** Slugs that exist, by the type that they name. */
export type KnownSlugs = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Collects the slugs that other files may name. A file with faults of its own still has the slug in
 * its path; of a list with faults nothing is known, and references into it are not judged.
 */
export function knownSlugs(
  documents: readonly Document[],
  faulty: ReadonlySet<string>,
): KnownSlugs {
  const known = new Map<string, Set<string>>()
  const add = (target: string, slug: string) => {
    const slugs = known.get(target) ?? new Set()
    slugs.add(slug)
    known.set(target, slugs)
  }
  for (const { kind, slug, data } of documents) {
    if (!kind.target) continue
    if (slug) add(kind.target, slug)
    else if (Array.isArray(data))
      for (const entry of data) if ('slug' in entry) add(kind.target, entry.slug)
  }
  for (const path of faulty) {
    const found = documentKindOf(path)
    if (!found?.kind.target) continue
    if (found.slug) add(found.kind.target, found.slug)
    else known.delete(found.kind.target)
  }
  return known
}

/** What is known of the project as a whole. */
export interface Whole {
  files: ReadonlySet<string>
  faulty: ReadonlySet<string>
  /** What can be read of files with faults of their own. */
  faultyDocuments: readonly FaultyDocument[]
  routes: ReadonlyMap<string, Route>
  today: string | undefined
  /** Files that were there before the change at hand, as far as that is known. */
  existed?: ReadonlySet<string>
}

/**
 * Checks everything that takes more than one file to know.
 *
 * @param documents the files that are good by themselves
 */
export function checkReferences(
  documents: readonly Document[],
  { files, faulty, faultyDocuments, routes, today, existed }: Whole,
): Fault[] {
  const known = knownSlugs(documents, faulty)
  // The names of their prices are not known either.
  const priced = [...faulty].every(path => !path.startsWith('data/service-pages/'))
  const quotations = priced ? knownQuotations(documents) : undefined
  const surroundings = { known, files, routes, quotations, today }
  return [
    ...documents.flatMap(document => [
      ...checkContent({ ...document, liveFrom: liveFrom(document.data, today) }, surroundings),
      ...checkPlacesToConfirm(document, files),
      ...checkDrawings(document, documents),
      ...checkWorkSample(document, documents),
      ...checkByKind(document),
    ]),
    // As those of a draft: nothing is known of their day.
    ...faultyDocuments.flatMap(document =>
      checkContent({ ...document, data: document.located?.value, liveFrom: NEVER }, surroundings),
    ),
    ...checkMarks(documents),
    ...checkUnique(documents, existed),
    ...checkAnchors(documents),
    ...checkAddOnRows(documents),
    ...checkServicePages(documents, files),
    ...checkRedirects(documents, routes),
    ...checkBrand(documents),
    ...checkLanguage(documents),
  ]
}

/** What the owner has to confirm stands in a file that exists. */
function checkPlacesToConfirm(document: Document, files: ReadonlySet<string>): Fault[] {
  if (document.typeName !== 'ToConfirm') return []
  const { file, located, data } = document
  return data.flatMap(({ file: path }, index) =>
    files.has(path)
      ? []
      : [
          file.fault(
            located.offsetOf([index, 'file']),
            'reference',
            `There is no file ${path}.`,
            nearMiss(path, [...files]) ?? 'Delete the entry, if what it asks of is gone.',
          ),
        ],
  )
}

/** What a field may refer to. */
interface Surroundings extends Omit<Whole, 'faulty' | 'faultyDocuments' | 'existed'> {
  known: KnownSlugs
  /** What texts may quote; unknown while a file of it has faults of its own. */
  quotations: Quotations | undefined
}

/** A file as what links and names stand in, good or not. */
interface Naming extends LinkingFile, Content, Pick<FaultyDocument, 'located' | 'reading'> {}

/** Checks what a file's fields and its text name. */
function checkContent(from: Naming, surroundings: Surroundings): Fault[] {
  const { located } = from
  return [
    ...(located
      ? textFields(from).flatMap(field => checkField(from, located, field, surroundings))
      : []),
    ...checkText(from, surroundings),
  ]
}

/** What there is instead: all of it, or of many the nearest. */
function choice(value: string, names: readonly string[]): string {
  if (names.length <= 20) return `Known: ${names.join(', ')}.`
  const alike = [...names].sort((a, b) => distance(value, a) - distance(value, b)).slice(0, 3)
  return `Take it out, or name another: there are ${names.length}, like ${alike.join(', ')}.`
}

/** Checks what the declaration says of a text in a file's fields. */
function checkField(
  from: LinkingFile,
  located: LocatedValue,
  { value, schema, path }: TextField,
  { known, files, routes, quotations, today }: Surroundings,
): Fault[] {
  const { file, kind } = from
  const faults: Fault[] = []
  const offset = () => located.offsetOf(path)
  if (schema.reference && known.get(schema.reference)?.has(value) === false) {
    const names = [...(known.get(schema.reference) ?? [])]
    faults.push(
      file.fault(
        offset(),
        'reference',
        `There is no ${spoken(schema.reference)} “${value}”.`,
        nearMiss(value, names) ?? choice(value, names),
      ),
    )
  }
  const route = schema.reference && routes.get(pathOfReference(schema.reference, value) ?? '')
  const early = route && earlyFault(from, route, offset, today)
  if (early) faults.push(early)
  if (schema.quotes && quotations && value.includes('{'))
    faults.push(...quotationFaults(file, value, schema, offset(), quotations))
  if (schema.picture) faults.push(...pictureFaults(file, value, offset, files))
  if (
    schema.link === 'internal' &&
    kind.typeName !== 'Redirect' &&
    !(kind.typeName === 'Service' && path.at(-1) === 'path')
  )
    faults.push(...linkFaults(from, value, offset, routes, today))
  return faults
}

/** A picture that a field or a text names must lie beside the file. */
function pictureFaults(
  file: SourceFile,
  src: string,
  offset: () => number,
  files: ReadonlySet<string>,
): Fault[] {
  if (files.has(beside(file.path, src))) return []
  const message = `There is no picture ${src} beside this file.`
  return [file.fault(offset(), 'picture', message, 'Check its name, capitals too, or add it.')]
}

/** The path of `./picture.png` beside a file. */
const beside = (file: string, relative: string) => posix.join(posix.dirname(file), relative)

/** Links, pictures and ids in the body of an MDX file. */
function checkText(from: Naming, { files, routes, quotations, today }: Surroundings): Fault[] {
  const { reading, file, data } = from
  if (!reading) return []
  const faults = reading.links.flatMap(({ url, offset }) =>
    linkFaults(from, url, () => offset, routes, today),
  )
  for (const { src, offset } of reading.pictures)
    faults.push(...pictureFaults(file, src, () => offset, files))
  for (const { name, offset } of reading.languages) {
    if (CODE_NAMES.includes(name.toLowerCase())) continue
    faults.push(
      file.warning(
        offset,
        'code-language',
        `Code in “${name}” is shown without colours.`,
        nearMiss(name, CODE_NAMES) ?? `Known: ${CODE_NAMES.join(', ')}.`,
      ),
    )
  }
  for (const { name, offset } of quotations ? reading.quotations : [])
    faults.push(...quotationFaults(file, `{${name}}`, {}, offset, quotations ?? new Map()))
  for (const { shortcode, id, offset } of reading.uses) {
    const ids = idsIn(data, shortcode === 'Metric' ? 'metrics' : 'charts')
    if (!ids || ids.includes(id)) continue
    faults.push(
      file.fault(
        offset,
        'reference',
        `The front matter has no ${shortcode.toLowerCase()} “${id}”.`,
        nearMiss(id, ids) ?? (ids.length > 0 ? `It has ${ids.join(', ')}.` : undefined),
      ),
    )
  }
  return faults
}

/** The ids in a list of the front matter; `undefined` where faults hide some of them. */
function idsIn(data: unknown, list: 'metrics' | 'charts'): string[] | undefined {
  if (!isRecord(data)) return undefined
  const entries = data[list] ?? []
  if (!Array.isArray(entries)) return undefined
  const ids = entries.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.id === 'string' ? entry.id : [],
  )
  return ids.length === entries.length ? ids : undefined
}
