import type { Diagnostic } from './diagnostic'

type What = [rule: string, message: string, fix?: string]

/** A file as text, with a way from offsets to lines and columns. */
export interface SourceFile {
  /** From the site's root. */
  path: string
  text: string
  /** A diagnostic at an offset in the text that stops a build. */
  error(offset: number, ...what: What): Diagnostic
  /** One that stops nothing. */
  warning(offset: number, ...what: What): Diagnostic
  /** The offset of a line and column, both from 1. */
  offsetAt(place: { line: number; column: number }): number
}

/** A file out of text that is already read. */
export function sourceFile(path: string, text: string): SourceFile {
  let starts: number[] | undefined
  const lineStarts = () =>
    (starts ??= [
      0,
      ...[...text.matchAll(/\r\n|[\n\r]/g)].map(({ 0: end, index }) => index + end.length),
    ])
  const at =
    (severity: Diagnostic['severity']) =>
    (offset: number, ...[rule, message, fix]: What): Diagnostic => {
      const place = Math.max(0, Math.min(offset, text.length))
      const line = lineStarts().findLastIndex(start => start <= place)
      const column = place - (lineStarts()[line] ?? 0) + 1
      return { file: path, line: line + 1, column, severity, rule, message, fix }
    }
  return {
    path,
    text,
    error: at('error'),
    warning: at('warning'),
    offsetAt: ({ line, column }) => (lineStarts()[line - 1] ?? text.length) + column - 1,
  }
}

/**
 * Reads a file strictly.
 *
 * @param path the file's path from the site's root
 * @returns the file, and what is wrong with it as text: encoding, byte order mark, control characters, merge
 *   markers, emptiness
 */
export function readSourceFile(
  path: string,
  bytes: Uint8Array,
): { file: SourceFile; diagnostics: Diagnostic[] } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const file = sourceFile(path, text)
  const wrong = firstWrongCharacter(bytes, text)
  if (wrong === undefined) return { file, diagnostics: textDiagnostics(file) }
  const fix = 'Save the file with the encoding UTF-8.'
  return { file, diagnostics: [file.error(wrong, 'encoding', 'This character is not UTF-8.', fix)] }
}

/** The offset of the first character that the bytes do not spell. */
function firstWrongCharacter(bytes: Uint8Array, text: string): number | undefined {
  const spelt = Buffer.from(text)
  if (spelt.equals(bytes)) return undefined
  const position = spelt.findIndex((byte, index) => byte !== bytes[index])
  return spelt.subarray(0, position).toString('utf8').length
}

const PROBLEMS: readonly [RegExp, ...What][] = [
  [
    /^\ufeff/,
    'encoding',
    'The file starts with a byte order mark.',
    'Save it as UTF-8 without BOM.',
  ],
  [
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/,
    'encoding',
    'There is an invisible control character here.',
    'Delete it.',
  ],
  [
    /^(?:<{7}|={7}|>{7})(?: |$)/m,
    'merge-marker',
    'A merge was left unfinished here.',
    'Keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
]

function textDiagnostics(file: SourceFile): Diagnostic[] {
  const { text } = file
  if (text.trim() === '')
    return [file.error(0, 'empty', 'The file is empty.', 'Fill it in, or delete it.')]
  return PROBLEMS.flatMap(([pattern, ...what]) => {
    const index = text.search(pattern)
    return index < 0 ? [] : file.error(index, ...what)
  })
}
