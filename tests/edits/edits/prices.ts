/** A package and an add-on cost something else. */
import { formatValue } from '../../../src/content/format'
import type { AddOns } from '../../../src/content/add-on'
import type { Pricing } from '../../../src/content/pricing-package'
import type { Service } from '../../../src/content/service'
import { plain } from '../../built/site'
import { dataOf, setData } from '../editor'
import type { Edit } from '../edit'

/** The service that the packages are of. */
export const WEB = 'web-application-development'

const dollars = (price: number) => plain(formatValue(price, 'currency'))
/** A price that nothing else has. */
const other = (price: number, taken: readonly number[]): number =>
  taken.includes(price + 130) ? other(price + 130, taken) : price + 130

const changed = { path: '', slug: '', name: '', old: 0, price: 0, addOn: '', addOnPrice: 0 }
/** Texts of data that name the price of the package, and not in figures. */
let naming: string[] = []

export const prices: Edit = {
  name: 'given a package and an add-on another price',
  make(copy) {
    const { packages } = dataOf<Pricing>(copy, 'pricing.json')
    const { items } = dataOf<AddOns>(copy, 'add-ons.json')
    const taken = [...packages, ...items].map(({ price }) => price)
    const [first] = packages
    const [addOn] = items
    if (!first || !addOn) throw new Error('There are no packages and add-ons.')
    changed.path = dataOf<Service>(copy, `services/${WEB}.json`).path
    Object.assign(changed, { slug: first.slug, name: first.name, old: first.price })
    changed.price = other(first.price, taken)
    changed.addOn = addOn.name
    changed.addOnPrice = other(addOn.price, [...taken, changed.price])
    setData(copy, 'pricing.json', ['packages', 0, 'price'], changed.price)
    setData(copy, 'add-ons.json', ['items', 0, 'price'], changed.addOnPrice)
    const { items: questions } = dataOf<{ items: { answer: string }[] }>(copy, 'faq.json')
    naming = questions
      .filter(({ answer }) => answer.includes(`{price:${first.slug}}`))
      .map(({ answer }) => answer.replace(/\{price:.*/s, ''))
  },
  shows: {
    'the package’s own place states the price': site => {
      expect(site.text(changed.path, `[id="${changed.slug}"]`)).toContain(
        `from ${dollars(changed.price)}`,
      )
      expect(site.text(changed.path)).toContain(dollars(changed.addOnPrice))
    },
    'so do the answers that name it': site => {
      for (const start of naming) {
        const answer = site.text(changed.path).split(plain(start))[1] ?? ''
        expect(answer.slice(0, 200)).toContain(dollars(changed.price))
      }
    },
    'so does the structured data': site => {
      const service = JSON.stringify(site.object(changed.path, 'Service'))
      expect(service).toContain(`"minPrice":${changed.price}`)
      expect(service).toContain(`"price":${changed.addOnPrice}`)
      expect(service).not.toContain(`"minPrice":${changed.old},`)
    },
    'the page states the old price nowhere': site => {
      const stated = new RegExp(`${dollars(changed.old).replace('$', '\\$')}(?![\\d,])`)
      expect(site.text(changed.path)).not.toMatch(stated)
    },
  },
}
