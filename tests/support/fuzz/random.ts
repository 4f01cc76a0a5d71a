/** Chance that comes out the same in every run. */

/** Numbers between 0 and 1 (mulberry32). */
export type Random = () => number

/** A source of numbers; the same seed gives the same ones. */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

/** A whole number from 0 to below `length`. */
export const below = (random: Random, length: number) => Math.floor(random() * length)

/** One of a list. */
export function oneOf<Entry>(random: Random, entries: readonly Entry[]): Entry {
  const entry = entries[below(random, entries.length)]
  if (entry === undefined) throw new Error('An empty list has no entries.')
  return entry
}
