import { searchableHtml } from './search-index'

const page = (main: string) => `<body><header>H</header><main id="main">${main}</main></body>`

test('the main part is what is indexed, and says what it is', () => {
  expect(searchableHtml(page('<p>Text</p>'), { kind: 'posts' })).toContain(
    '<main data-pagefind-body data-pagefind-filter="kind:posts" id="main">',
  )
  const said = { result: '$24,000', measure: 'apart, “net”' }
  expect(searchableHtml(page(''), { kind: 'posts', ...said })).toContain(
    'data-pagefind-filter="kind:posts" data-result="$24,000" data-measure="apart, “net”" data-pagefind-meta="result[data-result],measure[data-measure]" id="main"',
  )
})

test('rows that speak of other pages are left out, and rows of the page’s own stay', () => {
  const rows =
    '<ul><li><h3><a href="/blog/a">Another</a></h3><p>Its words</p></li><li><a href="/x">Link</a></li><li><h3>Own</h3><a href="/y">More</a></li></ul>'
  const html = searchableHtml(page(rows), { kind: 'pages' })
  expect(html).not.toMatch(/Another|Its words|>Link</)
  expect(html).toContain('Own')
  expect(html).toContain('More')
})

test('words of neighbouring elements are two words', () => {
  const html = searchableHtml(page('<p>One</p><p>Two <a>three</a><span>, four</span></p>'), {
    kind: 'pages',
  })
  expect(html).toContain('</p> <p>')
  expect(html).toContain('</a><span>, four')
})

test('a term and what is said of it are a sentence', () => {
  expect(
    searchableHtml(page('<dt>Client</dt><dd>A firm</dd><dd>Done.</dd><dd><p>Paid.</p></dd>'), {
      kind: 'pages',
    }),
  ).toContain('<dt>Client:</dt> <dd>A firm.</dd> <dd>Done.</dd> <dd> <p>Paid.</p></dd>')
})

test('a service is found by what it is called, before pages that mention it', () => {
  const html = searchableHtml(page('<h1>Heading</h1>'), { kind: 'services', names: 'Email & more' })
  expect(html).toMatch(/<main[^>]* data-pagefind-weight="\d+"/)
  expect(html).toContain('</h1> <p data-pagefind-weight="10">Email &amp; more.</p>')
})
