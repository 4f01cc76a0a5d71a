/** Writes content with every field at a limit of what the content check accepts. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import type { z } from 'zod'
import {
  isRecord,
  outputSchema,
  type JsonSchema,
} from '../../plugins/gatsby-plugin-content-check/src'
import type { Document } from '../../src/page-kinds/documents'
import { checkProject } from '../../src/rules/check-project'

type Schema = JsonSchema & { required?: string[]; pattern?: string; maxItems?: number }

const EDGES = ['smallest', 'largest', 'with a variable'] as const
type Edge = (typeof EDGES)[number]

/** Fields to leave unchanged: service positions, which must be unique, and slugs, which texts use for prices. */
const KEPT = new Set(['order', 'slug'])

/** A variable for texts. Its value is one word. */
const VARIABLE = '{count:services}'
const ROOM_FOR_VARIABLE = 12
/** Descriptions get the prefix “Illustrative: ”. */
const ROOM_FOR_LABEL = 14

let count = 0
/** Different words each time, `length` characters long. */
function words(length: number): string {
  count += 1
  return `E${count} ${'wide words '.repeat(120)}`.slice(0, length).replace(/ $/, 's')
}

function edgeOfText({ minLength = 1, maxLength = 200 }: Schema, edge: Edge): string {
  if (edge === 'smallest') return words(minLength)
  if (edge === 'largest') return words(maxLength)
  const room = maxLength - ROOM_FOR_VARIABLE
  return room < 4 ? VARIABLE : `${words(Math.max(room, minLength))} ${VARIABLE}`
}

/** A list with the minimum or maximum number of entries, each with a unique slug or ID. */
function edgeOfList(list: unknown[], { minItems = 0, maxItems }: Schema, edge: Edge): unknown[] {
  // Other files refer to these entries.
  const isNamed = list.some(entry => isRecord(entry) && ('slug' in entry || 'id' in entry))
  if (edge === 'smallest') return isNamed ? list : list.slice(0, minItems)
  const last = list.at(-1)
  const more = Math.max(0, (maxItems ?? list.length) - list.length)
  const copies = Array.from({ length: isRecord(last) ? more : 0 }, (_, index) => {
    const copy = structuredClone(last) as Record<string, unknown>
    for (const name of ['slug', 'id'])
      if (typeof copy[name] === 'string') copy[name] = `${copy[name]}-${index}`
    return copy
  })
  return [...list, ...copies]
}

/**
 * Sets each field of a value to a limit its schema accepts, one field at a time.
 *
 * @param seed the index of the first field’s limit; each field after that uses the next limit
 */
export function atEdges(declaration: z.ZodType, value: unknown, seed: number): unknown {
  const root = { value: structuredClone(value) }
  let next = seed
  const attempt = (parent: Record<string, unknown>, key: string, candidate: unknown) => {
    const old = parent[key]
    if (candidate === undefined) Reflect.deleteProperty(parent, key)
    else parent[key] = candidate
    if (!declaration.safeParse(root.value).success) parent[key] = old
  }
  const walk = (
    parent: Record<string, unknown>,
    key: string,
    schema: Schema,
    isOptional = false,
  ) => {
    const edge = EDGES[next++ % EDGES.length] ?? 'smallest'
    // Keep the list of charts as is, since the text has a shortcode for each.
    const isPlaced = key === 'charts'
    if (isOptional && edge === 'smallest' && !isPlaced) attempt(parent, key, undefined)
    const current = parent[key]
    if (Array.isArray(current)) {
      if (!isPlaced) attempt(parent, key, edgeOfList(current, schema, edge))
      const entries = parent[key] as Record<string, unknown>
      for (const index of Object.keys(entries)) if (schema.items) walk(entries, index, schema.items)
    } else if (isRecord(current)) {
      for (const [name, part] of Object.entries(schema.properties ?? {}))
        if (!KEPT.has(name)) walk(current, name, part, !schema.required?.includes(name))
    } else if (typeof current === 'string' && schema.directive && !schema.pattern) {
      const { maxLength = Infinity } = schema
      const room = key === 'description' ? maxLength - ROOM_FOR_LABEL : maxLength
      attempt(parent, key, edgeOfText({ ...schema, maxLength: room }, edge))
    } else if (typeof current === 'number') {
      const { minimum, maximum } = schema as { minimum?: number; maximum?: number }
      attempt(parent, key, edge === 'smallest' ? minimum : (maximum ?? current))
    }
  }
  walk(root, 'value', outputSchema(declaration))
  return root.value
}

function write(root: string, { file, kind }: Document, data: unknown): void {
  const [, body] = /^---\n[^]*?\n---\n([^]*)/.exec(file.text) ?? []
  writeFileSync(
    join(root, file.path),
    kind.format === 'mdx'
      ? `---\n${stringify(data)}---\n${body ?? ''}`
      : JSON.stringify(data, null, 2),
  )
}

/** A file’s values before its schema fills in defaults. */
const source = ({ file, kind }: Document): unknown =>
  kind.format === 'mdx'
    ? parse(/^---\n([^]*?)\n---\n/.exec(file.text)?.[1] ?? '')
    : JSON.parse(file.text)

/**
 * Sets all of a project’s content to its limits. Files that break a cross-file rule keep their old values.
 *
 * @returns the paths of the changed files
 */
export function writeEdgeValues(root: string, except: readonly string[] = []): string[] {
  const { documents } = checkProject(root)
  const changed = new Map<string, Document>()
  for (const [index, document] of documents.entries()) {
    if (except.includes(document.file.path)) continue
    write(root, document, atEdges(document.kind.declaration, source(document), index))
    changed.set(document.file.path, document)
  }
  for (;;) {
    const wrong = checkProject(root).diagnostics.filter(({ severity }) => severity === 'error')
    const files = [...new Set(wrong.map(({ file }) => file))].filter(file => changed.has(file))
    if (wrong.length > 0 && files.length === 0)
      throw new Error(
        `The check still reports errors:\n${wrong.map(each => `${each.file}:${each.line} ${each.message}`).join('\n')}`,
      )
    if (files.length === 0) return [...changed.keys()]
    for (const file of files) {
      const document = changed.get(file)
      if (document) writeFileSync(join(root, file), document.file.text)
      changed.delete(file)
    }
  }
}
