import type { Diagnostic } from './diagnostic'
import type { SourceFile } from './source-file'

/** How an editor writes a number. */
export const NUMBER_FIX =
  'Write a number with digits alone, like 5000: no comma, no + before it, no zero it can do without. A decimal has a point, like 4.5.'

/**
 * A number must be written as it is read: `5.000` is read as 5, and `05000` as 5000 or, by older readers, as 2560.
 *
 * @param written the number as it stands in the file
 */
export function numberDiagnostics(file: SourceFile, offset: number, written: string): Diagnostic[] {
  const read = String(Number(written))
  if (written === read) return []
  return [file.error(offset, 'number', `“${written}” is read as ${read}.`, NUMBER_FIX)]
}
