/** zod's issues as diagnostics with places, in words for editors. */
import type { z } from 'zod'
import { fieldsAt, metaAt } from './declaration'
import type { Diagnostic } from './diagnostic'
import { isRecord, type LocatedValue, type Path } from './located-value'
import { pictureSourceProblem } from './picture-file'
import type { SourceFile } from './source-file'
import { capitalize, listOf, nearest, nearMiss } from './words'

type Issue = z.core.$ZodIssue

/** Where an issue is. Files have no symbols for keys. */
const pathOf = ({ path }: Issue): Path => path.filter(part => typeof part !== 'symbol')

const keyOf = (path: Path) => path.join('\0')

/**
 * Holds a value against its declaration.
 *
 * @returns the value as the declaration gives it back, or every diagnostic
 */
export function validate<Output>(
  file: SourceFile,
  located: LocatedValue,
  declaration: z.ZodType<Output>,
): { data?: Output; diagnostics: Diagnostic[] } {
  const result = declaration.safeParse(located.value)
  if (result.success) return { data: result.data, diagnostics: [] }
  const { issues } = result.error
  const missing = issues.filter(issue => isMissing(issue, located.value))
  const misspelt = new Map(issues.flatMap(issue => misspellings(issue, missing)))
  const meant = new Set(misspelt.values())
  const isOfWrongKind = ({ code }: Issue) => code === 'invalid_type'
  const ofWrongKind = new Set(issues.filter(isOfWrongKind).map(issue => keyOf(pathOf(issue))))
  const diagnostics = issues
    // A field that stands there misspelt is one mistake, not two.
    .filter(issue => !meant.has(issue))
    // The length of a list says nothing where the value is no list.
    .filter(issue => isOfWrongKind(issue) || !ofWrongKind.has(keyOf(pathOf(issue))))
    .flatMap(issue =>
      issue.code === 'unrecognized_keys'
        ? unknownFields(file, located, issue, declaration, misspelt)
        : isMissing(issue, located.value)
          ? missingField(file, located, issue, declaration)
          : wrongValue(file, located, issue, declaration),
    )
  return { diagnostics }
}

/** Unknown fields that are near to a missing one beside them, with that one's issue. */
function misspellings(issue: Issue, missing: readonly Issue[]): [string, Issue][] {
  if (issue.code !== 'unrecognized_keys') return []
  const place = keyOf(pathOf(issue))
  const beside = missing.filter(field => keyOf(pathOf(field).slice(0, -1)) === place)
  const names = beside.map(({ path }) => String(path.at(-1)))
  return issue.keys.flatMap((key): [string, Issue][] => {
    const meant = beside[names.indexOf(nearest(key, names) ?? '')]
    return meant ? [[keyOf([...pathOf(issue), key]), meant]] : []
  })
}

function unknownFields(
  file: SourceFile,
  located: LocatedValue,
  issue: z.core.$ZodIssueUnrecognizedKeys,
  declaration: z.ZodType,
  misspelt: ReadonlyMap<string, Issue>,
): Diagnostic[] {
  const path = pathOf(issue)
  const fields = fieldsAt(declaration, path)
  return issue.keys.map(key => {
    const meant = misspelt.get(keyOf([...path, key]))?.path.at(-1)
    return file.error(
      located.keyOffsetOf([...path, key]),
      'unknown-field',
      `There is no field “${key}”${path.length > 0 ? ` in ${fieldName(path)}` : ''}.`,
      meant === undefined
        ? (nearMiss(key, fields) ?? `The fields are ${listOf(fields)}.`)
        : `Did you mean “${String(meant)}”?`,
    )
  })
}

function missingField(
  file: SourceFile,
  located: LocatedValue,
  issue: Issue,
  declaration: z.ZodType,
): Diagnostic {
  const path = pathOf(issue)
  const around = path.slice(0, -1)
  return file.error(
    located.offsetOf(around),
    'missing-field',
    `The field “${String(path.at(-1))}” is missing${around.length > 0 ? ` in ${fieldName(around)}` : ''}.`,
    [metaAt(declaration, path).description, wantedAt(declaration, path)].filter(Boolean).join(' '),
  )
}

function wrongValue(
  file: SourceFile,
  located: LocatedValue,
  issue: Issue,
  declaration: z.ZodType,
): Diagnostic {
  const path = pathOf(issue)
  const offset = located.offsetOf(path)
  const value = valueAt(located.value, path)
  if (typeof value === 'string' && metaAt(declaration, path).picture) {
    const { message, fix } = pictureSourceProblem(value)
    return file.error(offset, 'picture', message, fix)
  }
  return file.error(
    offset,
    'field',
    `${capitalize(fieldName(path))}: ${reason(issue, value)}`,
    commentFix(file, offset, value) ?? fixOf(issue, declaration, path, value),
  )
}

