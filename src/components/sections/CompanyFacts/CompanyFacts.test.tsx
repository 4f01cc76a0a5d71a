import { render } from '../../../../tests/support/language'
import { CompanyFacts } from './CompanyFacts'

const LABELS = {
  telephoneLabel: 'Phone',
  companyLabel: 'Company',
  addressLabel: 'Address',
  timeZoneLabel: 'Time zone',
  peopleLabel: 'People',
  nextStartLabel: 'New work can begin in',
}
const NOTHING = { telephone: null, nextStart: null, company: null }

const shown = (facts: Queries.CompanyFieldsFragment) =>
  render(<CompanyFacts facts={facts} labels={LABELS} />)

test('what is not known does not show, nor do the words before it', () => {
  expect(shown(NOTHING)).toBe('')
  const one = shown({ ...NOTHING, nextStart: '2031-02' })
  expect(one).toContain('New work can begin in')
  expect(one).toContain('February 2031')
  expect(one).not.toContain('Phone')
})

test('who the agency is, in the words of a visitor', () => {
  const all = shown({
    telephone: '+1 207 555 0142',
    nextStart: null,
    company: {
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
    },
  })
  expect(all).toContain('12 Harbour Street, Portland, Maine 04101, United States')
  expect(all).toContain('<a href="tel:+12075550142">+1\u00a0207\u00a0555\u00a00142</a>')
  for (const words of ['Northlight Partners LLC', 'Eastern Time', '23'])
    expect(all).toContain(words)
})
