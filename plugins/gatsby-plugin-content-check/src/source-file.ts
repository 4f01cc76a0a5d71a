import { location, type Location } from 'vfile-location'
import type { Fault } from './fault'

/** A file as text, with a way from offsets to lines and columns. */
export interface SourceFile {
  path: string
  text: string
  /** Makes a fault at an offset in the text. */
  fault(offset: number, rule: string, message: string, remedy?: string): Fault
  /** Makes a fault at an offset that stops nothing. */
  warning(offset: number, rule: string, message: string, remedy?: string): Fault
  /** Makes a fault at a line and column, both from 1. */
  faultAt(
    place: { line: number; column: number },
    rule: string,
    message: string,
    remedy?: string,
  ): Fault
}

const MERGE_MARKER = /^(?:<{7}|={7}|>{7})(?: |$)/m

/**
 * Reads a file strictly.
 *
 * @param path the file's path from the project's root
 * @returns the file, and what is wrong with it as text: encoding, byte order mark, NUL, merge markers, emptiness
 */
export function readSourceFile(
  path: string,
  bytes: Uint8Array,
): { file: SourceFile; faults: Fault[] } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const file = sourceFile(path, text)
    return { file, faults: textFaults(file) }
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const file = sourceFile(path, text)
    const fault = file.fault(
      firstWrongCharacter(bytes, text),
      'encoding',
      'This character is not UTF-8.',
      'Save the file with the encoding UTF-8.',
    )
    return { file, faults: [fault] }
  }
}

/** The offset of the first character that the bytes do not spell; a real U+FFFD is spelt. */
function firstWrongCharacter(bytes: Uint8Array, text: string): number {
  let [position, offset] = [0, 0]
  for (const character of text) {
    const spelt = Buffer.from(character)
    if (!spelt.equals(bytes.subarray(position, position + spelt.length))) break
    position += spelt.length
    offset += character.length
  }
  return offset
}

/** A file out of text that is already read. */
export function sourceFile(path: string, text: string): SourceFile {
  let places: Location | undefined
  const file: SourceFile = {
    path,
    text,
    fault(offset, ...what) {
      places ??= location(text)
      const clamped = Math.max(0, Math.min(offset, text.length))
      return file.faultAt(places.toPoint(clamped) ?? { line: 1, column: 1 }, ...what)
    },
    warning(offset, ...what) {
      return { ...file.fault(offset, ...what), severity: 'warning' }
    },
    faultAt({ line, column }, rule, message, remedy) {
      return { file: path, line, column, severity: 'error', rule, message, remedy }
    },
  }
  return file
}

function textFaults(file: SourceFile): Fault[] {
  const { text } = file
  if (text.trim() === '') {
    return [file.fault(0, 'empty', 'The file is empty.', 'Fill it in, or delete it.')]
  }
  const faults: Fault[] = []
  if (text.startsWith('\ufeff')) {
    faults.push(
      file.fault(
        0,
        'encoding',
        'The file starts with a byte order mark.',
        'Save it as UTF-8 without BOM; “npm run check -- --fix” does so.',
      ),
    )
  }
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  const control = text.search(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
  if (control >= 0) {
    faults.push(
      file.fault(
        control,
        'encoding',
        'There is an invisible control character here.',
        'Delete it.',
      ),
    )
  }
  const marker = MERGE_MARKER.exec(text)
  if (marker) {
    faults.push(
      file.fault(
        marker.index,
        'merge-marker',
        'A merge was left unfinished here.',
        'Keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>.',
      ),
    )
  }
  return faults
}
