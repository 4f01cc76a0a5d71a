import { brotliCompressSync } from 'node:zlib'
import { partsOf } from './page-parts'

const PAGE = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><style>p{color:red}</style><title>A page</title>
<script type="application/ld+json">{"name":"A page"}</script></head><body><header><a href="/">Home</a></header>
<main class="wide"><svg viewBox="0 0 9 9"><path d="M0 0h9v9z"></path></svg><p>Some words of a page.</p></main></body></html>`

const bytes = (html: string) =>
  Object.fromEntries(partsOf(html).map(part => [part.name, part.bytes]))

test('the parts of a page are together the page', () => {
  const sum = Object.values(bytes(PAGE)).reduce((total, part) => total + part, 0)
  expect(sum).toBe(brotliCompressSync(PAGE).length)
})

test('what a page has more of costs more', () => {
  const longer = PAGE.replace('Some words', 'Quite another number of unrelated, longer words')
  expect(bytes(longer).words).toBeGreaterThan(bytes(PAGE).words ?? 0)
})
