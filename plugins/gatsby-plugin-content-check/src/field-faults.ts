/** What a declaration refuses, said to an editor: zod's issues as faults with places. */
import { closest, distance } from 'fastest-levenshtein'
import { z } from 'zod'
import type { Fault } from './fault'
import { capital } from './spoken'
import { isRecord, type LocatedValue, type Path } from './located-value'
import { pictureSourceFault } from './picture-file'
import type { SourceFile } from './source-file'

type Issue = z.core.$ZodIssue

/** Where the issue is. Files have no symbols for keys. */
const pathOf = ({ path }: Issue): Path => path.filter(part => typeof part !== 'symbol')

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
  const meant = new Set(misspelt.values())
  const ofWrongKind = new Set(issues.filter(isOfWrongKind).map(placeOf))
  return {
    faults: issues
      // A field that stands there misspelt is one fault, not two.
      .filter(issue => !meant.has(issue))
      // Of what is no list, it says nothing that it is a long one.
      .filter(issue => isOfWrongKind(issue) || !ofWrongKind.has(placeOf(issue)))
      .flatMap(issue => explain(file, located, issue, declaration, misspelt)),
  }
}

/** Whether a value is of the wrong kind altogether. */
const isOfWrongKind = ({ code }: Issue) => code === 'invalid_type'

const placeOf = (issue: Issue) => keyOf(pathOf(issue))

/** Unknown fields that are near to a missing one beside them, with that one's issue. */
function misspellings(issue: Issue, missing: readonly Issue[]): [string, Issue][] {
  if (issue.code !== 'unrecognized_keys') return []
  const beside = missing.filter(field => keyOf(pathOf(field).slice(0, -1)) === placeOf(issue))
  return issue.keys.flatMap((key): [string, Issue][] => {
    const names = beside.map(({ path }) => String(path.at(-1)))
    const meant = beside[names.indexOf(nearest(key, names) ?? '')]
    return meant ? [[keyOf([...pathOf(issue), key]), meant]] : []
  })
}

/** A path as one text, for sets and maps. */
const keyOf = (path: Path) => path.join('\0')

function explain(
  file: SourceFile,
  located: LocatedValue,
  issue: Issue,
  declaration: z.ZodType,
  misspelt: ReadonlyMap<string, Issue>,
): Fault[] {
  const path = pathOf(issue)
  const name = fieldName(path)
  if (issue.code === 'unrecognized_keys') {
    const fields = fieldsAt(declaration, path)
    return issue.keys.map(key => {
      const meant = misspelt.get(keyOf([...path, key]))?.path.at(-1)
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
        [descriptionAt(declaration, path), wantedAt(declaration, path)].filter(Boolean).join(' '),
      ),
    ]
  }
  const value = valueAt(located.value, path)
  if (typeof value === 'string' && metaAt(declaration, path)?.picture) {
    const { message, remedy } = pictureSourceFault(value)
    return [file.fault(located.offsetOf(path), 'picture', message, remedy)]
  }
  return [
    file.fault(
      located.offsetOf(path),
      'field',
      `${capital(name)}: ${reason(issue, value)}`,
      commentRemedy(file, located.offsetOf(path), value) ?? remedy(issue, declaration, path, value),
    ),
  ]
}

/** In YAML, what follows “ #” is a comment: “Why #1 is lonely” is read as “Why”. */
function commentRemedy({ text, path }: SourceFile, offset: number, value: unknown) {
  if (!path.endsWith('.mdx') || typeof value !== 'string') return undefined
  const [line = ''] = text.slice(offset).split('\n', 1)
  return line.startsWith(`${value} #`)
    ? 'What follows “ #” is a comment: put the whole text between quotation marks.'
    : undefined
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
      if (issue.format === 'date' && !/^\d{4}-\d\d-\d\d$/.test(String(value)))
        return `“${String(value)}” is not a day as it is written here.`
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
    case 'invalid_type': {
      const digits =
        typeof value === 'string' && /^[$€£]?(-?\d[\d,]*(?:\.\d+)?)\s?%?$/.exec(value)?.[1]
      if (digits && ['number', 'int'].includes(issue.expected))
        return [`Write ${digits.replaceAll(',', '')}, the digits alone.`, description].join(' ')
      if (issue.expected === 'array')
        return [description, 'A list stands between [ and ], with commas between its entries.']
          .filter(Boolean)
          .join(' ')
      return description
    }
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
  return metaAt(declaration, path)?.reference !== undefined
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
  if (value === Infinity || value === -Infinity) return 'a number too large to be one'
  if (typeof value === 'number')
    return Number.isInteger(value) ? 'a number' : 'a number with a fraction'
  return typeof value
}

function isMissing(issue: Issue, root: unknown): boolean {
  const path = pathOf(issue)
  const key = path.at(-1)
  const parent = valueAt(root, path.slice(0, -1))
  return key !== undefined && isRecord(parent) && !Array.isArray(parent) && !(key in parent)
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), value)
}

/** The declaration at a path: through optionals, lists and objects. */
function declarationAt(declaration: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((outer, part) => {
    const around = unwrap(outer)
    if (around instanceof z.ZodArray) return around.element
    if (!(around instanceof z.ZodObject)) return undefined
    const { shape }: z.ZodObject<z.ZodRawShape> = around
    return shape[part]
  }, declaration)
}

function unwrap(declaration: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  return declaration instanceof z.ZodOptional ? unwrap(declaration.unwrap()) : declaration
}

function fieldsAt(declaration: z.ZodType, path: Path): string[] {
  const around = unwrap(declarationAt(declaration, path))
  return around instanceof z.ZodObject ? Object.keys(around.shape) : []
}

/** What is said of a field: of itself, or of what it holds where it may be left out. */
function metaAt(declaration: z.ZodType, path: Path): z.core.GlobalMeta | undefined {
  const found = declarationAt(declaration, path)
  const inner = unwrap(found)
  return (found && z.globalRegistry.get(found)) ?? (inner && z.globalRegistry.get(inner))
}

/** The sentence that explains a field to an editor. */
export function descriptionAt(declaration: z.ZodType, path: Path): string | undefined {
  return metaAt(declaration, path)?.description
}

/** What a field that is missing has to hold, where its sentence does not say so: a length, or fields. */
function wantedAt(declaration: z.ZodType, path: Path): string | undefined {
  const wanted = unwrap(declarationAt(declaration, path))
  if (wanted instanceof z.ZodObject) {
    const needed = Object.entries(wanted.shape as z.ZodRawShape).filter(
      ([, field]) => !(field instanceof z.ZodOptional),
    )
    return `It needs ${listOf(needed.map(([name]) => name))}.`
  }
  const { minLength, maxLength, description } = metaAt(declaration, path) ?? {}
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

function countOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

function listOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
