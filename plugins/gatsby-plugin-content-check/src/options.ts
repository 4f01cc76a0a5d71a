/** Validates the options, so that a typo doesn't silently turn off a check. */
import { z } from 'zod'
import type { ContentOptions, LinkTarget, Project } from './content'
import { outputSchema, schemaAt } from './declaration'
import { type Diagnostic, sourceFile } from './source-file'
import { isRecord, locatedValue } from './located-value'
import { expectName } from './references'
import { REFUSALS } from './refusals'
import { validate } from './validate'
import { nearest } from './words'

const callback = z.custom(value => typeof value === 'function', 'this isn’t a function')
const schema = z.custom(value => value instanceof z.ZodType, 'this isn’t a zod 4 schema')

const GLOB = /^(?!\.{0,2}\/|[a-z]:)(?!.*\/\.\.\/)[^{}?[\]!\\]+\.(?:json|ya?ml|mdx?)$/i
const GLOB_FORM =
  'a path from the site’s root that ends with .json, .yaml, .yml, .md, or .mdx; only * and ** are wildcards'

const FOLDER = /^(?!\.\.?\/|\.\.$|\/|[a-z]:)(?!.*\/\.\.(?:\/|$))[^\\]*[^\\/]$/i
const FOLDER_FORM = 'a path from the site’s root, like content/blog'

const type = z.strictObject({
  typeName: z.string(),
  glob: z.string().regex(GLOB, GLOB_FORM),
  declaration: schema,
  slugField: z.string().optional(),
  optional: z.boolean().optional(),
})

/** Drops fields that a site adds to a type, but keeps those that look like misspelled options. */
const withoutOwn = (value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([key]) => nearest(key, Object.keys(type.shape))),
      )
    : value

const plain = z.custom(value => String(value) === '[object Object]', 'this isn’t an object')

const options = z.strictObject({
  types: z.array(z.preprocess(withoutOwn, type)),
  folders: z.array(z.string().regex(FOLDER, FOLDER_FORM)).optional(),
  refuse: z.array(z.enum(REFUSALS)).optional(),
  shortcodes: z
    .record(
      z.string(),
      z.strictObject({ attributes: schema, children: z.enum(['none', 'required']).optional() }),
    )
    .optional(),
  pages: callback.optional(),
  rules: z.array(callback).optional(),
  nodeFields: callback.optional(),
})

const file = sourceFile('options', '')

function expectNone(diagnostics: Iterable<Diagnostic>) {
  const lines = [...diagnostics].map(({ message, fix = '' }) => `${message} ${fix}`.trim())
  if (lines.length > 0) throw new Error(lines.join('\n'))
}

/** @param owner the option that the value comes from; omitted for the options object itself */
const expectValid = (value: unknown, expected: z.ZodType, owner?: string) => {
  const located = locatedValue(value, () => 0)
  expectNone(validate({ file, located, part: 'option', owner }, expected).diagnostics)
}

/**
 * Validates the options.
 *
 * @throws if there are problems, listed one per line
 */
export function expectOptions(content: ContentOptions): void {
  expectValid(content, plain.pipe(options))
  const { types, shortcodes = {} } = content
  const names = types.map(({ typeName }) => typeName)
  const schemas = [
    ...types.map(({ declaration }) => declaration),
    ...Object.values(shortcodes).map(({ attributes }) => attributes),
  ].map(outputSchema)
  for (const [, name] of JSON.stringify(schemas).matchAll(/"reference":"([^"]*)"/g))
    expectNone(expectName(file, 0, 'type', name, names))
  for (const { declaration, slugField } of types) {
    const fields = Object.keys(schemaAt(declaration, []).properties ?? {})
    expectNone(expectName(file, 0, 'field', slugField, fields))
  }
}

const page = z.looseObject({ file: z.string().optional(), anchors: z.array(z.string()).optional() })

/** Calls the `pages` option and validates the result. */
export function pagesOf(
  { pages }: ContentOptions,
  project: Project,
): ReadonlyMap<string, LinkTarget> | undefined {
  if (!pages) return undefined
  const found: unknown = pages(project)
  const byPath = found instanceof Map ? Object.fromEntries(found as Map<string, LinkTarget>) : found
  expectValid(byPath, z.record(z.string(), page), 'pages')
  return new Map(Object.entries(byPath as Record<string, LinkTarget>))
}

const diagnostic = z.looseObject({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  rule: z.string(),
})

/** Runs all rules and validates their results. */
export function ruleDiagnostics({ rules = [] }: ContentOptions, project: Project): Diagnostic[] {
  return rules.flatMap(rule => {
    const found = rule(project)
    expectValid(found, z.array(diagnostic), 'rules')
    return found
  })
}
