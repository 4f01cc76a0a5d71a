/** The agency's name, hours, rating and year are other ones, and the owner has said who it is. */
import type { Site } from '../../../src/content/site'
import { dataOf, setData } from '../editor'
import type { Edit } from '../edit'

const NAME = 'Northlight & Daughters'
const HOURS = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '08:30',
  closes: '17:15',
}
const RATING = { value: 4.7, count: 131 }
const YEAR = 2031
const SOURCE = { name: 'Reviewers’ Guild', url: 'https://www.reviewers-guild.example/northlight' }
const COMPANY = {
  legalName: 'Northlight Partners LLC',
  address: {
    street: '12 Harbour Street',
    locality: 'Portland',
    region: 'Maine',
    postalCode: '04101',
    country: 'US',
  },
  timeZone: 'Eastern Time',
  people: 23,
}
const TELEPHONE = '+1 207 555 0142'
const START = { field: '2031-02', words: 'February 2031' }

const REPUTATION = ['/', '/about', '/contact']
let before: Site
let sampleFigure: string

export const facts: Edit = {
  name: 'changed the agency’s name, hours, rating and year, and said who it is',
  make(copy) {
    before = dataOf<Site>(copy, 'site.json')
    sampleFigure = dataOf<{ sampleFigure: string }>(copy, 'provenance.json').sampleFigure
    // Another hour than it was, whatever it was.
    if (before.hours.opens === HOURS.opens) HOURS.opens = '08:45'
    setData(copy, 'site.json', ['name'], NAME)
    setData(copy, 'site.json', ['hours'], HOURS)
    for (const [field, value] of Object.entries(RATING))
      setData(copy, 'site.json', ['rating', field], value)
    setData(copy, 'site.json', ['copyrightYear'], YEAR)
    setData(copy, 'site.json', ['rating', 'source'], SOURCE)
    setData(copy, 'site.json', ['company'], COMPANY)
    setData(copy, 'site.json', ['telephone'], TELEPHONE)
    setData(copy, 'site.json', ['nextStart'], START.field)
  },
  shows: {
    'no file has the old name': site => {
      expect(site.filesWith(before.name)).toEqual([])
    },
    'every page has the new name and year': site => {
      const without = [...site.paths].filter(
        path => !site.text(path, 'footer').includes(`© ${YEAR} ${NAME}`),
      )
      expect(without).toEqual([])
      expect(JSON.parse(site.file('manifest.webmanifest'))).toMatchObject({ name: NAME })
    },
    'hours and rating are new wherever they stand': site => {
      const { days, opens, closes } = HOURS
      for (const path of REPUTATION) {
        const text = site.text(path, 'main')
        expect(text).toContain(`${days[0]} to ${days.at(-1)}`)
        expect(text).toMatch(new RegExp(`${opens}\\s?[–-]\\s?${closes}`))
        expect(text).toContain(`${RATING.value} of`)
        expect(text).toContain(`${RATING.count} reviews`)
        expect(text).not.toContain(before.hours.opens)
      }
    },
    'a rating with a source leads to it, and is no sample figure': site => {
      for (const path of REPUTATION) {
        expect(site.page(path).$(`main dd a[href="${SOURCE.url}"]`).text()).toBe(SOURCE.name)
        expect(site.text(path, 'main')).not.toContain(sampleFigure)
      }
    },
    'the contact page says who the agency is, as its structured data does': site => {
      const text = site.text('/contact', 'main')
      for (const words of [
        COMPANY.legalName,
        '12 Harbour Street, Portland, Maine 04101, United States',
        COMPANY.timeZone,
        TELEPHONE,
        START.words,
      ])
        expect(text).toContain(words)
      expect(site.object('/contact', 'ProfessionalService')).toMatchObject({
        legalName: COMPANY.legalName,
        telephone: TELEPHONE,
        address: { streetAddress: COMPANY.address.street, addressCountry: 'US' },
        numberOfEmployees: { value: COMPANY.people },
      })
    },
    'so are they in the structured data': site => {
      expect(site.object('/', 'ProfessionalService')).toMatchObject({
        name: NAME,
        openingHoursSpecification: { opens: HOURS.opens, closes: HOURS.closes },
        aggregateRating: { ratingValue: RATING.value, reviewCount: RATING.count },
      })
    },
  },
}
