/**
 * Which texts share sequences of eight words, found by sorting hashes: quick over thousands of texts. A map
 * from each sequence to its texts is half as long and took five times the time and six times the memory
 * on 5,000 texts.
 */

export const SEQUENCE_WORDS = 8

/** Two texts, by their places in the list given, and how much of the shorter one stands in the other. */
export interface SharedPair {
  a: number
  b: number
  /** Different sequences that both have. */
  count: number
  /** Of the sequences of the one that has fewer. */
  share: number
  /** A sequence that both have, as the first of the two writes it. */
  example: string
}

/** Beyond this many texts with one sequence, each is paired with its neighbour in the list only. */
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
  const keys = sortedKeys(texts)
  // Each text has a sequence once; what follows counts them.
  const counts = new Uint32Array(texts.length)
  const pairs = new Map<number, { count: number; hash: number }>()
  for (let start = 0; start < keys.length;) {
    const hash = hashOfKey(keys[start] ?? 0)
    let end = start + 1
    while (end < keys.length && hashOfKey(keys[end] ?? 0) === hash) end++
    const reach = end - start > CROWD ? 1 : CROWD
    for (let i = start; i < end; i++) {
      const a = (keys[i] ?? 0) % OWNERS
      counts[a] = (counts[a] ?? 0) + 1
      for (let j = i + 1; j < end && j - i <= reach; j++) {
        const key = a * OWNERS + ((keys[j] ?? 0) % OWNERS)
        const pair = pairs.get(key)
        if (pair) pair.count++
        else pairs.set(key, { count: 1, hash })
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

const hashOfKey = (key: number) => Math.floor(key / OWNERS)

/** The hash of every sequence with its text’s number, sorted, each once. */
function sortedKeys(texts: readonly (readonly string[])[]): Float64Array {
  let keys = new Float64Array(1 << 16)
  let length = 0
  texts.forEach((passages, owner) => {
    for (const passage of passages) {
      eachSequence(passage, hash => {
        if (length === keys.length) {
          const larger = new Float64Array(length * 2)
          larger.set(keys)
          keys = larger
        }
        keys[length++] = hash * OWNERS + owner
      })
    }
  })
  const sorted = keys.subarray(0, length).sort()
  let kept = 0
  for (const key of sorted) if (kept === 0 || sorted[kept - 1] !== key) sorted[kept++] = key
  return sorted.subarray(0, kept)
}

function findSequence(passages: readonly string[], wanted: number): string {
  for (const passage of passages) {
    let found: string | undefined
    eachSequence(passage, (hash, from, to) => {
      if (hash === wanted) found ??= passage.slice(from, to)
    })
    if (found !== undefined) return found
  }
  return ''
}

/** Calls back with each sequence’s hash and where it starts and ends, whatever its capitals and signs. */
function eachSequence(
  passage: string,
  visit: (hash: number, from: number, to: number) => void,
): void {
  const hashes: number[] = []
  const starts: number[] = []
  let hash = 0
  let start = -1
  for (let index = 0; index <= passage.length; index++) {
    const letter = letterAt(passage, index)
    if (letter > 0) {
      if (start < 0) [start, hash] = [index, 0x811c9dc5]
      hash = Math.imul(hash ^ letter, 0x01000193)
    } else if (letter === 0 && start >= 0) {
      hashes.push(hash)
      starts.push(start)
      start = -1
      const first = hashes.length - SEQUENCE_WORDS
      if (first >= 0) visit(combine(hashes, first), starts[first] ?? 0, index)
    }
  }
}

/** A lower-case letter or digit as its code; −1 for an apostrophe, which a word may hold; 0 between words. */
function letterAt(text: string, index: number): number {
  const code = text.charCodeAt(index)
  if (code >= 97 && code <= 122) return code
  if (code >= 65 && code <= 90) return code + 32
  if (code >= 48 && code <= 57) return code
  if (code === 39 || code === 0x2019) return -1
  // Beyond ASCII, all but spaces, signs and general punctuation.
  return code >= 0xc0 && code !== 0xd7 && !(code >= 0x2000 && code <= 0x2bff) ? code : 0
}

function combine(hashes: readonly number[], first: number): number {
  let high = 0x811c9dc5
  let low = 0x9e3779b9
  for (let index = first; index < first + SEQUENCE_WORDS; index++) {
    const word = hashes[index] ?? 0
    high = Math.imul(high ^ word, 0x01000193)
    low = Math.imul(low + word, 0x85ebca6b) ^ (low >>> 13)
  }
  return ((high >>> 0) * 2 ** 21 + (low >>> 11)) % HASH_SIZE
}
