/**
 * Prices at a glance: on every tile, at the top of every service’s page, and side by side. What is expected
 * is worked out here from the rows as they are written, not by the code that is tested.
 */
import type { PriceWords } from '../../src/content/price-words'
import type { Pricing } from '../../src/content/pricing-package'
import type { Service, ServicePage } from '../../src/content/service'
import { dataFiles, liveCaseStudies, readData } from '../support/content'
import { formatValue, page, plain, textOf, textsOf } from './site'

const words = readData<PriceWords>('price-words.json')
const { packages, time } = readData<Pricing>('pricing.json')

const dollars = (amount: number) => plain(formatValue(amount, 'currency'))

interface Row {
  name: string
  /** The figures of the price, lowest first. */
  amounts: number[]
  monthly: boolean
  each: boolean
  typical: number
  extra: boolean
}

/** The ways to buy a service, as its data has them. */
function rowsOf(slug: string): { rows: Row[]; time: string; anchor: string } {
  const file = `service-pages/${slug}.json`
  if (!dataFiles('service-pages').includes(file)) {
    const rows = packages.map(({ name, price, period, popular }) => ({
      name,
      amounts: [price],
      monthly: period === 'month',
      each: false,
      typical: popular ? 1 : 0,
      extra: false,
    }))
    return { rows, time, anchor: 'pricing' }
  }
  const { pricing } = readData<ServicePage>(file)
  const rows = pricing.rows.map(({ name, price, typical = 0, extra = false }) => ({
    name,
    amounts: [...price.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) =>
      Number(digits.replaceAll(',', '')),
    ),
    monthly: price.endsWith('month'),
    each: / (?:a|per) (?!month$)\w+$/.test(price),
    typical,
    extra,
  }))
  return { rows, time: pricing.time, anchor: 'prices' }
}

/** The lowest prices to begin with, in words. */
function lowestOf(rows: Row[]): string {
  const lowest = (monthly: boolean) =>
    rows
      .filter(row => row.monthly === monthly && !row.each && !row.extra)
      .map(({ amounts }) => amounts[0] ?? 0)
      .sort((a, b) => a - b)[0]
  const [once, month] = [lowest(false), lowest(true)]
  const parts = [
    once === undefined ? [] : [`${dollars(once)} ${words.once}`],
    month === undefined ? [] : [`${dollars(month)} ${words.month}`],
  ].flat()
  return `${words.from} ${parts.join(`, ${words.or} `)}`
}

/** What a typical client pays in all. */
function totalOf(rows: Row[]): string {
  const bought = rows.filter(({ typical }) => typical > 0)
  const sum = (index: number) =>
    bought.reduce((total, { amounts, typical }) => total + (amounts[index] ?? NaN) * typical, 0)
  return Number.isNaN(sum(1))
    ? `${words.from} ${dollars(sum(0))}`
    : `${dollars(sum(0))}–${dollars(sum(1))}`
}

const services = dataFiles('services').map(file => {
  const service = readData<Service>(file)
  return { ...service, ...rowsOf(service.slug) }
})
const ordered = [...services].sort((a, b) => a.order - b.order)

describe.each(services.map(service => [service.name, service] as const))('%s', (_, service) => {
  const { path, anchor, rows } = service

  test.each(['/', '/services'])('has its lowest prices at its name on %s', list => {
    const { $ } = page(list)
    const found = $(`main li a[href="${path}#${anchor}"]`)
    expect(found.toArray().map(link => plain($(link).text()))).toEqual([lowestOf(rows)])
    expect(found.closest('li').find(`a[href="${path}"]`).first().text()).toBe(service.name)
  })

  test('leads to its prices from the top of its page and from the foot of a phone', () => {
    const { $ } = page(path)
    const links = $(`main a[href="#${anchor}"]`)
      .toArray()
      .map(link => plain($(link).text()))
    expect(links).toEqual([`${words.heading} ${lowestOf(rows)}`, words.heading])
    expect($(`[id="${anchor}"]`)).toHaveLength(1)
  })

  test('closes with the form, and the form knows of the service', () => {
    const { $ } = page(path)
    const last = $('main a').last()
    expect(last.attr('href')).toBe(`/contact?service=${service.slug}`)
  })
})

