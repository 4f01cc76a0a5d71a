/** Turns zod's issues into diagnostics with places, in words for editors. */
import type { z } from 'zod'
import { fieldsAt, metaAt } from './declaration'
import type { Diagnostic } from './diagnostic'
import { isRecord, type LocatedValue, type Path } from './located-value'
import { NUMBER_FIX } from './number-format'
import type { SourceFile } from './source-file'
import { capitalize, INVISIBLE, listOf, nearest, nearMiss, plural, quoted } from './words'

type Issue = z.core.$ZodIssue

/** What's being validated: a file, or the attributes of a shortcode. */
export interface Subject {
  file: SourceFile
  located: LocatedValue
  /** What messages call its parts. */
  part?: 'field' | 'attribute'
  /** What the parts belong to, if not the whole file. */
  owner?: string
}

/** Where an issue is. Keys in files are never symbols. */
const pathOf = ({ path }: Issue): Path => path.filter(part => typeof part !== 'symbol')

const keyOf = (path: Path) => path.join('\0')

/**
 * Validates a value.
 *
 * @returns the value as parsed by its declaration, or every diagnostic
 */
export function validate<Output>(
  subject: Subject,
  declaration: z.ZodType<Output>,
): { data?: Output; diagnostics: Diagnostic[] } {
  const { value } = subject.located
  const { data, error } = declaration.safeParse(value)
  const issues = error?.issues ?? []
  const misspelled = new Set(issues.flatMap(issue => meantFields(issue, declaration)))
  const ofWrongType = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(issue => keyOf(pathOf(issue))),
  )
  const besideUnreadable = new Set(
    issues
      .filter(({ code }) => code === 'invalid_type' || code === 'invalid_format')
      .map(issue => keyOf(pathOf(issue).slice(0, -1))),
  )
  const diagnostics = issues.flatMap(issue => {
    const path = pathOf(issue)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(key => unknownField(subject, [...path, key], declaration))
    if (path.length > 0 && valueAt(value, path) === undefined)
      // A misspelled field is one mistake, not two.
      return misspelled.has(keyOf(path)) ? [] : missingField(subject, path, declaration)
    // A length means nothing if the value isn't a list, nor an order of dates if one isn't a date.
    if (issue.code !== 'invalid_type' && ofWrongType.has(keyOf(path))) return []
    if (issue.code === 'custom' && besideUnreadable.has(keyOf(path.slice(0, -1)))) return []
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
    `There’s no ${part} ${quoted(key)}${within(around, owner)}.`,
    nearMiss(key, fields) ?? `Use ${listOf(fields)}.`,
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
    description + length + fieldsOf(declaration, path),
  )
}

/** The fields of a group, as a sentence. */
function fieldsOf(declaration: z.ZodType, path: Path): string {
  const fields = fieldsAt(declaration, path)
  return fields.length > 0 ? ` Its fields: ${fields.join(', ')}.` : ''
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
      return `this is ${typeOf(value)}, but it needs to be ${TYPE_WORDS[issue.expected] ?? issue.expected}.`
    case 'too_small': {
      const bound = issue.exact ? 'exactly' : issue.inclusive ? 'at least' : 'more than'
      const length = lengthOf(issue.origin, value) ?? `${String(value)} is too small`
      const verb = issue.origin === 'array' ? 'have' : 'be'
      return `${length}; it needs to ${verb} ${bound} ${issue.minimum}.`
    }
    case 'too_big': {
      const length = lengthOf(issue.origin, value) ?? `${String(value)} is too large`
      return `${length}; the limit is ${issue.maximum}.`
    }
    case 'invalid_value':
      return `${quoted(String(value))} isn’t one of the allowed values.`
    case 'invalid_format':
      return issue.format === 'date'
        ? `${quoted(String(value))} isn’t a valid date.`
        : `${quoted(String(value))} is in the wrong format.`
    default:
      return `${issue.message}.`
  }
}

function lengthOf(origin: string, value: unknown): string | undefined {
  if (origin === 'array')
    return `the list has ${plural((value as unknown[]).length, 'entry', 'entries')}`
  return origin === 'string'
    ? `the text is ${plural(String(value).trim().length, 'character')} long`
    : undefined
}

function typeOf(value: unknown): string {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'a group of fields'
  return value === null ? 'empty' : JSON.stringify(value)
}

function fixOf(issue: Issue, declaration: z.ZodType, value: unknown): string | undefined {
  const { description } = metaAt(declaration, pathOf(issue))
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String)
    return nearMiss(String(value), values) ?? `Use ${listOf(values)}.`
  }
  if (issue.code === 'invalid_type' && /^-?[$€£]?\d/.test(String(value)))
    return issue.expected === 'number' || issue.expected === 'int' ? NUMBER_FIX : description
  if (issue.code === 'invalid_type' && issue.expected === 'object')
    return `${description ?? ''}${fieldsOf(declaration, pathOf(issue))}`.trim()
  if (issue.code !== 'invalid_format') return description
  if (issue.format === 'date') return 'Write the year, month, and day, like 2026-03-09.'
  if (String(value).search(INVISIBLE) >= 0) return 'Delete the invisible character.'
  if (issue.format === 'url') return 'Write the whole URL, starting with https://.'
  // The declaration's own words for its pattern.
  const expected = issue.message.startsWith('Invalid') ? undefined : `Use ${issue.message}.`
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
