import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCaseStudies } from '../../../../tests/support/content'
import { optionsFor } from './options'

const studies = [
  { services: [{ slug: 'seo' }, { slug: 'ppc' }], industry: { slug: 'retail' } },
  { services: [{ slug: 'seo' }], industry: { slug: 'retail' } },
]
const given = ['email', 'seo', 'ppc'].map(slug => ({ slug, name: slug.toUpperCase() }))

test('what no study has is not offered, and the rest is counted and numbered', () => {
  const options = optionsFor(given, 's', studies, ({ services }) => services.map(one => one.slug))
  expect(options).toEqual([
    { slug: 'seo', name: 'SEO', count: 2, place: 1, mark: 's1' },
    { slug: 'ppc', name: 'PPC', count: 1, place: 2, mark: 's2' },
  ])
})

test('the style sheet hides by as many services and industries as the studies have', () => {
  const sheet = readFileSync(join(__dirname, 'StudyFilter.css'), 'utf8')
  const fields = readCaseStudies().map(study => study.fields)
  const most = {
    s: new Set(fields.flatMap(({ services }) => services)).size,
    i: new Set(fields.map(({ industry }) => industry)).size,
  }
  for (const [prefix, count] of Object.entries(most)) {
    expect(count).toBeGreaterThan(1)
    for (let place = 1; place <= count; place++) {
      const name = `.${prefix}${place}`
      expect(sheet).toContain(`.sf:has(${name}:checked) li:not(${name})`)
      // A service that an industry has no study of is one that its option does not name.
      if (prefix === 's')
        expect(sheet).toContain(
          `:has(${name}:checked):has([name='industry'] [class]:checked:not(.w${place}))`,
        )
    }
  }
})