describe.each(
  services
    .filter(({ anchor }) => anchor === 'prices')
    .map(service => [service.path, service] as const),
)('%s', (path, { rows, time: takes }) => {
  test('has one block of prices, under a plain heading, with what is typical', () => {
    const built = page(path)
    expect(textsOf(built, '#prices h2')).toEqual([words.heading])
    expect(textsOf(built, '#prices dt')).toEqual(rows.map(({ name }) => name))
    const text = textOf(built, '#prices')
    expect(text).toContain(`${words.table.total}: ${totalOf(rows)}`)
    expect(text).toContain(takes)
  })

  test('the prices are its second band', () => {
    const { $ } = page(path)
    const bands = $('main section').filter((_, band) => $(band).parents('section').length === 0)
    expect(bands.eq(1).attr('id')).toBe('prices')
  })
})

test('the table compares all services: lowest, typical total and time', () => {
  const { $ } = page('/services')
  // Under the heading of the totals stand the ticks of their scale, for the eye alone.
  const heads = $('#prices thead th').clone()
  heads.find('[aria-hidden]').remove()
  expect(heads.toArray().map(head => plain($(head).text()))).toEqual([
    words.table.service,
    words.table.lowest,
    words.table.total,
    words.table.time,
  ])
  const cells = $('#prices tbody tr')
    .toArray()
    .map(row => [
      $(row).find('th a').attr('href'),
      ...$(row)
        .find('th, td')
        .toArray()
        // What a total is added up from stands below it.
        .map(cell => plain($(cell).find('p').first().text() || $(cell).text())),
    ])
  expect(cells).toEqual(
    ordered.map(({ name, path, anchor, rows, time: takes }) => [
      `${path}#${anchor}`,
      name,
      lowestOf(rows),
      totalOf(rows),
      takes,
    ]),
  )
})

test('a total says what it is added up from', () => {
  const { $ } = page('/services')
  const workings = $('#prices tbody tr')
    .toArray()
    .map(row => plain($(row).find('p').last().text()))
  for (const [index, { rows }] of ordered.entries()) {
    const bought = rows.filter(({ typical }) => typical > 0)
    expect(bought.length).toBeGreaterThan(0)
    expect(workings[index]?.split(' + ')).toEqual(
      bought.map(({ name, monthly, typical }) => {
        if (monthly) return `${typical} ${words.months} ${name}`
        return typical > 1 ? `${typical} × ${name}` : name
      }),
    )
  }
})

test('a price that a service’s description gives to search engines is one of its page', () => {
  const stated = services.flatMap(({ metadata, summary, rows, slug }) =>
    [...`${metadata.title} ${metadata.description} ${summary}`.matchAll(/\$([\d,]+)/g)]
      .map(([, digits = '']) => Number(digits.replaceAll(',', '')))
      .map(amount => ({ slug, amount, found: rows.some(({ amounts }) => amounts[0] === amount) })),
  )
  expect(stated.length).toBeGreaterThan(0)
  expect(stated.filter(({ found }) => !found)).toEqual([])
})

describe('the fees of the studies against the lists of their services', () => {
  const listed = (names: string[], monthly: boolean) =>
    services
      .filter(({ slug }) => names.includes(slug))
      .flatMap(({ rows }) => rows.filter(row => row.monthly === monthly && !row.each))
  const studies = liveCaseStudies().flatMap(({ slug, fields: { services: names, fees = [] } }) =>
    fees.length > 0 ? [{ slug, names, fees }] : [],
  )

  test('there are studies with fees', () => {
    expect(studies.length).toBeGreaterThan(0)
  })

  test.each(
    studies.flatMap(({ slug, names, fees }) =>
      fees
        .filter(({ every }) => every === 'month')
        .map(({ amount }) => [slug, amount, listed(names, true)] as const),
    ),
  )('%s: %d a month is within a price of the list', (_, amount, rows) => {
    const within = rows.filter(
      ({ amounts: [low = NaN, high = NaN] }) => low <= amount && amount <= high,
    )
    expect(within.length).toBeGreaterThan(0)
  })

  test.each(
    studies.flatMap(({ slug, names, fees }) => {
      const once = fees.filter(({ every }) => !every).reduce((sum, { amount }) => sum + amount, 0)
      return once > 0 ? [[slug, once, listed(names, false)] as const] : []
    }),
  )('%s: %d once is no less than the lowest price of the list', (_, amount, rows) => {
    const lowest = rows.filter(({ extra }) => !extra).map(({ amounts: [low = NaN] }) => low)
    expect(amount).toBeGreaterThanOrEqual(Math.min(...lowest))
  })
})
