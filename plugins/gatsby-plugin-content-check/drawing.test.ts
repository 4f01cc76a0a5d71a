/** SVG files from drawing programs pass; those that do more than draw are refused: fixtures/drawings/. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureDiagnostics } from './src'

const FOLDER = join(__dirname, 'fixtures/drawings')

const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${content}\n</svg>`

/** What is said of a drawing: place, message, and fix. */
const said = (drawing: string | Uint8Array) =>
  pictureDiagnostics('a.svg', Buffer.from(drawing)).flatMap(
    ({ line, column, message, fix = '' }) => [`${line}:${column}: ${message}`, `  ${fix}`],
  )

/** A name, a drawing or what stands in one, and what is said of it. */
const hostile = readFileSync(join(FOLDER, 'hostile.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map(entry => {
    const [name = '', content = '', ...expected] = entry.split('\n')
    const text = content.replaceAll('\\n', '\n')
    const isWhole = /^<(?:svg|html|!DOCTYPE|\?xml )/.test(text)
    return { name: name.slice(2), drawing: isWhole ? text : wrap(text), expected }
  })

test.each(hostile)('$name is refused with its place and fix', ({ drawing, expected }) => {
  expect(said(drawing)).toEqual(expected)
})

test.each([
  ['UTF-16', Buffer.from(`\ufeff${wrap('<script/>')}`, 'utf16le')],
  ['ISO-2022-JP', wrap('<text>\u001b(J</text>')],
  ['Latin-1', Buffer.from(wrap('<text>é</text>'), 'latin1')],
  ['UTF-8 with a byte order mark', `\ufeff${wrap('')}`],
])('a drawing in %s is refused', (_, drawing) => {
  expect(said(drawing).length).toBeGreaterThan(0)
})

const levels = (count: number, level: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => level(index + 1)).join('\n')

/** Drawings that are small files, and would be drawn by the million. */
const repeating: Record<string, string> = {
  'uses of uses':
    '<g id="a0"><path d="M0 0"/></g>' +
    levels(9, n => `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(10)}</g>`),
  'patterns of patterns':
    '<pattern id="a0"><path d="M0 0"/></pattern>' +
    levels(9, n => {
      const shapes = `<rect fill="url(#a${n - 1})"/>`.repeat(10)
      return `<pattern id="a${n}">${shapes}</pattern>`
    }) +
    '<rect fill="url(#a9)"/>',
  'patterns that groups inherit':
    '<pattern id="a0"><path d="M0 0"/></pattern>' +
    levels(9, n => {
      const shapes = '<rect/>'.repeat(10)
      return `<pattern id="a${n}"><g style="stroke:red;fill:url('#a${n - 1}')">${shapes}</g></pattern>`
    }) +
    '<rect fill="url(#a9)"/>',
  'markers of markers':
    '<marker id="a0"><path d="M0 0"/></marker>' +
    levels(9, n => {
      const line = `<path marker-mid="url(#a${n - 1})" d="M0 0h1v1h1v1h1v1h1v1h1v1"/>`
      return `<marker id="a${n}">${line}</marker>`
    }) +
    '<path d="M0 0h1" style="marker-end:url(#a9)"/>',
  ...Object.fromEntries(
    [
      (n: number) => `.b${n}{fill:url(#a${n})}`,
      (n: number) => `@media all{.b${n}{fill:url(#a${n})}}`,
      (n: number) => `[class=b${n}]{fill:url(#a${n})}`,
      (n: number) => `.b${n}{x:"{.c{";fill:url(#a${n})}`,
      (n: number) => `.b${n}{/*{.c{*/fill:url(#a${n})}`,
      (n: number) => `.b${n}{fill:url(#a${n});.c{x:1}}`,
    ].map(rule => [
      `patterns by a style sheet, ${rule(1)}`,
      `<style>${levels(9, rule)}</style><pattern id="a1"><path d="M0 0"/></pattern>` +
        levels(8, n => {
          const shapes = `<rect class="b${n}"/>`.repeat(10)
          return `<pattern id="a${n + 1}">${shapes}</pattern>`
        }) +
        '<rect class="b9"/>',
    ]),
  ),
}

test.each(Object.entries(repeating))('%s are refused', (_, content) => {
  expect(said(wrap(content))[0]).toMatch(
    /^1:1: A browser would draw more than 100,000 elements|This part of the drawing uses itself/,
  )
})

test.each([
  ['words', `<text font-family="${'a'.repeat(900_000)}"/>`],
  ['spaces in an address', `<rect fill="url(data:image/png;base64,${' '.repeat(900_000)}"/>`],
  ['a style sheet without rules', `<style>${'a '.repeat(450_000)}</style>`],
  ['a tag without an end', `<g ${'a="" '.repeat(180_000)}`],
  ['attributes', `<g ${Array.from({ length: 60_000 }, (_, n) => `data-${n}=""`).join(' ')}/>`],
  ['elements', '<g/>'.repeat(200_000)],
  ['groups in groups', '<g>'.repeat(300_000)],
  ['comments', '<!--'.repeat(200_000)],
  ['references', `<text>${'&amp;'.repeat(180_000)}</text>`],
])('a megabyte of %s takes at most two seconds', (_, content) => {
  const start = process.cpuUsage()
  said(wrap(content))
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(2)
})

test.each(readdirSync(join(FOLDER, 'ordinary')))('%s is good', file => {
  expect(said(readFileSync(join(FOLDER, 'ordinary', file)))).toEqual([])
})
