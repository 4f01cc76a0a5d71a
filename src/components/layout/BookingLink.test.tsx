import { renderToStaticMarkup } from 'react-dom/server'
import { setStaticQuery } from '../../../tests/support/gatsby'
import { BookingLink } from './BookingLink'

const render = (booking: string | null) => {
  setStaticQuery({ siteFacts: { booking }, navigation: {}, brand: {} })
  return renderToStaticMarkup(<BookingLink />)
}

test('links to the booking page if the site has one', () => {
  expect(render('https://cal.example/agency')).toContain('href="https://cal.example/agency"')
  expect(render(null)).toBe('')
})
