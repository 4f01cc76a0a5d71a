/**
 * Fields of front matter and shortcodes as snippets: the one way in which VS Code completes inside MDX
 * without an extension that reads the YAML in it, and no extension does.
 */
import { documentKinds } from '../schema/documents'
import { outputSchema, type JsonSchema } from '../schema/graphql-types'
import { shortcodes } from '../schema/shortcode'

interface Snippet {
  scope: 'mdx'
  prefix: string
  body: string[]
  description: string
}

/** What a snippet's text must not hold as it is. */
const escaped = (text: string) => text.replace(/[$}\\]/g, '\\$&')
const choice = (place: number, values: readonly unknown[]) =>
  `\${${place}|${values.map(value => String(value).replace(/[,|\\]/g, '\\$&')).join(',')}|}`

/** The value of a field, with places to fill in from `place` on. */
function valueOf(schema: JsonSchema, slugs: Slugs, place = 1): string {
  const known = schema.reference && slugs[schema.reference]
  if (known?.length) return choice(place, [...known].sort())
  if (schema.enum) return choice(place, schema.enum)
  if (schema.type === 'boolean') return choice(place, [true, false])
  if (schema.format === 'date') return '${CURRENT_YEAR}-${CURRENT_MONTH}-${CURRENT_DATE}'
  if (schema.type === 'number' || schema.type === 'integer' || schema.picture) return `$${place}`
  return `"$${place}"`
}

/** The lines of a field, and of those inside it. */
function linesOf(name: string, schema: JsonSchema, slugs: Slugs): string[] {
  const inner = ({ properties = {}, required = [] }: JsonSchema) =>
    Object.entries(properties)
      .filter(([field]) => required.includes(field))
      .flatMap(([field, value], index) =>
        value.type === 'array'
          ? [`${field}: [$${index + 1}]`]
          : [`${field}: ${valueOf(value, slugs, index + 1)}`],
      )
  if (schema.properties) return [`${name}:`, ...inner(schema).map(line => `  ${line}`)]
  const { items } = schema
  if (items?.properties) {
    return [`${name}:`, ...inner(items).map((line, index) => `${index ? '    ' : '  - '}${line}`)]
  }
  return [items ? `${name}: [${valueOf(items, slugs)}]` : `${name}: ${valueOf(schema, slugs)}`]
}

type Slugs = Readonly<Partial<Record<string, readonly string[]>>>

const NAMES: Readonly<Record<string, string>> = {
  CaseStudy: 'Case study',
  Post: 'Post',
  TextPage: 'Page',
}

/** Every field and shortcode by a name that says what it belongs to. */
export function editorSnippets(slugs: Slugs): Record<string, Snippet> {
  const snippets: Record<string, Snippet> = {}
  for (const kind of documentKinds.filter(({ format }) => format === 'mdx')) {
    const { properties = {} } = outputSchema(kind.declaration)
    for (const [field, schema] of Object.entries(properties)) {
      const name = `${NAMES[kind.typeName] ?? kind.typeName}: ${field}`
      snippets[name] = {
        scope: 'mdx',
        prefix: field,
        body: linesOf(field, schema, slugs),
        description: `${NAMES[kind.typeName] ?? kind.typeName}. ${schema.description ?? ''}`,
      }
    }
  }
  for (const [name, { description, attributes, children }] of Object.entries(shortcodes)) {
    const { properties = {}, required = [] } = outputSchema(attributes)
    const written = Object.entries(properties)
      .filter(([attribute]) => required.includes(attribute))
      .map(([attribute, { enum: values }], index) => {
        return ` ${attribute}="${values ? choice(index + 1, values) : `$${index + 1}`}"`
      })
      .join('')
    snippets[`Shortcode: ${name}`] = {
      scope: 'mdx',
      prefix: name,
      body:
        children === 'none'
          ? [`<${name}${written} />`]
          : [`<${name}${written}>`, '', '$0', '', `</${name}>`],
      description: escaped(description),
    }
  }
  return snippets
}
