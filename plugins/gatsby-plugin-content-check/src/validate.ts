/** Turns zod's issues into diagnostics with locations, worded for editors. */
import type { z } from 'zod'
import { schemaAt, type JsonSchema } from './declaration'
import type { Diagnostic, SourceFile } from './source-file'
import { isRecord, valueAt, type LocatedValue, type Path } from './located-value'
import {
  capitalize,
  insteadOf,
  INVISIBLE,
  listOf,
  nearest,
  NUMBER_FIX,
  plural,
  quoted,
} from './words'

type Issue = z.core.$ZodIssue

/** What's being validated: a file, or a shortcode's attributes. */
export interface Subject {
  file: SourceFile
  located: LocatedValue
  /** What messages call a part. */
  part?: 'field' | 'attribute'
  /** What the parts belong to, if not the whole file. */
  owner?: string
  /** Whether a part seems to be missing only because its value can't be read. */
  isUnread?: (part: string) => boolean
}

/** Keys in files are never symbols. */
const pathOf = ({ path }: Issue) => path as Path

const keyOf = (path: Path) => path.join('\0')

/**
 * Validates a value.
 *
 * @returns the value as parsed by the schema, or every diagnostic
 */
export function validate<Output>(
  { file, located, part = 'field', owner, isUnread }: Subject,
  declaration: z.ZodType<Output>,
): { data?: Output; diagnostics: Diagnostic[] } {
  const { value, offsetOf, keyOffsetOf } = located
  const { data, error } = declaration.safeParse(value)
  const issues = (error?.issues ?? [])
    .flatMap(unfold)
    .filter(({ path: [key] }) => key === undefined || !isUnread?.(String(key)))
  const fieldsAt = (path: Path) => Object.keys(schemaAt(declaration, path).properties ?? {})
  const fieldList = (path: Path) => {
    const fields = fieldsAt(path)
    return fields.length > 0 ? ` Its fields: ${fields.join(', ')}.` : ''
  }
  /** `metrics[2].label` as “metrics, entry 3, label”. */
  const nameOf = (path: Path) =>
    [...(owner ? [owner] : []), ...path]
      .map(key => (typeof key === 'number' ? `entry ${key + 1}` : key))
      .join(', ')
  const within = (path: Path) => nameOf(path) && ` in ${nameOf(path)}`
  const unreadable = issues.filter(({ code }) => code === 'invalid_format').map(pathOf)
  const besideUnreadable = new Set(unreadable.map(path => keyOf(path.slice(0, -1))))
  // The likely intended names of misspelled fields.
  const misspelled = new Set(
    issues.flatMap(issue => {
      const path = pathOf(issue)
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
      return keys.map(key => keyOf([...path, nearest(key, fieldsAt(path)) ?? '']))
    }),
  )
  const mistyped = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(issue => keyOf(pathOf(issue))),
  )
  // Lists already reported for an entry of the wrong type. Their other entries are probably wrong in the same way.
  const told = new Set<string>()
  const diagnostics = issues.flatMap(issue => {
    const path = pathOf(issue)
    const around = path.slice(0, -1)
    const found = valueAt(value, path)
    const schema = schemaAt(declaration, path)
    const { description = '', minLength, maxLength } = schema
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(key =>
        file.error(
          keyOffsetOf([...path, key]),
          `unknown-${part}`,
          `Unknown ${part} ${quoted(key)}${within(path)}.`,
          // In `{ amount: 4,200 }`, YAML reads 200 as a field.
          /^\d{3}$/.test(key) ? NUMBER_FIX : insteadOf(key, fieldsAt(path)),
        ),
      )
    if (path.length > 0 && found === undefined) {
      // Don't also report a misspelled field as missing.
      if (misspelled.has(keyOf(path))) return []
      const isMeasured = minLength !== undefined && maxLength !== undefined
      const length =
        isMeasured && !description.includes('characters')
          ? ` ${minLength} to ${maxLength} characters.`
          : ''
      return file.error(
        offsetOf(around),
        `missing-${part}`,
        `The ${part} “${path.at(-1)}” is missing${nameOf(around) && ` from ${nameOf(around)}`}.`,
        description + length + fieldList(path),
      )
    }
    // If a value has the wrong type, don't report anything else about it, such as its length.
    if (issue.code !== 'invalid_type' && mistyped.has(keyOf(path))) return []
    const isEntry = typeof path.at(-1) === 'number'
    if (issue.code === 'invalid_type' && isEntry) {
      if (told.has(keyOf(around))) return []
      told.add(keyOf(around))
    }
    // Don't check the order of dates that aren't valid.
    if (issue.code === 'custom' && besideUnreadable.has(keyOf(around))) return []
    return file.error(
      offsetOf(path),
      part,
      `${capitalize(nameOf(path) || 'the file')}: ${reason(issue, found, schema)}.`,
      fixOf(issue, found, description, fieldList(path), isEntry),
    )
  })
  return { data, diagnostics }
}

