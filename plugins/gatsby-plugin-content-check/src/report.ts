/** Diagnostics as text. The same in the terminal, the build, develop and pull requests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isError, type Diagnostic } from './diagnostic'
import { isPicture } from './picture-file'
import { escapeControlCharacters } from './words'

/** All diagnostics with their code frames, and a closing line that counts them. */
export const formatDiagnostics = (root: string, diagnostics: readonly Diagnostic[]): string =>
  [...diagnostics.map(each => formatDiagnostic(root, each)), countLine(diagnostics)].join('\n\n')

function formatDiagnostic(root: string, diagnostic: Diagnostic): string {
  const { file, line, column, message, fix, severity } = diagnostic
  const head = `${file}:${line}:${column}: ${severity === 'warning' ? 'warning: ' : ''}${message}`
  return [
    escapeControlCharacters(head),
    codeFrame(root, diagnostic),
    fix && `  ${escapeControlCharacters(fix)}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Characters of a line that a frame shows at most. */
const FRAME_WIDTH = 200

function codeFrame(root: string, { file, line, column }: Diagnostic): string {
  // A picture's bytes say nothing to people.
  if (isPicture(file)) return ''
  let text: string
  try {
    text = readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
  if (text.trim() === '') return ''
  const lines = text.split(/\r\n|[\n\r]/)
  // The same part of each line, with the place in it, where the line is too long to be shown.
  const isLong = (lines[line - 1] ?? '').length > FRAME_WIDTH
  const start = isLong ? Math.max(0, column - FRAME_WIDTH / 2) : 0
  const at = column - start + (start > 0 ? 1 : 0)
  const numbers = [line - 1, line, line + 1].filter(number => number > 0 && number <= lines.length)
  const width = String(numbers.at(-1)).length
  return numbers
    .flatMap(number => {
      const shown = excerpt(lines[number - 1] ?? '', start)
      const frame = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${shown}`
      const marker = `${' '.repeat(width + 2)} | ${' '.repeat(at - 1)}^`
      return number === line ? [frame, marker] : [frame.trimEnd()]
    })
    .join('\n')
}

/** A part of a line, with “…” for what is left out. */
function excerpt(line: string, start: number): string {
  const end = start + FRAME_WIDTH
  const part = escapeControlCharacters(line.slice(start, end).replaceAll('\t', ' '))
  return `${start > 0 ? '…' : ''}${part}${line.length > end ? '…' : ''}`
}

/** “3 errors in 2 files.” */
export function countLine(diagnostics: readonly Diagnostic[]): string {
  const plural = (count: number, noun: string) =>
    count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`
  const errors = diagnostics.filter(isError).length
  const files = new Set(diagnostics.map(({ file }) => file)).size
  const parts = [plural(errors, 'error'), plural(diagnostics.length - errors, 'warning')]
  return diagnostics.length === 0
    ? 'Nothing is wrong.'
    : `${parts.filter(Boolean).join(' and ')} in ${plural(files, 'file')}.`
}

/**
 * Diagnostics as GitHub's workflow commands, which become annotations at the lines of a pull request. Errors come
 * first: GitHub keeps ten of each kind for a step.
 */
export function formatAnnotations(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(isError)
  return [...errors, ...diagnostics.filter(each => !isError(each))]
    .map(({ file, line, column, severity, message, fix, rule }) => {
      const properties = Object.entries({ file, line, col: column, title: rule })
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
        .join(',')
      const text = escapeCommand([message, fix].filter(Boolean).join('\n'))
      return `::${severity} ${properties}::${text}`
    })
    .join('\n')
}

/** A workflow command ends at its line's end, so that its text may hold none. */
const escapeCommand = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

/** Within a property, what parts properties is escaped too. */
const escapeProperty = (text: string) =>
  escapeCommand(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
