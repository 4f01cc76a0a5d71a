import { documentKinds } from './documents'
import { editorSchema } from './json-schemas'

interface Schema {
  description?: string
  enum?: string[]
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: boolean
}

function walk(schema: Schema, path: string, visit: (schema: Schema, path: string) => void): void {
  visit(schema, path)
  for (const [key, value] of Object.entries(schema.properties ?? {}))
    walk(value, `${path}.${key}`, visit)
  if (schema.items) walk(schema.items, `${path}[]`, visit)
}

const kindOf = (typeName: string) => {
  const kind = documentKinds.find(candidate => candidate.typeName === typeName)
  if (!kind) throw new Error(`No kind ${typeName}.`)
  return kind
}

test.each(documentKinds.map(kind => [kind.typeName, kind] as const))(
  'an editor program is told every field of %s, in words, and nothing of our own',
  (typeName, kind) => {
    const schema = editorSchema(kind) as Schema
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
    walk(schema, typeName, (part, path) => {
      if (path !== typeName && !path.endsWith(']') && !path.includes('structuredData'))
        expect([path, part.description]).toEqual([path, expect.stringMatching(/\w.*\w/)])
      for (const key of ['typeName', 'typeDescription', 'enumName', 'reference', 'picture', 'link'])
        expect([path, key in part]).toEqual([path, false])
    })
  },
)

test('unknown fields are marked, and required ones are named', () => {
  const kind = kindOf('CaseStudy')
  const schema = editorSchema(kind) as Schema
  expect(schema.additionalProperties).toBe(false)
  const demanded = Object.entries(kind.node.shape)
    .filter(
      ([, field]) =>
        !(field as { safeParse(v: unknown): { success: boolean } }).safeParse(undefined).success,
    )
    .map(([name]) => name)
  expect(schema.required).toEqual(demanded)
})

test('slugs that exist are offered where a reference is asked for, in order', () => {
  const schema = editorSchema(kindOf('Post'), {
    Service: ['seo', 'ppc'],
    Tag: ['b', 'a'],
  }) as Schema
  expect(schema.properties?.service?.enum).toEqual(['ppc', 'seo'])
  expect(schema.properties?.tags?.items?.enum).toEqual(['a', 'b'])
  expect(schema.properties?.author?.enum).toBeUndefined()
})
