/** Validates the options. A type can have a site's own fields, so only TypeScript catches a misspelled one there. */
import { z } from 'zod'
import { REFUSALS, type ContentOptions } from './content'
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
  const { error } = options.safeParse(content)
  if (error) throw new Error(`Problems in the options:\n${z.prettifyError(error)}`)
  const { types, shortcodes = {} } = content
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
