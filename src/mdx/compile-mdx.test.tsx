import type { ReactNode } from 'react'
import { compileMdx } from './compile-mdx'

const components = {
  Callout: ({ kind, children }: { kind: string; children: ReactNode }) => (
    <aside className={kind}>{children}</aside>
  ),
  Metric: ({ id }: { id: string }) => <b>{id}</b>,
  table: (props: object) => (
    <div role="region">
      <table {...props} />
    </div>
  ),
}

const compile = (text: string, { pathPrefix = '', variables = new Map<string, string>() } = {}) =>
  compileMdx(text, components, pathPrefix, variables)

test('headings get anchors, and second-level headings go in the table of contents', () => {
  const { html, headings } = compile(
    '## What it *costs*\n\n### In detail\n\n## What it costs\n\n## Größe & Maß\n',
  )
  expect(headings).toEqual([
    { id: 'what-it-costs', text: 'What it costs' },
    { id: 'what-it-costs-1', text: 'What it costs' },
    { id: 'größe--maß', text: 'Größe & Maß' },
  ])
  for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`)
  expect(html).toContain('<h3 id="in-detail">In detail</h3>')
})

test('internal links get the path prefix', () => {
  const text =
    '[page](/about) [place](#there) [mail](mailto:a@b.example) [other](https://b.example/)'
  expect(compile(text).html).toBe(
    '<p><a href="/about">page</a> <a href="#there">place</a> <a href="mailto:a@b.example">mail</a> ' +
      '<a href="https://b.example/" rel="noopener">other</a></p>',
  )
  expect(compile(text, { pathPrefix: '/preview' }).html).toContain(
    '<a href="/preview/about">page</a>',
  )
  expect(compile(text, { pathPrefix: '/preview' }).html).toContain('<a href="#there">place</a>')
})

test('interpolates variables in text, table cells, and shortcodes, but not in code', () => {
  const variables = new Map([['price:small', '$5,000']])
  const filled = (text: string) => compile(text, { variables }).html.replaceAll('\n', '')
  expect(filled('{price:small} or *from {price:small}*, not `{price:small}`.')).toBe(
    '<p>$5,000 or <em>from $5,000</em>, not <code>{price:small}</code>.</p>',
  )
  expect(filled('| Price |\n|---|\n| {price:small} |\n')).toContain('>$5,000</td>')
  expect(filled('<Callout kind="{price:small}">\n\nA note.\n\n</Callout>')).toContain(
    'class="$5,000"',
  )
  expect(() => filled('{price:large}')).toThrow('There’s no variable {price:large}.')
})

test.each([
  ['\\{price:small\\}', '<p>{price:small}</p>'],
  ['\\{name: value\\}', '<p>{name: value}</p>'],
  ['&#123;price:small}', '<p>{price:small}</p>'],
  ['<Metric id="&#123;price:small&#125;" />', '<b>{price:small}</b>'],
  ['```\n{price:small}\n```', /<code>{price:small}\n<\/code>/],
  ['import duties rise.', '<p>import duties rise.</p>'],
])('treats %s as text, not as a variable or code', (text, html) => {
  const variables = new Map([['price:small', '$5,000']])
  expect(compile(text, { variables }).html).toEqual(
    typeof html === 'string' ? html : expect.stringMatching(html),
  )
})

test('the table of contents and table labels fill in variables and omit footnote numbers', () => {
  const variables = new Map([['price:small', '$5,000']])
  const { headings, html } = compile(
    '## From {price:small}[^a]\n\n| a |\n|---|\n| b |\n\n[^a]: A note.\n',
    { variables },
  )
  expect(headings).toEqual([{ id: 'from-pricesmall', text: 'From $5,000' }])
  expect(html).toContain('<h2 id="from-pricesmall">From $5,000<sup>')
  expect(html).toContain('aria-label="Table 1: From $5,000"')
})

test('renders inline and block shortcodes as their components', () => {
  expect(
    compile('<Callout kind="note">\n\nA *note*.\n\n</Callout>').html.replaceAll('\n', ''),
  ).toBe('<aside class="note"><p>A <em>note</em>.</p></aside>')
  expect(compile('It rose by <Metric id="visits" /> in May.').html).toBe(
    '<p>It rose by <b>visits</b> in May.</p>',
  )
})

test('renders nested shortcodes', () => {
  const { html } = compile('<Callout kind="note">\n\n<Metric id="visits" />\n\n</Callout>')
  expect(html.replaceAll('\n', '')).toBe('<aside class="note"><b>visits</b></aside>')
})

test('renders tables with the scrollable component', () => {
  const { html } = compile('| Name | Sum |\n|---|---:|\n| One | 2 |\n')
  expect(html).toContain('<div role="region"><table aria-label="Table 1"')
  expect(html).toContain('<th scope="col">Name</th>')
  expect(html).toContain('<td>One</td>')
})

test('doesn’t run code or evaluate attributes', () => {
  const ran = () => (globalThis as { ran?: boolean }).ran
  const { html } = compile('<Metric id="{globalThis.ran = true}" />')
  expect(html).toContain('{globalThis.ran = true}')
  for (const text of ['{globalThis.ran = true}', 'export const x = (globalThis.ran = true)']) {
    try {
      compile(text)
    } catch {
      // The check rejects this text. This test only makes sure its code doesn’t run.
    }
  }
  expect(ran()).toBeUndefined()
})

test('escapes HTML in text and attributes', () => {
  const { html } = compile('5 \\< 6 & `<script>` <Metric id="<script>" />')
  expect(html).not.toContain('<script>')
  expect(html).toContain('5 &lt; 6 &amp; <code>&lt;script&gt;</code>')
})

test('the reading time counts words, but not punctuation or shortcodes', () => {
  const minutes = (text: string) => compile(text).readingMinutes
  expect(minutes('One word – or two.')).toBe(1)
  expect(minutes('Word '.repeat(550) + '– '.repeat(500))).toBe(3)
  expect(minutes('## A heading\n\n' + '<Metric id="visits" />\n\n'.repeat(400))).toBe(1)
  const variables = new Map([['count:studies', 'thirty eight']])
  expect(compile('{count:studies} '.repeat(220), { variables }).readingMinutes).toBe(2)
})

test('compiling a text twice gives the same HTML', () => {
  const text = '## A heading\n\nText.'
  const first = compile(text)
  compile('## A heading\n\n## A heading')
  expect(compile(text)).toEqual(first)
})

test('the footnotes heading is in the text but not in the table of contents', () => {
  const { html, headings } = compile('## Part\n\nOne[^a].\n\n[^a]: The note.\n')
  expect(html).toContain('Footnotes</h2>')
  expect(headings).toEqual([{ id: 'part', text: 'Part' }])
})

test('renders a Markdown image as a figure', () => {
  const figure = ({ src, alt, caption }: Record<string, string>) => (
    <figure>{[src, alt, caption].join('|')}</figure>
  )
  const { html } = compileMdx(
    'Text.\n\n![The register](./register.jpg "In May")\n\n- ![The oven](./oven.jpg)\n',
    { ...components, Figure: figure },
    '',
    new Map(),
  )
  expect(html.replaceAll('\n', '')).toBe(
    '<p>Text.</p><figure>./register.jpg|The register|In May</figure><ul><li><figure>./oven.jpg|The oven|</figure></li></ul>',
  )
})

test('footnotes link back to each reference and show its number', () => {
  const { html } = compile('One[^a] and again[^a].\n\n[^a]: The note.\n')
  expect(html).toContain('aria-label="Back to reference 1"')
  expect(html).toContain('aria-label="Back to reference 1-2"')
  expect(html).toContain('>Back to text')
  expect(html).not.toContain('↩')
})
