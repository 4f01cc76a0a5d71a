/**
 * Generates GraphQL type definitions from the zod schemas. Types have descriptions, and fields are non-null unless
 * they're optional. Built from the JSON Schema, which includes each field's metadata. Anything without a GraphQL type
 * becomes JSON.
 */
import { isText, type ContentType } from './content'
import { alternativesOf, inputSchema, outputSchema, type JsonSchema } from './declaration'

/**
 * Defines all node types, and the objects and enums in them, in GraphQL's schema language.
 *
 * @throws if two different schemas have the same name, an object has no name, a field has a
 *   name that every Gatsby node uses, or a slug is missing or would be overwritten
 */
export function graphqlTypes(types: readonly ContentType[]) {
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
    const {
      description = '',
      typeDescription = description,
      properties = {},
      required = [],
    } = schema
    const typeName = node?.typeName ?? schema.typeName
    if (!typeName)
      throw new Error(
        `The object ${place} has no typeName. Add one with .meta({ typeName: 'Name' }).`,
      )
    const fields = Object.entries(properties).map(([name, field]) => {
      const path = `${typeName}.${name}`
      if (node && /^(?:id|parent|children|internal)$/.test(name))
        throw new Error(
          `Every Gatsby node already has a field named ${name}. Rename the field ${path}.`,
        )
      const type = typeOf(field, path, required.includes(name))
      return `  ${JSON.stringify(field.description ?? '')}\n  ${name}: ${type.filter(Boolean).join(' ')}`
    })
    if (node && isText(node)) {
      if (!properties.slug)
        fields.push('  "The name of the file or folder, used in the page’s URL."\n  slug: String!')
      else if (node.slugField !== 'slug')
        throw new Error(
          `A Markdown file’s slug is its file or folder name. Rename the field ${typeName}.slug, or set slugField: 'slug' to require a match.`,
        )
    }
    // Don't let Gatsby infer fields: the result would depend on which files exist.
    const head = node ? ' implements Node @dontInfer' : ''
    return define(
      typeName,
      `${JSON.stringify(typeDescription)}\ntype ${typeName}${head} {\n${fields.join('\n')}\n}`,
    )
  }

  /** A type, with an exclamation mark unless a value can be missing or null, and the field's directive. */
  const typeOf = (given: JsonSchema, place: string, isRequired = true): [string, string?] => {
    const { schema, isNullable } = withoutNull(given)
    const { items, picture, reference } = schema
    const bang = isRequired && !isNullable ? '!' : ''
    if (items) {
      const [entry, directive = schema.directive] = typeOf(items, place)
      return [`[${entry}]${bang}`, directive]
    }
    if (picture) return ['File', '@fileByRelativePath']
    const type = namedType(schema, place)
    const standard = reference ? '@link(by: "slug")' : type === 'Date' ? '@dateformat' : undefined
    return [type + bang, schema.directive ?? standard]
  }

  const namedType = (schema: JsonSchema, place: string): string => {
    const { reference, enumName, format = '', type = '' } = schema
    if (reference) {
      const target = types.find(
        kind => kind.typeName === reference && !isText(kind) && !entrySchema(kind).properties?.slug,
      )
      if (target)
        throw new Error(
          `The field ${place} refers to ${reference} by slug, but ${reference} has no slug. Add slug: z.string() to ${reference}. If each file is one entry, also set slugField: 'slug' so the slug matches the file name.`,
        )
      return reference
    }
    if (schema.properties) return addObject(schema, place)
    if (enumName && schema.enum)
      return define(enumName, `enum ${enumName} {\n  ${schema.enum.join('\n  ')}\n}`)
    return /^date(?:-time)?$/.test(format) ? 'Date' : (SCALARS[type] ?? 'JSON')
  }

  for (const kind of types) addObject(entrySchema(kind), kind.typeName, kind)
  return [...definitions.values()].join('\n\n')
}

/** A node's schema. Gatsby reads data files without zod, so zod's defaults and transforms don't apply to them. */
function entrySchema(kind: ContentType) {
  const schema = isText(kind) ? outputSchema(kind.declaration) : inputSchema(kind.declaration)
  return schema.items || schema
}

/** Returns a schema without null, and whether it was nullable. A union of several types has no type. */
function withoutNull(given: JsonSchema) {
  const all = alternativesOf(given)
  const others = all.filter(({ type }) => type !== 'null')
  const [only] = others.length === 1 ? others : []
  return {
    schema: { ...only, ...given, type: only?.type },
    // An untyped field can be anything, including null.
    isNullable: others.length < all.length || (only && !only.type),
  }
}

const SCALARS: Record<string, string> = {
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
  string: 'String',
}
