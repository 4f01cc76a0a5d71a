/** What one file says of another: slugs, links, pictures, redirects, and what must be unique. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AddOns } from '../schema/add-on'
import { documentKindOf } from '../schema/documents'
import { outputSchema, type JsonSchema } from '../schema/graphql-types'
import type { Pricing } from '../schema/pricing-package'
import { nearMiss } from './explain'
import type { Fault } from './fault'
import type { Path } from './located-value'
import type { Document } from './project'
import { checkRedirects } from './redirects'
import { pricesOf, unknownPrices, type Prices } from './prices'
import { routesOf, type Route } from './routes'

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

/**
 * Checks everything that takes more than one file to know.
 *
 * @param faulty paths of files with faults of their own, which are no documents
 */
export function checkReferences(
  root: string,
  documents: readonly Document[],
  faulty: ReadonlySet<string> = new Set(),
): Fault[] {
  const known = knownSlugs(documents, faulty)
  const routes = routesOf(documents, faulty)
  const prices = knownPrices(documents)
  return [
    ...documents.flatMap(document => [
      ...checkFields(root, document, known, routes, prices),
      ...checkText(root, document, routes),
      ...checkOwnRules(document),
    ]),
    ...checkUnique(documents),
    ...checkRedirects(documents, routes),
  ]
}

/** The prices that texts may state; unknown while a file of them has faults of its own. */
function knownPrices(documents: readonly Document[]): Prices | undefined {
  const dataOf = (typeName: string) =>
    documents.find(({ kind }) => kind.typeName === typeName)?.data
  const pricing = dataOf('Pricing') as Pricing | undefined
  const addOns = dataOf('AddOns') as AddOns | undefined
  return pricing && addOns && pricesOf(pricing, addOns)
}

