/** What a declaration refuses, said to an editor: zod's issues as faults with places. */
import { closest, distance } from 'fastest-levenshtein'
import type { z } from 'zod'
import type { Fault } from './fault'
import type { LocatedValue, Path } from './located-value'
import type { SourceFile } from './source-file'

type Issue = z.core.$ZodIssue

/**
 * Holds a value against its declaration.
 *
 * @returns the value as the declaration gives it back, or every fault in it
 */
export function validate<Output>(
  file: SourceFile,
  located: LocatedValue,
  declaration: z.ZodType<Output>,
): { data?: Output; faults: Fault[] } {
  const result = declaration.safeParse(located.value)
  if (result.success) return { data: result.data, faults: [] }
  const { issues } = result.error
  const missing = issues.filter(issue => isMissing(issue, located.value))
  const misspelt = new Map(issues.flatMap(issue => misspellings(issue, missing)))
  return {
    faults: issues
      // A field that stands there misspelt is one fault, not two.
      .filter(issue => ![...misspelt.values()].includes(issue))
      .flatMap(issue => explain(file, located, issue, declaration, misspelt)),
  }
}

/** Unknown fields that are near to a missing one beside them, with that one's issue. */
function misspellings(issue: Issue, missing: readonly Issue[]): [string, Issue][] {
  if (issue.code !== 'unrecognized_keys') return []
  const beside = missing.filter(
    ({ path }) => path.slice(0, -1).join('\0') === issue.path.join('\0'),
  )
  return issue.keys.flatMap(key => {
    const names = beside.map(({ path }) => String(path.at(-1)))
    const meant = beside[names.indexOf(nearest(key, names) ?? '')]
    return meant ? [[keyPath(issue.path as Path, key), meant] as [string, Issue]] : []
  })
}

const keyPath = (path: Path, key: string) => [...path, key].join('\0')

function explain(
  file: SourceFile,
  located: LocatedValue,
  issue: Issue,
  declaration: z.ZodType,
  misspelt: ReadonlyMap<string, Issue>,
): Fault[] {
  const path = issue.path as Path
  const name = fieldName(path)
  if (issue.code === 'unrecognized_keys') {
    const fields = fieldsAt(declaration, path)
    return issue.keys.map(key => {
      const meant = misspelt.get(keyPath(path, key))?.path.at(-1)
      return file.fault(
        located.keyOffsetOf([...path, key]),
        'unknown-field',
        `There is no field “${key}”${path.length > 0 ? ` in ${name}` : ''}.`,
        meant === undefined
          ? (nearMiss(key, fields) ?? `The fields are ${listOf(fields)}.`)
          : `Did you mean “${String(meant)}”?`,
      )
    })
  }
  if (isMissing(issue, located.value)) {
    return [
      file.fault(
        located.offsetOf(path.slice(0, -1)),
        'missing-field',
        `The field “${String(path.at(-1))}” is missing${path.length > 1 ? ` in ${fieldName(path.slice(0, -1))}` : ''}.`,
        descriptionAt(declaration, path),
      ),
    ]
  }
  return [
    file.fault(
      located.offsetOf(path),
      'field',
      `${capital(name)}: ${reason(issue, valueAt(located.value, path))}`,
      remedy(issue, declaration, path, valueAt(located.value, path)),
    ),
  ]
}

function reason(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `this is ${kindOf(value)}, and ${TYPE_WORDS[issue.expected] ?? issue.expected} is needed.`
    case 'too_small':
      if (issue.origin === 'string') {
        const length = String(value).trim().length
        return length === 0
          ? 'there is no text here.'
          : `the text has ${length} characters, and at least ${issue.minimum} are needed.`
      }
      if (issue.origin === 'array') {
        const wanted = issue.exact ? 'exactly' : 'at least'
        return `the list has ${countOf(value)} entries, and ${wanted} ${issue.minimum} are needed.`
      }
      return `${String(value)} is too small; ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum} is needed.`
    case 'too_big':
      if (issue.origin === 'string') {
        return `the text has ${String(value).trim().length} characters, and at most ${issue.maximum} fit.`
      }
      if (issue.origin === 'array') {
        const wanted = issue.exact ? 'exactly' : 'at most'
        return `the list has ${countOf(value)} entries, and ${wanted} ${issue.maximum} are allowed.`
      }
      return `${String(value)} is too large; at most ${issue.maximum} is allowed.`
    case 'invalid_value':
      return `“${String(value)}” is not one of the possible values.`
    case 'invalid_format':
      return issue.format === 'date'
        ? `“${String(value)}” is not a day that exists.`
        : `“${String(value)}” has the wrong form.`
    default:
      return `${issue.message}.`
  }
}

