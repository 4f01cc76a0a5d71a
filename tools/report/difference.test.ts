import { differencesOf, keyOf, sequence, styleDifferences, wordRuns } from './difference'
import { takeApart } from './page-content'

const page = (body: string, head = '') =>
  takeApart(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`)
const differ = (before: string, after: string) => differencesOf(page(before), page(after))

test('a changed paragraph is one difference, before and after', () => {
  expect(differ('<p>One</p><p>Two</p>', '<p>One</p><p>Too</p>')).toEqual([
    { kind: 'text', before: 'Two', after: 'Too' },
  ])
})

test('what came and what went stand alone', () => {
  expect(differ('<p>One</p>', '<p>One</p><p>New</p>')).toEqual([
    { kind: 'text', before: undefined, after: 'New' },
  ])
})

test('lines that resemble each other are paired, whatever came between', () => {
  const before = ['The price is 12 dollars a month']
  const after = ['Something else', 'The price is 13 dollars a month']
  expect(sequence('text', before, after)).toEqual([
    { kind: 'text', before: undefined, after: 'Something else' },
    { kind: 'text', before: before[0], after: after[1] },
  ])
})

test('where a link leads is told although its words are the same', () => {
  expect(differ('<a href="/a">A</a>', '<a href="/b">A</a>')).toEqual([
    { kind: 'link', before: '/a', after: '/b' },
  ])
})

test('a name that only screen readers say is text', () => {
  expect(differ('<button aria-label="Menu"><svg></svg></button>', '<button></button>')).toEqual([
    { kind: 'text', before: '[label: Menu]', after: undefined },
  ])
})

test('markup is told where nothing else changed', () => {
  expect(differ('<p class="a">A</p>', '<p class="b">A</p>')).toEqual([
    { kind: 'markup', before: ' <p class="a">', after: ' <p class="b">' },
  ])
})

test('the same words in several places of the head are one difference', () => {
  const head = (title: string) =>
    `<title>${title}</title><meta property="og:title" content="${title}">`
  expect(differencesOf(page('', head('Old')), page('', head('New')))).toEqual([
    { kind: 'head', place: 'title, og:title', before: 'Old', after: 'New' },
  ])
})

test('structured data is told by the place of each value', () => {
  const data = (price: number) =>
    `<script type="application/ld+json">{"@type":"Service","offers":[{"price":1},{"price":${price}}]}</script>`
  expect(differ(data(2), data(3))).toEqual([
    { kind: 'data', place: 'Service.offers[2].price', before: '2', after: '3' },
  ])
})

test('an entry that goes from a list of structured data is one difference, not one for each that follows', () => {
  const data = (...names: string[]) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'ItemList',
      items: names.map((name, index) => ({ position: index + 1, name })),
    })}</script>`
  expect(differ(data('a', 'b', 'c', 'd'), data('a', 'c', 'd'))).toEqual([
    { kind: 'data', place: 'ItemList.items[].position', before: '4', after: undefined },
    { kind: 'data', place: 'ItemList.items[].name', before: 'b', after: undefined },
  ])
})

test('a style sheet is compared declaration by declaration', () => {
  expect(styleDifferences('a{color:red;margin:0}', 'a{color:blue;margin:0}')).toEqual([
    { kind: 'style', before: 'color:red;', after: 'color:blue;' },
  ])
})

describe('word by word', () => {
  const runs = (before: string, after: string) =>
    wordRuns({ kind: 'text', before, after }).map(({ text, change }) => `${change}:${text}`)

  test('a figure is one word', () => {
    expect(runs('from $12,000 on', 'from $13,500 on')).toEqual([
      'same:from $',
      'gone:12,000',
      'new:13,500',
      'same: on',
    ])
  })

  test('changes with nothing but a space between them are read together', () => {
    expect(runs('it must jump there', 'it has to there')).toEqual([
      'same:it ',
      'gone:must jump',
      'new:has to',
      'same: there',
    ])
  })

  test('two texts that share a word or two are told one after the other', () => {
    expect(runs('Calls in a quarter: 9', 'Visits to the switchboard, a month: 2,900')).toEqual([
      'gone:Calls in a quarter: 9',
      'new:Visits to the switchboard, a month: 2,900',
    ])
  })

  test('nothing of either side is lost', () => {
    const before = 'A first line, with “signs” and 1.5 numbers.'
    const after = 'A line with signs, and 2.5 more numbers!'
    const list = wordRuns({ kind: 'text', before, after })
    const side = (other: string) =>
      list
        .filter(run => run.change !== other)
        .map(run => run.text)
        .join('')
    expect([side('new'), side('gone')]).toEqual([before, after])
  })
})

test('the same difference has the same key wherever it is', () => {
  const [a, b] = [
    differ('<p>1</p>', '<p>2</p>'),
    differ('<main><p>x</p><p>1</p></main>', '<main><p>x</p><p>2</p></main>'),
  ]
  expect(a.map(keyOf)).toEqual(b.map(keyOf))
})
