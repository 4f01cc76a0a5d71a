/** Checks that what files refer to exists: entries of other types, images, pages, and anchors. */
import { posix } from 'node:path'
import type {
  ContentOptions,
  ContentType,
  KnownSlugs,
  LinkTarget,
  Project,
  Reading,
} from './content'
import { outputSchema, schemaAt, type JsonSchema } from './declaration'
import type { Diagnostic } from './diagnostic'
import { isRecord, type Path } from './located-value'
import type { SourceFile } from './source-file'
import { humanize, nearMiss } from './words'

/**
 * Collects the slugs that exist. A file with errors has the slug in its path. The slugs in a list with errors are
 * unknown, so the result has no entry for its type.
 *
 * @param types each has an entry, even without a file
 */
export function knownSlugs(
  readings: Iterable<Pick<Reading, 'read' | 'document'>>,
  types: readonly ContentType[] = [],
): KnownSlugs {
  const known = new Map(types.map(({ typeName }) => [typeName, new Set<string>()]))
  const unknown = new Set<string>()
  for (const { read, document = read } of readings) {
    if (!document) continue
    const { kind, slug } = document
    const slugs = slug === undefined ? 'data' in document && slugsIn(document.data) : [slug]
    if (!slugs) unknown.add(kind.typeName)
    else known.set(kind.typeName, new Set([...(known.get(kind.typeName) ?? []), ...slugs]))
  }
  for (const typeName of unknown) known.delete(typeName)
  return known
}

const slugsIn = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.slug === 'string' ? entry.slug : [],
  )

/** A text in a field. */
export interface TextField {
  value: string
  /** The field's declaration. */
  schema: JsonSchema
  path: Path
  /** Whether it's an entry of a list that would be valid without it. */
  isSpare: boolean
}

/** The texts in a file's fields, in order, whether or not they're valid. */
export const textFields = ({ kind, data }: { kind: ContentType; data: unknown }): TextField[] => [
  ...textsIn(data, outputSchema(kind.declaration)),
]

function* textsIn(
  value: unknown,
  schema: JsonSchema | undefined,
  path: Path = [],
  isSpare = false,
): Iterable<TextField> {
  if (!schema) return
  if (typeof value === 'string') yield { value, schema, path, isSpare }
  else if (Array.isArray(value)) {
    const canShrink = value.length > (schema.minItems ?? 0)
    for (const [index, entry] of value.entries())
      yield* textsIn(entry, schema.items, [...path, index], canShrink)
  } else if (isRecord(value))
    for (const [key, entry] of Object.entries(value))
      yield* textsIn(entry, schema.properties?.[key], [...path, key])
}

/** How many valid names a message lists. */
const MAX_LISTED = 12

/**
 * Checks that a name exists.
 *
 * @param what the kind of thing it names, as in “There is no team …”
 * @param name nothing is reported if there is none
 * @param names the valid names; nothing is reported while they're unknown
 */
export function* expectName(
  file: SourceFile,
  offset: number,
  what: string,
  name: string | undefined,
  names: Iterable<string> | undefined,
): Iterable<Diagnostic> {
  const all = [...(names ?? [])]
  if (name === undefined || names === undefined || all.includes(name)) return
  const listed = all.slice(0, MAX_LISTED).join(', ') + (all.length > MAX_LISTED ? ', …' : '')
  const fix = nearMiss(name, all) ?? (all.length > 0 ? `Valid names: ${listed}.` : undefined)
  yield file.error(offset, 'reference', `There’s no ${what} called “${name}”.`, fix)
}

/** Where a path on the site leads: a page, and maybe an anchor on it. */
interface Target<Page extends LinkTarget> {
  path: string
  anchor: string
  /** The page; `undefined` if there's none. */
  page: Page | undefined
}

/** Finds the page of a path on the site, without its query. */
export function targetOf<Page extends LinkTarget>(
  url: string,
  pages: ReadonlyMap<string, Page>,
): Target<Page> {
  const [, path = '', anchor = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(url) ?? []
  return { path, anchor, page: pages.get(path) }
}

/**
 * Checks that a link's page and anchor exist.
 *
 * @param paths the paths of all pages, for the one that was probably meant
 */
export function* targetDiagnostics(
  file: SourceFile,
  offset: number,
  { path, anchor, page }: Target<LinkTarget>,
  paths: Iterable<string>,
): Iterable<Diagnostic> {
  const refuse = (message: string, fix: string) => file.error(offset, 'link', message, fix)
  const { anchors } = page ?? {}
  if (!page) {
    // The path of the page's file, perhaps.
    const cleaned = path.replace(/^\/content|(?:\/index)?\.\w+$/g, '')
    const fix = nearMiss(cleaned, [...paths]) ?? 'Link to a page that exists.'
    yield refuse(`There’s no page at ${path}.`, fix)
  } else if (anchor && anchors && !anchors.includes(anchor)) {
    const fix = nearMiss(anchor, anchors) ?? 'Remove the # and everything after it.'
    yield refuse(`The page ${path} has no anchor “#${anchor}”.`, fix)
  }
}

/** Whether a link goes to a file next to the text. */
const isRelative = (url: string) => !/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(url)

/**
 * Checks everything that files refer to.
 *
 * @param hasFile whether a file exists, with the same capitals
 */
export function* referenceDiagnostics(
  project: Project,
  { pages, shortcodes = {} }: ContentOptions,
  hasFile: (path: string) => boolean,
): Iterable<Diagnostic> {
  const targets = pages?.(project)
  const ownPaths = new Map([...(targets ?? [])].map(([path, { file }]) => [file, path]))
  for (const { read, document } of project.readings.values()) {
    if (!read) continue
    const { kind, file, located, mdx } = read
    const folder = posix.dirname(file.path)
    const picture = (src: string, offset: number) =>
      hasFile(posix.join(folder, src))
        ? []
        : [
            file.error(
              offset,
              'picture',
              `There’s no image ${src} in this file’s folder.`,
              'Check its name, including capitalization, or add it.',
            ),
          ]
    const ownPath = ownPaths.get(file.path) ?? ''
    const link = (url: string, offset: number) =>
      targets && /^[/#]/.test(url)
        ? targetDiagnostics(
            file,
            offset,
            targetOf(url.replace(/^(?=#)/, ownPath), targets),
            targets.keys(),
          )
        : []
    for (const { value, schema, path } of textFields({
      kind,
      data: document?.data ?? located?.value,
    })) {
      const offset = located?.offsetOf(path) ?? 0
      const { reference } = schema
      if (reference) {
        const known = project.slugs.get(reference)
        yield* expectName(file, offset, humanize(reference), value, known)
      }
      if (schema.picture) yield* picture(value, offset)
      if (schema.link) yield* link(value, offset)
    }
    for (const { name, attributes, offsetOf } of mdx?.shortcodes ?? []) {
      const declared = shortcodes[name]?.attributes
      for (const [attribute, value] of Object.entries(attributes))
        if (declared && schemaAt(declared, [attribute]).picture)
          yield* picture(value, offsetOf(attribute))
    }
    for (const { url, offset } of mdx?.images ?? [])
      if (isRelative(url)) yield* picture(url, offset)
    for (const { url, offset } of mdx?.links ?? []) yield* link(url, offset)
  }
}
