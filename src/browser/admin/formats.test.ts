/** An edit changes what was edited: comments, layout and everything else stay. */
import { fileFormat, type FormField } from './formats'

const form: FormField[] = [
  { name: 'title', widget: 'string' },
  { name: 'tags', widget: 'relation' },
  { name: 'updated', widget: 'datetime', required: false },
  {
    name: 'metrics',
    widget: 'list',
    fields: [
      { name: 'id' },
      { name: 'value', widget: 'number' },
      { name: 'note', required: false },
    ],
  },
  { name: 'draft', widget: 'boolean', required: false },
  { name: 'extra', widget: 'list', required: false, field: { name: 'json' } },
  { name: 'body', widget: 'text' },
  { name: '__original', widget: 'hidden' },
]

const TEXT = `---
# The headline.
title: "A title: with a colon" # for the front page
tags: [one, two]
metrics:
  # the first matters most
  - { id: first, value: 4.50 }
  - id: second
    value: 2
unknown: stays
---

The text with <Metric id="first" />.

<!-- And its end. -->
`

interface Study {
  title: string
  tags: string[]
  updated?: string
  metrics: { id: string; value: number; note?: string }[]
  draft?: boolean
  body: string
}

const mdx = fileFormat('mdx', form)
const edit = (change: (value: Study) => void, text = TEXT) => {
  const value = structuredClone(mdx.fromFile(text)) as unknown as Study
  change(value)
  return mdx.toFile(value)
}

test('a value changes in its place, with its quotation marks and its comment', async () => {
  expect(await edit(value => (value.title = 'Another: title'))).toBe(
    TEXT.replace('A title: with a colon', 'Another: title'),
  )
  expect(await edit(({ metrics: [first] }) => first && (first.value = 5))).toBe(
    TEXT.replace('4.50', '5'),
  )
  expect(await edit(value => (value.body = `${value.body}\n\nMore.`))).toBe(`${TEXT}\nMore.\n`)
})

test('entries of lists come and go without a trace on the others', async () => {
  expect(await edit(value => value.tags.push('three'))).toBe(
    TEXT.replace('[one, two]', '[one, two, three]'),
  )
  expect(await edit(value => value.metrics.push({ id: 'third', value: 3, note: '' }))).toBe(
    TEXT.replace('    value: 2\n', '    value: 2\n  - id: third\n    value: 3\n'),
  )
  expect(await edit(value => value.metrics.splice(1, 1))).toBe(
    TEXT.replace('  - id: second\n    value: 2\n', ''),
  )
})

test('a new field stands where it is declared; what is empty and may be left out, is left out', async () => {
  expect(await edit(value => (value.updated = '2026-03-09'))).toBe(
    TEXT.replace('[one, two]\n', '[one, two]\nupdated: 2026-03-09\n'),
  )
  const empty = { updated: '', draft: false, extra: [] }
  expect(await edit(value => Object.assign(value, empty))).toBe(TEXT)
  const draft = TEXT.replace('unknown', 'draft: true\nunknown')
  expect(await edit(value => (value.draft = false), draft)).toBe(TEXT)
})

test('a new file is written as people write them', async () => {
  const value = {
    title: 'No: colon is a problem',
    tags: ['one', 'two'],
    updated: null,
    metrics: [{ id: 'first', value: 1 }],
    draft: true,
    extra: ['{"@type":"Thing"}'],
    body: 'The text.\n\n',
  }
  expect(await mdx.toFile(value)).toBe(`---
title: "No: colon is a problem"
tags: [one, two]
metrics:
  - id: first
    value: 1
draft: true
extra:
  - "@type": "Thing"
---

The text.
`)
})

const json = fileFormat('json', [
  { name: 'name' },
  { name: 'note', required: false },
  { name: 'rows', widget: 'list', fields: [{ name: 'slug' }, { name: 'price', widget: 'number' }] },
  { name: '__original', widget: 'hidden' },
])
const DATA = `{
  "name": "Agency",
  "rows": [
    { "slug": "a", "price": 1 },
    { "slug": "b", "price": 2 }
  ]
}
`

test('JSON keeps its layout, and what is new is laid out as the formatter does', async () => {
  interface Data {
    note?: string
    rows: { slug: string; price: number }[]
  }
  const changed = async (change: (value: Data) => void) => {
    const value = structuredClone(json.fromFile(DATA)) as unknown as Data
    change(value)
    return json.toFile(value)
  }
  expect(await changed(({ rows: [, row] }) => row && (row.price = 3))).toBe(
    DATA.replace('"price": 2', '"price": 3'),
  )
  expect(await changed(value => (value.note = 'New'))).toBe(
    DATA.replace('"Agency",\n', '"Agency",\n  "note": "New",\n'),
  )
  expect(await changed(value => value.rows.splice(0, 1))).toBe(
    '{\n  "name": "Agency",\n  "rows": [{ "slug": "b", "price": 2 }]\n}\n',
  )
})

test('a file that is a list is a list again', async () => {
  const list = fileFormat('json', [
    { name: 'entries', widget: 'list', fields: [{ name: 'slug' }, { name: 'name' }] },
  ])
  const text = '[{ "slug": "a", "name": "A" }]\n'
  const value = structuredClone(list.fromFile(text)) as { entries: { name: string }[] }
  expect(await list.toFile(value)).toBe(text)
  for (const entry of value.entries) entry.name = 'B'
  expect(await list.toFile(value)).toBe('[{ "slug": "a", "name": "B" }]\n')
})