function remedy(
  issue: Issue,
  declaration: z.ZodType,
  path: Path,
  value: unknown,
): string | undefined {
  const description = descriptionAt(declaration, path)
  switch (issue.code) {
    case 'invalid_value':
      return (
        nearMiss(String(value), issue.values.map(String)) ??
        `Possible: ${listOf(issue.values.map(String))}.`
      )
    case 'invalid_format':
      if (issue.format === 'date') return 'Write it as year-month-day, like 2026-03-09.'
      if (issue.format === 'regex' && !issue.message.startsWith('Invalid'))
        return [`Expected ${issue.message}.`, refers(declaration, path) && description]
          .filter(Boolean)
          .join(' ')
      if (issue.format === 'url') return 'Write the whole address, starting with https://'
      return description
    default:
      return description
  }
}

/** Whether a field names something that is described elsewhere. */
function refers(declaration: z.ZodType, path: Path): boolean {
  return declarationAt(declaration, path)?.meta()?.reference !== undefined
}

/** The name that was probably meant, if one is near enough. */
function nearest(given: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const name = closest(given.toLowerCase(), [...names])
  const far = distance(given.toLowerCase(), name.toLowerCase())
  return far <= Math.max(2, Math.floor(name.length / 3)) ? name : undefined
}

/** “Did you mean …?” where one of the names is near enough to be meant. */
export function nearMiss(given: string, names: readonly string[]): string | undefined {
  const name = nearest(given, names)
  return name === undefined ? undefined : `Did you mean “${name}”?`
}

const TYPE_WORDS: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false without quotation marks',
  array: 'a list',
  object: 'a group of fields',
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number')
    return Number.isInteger(value) ? 'a number' : 'a number with a fraction'
  return String(value)
}

function isMissing(issue: Issue, root: unknown): boolean {
  if (issue.path.length === 0) return false
  const parent = valueAt(root, issue.path.slice(0, -1) as Path)
  const key = issue.path.at(-1) as string
  return typeof parent === 'object' && parent !== null && !Array.isArray(parent) && !(key in parent)
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
    value,
  )
}

/** The declaration at a path: through optionals, lists and objects. */
function declarationAt(declaration: z.ZodType, path: Path): z.ZodType | undefined {
  let current: unknown = unwrap(declaration)
  for (const part of path) {
    const { def } = current as {
      def: { type: string; shape?: Record<string, z.ZodType>; element?: z.ZodType }
    }
    const next = typeof part === 'number' ? def.element : def.shape?.[part]
    if (!next) return undefined
    current = unwrap(next)
  }
  return current as z.ZodType
}

function unwrap(declaration: z.ZodType): z.ZodType {
  const { def } = declaration as unknown as { def: { type: string; innerType?: z.ZodType } }
  return def.type === 'optional' && def.innerType ? unwrap(def.innerType) : declaration
}

function fieldsAt(declaration: z.ZodType, path: Path): string[] {
  const { def } = declarationAt(declaration, path) as unknown as { def: { shape?: object } }
  return Object.keys(def.shape ?? {})
}

function descriptionAt(declaration: z.ZodType, path: Path): string | undefined {
  return declarationAt(declaration, path)?.meta()?.description
}

/** `metrics[2].label` as “metrics, entry 3, label”. */
function fieldName(path: Path): string {
  if (path.length === 0) return 'the file'
  return path.map(part => (typeof part === 'number' ? `entry ${part + 1}` : part)).join(', ')
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
