/** Faults as text for people. The same text in the check, the build, develop and pull requests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeFrameColumns } from '@babel/code-frame'
import type { Fault } from './fault'
import { isPicture } from './picture-file'
import { printable } from './printable'

/** All faults with their code frames, and a closing line that counts them. */
export function formatFaults(root: string, faults: readonly Fault[], color = false): string {
  return [formatFaultList(root, faults, color), countLine(faults)].filter(Boolean).join('\n\n')
}

/** Places of one file that are told one by one while they are still to be filled in; a new service has sixty. */
const TOLD = 3

/** All faults with their code frames. */
export function formatFaultList(root: string, faults: readonly Fault[], color = false): string {
  const left = new Map<string, number[]>()
  const told = faults.filter(({ rule, file, line }) => {
    if (rule !== 'placeholder') return true
    const lines = [...(left.get(file) ?? []), line]
    left.set(file, lines)
    return lines.length <= TOLD
  })
  const more = [...left].flatMap(([file, lines]) => {
    const [first, ...others] = lines.slice(TOLD)
    return first === undefined
      ? []
      : [
          printable(
            `${file}:${first}: ${others.length === 0 ? 'One more place is' : `${others.length + 1} more places are`} still to be filled in: line ${[first, ...others].join(', ')}.`,
          ),
        ]
  })
  return [...told.map(fault => formatFault(root, fault, color)), ...more].join('\n\n')
}

function formatFault(root: string, fault: Fault, color: boolean): string {
  const { file, line, column, message, remedy, severity } = fault
  const head = `${file}:${line}:${column}: ${severity === 'warning' ? 'warning: ' : ''}${message}`
  const way = remedy && `  ${printable(remedy)}`
  return [printable(head), frame(root, fault, color), way].filter(Boolean).join('\n')
}

function frame(root: string, { file, line, column }: Fault, color: boolean): string {
  // Its bytes say nothing to people.
  if (isPicture(file)) return ''
  let text: string
  try {
    text = readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
  if (text.trim() === '') return ''
  const lines = text.split(/\r\n|[\n\r]/)
  const given = lines[line - 1] ?? ''
  // The same part of each line, with the place in it, where the line is too long to be shown.
  const start = given.length <= FRAME_WIDTH ? 0 : Math.max(0, column - FRAME_WIDTH / 2)
  return codeFrameColumns(
    // Only the lines around the place are looked at, however long the file is.
    lines
      .map((words, index) => (Math.abs(index + 1 - line) > 1 ? '' : cut(words, start)))
      .join('\n'),
    { start: { line, column: column - start + (start > 0 ? 1 : 0) } },
    { linesAbove: 1, linesBelow: 1, highlightCode: color },
  )
}

/** Characters of a line that a frame shows at most. */
const FRAME_WIDTH = 200

/** A part of a line, with “…” for what is left out. */
function cut(line: string, start: number): string {
  const part = printable(line.slice(start, start + FRAME_WIDTH).replaceAll('\t', ' '))
  return `${start > 0 ? '…' : ''}${part}${line.length > start + FRAME_WIDTH ? '…' : ''}`
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
