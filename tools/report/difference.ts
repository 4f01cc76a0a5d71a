/**
 * What differs between two versions of a page, in pieces that can be told apart and put together. The
 * library finds what went and came; which of it belongs together, as a reviewer reads it, is found here.
 */
import { diffArrays } from 'diff'
import type { PageParts } from './page-content'

/** What a difference is of, in the order in which kinds are told. */
export const KINDS = ['text', 'link', 'head', 'data', 'markup', 'style'] as const

/** One difference. `before` or `after` is missing where something came or went. */
export interface Difference {
  kind: (typeof KINDS)[number]
  /** Where in the page: a statement of the head, a place in the structured data. */
  place?: string
  before?: string
  after?: string
}

/** A run of words that stayed, went or came. */
export interface Run {
  text: string
  change: 'same' | 'gone' | 'new'
}

/** Every difference between two pages. Markup counts only where nothing else speaks of it. */
export function differencesOf(before: PageParts, after: PageParts): Difference[] {
  const shown = [
    ...sequence('text', before.text, after.text),
    ...sequence('link', before.links, after.links),
  ]
  return [
    ...shown,
    ...statements('head', before.head, after.head),
    ...lists(before.data, after.data),
    ...(shown.length === 0 ? sequence('markup', before.markup, after.markup) : []),
  ]
}

/** The differences of two sequences of lines. Lines that took another's place are paired. */
export function sequence(
  kind: Difference['kind'],
  before: readonly string[],
  after: readonly string[],
): Difference[] {
  const found: Difference[] = []
  let gone: string[] = []
  let come: string[] = []
  const flush = () => {
    if (gone.length === come.length) {
      gone.forEach((line, index) => found.push({ kind, before: line, after: come[index] }))
    } else {
      for (const [line, partner] of pair(gone, come))
        found.push({ kind, before: line, after: partner })
    }
    gone = []
    come = []
  }
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (added) come.push(...value)
    else if (removed) gone.push(...value)
    else flush()
  }
  flush()
  return found
}

/** Comparisons of lines beyond which none are paired: a text written anew has no pairs worth the search. */
const PAIRING = 20_000

/** Pairs of lines that resemble each other, in order; the others stand alone. */
function* pair(
  gone: readonly string[],
  come: readonly string[],
): Generator<[string | undefined, string | undefined]> {
  const tooMany = gone.length * come.length > PAIRING
  const words = tooMany ? [] : come.map(wordSet)
  let next = 0
  for (const line of gone) {
    const own = wordSet(line)
    const match = words.findIndex((other, index) => index >= next && resemblance(own, other) > 0.4)
    if (match < 0) {
      yield [line, undefined]
      continue
    }
    for (const other of come.slice(next, match)) yield [undefined, other]
    yield [line, come[match]]
    next = match + 1
  }
  for (const other of come.slice(next)) yield [undefined, other]
}

function wordSet(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}

function resemblance(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let common = 0
  for (const word of words) if (others.has(word)) common++
  return common / Math.max(1, words.size, others.size)
}

function statements(
  kind: Difference['kind'],
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Difference[] {
  const found = new Map<string, Difference>()
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(place), after.get(place)]
    if (old === now) continue
    // The same words often stand in several places: title, og:title, twitter:title.
    const key = JSON.stringify([old, now])
    const same = found.get(key)
    if (same) same.place = `${same.place ?? ''}, ${place}`
    else found.set(key, { kind, place, before: old, after: now })
  }
  return [...found.values()]
}

/**
 * The differences of structured data. An entry that comes into a list, or goes, moves the numbers of all
 * that follow: where a list's length differs, its values are compared as a list, without their numbers.
 */
function lists(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const [old, now] = [byPlace(before), byPlace(after)]
  const isMoved = (place: string) =>
    place.includes('[]') && old.get(place)?.length !== now.get(place)?.length
  const moved = [...new Set([...old.keys(), ...now.keys()])].filter(isMoved)
  const rest = (values: ReadonlyMap<string, string>) =>
    new Map([...values].filter(([place]) => !moved.includes(unnumbered(place))))
  return [
    ...statements('data', rest(before), rest(after)),
    ...moved.flatMap(place =>
      sequence('data', old.get(place) ?? [], now.get(place) ?? []).map(difference => ({
        ...difference,
        place,
      })),
    ),
  ]
}

function byPlace(values: ReadonlyMap<string, string>): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const [place, value] of values) {
    const list = places.get(unnumbered(place))
    if (list) list.push(value)
    else places.set(unnumbered(place), [value])
  }
  return places
}

const unnumbered = (place: string) => place.replace(/\[\d+\]/g, '[]')

/** The declarations of two style sheets that differ. */
export function styleDifferences(before: string, after: string): Difference[] {
  const declarations = (css: string) => css.split(/(?<=[{};])/)
  return before === after ? [] : sequence('style', declarations(before), declarations(after))
}

/** Words, spaces and signs. A number, an address or a hyphenated word is one word. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.,:’'/#-][\p{L}\p{N}]+)*|\s+|./gsu) ?? []
}

/** A difference word by word. */
export function wordRuns({ before = '', after = '' }: Difference): Run[] {
  if (!before) return [{ text: after, change: 'new' }]
  if (!after) return [{ text: before, change: 'gone' }]
  const runs: Run[] = []
  let gone = ''
  let come = ''
  const flush = () => {
    // Space that both have stays outside, so that words alone are marked.
    const [, tail = ''] = /\S(\s+)$/.exec(gone) ?? []
    const shared = tail && come.endsWith(tail) ? tail : ''
    if (shared) {
      gone = gone.slice(0, -shared.length)
      come = come.slice(0, -shared.length)
    }
    if (gone) runs.push({ text: gone, change: 'gone' })
    if (come) runs.push({ text: come, change: 'new' })
    if (shared) runs.push({ text: shared, change: 'same' })
    gone = come = ''
  }
  for (const { value: parts, added, removed } of diffArrays(wordsOf(before), wordsOf(after))) {
    const value = parts.join('')
    if (added) come += value
    else if (removed) gone += value
    else if (/^\s+$/.test(value) && (gone || come)) {
      // A space between two changes belongs to both: words are read in groups, not one by one.
      gone += value
      come += value
    } else {
      flush()
      runs.push({ text: value, change: 'same' })
    }
  }
  flush()
  // Of two texts that share a few words alone, each is easier to read by itself.
  const same = runs.filter(({ change }) => change === 'same')
  const shared = same.reduce((total, { text }) => total + text.trim().length, 0)
  return shared < LITTLE * Math.max(before.length, after.length)
    ? [
        { text: before, change: 'gone' },
        { text: after, change: 'new' },
      ]
    : runs
}

/** The share of a text that must have stayed for its changes to be told word by word. */
const LITTLE = 0.35

/** The same difference has the same key on whichever page it is. */
export function keyOf({ kind, place, before, after }: Difference): string {
  return JSON.stringify([kind, place, before, after])
}