/** In YAML, what follows “ #” is a comment: “Why #1 is lonely” is read as “Why”. */
function commentFix({ text, path }: SourceFile, offset: number, value: unknown) {
  if (!path.endsWith('.mdx') || typeof value !== 'string') return undefined
  return text.startsWith(`${value} #`, offset)
    ? 'What follows “ #” is a comment: put the whole text between quotation marks.'
    : undefined
}

const TYPE_WORDS: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false without quotation marks',
  array: 'a list',
  object: 'a group of fields',
}

function reason(issue: Issue, value: unknown): string {
  const length = typeof value === 'string' ? value.trim().length : 0
  const entries = Array.isArray(value) ? value.length : 0
  switch (issue.code) {
    case 'invalid_type':
      return `this is ${kindOf(value)}, and ${TYPE_WORDS[issue.expected] ?? issue.expected} is needed.`
    case 'too_small':
      if (issue.origin === 'string')
        return length === 0
          ? 'there is no text here.'
          : `the text has ${length} characters, and at least ${issue.minimum} are needed.`
      if (issue.origin === 'array')
        return `the list has ${entries} entries, and ${issue.exact ? 'exactly' : 'at least'} ${issue.minimum} are needed.`
      return `${String(value)} is too small; ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum} is needed.`
    case 'too_big':
      if (issue.origin === 'string')
        return `the text has ${length} characters, and at most ${issue.maximum} fit.`
      if (issue.origin === 'array')
        return issue.exact
          ? `the list has ${entries} entries, and exactly ${issue.maximum} are needed.`
          : `the list has ${entries} entries, and at most ${issue.maximum} are allowed.`
      return `${String(value)} is too large; at most ${issue.maximum} is allowed.`
    case 'invalid_value':
      return `“${String(value)}” is not one of the possible values.`
    case 'invalid_format':
      if (issue.format !== 'date') return `“${String(value)}” has the wrong form.`
      return /^\d{4}-\d\d-\d\d$/.test(String(value))
        ? `“${String(value)}” is not a day that exists.`
        : `“${String(value)}” is not a day as it is written here.`
    default:
      return `${issue.message}.`
  }
}

function fixOf(
  issue: Issue,
  declaration: z.ZodType,
  path: Path,
  value: unknown,
): string | undefined {
  const { description, reference } = metaAt(declaration, path)
  const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
  switch (issue.code) {
    case 'invalid_type': {
      const digits =
        typeof value === 'string' && /^[$€£]?(-?\d[\d,]*(?:\.\d+)?)\s?%?$/.exec(value)?.[1]
      if (digits && ['number', 'int'].includes(issue.expected))
        return sentences(`Write ${digits.replaceAll(',', '')}, the digits alone.`, description)
      return issue.expected === 'array'
        ? sentences(description, 'A list stands between [ and ], with commas between its entries.')
        : description
    }
    case 'invalid_value': {
      const values = issue.values.map(String)
      return nearMiss(String(value), values) ?? `Possible: ${listOf(values)}.`
    }
    case 'invalid_format':
      if (issue.format === 'date') return 'Write it as year-month-day, like 2026-03-09.'
      if (issue.format === 'regex' && !issue.message.startsWith('Invalid'))
        return sentences(`Expected ${issue.message}.`, reference && description)
      return issue.format === 'url'
        ? 'Write the whole address, starting with https://'
        : description
    default:
      return description
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a group of fields'
  if (typeof value === 'string') return 'text'
  if (typeof value !== 'number') return typeof value
  if (!Number.isFinite(value)) return 'a number too large to be one'
  return Number.isInteger(value) ? 'a number' : 'a number with a fraction'
}

function isMissing(issue: Issue, root: unknown): boolean {
  const path = pathOf(issue)
  const key = path.at(-1)
  const parent = valueAt(root, path.slice(0, -1))
  return key !== undefined && isRecord(parent) && !Array.isArray(parent) && !(key in parent)
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value)

/** What a missing field has to hold, where its sentence does not say so: a length, or fields. */
function wantedAt(declaration: z.ZodType, path: Path): string | undefined {
  const needed = fieldsAt(declaration, path, true)
  if (needed.length > 0) return `It needs ${listOf(needed)}.`
  const { minLength, maxLength, description } = metaAt(declaration, path)
  return typeof minLength === 'number' &&
    typeof maxLength === 'number' &&
    !description?.includes('characters')
    ? `${minLength} to ${maxLength} characters.`
    : undefined
}

/** `metrics[2].label` as “metrics, entry 3, label”. */
function fieldName(path: Path): string {
  if (path.length === 0) return 'the file'
  return path.map(part => (typeof part === 'number' ? `entry ${part + 1}` : part)).join(', ')
}
