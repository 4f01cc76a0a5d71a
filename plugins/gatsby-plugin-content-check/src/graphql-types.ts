/**
 * Generates GraphQL type definitions from the zod schemas. Types have descriptions, and fields are non-null unless
 * they're optional. Built from the JSON Schema, which includes each field's metadata. Anything without a GraphQL type
 * becomes JSON.
 */
import { isText, type ContentType } from './content'
import { inputSchema, outputSchema, type JsonSchema } from './declaration'

/**
 * Defines all node types, and the objects and enums in them, in GraphQL's schema language.
 *
 * @throws if two different schemas have the same name, an object has no name, or Gatsby can't use a declaration
 */
export function graphqlTypes(types: readonly ContentType[]): string {
  const definitions = new Map<string, string>()
  const define = (name: string, definition: string) => {
    expectGraphqlName(name, 'type')
    if (GATSBY_TYPES.test(name))
      throw new Error(`Gatsby already has a type named ${name}. Choose a different typeName.`)
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
    const fields = Object.entries(properties).map(([name, field]) => {
      const path = `${typeName}.${name}`
      expectGraphqlName(name, `field of ${typeName}`)
      if (node && /^(?:id|parent|children|internal)$/.test(name))
        throw new Error(
          `Every Gatsby node already has a field named ${name}. Rename the field ${path}.`,
        )
      return `  ${describe(field.description)}\n  ${name}: ${fieldType(field, path, required.includes(name))}`
    })
    if (hasText && !properties.slug)
      fields.push('  "The name of the file or folder, used in the page’s URL."\n  slug: String!')
    else if (hasText && node.slugField !== 'slug')
      throw new Error(
        `A Markdown file’s slug is its file or folder name. Rename the field ${typeName}.slug, or set slugField: 'slug' to require a match.`,
      )
    // Don't let Gatsby infer fields: the result would depend on which files exist.
    const head = node ? ` implements Node @dontInfer${childOf(node)}` : ''
    return define(
      typeName,
      `${describe(typeDescription ?? description)}\ntype ${typeName}${head} {\n${fields.join('\n')}\n}`,
    )
  }

  const childOf = ({ typeName }: ContentType) => {
    const kinds = types.filter(kind => kind.typeName === typeName)
    if (!kinds.some(isText)) return ' @childOf(types: ["File"])'
    return kinds.every(({ glob }) => glob.endsWith('.mdx')) ? ' @childOf(types: ["Mdx"])' : ''
  }

  const fieldType = (field: JsonSchema, place: string, isRequired: boolean): string => {
    const { type, directive } = typeOf(field, place)
    return [isRequired ? type : type.replace(/!$/, ''), directive].filter(Boolean).join(' ')
  }

  /** A type, with an exclamation mark unless it's nullable, and the field's directive. */
  const typeOf = (given: JsonSchema, place: string): { type: string; directive?: string } => {
    const { schema, isNullable } = withoutNull(given)
    const { items, picture, reference, format = '' } = schema
    const bang = isNullable ? '' : '!'
    if (items) {
      const entry = typeOf(items, place)
      return { type: `[${entry.type}]${bang}`, directive: entry.directive ?? schema.directive }
    }
    if (picture) return { type: 'File', directive: '@fileByRelativePath' }
    const type = namedType(schema, place) + bang
    if (reference) return { type, directive: '@link(by: "slug")' }
    return { type, directive: schema.directive ?? (DATE.test(format) ? '@dateformat' : undefined) }
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
    if (enumName && schema.enum) {
      for (const value of schema.enum)
        expectGraphqlName(String(value), `value of the enum ${enumName}`)
      return define(enumName, `enum ${enumName} {\n  ${schema.enum.join('\n  ')}\n}`)
    }
    if (DATE.test(format)) return 'Date'
    return SCALARS[type] ?? 'JSON'
  }

  for (const kind of types) addObject(entrySchema(kind), kind.typeName, kind)
  return [...definitions.values()].join('\n\n')
}

/** A node's schema. Gatsby reads data files without zod, so zod's defaults and transforms don't apply to them. */
function entrySchema(kind: ContentType): JsonSchema {
  const schema = isText(kind) ? outputSchema(kind.declaration) : inputSchema(kind.declaration)
  return schema.items || schema
}

/** Returns a schema without null, and whether it was nullable. Alternatives of the same type become that type. */
function withoutNull(given: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  const { anyOf = [given] } = given
  const parts = anyOf.filter(({ type }) => type !== 'null')
  const [only, other] = parts
  const schema = other ? given : { ...only, ...given }
  const types = new Set(parts.flatMap(part => part.type ?? '').filter(type => type !== 'null'))
  const [type = ''] = types
  const isScalar = types.size === 1 && (!other || type in SCALARS)
  const isNullable = [given, ...anyOf].some(part => [part.type].flat().includes('null'))
  return {
    schema: { ...schema, type: isScalar ? type : undefined },
    // An untyped field can be anything, including null.
    isNullable: isNullable || !(anyOf.length > 1 || type),
  }
}

const DATE = /^date(?:-time)?$/

/** The types that Gatsby and its text plugins define. */
const GATSBY_TYPES =
  /^(?:Site(?:Page|Plugin|Function|BuildMetadata)?|File|Directory|Node|Internal|Query|Date|JSON|Buffer|String|Int|Float|Boolean|ID|Mdx|MarkdownRemark|ImageSharp)$/

function expectGraphqlName(name: string, what: string) {
  if (!/^(?!__|(?:true|false|null)$)[A-Za-z_]\w*$/.test(name))
    throw new Error(
      `“${name}” isn’t a valid name for a ${what}. In GraphQL, names can contain only letters, digits, and _, and can’t start with a digit.`,
    )
}

const SCALARS: Record<string, string> = {
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
  string: 'String',
}

function describe(description = '') {
  const text = description.replaceAll('"""', "'''")
  // A quotation mark at the end would run into the closing quotation marks.
  return `"""${text}${text.endsWith('"') ? '\n' : ''}"""`
}
