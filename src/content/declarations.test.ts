/** Each field type rejects invalid values. */
import { readFileSync } from 'node:fs'
import {
  type JsonSchema,
  listFiles,
  outputSchema,
} from '../../plugins/gatsby-plugin-content-check/src'
import { contentTypes } from '../page-kinds/documents'
import { addOn, pricingPackage } from './pricing'
import { faqItem } from './faq-item'
import { pageMetadata } from './page-metadata'
import { service } from '../page-kinds/service/declaration'
import { shortcodes } from './shortcode'
import type { z } from 'zod'

describe('field types', () => {
  const field = (name: string, kind: string) => {
    const found = contentTypes.find(({ typeName }) => typeName === kind)
    return (found?.declaration as z.ZodObject).shape[name] as z.ZodType
  }
  const hours = (field('hours', 'SiteFacts') as z.ZodObject).shape as Record<string, z.ZodType>

  test.each([
    [
      'dates must exist',
      field('date', 'Post'),
      ['2024-02-29', '2025-12-31'],
      ['2026-13-40', '2025-02-29', '2025-04-31', '2025-4-1', '01.04.2025', '2025-04-01T00:00:00Z'],
    ],
    [
      'slugs are lowercase letters, digits, and single hyphens',
      field('slug', 'Service'),
      ['a-team', '4th'],
      ['A', 'a_b', 'a--b', '-a', 'a-', 'a b', 'ä', '../a'],
    ],
    [
      'paths are on this site, without a trailing slash',
      field('path', 'Service'),
      ['/', '/services/seo', '/about#team'],
      ['about', '/about/', '//other.example', '/a?b', '/A', 'https://a.example/', '/a b', '/../a'],
    ],
    [
      'URLs are https and have a valid host',
      field('url', 'SiteFacts'),
      ['https://www.a.example/b'],
      ['http://a.example', 'javascript:alert(1)', '//a.example', 'https://', 'https://localhost'],
    ],
    [
      'colors are six hexadecimal digits',
      field('theme', 'Brand'),
      ['#0f766e', '#0F766E'],
      ['#fff', 'teal', '0f766e', 'url(x)'],
    ],
    [
      'times are valid',
      hours.opens as z.ZodType,
      ['09:00', '23:59'],
      ['9:00', '24:00', '09:60', '09:00:00'],
    ],
    [
      'images are in their file’s folder',
      shortcodes.Figure.attributes.shape.src,
      ['./cover.png'],
      [
        'cover.png',
        '../cover.png',
        '/cover.png',
        './a/b.png',
        './x.gif',
        './x',
        'https://a.b/x.png',
      ],
    ],
  ])('%s', (_, declaration, right, wrong) => {
    const accepted = (values: string[]) =>
      values.filter(value => declaration.safeParse(value).success)
    expect(accepted(right)).toEqual(right)
    expect(accepted([...wrong, ''])).toEqual([])
  })

  test('shortcodes reject unknown attributes', () => {
    for (const { attributes } of Object.values(shortcodes))
      expect(attributes.safeParse({ onclick: 'alert(1)' }).success).toBe(false)
  })
})

test('every group and list has an example in a file or in the docs', () => {
  const files = listFiles('.', ['data', 'content']).filter(file => /\.(?:json|mdx)$/.test(file))
  const texts = [...files, 'docs/editing.md', 'docs/hosting.md'].map(file =>
    readFileSync(file, 'utf8'),
  )
  const isShown = (name: string) =>
    texts.some(text => new RegExp(`(?:^|\\s)"?${name}"?:`, 'm').test(text))
  const groups = (schema: JsonSchema, path: string): string[] => [
    ...(schema.items ? groups(schema.items, path) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
      ...(part.properties || part.items || part.type === 'object' ? [`${path}.${name}`] : []),
      ...groups(part, `${path}.${name}`),
    ]),
  ]
  const all = contentTypes.flatMap(({ typeName, declaration }) =>
    groups(outputSchema(declaration), typeName),
  )
  expect(all.filter(path => !isShown(path.split('.').at(-1) ?? ''))).toEqual([])
})

describe('the data shapes in the spec', () => {
  const names = (declaration: z.ZodObject) => Object.keys(declaration.shape)

  test.each([
    [
      'pricing package',
      pricingPackage,
      ['name', 'price', 'period', 'description', 'features', 'popular', 'buttonText'],
    ],
    ['add-on', addOn, ['name', 'price']],
    ['FAQ item', faqItem, ['question', 'answer']],
    ['service link', service, ['name', 'path', 'icon']],
    [
      'page metadata',
      pageMetadata,
      [
        ...['title', 'description', 'keywords', 'ogTitle', 'ogDescription', 'ogType', 'ogImage'],
        ...['canonicalUrl', 'twitterCard', 'twitterTitle', 'twitterDescription', 'twitterImage'],
        'structuredData',
      ],
    ],
  ] as const)('a %s has all of its fields', (_, declaration, fields) => {
    expect(names(declaration)).toEqual(expect.arrayContaining([...fields]))
  })
})
