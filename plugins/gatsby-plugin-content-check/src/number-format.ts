import type { Diagnostic } from './diagnostic'
import type { SourceFile } from './source-file'

/** How to write a number. */
export const NUMBER_FIX =
  'Write only digits, like 5000, with a point for decimals, like 4.5. Leave out commas, signs, units, and extra zeros.'

/**
 * Refuses a number that doesn't read the way it's written: `5.000` is read as 5, and `05000` as 5000 or, by older
 * parsers, as 2560.
 *
 * @param written the number as it is in the file
 */
export function numberDiagnostics(file: SourceFile, offset: number, written: string): Diagnostic[] {
  const read = String(Number(written))
  if (written === read) return []
  return [file.error(offset, 'number', `“${written}” is read as ${read}.`, NUMBER_FIX)]
}
