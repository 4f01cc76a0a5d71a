import { renderToStaticMarkup } from 'react-dom/server'
import { readChoice, type Offer } from '../../../contact/choice'
import { Quote } from './Quote'

const OFFER: Offer = {
  services: [{ slug: 'seo', name: 'SEO' }],
  packages: [
    { slug: 'starter', name: 'Starter', price: 5000, period: 'once', features: ['Five pages'] },
  ],
  addOns: [
    { slug: 'care', name: 'Care', price: 500, period: 'month', description: 'Updates each month.' },
  ],
}

const quote = (query: string) =>
  renderToStaticMarkup(
    <Quote
      choice={readChoice(new URLSearchParams(query), OFFER)}
      offer={OFFER}
      terms={{ note: 'Before tax.', validDays: 30 }}
      url="https://www.agency.example/apps"
      email="hello@agency.example"
    />,
  ).replace(/<[^>]+>/g, ' ')

test('shows what was selected, what’s included, the prices, and who to contact', () => {
  for (const words of [
    'Five pages',
    'Updates each month.',
    'from $5,000',
    '$500 per month',
    'Monthly',
    'good for 30 days',
    'Before tax.',
    'hello@agency.example',
    'https://www.agency.example/apps?package=starter&amp;add-on=care',
  ])
    expect(quote('package=starter&add-on=care')).toContain(words)
})

test('renders nothing if only a service is selected', () => {
  expect(quote('service=seo')).toBe('')
})
