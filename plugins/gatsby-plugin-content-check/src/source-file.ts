import { LineCounter } from 'yaml'
import { codeOf, INVISIBLE, invisibleName } from './words'

type What = [rule: string, message: string, fix?: string]

/** A file's text, with methods that create diagnostics from offsets. */
export interface SourceFile {
  /** The path from the site's root. */
  path: string
  text: string
  /** Creates an error at an offset. Errors stop a build. */
  error: (offset: number, ...what: What) => Diagnostic
  /** Creates a warning at an offset. Warnings don't stop a build. */
  warning: (offset: number, ...what: What) => Diagnostic
}

/** Creates a `SourceFile` from text that's already been read. */
export function sourceFile(path: string, text: string): SourceFile {
  let lines: LineCounter | undefined
  const at =
    (severity: Diagnostic['severity']) =>
    (offset: number, ...[rule, message, fix]: What): Diagnostic => {
      // Counted once, since a file can have as many errors as characters.
      if (!lines) {
        lines = new LineCounter()
        for (const { index } of text.matchAll(/(?<=^|\n)/g)) lines.addNewLine(index)
      }
      const { line, col: column } = lines.linePos(offset)
      return { file: path, line, column, severity, rule, message, fix }
    }
  return { path, text, error: at('error'), warning: at('warning') }
}

/** Replaces everything except line breaks with spaces. */
export const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Errors after which the rest of a file isn't checked. `%` is replaced with the character's code point. */
const ERRORS: readonly [RegExp, ...What][] = [
  [/^\s*$/, 'empty', 'The file is empty.', 'Add content, or delete the file.'],
  [
    /^\ufeff/,
    'encoding',
    'The file starts with a byte order mark (%).',
    'Save it as UTF-8 without BOM.',
  ],
  // The decoder's substitute for invalid bytes, or UTF-16, in which every second byte is 0.
  // eslint-disable-next-line no-control-regex -- see above
  [
    /\ufffd|(?<=^[^]?)\0/,
    'encoding',
    'This character isn’t valid UTF-8.',
    'Save the file as UTF-8.',
  ],
  [
    // UTF-8 read as Windows-1252, in which é is Ã© and ’ is â€™.
    /â€|Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]/,
    'encoding',
    'These characters are garbled: the text was opened in the wrong encoding.',
    'Type the right characters, like é or ’, or paste the text again.',
  ],
  [
    // eslint-disable-next-line no-control-regex -- control characters are what we're looking for
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/,
    'encoding',
    'There’s an invisible control character (%) here.',
    'Delete it.',
  ],
  [
    // These can make text look different from what it says: see Unicode Technical Standard 55 and CVE-2021-42574.
    /[\u202a-\u202e\u2066-\u2069]/,
    'direction',
    'There’s an invisible character (%) here that changes the reading order.',
    'Delete it.',
  ],
  [
    // Private-use characters, like Word's bullets. parse-mdx.ts uses some of them.
    /[\ue000-\uf8ff]/,
    'encoding',
    'This character (%) only works in a font the site doesn’t have.',
    'Delete it, or use a different character.',
  ],
  [
    /^(?:<{7}|={7}|>{7})(?: |\r?$)/m,
    'merge-marker',
    'There’s an unresolved merge conflict here.',
    'Keep one of the two versions, and delete the lines with <<<<<<<, =======, and >>>>>>>.',
  ],
]

/**
 * Decodes a file and checks its characters.
 *
 * @param path the file's path from the site's root
 * @returns the file, with its first error, or with a warning for each kind of invisible character if there are no errors
 */
export function readSourceFile(path: string, bytes: Uint8Array) {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const file = sourceFile(path, text)
  for (const [pattern, rule, message, fix] of ERRORS) {
    const index = text.search(pattern)
    if (index < 0) continue
    const named = message.replace('%', codeOf(text.charAt(index)))
    return { file, diagnostics: [file.error(index, rule, named, fix)] }
  }
  const diagnostics = [...new Set(text.match(INVISIBLE))].map(character => {
    const message = `There’s a ${invisibleName(character)} here.`
    const fix = 'Delete it, or replace it with a regular space. There may be more in this file.'
    return file.warning(text.indexOf(character), 'invisible', message, fix)
  })
  return { file, diagnostics }
}

/** A problem in a content file, with its location and fix. */
export interface Diagnostic {
  /** Path from the site's root, with forward slashes. */
  file: string
  /** Starts at 1. */
  line: number
  /** Starts at 1. */
  column: number
  /** Only an error stops a build. */
  severity: 'error' | 'warning'
  /** What's wrong, in a sentence without the location. */
  message: string
  /** What to write instead. */
  fix?: string
  /** A short, stable rule name for annotations and tests. */
  rule: string
}

/** Whether a diagnostic stops a build. */
export const isError = ({ severity }: Diagnostic) => severity === 'error'

/** Sorts diagnostics by file, then by position. */
export const byPlace = (a: Diagnostic, b: Diagnostic) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