/** Walks a value beside its declaration and checks what `.meta()` says of each field. */
function checkFields(
  root: string,
  document: Document,
  known: KnownSlugs,
  routes: ReadonlyMap<string, Route>,
  prices: Prices | undefined,
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
      if (schema.picture && !existsSync(join(root, dirname(file.path), value))) {
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
        faults.push(...linkFaults(document, value, offset(), routes))
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

function words(typeName: string): string {
  return typeName.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

/** Links, pictures and ids in the body of an MDX file. */
function checkText(root: string, document: Document, routes: ReadonlyMap<string, Route>): Fault[] {
  const { reading, file, data } = document
  if (!reading) return []
  const faults = reading.links.flatMap(({ url, offset }) =>
    linkFaults(document, url, offset, routes),
  )
  for (const { src, offset } of reading.pictures) {
    if (!existsSync(join(root, dirname(file.path), src))) {
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

function linkFaults(
  document: Document,
  url: string,
  offset: number,
  routes: ReadonlyMap<string, Route>,
): Fault[] {
  const { file } = document
  if (/^(?:mailto|tel):/.test(url)) return []
  if (/^https:\/\//.test(url)) return []
  if (!/^[/#]/.test(url)) {
    const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0]
    return [
      file.fault(
        offset,
        'link',
        scheme
          ? `Links with “${scheme}” are not allowed.`
          : `“${url}” is not an address that works from every page.`,
        'Use https://, mailto:, tel:, or a path that starts with a slash.',
      ),
    ]
  }
  const [path = '', anchor] = url.split('#')
  const own =
    document.kind.basePath && document.slug ? `${document.kind.basePath}/${document.slug}` : ''
  const route = routes.get(path === '' ? own : path)
  if (!route) {
    return [
      file.fault(
        offset,
        'link',
        `There is no page ${path}.`,
        path.length > 1 && path.endsWith('/')
          ? 'Leave out the slash at its end.'
          : nearMiss(path, [...routes.keys()]),
      ),
    ]
  }
  if (anchor && route.anchors && !route.anchors.includes(anchor)) {
    return [
      file.fault(
        offset,
        'link',
        `The page ${route.path} has no place “#${anchor}”.`,
        nearMiss(anchor, route.anchors),
      ),
    ]
  }
  return []
}

/** Rules that one kind of document has beyond its fields. */
function checkOwnRules(document: Document): Fault[] {
  const shared = sharedPictureFaults(document)
  switch (document.kind.typeName) {
    case 'Pricing':
      return popularFaults(document)
    case 'CaseStudy':
      return [...shared, ...caseStudyFaults(document), ...chartFaults(document)]
    case 'Post':
      return [...shared, ...chartFaults(document), ...coverFaults(document)]
    default:
      return shared
  }
}

/** A picture to share needs a description. */
function sharedPictureFaults({ file, located, data }: Document): Fault[] {
  const { metadata } = data as { metadata?: { ogImage?: string; ogImageAlt?: string } }
  if (metadata?.ogImage && !metadata.ogImageAlt) {
    return [
      file.fault(
        located.offsetOf(['metadata', 'ogImage']),
        'missing-field',
        '“ogImage” is given without “ogImageAlt”.',
        'Say what the picture shows.',
      ),
    ]
  }
  return []
}

function popularFaults({ file, located, data }: Document): Fault[] {
  const { packages } = data as { packages: { popular: boolean; name: string }[] }
  const popular = packages.flatMap((entry, index) => (entry.popular ? [index] : []))
  return popular
    .slice(1)
    .map(index =>
      file.fault(
        located.offsetOf(['packages', index, 'popular']),
        'popular',
        `${packages[index]?.name} is the second package marked as popular.`,
        `Set it to false here, or on ${packages[popular[0] ?? 0]?.name}.`,
      ),
    )
}

function coverFaults({ file, located, data }: Document): Fault[] {
  const { cover, coverAlt } = data as { cover?: string; coverAlt?: string }
  return cover && !coverAlt
    ? [
        file.fault(
          located.offsetOf(['cover']),
          'picture',
          'The cover has no description.',
          'Add “coverAlt”: what the picture shows, for those who cannot see it.',
        ),
      ]
    : []
}

function caseStudyFaults(document: Document): Fault[] {
  const { file, located, data, slug } = document
  const study = data as { provenance: string; related: string[] } & Record<string, unknown>
  const faults = coverFaults(document)
  if (study.provenance === 'verified') {
    for (const field of ['source', 'approvedBy', 'approvedOn']) {
      if (study[field] === undefined) {
        faults.push(
          file.fault(
            located.offsetOf(['provenance']),
            'missing-field',
            `A verified study needs “${field}”.`,
            'Add it, or set provenance to illustrative.',
          ),
        )
      }
    }
  }
  study.related.forEach((related, index) => {
    if (related === slug || study.related.indexOf(related) !== index) {
      faults.push(
        file.fault(
          located.offsetOf(['related', index]),
          'reference',
          related === slug ? 'The study names itself as related.' : `“${related}” is named twice.`,
          'Name another study.',
        ),
      )
    }
  })
  return faults
}

function chartFaults({ file, located, data }: Document): Fault[] {
  const { charts = [] } = data as {
    charts?: {
      id: string
      kind: string
      labels: string[]
      series: { values: number[] }[]
      marks?: { at: string }[]
    }[]
  }
  return charts.flatMap((chart, index) => {
    const at = (...path: Path) => located.offsetOf(['charts', index, ...path])
    const faults: Fault[] = []
    chart.series.forEach((series, number) => {
      const count = series.values.length
      if (count !== chart.labels.length) {
        faults.push(
          file.fault(
            at('series', number, 'values'),
            'chart',
            `There are ${count} numbers for ${chart.labels.length} labels.`,
            'Give one number for each label.',
          ),
        )
      }
      const sum = series.values.reduce((total, value) => total + value, 0)
      if (chart.kind === 'share' && Math.abs(sum - 100) > 0.5) {
        faults.push(
          file.fault(
            at('series', number, 'values'),
            'chart',
            `The shares add up to ${Number(sum.toFixed(2))}.`,
            'They must add up to 100.',
          ),
        )
      }
    })
    chart.marks?.forEach((mark, number) => {
      if (!chart.labels.includes(mark.at)) {
        faults.push(
          file.fault(
            at('marks', number, 'at'),
            'chart',
            `There is no label “${mark.at}” in this chart.`,
            nearMiss(mark.at, chart.labels),
          ),
        )
      }
    })
    return faults
  })
}

/** Values that may stand on one page only. */
function checkUnique(documents: readonly Document[]): Fault[] {
  const seen = new Map<string, string>()
  const faults: Fault[] = []
  const claim = (document: Document, what: string, value: unknown, path: Path) => {
    if (value === undefined) return
    const key = `${what}\0${String(value).toLowerCase()}`
    const owner = seen.get(key)
    if (owner === undefined) seen.set(key, document.file.path)
    else {
      faults.push(
        document.file.fault(
          document.located.offsetOf(path),
          'unique',
          `The same ${what} stands in ${owner}.`,
          'Each page needs its own.',
        ),
      )
    }
  }
  for (const document of documents) {
    const data = document.data as Record<string, unknown>
    const metadata = data.metadata as Record<string, unknown> | undefined
    claim(document, 'title', metadata?.title, ['metadata', 'title'])
    claim(document, 'description', metadata?.description, ['metadata', 'description'])
    if (document.kind.typeName === 'Service') {
      claim(document, 'order', data.order, ['order'])
      claim(document, 'path', data.path, ['path'])
    }
    claimEntries(document, claim)
  }
  return faults
}

/** Slugs and ids must differ within their list. */
function claimEntries(
  document: Document,
  claim: (document: Document, what: string, value: unknown, path: Path) => void,
): void {
  const lists: [Path, unknown][] = Array.isArray(document.data)
    ? [[[], document.data]]
    : Object.entries(document.data as object).map(([key, value]) => [[key], value])
  for (const [path, list] of lists) {
    if (!Array.isArray(list)) continue
    list.forEach((entry: unknown, index) => {
      const { slug, id } = (typeof entry === 'object' && entry !== null ? entry : {}) as {
        slug?: string
        id?: string
      }
      const scope = ['in', document.file.path, ...path].join(' ')
      claim(document, `slug ${scope}`, slug, [...path, index, 'slug'])
      claim(document, `id ${scope}`, id, [...path, index, 'id'])
    })
  }
}