/** If only one alternative of a union matches the value's type, returns that alternative's issues. */
function unfold(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.inclusive === false) return [issue]
  const { path, message, errors, options } = issue
  if (options) return [{ path, message, code: 'invalid_value', values: options }]
  const [near, other] = errors.filter(
    ([first]) => first && !(first.path.length === 0 && /type|value/.test(first.code)),
  )
  return near && !other
    ? near.flatMap(each => unfold({ ...each, path: [...path, ...each.path] }))
    : [issue]
}

const TYPE_WORDS: Record<string, string> = {
  string: 'text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  integer: 'a whole number without quotation marks',
  boolean: 'true or false without quotation marks',
  array: 'a list, like [a, b]',
  object: 'a group of fields',
  record: 'a group of fields',
}

/** Describes each alternative in a schema. */
function formsOf({
  anyOf,
  oneOf,
  const: only,
  enum: values,
  type = '',
  properties,
}: JsonSchema): string[] {
  const parts = anyOf ?? oneOf
  if (parts) return parts.flatMap(formsOf)
  if (values ?? only) return (values ?? [only]).map(value => quoted(String(value)))
  const fields = properties ? ` (${Object.keys(properties).join(', ')})` : ''
  return [(TYPE_WORDS[type] ?? type) + fields]
}

/** What's wrong with a value, as the end of a sentence. */
function reason(issue: Issue, value: unknown, schema: JsonSchema) {
  const given = String(value)
  switch (issue.code) {
    case 'invalid_union':
      return `this is ${typeOf(value)}, but it needs to be ${listOf(formsOf(schema))}`
    case 'invalid_type':
      return `this is ${typeOf(value)}, but it needs to be ${TYPE_WORDS[issue.expected] ?? issue.expected}`
    case 'too_small': {
      const bound = issue.exact ? 'exactly' : issue.inclusive ? 'at least' : 'more than'
      const verb = Array.isArray(value) ? 'needs' : 'needs to be'
      return `${sizeOf(value) ?? `${given} is too small`}; it ${verb} ${bound} ${issue.minimum}`
    }
    case 'too_big':
      return `${sizeOf(value) ?? `${given} is too large`}; the limit is ${issue.maximum}`
    case 'invalid_value':
      return `${quoted(given)} isn’t one of the allowed values`
    case 'invalid_format':
      return `${quoted(given)} ${issue.format === 'date' ? 'isn’t a valid date' : 'is in the wrong format'}`
    default:
      return issue.message
  }
}

function sizeOf(value: unknown) {
  if (Array.isArray(value)) return `the list has ${plural(value.length, 'entry', 'entries')}`
  return typeof value === 'string'
    ? `the text is ${plural(value.trim().length, 'character')} long`
    : undefined
}

function typeOf(value: unknown) {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'a group of fields'
  return value === null ? 'empty' : JSON.stringify(value)
}

function fixOf(
  issue: Issue,
  value: unknown,
  description: string,
  fieldList: string,
  isEntry: boolean,
) {
  const given = String(value)
  switch (issue.code) {
    case 'invalid_value':
      return insteadOf(given, issue.values.map(String))
    case 'invalid_type':
      if (/^(?:number|int)$/.test(issue.expected) && /^-?[$€£]?\d/.test(given)) return NUMBER_FIX
      return description + (issue.expected === 'object' ? fieldList : '')
    case 'invalid_format': {
      if (issue.format === 'date') return 'Write the year, month, and day, like 2026-03-09.'
      if (given.search(INVISIBLE) >= 0) return 'Delete the invisible character.'
      if (isEntry && /[\s,]/.test(given))
        return `Entries can’t contain spaces. Separate entries with commas, or start each on its own line with “- ”, and line them up. ${description}`.trim()
      if (issue.format === 'url') return 'Write the whole URL, starting with https://.'
      // The schema's own wording for its pattern.
      const expected = issue.message.startsWith('Invalid') ? '' : `Use ${issue.message}.`
      return [expected, description].filter(Boolean).join(' ')
    }
    default:
      return description
  }
}
