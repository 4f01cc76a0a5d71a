import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createShortcodes, type ShortcodeContext } from '.'

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
  charts: null,
  pictures: { './home.png': { src: '/static/home.webp', width: 800, height: 500 } },
}

function render(name: string, props: object): string {
  const component = createShortcodes(context)[name]
  if (!component) throw new Error(`No shortcode ${name}.`)
  return renderToStaticMarkup(createElement(component, props))
}

describe('createShortcodes', () => {
  test('a metric is found by its id', () => {
    expect(render('Metric', { id: 'bookings' })).toContain('<strong>1,093</strong>')
  })

  test('a metric or chart that front matter lacks is named in the error', () => {
    expect(() => render('Metric', { id: 'clicks' })).toThrow(
      '<Metric id="clicks" />: the front matter has no such metric. It has: bookings.',
    )
    expect(() => render('Chart', { id: 'year' })).toThrow('It has: none.')
  })

  test('a picture is replaced by its prepared form', () => {
    const html = render('Figure', { src: './home.png', alt: 'The home page' })
    expect(html).toContain(
      'src="/static/home.webp" width="800" height="500" alt="The home page" loading="lazy"',
    )
    expect(render('Figure', { src: './other.png', alt: 'Another' })).toContain('src="./other.png"')
  })

  test('a table can be scrolled by keyboard', () => {
    expect(render('table', {})).toBe(
      '<section class="s-table" tabindex="0" aria-label="Table"><table></table></section>',
    )
  })
})
