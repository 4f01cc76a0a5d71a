import { readFileSync } from 'node:fs'
import type { Measurements } from './measurements'
import type { ProvenanceWords } from './provenance-words'
import { interpolate, variables, unknownVariables, type VariableSources } from './variables'

const study = { provenance: 'illustrative' }

const everything: VariableSources = {
  pricing: { packages: [{ slug: 'small', price: 5000 }] } as never,
  addOns: { items: [{ slug: 'page', price: 500 }] } as never,
  servicePages: [
    {
      pricing: {
        rows: [
          { slug: 'article', price: { from: 900, to: 1600, per: 'once' } },
          { slug: 'look', price: { from: 625, per: 'once' } },
          { slug: 'referred', addOn: 'page' },
          { price: { from: 1900, per: 'month' } },
        ] as never,
      },
    },
  ],
  facts: [{ slug: 'reply', text: 'by the next day', about: 'Replies.' }],
  faq: { items: Array(10) },
  services: Array(2),
  teams: Array(8),
  posts: Array(24),
  studies: Array<typeof study>(38).fill(study),
  measurements: JSON.parse(readFileSync('data/measurements.json', 'utf8')) as Measurements,
  provenance: {
    all: 'All are.',
    some: '{illustrative} of {all} are.',
    none: 'None is.',
  } as ProvenanceWords,
  security: {
    processors: [],
    visits: { script: 'https://count.example/a.js', statement: 'Visits are counted.' },
  },
}
const known = variables(everything)

test.each([
  ['From {price:small}, {price:page} a page.', 'From $5,000, $500 a page.'],
  ['{price:article}, {lowest:article} to {highest:article}', '$900–\u2060$1,600, $900 to $1,600'],
  ['{price:look}', '$625'],
  ['{count:questions} questions, {count:case-studies} studies', 'ten questions, 38 studies'],
  [
    'We answer {fact:reply}. {Fact:reply} we answer.',
    'We answer by the next day. By the next day we answer.',
  ],
  ['{provenance:studies}', 'All are.'],
  [
    'In 4-8 weeks, $10–$30. A KT 80-250/0, on 2026-11-26; 555-0100.',
    'In 4-\u20608 weeks, $10–\u2060$30. A KT 80-250/0, on 2026-11-26; 555-0100.',
  ],
  ['{visits:counted}', 'Visits are counted.'],
  ['Nothing is interpolated here: {all}.', 'Nothing is interpolated here: {all}.'],
])('fills in “%s”', (text, filled) => {
  expect(interpolate(text, known)).toBe(filled)
})

test.each([
  [37, '37 of 38 are.'],
  [2, 'Two of 38 are.'],
  [0, 'None is.'],
])('describes 38 case studies, %i of them illustrative', (illustrative, sentence) => {
  const studies = Array.from({ length: 38 }, (_, index) => ({
    provenance: index < illustrative ? 'illustrative' : 'verified',
  }))
  const some = variables({ ...everything, studies })
  expect(some.get('provenance:studies')).toBe(sentence)
})

test.each(['price:large', 'price:', 'fact:page', 'prices:small', 'price: small', 'price:referred'])(
  'reports {%s} as unknown',
  name => {
    expect(unknownVariables(`It costs {${name}}.`, known)).toEqual([name])
    expect(() => interpolate(`{${name}}`, known)).toThrow(`There’s no variable {${name}}.`)
  },
)

const RESEND = { name: 'Resend', statement: 'Resend delivers that email.' }

test.each([
  [
    'the site’s own handler',
    '/api/contact',
    /^Its form asks .* to this site’s server,.* keeps no copy\. Resend delivers/,
  ],
  [
    'a form service',
    'https://forms.example/a?b=c',
    /^Its form asks .* straight to forms\.example, a form service/,
  ],
  ['a site without a form', undefined, /^It has no form\./],
])('the privacy page’s text about messages matches %s', (_, contactEndpoint, way) => {
  const texts = variables({ security: { contactEndpoint, processors: [RESEND] } })
  expect(texts.get('message:way')).toMatch(way)
  expect(texts.get('message:guards')).not.toContain('how long')
  const own = /the server|no copy/
  expect(own.test(`${texts.get('message:way')}${texts.get('message:guards')}`)).toBe(
    contactEndpoint === '/api/contact',
  )
})
