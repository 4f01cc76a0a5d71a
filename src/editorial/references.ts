/** What one file says of another: slugs, links, pictures, redirects, and what must be unique. */
import { posix } from 'node:path'
import type { AddOns } from '../schema/add-on'
import { documentKindOf, documentKinds } from '../schema/documents'
import { outputSchema, type JsonSchema } from '../schema/graphql-types'
import type { Pricing } from '../schema/pricing-package'
import { checkAnchors } from './anchors'
import { nearMiss } from './explain'
import type { Fault } from './fault'
import type { Path } from './located-value'
import type { Document } from './project'
import { earlyFault, linkFaults } from './internal-links'
import { checkDrawings } from './drawings'
import { checkOwnRules } from './own-rules'
import { checkRedirects } from './redirects'
import { pricesOf, unknownPrices, type Prices } from './prices'
import type { Route } from './routes'
import { checkServicePages } from './service-pages'
import { checkUnique } from './unique'

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
      for (const entry of data as { slug: string }[]) add(kind.target, entry.slug)
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
  /** The texts of files with faults of their own. */
  texts: readonly Document[]
  routes: ReadonlyMap<string, Route>
  today: string | undefined
}

/**
 * Checks everything that takes more than one file to know.
 *
 * @param documents the files that are good by themselves
 */
export function checkReferences(
  documents: readonly Document[],
  { files, faulty, texts, routes, today }: Whole,
): Fault[] {
  const known = knownSlugs(documents, faulty)
  const prices = knownPrices(documents)
  return [
    ...documents.flatMap(document => [
      ...checkFields(document, { known, files, routes, prices, today }),
      ...checkText(document, { files, routes, today }),
      ...checkPlacesToConfirm(document, files),
      ...checkDrawings(document, documents),
      ...checkOwnRules(document),
    ]),
    ...texts.flatMap(text => checkText(text, { files, routes, today })),
    ...checkUnique(documents),
    ...checkAnchors(documents),
    ...checkServicePages(documents, files),
    ...checkRedirects(documents, routes),
  ]
}

/** What the owner has to confirm stands in a file that exists. */
function checkPlacesToConfirm(
  { kind, file, located, data }: Document,
  files: ReadonlySet<string>,
): Fault[] {
  if (kind.typeName !== 'ToConfirm') return []
  return (data as { file: string }[]).flatMap(({ file: path }, index) =>
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

/** The prices that texts may state; unknown while a file of them has faults of its own. */
function knownPrices(documents: readonly Document[]): Prices | undefined {
  const dataOf = (typeName: string) =>
    documents.find(({ kind }) => kind.typeName === typeName)?.data
  const pricing = dataOf('Pricing') as Pricing | undefined
  const addOns = dataOf('AddOns') as AddOns | undefined
  return pricing && addOns && pricesOf(pricing, addOns)
}

/** What a field may refer to. */
interface Surroundings extends Omit<Whole, 'faulty' | 'texts'> {
  known: KnownSlugs
  prices: Prices | undefined
}

/** Walks a value beside its declaration and checks what `.meta()` says of each field. */
function checkFields(
  document: Document,
  { known, files, routes, prices, today }: Surroundings,
): Fault[] {
  const { file, located, kind } = document
  const faults: Fault[] = []
  const walk = (value: unknown, schema: JsonSchema | undefined, path: Path): void => {
    if (!schema || value === undefined) return
    if (Array.isArray(value))
      value.forEach((entry, index) => walk(entry, schema.items, [...path, index]))
    else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value))
        walk(entry, schema.properties?.[key], [...path, key])
    } else if (typeof value === 'string') {
      const offset = () => located.offsetOf(path)
      if (schema.reference && known.get(schema.reference)?.has(value) === false) {
        const names = [...(known.get(schema.reference) ?? [])]
        faults.push(
          file.fault(
            offset(),
            'reference',
            `There is no ${words(schema.reference)} “${value}”.`,
            nearMiss(value, names) ??
              `Known: ${names.slice(0, 12).join(', ')}${names.length > 12 ? ', …' : ''}.`,
          ),
        )
      }
      const route = schema.reference && routes.get(`${basePathOf(schema.reference)}/${value}`)
      const early = route && earlyFault(document, route, offset, today)
      if (early) faults.push(early)
      if (schema.prices && prices) {
        for (const inner of unknownPrices(value, prices)) {
          const names = [...prices.keys()].map(slug => `price:${slug}`)
          faults.push(
            file.fault(
              offset(),
              'price',
              `There is no price “{${inner}}”.`,
              nearMiss(inner, names) ?? `Known: ${names.join(', ')}.`,
            ),
          )
        }
      }
      if (schema.picture && !files.has(beside(file.path, value))) {
        faults.push(
          file.fault(
            offset(),
            'picture',
            `There is no picture ${value} beside this file.`,
            'Check its name, capitals too, or add it.',
          ),
        )
      }
      if (
        schema.link === 'internal' &&
        kind.typeName !== 'Redirect' &&
        !(kind.typeName === 'Service' && path.at(-1) === 'path')
      ) {
        faults.push(...linkFaults(document, value, offset, routes, today))
      }
    }
  }
  walk(document.data, schemaOf(document), [])
  return faults
}

const schemas = new Map<unknown, JsonSchema>()
function schemaOf({ kind }: Document): JsonSchema {
  const existing = schemas.get(kind.declaration)
  if (existing) return existing
  const schema = outputSchema(kind.declaration)
  schemas.set(kind.declaration, schema)
  return schema
}

/** Where the pages stand that a reference of this kind names; `undefined` where it names no pages. */
function basePathOf(target: string): string | undefined {
  return documentKinds.find(kind => kind.target === target)?.basePath
}

/** The path of `./picture.png` beside a file. */
const beside = (file: string, relative: string) => posix.join(posix.dirname(file), relative)

function words(typeName: string): string {
  return typeName.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

/** Links, pictures and ids in the body of an MDX file. */
function checkText(
  document: Document,
  { files, routes, today }: Omit<Whole, 'faulty' | 'texts'>,
): Fault[] {
  const { reading, file, data } = document
  if (!reading) return []
  const faults = reading.links.flatMap(({ url, offset }) =>
    linkFaults(document, url, () => offset, routes, today),
  )
  for (const { src, offset } of reading.pictures) {
    if (!files.has(beside(file.path, src))) {
      faults.push(
        file.fault(
          offset,
          'picture',
          `There is no picture ${src} beside this file.`,
          'Check its name, capitals too, or add it.',
        ),
      )
    }
  }
  const { metrics = [], charts = [] } = data as {
    metrics?: { id: string }[]
    charts?: { id: string }[]
  }
  for (const { shortcode, id, offset } of reading.uses) {
    const ids = (shortcode === 'Metric' ? metrics : charts).map(entry => entry.id)
    if (ids.includes(id)) continue
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
