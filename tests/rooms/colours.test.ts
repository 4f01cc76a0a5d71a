/** Colours stand in src/styles/tokens.css. What cannot read them there repeats them, and is compared here. */
import { readFileSync } from 'node:fs'
import { manifestOptions } from '../../src/gatsby/manifest'
import { readSite } from '../../src/gatsby/site-facts'
import { SCHEMES } from '../../src/content/palette'
import { REPORT_STYLE } from '../../tools/report/report-style'

/** The colours of a token: on light screens and, where another is given, on dark ones. */
function token(name: string): string[] {
  const css = readFileSync('src/styles/tokens.css', 'utf8')
  return [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, 'g'))].map(
    ([, colour = '']) => colour,
  )
}

const [paper] = token('ground')

test('the manifest’s background is the paper', () => {
  expect(paper).toMatch(/^#/)
  expect(manifestOptions(readSite()).background_color).toBe(paper)
})

test.each(['light', 'dark'] as const)(
  'the check knows the %s colours as they are written',
  scheme => {
    const written = Object.keys(SCHEMES[scheme]).map(name => {
      const colours = token(name)
      return [name, scheme === 'dark' ? colours.at(-1) : colours[0]]
    })
    expect(Object.fromEntries(written)).toEqual(SCHEMES[scheme])
  },
)

test.each(['static/favicon.svg', 'static/mark.svg'])('%s has the colours of links', file => {
  const fills = readFileSync(file, 'utf8').match(/#[0-9a-f]{6}/g) ?? []
  expect(fills.length).toBeGreaterThan(0)
  expect(token('link')).toEqual(expect.arrayContaining(fills))
})

test('the report of a change is in the site’s colours', () => {
  for (const name of ['ground', 'ink', 'field', 'link'])
    expect(REPORT_STYLE).toContain(`light-dark(${token(name)[0] ?? name}`)
})
