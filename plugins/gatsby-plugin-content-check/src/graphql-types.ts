/**
 * Makes GraphQL type definitions from the zod schemas: explicit, described, and non-null unless optional. They're built
 * from the JSON Schema, which includes the metadata of each field.
 */
import { isText, type ContentType } from './content'
import { outputSchema, type JsonSchema } from './declaration'

/**
 * Defines all node types, and the objects and enumerations in them, in GraphQL's schema language.
 *
 * @throws if two different shapes have the same name, or an object doesn't have one
 */
export function graphqlTypes(types: readonly ContentType[]): string {
  const definitions = new Map<string, string>()
  const define = (name: string, definition: string) => {
    if ((definitions.get(name) ?? definition) !== definition)
      throw new Error(
        `Two different schemas are named ${name}. Give one of them a different typeName.`,
      )
    definitions.set(name, definition)
    return name
  }

  const addObject = (schema: JsonSchema, place: string, node?: ContentType): string => {
    const { typeDescription, description, properties = {}, required = [] } = schema
    const typeName = node?.typeName ?? schema.typeName
    if (!typeName)
      throw new Error(
        `The object ${place} has no typeName. Add one with .meta({ typeName: 'Name' }).`,
      )
    const hasText = node !== undefined && isText(node)
    const fields = Object.entries(properties).map(
      ([name, field]) =>
        `  ${describe(field.description)}\n  ${name}: ${fieldType(field, `${typeName}.${name}`, required.includes(name))}`,
    )
    if (hasText) fields.push('  "The name of the file’s folder, and of the page."\n  slug: String!')
    // Explicit: what Gatsby infers depends on which files exist.
    const parent = node?.glob.endsWith('.md')
      ? ''
      : ` @childOf(types: ["${hasText ? 'Mdx' : 'File'}"])`
    const head = node ? ` implements Node @dontInfer${parent}` : ''
    return define(
      typeName,
      `${describe(typeDescription ?? description)}\ntype ${typeName}${head} {\n${fields.join('\n')}\n}`,
    )
  }

  const fieldType = (given: JsonSchema, place: string, isRequired: boolean): string => {
    const { anyOf = [given] } = given
    const [only, other] = anyOf.filter(({ type }) => type !== 'null')
    const schema = other ? given : { ...only, ...given }
    const bang = isRequired && !given.anyOf ? '!' : ''
    const { items, picture, format } = schema
    if (picture) return 'File @fileByRelativePath'
    const { reference, directive } = items || schema
    const type = items ? `[${namedType(items, place)}!]` : namedType(schema, place)
    const dated = format === 'date' ? '@dateformat' : directive
    return [type + bang, reference ? '@link(by: "slug")' : dated].filter(Boolean).join(' ')
  }

  const namedType = (schema: JsonSchema, place: string): string => {
    const { reference, typeName, enumName, format, type = '' } = schema
    if (reference) return reference
    if (typeName) return addObject(schema, place)
    if (enumName && schema.enum)
      return define(enumName, `enum ${enumName} {\n  ${schema.enum.join('\n  ')}\n}`)
    if (format === 'date') return 'Date'
    if (type === 'object') return schema.properties ? addObject(schema, place) : 'JSON'
    const scalar = SCALARS[type]
    if (!scalar)
      throw new Error(
        `The field ${place} has no GraphQL type, because it can be of several. Declare one.`,
      )
    return scalar
  }

  for (const kind of types) {
    const schema = outputSchema(kind.declaration)
    addObject(schema.items || schema, kind.typeName, kind)
  }
  return [...definitions.values()].join('\n\n')
}

const SCALARS: Record<string, string> = {
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
  string: 'String',
}

function describe(description = '') {
  const text = description.replaceAll('"""', "'''")
  // A quotation mark at the end would run into the closing ones.
  return `"""${text}${text.endsWith('"') ? '\n' : ''}"""`
}
