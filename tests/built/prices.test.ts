/** Prices on service pages, computed here from data/ rather than by the code under test. */
import type { AddOns, Pricing } from '../../src/content/pricing'
import type { Service, ServicePage } from '../../src/page-kinds/service/declaration'
import { dataFiles, readData } from '../support/content'
import { page, plain, textOf, textsOf } from './site'

const { packages } = readData<Pricing>('pricing.json')
const { items: addOns } = readData<AddOns>('add-ons.json')

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
const range = (from: number, to = from) => dollars(from) + (to === from ? '' : `–${dollars(to)}`)

/** A service’s price rows, from its data. */
function rowsOf(slug: string) {
  const file = `service-pages/${slug}.json`
  if (!dataFiles('service-pages').includes(file))
    return packages.map(({ name, price, period, popular }) => {
      return { name, from: price, to: NaN, per: period, typical: popular ? 1 : 0, extra: false }
    })
  return readData<ServicePage>(file).pricing.rows.map(row => {
    const addOn = addOns.find(({ slug: name }) => name === row.addOn)
    const { from, to = from, per } = row.price ?? { from: addOn?.price ?? NaN, per: addOn?.period }
    return { name: row.name, from, to, per, typical: row.typical ?? 0, extra: row.extra ?? false }
  })
}

type Row = ReturnType<typeof rowsOf>[number]

/** The starting prices as pages show them. */
function lowestOf(rows: readonly Row[]): string {
  const lowest = (wanted: string) =>
    rows
      .filter(({ per, extra }) => per === wanted && !extra)
      .map(({ from }) => from)
      .sort((a, b) => a - b)
      .slice(0, 1)
      .map(from => dollars(from) + (wanted === 'month' ? ' per month' : ''))
  return `from ${[...lowest('once'), ...lowest('month')].join(', or ')}`
}

/** A typical client’s total. */
function totalOf(rows: readonly Row[]): string {
  const sum = (of: (row: Row) => number) =>
    rows.reduce((total, row) => total + (row.typical ? of(row) * row.typical : 0), 0)
  const [from, to] = [sum(row => row.from), sum(row => row.to)]
  return Number.isNaN(to) ? `from ${dollars(from)}` : range(from, to)
}

const services = dataFiles('services')
  .map(file => readData<Service>(file))
  .map(service => ({ ...service, rows: rowsOf(service.slug) }))
const withPage = services.filter(({ slug }) =>
  dataFiles('service-pages').includes(`service-pages/${slug}.json`),
)

describe.each(withPage.map(service => [service.path, service] as const))('%s', (path, service) => {
  const { slug, rows } = service

  test('shows its lowest prices at the top, with a link to all prices', () => {
    const { $ } = page(path)
    const links = $('main a[href="#prices"]')
      .toArray()
      .map(link => plain($(link).text()))
    expect(links).toEqual([lowestOf(rows).replace(/^f/, 'F'), 'Prices'])
  })

  test('has a table row for each price, with an amount that links to the contact form', () => {
    const built = page(path)
    expect(textsOf(built, '#prices tbody th')).toEqual(rows.map(({ name }) => name))
    const amounts = built.$(`#prices tbody a[href="/contact?service=${slug}"]`).toArray()
    expect(amounts.map(link => plain(built.$(link).text()))).toEqual(
      rows.map(({ from, to, per }) => {
        const words = per === 'once' ? '' : ` per ${per}`
        return range(from, to) + words
      }),
    )
    expect(textOf(built, '#prices')).toContain(`, ${totalOf(rows)} over `)
  })

  test('has at most 1,000 words', () => {
    const { $ } = page(path)
    const words = $('main').clone()
    words.find('svg, .g-numbers').remove()
    expect(plain(words.text()).split(' ').length).toBeLessThanOrEqual(1000)
  })
})

test('every price in a service’s metadata or summary is one of its starting prices', () => {
  const stated = services.flatMap(({ metadata, summary, rows, slug }) =>
    [...`${metadata.title} ${metadata.description} ${summary}`.matchAll(/\$([\d,]+)/g)]
      .map(([, digits = '']) => Number(digits.replaceAll(',', '')))
      .map(amount => ({ slug, amount, found: rows.some(({ from }) => from === amount) })),
  )
  expect(stated.length).toBeGreaterThan(0)
  expect(stated.filter(({ found }) => !found)).toEqual([])
})
