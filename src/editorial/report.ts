/** Faults as text for people. The same text in the check, the build, develop and pull requests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFrameColumns } from '@babel/code-frame'
import type { Fault } from './fault'

/** All faults with their code frames, and a closing line that counts them. */
export function formatFaults(root: string, faults: readonly Fault[], color = false): string {
  const blocks = faults.map(fault => formatFault(root, fault, color))
  return [...blocks, countLine(faults)].join('\n\n')
}

function formatFault(root: string, fault: Fault, color: boolean): string {
  const { file, line, column, message, remedy, severity } = fault
  const head = `${file}:${line}:${column}: ${severity === 'warning' ? 'warning: ' : ''}${message}`
  return [head, frame(root, fault, color), remedy && `  ${remedy}`].filter(Boolean).join('\n')
}

function frame(root: string, { file, line, column }: Fault, color: boolean): string {
  let text: string
  try {
    text = readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
  if (text.trim() === '') return ''
  return codeFrameColumns(
    text,
    { start: { line, column } },
    { linesAbove: 1, linesBelow: 1, highlightCode: color },
  )
}

/** “3 errors in 2 files.” */
export function countLine(faults: readonly Fault[]): string {
  const files = new Set(faults.map(fault => fault.file)).size
  const errors = faults.filter(fault => fault.severity === 'error').length
  const parts = [plural(errors, 'error'), plural(faults.length - errors, 'warning')].filter(Boolean)
  return parts.length === 0
    ? 'Nothing is wrong.'
    : `${parts.join(' and ')} in ${plural(files, 'file')}.`
}

function plural(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`
}

/**
 * Faults as GitHub's workflow commands, which become annotations at the lines of a pull request.
 * Errors come first: GitHub keeps ten of each kind for a step.
 */
export function formatAnnotations(faults: readonly Fault[]): string {
  const isError = ({ severity }: Fault) => severity === 'error'
  return [...faults.filter(isError), ...faults.filter(fault => !isError(fault))]
    .map(({ file, line, column, severity, message, remedy, rule }) => {
      const properties = Object.entries({ file, line, col: column, title: rule })
        .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
        .join(',')
      const text = escapeCommand([message, remedy].filter(Boolean).join('\n'))
      return `::${severity} ${properties}::${text}`
    })
    .join('\n')
}

/** What could not be looked for, as a line each. */
export function formatNotes(notes: readonly string[], annotations: boolean): string {
  return notes
    .map(note => (annotations ? `::notice::${escapeCommand(note)}` : `Note: ${note}`))
    .join('\n')
}

/** Faults for other programs: one JSON document, in the order of the text. */
export function formatJson({
  faults,
  files,
  notes,
}: {
  faults: readonly Fault[]
  files: number
  notes: readonly string[]
}): string {
  const errors = faults.filter(fault => fault.severity === 'error').length
  return JSON.stringify({ files, errors, warnings: faults.length - errors, notes, faults }, null, 2)
}

/** A workflow command ends at its line's end, so that its text may hold none. */
function escapeCommand(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

/** Within a property, what parts properties is escaped too. */
function escapeProperty(text: string): string {
  return escapeCommand(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
