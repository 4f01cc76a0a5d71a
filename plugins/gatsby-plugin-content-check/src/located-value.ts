/** Values that know where each of their parts stands in the file. */
import type { Diagnostic } from './diagnostic'

export type Path = readonly (string | number)[]

/** Whether a value has fields; a list has them too. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** A value and the way from its paths back to the text. */
export interface LocatedValue {
  value: unknown
  /** Offset of the value at `path`, or of the nearest part that exists. */
  offsetOf(path: Path): number
  /** Offset of the key `path` ends with, or of the nearest part that exists. */
  keyOffsetOf(path: Path): number
}

/** What was read, or why it could not be. */
export interface Parsed {
  located?: LocatedValue
  diagnostics: Diagnostic[]
}

/** A value whose parts are found by two questions to its syntax tree. */
export function locatedValue(
  value: unknown,
  valueAt: (path: Path) => number | undefined,
  keyAt: (path: Path) => number | undefined,
): LocatedValue {
  const offsetOf = (path: Path): number =>
    valueAt(path) ?? (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0)
  return { value, offsetOf, keyOffsetOf: path => keyAt(path) ?? offsetOf(path) }
}
