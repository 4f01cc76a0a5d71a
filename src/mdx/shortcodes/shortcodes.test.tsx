import { createElement } from 'react'
import { render as renderInLanguage } from '../../../tests/support/language'
import { createShortcodes, type ShortcodeContext } from './shortcodes'

const context: ShortcodeContext = {
  metrics: [
    {
      id: 'bookings',
      label: 'Bookings a month',
      baseline: 412,
      value: 1093,
      format: 'number',
      better: 'higher',
      window: 'March 2023 against February 2024',
      method: 'The booking system.',
    },
  ],
  pictures: { './home.png': { src: '/static/home.webp', width: 800, height: 500, sources: [] } },
}

function render(name: string, props: object, given: ShortcodeContext = context): string {
  const component = createShortcodes(given)[name]
  if (!component) throw new Error(`No shortcode ${name}.`)
  return renderInLanguage(createElement(component, props))
}

describe('createShortcodes', () => {
  test('finds a metric by its ID', () => {
    expect(render('Metric', { id: 'bookings' })).toContain('<strong>1,093</strong>')
  })

  test('throws an error if a metric or chart is missing', () => {
    const error = 'The front matter has no metric or chart with the ID year.'
    expect(() => render('Metric', { id: 'year' })).toThrow(error)
    expect(() => render('Chart', { id: 'year' })).toThrow(error)
  })

  test('renders the processed image', () => {
    const html = render('Figure', { src: './home.png', alt: 'The home page' })
    expect(html).toContain(
      'src="/static/home.webp" width="800" height="500" alt="The home page" loading="lazy"',
    )
    const tryIt = '/work/one/menu'
    expect(render('Figure', { src: './home.png', alt: 'The home page', tryIt })).toContain(
      '<a href="/work/one/menu">Try it</a></figcaption>',
    )
  })

  test('shows a figure’s phone image on phones, with its own aspect ratio', () => {
    const source = (type: string, name: string) => ({ type, srcSet: `/static/${name} 720w` })
    const phone = {
      src: '/static/basket-phone.png',
      width: 720,
      height: 1800,
      sizes: '25rem',
      sources: [source('image/avif', 'basket-phone.avif')],
    }
    const wide = {
      src: '/static/basket.png',
      width: 1440,
      height: 900,
      sizes: '97vw',
      sources: [source('image/avif', 'basket.avif')],
      phone,
    }
    const attributes = { src: './basket.png', phone: './basket-phone.png', alt: 'The basket' }
    expect(render('Figure', attributes, { pictures: { './basket.png': wide } })).toMatch(
      /^<figure class="s-figure s-work"><picture><source type="image\/avif" media="[^"]+" srcSet="\/static\/basket-phone\.avif 720w" sizes="25rem" width="720" height="1800"\/><source type="image\/avif" srcSet="\/static\/basket\.avif 720w" sizes="97vw"\/><img src="\/static\/basket\.png"/,
    )
  })
})
