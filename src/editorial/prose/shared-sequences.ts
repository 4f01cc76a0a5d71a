/** Which texts share sequences of eight words, found by sorting hashes: quick over thousands of texts. */
import { wordsOf } from './sentences'

export const SEQUENCE_WORDS = 8

/** Two texts, by their places in the list given, and how much of the shorter one stands in the other. */
export interface SharedPair {
  a: number
  b: number
  /** Different sequences that both have. */
  count: number
  /** Of the sequences of the one that has fewer. */
  share: number
  /** A sequence that both have. */
  example: string
}

/** Beyond this many texts with one sequence, each is paired with its neighbours in the list only. */
const CROWD = 24

/** A hash and the number of its text in one floating-point number: 53 bits in all. */
const OWNER_BITS = 15
const OWNERS = 2 ** OWNER_BITS
const HASH_SIZE = 2 ** (52 - OWNER_BITS)

/**
 * Finds the pairs of texts that share sequences.
 *
 * @param texts each as its passages, since a sequence does not run from one passage into the next
 */
export function sharedSequences(texts: readonly (readonly string[])[]): SharedPair[] {
  if (texts.length >= OWNERS) throw new RangeError(`At most ${OWNERS - 1} texts can be compared.`)
  const counts = new Uint32Array(texts.length)
  const keys: number[] = []
  texts.forEach((passages, owner) => {
    const own = new Set<number>()
    for (const passage of passages) for (const { hash } of sequencesOf(passage)) own.add(hash)
    counts[owner] = own.size
    for (const hash of own) keys.push(hash * OWNERS + owner)
  })
  const sorted = Float64Array.from(keys).sort()
  const pairs = new Map<number, { count: number; hash: number }>()
  const meet = (a: number, b: number, hash: number) => {
    const key = a * OWNERS + b
    const pair = pairs.get(key)
    if (pair) pair.count++
    else pairs.set(key, { count: 1, hash })
  }
  for (let start = 0; start < sorted.length;) {
    const hash = Math.floor((sorted[start] ?? 0) / OWNERS)
    let end = start + 1
    while (end < sorted.length && Math.floor((sorted[end] ?? 0) / OWNERS) === hash) end++
    const reach = end - start > CROWD ? 1 : CROWD
    for (let i = start; i < end; i++) {
      for (let j = i + 1; j < end && j - i <= reach; j++) {
        meet((sorted[i] ?? 0) % OWNERS, (sorted[j] ?? 0) % OWNERS, hash)
      }
    }
    start = end
  }
  return [...pairs]
    .map(([key, { count, hash }]) => {
      const a = Math.floor(key / OWNERS)
      const b = key % OWNERS
      const share = count / Math.max(1, Math.min(counts[a] ?? 0, counts[b] ?? 0))
      return { a, b, count, share, example: findSequence(texts[a] ?? [], hash) }
    })
    .sort((one, other) => other.count - one.count)
}

function findSequence(passages: readonly string[], hash: number): string {
  for (const passage of passages) {
    for (const sequence of sequencesOf(passage)) {
      if (sequence.hash === hash) return sequence.text()
    }
  }
  return ''
}

function sequencesOf(passage: string): { hash: number; text: () => string }[] {
  const words = wordsOf(passage)
  const hashes = words.map(word => hashOf(word.toLowerCase().replaceAll('’', "'")))
  const sequences: { hash: number; text: () => string }[] = []
  for (let start = 0; start + SEQUENCE_WORDS <= words.length; start++) {
    let high = 0x811c9dc5
    let low = 0x9e3779b9
    for (let index = start; index < start + SEQUENCE_WORDS; index++) {
      high = Math.imul(high ^ (hashes[index] ?? 0), 0x01000193)
      low = Math.imul(low + (hashes[index] ?? 0), 0x85ebca6b) ^ (low >>> 13)
    }
    const hash = ((high >>> 0) * 2 ** 21 + (low >>> 11)) % HASH_SIZE
    sequences.push({ hash, text: () => words.slice(start, start + SEQUENCE_WORDS).join(' ') })
  }
  return sequences
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < word.length; index++) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
