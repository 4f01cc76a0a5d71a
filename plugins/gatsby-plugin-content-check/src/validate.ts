/** Turns zod's issues into diagnostics with locations, worded for editors. */
import type { z } from 'zod'
import { alternativesOf, schemaAt, type JsonSchema } from './declaration'
import type { SourceFile } from './source-file'
import { isRecord, valueAt, type LocatedValue, type Path } from './located-value'
import { capitalize, insteadOf, listOf, nearest, NUMBER_FIX, plural, quoted } from './words'

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

const fieldsOf = ({ properties = {} }: JsonSchema) => Object.keys(properties)

/**
 * Validates a value.
 *
 * @returns the value as parsed by the schema, or every diagnostic
 */
export function validate(
  { file, located, part = 'field', owner, isUnread }: Subject,
  declaration: z.ZodType,
) {
  const { value, offsetOf, keyOffsetOf } = located
  const { data, error } = declaration.safeParse(value)
  const issues = (error?.issues ?? []).filter(
    ({ path: [key] }) => key === undefined || !isUnread?.(String(key)),
  )
  /** `metrics[2].label` as “metrics, entry 3, label”. */
  const nameOf = (path: Path) =>
    [...(owner ? [owner] : []), ...path]
      .map(key => (typeof key === 'number' ? `entry ${key + 1}` : key))
      .join(', ')
  // The likely intended names of misspelled fields.
  const misspelled = new Set(
    issues.flatMap(issue => {
      const path = pathOf(issue)
      const keys = issue.code === 'unrecognized_keys' ? issue.keys : []
      const fields = fieldsOf(schemaAt(declaration, path))
      return keys.map(key => keyOf([...path, nearest(key, fields) ?? '']))
    }),
  )
  const told = new Set<string>()
  const diagnostics = issues.flatMap(issue => {
    const path = pathOf(issue)
    const around = path.slice(0, -1)
    const schema = schemaAt(declaration, path)
    if (issue.code === 'unrecognized_keys') {
      const place = nameOf(path) && ` in ${nameOf(path)}`
      return issue.keys.map(key =>
        file.error(
          keyOffsetOf([...path, key]),
          `unknown-${part}`,
          `Unknown ${part} ${quoted(key)}${place}.`,
          // In `{ amount: 4,200 }`, YAML reads 200 as a field.
          /^\d{3}$/.test(key) ? NUMBER_FIX : insteadOf(key, fieldsOf(schema)),
        ),
      )
    }
    const found = valueAt(value, path)
    if (path.length > 0 && found === undefined) {
      const place = nameOf(around) && ` from ${nameOf(around)}`
      const message = `The ${part} “${path.at(-1)}” is missing${place}.`
      // Don't also report a misspelled field as missing.
      return misspelled.has(keyOf(path))
        ? []
        : file.error(offsetOf(around), `missing-${part}`, message, helpOf(schema))
    }
    // Don't check the order of dates that aren't valid.
    const isBeside = (other: Issue) =>
      other.code === 'invalid_format' && keyOf(pathOf(other).slice(0, -1)) === keyOf(around)
    if (issue.code === 'custom' && issues.some(isBeside)) return []
    // Report only the first problem of a value. If a list has an entry of the wrong type, the others probably do, too.
    const isEntry = typeof path.at(-1) === 'number'
    const subject = keyOf(isEntry && issue.code === 'invalid_type' ? [...around, 'entries'] : path)
    if (issue.code !== 'custom' && told.has(subject)) return []
    told.add(subject)
    const [reason, fix] = explain(issue, found, schema)
    const name = capitalize(nameOf(path) || 'the file')
    return file.error(offsetOf(path), part, `${name}: ${reason}.`, fix)
  })
  return { data, diagnostics }
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

/** What a field is for, how long its text can be, and which fields it has. */
function helpOf(schema: JsonSchema) {
  const { description = '', minLength, maxLength } = schema
  const fields = fieldsOf(schema).join(', ')
  const length =
    minLength && maxLength && !description.includes('characters')
      ? ` ${minLength} to ${maxLength} characters.`
      : ''
  return (description + length + (fields && ` Its fields: ${fields}.`)).trim()
}

/** What's wrong with a value, as the end of a sentence, and what to write instead. */
function explain(issue: Issue, value: unknown, schema: JsonSchema): [reason: string, fix: string] {
  const { description = '' } = schema
  const given = String(value)
  switch (issue.code) {
    case 'invalid_union': {
      if ('options' in issue) return notAllowed(given, issue.options ?? [])
      const types = alternativesOf(schema).flatMap(({ type = '', const: only, enum: values }) => {
        const allowed = values ?? (only === undefined ? undefined : [only])
        return allowed?.map(each => quoted(String(each))) ?? TYPE_WORDS[type] ?? type
      })
      return [
        `this isn’t in one of the allowed forms: ${listOf([...new Set(types)])}`,
        helpOf(schema),
      ]
    }
    case 'invalid_type': {
      const isNumber = /^(?:number|int)$/.test(issue.expected) && /^-?[$€£]?\d/.test(given)
      return [
        `this is ${typeOf(value)}, but it needs to be ${TYPE_WORDS[issue.expected] ?? issue.expected}`,
        isNumber ? NUMBER_FIX : helpOf(schema),
      ]
    }
    case 'too_small': {
      const verb = Array.isArray(value) ? 'needs' : 'needs to be'
      const bound = issue.inclusive ? 'at least' : 'more than'
      return [`${sizeOf(value, 'small')}; it ${verb} ${bound} ${issue.minimum}`, description]
    }
    case 'too_big':
      return [`${sizeOf(value, 'large')}; the limit is ${issue.maximum}`, description]
    case 'invalid_value':
      return notAllowed(given, issue.values)
    case 'invalid_format': {
      if (issue.format === 'date')
        return [
          `${quoted(given)} isn’t a valid date`,
          'Write the year, month, and day, like 2026-03-09.',
        ]
      const reason = `${quoted(given)} is in the wrong format`
      if (issue.format === 'url') return [reason, 'Write the whole URL, starting with https://.']
      // The schema's own wording for its pattern.
      const expected = issue.message.startsWith('Invalid') ? '' : `Use ${issue.message}.`
      return [reason, `${expected} ${description}`.trim()]
    }
    default:
      return [issue.message, description]
  }
}

const notAllowed = (given: string, values: readonly unknown[]): [string, string] => [
  `${quoted(given)} isn’t one of the allowed values`,
  insteadOf(given, values.map(String)),
]

/** The size of a value that's too small or too large. */
function sizeOf(value: unknown, size: 'small' | 'large') {
  if (Array.isArray(value)) return `the list has ${plural(value.length, 'entry', 'entries')}`
  return typeof value === 'string'
    ? `the text is ${plural(value.trim().length, 'character')} long`
    : `${String(value)} is too ${size}`
}

function typeOf(value: unknown) {
  if (typeof value === 'string') return 'text'
  if (Array.isArray(value)) return 'a list'
  if (isRecord(value)) return 'a group of fields'
  return value === null ? 'empty' : JSON.stringify(value)
}
