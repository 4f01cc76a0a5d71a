/** Signs of HTML and of other Markdown, and how they are written here. */
import type { Fault } from './fault'
import type { SourceFile } from './source-file'

/** What writers take from HTML or from other Markdown, and how it is written here. */
const NOTATIONS: readonly [RegExp, message: string, remedy: (found: string) => string][] = [
  [
    /^<br\s*\/?>/i,
    'A line break is written as in HTML.',
    () => 'Put a backslash at the end of the line, \\, or begin a new paragraph.',
  ],
  [
    /^<(https?:\/\/[^\s<>]+)>/,
    'An address stands in angle brackets.',
    url => `Write [what it leads to](${url}).`,
  ],
  [
    /^<(?:mailto:)?([^\s<>@]+@[^\s<>]+)>/,
    'A mail address stands in angle brackets.',
    mail => `Write [${mail}](mailto:${mail}).`,
  ],
  [/^<!--/, 'A comment is written as in HTML.', () => 'Delete it, from <!-- to -->.'],
]

/** What stands at a place, where it is one of those. */
export function notationFault(file: SourceFile, line: number, column: number): Fault | undefined {
  const rest = (file.text.split('\n')[line - 1] ?? '').slice(column - 1, column + 500)
  for (const [pattern, message, remedy] of NOTATIONS) {
    const found = pattern.exec(rest)
    if (found) {
      const place = { line, column }
      return file.faultAt(place, 'notation', message, remedy(found[1] ?? found[0]))
    }
  }
  return undefined
}
