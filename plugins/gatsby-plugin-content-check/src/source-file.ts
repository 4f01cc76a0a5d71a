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
}

/** A file out of text that is already read. */
export function sourceFile(path: string, text: string): SourceFile {
  const at =
    (severity: Diagnostic['severity']) =>
    (offset: number, ...[rule, message, fix]: What): Diagnostic => {
      const lines = text.slice(0, offset).split('\n')
      const column = (lines.at(-1)?.length ?? 0) + 1
      return { file: path, line: lines.length, column, severity, rule, message, fix }
    }
  return { path, text, error: at('error'), warning: at('warning') }
}

const PROBLEMS: readonly [RegExp, ...What][] = [
  [/^\s*$/, 'empty', 'The file is empty.', 'Fill it in, or delete it.'],
  [/^\ufeff/, 'encoding', 'The file has a byte order mark.', 'Save it as UTF-8 without BOM.'],
  // What a decoder puts in the place of bytes that spell nothing.
  [/\ufffd/, 'encoding', 'This character is not UTF-8.', 'Save the file with the encoding UTF-8.'],
  [
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/,
    'encoding',
    'There is an invisible control character here.',
    'Delete it.',
  ],
  // What is shown is not what is written: Unicode Technical Standard 55, and CVE-2021-42574.
  [
    /[\u202a-\u202e\u2066-\u2069]/,
    'direction',
    'There is an invisible sign here that turns the order in which the text is read.',
    'Delete it.',
  ],
  [
    // Signs of one font alone, as Word’s bullets are; parse-mdx.ts uses some of them.
    /[\ue000-\uf8ff]/,
    'encoding',
    'This sign belongs to a font that the site doesn’t have.',
    'Delete it, or type another sign in its place.',
  ],
  [
    /^(?:<{7}|={7}|>{7})(?: |\r?$)/m,
    'merge-marker',
    'A merge was left unfinished here.',
    'Keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  ],
]

/**
 * Reads a file strictly.
 *
 * @param path the file's path from the site's root
 * @returns the file, and what is wrong with it as text
 */
export function readSourceFile(
  path: string,
  bytes: Uint8Array,
): { file: SourceFile; diagnostics: Diagnostic[] } {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const file = sourceFile(path, text)
  const diagnostics = PROBLEMS.flatMap(([pattern, ...what]) => {
    const index = text.search(pattern)
    return index < 0 ? [] : file.error(index, ...what)
  })
  return { file, diagnostics }
}
