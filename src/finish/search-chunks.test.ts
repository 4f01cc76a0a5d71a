import { gunzipSync, gzipSync } from 'node:zlib'
import { splitChunks, type IndexFile } from './search-chunks'

/** A value in CBOR. */
function cbor(value: number | string | readonly unknown[]): Buffer {
  const head = (type: number, size: number) =>
    size < 24
      ? Buffer.from([(type << 5) | size])
      : Buffer.from([(type << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  return Buffer.concat([head(4, value.length), ...(value as string[]).map(cbor)])
}

const MARK = 'pagefind_dcd'
const file = (path: string, value: readonly unknown[], mark = MARK): IndexFile => ({
  path,
  content: gzipSync(Buffer.concat([Buffer.from(mark), cbor(value)])),
})
const plain = ({ content }: IndexFile) => gunzipSync(content).subarray(MARK.length)

/** Words in order, each with places enough that some hundred of them make a part. */
const WORDS = Array.from({ length: 400 }, (_, index) => {
  const word = `w${String(index).padStart(3, '0')}`
  return [word, [[index, Array.from({ length: 40 }, (_, place) => 300 + place)]]]
})
const META = ['1.0', [['page', 3]], [['w000', 'w399', 'en_a']], ['filters'], []]
const OTHER = { path: 'pagefind.js', content: Buffer.from('code') }
const index = () => [
  file('pagefind.en_x.pf_meta', META),
  file('index/en_a.pf_index', [WORDS]),
  OTHER,
]

test('the parts hold every word as it was, in order', () => {
  const parts = splitChunks(index()).filter(({ path }) => path.endsWith('.pf_index'))
  expect(parts.length).toBeGreaterThan(3)
  const words = cbor([WORDS]).subarray(4)
  const items = parts.map(part => plain(part)).map(data => data.subarray(data[1] === 0x99 ? 4 : 3))
  expect(Buffer.concat(items).equals(words)).toBe(true)
})

test('the list names each part with its first and its last word, and keeps the rest', () => {
  const files = splitChunks(index())
  const parts = files.filter(({ path }) => path.endsWith('.pf_index'))
  const meta = files.find(({ path }) => path === 'pagefind.en_x.pf_meta')
  const names = parts.map(({ path }) => path.slice('index/'.length, -'.pf_index'.length))
  const text = meta ? plain(meta).toString('latin1') : ''
  expect(names.filter(name => !text.includes(name))).toEqual([])
  expect(text).not.toContain('en_a')
  for (const word of ['w000', 'w399', 'filters', 'page']) expect(text).toContain(word)
  expect(files).toContainEqual(OTHER)
})

test('small parts stay whole', () => {
  const few = WORDS.slice(0, 3)
  const files = splitChunks([
    file('pagefind.en_x.pf_meta', META),
    file('index/en_a.pf_index', [few]),
  ])
  expect(files.filter(({ path }) => path.endsWith('.pf_index'))).toHaveLength(1)
})

test.each([
  ['no list of parts', [OTHER]],
  ['another mark', [file('a.pf_meta', META, 'pagefind_xxx')]],
  ['a list without parts', [file('a.pf_meta', ['1.0', []])]],
  ['a part that is missing', [file('a.pf_meta', META)]],
  ['a part of another build', [file('a.pf_meta', META), file('index/en_a.pf_index', [7])]],
])('an index with %s is refused', (_, files) => {
  expect(() => splitChunks(files)).toThrow(/Pagefind/)
})
