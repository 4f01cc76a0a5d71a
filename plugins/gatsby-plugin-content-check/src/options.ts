/** Validates the options. A type can have a site's own fields, so only TypeScript catches a misspelled one there. */
import { z } from 'zod'
import { REFUSALS, type ContentOptions, type Project } from './content'
import { outputSchema, schemaAt } from './declaration'
import { insteadOf } from './words'

const callback = z.instanceof(Function)
const schema = z.instanceof(z.ZodType, { error: 'This isn’t a zod 4 schema.' })

const GLOB = /^(?!\.{0,2}\/|[a-z]:)(?!.*\/\.\.\/)[^{}?[\]!\\]+\.(?:json|ya?ml|mdx?)$/i
const GLOB_FORM =
  'Use a path from the site’s root that ends with .json, .yaml, .yml, .md, or .mdx; only * and ** are wildcards.'

const FOLDER = /^(?!\.\.?\/|\.\.$|\/|[a-z]:)(?!.*\/\.\.(?:\/|$))[^\\]*[^\\/]$/i
const FOLDER_FORM = 'Use a path from the site’s root, like content/blog.'

/** A site can add its own fields to a type. */
const type = z.looseObject({
  typeName: z.string(),
  glob: z.string().regex(GLOB, GLOB_FORM),
  declaration: schema,
  slugField: z.string().optional(),
  optional: z.boolean().optional(),
})

const options = z.strictObject({
  types: z.array(type),
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

/** Returns a value if it's valid. Otherwise, throws an error that lists the problems, one per line. */
function expectValid<Value>(value: Value, expected: z.ZodType, owner: string) {
  const { error } = expected.safeParse(value)
  if (error) throw new Error(`Problems in ${owner}:\n${z.prettifyError(error)}`)
  return value
}

function expectOneOf(names: readonly string[], what: string, name = '') {
  if (!names.includes(name))
    throw new Error(`There’s no ${what} called “${name}”. ${insteadOf(name, names)}`)
}

/**
 * Validates the options.
 *
 * @throws if there are problems
 */
export function expectOptions(content: ContentOptions) {
  const { types, shortcodes = {} } = expectValid(content, options, 'the options')
  const names = types.map(({ typeName }) => typeName)
  const schemas = [
    ...types.map(({ declaration }) => declaration),
    ...Object.values(shortcodes).map(({ attributes }) => attributes),
  ].map(outputSchema)
  for (const [, name] of JSON.stringify(schemas).matchAll(/"reference":"([^"]*)"/g))
    expectOneOf(names, 'type', name)
  for (const { declaration, slugField } of types)
    if (slugField !== undefined)
      expectOneOf(Object.keys(schemaAt(declaration, []).properties ?? {}), 'field', slugField)
}

const page = z.looseObject({ file: z.string().optional(), anchors: z.array(z.string()).optional() })

/** Calls the `pages` option and validates the result. */
export const pagesOf = ({ pages }: ContentOptions, project: Project) =>
  pages && expectValid(pages(project), z.map(z.string(), page), 'the result of “pages”')

const diagnostic = z.looseObject({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  rule: z.string(),
})

/** Runs all rules and validates their results. */
export const ruleDiagnostics = ({ rules = [] }: ContentOptions, project: Project) =>
  rules.flatMap(rule => expectValid(rule(project), z.array(diagnostic), 'the result of a rule'))
