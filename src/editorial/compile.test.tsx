import type { ReactNode } from 'react'
import { compileMdx } from './compile'

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

const compile = (text: string, prefix?: string) => compileMdx(text, components, prefix)

test('headings get the anchors that links use, and the second level makes the contents', () => {
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

test('links to pages stand below the path prefix; others are left alone', () => {
  const text =
    '[page](/about) [place](#there) [mail](mailto:a@b.example) [other](https://b.example/)'
  expect(compile(text).html).toBe(
    '<p><a href="/about">page</a> <a href="#there">place</a> <a href="mailto:a@b.example">mail</a> ' +
      '<a href="https://b.example/" rel="noopener">other</a></p>',
  )
  expect(compile(text, '/preview').html).toContain('<a href="/preview/about">page</a>')
  expect(compile(text, '/preview').html).toContain('<a href="#there">place</a>')
})

test('shortcodes become their components, in the text and around it', () => {
  expect(
    compile('<Callout kind="note">\n\nA *note*.\n\n</Callout>').html.replaceAll('\n', ''),
  ).toBe('<aside class="note"><p>A <em>note</em>.</p></aside>')
  expect(compile('It rose by <Metric id="visits" /> in May.').html).toBe(
    '<p>It rose by <b>visits</b> in May.</p>',
  )
})

test('a shortcode inside another is rendered too', () => {
  const { html } = compile('<Callout kind="note">\n\n<Metric id="visits" />\n\n</Callout>')
  expect(html.replaceAll('\n', '')).toBe('<aside class="note"><b>visits</b></aside>')
})

test('tables go through the component that lets them scroll', () => {
  const { html } = compile('| Name | Sum |\n|---|---:|\n| One | 2 |\n')
  expect(html).toContain('<div role="region"><table aria-label="Table 1">')
  expect(html).toContain('<th scope="col">Name</th>')
  expect(html).toContain('<td>One</td>')
})

test('no code of a text runs, and no attribute is evaluated', () => {
  const ran = () => (globalThis as { ran?: boolean }).ran
  const { html } = compile('<Metric id="{globalThis.ran = true}" />')
  expect(html).toContain('{globalThis.ran = true}')
  for (const text of ['{globalThis.ran = true}', 'export const x = (globalThis.ran = true)']) {
    try {
      compile(text)
    } catch {
      // The check refuses such a text; what matters here is that it was not run.
    }
  }
  expect(ran()).toBeUndefined()
})

test('signs of HTML in a text or an attribute stay text', () => {
  const { html } = compile('5 \\< 6 & `<script>` <Metric id="<script>" />')
  expect(html).not.toContain('<script>')
  expect(html).toContain('5 &lt; 6 &amp; <code>&lt;script&gt;</code>')
})

test('words are counted without signs and shortcodes', () => {
  expect(
    compile('## Two words\n\nThree more words – and one.\n\n<Metric id="visits" />\n').words,
  ).toBe(7)
})

test('the same text gives the same HTML, whatever was compiled before', () => {
  const text = '## A heading\n\nText.'
  const first = compile(text)
  compile('## A heading\n\n## A heading')
  expect(compile(text)).toEqual(first)
})
