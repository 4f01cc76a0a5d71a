/** Formats diagnostics as text for the terminal, open pages in development, and pull requests. */
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from './source-file'
import { isPicture } from './picture-file'
import { plural } from './words'

/** Formats diagnostics with code frames and a last line that counts them. */
export function formatDiagnostics(root: string, diagnostics: readonly Diagnostic[]) {
  if (diagnostics.length === 0) return 'No problems found.'
  const linesOf = new Map(
    [...new Set(diagnostics.map(({ file }) => file))].map(file => [file, readLines(root, file)]),
  )
  return [
    ...diagnostics.map(each => formatDiagnostic(each, linesOf.get(each.file) ?? [])),
    `${plural(diagnostics.length, 'problem')} in ${plural(linesOf.size, 'file')}.`,
  ].join('\n\n')
}

function formatDiagnostic(diagnostic: Diagnostic, lines: readonly string[]) {
  const { file, line, column, message, fix, severity } = diagnostic
  const kind = severity === 'warning' ? 'warning: ' : ''
  return [
    `${file}:${line}:${column}: ${kind}${message}`,
    ...codeFrame(lines, diagnostic),
    ...(fix ? [`  ${fix}`] : []),
  ]
    .map(printable)
    .join('\n')
}

/** Replaces control characters and characters that change the reading order. */
const printable = (text: string) =>
  text
    .replaceAll('\t', ' ')
    // eslint-disable-next-line no-control-regex -- control characters are what we're looking for
    .replace(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd')

/** The maximum line length in a code frame. An 80-column terminal would wrap longer lines and misplace the caret. */
const FRAME_WIDTH = 70

/** The lines of a text file; empty for any other file. */
function readLines(root: string, file: string) {
  const path = join(root, file)
  // A symbolic link could point to a secret or an endless device file.
  if (isPicture(file) || !lstatSync(path, { throwIfNoEntry: false })?.isFile()) return []
  const text = readFileSync(path, 'utf8')
  // Not text, or not UTF-8.
  return text.includes('\0') ? [] : text.split(/\r?\n/)
}

/** The lines around a position, with a caret below it. Long lines are cropped to the same columns. */
function codeFrame(lines: readonly string[], { line, column }: Diagnostic) {
  const start = column > FRAME_WIDTH ? column - FRAME_WIDTH / 2 : 0
  const first = Math.max(line - 1, 1)
  const width = String(line + 1).length
  return lines.slice(first - 1, line + 1).flatMap((text, index) => {
    const number = first + index
    const shown = `${String(number).padStart(width)} | ${text.slice(start, start + FRAME_WIDTH)}`
    const mark = `${' '.repeat(width + 2)} | ${' '.repeat(column - start - 1)}^`
    return number === line ? [`> ${shown}`, mark] : [`  ${shown}`.trimEnd()]
  })
}

/** Formats diagnostics as GitHub workflow commands, which annotate lines in a pull request. */
export const formatAnnotations = (diagnostics: readonly Diagnostic[]) =>
  diagnostics
    .map(({ file, line, column, severity, message, fix, rule }) => {
      // GitHub URL-decodes these characters.
      const name = file.replace(/[%\r\n:,]/g, encodeURIComponent)
      const text = [message, fix]
        .filter(Boolean)
        .join('\n')
        .replace(/[%\r\n]/g, encodeURIComponent)
      return `::${severity} file=${name},line=${line},col=${column},title=${rule}::${text}`
    })
    .join('\n')
