/** Values that know where each of their parts stands in the file. */

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

/** A value whose parts are found by two questions to its syntax tree. */
export const locatedValue = (
  value: unknown,
  valueAt: (path: Path) => number | undefined,
  keyAt: (path: Path) => number | undefined,
): LocatedValue => ({
  value,
  offsetOf: path => upwards(path, valueAt),
  keyOffsetOf: path => keyAt(path) ?? upwards(path, valueAt),
})

/** The offset at `path`, or at the longest part of it that exists. */
function upwards(path: Path, offsetAt: (path: Path) => number | undefined): number {
  for (let length = path.length; length >= 0; length--) {
    const offset = offsetAt(path.slice(0, length))
    if (offset !== undefined) return offset
  }
  return 0
}

/** “This Is One” as “this is one”, without its full stop. */
export const asClause = (text: string): string =>
  text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
