/** Something wrong in a file that editors write, with its place and its remedy. */
export interface Fault {
  /** Path from the project's root, with forward slashes. */
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  severity: 'error' | 'warning'
  /** What is wrong, in a sentence without its place. */
  message: string
  /** What was expected, or how to mend it. */
  remedy?: string
  /** A short stable name, for annotations and for tests. */
  rule: string
}

/** The order in which faults are shown: by file, then by place. */
export function byPlace(a: Fault, b: Fault): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.message, b.message)
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
