import { renderToStaticMarkup } from 'react-dom/server'
import { Cells, Coins } from './shapes'

/** A typo’s number, and ones too large for any drawing. */
test.each([4e6, 4e9, 1e300])('%d can be drawn with as many pieces as other numbers', value => {
  for (const shape of [
    <Coins key="coins" value={value} before={value / 2} most={value} fill={undefined} />,
    <Cells key="cells" value={value} most={value} fill={undefined} />,
  ]) {
    const html = renderToStaticMarkup(shape)
    expect(html.split('M').length).toBeLessThan(1_000)
    expect(html).not.toMatch(/NaN|Infinity/)
  }
})

test('countable things are drawn one by one', () => {
  expect(
    renderToStaticMarkup(<Cells value={37} most={40} fill={undefined} />).split('M'),
  ).toHaveLength(38)
  expect(
    renderToStaticMarkup(<Coins value={95} most={120} fill={undefined} />).split('M'),
  ).toHaveLength(11)
})
