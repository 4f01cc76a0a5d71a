/**
 * Pagefind's index in smaller parts. Pagefind cuts the list of words into parts of some 30 kB, made for
 * sites much larger than this; a search loads the part that its word is in before it shows anything. The
 * parts are lists in CBOR (RFC 8949), so that each can be cut between two of its words without changing
 * a byte of what it says of them.
 */
import { gunzipSync, gzipSync } from 'node:zlib'
import { contentHash } from './boot-script'

/** A file of the index, as a path from its folder. */
export interface IndexFile {
  path: string
  content: Uint8Array
}

/** What Pagefind writes before the data of each of its files. */
const MARK = Buffer.from('pagefind_dcd')
/** Bytes of a part before compression. */
const TARGET = 10_000

/** The kinds of CBOR values that Pagefind's files hold. */
const TEXT = 3
const LIST = 4

interface Head {
  type: number
  value: number
  /** Where what follows the head begins. */
  start: number
}

/**
 * Cuts the parts of an index.
 *
 * @param files all files of the index, its list of parts (`….pf_meta`) among them
 * @returns the files to write in their place
 * @throws where a file is not as this version of Pagefind writes it
 */
export function splitChunks(files: readonly IndexFile[]): IndexFile[] {
  const metaFile = files.find(({ path }) => path.endsWith('.pf_meta'))
  if (!metaFile) throw new Error('Pagefind wrote no list of the parts of its index.')
  const meta = unpack(metaFile)
  const outer = headAt(meta, 0, LIST)
  const [, , chunks] = itemsOf(meta, outer)
  if (!chunks) throw new Error('Pagefind’s list of parts is not where it was.')
  const parts: Buffer[] = []
  const others = files.filter(({ path }) => path !== metaFile.path && !path.endsWith('.pf_index'))
  const entries = itemsOf(meta, headAt(meta, chunks.start, LIST)).flatMap(({ start }) => {
    const [, , hash] = itemsOf(meta, headAt(meta, start, LIST))
    const name = hash && textAt(meta, hash.start)
    const file = files.find(({ path }) => path === `index/${name}.pf_index`)
    if (!file) throw new Error(`Pagefind’s list of parts names one that is not there: ${name}.`)
    return cut(unpack(file)).map(({ from, to, data }) => {
      const content = pack(data)
      const part = `en_${contentHash(content).slice(0, 12)}`
      others.push({ path: `index/${part}.pf_index`, content })
      return listOf([text(from), text(to), text(part)])
    })
  })
  parts.push(meta.subarray(0, chunks.start), listOf(entries), meta.subarray(chunks.end))
  const list = pack(Buffer.concat(parts))
  return [...others, { path: metaFile.path, content: list }]
}

/** A part of the index, cut between words into parts of about the target's size. */
function cut(chunk: Buffer): { from: string; to: string; data: Buffer }[] {
  const [words] = itemsOf(chunk, headAt(chunk, 0, LIST))
  if (!words) throw new Error('A part of Pagefind’s index is not a list of words.')
  const groups: { start: number; end: number }[][] = []
  let size = TARGET
  for (const word of itemsOf(chunk, headAt(chunk, words.start, LIST))) {
    if (size >= TARGET) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(word)
    size += word.end - word.start
  }
  return groups.map(group => {
    const nameOf = (word?: { start: number }) =>
      textAt(chunk, headAt(chunk, word?.start ?? 0, LIST).start)
    return {
      from: nameOf(group[0]),
      to: nameOf(group.at(-1)),
      data: listOf([listOf(group.map(({ start, end }) => chunk.subarray(start, end)))]),
    }
  })
}

function unpack({ path, content }: IndexFile): Buffer {
  const data = gunzipSync(content)
  if (!data.subarray(0, MARK.length).equals(MARK))
    throw new Error(`${path}: not a file as Pagefind writes it.`)
  return data.subarray(MARK.length)
}

const pack = (data: Buffer): Buffer => gzipSync(Buffer.concat([MARK, data]), { level: 9 })

/** The head of the value at a place: its type, and its number, length or count. */
function headAt(data: Buffer, place: number, expected?: number): Head {
  const first = data.readUInt8(place)
  const [type, short] = [first >> 5, first & 31]
  if (expected !== undefined && type !== expected)
    throw new Error('Pagefind’s index is not built as it was.')
  if (short < 24) return { type, value: short, start: place + 1 }
  const length = { 24: 1, 25: 2, 26: 4 }[short]
  if (!length) throw new Error('Pagefind’s index holds a kind of value that it did not hold.')
  return { type, value: data.readUIntBE(place + 1, length), start: place + 1 + length }
}

/** Where the value at a place ends. */
function endOf(data: Buffer, place: number): number {
  const head = headAt(data, place)
  if (head.type < 2) return head.start
  if (head.type === TEXT) return head.start + head.value
  if (head.type === LIST) return itemsOf(data, head).at(-1)?.end ?? head.start
  throw new Error('Pagefind’s index holds a kind of value that it did not hold.')
}

/** The places of a list's values. */
function itemsOf(data: Buffer, { value, start }: Head): { start: number; end: number }[] {
  const items: { start: number; end: number }[] = []
  let place = start
  for (let index = 0; index < value; index++) {
    const end = endOf(data, place)
    items.push({ start: place, end })
    place = end
  }
  return items
}

function textAt(data: Buffer, place: number): string {
  const { start, value } = headAt(data, place, TEXT)
  return data.toString('utf8', start, start + value)
}

function head(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value])
  if (value < 256) return Buffer.from([(type << 5) | 24, value])
  return Buffer.from([(type << 5) | 25, value >> 8, value & 255])
}

const listOf = (items: readonly Buffer[]): Buffer =>
  Buffer.concat([head(LIST, items.length), ...items])

const text = (value: string): Buffer => {
  const bytes = Buffer.from(value)
  return Buffer.concat([head(TEXT, bytes.length), bytes])
}
