import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatFaults } from './fault-report'
import { sizeOfSvg, svgFaults } from './svg-file'

const svg = (content: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n  ${content}\n</svg>`
const messages = (text: string) => svgFaults('x.svg', text).map(({ message }) => message)

test('every drawing of the content is good', () => {
  const drawings = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.svg'))
    .map(file => join('content', file))
  const faults = drawings.flatMap(file => svgFaults(file, readFileSync(file, 'utf8')))
  expect(formatFaults(process.cwd(), faults)).toBe('Nothing is wrong.')
})

test.each([
  ['a script', '<script>alert(1)</script>', 'has a <script>'],
  ['a script of another name space', '<svg:script>alert(1)</svg:script>', 'has a <svg:script>'],
  ['HTML', '<foreignObject><p>x</p></foreignObject>', 'has a <foreignObject>'],
  ['a handler', '<rect onload="alert(1)"/>', 'runs a script (onload)'],
  [
    'a picture from elsewhere',
    '<image href="https://cdn.example/x.png"/>',
    'fetches https://cdn.example/x.png',
  ],
  [
    'another drawing within',
    '<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    'fetches data:image/svg+xml',
  ],
  ['a script as an address', '<use href="javascript:alert(1)"/>', 'fetches javascript:alert(1)'],
  ['a link', '<a href="https://example.com/"><text>x</text></a>', 'has a link'],
  ['an import', '<style>@import "https://cdn.example/x.css";</style>', 'styles of this SVG fetch'],
  [
    'an import behind an escape',
    '<style>@\\69mport "https://cdn.example/x.css";</style>',
    'styles of this SVG fetch',
  ],
  [
    'an import in pieces',
    '<style>@im<g/>po<!-- -->rt "https://cdn.example/x.css";</style>',
    'styles of this SVG fetch',
  ],
  [
    'an import behind an entity',
    '<style>@&#105;mport "https://cdn.example/x.css";</style>',
    'styles of this SVG fetch',
  ],
  [
    'a face',
    '<style>@font-face{src:url( "//cdn.example/x.woff2" )}</style>',
    'styles of this SVG fetch',
  ],
  [
    'a fill from elsewhere',
    '<rect fill="url(https://cdn.example/x.svg#a)"/>',
    'fetches from its fill',
  ],
])('%s is refused at its place', (_, content, message) => {
  expect(svgFaults('x.svg', svg(content))).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining(message) as string }),
  ])
})

test.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`, 'declares entities'],
  [
    'a sheet',
    `<?xml-stylesheet href="https://cdn.example/x.css"?>${svg('')}`,
    'fetches a style sheet',
  ],
])('%s before the drawing is refused', (_, text, message) => {
  expect(messages(text).join()).toContain(message)
})

test('what a drawing needs is let in: gradients, parts of its own, pictures within, a face by name', () => {
  const content =
    '<style>text { font-family: serif; fill: url(#a) }</style><linearGradient id="a"/><g id="b"/>' +
    '<use href="#b"/><rect fill="url(#a)"/><image href="data:image/png;base64,iVBORw0KGgo="/>'
  expect(messages(svg(content))).toEqual([])
})

test('a drawing that repeats itself without end, or ten times ten times ten …, is refused', () => {
  const level = (number: number) =>
    `<g id="l${number}">${`<use href="#l${number - 1}"/>`.repeat(10)}</g>`
  const bomb =
    '<rect id="l0"/>' + Array.from({ length: 9 }, (_, index) => level(index + 1)).join('')
  expect(messages(svg(bomb))).toEqual(['This SVG draws more than 20,000 things.'])
  expect(messages(svg('<g id="a"><use href="#a"/></g>'))).toHaveLength(1)
  expect(messages(svg('<g>'.repeat(10_000)))).toEqual(['This SVG draws more than 20,000 things.'])
})

test('one without a size is refused', () => {
  expect(messages(svg('', 'width="10"'))).toEqual(['This SVG does not say how large it is.'])
})

test.each([
  ['"0 0 1200 800"', { width: 1200, height: 800 }],
  ["'0 0 1200 800'", { width: 1200, height: 800 }],
  ['"0 0 0 800"', undefined],
  ['"10 0 1200 800"', undefined],
])('a drawing with the viewBox %s is as large as that says, or is a fault', (viewBox, size) => {
  const text = svg('<rect viewBox="0 0 5 5"/>', `viewBox=${viewBox}`)
  expect(sizeOfSvg(text)).toEqual(size)
  expect(messages(text)).toEqual(size ? [] : ['This SVG does not say how large it is.'])
})
