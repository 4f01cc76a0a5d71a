/**
 * The field types for schemas.
 *
 * Each takes a description for editors, which is shown in GraphQL, in VS Code hints, and in the check's messages.
 */
import { z } from 'zod'
import { isToFillIn } from './placeholders'
import { variablesIn } from './variable'

/** Plain text of `min` to `max` characters. It may have variables; see variables.ts. */
export function text(min: number, max: number, description: string) {
  return z
    .string()
    .trim()
    .check(({ value, issues }) => {
      // The variables rule measures texts with variables after filling in the values.
      if (variablesIn(value).length > 0) return
      // The placeholder rule rejects texts with placeholders of any length.
      if (isToFillIn(value)) return
      const issue = { origin: 'string', inclusive: true, input: value } as const
      if (value.length < min) issues.push({ code: 'too_small', minimum: min, ...issue })
      if (value.length > max) issues.push({ code: 'too_big', maximum: max, ...issue })
    })
    .meta({ description, directive: '@variables', minLength: min, maxLength: max })
}

/** The value of a variable. It can't contain variables, since they're filled in only once. */
export const valueText = (min: number, max: number, description: string) =>
  text(min, max, description).refine(
    value => variablesIn(value).length === 0,
    'a variable’s value can’t contain another variable; write out the words instead',
  )

/**
 * Text that matches a pattern. Messages use `expected` to describe the pattern.
 *
 * @param abort whether to skip later checks of the value, and of objects with it, if it doesn’t match
 */
export const pattern = (form: RegExp, expected: string, description: string, abort = false) =>
  z.string().regex(form, { error: expected, abort }).meta({ description })

/** A whole number. */
export const whole = (min: number, max: number, description: string) =>
  z.int32().min(min).max(max).meta({ description })

/** A valid slug. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A short machine name: lowercase letters, digits, and single hyphens. */
export const slug = (description: string) =>
  pattern(SLUG, 'lowercase letters, digits, and single hyphens', description)

/** The slug of another node. The check compares it with existing slugs, so it doesn't need a pattern. */
export const reference = (target: string, description: string) =>
  z.string().meta({ description, reference: target })

/** A valid date, as YYYY-MM-DD. */
export function day(description: string) {
  return z.iso.date().meta({ description })
}

/** A month, as YYYY-MM. */
export const month = (description: string) =>
  pattern(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month as YYYY-MM', description)

/** A path on this site: starts with one slash, has no trailing slash, and may have an anchor. */
export const sitePath = (description: string) =>
  pattern(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'a path on this site, like /services/seo, without a trailing slash',
    description,
  )

/** A link to a page on this site. */
export const internalPath = (description: string) =>
  sitePath(description).meta({ link: 'internal' })

/** A full https URL. */
export function address(description: string) {
  return z
    .url({ protocol: /^https$/, hostname: z.regexes.domain })
    .regex(/^\S+$/, 'a URL without spaces')
    .meta({ description })
}

/** The relative path of an image in the file's folder. */
export const picture = (description: string) =>
  pattern(
    /^\.\/[a-zA-Z0-9._-]+\.(?:png|jpe?g|webp|avif)$/,
    'a .png, .jpg, .webp, or .avif image in the same folder, like ./cover.png, without spaces in the name',
    description,
  ).meta({ picture: true })

/** A group of fields with its own GraphQL type. Unknown fields are errors. */
export function object<Shape extends z.ZodRawShape>(
  typeName: string,
  description: string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ typeName, description, typeDescription: description })
}

/** The paths of a value's errors. If a path leads to a missing field, the message says the field is missing. */
type ErrorPaths = (string | number)[][]

/**
 * Adds a rule to a schema, for errors in several places. For a single place, zod's own `refine` is enough.
 *
 * @param errorsIn returns the paths that break the rule
 * @param message what's wrong at those paths, worded as the end of a sentence
 */
export function refined<Type extends z.ZodType>(
  type: Type,
  errorsIn: (value: z.output<Type>) => ErrorPaths,
  message: string,
) {
  return type.superRefine((value, context) => {
    for (const path of errorsIn(value)) context.addIssue({ code: 'custom', message, path })
  })
}

/** A list of `min` to `max` entries. */
export const list = <Entry extends z.ZodType>(
  min: number,
  max: number,
  description: string,
  entry: Entry,
) => z.array(entry).min(min).max(max).meta({ description })

/** A list of references without duplicates. */
export const distinct = <Type extends z.ZodArray<z.ZodString>>(list: Type) =>
  refined(
    list,
    names => names.flatMap((name, index) => (names.indexOf(name) < index ? [[index]] : [])),
    'this is listed twice; remove one',
  )

/** The rule for ranges: `to` isn't less than `from`. */
export const goesUp = ({ from, to = from }: { from: number; to?: number | undefined }) => from <= to

/** The rule for a page's dates: a page can't be updated before it's published. */
export const changesLater = ({ date, updated = date }: { date: string; updated?: string }) =>
  updated < date ? [['updated']] : []
export const CHANGED_EARLY = 'this date is before the publication date; correct one of them'

/** The path of the site's own contact handler. */
export const OWN_ENDPOINT = '/api/contact'
