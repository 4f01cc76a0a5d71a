/** Values with the positions of their parts in the file. */
import type { Diagnostic } from './source-file'

export type Path = readonly (string | number)[]

/** Whether a value is an object or a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The part of a value at a path; `undefined` if the path doesn't exist. */
export const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value)

/** A value with the positions of its parts in the file. */
export interface LocatedValue {
  value: unknown
  /** Offset of the value at `path`, or of its closest parent that exists. */
  offsetOf: (path: Path) => number
  /** Offset of the key that `path` ends with, or of its closest parent that exists. */
  keyOffsetOf: (path: Path) => number
}

/** The parsed value, if the text could be parsed, and any problems. */
export interface Parsed {
  located?: LocatedValue
  diagnostics: Diagnostic[]
}

/** Creates a `LocatedValue` from lookups in a syntax tree. By default, a key has the same position as its value. */
export function locatedValue(
  value: unknown,
  valueAt: (path: Path) => number | undefined,
  keyAt: (path: Path) => number | undefined = valueAt,
): LocatedValue {
  const offsetOf = (path: Path): number =>
    valueAt(path) ?? (path.length > 0 ? offsetOf(path.slice(0, -1)) : 0)
  return { value, offsetOf, keyOffsetOf: path => keyAt(path) ?? offsetOf(path) }
}
