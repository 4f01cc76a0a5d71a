/** Each kind of field refuses what it must. */
import { documentKinds } from './documents'
import { addOn } from './add-on'
import { faqItem } from './faq-item'
import { pageMetadata } from './page-metadata'
import { pricingPackage } from './pricing-package'
import { service } from './service'
import { shortcodes } from './shortcode'
import type { z } from 'zod'

describe('kinds of fields', () => {
  const refused = (
    declaration: { safeParse(value: unknown): { success: boolean } },
    values: unknown[],
  ) => values.map(value => [value, declaration.safeParse(value).success])

  const field = (name: string, kind: string) => {
    const found = documentKinds.find(({ typeName }) => typeName === kind)
    return (found?.declaration as z.ZodObject).shape[name] as z.ZodType
  }

  test('days must exist', () => {
    for (const day of ['2024-02-29', '2025-12-31'])
      expect(field('date', 'Post').safeParse(day).success).toBe(true)
    expect(
      refused(field('date', 'Post'), [
        '2026-13-40',
        '2025-02-29',
        '2025-04-31',
        '2025-4-1',
        '01.04.2025',
        '2025-04-01T00:00:00Z',
        '',
      ]).filter(([, success]) => success),
    ).toEqual([])
  })

  test('slugs are lower-case letters, digits and single hyphens', () => {
    expect(
      refused(field('author', 'Post'), [
        'A',
        'a_b',
        'a--b',
        '-a',
        'a-',
        'a b',
        'ä',
        '../a',
        '',
      ]).filter(([, success]) => success),
    ).toEqual([])
  })

  test('paths are of this site, without a slash at their end', () => {
    for (const path of ['/', '/services/seo', '/about#team'])
      expect(field('path', 'Service').safeParse(path).success).toBe(true)
    expect(
      refused(field('path', 'Service'), [
        'about',
        '/about/',
        '//other.example',
        '/a?b',
        '/A',
        'https://a.example/',
        '/a b',
        '/../a',
        'javascript:alert(1)',
      ]).filter(([, success]) => success),
    ).toEqual([])
  })

  test('addresses are https and have a host that can exist', () => {
    expect(field('url', 'SiteFacts').safeParse('https://www.a.example/b').success).toBe(true)
    expect(
      refused(field('url', 'SiteFacts'), [
        'http://a.example',
        'javascript:alert(1)',
        '//a.example',
        'https://',
        'https://localhost',
        'a.example',
        'data:text/html,x',
      ]).filter(([, success]) => success),
    ).toEqual([])
  })

  test('colours are six hexadecimal digits, hours are on the clock', () => {
    const theme = field('theme', 'Brand')
    const { shape: hours } = field('hours', 'SiteFacts') as unknown as {
      shape: Record<string, z.ZodType>
    }
    const wrong = ['#fff', 'teal', '#0F766E', '0f766e', 'url(x)']
    expect(wrong.filter(value => theme.safeParse(value).success)).toEqual([])
    const times = ['9:00', '24:00', '09:60', '09:00:00', '']
    expect(times.filter(value => hours.opens?.safeParse(value).success)).toEqual([])
  })

  test('pictures lie beside their file', () => {
    const { src } = shortcodes.Figure.attributes.shape
    expect(src.safeParse('./cover.png').success).toBe(true)
    expect(
      [
        'cover.png',
        '../cover.png',
        '/cover.png',
        './a/b.png',
        './x.gif',
        './x',
        'https://a.example/x.png',
      ].filter(value => src.safeParse(value).success),
    ).toEqual([])
  })

  test('shortcodes refuse attributes they do not know', () => {
    for (const { attributes } of Object.values(shortcodes))
      expect(attributes.safeParse({ onclick: 'alert(1)' }).success).toBe(false)
    expect(
      shortcodes.Quotation.attributes.safeParse({ source: 'A report', url: 'javascript:1' })
        .success,
    ).toBe(false)
  })
})

describe('the shapes of section 3 of the specification', () => {
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
  ] as const)('a %s has its fields', (_, declaration, fields) => {
    expect(names(declaration)).toEqual(expect.arrayContaining([...fields]))
  })
})
