import { createRequire } from 'node:module'
import { z } from 'zod'
import { documentKinds, type DocumentKind } from './documents'
import { object, text } from './fields'
import { graphqlTypes } from './graphql-types'

/** The GraphQL that Gatsby itself reads these definitions with. */
const { parse, Kind } = createRequire(require.resolve('gatsby/package.json'))(
  'graphql',
) as typeof import('graphql')

const definitions = () => parse(graphqlTypes(documentKinds)).definitions
const objects = () => definitions().filter(node => node.kind === Kind.OBJECT_TYPE_DEFINITION)

test('the definitions are valid and each type stands there once', () => {
  const names = definitions().map(node => ('name' in node ? node.name?.value : undefined))
  expect(names.length).toBeGreaterThan(documentKinds.length)
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
})

test('every kind of document is a node that Gatsby does not add guesses to', () => {
  for (const { typeName } of documentKinds) {
    const node = objects().find(({ name }) => name.value === typeName)
    expect(node?.interfaces?.map(({ name }) => name.value)).toEqual(['Node'])
    expect(node?.directives?.map(({ name }) => name.value)).toEqual(['dontInfer', 'childOf'])
  }
})

test('every type and every field is described in words', () => {
  for (const node of objects()) {
    expect([node.name.value, node.description?.value]).toEqual([
      node.name.value,
      expect.stringMatching(/\w.*\w/),
    ])
    for (const field of node.fields ?? [])
      expect([node.name.value, field.name.value, field.description?.value]).toEqual([
        node.name.value,
        field.name.value,
        expect.stringMatching(/\w.*\w/),
      ])
  }
})

test('a field is non-null if and only if its declaration demands it', () => {
  for (const { typeName, node, format } of documentKinds) {
    const fields = objects().find(({ name }) => name.value === typeName)?.fields ?? []
    const derived = format === 'mdx' ? ['slug', 'path'] : []
    expect(fields.map(({ name }) => name.value).sort()).toEqual(
      [...Object.keys(node.shape), ...derived].sort(),
    )
    for (const field of fields) {
      const declaration = node.shape[field.name.value] as unknown as z.ZodType | undefined
      const isPicture = Boolean(declaration?.meta()?.picture)
      const demanded = declaration ? !declaration.safeParse(undefined).success : true
      expect([typeName, field.name.value, field.type.kind === Kind.NON_NULL_TYPE]).toEqual([
        typeName,
        field.name.value,
        demanded && !isPicture,
      ])
    }
  }
})

test('entries of lists are never null', () => {
  for (const node of objects())
    for (const { type, name } of node.fields ?? []) {
      const list = type.kind === Kind.NON_NULL_TYPE ? type.type : type
      if (list.kind === Kind.LIST_TYPE)
        expect([node.name.value, name.value, list.type.kind]).toEqual([
          node.name.value,
          name.value,
          Kind.NON_NULL_TYPE,
        ])
    }
})

test('references lead by slug to a type that is defined', () => {
  const names = objects().map(({ name }) => name.value)
  const sdl = graphqlTypes(documentKinds)
  const links = [...sdl.matchAll(/: \[?(\w+)[!\]]*.* @(?:link\(by: "slug"\)|references)/g)].map(
    match => match[1],
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(name => !names.includes(name ?? ''))).toEqual([])
})

test('equal input gives equal output, to the letter', () => {
  expect(graphqlTypes(documentKinds)).toBe(graphqlTypes([...documentKinds]))
})

describe('declarations that cannot be types', () => {
  const kind = (declaration: z.ZodObject): DocumentKind => ({
    typeName: 'Thing',
    pattern: /^x$/,
    glob: 'x',
    declaration,
    node: declaration,
    format: 'json',
  })
  const name = text(1, 9, 'A name.')

  test('two shapes with one name are refused', () => {
    const thing = object('Thing', 'A thing.', {
      one: object('Part', 'A part.', { name }),
      two: object('Part', 'A part.', { other: name }),
    })
    expect(() => graphqlTypes([kind(thing)])).toThrow('Two different declarations are named Part.')
  })

  test('an object without a name is refused', () => {
    const thing = object('Thing', 'A thing.', { one: z.array(z.strictObject({ name })) })
    expect(() => graphqlTypes([kind(thing)])).toThrow(/no GraphQL type|no typeName|JSON/)
  })

  test('a value that cannot be an enum’s is refused, with its place', () => {
    const thing = object('Thing', 'A thing.', {
      size: z.enum(['$', '$$']).meta({ enumName: 'Size', description: 'How much.' }),
    })
    expect(() => graphqlTypes([kind(thing)])).toThrow(
      'Thing.size: $ cannot be a GraphQL enum value.',
    )
  })

  test('quotation marks in a description do not end it', () => {
    const thing = object('Thing', 'A """ thing.', { name })
    expect(() => parse(graphqlTypes([kind(thing)]))).not.toThrow()
    const quoted = object('Thing', 'A "thing"', { name })
    expect(() => parse(graphqlTypes([kind(quoted)]))).not.toThrow()
  })
})
