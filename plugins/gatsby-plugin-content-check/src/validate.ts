/** zod's issues as diagnostics with places, in words for editors. */
import type { z } from 'zod'
import { fieldsAt, metaAt } from './declaration'
import type { Diagnostic } from './diagnostic'
import { isRecord, type LocatedValue, type Path } from './located-value'
import type { SourceFile } from './source-file'
import { capitalize, listOf, nearest, nearMiss } from './words'

type Issue = z.core.$ZodIssue

/** What is held against its declaration: a file, or the attributes of a shortcode. */
export interface Subject {
  file: SourceFile
  located: LocatedValue
  /** What its parts are called. */
  part?: 'field' | 'attribute'
  /** What the parts belong to, where that is not the whole file. */
  owner?: string
}

/** Where an issue is. Files have no symbols for keys. */
const pathOf = ({ path }: Issue): Path => path.filter(part => typeof part !== 'symbol')

const keyOf = (path: Path) => path.join('\0')

/**
 * Holds a value against its declaration.
 *
 * @returns the value as the declaration gives it back, or every diagnostic
 */
export function validate<Output>(
  subject: Subject,
  declaration: z.ZodType<Output>,
): { data?: Output; diagnostics: Diagnostic[] } {
  const { value } = subject.located
  const { data, error } = declaration.safeParse(value)
  const issues = error?.issues ?? []
  const misspelt = new Set(issues.flatMap(issue => meantFields(issue, declaration)))
  const ofWrongType = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(issue => keyOf(pathOf(issue))),
  )
  const diagnostics = issues.flatMap(issue => {
    const path = pathOf(issue)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(key => unknownField(subject, [...path, key], declaration))
    if (path.length > 0 && valueAt(value, path) === undefined)
      // A field that stands there misspelt is one mistake, not two.
      return misspelt.has(keyOf(path)) ? [] : missingField(subject, path, declaration)
    // The length of a list says nothing where the value is no list.
    if (issue.code !== 'invalid_type' && ofWrongType.has(keyOf(path))) return []
    return wrongValue(subject, issue, declaration)
  })
  return { data, diagnostics }
}

/** The fields that unknown ones were probably meant to be. */
function meantFields(issue: Issue, declaration: z.ZodType): string[] {
  if (issue.code !== 'unrecognized_keys') return []
  const path = pathOf(issue)
  const fields = fieldsAt(declaration, path)
  return issue.keys.map(key => keyOf([...path, nearest(key, fields) ?? '']))
}

function unknownField(
  { file, located, owner, part = 'field' }: Subject,
  path: Path,
  declaration: z.ZodType,
): Diagnostic {
  const around = path.slice(0, -1)
  const key = String(path.at(-1))
  const fields = fieldsAt(declaration, around)
  return file.error(
    located.keyOffsetOf(path),
    `unknown-${part}`,
    `There is no ${part} “${key}”${within(around, owner)}.`,
    nearMiss(key, fields) ?? `The ${part}s are ${listOf(fields)}.`,
  )
}

function missingField(
  { file, located, owner, part = 'field' }: Subject,
  path: Path,
  declaration: z.ZodType,
): Diagnostic {
  const around = path.slice(0, -1)
  const { minLength, maxLength, description = '' } = metaAt(declaration, path)
  const length =
    minLength === undefined || description.includes('characters')
      ? ''
      : ` ${minLength} to ${maxLength} characters.`
  return file.error(
    located.offsetOf(around),
    `missing-${part}`,
    `The ${part} “${String(path.at(-1))}” is missing${within(around, owner)}.`,
    description + length,
  )
}

function wrongValue(
  { file, located, owner, part = 'field' }: Subject,
  issue: Issue,
  declaration: z.ZodType,
): Diagnostic {
  const path = pathOf(issue)
  return file.error(
    located.offsetOf(path),
    part,
    `${capitalize(nameOf(path, owner) || 'the file')}: ${reason(issue, valueAt(located.value, path))}`,
    fixOf(issue, declaration, valueAt(located.value, path)),
  )
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false without quotation marks',
  array: 'a list between [ and ]',
  object: 'a group of fields',
}

function reason(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return `this is ${typeOf(value)}, and ${TYPE_WORDS[issue.expected] ?? issue.expected} is needed.`
    case 'too_small': {
      const bound = issue.exact ? 'exactly' : issue.inclusive ? 'at least' : 'more than'
      const limit = `${bound} ${issue.minimum}`
      const length = lengthOf(issue.origin, value)
      return length
        ? `${length}, and ${limit} are needed.`
        : `${String(value)} is too small; ${limit} is needed.`
    }
    case 'too_big': {
      const length = lengthOf(issue.origin, value)
      return length
        ? `${length}, and at most ${issue.maximum} fit.`
        : `${String(value)} is too large; at most ${issue.maximum} is allowed.`
    }
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

function lengthOf(origin: string, value: unknown): string | undefined {
  if (origin === 'array') return `the list has ${(value as unknown[]).length} entries`
  return origin === 'string' ? `the text has ${String(value).trim().length} characters` : undefined
}

function typeOf(value: unknown): string {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return 'a list'
  return isRecord(value) ? 'a group of fields' : String(value)
}

function fixOf(issue: Issue, declaration: z.ZodType, value: unknown): string | undefined {
  const { description } = metaAt(declaration, pathOf(issue))
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    return nearMiss(String(value), values) ?? `Possible: ${listOf(values)}.`
  }
  if (issue.code !== 'invalid_format') return description
  if (issue.format === 'date') return 'Write it as year-month-day, like 2026-03-09.'
  if (issue.format === 'url') return 'Write the whole address, starting with https://'
  // What a declaration itself says of its pattern.
  const expected = issue.message.startsWith('Invalid') ? undefined : `Expected ${issue.message}.`
  return [expected, description].filter(Boolean).join(' ')
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value)

/** `metrics[2].label` as “metrics, entry 3, label”. */
const nameOf = (path: Path, owner?: string): string =>
  [...(owner ? [owner] : []), ...path]
    .map(part => (typeof part === 'number' ? `entry ${part + 1}` : part))
    .join(', ')

function within(path: Path, owner?: string): string {
  const name = nameOf(path, owner)
  return name && ` in ${name}`
}
