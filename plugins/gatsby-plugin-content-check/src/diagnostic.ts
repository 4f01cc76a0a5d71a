/** A problem in a file that editors write, with its location and fix. */
export interface Diagnostic {
  /** Path from the site's root, with forward slashes. */
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  /** Only an error stops a build. */
  severity: 'error' | 'warning'
  /** What's wrong, in a sentence without the location. */
  message: string
  /** What to write instead. */
  fix?: string
  /** A short stable name, for annotations and tests. */
  rule: string
}

/** Whether a diagnostic stops a build. */
export const isError = ({ severity }: Diagnostic): boolean => severity === 'error'

/** Sorts diagnostics by file, then by position. */
export const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.message, b.message)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
